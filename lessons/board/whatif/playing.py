"""A changed board, played: kept for whoever comes to one of its steps next."""

from dataclasses import dataclass, replace
from functools import lru_cache

from engine import Trace
from engine.whatif import Whys, what_if
from lessons.board.file import Moment
from lessons.board.whatif.notation import Changes
from lessons.catalog.values import Board


@dataclass(frozen=True, slots=True, eq=False)
class Changed:
    """A board with its timeline changed. `board`: without the words of its file, which speak of another order.

    - `moments`: which of the file's each of its moments is, from 1. `impossible`: the file's moment, and why; `unasked`: those that
      happen without a choice of theirs, and why.
    """

    board: Board
    trace: Trace
    moments: tuple[int, ...]
    impossible: Whys
    unasked: Whys


@lru_cache(maxsize=128)
def changed(board: Board, changes: Changes) -> Changed:
    """The board played with these changes."""
    found = what_if(board.file.setup, changes.variations(board.file.setup))
    moments = tuple(Moment() for _ in found.setup.timeline)
    file = replace(board.file, setup=found.setup, moments=moments, note=None, asks=(), readings=())
    return Changed(
        board=replace(board, file=file),
        trace=found.trace,
        moments=tuple(number + 1 for number in found.moments),
        impossible=_from_one(found.impossible),
        unasked=_from_one(found.unasked),
    )


def _from_one(whys: Whys) -> Whys:
    return tuple((number + 1, why) for number, why in whys)
