"""Orders of arrival as numbers a reader can follow: 1 for what came first (613.7)."""

from engine.model import Zone
from engine.state import GameObject, State, Timestamp


def arrivals(state: State) -> tuple[Timestamp, ...]:
    """The timestamps of the permanents, emblems and resolved effects of a position, in order."""
    objects = {thing.timestamp for thing in state.objects.values() if _counts(thing)}
    return tuple(sorted(objects | {effect.timestamp for effect in state.effects}))


def place(timestamp: Timestamp, state: State) -> int:
    """The place of a timestamp among those arrivals, from 1."""
    return 1 + sum(earlier < timestamp for earlier in arrivals(state))


def place_of(thing: GameObject, state: State) -> int | None:
    """The place of an object's own timestamp; None where its timestamp orders nothing."""
    return place(thing.timestamp, state) if _counts(thing) else None


def _counts(thing: GameObject) -> bool:
    return thing.zone is Zone.BATTLEFIELD or thing.emblem
