"""«¿Qué pasa ahora?» on a line of play: the position before a choice, the question, and what is said of an answer."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from crispy_forms.layout import Field, Layout
from django import forms

from engine.choices import Choice
from engine.foretelling import Costs, Foretelling
from engine.misplaying import Misplay
from engine.misread_plays import misplay
from engine.next_steps import NextStep
from engine.played import Played
from engine.total_cost import ManaCost
from lessons.board.predicting.page import HINTS, PredictionView, level
from lessons.board.question_forms import SENT, QuestionForm
from lessons.board.readings.words import Called
from lessons.board.templatetags.escuela import symbols
from lessons.narration.played import foretold
from lessons.narration.played.here import Here
from lessons.play.addresses import VERSION
from lessons.play.asking import before_and_after, question
from lessons.play.file import PlayFile
from lessons.play.judging import Asked, verdict
from lessons.play.ladder import State
from lessons.play.lines import PlayAsk
from lessons.play.misreadings import told
from lessons.play.page import PlayView, Scene, asks_of, play_view

ANSWERS = ("respuesta", SENT, "pista")  # what of an address an answer may be made of


class AnswerForm(QuestionForm):
    """One of several answers."""

    respuesta = forms.ChoiceField(widget=forms.RadioSelect, error_messages={"required": "Elige una respuesta."})

    def __init__(self, labels: Sequence[tuple[str, str]], data: Mapping[str, Any] | None, ids: str) -> None:
        super().__init__(data, ids)
        self.offer("respuesta", labels)
        self.fields["respuesta"].label = "Respuesta"

    def layout(self) -> Layout:
        """The answers, one below the other."""
        return Layout(Field("respuesta", css_class="options"))


def question_of(scene: Scene, number: int) -> Asked:
    """The question that stands before a step. Raises `KeyError` where there is none."""
    return asked_about(scene, asks_of(scene)[number])


def asked_about(scene: Scene, ask: PlayAsk) -> Asked:
    """A question about a choice of a play. Raises `KeyError` where there is nothing to ask."""
    last, led_to = before_and_after(scene.played, ask.choice)
    found = question(scene.played, ask)
    if isinstance(found, Costs) and found.item is not None:
        found = question(scene.played, ask, paid_first(scene.file, scene.addresses.choices[: ask.choice + 1], found.item.id))
    if found is None:
        raise KeyError(ask)
    return Asked(found, last, led_to)


@lru_cache(maxsize=128)
def paid_first(file: PlayFile, choices: tuple[Choice, ...], item: str) -> Mapping[Misplay, ManaCost | None]:
    """What something costs by whoever pays before choosing targets: what each target adds is not known then (601.2c, 601.2f)."""
    played = misplay(file.opening, choices, Misplay.PAY_FIRST)
    steps = played.steps if isinstance(played, Played) else ()
    totals = [step.cost.mana for step in steps if step.cost is not None and step.item is not None and step.item.id == item]
    return {Misplay.PAY_FIRST: totals[-1]} if totals else {}


def prediction_view(scene: Scene, number: int, data: Mapping[str, Any]) -> tuple[PlayView, PredictionView]:
    """The board before the question and the question before a step. Raises `KeyError` or `BadAnswer` for what is none."""
    asked = question_of(scene, number)
    ask, addresses = asks_of(scene)[number], scene.addresses
    here = Here.at(asked.before, scene.names)
    labels = [(key, symbols(label)) for key, label in foretold.answers(asked.question, here)]
    sent = SENT in data
    form = AnswerForm(labels, data if sent else None, f"{scene.dom}-p")
    answered = form.is_answered()
    given = form.cleaned_data["respuesta"] if sent and answered else ""
    shown = 0 if sent else level(data.get("pista"))
    prediction = PredictionView(
        number=number,
        place="",
        question=foretold.asked(asked.question, addresses.choices[ask.choice], here),
        form=form,
        url=addresses.prediction(number),
        onward=addresses.step(number),
        hints=foretold.hints(asked.question, here)[:shown],
        hint_url=addresses.prediction(number, hint=shown + 1) if shown < HINTS and not given else "",
        fault=form.fault() if sent else "",
        verdict=verdict(asked, given, scene.names) if given else None,
        rows=(),
        readings=_readings(asked.question, given, scene),
        action=addresses.prediction(number).partition("?")[0],
        hidden=(("v", VERSION), *(pair for pair in addresses.play_pairs if pair[0] != "v"), ("paso", str(number))),
    )
    return before(scene, number, asked.question), prediction


def before(scene: Scene, number: int, question: Foretelling) -> PlayView:
    """The board of the step before: nothing on it tells what comes, and one goes on by leaving the question out."""
    view = play_view(scene, number - 1)
    marks = tuple(replace(m, title="", place="") if m.state == "ahead" else m for m in view.marks)
    rungs = tuple(replace(rung, step=0, url="") if rung.step >= number else rung for rung in view.ladder.rungs)
    if isinstance(question, NextStep):  # the letters in order would be the answer
        rungs = tuple(rung for rung in rungs if rung.state in {State.DONE, State.NOW})
    return replace(
        view,
        position=f"{number - 1}.5",
        marks=marks,
        ladder=replace(view.ladder, rungs=rungs),
        done=view.done[: asks_of(scene)[number].choice],
        besides=(),
        previous=scene.addresses.step(number - 1),
        following=scene.addresses.step(number),
    )


def _readings(question: Foretelling, given: str, scene: Scene) -> tuple[Called, ...]:
    """The misreadings that lead to an answer."""
    found = [misread for answer, misread in question.misread.items() if given and foretold.key_of(question, answer) == given]
    return called(scene, found)


def called(scene: Scene, misreads: Iterable[Misplay]) -> tuple[Called, ...]:
    """Misreadings, each with where it is played: on the line at hand, or on another of the board."""
    return tuple(Called(told(misread), _played_at(misread, scene)) for misread in misreads)


def _played_at(misread: Misplay, scene: Scene) -> str:
    lines = sorted((line for line in scene.file.lines if line.reading(misread)), key=lambda line: not scene.addresses.is_at(line))
    return scene.addresses.reading(told(misread).slug, lines[0]) if lines else ""
