"""Walking a tree of the vocabulary."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import get_args

from engine.vocabulary.ability import Ability

_ABILITIES = get_args(Ability)


def nodes(tree: object) -> Iterator[object]:
    """The tree and everything in it, parents first."""
    yield tree
    for part in _parts(tree):
        yield from nodes(part)


def said(tree: object) -> Iterator[object]:
    """The same, but not the abilities in it that it grants, takes or quotes: what they say is said by whoever has them."""
    if not isinstance(tree, _ABILITIES):
        yield tree
        for part in _parts(tree):
            yield from said(part)


def _parts(tree: object) -> Iterator[object]:
    if isinstance(tree, tuple | frozenset):
        yield from tree
    elif is_dataclass(tree):
        yield from (getattr(tree, field.name) for field in fields(tree))
