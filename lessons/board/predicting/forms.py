"""The forms of the questions: what may be answered, and what is missing in an answer, in one line."""

from collections.abc import Mapping, Sequence
from typing import Any

from crispy_forms.bootstrap import InlineCheckboxes
from crispy_forms.helper import FormHelper
from crispy_forms.layout import Div, Field, Layout
from django import forms
from django.utils.functional import cached_property
from django.utils.html import format_html
from django.utils.safestring import SafeString

from engine.model import Layer
from engine.predicting import Aspect
from engine.sheet import EffectId
from engine.trace import Why
from lessons.board.ordering import DOWN, UP, OrderField
from lessons.board.predicting.looks import COLORLESS_KEY, NONE, Choice, Choices
from lessons.board.templatetags.escuela import symbols
from lessons.narration.predictions import CAUSES, Asked

Labels = Sequence[tuple[str, SafeString]]

NOBODY = "nadie"
# Everything of an address that an answer may be made of.
ANSWERS = (
    "efecto", "orden", UP, DOWN, "depende", "de", "causa", "tipos", "colores", "habilidades", "fuerza", "resistencia", "sin_fr",
)  # fmt: skip
CAUSE_KEYS = {Why.TEXT: "texto", Why.EXISTENCE: "existencia", Why.APPLIES: "a-que-se-aplica", Why.DOES: "que-hace"}


class QuestionForm(forms.Form):
    """A form whose faults are told in one line above it. `ask` is what the line says when nothing was chosen."""

    def __init__(self, data: Mapping[str, Any] | None, prefix_of_ids: str) -> None:
        super().__init__(data, auto_id=f"{prefix_of_ids}-%s")

    @cached_property
    def helper(self) -> FormHelper:
        """How crispy draws the form, which many an answer is marked without."""
        made = FormHelper()
        made.form_tag = False
        made.disable_csrf = True  # the template that has the form's tag has the token, where there is one
        made.form_show_errors = False  # one line above says it
        made.layout = self.layout()
        return made

    def layout(self) -> Layout:
        """What of the form stands where."""
        raise NotImplementedError

    def fault(self) -> str:
        """What is wrong with the answer, in one line; "" if nothing is."""
        return next((str(said) for errors in self.errors.values() for said in errors), "")

    def is_nonsense(self) -> bool:
        """Whether it has values that no form of ours sends."""
        codes = {fault.code for faults in self.errors.as_data().values() for fault in faults}
        return bool(codes & {"invalid_choice", "invalid_list", "nonsense"})


def effect_label(asked: Asked, effect: EffectId, layer: Layer) -> SafeString:
    """An effect by its name, its arrival and what it does in the layer."""
    arrival = asked.trace.effects[effect].arrival
    return format_html(
        '<span class="token token-small">{}.º</span> <span class="option-name">{}</span> <span class="option-part">{}</span>',
        arrival, symbols(asked.scene.effect(effect)), symbols(asked.part(effect, layer)),
    )  # fmt: skip


def number_field(label: str) -> forms.IntegerField:
    """Where power or toughness is filled in."""
    said = {
        "invalid": f"La {label.lower()} es un número entero.",
        "min_value": f"Esa {label.lower()} no puede ser.",
        "max_value": f"Esa {label.lower()} no puede ser.",
    }
    return forms.IntegerField(
        label=label, required=False, min_value=-99, max_value=999, error_messages=said,
        widget=forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "off", "size": 3, "maxlength": 4}),
    )  # fmt: skip


class EffectForm(QuestionForm):
    """Which effect, or which part of one, is next."""

    efecto = forms.ChoiceField(widget=forms.RadioSelect, error_messages={"required": "Elige uno antes de responder."})

    def __init__(self, labels: Labels, data: Mapping[str, Any] | None, ids: str, legend: str) -> None:
        super().__init__(data, ids)
        self.fields["efecto"].choices = labels  # type: ignore[attr-defined]
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
        self._choices("depende", [empty, (NOBODY, "Nadie depende de nadie"), *labels])
        self._choices("de", [empty, *labels])
        self._choices("causa", [empty, *((CAUSE_KEYS[why], said) for why, said in CAUSES.items())])

    def layout(self) -> Layout:
        """Who; and if somebody, on whom and why."""
        return Layout(Field("depende"), Div(Field("de"), Field("causa"), css_class="if-somebody"))

    def _choices(self, name: str, choices: list[tuple[str, str]]) -> None:
        self.fields[name].choices = choices  # type: ignore[attr-defined]

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
        self.fields["fuerza"], self.fields["resistencia"] = number_field("Fuerza"), number_field("Resistencia")
        if may_lack:
            self.fields["sin_fr"] = forms.BooleanField(label="No tiene", required=False)
        return Div(Field("fuerza"), Field("resistencia"), *([Field("sin_fr")] if may_lack else []), css_class="numbers")

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
                self.add_error("fuerza", "Escribe la fuerza y la resistencia.")
        return given
