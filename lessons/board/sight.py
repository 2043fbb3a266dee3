"""What is needed to draw the table after a step, of whichever kind of board it is."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from engine import Trace
from engine.model import ObjectId, Timestamp
from engine.sheet import Sheet
from engine.state import GameObject, State
from engine.trace import Change, Step, StepKind
from lessons.board.arrivals import Arrivals
from lessons.narration import Names


class Looks(Protocol):
    """A step as the table shows it: the position after it, what it changed, and whom it was about."""

    @property
    def names(self) -> Names:
        """The language of card names."""

    @property
    def state(self) -> State:
        """The position after the step."""

    @property
    def sheets(self) -> Mapping[ObjectId, Sheet]:
        """The characteristics after the step."""

    @property
    def before(self) -> Mapping[ObjectId, Sheet]:
        """The characteristics before the step."""

    @property
    def changes(self) -> tuple[Change, ...]:
        """What it changed."""

    def arrival(self, thing: GameObject) -> int | None:
        """The place of an object in the order of arrival; None where that orders nothing or is not told."""

    def arrival_of(self, timestamp: Timestamp) -> int | None:
        """The place of an effect's timestamp in the order of arrival; None where it is not told."""

    def arrives(self, thing: GameObject) -> bool:
        """Whether the step brought the object."""

    def is_reached(self, id_: ObjectId) -> bool:
        """Whether the step is about the object, though it changes nothing of it."""

    def is_source(self, id_: ObjectId) -> bool:
        """Whether the object is the source of what happens."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A step of a trace as one reader sees it."""

    step: Step
    trace: Trace
    names: Names
    arrivals: Arrivals

    @classmethod
    def of(cls, step: Step, trace: Trace, names: Names) -> "Sight":
        """The sight of a step of a trace."""
        return cls(step, trace, names, Arrivals.of(step.state))

    @property
    def state(self) -> State:
        """The position after the step."""
        return self.step.state

    @property
    def sheets(self) -> Mapping[ObjectId, Sheet]:
        """The characteristics after the step."""
        return self.step.sheets

    @property
    def before(self) -> Mapping[ObjectId, Sheet]:
        """The characteristics before the step."""
        return self.step.before

    @property
    def changes(self) -> tuple[Change, ...]:
        """What it changed."""
        return self.step.changes

    def arrival(self, thing: GameObject) -> int | None:
        """The place of an object's own timestamp; None where its timestamp orders nothing."""
        return self.arrivals.place_of(thing)

    def arrival_of(self, timestamp: Timestamp) -> int | None:
        """The place of a timestamp among those of the position."""
        return self.arrivals.place(timestamp)

    def arrives(self, thing: GameObject) -> bool:
        """Whether the step's moment brought the object."""
        return self.step.kind is StepKind.MOMENT and thing.id not in self.step.before

    def is_reached(self, id_: ObjectId) -> bool:
        """Whether the effect applied to the object."""
        return id_ in self.step.applied_to

    def is_source(self, id_: ObjectId) -> bool:
        """Whether the effect that is applied is of the object."""
        return self.step.effect is not None and self.step.effect.source == id_
