"""The forms of the exercises, and how an answer compares with the engine's reading of the text."""

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass

from crispy_forms.bootstrap import InlineCheckboxes, InlineRadios
from crispy_forms.helper import FormHelper
from crispy_forms.layout import Layout
from django import forms
from django.utils.html import format_html
from django.utils.safestring import SafeString

from engine import compile_card
from engine.model import LAYERS, Layer
from lessons import narration
from lessons.board.exercise import Exercise, Item, Question
from lessons.board.templatetags.escuela import symbols
from lessons.narration import Names, Voice
from lessons.narration.counters import counters
from lessons.narration.nouns import capital, listed

AFTER, NONE, INSIDE = "despues", "ninguna", "capas"

_UNANSWERED = format_html('<strong class="wrong">{}</strong>', "Sin responder.")
EFFECT_CHOICES = {INSIDE: "Sí, en las capas", AFTER: "Sí, después de las capas", NONE: "No"}
LAYER_CHOICES = (*((layer.value, layer.value) for layer in LAYERS), (AFTER, "después"), (NONE, "ninguna"))


def key_of(item: Item, question: Question) -> frozenset[str]:
    """The right answer: where the engine says that the text acts."""
    found = places(item.layers)
    return found if question is Question.LAYER or found <= {AFTER, NONE} else frozenset({INSIDE})


def places(layers: Iterable[Layer]) -> frozenset[str]:
    """Where something that acts in these layers is put: some of `LAYER_CHOICES`."""
    return frozenset(layer.value if layer in LAYERS else AFTER for layer in layers) or frozenset({NONE})


def in_words(chosen: Set[str]) -> str:
    """ "4 y 7b", "después", "ninguna"."""
    return listed([said for place, said in LAYER_CHOICES if place in chosen])


@dataclass(frozen=True, slots=True)
class Score:
    """How many of how many were right."""

    right: int
    total: int


class ExerciseForm(forms.Form):
    """One question for each text. Bound, it marks each answer beside its question."""

    def __init__(self, exercise: Exercise, names: Names, data: Mapping[str, object] | None = None) -> None:
        super().__init__(data, auto_id=f"{exercise.id.lower()}-%s")
        self.exercise = exercise
        asks_layer = exercise.question is Question.LAYER
        for number, item in enumerate(exercise.items, 1):
            self.fields[f"t{number}"] = _field(item, names, several=asks_layer)
        wrap = InlineCheckboxes if asks_layer else InlineRadios
        self.helper = FormHelper()
        self.helper.form_tag = False
        self.helper.disable_csrf = True  # a GET, of which nothing is kept
        self.helper.layout = Layout(*(wrap(name) for name in self.fields))

    def mark(self) -> Score:
        """Say of each answer whether it is right, and what is; count them."""
        self.full_clean()
        right = 0
        for name, item in zip(self.fields, self.exercise.items, strict=True):
            given, key = _given(self.cleaned_data.get(name)), key_of(item, self.exercise.question)
            if given == key:
                right += 1
                self[name].help_text = format_html('<strong class="right">Bien.</strong> {}', symbols(item.note or ""))
            else:
                self.errors.pop(name, None)
                self.add_error(name, _correction(key, item) if given else _UNANSWERED)
        return Score(right, len(self.exercise.items))


def _field(item: Item, names: Names, *, several: bool) -> forms.Field:
    label = label_of(item, names)
    if several:
        return forms.MultipleChoiceField(choices=LAYER_CHOICES, label=label, required=False, widget=forms.CheckboxSelectMultiple)
    return forms.ChoiceField(choices=EFFECT_CHOICES, label=label, required=False, widget=forms.RadioSelect)


def label_of(item: Item, names: Names) -> SafeString:
    """Whose text it is, and the text."""
    return named_text(name_of(item, names), text_of(item, names))


def named_text(name: str, text: str) -> SafeString:
    """A text, if there is one, after the name of what says it."""
    named = format_html('<span class="exercise-card">{}</span>', symbols(name))
    return format_html('{} <span class="exercise-text">{}</span>', named, symbols(text)) if text else named


def name_of(item: Item, names: Names) -> str:
    """Whose text it is: a card's, or that of counters of a kind."""
    return names.card(item.card.name) if item.card else capital(counters(item.counter or "", plural=True))


def text_of(item: Item, names: Names) -> str:
    """What the text says, in Spanish."""
    if item.card is None:
        return ""
    compiled, voice = compile_card(item.card), Voice(names, item.card.name)
    found = next(paragraph for paragraph in compiled.paragraphs if paragraph.text == item.text)
    return " ".join(narration.ability(compiled.abilities[place], voice) for place in found.abilities)


def _given(value: object) -> frozenset[str]:
    if isinstance(value, str):
        return frozenset({value} - {""})
    return frozenset(value) if isinstance(value, Iterable) else frozenset()


def _correction(key: frozenset[str], item: Item) -> SafeString:
    return format_html('<strong class="wrong">No es así.</strong> {} {}', where(key), symbols(item.note or ""))


def where(key: frozenset[str]) -> str:
    """The right answer as a sentence."""
    if INSIDE in key:
        return "Hay un efecto continuo, y trabaja en las capas."
    if NONE in key:
        return "No va en ninguna capa."
    inside = [layer.value for layer in LAYERS if layer.value in key]
    places = [f"{'las capas' if len(inside) > 1 else 'la capa'} {listed(inside)}"] if inside else []
    return f"Va {listed([*(f'en {place}' for place in places), *(['después de las capas'] if AFTER in key else [])])}."
