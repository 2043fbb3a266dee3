"""What the speaker alone sees: the notes of the class, all the words of the step, what comes next and why, the answers."""

from dataclasses import dataclass

from django.utils.safestring import SafeString

from engine.predicting import Look
from engine.trace import StepKind
from lessons import narration
from lessons.board.explanation import Explanation, explanation
from lessons.board.predicting.page import questions_of
from lessons.catalog.frame import Frame
from lessons.catalog.load import trace_of
from lessons.catalog.prose.blocks import Tokens
from lessons.narration import Names
from lessons.narration.played import foretold
from lessons.narration.played.here import Here
from lessons.narration.predictions import Asked, hints
from lessons.play.page import play_view
from lessons.play.predicting import question_of
from lessons.projector.boards import become
from lessons.projector.deck import KEY, QUESTION, RESULT, Deck, Position, Slide, number_in
from lessons.projector.lines import Shown
from lessons.projector.parts import Kind
from lessons.projector.screen import ScreenView, base_of, prose, screen_view, task_view


@dataclass(frozen=True, slots=True)
class SpeakerView:
    """`now` and `then`: the position and the one after it; `words`: of the step on the screen; `coming`: of the next one.

    `idea`: what the board teaches, said before its count begins.
    """

    now: ScreenView
    then: ScreenView | None
    screen_url: str
    notes: SafeString
    words: Explanation | None
    coming: Explanation | None
    answer: str
    idea: str
    hidden: SafeString


def speaker_view(deck: Deck, position: Position, frame: Frame) -> SpeakerView:
    """The view of a position."""
    base = base_of(deck.lesson.slug, "speaker")
    slide, following = position.slide, deck.moved(position, 1)
    return SpeakerView(
        now=screen_view(deck, position, frame, base),
        then=screen_view(deck, following, frame, base) if following else None,
        screen_url=f"{base_of(deck.lesson.slug)}{position.key}{frame.query}",
        notes=prose(deck, slide.notes, frame.names, shows=True),
        words=None if position.place.endswith(QUESTION) else _words(position, frame),
        coming=_words(following, frame) if following and following.slide is slide else None,
        answer=_answer(position, frame),
        idea=_idea(slide) if not position.place else "",
        hidden=_hidden(deck, position, frame.names),
    )


def _idea(slide: Slide) -> str:
    """What a board or a line of play teaches."""
    if slide.line is not None:
        return slide.line.line.note or ""
    return (slide.board.file.subtitle or "") if slide.board is not None else ""


def _words(position: Position, frame: Frame) -> Explanation | None:
    """All that is said of a step; of a question, of the step that it stands before."""
    board, line = position.slide.board, position.slide.line
    if line is not None and position.place:
        return play_view(line.scene(frame.names), number_in(position.place)).words
    if board is None or not position.place:
        return None
    trace = trace_of(board)
    return explanation(trace.steps[number_in(position.place) - 1], trace, board, frame.names)


def _answer(position: Position, frame: Frame) -> str:
    """What is right: of an exercise's item, of a question, of a board whose count has not begun."""
    slide, place = position.slide, position.place
    if slide.kind is Kind.EXERCISE and place:
        task = task_view(slide, place if place.endswith(KEY) else f"{place}/{KEY}", frame.names)
        return f"{task.key} {task.note}".strip() if task else ""
    if slide.board is not None and place.endswith(QUESTION):
        asked = Asked(questions_of(slide.board)[number_in(place)], trace_of(slide.board), frame.names)
        return " ".join(filter(None, (_became(asked), hints(asked)[-1])))
    if slide.line is not None and place.endswith(QUESTION):
        return _foretold(slide.line, number_in(place), frame.names)
    if slide.board is not None and not place:
        trace = trace_of(slide.board)
        return narration.step(trace.steps[-1], trace, frame.names).sentence
    return ""


def _foretold(line: Shown, number: int, names: Names) -> str:
    """What a choice leads to, where that is asked."""
    scene = line.scene(names)
    asked = question_of(scene, number)
    here = Here.at(asked.before, names)
    _, near, _ = foretold.hints(asked.question, here)
    return f"{foretold.answer_of(asked.question, foretold.right_key(asked.question), here)}. {near}"


def _became(asked: Asked) -> str:
    """What the object is at the end, where that is asked."""
    if not isinstance(asked.question, Look):
        return ""
    end = next(step for step in asked.trace.steps if step.kind is StepKind.RESULT and step.moment == asked.step.moment)
    sheet = end.sheets[asked.question.object]
    return " · ".join(filter(None, (narration.power_toughness(sheet), become(sheet, asked.names)))) + "."


def _hidden(deck: Deck, position: Position, names: Names) -> SafeString:
    """The text that the slide still keeps back."""
    slide, place = position.slide, position.place
    kept: tuple[Tokens, ...] = ()
    if slide.kind is Kind.SOLUTION:
        kept = slide.items[number_in(place) :]
    elif RESULT in slide.places and place != RESULT:
        kept = slide.items
    return prose(deck, kept, names, shows=True)
