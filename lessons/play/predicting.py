"""«¿Qué pasa ahora?» on a line of play: the position before a choice, the question, and what is said of an answer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from crispy_forms.layout import Field, Layout
from django import forms

from engine.foretelling import Costs, Foretelling, IsLegal, Priority, Resolves, costs, is_legal, priority, resolves
from engine.misplaying import Misplay, against
from engine.played import Kind, PlayStep
from lessons.board.predicting.marking import Verdict
from lessons.board.question_forms import SENT, QuestionForm
from lessons.board.templatetags.escuela import symbols
from lessons.narration.nouns import capital
from lessons.narration.played import foretold, sums
from lessons.narration.played.here import Here
from lessons.narration.played.misplays import misplay
from lessons.narration.played.steps import play_step
from lessons.play.addresses import VERSION
from lessons.play.lines import AskKind, PlayAsk
from lessons.play.page import PlayView, Scene, asks_of, play_view

ANSWERS = ("respuesta", SENT, "pista")  # what of an address an answer may be made of


@dataclass(frozen=True, slots=True)
class Reading:
    """A misreading as the page names it."""

    name: str
    explanation: str
    against: str


@dataclass(frozen=True, slots=True)
class Called:
    """A misreading that leads to the answer; there is nothing else to be seen of it."""

    reading: Reading
    url: str = ""


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


@dataclass(frozen=True, slots=True)
class PlayPrediction:
    """Everything that the question's template needs besides the board; the same words as a question on the layers has.

    `hidden`: what of the address the form carries on.
    """

    number: int
    question: str
    form: AnswerForm
    url: str
    action: str
    hidden: tuple[tuple[str, str], ...]
    onward: str
    hints: tuple[str, ...]
    hint_url: str
    fault: str
    verdict: Verdict | None
    readings: tuple[Called, ...]
    place: str = ""
    rows: tuple[()] = ()

    @property
    def status(self) -> str:
        """What somebody who hears the page is told."""
        if self.fault:
            return self.fault
        if self.verdict is None:
            return self.hints[-1] if self.hints else self.question
        return "Correcto." if self.verdict.right else "No es así."


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of a line of play: what stands before it, and what the choice leads to."""

    question: Foretelling
    before: PlayStep
    led_to: tuple[PlayStep, ...]


def question_of(scene: Scene, number: int) -> Asked:
    """The question that stands before a step. Raises `KeyError` where there is none."""
    ask = asks_of(scene)[number]
    steps = scene.played.steps
    led_to = tuple(step for step in steps if step.choice == ask.choice)
    return Asked(_question(ask, steps[number - 2], led_to), steps[number - 2], led_to)


def _question(ask: PlayAsk, before: PlayStep, led_to: tuple[PlayStep, ...]) -> Foretelling:
    match ask.kind:
        case AskKind.LEGAL:
            return is_legal(before, led_to)
        case AskKind.COST:
            found = costs(led_to)
            if found is None:
                raise KeyError(ask)
            return found
        case AskKind.PRIORITY:
            return priority(before, led_to)
        case AskKind.NEXT:
            return resolves(before, led_to)


def prediction_view(scene: Scene, number: int, data: Mapping[str, Any]) -> tuple[PlayView, PlayPrediction]:
    """The board before the question and the question before a step. Raises `KeyError` or `BadAnswer` for what is none."""
    asked = question_of(scene, number)
    ask, addresses = asks_of(scene)[number], scene.addresses
    here = Here.at(asked.before, scene.names)
    labels = [(key, symbols(label)) for key, label in foretold.answers(asked.question, here)]
    sent = SENT in data
    form = AnswerForm(labels, data if sent else None, f"{scene.dom}-p")
    answered = form.is_answered()
    given = form.cleaned_data["respuesta"] if sent and answered else ""
    hints = foretold.hints(asked.question)
    shown = 0 if sent else min(_level(data.get("pista")), len(hints))
    prediction = PlayPrediction(
        number=number,
        question=foretold.asked(asked.question, addresses.choices[ask.choice], here),
        form=form,
        url=addresses.prediction(number),
        action=addresses.prediction(number).partition("?")[0],
        hidden=(("v", VERSION), *(pair for pair in addresses.play_pairs if pair[0] != "v"), ("paso", str(number))),
        onward=addresses.step(number),
        hints=hints[:shown],
        hint_url=addresses.prediction(number, hint=shown + 1) if shown < len(hints) and not given else "",
        fault=form.fault() if sent else "",
        verdict=_verdict(asked, given, scene) if given else None,
        readings=_readings(asked.question, given),
    )
    return _before(play_view(scene, number - 1), ask.choice, scene, number), prediction


def _level(text: object) -> int:
    """How many hints are shown."""
    return int(text) if isinstance(text, str) and text.isascii() and text.isdecimal() and len(text) < 3 else 0


def _before(view: PlayView, choice: int, scene: Scene, number: int) -> PlayView:
    """The board of the step before: nothing on it tells what comes, and one goes on by leaving the question out."""
    marks = tuple(replace(m, title="", place="") if m.state == "ahead" else m for m in view.marks)
    rungs = tuple(replace(rung, step=0, url="") if rung.step >= number else rung for rung in view.ladder.rungs)
    return replace(
        view,
        position=f"{number - 1}.5",
        marks=marks,
        ladder=replace(view.ladder, rungs=rungs),
        done=view.done[:choice],
        previous=scene.addresses.step(number - 1),
        following=scene.addresses.step(number),
    )


def _verdict(asked: Asked, given: str, scene: Scene) -> Verdict:
    question = asked.question
    step = _decisive(asked)
    here = Here.at(step, scene.names)
    words = play_step(step, scene.names)
    match question:
        case IsLegal() if step.kind in {Kind.REWIND, Kind.REFUSED}:
            move, why = words.sentence, words.why
        case IsLegal():
            move, why = "Sí se puede: nada lo impide.", ()
        case Costs():
            move, why = sums.told(step.cost, here, step.item) if step.cost is not None else words.sentence, words.why
        case Priority(right="") | Resolves(right=""):
            move, why = f"{capital('nadie' if isinstance(question, Priority) else 'nada')}: {words.sentence}", words.why
        case Priority() | Resolves():
            move, why = words.sentence, words.why
    rules = tuple(dict.fromkeys(map(str, step.rules)))
    return Verdict(given == foretold.right_key(question), (), move, why, rules)


def _decisive(asked: Asked) -> PlayStep:
    """The step that answers the question; the last one where none does."""
    kinds = {
        IsLegal: {Kind.REWIND, Kind.REFUSED},
        Costs: {Kind.TOTAL},
        Priority: {Kind.PRIORITY},
        Resolves: {Kind.RESOLVE, Kind.NO_TARGETS},
    }[type(asked.question)]
    return next((step for step in asked.led_to if step.kind in kinds), asked.led_to[-1])


def _readings(question: Foretelling, given: str) -> tuple[Called, ...]:
    found = [misread for answer, misread in question.misread.items() if given and foretold.key_of(question, answer) == given]
    return tuple(Called(_reading(misread)) for misread in found)


def _reading(misread: Misplay) -> Reading:
    words = misplay(misread)
    return Reading(words.name, words.explanation, str(against(misread)))
