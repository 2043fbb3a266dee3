"""From a question to its form, and from a filled form to an answer that the engine can compare."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.misconceptions import Misconception
from engine.predicting import Aspect, Depends, LayerOrder, Look, NextEffect, NextPart, Part
from lessons import narration
from lessons.board.keys import CAUSE_KEYS, effect_key
from lessons.board.predicting.forms import NOBODY, DependsForm, EffectForm, LookForm, OrderForm
from lessons.board.predicting.labels import effect_label, out_of_order
from lessons.board.predicting.looks import choices
from lessons.board.predicting.marking import Answer
from lessons.board.question_forms import QuestionForm
from lessons.narration.nouns import capital
from lessons.narration.predictions import Asked
from lessons.narration.sheets import in_line


@dataclass(frozen=True, slots=True)
class Row:
    """One aspect of a look as it was answered, beside what it is."""

    name: str
    given: str
    right: str
    is_right: bool


@dataclass(frozen=True, slots=True)
class Answering:
    """A question and the form that takes its answer. `readings`: those of the board. `ids`: what ids of its elements begin with."""

    asked: Asked
    readings: Mapping[str, Misconception]
    ids: str

    def form(self, data: Mapping[str, Any] | None) -> QuestionForm:
        """The form, filled with an answer or empty."""
        question = self.asked.question
        match question:
            case NextEffect() | NextPart():
                labels = [(key, effect_label(self.asked, effect, layer)) for key, (layer, effect) in self._parts().items()]
                return EffectForm(labels, data, self.ids, "Efectos que faltan")
            case LayerOrder(options=options, layer=layer):
                said = [effect_label(self.asked, effect, layer) for effect in options]
                shown = [options.index(effect) + 1 for effect in out_of_order(self.asked, question)]
                return OrderForm(said, shown, data, self.ids)
            case Depends():
                called = [(key, narration.plain(self.asked.called(part.effect, part.layer))) for key, part in self._parts().items()]
                return DependsForm(called, data, self.ids)
            case Look():
                offered = choices(question, self.asked.trace, self.readings, self.asked.names)
                return LookForm(offered, question.asked, data, self.ids)

    def answer(self, form: QuestionForm) -> Answer:
        """What a valid form says."""
        question, given = self.asked.question, form.cleaned_data
        match question:
            case NextEffect():
                return self._parts()[given["efecto"]].effect
            case NextPart():
                return self._parts()[given["efecto"]]
            case LayerOrder(options=options):
                return tuple(options[number - 1] for number in given["orden"])
            case Depends():
                if given["depende"] == NOBODY:
                    return None
                why = next(why for why, key in CAUSE_KEYS.items() if key == given["causa"])
                return (self._parts()[given["depende"]].effect, self._parts()[given["de"]].effect, why)
            case Look():
                pt = None if given.get("fuerza") is None else (given["fuerza"], given["resistencia"])
                offered = choices(question, self.asked.trace, self.readings, self.asked.names)
                return offered.seen(given.get("tipos", ()), given.get("colores", ()), given.get("habilidades", ()), pt)

    def rows(self, form: QuestionForm, wrong: frozenset[Aspect]) -> tuple[Row, ...]:
        """The aspects of a look, each as answered beside what it is."""
        question, given = self.asked.question, form.cleaned_data
        if not isinstance(question, Look):
            return ()
        offered = choices(question, self.asked.trace, self.readings, self.asked.names)
        words = {c.key: c.label for c in (*offered.types, *offered.colors)}
        told = {name: "; ".join(words[key] for key in given.get(name, ())) for name in ("tipos", "colores")}
        held = capital(in_line([c.in_line or c.label for c in offered.abilities if c.key in given.get("habilidades", ())]))
        numbers = "no tiene" if given.get("fuerza") is None else f"{given['fuerza']}/{given['resistencia']}"
        voice = narration.Voice(self.asked.names)
        right = question.right
        found = (
            (Aspect.TYPES, "Tipos", told["tipos"], narration.type_line(right)),
            (Aspect.COLORS, "Colores", told["colores"], narration.colors(right)),
            (Aspect.ABILITIES, "Habilidades", held, capital(narration.abilities_in_line(right, voice)) or "Ninguna"),
            (Aspect.PT, "Fuerza y resistencia", numbers, narration.power_toughness(right) or "no tiene"),
        )
        return tuple(Row(name, said, is_, aspect not in wrong) for aspect, name, said, is_ in found if aspect in question.asked)

    def _parts(self) -> dict[str, Part]:
        """What may be chosen, by its name in the address."""
        match self.asked.question:
            case NextEffect(options=options, layer=layer) | Depends(options=options, layer=layer):
                return {effect_key(effect): Part(layer, effect) for effect in options}
            case NextPart(options=parts):
                return {f"{part.layer}.{effect_key(part.effect)}": part for part in parts}
            case _:
                return {}
