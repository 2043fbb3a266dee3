"""What changed, in pieces: the same, the old struck out, the new beside it. Never told by colour alone."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum
from typing import Generic, TypeVar

T = TypeVar("T")


class Mark(StrEnum):
    """How a piece stands to the step: unchanged, gone by it, or come by it."""

    SAME = "igual"
    OLD = "viejo"
    NEW = "nuevo"


@dataclass(frozen=True, slots=True)
class Piece:
    """Some text and its mark."""

    text: str
    mark: Mark = Mark.SAME


Pieces = tuple[Piece, ...]


def same(text: str) -> Pieces:
    """One unchanged piece, or none for no text."""
    return (Piece(text),) if text else ()


def whole(before: str, after: str) -> Pieces:
    """A value that is read as one thing: the old, then the new."""
    if before == after:
        return same(after)
    return tuple(piece for piece in (Piece(before, Mark.OLD), Piece(after, Mark.NEW)) if piece.text)


def by_words(before: str, after: str, meaning: Callable[[str], str] = str) -> Pieces:
    """A line of which only some words change: each run of them stands struck before what replaces it. Capitals are no change.

    `meaning`: of a word in lower case, what stands for it and for every word that says the same.
    """
    old, new = before.split(), after.split()
    made: list[Piece] = []
    plain_old, plain_new = [meaning(word.lower()) for word in old], [meaning(word.lower()) for word in new]
    for kind, start, end, new_start, new_end in SequenceMatcher(None, plain_old, plain_new, autojunk=False).get_opcodes():
        if kind == "equal":
            made.append(Piece(" ".join(new[new_start:new_end])))
            continue
        come = new[new_start:new_end]
        made.append(Piece(" ".join(old[start:end]), Mark.OLD))
        if come[:1] == ["—"]:
            made.append(Piece("—"))
        made.append(Piece(" ".join(come[1:] if come[:1] == ["—"] else come), Mark.NEW))
    return tuple(piece for piece in made if piece.text)


@dataclass(frozen=True, slots=True)
class Line(Generic[T]):
    """One of a list of things, with its mark."""

    item: T
    mark: Mark = Mark.SAME


def by_items(before: Sequence[T], after: Sequence[T], key: Callable[[T], Hashable]) -> tuple[Line[T], ...]:
    """Two lists as one: what stays, what went and what came, each where it stood."""
    old, new = [key(item) for item in before], [key(item) for item in after]
    made: list[Line[T]] = []
    for kind, start, end, new_start, new_end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            made += _marked(after[new_start:new_end], Mark.SAME)
        else:
            made += [*_marked(before[start:end], Mark.OLD), *_marked(after[new_start:new_end], Mark.NEW)]
    return tuple(made)


def _marked(items: Iterable[T], mark: Mark) -> list[Line[T]]:
    return [Line(item, mark) for item in items]
