"""A step of a play as the table shows it."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.model import ObjectId, Timestamp, Zone
from engine.played import Kind, PlayStep
from engine.sheet import Sheet
from engine.state import GameObject, State
from engine.trace import Change
from lessons.narration import Names


@dataclass(frozen=True, slots=True)
class PlaySight:
    """A step of a play as one reader sees it. Orders of arrival are told on the boards of layers, not here."""

    step: PlayStep
    names: Names

    @property
    def state(self) -> State:
        """The position after the step."""
        return self.step.game.state

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

    def arrival(self, thing: GameObject) -> int | None:  # noqa: ARG002 (as every sight is asked)
        """Not told."""
        return None

    def arrival_of(self, timestamp: Timestamp) -> int | None:  # noqa: ARG002
        """Not told."""
        return None

    def arrives(self, thing: GameObject) -> bool:
        """Whether the object came in this step to where it is."""
        return any(move.object == thing.id and move.to is thing.zone for move in self.step.moved)

    def is_reached(self, id_: ObjectId) -> bool:
        """Whether what the step is about has the object as a target."""
        targets = self.step.item.announced.targets.values() if self.step.item is not None else ()
        return any(id_ in chosen for chosen in targets)

    def is_source(self, id_: ObjectId) -> bool:
        """Whether the step is about an ability of the object."""
        return self.step.item is not None and self.step.item.source == id_

    def arrives_on_stack(self, id_: ObjectId) -> bool:
        """Whether the step put the spell or ability on the stack."""
        put = self.step.kind in {Kind.PROPOSE, Kind.PUT} and self.step.item is not None and self.step.item.id == id_
        return put or any(move.object == id_ and move.to is Zone.STACK for move in self.step.moved)
