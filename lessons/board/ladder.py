"""The ladder: every layer in order, with the effects applied, being applied, waiting or lost in each (613.1–613.4)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.model import LAYERS, Layer
from engine.sheet import EffectId
from engine.trace import EffectRef, Step, StepKind, Wait
from lessons import narration
from lessons.board.addresses import Addresses
from lessons.board.keys import effect_key
from lessons.board.sight import Sight
from lessons.narration import Voice

_ORDER = list(Layer)
_LABELS = {Layer.PLAYERS: "J", Layer.RULES: "R"}  # where a number stands for the others
_GROUPS: tuple[tuple[str, tuple[Layer, ...]], ...] = (
    ("", (Layer.COPY, Layer.FACE_DOWN)),
    ("", (Layer.CONTROL, Layer.TEXT, Layer.TYPE, Layer.COLOR, Layer.ABILITY)),
    ("7", (Layer.CDA_PT, Layer.SET_PT, Layer.MODIFY_PT, Layer.SWITCH_PT)),
    ("", (Layer.PLAYERS, Layer.RULES)),
)


class State(StrEnum):
    """Where a layer or an effect stands at a step."""

    DONE = "done"
    NOW = "now"
    WAITING = "waiting"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Chip:
    """An effect's part in one layer."""

    key: str
    arrival: int | None
    text: str
    source: str
    state: State


@dataclass(frozen=True, slots=True)
class Arrow:
    """From a waiting effect to the one it depends on: rows of the layer's chips from 1, and a lane of its own."""

    top: int
    bottom: int
    lane: int
    direction: str  # "up" or "down": where its head is; "both" for a loop
    text: str


@dataclass(frozen=True, slots=True)
class Rung:
    """A layer or sublayer. `step` and `url`: its first step, if the moment has one; else 0 and ""."""

    code: str
    label: str
    name: str
    state: State
    chips: tuple[Chip, ...]
    arrows: tuple[Arrow, ...]
    step: int
    url: str


@dataclass(frozen=True, slots=True)
class Group:
    """Rungs that belong together; `number` and `name` are empty for those that stand alone."""

    number: str
    name: str
    rungs: tuple[Rung, ...]


@dataclass(frozen=True, slots=True)
class Ladder:
    """All of them."""

    groups: tuple[Group, ...]


def ladder(sight: Sight, addresses: Addresses) -> Ladder:
    """The ladder of the step's moment as it stands after the step."""
    moment = [other for other in sight.trace.steps if other.moment == sight.step.moment and other.layer is not None]
    made = _Rungs(sight.step, sight, addresses, tuple(moment))
    groups = [
        Group(number, narration.layer_group(number) if number else "", tuple(made.rung(layer) for layer in layers))
        for number, layers in _GROUPS
    ]
    return Ladder(tuple(g for g in groups if g.rungs[0].code in LAYERS or any(rung.chips for rung in g.rungs)))


def so_far(whole: Ladder) -> Ladder:
    """The ladder without what is still to come: only what was applied, and what was lost."""
    groups = (replace(group, rungs=tuple(_done(rung) for rung in group.rungs)) for group in whole.groups)
    return Ladder(tuple(groups))


def _done(rung: Rung) -> Rung:
    chips = tuple(replace(c, state=State.DONE) if c.state is State.NOW else c for c in rung.chips if c.state is not State.WAITING)
    ahead = rung.state is State.WAITING
    return replace(rung, chips=chips, arrows=(), step=0 if ahead else rung.step, url="" if ahead else rung.url)


