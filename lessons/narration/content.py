"""The content files that the narration reads: Spanish names, types, glossary. Each is read once."""

import json
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def toml(name: str) -> dict[str, Any]:
    """A TOML file of `lessons/content`. Raises `FileNotFoundError`, or `tomllib.TOMLDecodeError` if it is not TOML."""
    return tomllib.loads(files("lessons").joinpath("content", name).read_text(encoding="utf-8"))


@cache
def json_file(name: str) -> dict[str, Any]:
    """A JSON file of `lessons/content`. Raises `FileNotFoundError`, or `ValueError` if it is not JSON."""
    data: dict[str, Any] = json.loads(files("lessons").joinpath("content", name).read_text(encoding="utf-8"))
    return data
