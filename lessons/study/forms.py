"""One form for each kind of question: what may be answered, what is missing in one line, and the answer as a value."""

from collections.abc import Mapping, Sequence
from typing import Any, assert_never

from crispy_forms.bootstrap import InlineCheckboxes
from crispy_forms.layout import Field, Layout
from django import forms
from django.utils.safestring import SafeString

from lessons.board.ordering import OrderField
from lessons.board.question_forms import NUMBERS_MISSING, QuestionForm, number_fields, numbers_row
from lessons.board.templatetags.escuela import symbols
from lessons.catalog.exercises import LAYER_CHOICES, NONE
from lessons.study.question import Answer, Chosen, Kind, Numbers, Option, Ordered, Placed, Question

Data = Mapping[str, Any] | None
IDS = "respuesta"  # what the ids of a form's elements begin with
ROW = "en."  # what the fields of texts in their layers begin with


def label_of(option: Option) -> SafeString:
    """What an option says, as HTML."""
    return option.label if isinstance(option.label, SafeString) else symbols(option.label)


class AnswerForm(QuestionForm):
    """A form that gives an answer of its question's kind."""

    def __init__(self, question: Question, data: Data) -> None:
        super().__init__(data, IDS)
        self.question = question

    def answer(self) -> Answer:
        """What a valid form says."""
        raise NotImplementedError


class OneForm(AnswerForm):
    """One of the options."""

    opcion = forms.ChoiceField(label="Elige una", widget=forms.RadioSelect, error_messages={"required": "Elige una opción."})

    def __init__(self, question: Question, data: Data) -> None:
        super().__init__(question, data)
        self.offer("opcion", _choices(question.options))

    def layout(self) -> Layout:
        """The options, one below the other."""
        return Layout(Field("opcion"))

    def answer(self) -> Chosen:
        """The one."""
        return Chosen(frozenset({self.cleaned_data["opcion"]}))


class SeveralForm(AnswerForm):
    """All the options that are right."""

    opciones = forms.MultipleChoiceField(
        label="Elige todas las que correspondan", widget=forms.CheckboxSelectMultiple,
        error_messages={"required": "Elige al menos una opción."},
    )  # fmt: skip

    def __init__(self, question: Question, data: Data) -> None:
        super().__init__(question, data)
        self.offer("opciones", _choices(question.options))

    def layout(self) -> Layout:
        """The options, one below the other."""
        return Layout(Field("opciones"))

    def clean_opciones(self) -> list[str]:
        """What stands alone is not chosen with others."""
        given: list[str] = self.cleaned_data["opciones"]
        alone = next((option for option in self.question.options if option.alone and option.key in given), None)
        if alone is not None and len(given) > 1:
            raise forms.ValidationError(f"«{alone.label}» no se combina con otras opciones.")
        return given

    def answer(self) -> Chosen:
        """Those."""
        return Chosen(frozenset(self.cleaned_data["opciones"]))


class OrderForm(AnswerForm):
    """The options in order. `offered`: the order in which they stand at first, by number from 1; as they are by default."""

    def __init__(self, question: Question, data: Data, offered: Sequence[int] | None = None) -> None:
        super().__init__(question, data)
        labels = [label_of(option) for option in question.options]
        self.fields["orden"] = OrderField(labels, offered or range(1, len(labels) + 1), label="Del primero al último")

    def layout(self) -> Layout:
        """The list."""
        return Layout(Field("orden"))

    def answer(self) -> Ordered:
        """The order."""
        return Ordered(tuple(self.question.options[number - 1].key for number in self.cleaned_data["orden"]))


class LayersForm(AnswerForm):
    """Each text in its layers: one field for each, named after its key."""

    def __init__(self, question: Question, data: Data) -> None:
        super().__init__(question, data)
        for name, option in self._rows():
            self.fields[name] = forms.MultipleChoiceField(
                label=label_of(option), choices=LAYER_CHOICES, widget=forms.CheckboxSelectMultiple, required=False
            )

    def layout(self) -> Layout:
        """Text by text."""
        return Layout(*(InlineCheckboxes(name) for name, _ in self._rows()))

    def _rows(self) -> list[tuple[str, Option]]:
        return [(f"{ROW}{option.key}", option) for option in self.question.options]

    def clean(self) -> dict[str, Any]:
        """Each is answered, and what is in no layer is in none."""
        given = super().clean() or self.cleaned_data
        for name, option in self._rows():
            said = given.get(name)
            if said is None:
                continue
            if not said:
                self.add_error(name, "Falta alguno: si no va en ninguna capa, dilo con «ninguna».")
            elif NONE in said and len(said) > 1:
                self.add_error(name, f"«Ninguna» no se combina con capas: mira «{_short(option)}».")
        return given

    def answer(self) -> Placed:
        """Where each is."""
        return Placed(tuple(frozenset(self.cleaned_data[name]) for name, _ in self._rows()))


class NumbersForm(AnswerForm):
    """Power and toughness."""

    def __init__(self, question: Question, data: Data) -> None:
        super().__init__(question, data)
        self.fields.update(number_fields())

    def layout(self) -> Layout:
        """Side by side."""
        return Layout(numbers_row())

    def clean(self) -> dict[str, Any]:
        """Numbers come in twos."""
        given = super().clean() or self.cleaned_data
        if not self.errors and None in (given.get("fuerza"), given.get("resistencia")):
            self.add_error("fuerza", NUMBERS_MISSING)
        return given

    def answer(self) -> Numbers:
        """Both."""
        return Numbers(self.cleaned_data["fuerza"], self.cleaned_data["resistencia"])


def form_of(question: Question, data: Data = None, offered: Sequence[int] | None = None) -> AnswerForm:
    """The form of a question, empty or filled. `offered`: for an order, how it stands at first."""
    match question.kind:
        case Kind.ONE:
            return OneForm(question, data)
        case Kind.SEVERAL:
            return SeveralForm(question, data)
        case Kind.ORDER:
            return OrderForm(question, data, offered)
        case Kind.LAYERS:
            return LayersForm(question, data)
        case Kind.NUMBERS:
            return NumbersForm(question, data)
        case _:
            assert_never(question.kind)


def _choices(options: Sequence[Option]) -> list[tuple[str, SafeString]]:
    return [(option.key, label_of(option)) for option in options]


def _short(option: Option) -> str:
    return option.key.replace("-", " ")
