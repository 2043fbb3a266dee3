"""A drawn position played: what the rules make of it, and what each misreading would; refused where a question about it could be
read in two ways."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from engine import Card, Setup, Trace, pool, replay
from engine.actions import Enter, Resolve
from engine.misreading import sheets_as_read
from engine.model import LAYERS, Layer, ObjectId
from engine.predicting import Look, look
from engine.sheet import Sheet
from engine.trace import Step, StepKind
from lessons.study.freed import is_of_two_readings
from lessons.study.generated.supply import harmless
from lessons.study.generated.table import Drawn

Sheets = Mapping[ObjectId, Sheet]


@dataclass(frozen=True)
class Position:
    """A position and how it plays. Not slotted: what is worked out is kept."""

    setup: Setup
    trace: Trace

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its cards, each once, in the order in which they come."""
        actions = (action for action in self.setup.timeline if isinstance(action, Enter | Resolve))
        return tuple(pool()[name] for name in dict.fromkeys(action.card for action in actions) if name is not None)

    @property
    def applied(self) -> tuple[Step, ...]:
        """The effects of the last moment, one by one."""
        return tuple(step for step in self.trace.steps if step.kind is StepKind.APPLY)

    @property
    def result(self) -> Step:
        """The step that tells what comes of it."""
        return self.trace.steps[-1]

    @cached_property
    def misread(self) -> Mapping[str, Sheets]:
        """What every object would look like in the end, by the name of each misreading."""
        return sheets_as_read(self.trace, self.applied[0].number)

    def look(self, object_: ObjectId) -> Look:
        """The question of how an object ends."""
        return look(self.trace, self.applied[0].number, object_)

    def touching(self, object_: ObjectId) -> tuple[Step, ...]:
        """The effects that do something to an object."""
        return tuple(step for step in self.applied if any(id_ == object_ and done for id_, done in step.operations))

    def about(self, object_: ObjectId) -> tuple[Step, ...]:
        """Those, and the effects that reach nobody: what there is to tell of how the object ends."""
        touching = self.touching(object_)
        return tuple(step for step in self.applied if step in touching or not step.applied_to)

    def in_layer(self, layer: Layer) -> tuple[Step, ...]:
        """The effects applied in a layer, in order."""
        return tuple(step for step in self.applied if step.layer is layer)

    def without(self, moment: int) -> "Position | None":
        """The same without one of its moments, or None where the others can't be without it."""
        timeline = self.setup.timeline[:moment] + self.setup.timeline[moment + 1 :]
        try:
            return play(Setup(self.setup.players, timeline, opened=frozenset({len(timeline) - 1})))
        except Drawn:
            return None


def play(setup: Setup) -> Position:
    """The position played.

    Raises `Drawn` where something in it is refused, not understood or left undone, or where a permanent is put into a graveyard
    on the way (704.3), or where an effect that was set free does not go at once, which the letter of 613.8b would have: what is
    asked must have one answer that can be found in what is said.
    """
    trace = replay(setup)
    if trace.refused is not None or trace.steps[-1].kind is not StepKind.RESULT:
        raise Drawn
    for step in trace.steps:
        if step.kind is StepKind.STATE_BASED or step.untold or not harmless().issuperset(step.unperformed):
            raise Drawn
    position = Position(setup, trace)
    if not position.applied or any(is_of_two_readings(position.in_layer(layer)) for layer in LAYERS):
        raise Drawn
    return position
