"""The slides of a class in order, and every place in them that one can stand at: each has an address."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from lessons.board.exercise import Task
from lessons.board.plays import own_play
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog, traces_of
from lessons.catalog.prose.blocks import Tokens
from lessons.catalog.prose.html import render
from lessons.catalog.values import Board, Lesson
from lessons.narration import ENGLISH, SPANISH
from lessons.projector.lines import Shown, lines_of, stops
from lessons.projector.packing import PACKED, SIZES, WIDTH, Size, fitting, packed, plain, room
from lessons.projector.parts import Kind, Part, parts
from lessons.projector.reader import ScreenReader
from lessons.projector.tearing import torn

RESULT, KEY, QUESTION, STEPS = "resultado", "clave", "pregunta", "pasos"


def number_in(place: str) -> int:
    """The number of a step or an item: 3 in "pasos/3/clave"; 0 at a slide's own address."""
    return int(place.split("/")[1]) if place else 0


@dataclass(frozen=True, slots=True, eq=False)
class Slide:
    """One slide. `places`: where one can stand in it, the first being its own address; `part_of`: "2 de 3", or "".

    `goes_on`: it takes up a solution where the slide before stops. `passed`: the places at which whoever goes on does not stop.
    """

    number: int
    kind: Kind
    title: str
    above: str
    places: tuple[str, ...]
    part_of: str = ""
    goes_on: bool = False
    items: tuple[Tokens, ...] = ()
    size: Size = SIZES[0]
    board: Board | None = None
    line: Shown | None = None
    task: Task | None = None
    notes: tuple[Tokens, ...] = ()
    passed: frozenset[str] = frozenset()

    def result_of(self, place: str) -> str:
        """The place that shows what this one keeps back; "" if it keeps nothing back."""
        found = ""
        match self.kind:
            case Kind.TEXT | Kind.NOTE | Kind.SOLUTION | Kind.BOARD | Kind.PLAY:
                found = self.places[-1] if len(self.places) > 1 else ""
            case Kind.EXERCISE:
                found = f"{place}/{KEY}" if f"{place}/{KEY}" in self.places else ""
            case Kind.COVER:
                pass
        return "" if found == place else found


@dataclass(frozen=True, slots=True)
class Position:
    """A place in a slide. `at`: its place among all of the class, from 0."""

    slide: Slide
    place: str
    at: int

    @property
    def key(self) -> str:
        """What its address ends in: "12/pasos/3"."""
        return f"{self.slide.number}/{self.place}" if self.place else str(self.slide.number)


@dataclass(frozen=True, slots=True, eq=False)
class Deck:
    """The slides of a class, the same in both languages of card names."""

    lesson: Lesson
    slides: tuple[Slide, ...]
    positions: tuple[Position, ...]

    def find(self, number: int, place: str) -> Position | None:
        """The position of an address."""
        return next((p for p in self.positions if p.slide.number == number and p.place == place), None)

    def moved(self, position: Position, by: int) -> Position | None:
        """The place after (1) or before (-1). A solution that goes on does so with its next item: what shows nothing yet is passed
        over, and is only there for who goes from slide to slide, who has asked for no item. Likewise a step of a line of play that
        brings nothing to look at.
        """
        at = position.at + by
        if not 0 <= at < len(self.positions):
            return None
        found = self.positions[at]
        return self.moved(found, by) if is_passed(found) else found

    def slide_beside(self, position: Position, by: int) -> Position | None:
        """The beginning of the slide after or before; going back from the middle of one, its own beginning."""
        if by < 0 and position.place:
            return self.find(position.slide.number, "")
        return self.find(position.slide.number + by, "")


def is_passed(position: Position) -> bool:
    """Whether whoever goes on from place to place does not stop there."""
    return (position.slide.goes_on and not position.place) or position.place in position.slide.passed


@cache
def deck(lesson: str) -> Deck:
    """The slides of a class, by its slug. Raises `KeyError`."""
    return deck_of(catalog().lessons[lesson])


