"""The forms of a play: every choice from one list, a number where one is asked for, modes to be ticked (601.2b)."""

from collections.abc import Sequence

from crispy_forms.helper import FormHelper
from crispy_forms.layout import Field, Layout
from django import forms
from django.utils.functional import cached_property

from engine.choices import Choice, HowMany, Share, X
from engine.game import Asked, Decision
from lessons.board.templatetags.escuela import symbols
from lessons.narration import plain
from lessons.narration.played.here import Here
from lessons.narration.played.texts import modes
from lessons.play.notation import GREATEST, write
from lessons.play.tries import Group

LONGEST_LABEL = 110
Named = Sequence[tuple[Choice, str]]


class PlayForm(forms.Form):
    """A form without a tag of its own: the template has it, with the play so far."""

    def __init__(self, prefix_of_ids: str) -> None:
        super().__init__(auto_id=f"{prefix_of_ids}-%s")

    @cached_property
    def helper(self) -> FormHelper:
        """How crispy draws the form."""
        made = FormHelper()
        made.form_tag = False
        made.disable_csrf = True
        made.layout = Layout(*(Field(name) for name in self.fields))
        return made


class TryForm(PlayForm):
    """Every legal choice, and what may be tried besides, in one list."""

    def __init__(self, legal: Named, groups: Sequence[Group], prefix_of_ids: str) -> None:
        super().__init__(prefix_of_ids)
        listed = [("Lo que se puede", [(write(choice), _short(label)) for choice, label in legal])]
        for group in groups:
            title = f"Quizá no se puede: {group.title[:1].lower()}{group.title[1:]}"
            listed.append((title, [(write(choice), _short(label)) for choice, label in group.tries]))
        self.fields["jugada"] = forms.ChoiceField(label="Elección", choices=[(title, some) for title, some in listed if some])


class NumberForm(PlayForm):
    """A number: the value of X, how many targets, a share."""

    def __init__(self, verb: str, label: str, least: int, most: int, prefix_of_ids: str) -> None:
        super().__init__(prefix_of_ids)
        self.verb = verb
        attrs = {"inputmode": "numeric", "autocomplete": "off", "min": 0, "max": GREATEST}
        self.fields["con"] = forms.IntegerField(
            label=f"{label} (de {least} a {most})", initial=least, widget=forms.NumberInput(attrs=attrs)
        )


class ModesForm(PlayForm):
    """The modes of a spell, each with its words (700.2)."""

    verb = "modos"

    def __init__(self, modes: Sequence[tuple[int, str]], prefix_of_ids: str) -> None:
        super().__init__(prefix_of_ids)
        self.fields["con"] = forms.MultipleChoiceField(
            label="Modos", choices=[(str(n), said) for n, said in modes], widget=forms.CheckboxSelectMultiple
        )


class TableForm(PlayForm):
    """What lies on the table, each thing with what it says; a table with nothing on it is sent as an empty one."""

    def __init__(self, things: Sequence[tuple[str, str]], there: Sequence[str], prefix_of_ids: str) -> None:
        super().__init__(prefix_of_ids)
        self.fields["mesa"] = forms.MultipleChoiceField(
            label="En la mesa", choices=things, initial=list(there), widget=forms.CheckboxSelectMultiple
        )


def number_form(waits: Decision, dom: str) -> NumberForm | None:
    """The form for a number, where one is asked for and there are several to choose from."""
    numbers = sorted(_number(choice) for choice in waits.options if _number(choice) >= 0)
    if len(numbers) < 2 or waits.asked not in _VERBS:
        return None
    verb, label = _VERBS[waits.asked]
    return NumberForm(verb, label, numbers[0], numbers[-1], f"{dom}-n")


_VERBS = {Asked.X: ("x", "Valor de X"), Asked.HOW_MANY: ("cuantos", "Objetivos"), Asked.SHARE: ("reparte", "Cuánto")}


def _number(choice: Choice) -> int:
    match choice:
        case X(value):
            return value
        case HowMany(number):
            return number
        case Share(amount):
            return amount
        case _:
            return -1


def modes_form(waits: Decision, here: Here, dom: str) -> ModesForm | None:
    """The form for the modes, where they are asked for."""
    if waits.asked is not Asked.MODES or waits.about is None:
        return None
    offered = enumerate(modes(waits.about, here), 1)
    return ModesForm([(number, symbols(words)) for number, words in offered], f"{dom}-m")


def _short(text: str) -> str:
    """A label that fits in a list."""
    said = plain(text)
    return said if len(said) <= LONGEST_LABEL else said[:LONGEST_LABEL].rsplit(" ", 1)[0] + " …"
