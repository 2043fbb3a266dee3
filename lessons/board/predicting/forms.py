"""The forms of the questions: what may be answered, and what is missing in an answer, in one line."""

from collections.abc import Mapping, Sequence
from typing import Any

from crispy_forms.bootstrap import InlineCheckboxes
from crispy_forms.layout import Div, Field, Layout
from django import forms
from django.utils.safestring import SafeString

from engine.predicting import Aspect
from lessons.board.keys import CAUSE_KEYS
from lessons.board.ordering import DOWN, UP, OrderField
from lessons.board.predicting.looks import COLORLESS_KEY, NONE, Choice, Choices
from lessons.board.question_forms import NUMBERS_MISSING, QuestionForm, number_fields, numbers_row
from lessons.board.templatetags.escuela import symbols
from lessons.narration.predictions import CAUSES

Labels = Sequence[tuple[str, SafeString]]

NOBODY = "nadie"
# Everything of an address that an answer may be made of.
ANSWERS = (
    "efecto", "orden", UP, DOWN, "depende", "de", "causa", "tipos", "colores", "habilidades", "fuerza", "resistencia", "sin_fr",
)  # fmt: skip


class EffectForm(QuestionForm):
    """Which effect, or which part of one, is next."""

    efecto = forms.ChoiceField(widget=forms.RadioSelect, error_messages={"required": "Elige uno antes de responder."})

    def __init__(self, labels: Labels, data: Mapping[str, Any] | None, ids: str, legend: str) -> None:
        super().__init__(data, ids)
        self.offer("efecto", labels)
        self.fields["efecto"].label = legend

    def layout(self) -> Layout:
        """The effects, one below the other."""
        return Layout(Field("efecto", css_class="options"))


class OrderForm(QuestionForm):
    """The effects of a layer, in order."""

    def __init__(self, labels: Sequence[SafeString], initial: Sequence[int], data: Mapping[str, Any] | None, ids: str) -> None:
        super().__init__(data, ids)
        self.fields["orden"] = OrderField(labels, initial, label="Del primero al último")

    def layout(self) -> Layout:
        """The list."""
        return Layout(Field("orden"))


class DependsForm(QuestionForm):
    """Who depends on whom, and by which cause."""

    depende = forms.ChoiceField(
        label="¿Quién depende?", error_messages={"required": "Elige quién depende, o «Nadie depende de nadie»."}
    )
    de = forms.ChoiceField(label="¿De quién?", required=False)
    causa = forms.ChoiceField(label="Porque, con el otro aplicado antes,", required=False)

    def __init__(self, labels: list[tuple[str, str]], data: Mapping[str, Any] | None, ids: str) -> None:
        super().__init__(data, ids)
        empty = ("", "— elige —")
        self.offer("depende", [empty, (NOBODY, "Nadie depende de nadie"), *labels])
        self.offer("de", [empty, *labels])
        self.offer("causa", [empty, *((CAUSE_KEYS[why], said) for why, said in CAUSES.items())])

    def layout(self) -> Layout:
        """Who; and if somebody, on whom and why."""
        return Layout(Field("depende"), Div(Field("de"), Field("causa"), css_class="if-somebody"))

    def clean(self) -> dict[str, Any]:
        """Who depends must depend on another, by a cause."""
        given = super().clean() or self.cleaned_data
        who, on = given.get("depende"), given.get("de")
        if not who or who == NOBODY or "de" in self.errors or "causa" in self.errors:
            return given
        if not on:
            self.add_error("de", "Elige de quién depende.")
        elif on == who:
            self.add_error("de", "Un efecto no depende de sí mismo: elige otro.")
        elif not given.get("causa"):
            self.add_error("causa", "Elige la causa de la dependencia.")
        return given


class LookForm(QuestionForm):
    """How an object looks in the end, in the aspects that are asked about."""

    def __init__(self, choices: Choices, asked: frozenset[Aspect], data: Mapping[str, Any] | None, ids: str) -> None:
        super().__init__(data, ids)
        self.shown: list[object] = []
        if Aspect.TYPES in asked:
            self.shown.append(self._several("tipos", "Tipos", choices.types, "Elige los tipos."))
        if Aspect.COLORS in asked:
            self.shown.append(self._several("colores", "Colores", choices.colors, "Elige los colores, o «incoloro»."))
        if Aspect.ABILITIES in asked:
            self.shown.append(self._several("habilidades", "Habilidades", choices.abilities, "Elige las habilidades, o «Ninguna»."))
        if Aspect.PT in asked:
            self.shown.append(self._numbers(may_lack=choices.may_lack_pt))

    def layout(self) -> Layout:
        """Aspect by aspect."""
        return Layout(*self.shown)

    def _several(self, name: str, label: str, choices: tuple[Choice, ...], missing: str) -> object:
        self.fields[name] = forms.MultipleChoiceField(
            label=label, choices=[(c.key, symbols(c.label)) for c in choices], widget=forms.CheckboxSelectMultiple,
            error_messages={"required": missing},
        )  # fmt: skip
        return InlineCheckboxes(name)

    def _numbers(self, *, may_lack: bool) -> object:
        self.fields.update(number_fields())
        if may_lack:
            self.fields["sin_fr"] = forms.BooleanField(label="No tiene", required=False)
        return numbers_row(*(["sin_fr"] if may_lack else []))

    def clean(self) -> dict[str, Any]:
        """What excludes the rest stands alone, and numbers come in twos."""
        given = super().clean() or self.cleaned_data
        for name, alone, said in (
            ("colores", COLORLESS_KEY, "«Incoloro» no se combina con colores."),
            ("habilidades", NONE, "«Ninguna» no se combina con habilidades."),
        ):
            if alone in given.get(name, ()) and len(given[name]) > 1:
                self.add_error(name, said)
        lacks, numbers = bool(given.get("sin_fr")), [given.get("fuerza"), given.get("resistencia")]
        if "fuerza" in self.fields and not self.errors.keys() & {"fuerza", "resistencia"}:
            if lacks and numbers != [None, None]:
                self.add_error("sin_fr", "O tiene fuerza y resistencia, o no tiene: elige una de las dos cosas.")
            elif not lacks and None in numbers:
                self.add_error("fuerza", NUMBERS_MISSING)
        return given
