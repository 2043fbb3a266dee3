"""401: a library has an order. Its top card is the one with the greatest timestamp."""

from collections.abc import Sequence
from dataclasses import replace

from engine.model import ObjectId, PlayerId, Zone
from engine.rules.moving import move, with_objects
from engine.state import State


def library(state: State, player: PlayerId) -> tuple[ObjectId, ...]:
    """A player's library from the top down (401.2)."""
    cards = [o for o in state.objects.values() if o.zone is Zone.LIBRARY and o.owner == player]
    return tuple(o.id for o in sorted(cards, key=lambda o: o.timestamp, reverse=True))


def from_top(state: State, player: PlayerId, number: int, *, bottom: bool = False) -> tuple[ObjectId, ...]:
    """So many cards from the top, or the bottom, of a player's library; all of it if there are fewer (401.7, 609.3)."""
    cards = library(state, player)
    number = max(0, number)
    return tuple(reversed(cards))[:number] if bottom else cards[:number]


def put_on_top(state: State, ids: Sequence[ObjectId]) -> State:
    """Cards are put on top of their owners' libraries, as listed from the top down (401.4).

    Those that are in a library already only change their place: they stay the same objects.
    """
    state = _into(state, ids)
    return _placed(state, [(id_, (state.clock, n)) for n, id_ in enumerate(reversed(ids))])


def put_on_bottom(state: State, ids: Sequence[ObjectId]) -> State:
    """Cards are put on the bottom of their owners' libraries, as listed from the top down: below all others (401.4)."""
    state = _into(state, ids)
    return _placed(state, [(id_, (-state.clock, n)) for n, id_ in enumerate(reversed(ids))])


def _into(state: State, ids: Sequence[ObjectId]) -> State:
    return move(state, ids, Zone.LIBRARY)


def _placed(state: State, places: Sequence[tuple[ObjectId, tuple[int, int]]]) -> State:
    there = [replace(state.objects[id_], timestamp=t) for id_, t in places if state.objects[id_].zone is Zone.LIBRARY]
    return replace(with_objects(state, there), clock=state.clock + 1) if there else state
