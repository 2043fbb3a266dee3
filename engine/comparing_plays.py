"""Two plays held against each other: how their steps go together, where they first part, what they end with differently."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum
from itertools import pairwise, zip_longest

from engine.comparing import Loose, Pair, differences, staying
from engine.game import Game
from engine.model import PlayerId
from engine.played import LETTERS, Kind, Played, PlayStep
from engine.total_cost import ManaCost


def paired_plays(one: Played, other: Played) -> tuple[Pair, ...]:
    """The steps of two plays in step: the same letter or the same happening of each side by side, whatever it comes to.

    Where only one of them goes on, the other stays at the step it has reached.
    """
    return tuple(staying(tuple(_loose(one.steps, other.steps))))


def _loose(one: Sequence[PlayStep], other: Sequence[PlayStep]) -> Iterator[Loose]:
    mine, yours = [_what(step) for step in one], [_what(step) for step in other]
    for kind, start, end, first, last in SequenceMatcher(None, mine, yours, autojunk=False).get_opcodes():
        here, there = [s.number for s in one[start:end]], [s.number for s in other[first:last]]
        if kind in {"equal", "replace"}:
            yield from zip_longest(here, there)
        else:
            yield from ((number, None) for number in here)
            yield from ((None, number) for number in there)


def _what(step: PlayStep) -> tuple[object, ...]:
    """What a step is about, so that those of two plays are known to be the same: which letter of what, or what happens then."""
    cast = step.item.id if step.item is not None and step.kind in LETTERS else ""
    who = step.player if step.kind in _OF_A_PLAYER else None
    return (step.kind, who, cast, step.turn_step)


_OF_A_PLAYER = frozenset({Kind.PRIORITY, Kind.PASS})


def parting_plays(one: Played, other: Played) -> int | None:
    """The place, from 0, among their pairs, where two plays first part: only one goes on, or what happens is not the same.

    None: they never do.
    """
    pairs = paired_plays(one, other)
    for place, (before, now) in enumerate(pairwise(((0, 0), *pairs))):
        goes_on = before[0] < now[0], before[1] < now[1]
        if goes_on != (True, True) or _exactly(one.steps[now[0] - 1]) != _exactly(other.steps[now[1] - 1]):
            return place
    return None


def _exactly(step: PlayStep) -> str:
    """Everything that a step tells of, but its place in the play."""
    told = (step.cost, step.mana, step.paid, step.refused, step.failed, step.moved, step.changes, step.life, step.state_based)
    return repr((_what(step), step.player, *told, [item.id for item in step.triggered], step.happened))


class Ending(StrEnum):
    """What may be different where two plays end, besides the objects."""

    COST = "the total cost of a spell or ability"
    LIFE = "a player's life"
    POOL = "a player's mana pool"
    STACK = "the stack, from the bottom"
    PRIORITY = "who has priority"
    LOST = "who has lost"


@dataclass(frozen=True, slots=True)
class Otherwise:
    """Something that two plays end with differently: the players or ids, a number, or the mana of each.

    `whose`: the player, or the spell or ability on the stack.
    """

    what: Ending
    one: object
    other: object
    whose: str = ""


def ends_otherwise(one: Played, other: Played) -> bool:
    """Whether two plays end in different positions, or by different costs."""
    return bool(endings(one, other) or differences(one.steps[-1].sheets, other.steps[-1].sheets))


def endings(one: Played, other: Played) -> tuple[Otherwise, ...]:
    """What two plays end with differently, besides the objects."""
    found = [*_costs(one, other), *(Otherwise(what, mine, yours) for what, mine, yours in _of_all(one.game, other.game))]
    for player in (p.id for p in one.game.state.players):
        found.append(Otherwise(Ending.LIFE, one.game.state.life(player), other.game.state.life(player), player))
        found.append(Otherwise(Ending.POOL, _pool(one, player), _pool(other, player), player))
    return tuple(difference for difference in found if difference.one != difference.other)


def _costs(one: Played, other: Played) -> Iterator[Otherwise]:
    """What was determined in both, though not to the same amount."""
    mine, yours = _totals(one), _totals(other)
    yield from (Otherwise(Ending.COST, mine[item], yours[item], item) for item in mine if item in yours)


def _totals(played: Played) -> dict[str, ManaCost | None]:
    """The mana of the last total cost of each spell and ability; None: none is asked for."""
    return {step.item.id: step.cost.mana for step in played.steps if step.item is not None and step.cost is not None}


def _of_all(one: Game, other: Game) -> Iterator[tuple[Ending, object, object]]:
    yield Ending.STACK, tuple(item.id for item in one.stack), tuple(item.id for item in other.stack)
    yield Ending.PRIORITY, one.priority or "", other.priority or ""
    yield Ending.LOST, tuple(one.lost), tuple(other.lost)


def _pool(played: Played, player: PlayerId) -> tuple[str, ...]:
    return tuple(sorted(played.game.pools.get(player, ())))