@dataclass(frozen=True, slots=True)
class _Rungs:
    step: Step
    sight: Sight
    addresses: Addresses
    moment: tuple[Step, ...]

    def rung(self, layer: Layer) -> Rung:
        entries = list(self._entries(layer))
        chips = tuple(self._chip(effect, layer, state) for effect, state in entries)
        rows = {effect.id: row for row, (effect, _) in enumerate(entries, 1)}
        first = next((step for step in self.moment if step.layer is layer), None)
        return Rung(
            code=layer.value,
            label=_LABELS.get(layer, layer.value),
            name=narration.layer(layer),
            state=self._state(layer),
            chips=chips,
            arrows=tuple(self._arrows(layer, rows)),
            step=first.number if first else 0,
            url=self.addresses.step(first.number) if first else "",
        )

    def _state(self, layer: Layer) -> State:
        if self.step.layer is layer:
            return State.NOW
        if self.step.kind in (StepKind.RESULT, StepKind.STATE_BASED):
            return State.DONE
        if self.step.layer is None:
            return State.WAITING
        return State.DONE if _ORDER.index(layer) < _ORDER.index(self.step.layer) else State.WAITING

    def _entries(self, layer: Layer) -> Iterator[tuple[EffectRef, State]]:
        """Applied ones in the order in which they were; then those that wait, by arrival; then the lost."""
        for other in self.moment:
            if other.layer is layer and other.effect is not None and other.number <= self.step.number:
                yield other.effect, State.NOW if other.number == self.step.number else State.DONE
        waiting = {effect: self.sight.trace.effects[effect] for effect, next_ in self._next() if self._comes(effect, next_, layer)}
        for effect in sorted(waiting.values(), key=lambda effect: effect.timestamp):
            yield effect, State.WAITING
        for effect in self._lost(layer):
            yield effect, State.LOST

    def _next(self) -> Iterator[tuple[EffectId, Layer]]:
        """The effects that wait, each with the layer of its next part. Before the first is applied, that one waits too."""
        first = self.moment[0] if self.moment else None
        if first is not None and self.step.kind is StepKind.MOMENT and first.effect is not None and first.layer is not None:
            yield first.effect.id, first.layer
            yield from ((wait.effect, wait.layer) for wait in first.waiting)
        yield from ((wait.effect, wait.layer) for wait in self.step.waiting)

    def _comes(self, effect: EffectId, next_: Layer, layer: Layer) -> bool:
        """Whether a part of it is still to come in the layer: what lies before its next part never will."""
        return _ORDER.index(layer) >= _ORDER.index(next_) and layer in dict(self.sight.trace.effects[effect].parts)

    def _lost(self, layer: Layer) -> Iterator[EffectRef]:
        for other in self.moment:
            if other.number > self.step.number or other.layer is None:
                continue
            for identity in other.lost:
                effect = self.sight.trace.effects[identity]
                if layer in dict(effect.parts) and _ORDER.index(layer) >= _ORDER.index(other.layer):
                    yield effect

    def _chip(self, effect: EffectRef, layer: Layer, state: State) -> Chip:
        operations = dict(effect.parts).get(layer, ())
        text = narration.operations(operations, Voice(self.sight.names, effect.source_card or None))
        name = self.sight.names.card(effect.source_card)
        return Chip(effect_key(effect.id), self._arrival(effect), text or name, name, state)

    def _arrival(self, effect: EffectRef) -> int | None:
        """Its place; None for the ability of an object in a zone where arrivals order nothing."""
        thing = self.step.state.objects.get(effect.source or "")
        if thing is not None and self.sight.arrivals.place_of(thing) is None:
            return None
        return self.sight.arrivals.place(effect.timestamp)

    def _arrows(self, layer: Layer, rows: dict[EffectId, int]) -> Iterator[Arrow]:
        loop = sorted(rows[effect] for effect in (self.step.cause.loop if self.step.cause else ()) if effect in rows)
        if self.step.layer is layer and len(loop) > 1:
            yield Arrow(loop[0], loop[-1], 1, "both", "")
        waits = [wait for wait in self.step.waiting if wait.layer is layer and wait.dependency is not None]
        for lane, wait in enumerate(waits, 1):
            yield from self._arrow(wait, rows, lane)

    def _arrow(self, wait: Wait, rows: dict[EffectId, int], lane: int) -> Iterator[Arrow]:
        if wait.dependency is None or wait.effect not in rows or wait.dependency.on not in rows:
            return
        start, end = rows[wait.effect], rows[wait.dependency.on]
        text = narration.dependency(wait.dependency, self.sight.trace, self.sight.names)
        yield Arrow(min(start, end), max(start, end), lane, "up" if end < start else "down", text)
