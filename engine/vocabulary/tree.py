"""Walking a tree of the vocabulary, and making another of it: its nodes are frozen dataclasses and tuples of them."""

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import TypeVar, get_args

from engine.vocabulary.ability import Ability

_ABILITIES = get_args(Ability)
T = TypeVar("T")


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


def rewrite(tree: T, change: Callable[[object], object]) -> T:
    """The tree with `change` applied to every node, parts before wholes, in the order of the fields. Unchanged parts
    are the same objects.
    """
    if isinstance(tree, tuple):
        parts = tuple(rewrite(part, change) for part in tree)
        return tree if all(a is b for a, b in zip(parts, tree, strict=True)) else parts  # type: ignore[return-value]
    if not is_dataclass(tree) or isinstance(tree, type):
        return tree
    changed = {}
    for field in fields(tree):
        before = getattr(tree, field.name)
        after = rewrite(before, change)
        if after is not before:
            changed[field.name] = after
    return change(replace(tree, **changed) if changed else tree)  # type: ignore[return-value]