def deck_of(found: Lesson) -> Deck:
    """The slides of a class."""
    cover = Slide(0, Kind.COVER, found.about.titulo, "", ("",))
    made = [cover, *(slide for part in parts(found.blocks) for slide in _slides(part, found))]
    slides = tuple(replace(slide, number=number) for number, slide in enumerate(made, 1))
    places = [(slide, place) for slide in slides for place in slide.places]
    return Deck(found, slides, tuple(Position(slide, place, at) for at, (slide, place) in enumerate(places)))


def _slides(part: Part, lesson: Lesson) -> Iterator[Slide]:
    match part.kind:
        case Kind.BOARD if part.argument in lesson.plays:
            for line in lines_of(lesson.plays[part.argument]):
                yield _line_slide(line, part)
        case Kind.BOARD:
            board = lesson.boards[part.argument]
            yield Slide(0, part.kind, board.file.title, part.title, _board_places(board), board=board, notes=part.notes)
        case Kind.EXERCISE:
            task = lesson.exercises[part.argument]
            asked = (f"{STEPS}/{number}" for number, _ in enumerate(task.items, 1))
            places = ("", *(place for each in asked for place in (each, f"{each}/{KEY}")))
            yield Slide(0, part.kind, task.title, part.title, places, task=task, notes=part.notes)
        case _:
            yield from _texts(part, lesson)


def _board_places(board: Board) -> tuple[str, ...]:
    """The table laid, its result kept back; then every step, and before some the question."""
    play = own_play(board, Frame(SPANISH))
    made = [""]
    for number in range(1, play.total + 1):
        made += [f"{STEPS}/{number}/{QUESTION}"] if number in play.asks else []
        made.append(f"{STEPS}/{number}")
    return tuple(made)


def _line_slide(shown: Shown, part: Part) -> Slide:
    """The position before anything is chosen; then every step, and before some the question."""
    made, found = [""], tuple(stops(shown))
    for stop in found:
        made += [f"{STEPS}/{stop.number}/{QUESTION}"] if stop.asked else []
        made.append(f"{STEPS}/{stop.number}")
    passed = frozenset(f"{STEPS}/{stop.number}" for stop in found if stop.passed)
    of = f"jugada {shown.place} de {len(shown.board.file.lines)}"
    return Slide(0, Kind.PLAY, shown.line.title, part.title, tuple(made), of, line=shown, notes=part.notes, passed=passed)


def _texts(part: Part, lesson: Lesson) -> Iterator[Slide]:
    """The slides of a text: one if it fits, else as many as it takes."""
    readers = [ScreenReader(traces_of(lesson), names, shows=True) for names in (SPANISH, ENGLISH)]

    def text(item: Tokens) -> str:
        return max((plain(render(item, reader)) for reader in readers), key=len)

    title = part.argument if part.kind is Kind.NOTE else part.title
    height = room(title)
    items = [piece for item in part.items for piece in torn(item, text, PACKED, height)]
    width = WIDTH - 3.0  # lists stand in a little
    size = fitting([text(item) for item in items], height, width)
    shares = [items] if size else packed(items, lambda item: PACKED.height(text(item), width), height)
    for number, share in enumerate(shares, 1):
        yield Slide(
            number=0,
            kind=part.kind,
            title=title,
            above=part.title if part.kind is Kind.NOTE else part.above,
            places=_text_places(part.kind, share),
            part_of=f"{number} de {len(shares)}" if len(shares) > 1 else "",
            goes_on=part.kind is Kind.SOLUTION and number > 1,
            items=tuple(share),
            size=size or PACKED,
            notes=part.notes,
        )


def _text_places(kind: Kind, share: Sequence[Tokens]) -> tuple[str, ...]:
    """A solution comes item by item; any other text at once, and then the values that it keeps back."""
    if kind is Kind.SOLUTION:
        return ("", *(f"{STEPS}/{number}" for number, _ in enumerate(share, 1)))
    return ("", RESULT) if any(_quotes(item) for item in share) else ("",)


def _quotes(item: Tokens) -> bool:
    return any(child.type == "quote" for token in item for child in token.children or ())
