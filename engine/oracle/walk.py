"""Going through a tree of vocabulary nodes without knowing them: every frozen dataclass, tuple and mapping in it."""

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import TypeVar

T = TypeVar("T")


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


def nodes(tree: object) -> Iterator[object]:
    """Every node of the tree, wholes before parts."""
    if isinstance(tree, tuple):
        for part in tree:
            yield from nodes(part)
    elif is_dataclass(tree) and not isinstance(tree, type):
        yield tree
        for field in fields(tree):
            yield from nodes(getattr(tree, field.name))
