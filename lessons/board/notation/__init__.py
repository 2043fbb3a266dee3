"""The board file: TOML with Spanish keys → a board, or every fault with its line. See docs/tableros.md."""
