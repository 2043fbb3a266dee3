"""What the objects and the effects of a board are called, so that two copies can be told apart."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain, takewhile

from engine.model import ObjectId
from engine.sheet import EffectId, Sheet
from engine.state import GameObject, State
from engine.trace import EffectRef, Step, Trace
from lessons.narration.counters import counters
from lessons.narration.names import SPANISH, Names, gender_of
from lessons.narration.nouns import Gender, listed, of, ordinal
from lessons.narration.players import board_player

FACE_DOWN = "una carta boca abajo"
MANY = 6  # more objects than this are counted, not listed


@dataclass(frozen=True, slots=True)
class Scene:
    """A position of a board, as its objects and effects are named in it."""

    state: State
    sheets: Mapping[ObjectId, Sheet]
    effects: Mapping[EffectId, EffectRef]
    names: Names = SPANISH

    def object(self, id_: str) -> str:
        """An object or a player by name, short where that is clear: «Urborg», «Opalescencia (2.ª)», «Clon (copia de Maro)»."""
        if self.state.is_player(id_):
            return board_player(id_)
        name = self._plain(id_)
        twins = sorted((o for o in self.state.objects if self._plain(o) == name), key=self._arrived)
        if len(twins) > 1 and id_ in twins:
            return f"{name} ({twins.index(id_) + 1}.ª)"
        return self._short(name)

    def gender(self, id_: ObjectId) -> Gender:
        """The gender of an object's name; feminine for what is only «una carta boca abajo»."""
        object_ = self.state.objects.get(id_)
        if object_ is None:
            return Gender.M
        return Gender.F if object_.face_down else gender_of(object_.card.name)

    def itself(self, id_: ObjectId) -> str:
        """«sí mismo», «sí misma»."""
        return "sí misma" if self.gender(id_) is Gender.F else "sí mismo"

    def _short(self, name: str) -> str:
        """What stands before the comma, if no other object is called so (201.5c)."""
        short = name.partition(",")[0]
        others = {self._plain(o) for o in self.state.objects} - {name}
        return name if "(" in name or any(o.partition(",")[0] == short for o in others) else short

    def _arrived(self, id_: ObjectId) -> tuple[tuple[int, int], str]:
        return self.state.objects[id_].timestamp, id_

    def _plain(self, id_: str) -> str:
        object_, sheet = self.state.objects.get(id_), self.sheets.get(id_)
        if object_ is None:
            return self.names.card(sheet.name) if sheet is not None and sheet.name else id_
        if object_.face_down:
            return FACE_DOWN
        own = _name(object_)
        now = sheet.name if sheet is not None else own
        if now == object_.card.name or not now:
            return self.names.card(own)
        return f"{self.names.card(own)} (copia de {self.names.card(now)})"

    def objects(self, ids: Iterable[str], most: int = MANY) -> str:
        """Several objects: their names, or how many there are if there are more than `most`."""
        found = list(ids)
        if len(found) > most:
            return f"{len(found)} objetos"
        return listed([self.object(id_) for id_ in found])

    def effect(self, id_: EffectId) -> str:
        """An effect by the name of what it is from: «Humildad», «la habilidad de Omnibio»; several from one are numbered."""
        if id_.counter is not None and id_.source is not None:
            many = self.is_many(id_)
            return f"{'los' if many else 'el'} {counters(id_.counter, plural=many)} {of(self.object(id_.source))}"
        if id_.source is not None and id_.resolved is None:
            return self.object(id_.source)
        ref = self.effects.get(id_)
        if ref is None:
            return "un efecto que ya no está"
        name = self._resolved(ref)
        same = [e for e in self.effects.values() if e.id.resolved is not None and e.source_card == ref.source_card]
        same.sort(key=lambda e: (e.timestamp, e.id.resolved or 0))
        twins = [e.id for e in same]
        return name if len(twins) < 2 else f"{name} ({ordinal(twins.index(id_) + 1)} efecto)"

    def is_many(self, id_: EffectId) -> bool:
        """Whether the name of an effect is a plural: «los contadores +1/+1 de Maro»."""
        object_ = self.state.objects.get(id_.source or "")
        held = object_.counters if object_ is not None else ()
        return id_.counter is not None and not any(c.kind == id_.counter and c.number == 1 for c in held)

    def beside(self, id_: EffectId, own: EffectId | None) -> str:
        """An effect by name, told apart from another of the same object: «otra habilidad de Martillo colosal»."""
        if own is None or id_ == own or id_.source is None or id_.source != own.source:
            return self.effect(id_)
        return f"otra habilidad {of(self.object(id_.source))}" if _static(id_) and _static(own) else self.effect(id_)

    def _resolved(self, ref: EffectRef) -> str:
        if not ref.source_card:
            return "un efecto"
        name = self.names.card(ref.source_card)
        effect = next((e for e in self.state.effects if e.number == ref.id.resolved), None)
        return f"la habilidad {of(name)}" if effect is not None and effect.source is not None else name


def _name(object_: GameObject) -> str:
    """The name of its card; of an emblem, which has none, what the engine calls it (114.3)."""
    name = object_.card.name
    return name if not object_.emblem or "emblem" in name.lower() else f"{name} emblem"


def _static(id_: EffectId) -> bool:
    return id_.resolved is None and id_.counter is None


def scene(step: Step, trace: Trace, names: Names = SPANISH) -> Scene:
    """The scene of a step. Objects that left during it are named as they were before."""
    return Scene(step.state, {**step.before, **step.sheets}, {**trace.effects, **_now(step, trace)}, names)


def _now(step: Step, trace: Trace) -> dict[EffectId, EffectRef]:
    """The effects as they are at the step's moment: one that is attached elsewhere later arrives later then (613.7e)."""

    def same(other: Step) -> bool:
        return other.moment == step.moment

    earlier = takewhile(same, reversed(trace.steps[: step.number - 1]))
    later = takewhile(same, trace.steps[step.number - 1 :])
    return {s.effect.id: s.effect for s in chain(earlier, later) if s.effect is not None}


def last_scene(trace: Trace, names: Names = SPANISH) -> Scene:
    """The scene at the end of a board, with every object that was ever on it."""
    sheets: dict[ObjectId, Sheet] = {}
    for step in trace.steps:
        sheets |= step.sheets
    return Scene(trace.steps[-1].state if trace.steps else State((), {}), sheets, trace.effects, names)
