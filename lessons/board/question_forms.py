"""What the forms of all questions have in common: how they are drawn, what is told of a bad answer, power and toughness."""

from collections.abc import Mapping, Sequence
from typing import Any

from crispy_forms.helper import FormHelper
from crispy_forms.layout import Div, Field, Layout
from django import forms
from django.utils.functional import cached_property

SENT = "responder"  # the button that sends an answer


class BadAnswer(ValueError):
    """An answer that no form of ours sends; it says so in Spanish."""

    def __init__(self) -> None:
        super().__init__("Esa respuesta no es de esta pregunta.")


class QuestionForm(forms.Form):
    """A form whose faults are told in one line above it."""

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

    def is_answered(self) -> bool:
        """Whether it holds an answer. Raises `BadAnswer` for values that no form of ours sends."""
        valid: bool = self.is_valid()
        codes = {fault.code for faults in self.errors.as_data().values() for fault in faults}
        if codes & {"invalid_choice", "invalid_list", "nonsense"}:
            raise BadAnswer
        return valid

    def offer(self, name: str, choices: Sequence[tuple[str, str]]) -> None:
        """What may be chosen in a field."""
        self.fields[name].choices = choices  # type: ignore[attr-defined]  # a field of choices: Django's types know no names


NUMBERS_MISSING = "Escribe la fuerza y la resistencia."


def number_fields() -> dict[str, forms.IntegerField]:
    """Where power and toughness are filled in."""
    return {"fuerza": _number_field("Fuerza"), "resistencia": _number_field("Resistencia")}


def _number_field(label: str) -> forms.IntegerField:
    said = {
        "invalid": f"La {label.lower()} es un número entero.",
        "min_value": f"Esa {label.lower()} no puede ser.",
        "max_value": f"Esa {label.lower()} no puede ser.",
    }
    return forms.IntegerField(
        label=label, required=False, min_value=-99, max_value=999, error_messages=said,
        widget=forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "off", "size": 3, "maxlength": 4}),
    )  # fmt: skip


def numbers_row(*more: str) -> Div:
    """Power and toughness side by side, and other fields after them."""
    return Div(*map(Field, ("fuerza", "resistencia", *more)), css_class="numbers")
