"""One name for everything that a page is made of: engine, content, code and templates."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

SOURCES = (
    ("engine", "*.py"), ("engine", "*.json"), ("engine", "*.lark"), ("lessons", "*.py"), ("lessons", "*.md"), ("lessons", "*.toml"),
    ("lessons", "*.json"), ("templates", "*"), ("static", "*"),
)  # fmt: skip


def version(root: Path, *settings: str) -> str:
    """A hash that changes when a source file below `root`, or a setting that pages show, does."""
    found = hashlib.sha256("\n".join(settings).encode())
    for path in sorted(set(_files(root))):
        found.update(path.relative_to(root).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def _files(root: Path) -> Iterator[Path]:
    for folder, pattern in SOURCES:
        yield from (path for path in (root / folder).rglob(pattern) if path.is_file() and "__pycache__" not in path.parts)
