"""A position of the deck as its template needs it, and the ways on from it."""

from dataclasses import dataclass

from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe

from lessons.board.drill import Drill
from lessons.board.exercise import Exercise, Item, Question
from lessons.catalog.exercises import EFFECT_CHOICES, key_of, name_of, text_of, where
from lessons.catalog.frame import Frame
from lessons.catalog.load import traces_of
from lessons.catalog.prose.blocks import Tokens
from lessons.catalog.prose.html import render
from lessons.narration import Names, plain
from lessons.projector.boards import BoardSlide, board_slide
from lessons.projector.deck import KEY, QUESTION, RESULT, Deck, Position, Slide, number_in
from lessons.projector.parts import Kind
from lessons.projector.plays import PlaySlide, play_slide
from lessons.projector.reader import ScreenReader


@dataclass(frozen=True, slots=True)
class TaskView:
    """An item of an exercise, if one stands at one; with its key only where it was asked for. `choices`: what may be answered."""

    number: int
    total: int
    name: str
    text: str
    key: str
    note: str
    choices: str = ""


@dataclass(frozen=True, slots=True)
class ScreenView:
    """Everything that a slide's template needs.

    - `key`: what its address ends in; `base`: what it begins with. `result`: where what it keeps back is shown, or "".
    - `status`: what somebody who hears the page is told.
    """

    slide: Slide
    key: str
    base: str
    query: str
    total: int
    status: str
    html: SafeString
    waiting: int
    board: BoardSlide | PlaySlide | None
    task: TaskView | None
    next: str
    previous: str
    next_slide: str
    previous_slide: str
    first: str
    last: str
    result: str


def screen_view(deck: Deck, position: Position, frame: Frame, base: str) -> ScreenView:
    """The view of a position. `base`: that of the screen or of the speaker's window."""
    slide = position.slide
    board = _board(slide, position.place, frame)
    task = task_view(slide, position.place, frame.names) if slide.kind is Kind.EXERCISE else None
    result = slide.result_of(position.place)

    def url(found: Position | None) -> str:
        return f"{base}{found.key}{frame.query}" if found and found.key != position.key else ""

    return ScreenView(
        slide=slide,
        key=position.key,
        base=base,
        query=frame.query,
        total=len(deck.slides),
        status=_status(position, board, task),
        html=text_html(deck, slide, position.place, frame.names),
        waiting=_waiting(slide, position.place),
        board=board,
        task=task,
        next=url(deck.moved(position, 1)),
        previous=url(deck.moved(position, -1)),
        next_slide=url(deck.slide_beside(position, 1)),
        previous_slide=url(deck.slide_beside(position, -1)),
        first=url(deck.positions[0]),
        last=url(deck.find(len(deck.slides), "")),
        result=f"{base}{slide.number}/{result}{frame.query}" if result else "",
    )


def _board(slide: Slide, place: str, frame: Frame) -> BoardSlide | PlaySlide | None:
    """The board on a slide, of either kind."""
    if slide.line is not None:
        return play_slide(slide.line, slide.title, number_in(place), frame, asks=place.endswith(QUESTION))
    return board_slide(slide, place, frame) if slide.kind is Kind.BOARD else None


def base_of(lesson: str, name: str = "projector") -> str:
    """What the addresses of the screen (or the speaker's, by its name) begin with."""
    return reverse(name, args=[lesson]) + ("" if name == "projector" else "/")


def text_html(deck: Deck, slide: Slide, place: str, names: Names) -> SafeString:
    """The text of a slide as far as it may be seen there."""
    shown = _shown(slide, place)
    shows = place == RESULT or slide.kind is Kind.SOLUTION
    return prose(deck, slide.items[:shown], names, shows=shows)


def prose(deck: Deck, items: tuple[Tokens, ...], names: Names, *, shows: bool) -> SafeString:
    """Items as HTML."""
    reader = ScreenReader(traces_of(deck.lesson), names, shows)
    return mark_safe("".join(render(item, reader) for item in items))  # noqa: S308 (cleaned as it was written)


def _shown(slide: Slide, place: str) -> int:
    """How many items."""
    if slide.kind is not Kind.SOLUTION:
        return len(slide.items)
    return number_in(place)


def _waiting(slide: Slide, place: str) -> int:
    """How many are still kept back."""
    return len(slide.items) - _shown(slide, place)


def task_view(slide: Slide, place: str, names: Names) -> TaskView | None:
    """The item at a place of an exercise."""
    assert slide.task is not None
    if not place:
        return None
    number, answers = number_in(place), place.endswith(KEY)
    if isinstance(slide.task, Drill):
        return _step_view(slide.task, number, answers=answers)
    item = slide.task.items[number - 1]
    return TaskView(
        number=number,
        total=len(slide.task.items),
        name=name_of(item, names),
        text=text_of(item, names),
        key=_key(slide.task, item) if answers else "",
        note=(item.note or "") if answers else "",
        choices=CHOICES[slide.task.question],
    )


CHOICES = {
    Question.LAYER: "1a · 1b · 2 · 3 · 4 · 5 · 6 · 7a · 7b · 7c · 7d · después · ninguna",
    Question.EFFECT: "En las capas · Después de las capas · No lo es",
}


def _key(task: Exercise, item: Item) -> str:
    key = key_of(item, task.question)
    return where(key) if task.question is Question.LAYER else " ".join(f"{EFFECT_CHOICES[answer]}." for answer in key)


def _step_view(drill: Drill, number: int, *, answers: bool) -> TaskView:
    """A step of a drill: what it comes after, and a first hint."""
    step = drill.items[number - 1]
    asked = f"¿Qué va después de «{drill.items[number - 2].text}»?" if number > 1 else "¿Qué va primero?"
    key = f"{step.text} ({step.rule})." if answers else ""
    return TaskView(number, len(drill.items), asked, step.hints[0], key, step.note if answers else "")


def _status(position: Position, board: BoardSlide | PlaySlide | None, task: TaskView | None) -> str:
    """Different at every position, or nothing would be heard."""
    slide, place = position.slide, position.place
    if board is not None:
        return plain(f"{board.place}. {board.title}" if board.place else board.title)
    if task is not None:
        return plain(f"{task.name}. {task.key}" if task.key else task.name)
    title = f"{slide.title} ({slide.part_of})" if slide.part_of else slide.title
    if slide.kind is Kind.SOLUTION:
        return f"{title}: {_shown(slide, place)} de {len(slide.items)} a la vista"
    return f"{title}: con el resultado" if place == RESULT else title
