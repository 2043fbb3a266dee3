"""Orders of arrival as numbers a reader can follow: 1 for what came first (613.7)."""

from bisect import bisect_left
from dataclasses import dataclass

from engine.model import Timestamp, Zone
from engine.state import GameObject, State


@dataclass(frozen=True, slots=True)
class Arrivals:
    """The timestamps of the permanents, emblems and resolved effects of a position, in order."""

    timestamps: tuple[Timestamp, ...]

    @classmethod
    def of(cls, state: State) -> "Arrivals":
        """Those of a position."""
        objects = {thing.timestamp for thing in state.objects.values() if _counts(thing)}
        return cls(tuple(sorted(objects | {effect.timestamp for effect in state.effects})))

    def place(self, timestamp: Timestamp) -> int:
        """The place of a timestamp among them, from 1."""
        return 1 + bisect_left(self.timestamps, timestamp)

    def place_of(self, thing: GameObject) -> int | None:
        """The place of an object's own timestamp; None where its timestamp orders nothing."""
        return self.place(thing.timestamp) if _counts(thing) else None


def _counts(thing: GameObject) -> bool:
    return thing.zone is Zone.BATTLEFIELD or thing.emblem
