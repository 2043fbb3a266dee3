"""Who is on a board, for the card that invites to play it."""

from collections import Counter
from dataclasses import dataclass, replace

from engine import Card, Setup, pool
from engine.actions import Enter, Resolve, Together
from lessons.catalog.load import trace_of
from lessons.catalog.names import slug_of
from lessons.catalog.values import AnyBoard, PlayedBoard
from lessons.narration import Names


@dataclass(frozen=True, slots=True)
class Member:
    """One card of a board, and how many of it one player has."""

    name: str
    slug: str
    colors: tuple[str, ...]
    mine: bool
    number: int = 1


@dataclass(frozen=True, slots=True)
class Cast:
    """The cards of a board in the order in which they come, and how many steps it has, or how many lines of play."""

    members: tuple[Member, ...]
    steps: int = 0
    lines: int = 0


def cast_of(board: AnyBoard, names: Names) -> Cast:
    """The cast of a board."""
    if isinstance(board, PlayedBoard):
        return Cast(_members(board.file.opening.setup, names), lines=len(board.file.lines))
    return Cast(_members(board.file.setup, names), steps=len(trace_of(board).steps))


def _members(setup: Setup, names: Names) -> tuple[Member, ...]:
    members: list[Member] = []
    for action in setup.timeline:
        match action:
            case Enter():
                members.append(_member(setup, action.card, action.controller, names))
            case Together(arrivals):
                members += [_member(setup, arrival.card, arrival.controller, names) for arrival in arrivals]
            case Resolve(card=str(card)):
                members.append(_member(setup, card, action.controller, names))
            case _:
                pass
    counted = Counter(members)
    return tuple(replace(member, number=times) for member, times in counted.items())


def _member(setup: Setup, name: str, controller: str, names: Names) -> Member:
    card: Card | None = setup.cards.get(name) or pool().get(name)
    colors = tuple(color.value.lower() for color in sorted(card.colors)) if card else ()
    return Member(names.card(name), slug_of(name), colors or ("none",), controller == "you")
