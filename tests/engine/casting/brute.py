"""Another way to know whether a cost can be paid: everything is tried, one thing after the other, on plain words.

It shares no code with the engine: what the permanents of a board can do is said here again, by hand.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Thing:
    """A permanent: what it adds when tapped, each way; what it adds when it is sacrificed; its color, if it is a creature."""

    name: str
    taps_for: tuple[str, ...] = ()
    life: int = 0  # for tapping it
    sacrificed_for: tuple[str, ...] = ()
    and_tapped: bool = False
    creature: str | None = None
    tapped: bool = False
    gone: bool = False


@dataclass(frozen=True)
class Board:
    things: tuple[Thing, ...]
    life: int
    pool: str = ""
    graveyard: int = 0


@dataclass(frozen=True)
class Owed:
    mana: str  # "2RG": a digit is generic
    sacrifices: int = 0  # creatures
    life: int = 0
    convoke: bool = False
    delve: bool = False


def can_pay(board: Board, owed: Owed) -> bool:
    """Whether some order of doing things pays all."""
    return any(_pays(ready, owed) for ready in (_with_mana(board) if owed.mana.strip("0") else (board,)))


def _with_mana(board: Board) -> Iterator[Board]:
    """The board after any mana abilities, in any number."""
    seen, left = {board}, [board]
    while left:
        now = left.pop()
        yield now
        for after in _activated(now):
            if after not in seen:
                seen.add(after)
                left.append(after)


def _activated(board: Board) -> Iterator[Board]:
    for n, thing in enumerate(board.things):
        if thing.gone:
            continue
        if not thing.tapped and board.life >= thing.life:
            for added in thing.taps_for:
                yield _changed(board, n, replace(thing, tapped=True), added, thing.life)
        if not (thing.and_tapped and thing.tapped):
            for added in thing.sacrificed_for:
                yield _changed(board, n, replace(thing, gone=True), added, 0)


def _changed(board: Board, n: int, thing: Thing, added: str, life: int) -> Board:
    things = (*board.things[:n], thing, *board.things[n + 1 :])
    return replace(board, things=things, pool="".join(sorted(board.pool + added)), life=board.life - life)


def _pays(board: Board, owed: Owed) -> bool:
    if board.life < owed.life and owed.life:
        return False
    symbols = [s for s in owed.mana if not s.isdigit()] + ["generic"] * sum(int(s) for s in owed.mana if s.isdigit())
    return _pays_mana(board, symbols, owed)


def _pays_mana(board: Board, symbols: list[str], owed: Owed) -> bool:
    if not symbols:
        return sum(t.creature is not None and not t.gone for t in board.things) >= owed.sacrifices
    symbol, rest = symbols[0], symbols[1:]
    for letter in set(board.pool):
        if symbol in {letter, "generic"} and _pays_mana(replace(board, pool=board.pool.replace(letter, "", 1)), rest, owed):
            return True
    delves = owed.delve and symbol == "generic" and board.graveyard > 0
    if delves and _pays_mana(replace(board, graveyard=board.graveyard - 1), rest, owed):
        return True
    if not owed.convoke:
        return False
    for n, thing in enumerate(board.things):
        helps = thing.creature is not None and not thing.tapped and not thing.gone and symbol in {thing.creature, "generic"}
        if helps and _pays_mana(_changed(board, n, replace(thing, tapped=True), "", 0), rest, owed):
            return True
    return False
