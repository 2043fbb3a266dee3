"""The content as the site uses it: frozen, loaded once."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from lessons.board.exercise import Task
from lessons.board.file import Board as BoardFile
from lessons.catalog.front_matter import About
from lessons.catalog.pairing import Pair
from lessons.catalog.prose.blocks import Block, Heading
from lessons.play.file import PlayFile


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A board of a class. `file` is what its file says; `slug` its name in its address ("a2")."""

    lesson: str
    slug: str
    file: BoardFile
    section: Heading | None = None  # where the class shows it

    @property
    def id(self) -> str:
        """Its name in the class ("A2")."""
        return self.file.id

    @property
    def dom(self) -> str:
        """The id of its element, which begins those of everything on it."""
        return f"board-{self.slug}"

    @property
    def route(self) -> str:
        """The name of the address at which it is begun."""
        return "board"


@dataclass(frozen=True, slots=True, eq=False)
class PlayedBoard:
    """A board of a class on which one plays, choice by choice. The same words as `Board` has."""

    lesson: str
    slug: str
    file: PlayFile
    section: Heading | None = None

    @property
    def id(self) -> str:
        """Its name in the class ("C1")."""
        return self.file.id

    @property
    def dom(self) -> str:
        """The id of its element, which begins those of everything on it."""
        return f"board-{self.slug}"

    @property
    def route(self) -> str:
        """The name of the address at which it is begun."""
        return "play"


AnyBoard = Board | PlayedBoard
T = TypeVar("T", Board, PlayedBoard)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A class: its head, its text in blocks, its boards by id; `plays`: those on which one plays, choice by choice."""

    about: About
    blocks: tuple[Block, ...]
    headings: tuple[Heading, ...]
    boards: Mapping[str, Board]
    exercises: Mapping[str, Task]
    file: str
    pairs: tuple[Pair, ...] = ()
    plays: Mapping[str, PlayedBoard] = field(default_factory=dict)

    @property
    def all_boards(self) -> Mapping[str, AnyBoard]:
        """Its boards of every kind, by id."""
        return {**self.boards, **self.plays}

    @property
    def slug(self) -> str:
        """What its address calls it."""
        return self.about.slug

    def exercise(self, slug: str) -> Task | None:
        """The exercise of an address."""
        return next((found for id_, found in self.exercises.items() if id_.lower() == slug), None)

    def pair(self, one: str, other: str) -> Pair | None:
        """The pair of two boards, by the slugs of an address."""
        return next((pair for pair, first, second in self.paired() if (first.slug, second.slug) == (one, other)), None)

    def paired(self) -> list[tuple[Pair, Board, Board]]:
        """Every pair with its boards."""
        return [(pair, self.boards[pair.one], self.boards[pair.other]) for pair in self.pairs]

    def pairs_of(self, board: Board) -> tuple[Pair, ...]:
        """The pairs that a board is in."""
        return tuple(pair for pair in self.pairs if board.id in {pair.one, pair.other})

    def order(self) -> list[AnyBoard]:
        """The boards as the class shows them, then those that it does not show."""
        shown, boards = dict.fromkeys(block.argument for block in self.blocks if block.kind == "tablero"), self.all_boards
        return [boards[id_] for id_ in (*shown, *(id_ for id_ in boards if id_ not in shown))]

    def after(self, board: AnyBoard) -> AnyBoard | None:
        """The board after this one."""
        order = self.order()
        place = order.index(board) + 1
        return order[place] if place < len(order) else None


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the glossary. `rule` is the number that defines it, or ""."""

    es: str
    en: str
    rule: str
    definition: str


@dataclass(frozen=True, slots=True)
class Catalog:
    """Everything there is to read. `version` changes whenever a page could."""

    lessons: Mapping[str, Lesson]
    glossary: tuple[Term, ...]
    glosses: Mapping[str, str]  # rule number → Spanish gloss
    version: str

    def beside(self, lesson: Lesson) -> tuple[Lesson | None, Lesson | None]:
        """The class before this one and the class after it."""
        order = list(self.lessons.values())
        place = order.index(lesson)
        return order[place - 1] if place else None, order[place + 1] if place + 1 < len(order) else None

    def board(self, lesson: str, slug: str) -> Board:
        """A board by the slugs of its address. Raises `KeyError`."""
        return _called(slug, self.lessons[lesson].boards.values())

    def play(self, lesson: str, slug: str) -> PlayedBoard:
        """A board on which one plays, by the slugs of its address. Raises `KeyError`."""
        return _called(slug, self.lessons[lesson].plays.values())


def _called(slug: str, boards: Iterable[T]) -> T:
    """The one of that slug. Raises `KeyError`."""
    for board in boards:
        if board.slug == slug:
            return board
    raise KeyError(slug)
