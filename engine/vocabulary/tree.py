"""Walking a tree of the vocabulary."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass


def nodes(tree: object) -> Iterator[object]:
    """The tree and everything in it, parents first."""
    yield tree
    if isinstance(tree, tuple | frozenset):
        for part in tree:
            yield from nodes(part)
    elif is_dataclass(tree):
        for field in fields(tree):
            yield from nodes(getattr(tree, field.name))
