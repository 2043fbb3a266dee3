"""The Markdown of a class: what it may say beyond CommonMark, its blocks, and its HTML."""
