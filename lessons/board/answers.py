"""What one asks of a step: all about an object, all about an effect, and why the one does not apply to the other."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine import Trace, why_not
from engine.model import ObjectId, Zone
from engine.trace import EffectRef, Step
from lessons import narration
from lessons.board.addresses import Addresses
from lessons.board.cards import CardView, card_view
from lessons.board.keys import effect_key
from lessons.board.sight import Sight
from lessons.narration import Names, Voice


@dataclass(frozen=True, slots=True)
class Deed:
    """What an effect did to an object in one layer, and the step that shows it."""

    layer: str
    text: str
    step: int
    url: str


@dataclass(frozen=True, slots=True)
class Pair:
    """An effect and an object: its name here, what was done, and where one asks why not more."""

    name: str
    arrival: int | None
    deeds: tuple[Deed, ...]
    url: str


@dataclass(frozen=True, slots=True)
class Part:
    """What an effect does in one layer."""

    layer: str
    text: str


@dataclass(frozen=True, slots=True)
class ThingView:
    """An object: its card as drawn, its sheet in words, and every effect of the moment beside it."""

    card: CardView
    name: str
    summary: str
    owner: str
    pairs: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class EffectView:
    """An effect: what it says, by layer, and every object beside it."""

    name: str
    slug: str
    statement: str
    arrival: int
    parts: tuple[Part, ...]
    pairs: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A step of a trace, and how things are named and addressed on it."""

    sight: Sight
    addresses: Addresses

    @property
    def step(self) -> Step:
        """The step."""
        return self.sight.step

    @property
    def trace(self) -> Trace:
        """The board it is of."""
        return self.sight.trace

    @property
    def names(self) -> Names:
        """The language of names."""
        return self.sight.names

    def thing(self, id_: ObjectId) -> ThingView:
        """All about an object. Raises `KeyError` if it is not there."""
        thing, sheet = self.step.state.objects[id_], self.step.sheets[id_]
        scene = narration.scene(self.step, self.trace, self.names)
        pairs = tuple(self._pair(scene.effect(e.id), e, id_, self.sight.arrivals.place(e.timestamp)) for e in self._effects())
        summary = narration.summary(sheet, Voice(self.names))
        owner = scene.object(thing.owner)
        return ThingView(card_view(thing, self.sight), scene.object(id_), summary, owner, pairs)

    def effect(self, effect: EffectRef) -> EffectView:
        """All about an effect."""
        scene = narration.scene(self.step, self.trace, self.names)
        voice = Voice(self.names, effect.source_card or None)
        things = [id_ for id_, thing in self.step.state.objects.items() if thing.zone is Zone.BATTLEFIELD]
        return EffectView(
            name=scene.effect(effect.id),
            slug=effect.source_card,
            statement=narration.statement(effect, self.names),
            arrival=self.sight.arrivals.place(effect.timestamp),
            parts=tuple(Part(layer.value, narration.operations(ops, voice)) for layer, ops in effect.parts),
            pairs=tuple(self._pair(scene.object(id_), effect, id_, None) for id_ in things),
        )

    def why_not(self, effect: EffectRef, id_: ObjectId) -> str:
        """Why the effect does not apply to the object, or what it does to it. Raises `KeyError` for an object that is not there."""
        return narration.why_not(why_not(self.step.state, effect.id, id_), narration.scene(self.step, self.trace, self.names))

    def _effects(self) -> list[EffectRef]:
        """The effects of the step's moment, by arrival."""
        known = {other.effect.id: other.effect for other in self._moment() if other.effect is not None}
        for other in self._moment():
            known |= {wait.effect: self.trace.effects[wait.effect] for wait in other.waiting if wait.effect not in known}
            known |= {lost: self.trace.effects[lost] for lost in other.lost if lost not in known}
        return sorted((known or self.trace.effects).values(), key=lambda effect: effect.timestamp)

    def _moment(self) -> list[Step]:
        return [other for other in self.trace.steps if other.moment == self.step.moment]

    def _pair(self, name: str, effect: EffectRef, id_: ObjectId, arrival: int | None) -> Pair:
        url = self.addresses.why(self.step.number, effect_key(effect.id), id_)
        return Pair(name, arrival, tuple(self._deeds(effect, id_)), url)

    def _deeds(self, effect: EffectRef, id_: ObjectId) -> Iterator[Deed]:
        voice = Voice(self.names, effect.source_card or None)
        for other in self._moment():
            done = dict(other.operations).get(id_)
            if other.effect is not None and other.effect.id == effect.id and done and other.layer is not None:
                yield Deed(other.layer.value, narration.operations(done, voice), other.number, self.addresses.step(other.number))
