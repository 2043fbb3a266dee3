"""The addresses of a played board: every play has one, `?v=1&jugada=lanza:doom-blade;objetivo:grave-titan` (version 1)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from django.http import QueryDict
from django.urls import reverse

from engine.choices import Choice
from engine.model import ObjectId
from lessons.play.lines import Line
from lessons.play.notation import BETWEEN, MOST, BadChoice, read, shown, write_all

VERSION = "1"
LONGEST = 8_000  # letters of a query
READABLE = ",:;."


@dataclass(frozen=True, slots=True)
class Found:
    """What an address says: the choices as far as they can be read, and why the rest cannot, in Spanish, or "".

    `without`: the objects that are not on this table, in the board's order.
    """

    choices: tuple[Choice, ...] = ()
    wrong: str = ""
    without: tuple[ObjectId, ...] = ()


def read_play(query: QueryDict, optional: Sequence[ObjectId] = ()) -> Found:
    """The play of a query. `optional`: the objects of the board that may be left out.

    Besides `jugada`, which may stand there several times, one more choice may come in pieces, as a form sends it:
    `verbo=modos&con=1&con=3` is "modos:1,3". Likewise `sin` names what is left out, or a form sends `mesa` for each that is not,
    and one that is empty.
    """
    read = _choices(query)
    asked = [id_ for text in query.getlist("sin") for id_ in text.split(",") if id_]
    without = [id_ for id_ in optional if (id_ not in query.getlist("mesa") if "mesa" in query else id_ in asked)]
    unknown = [id_ for id_ in asked if id_ not in optional]
    wrong = f"De este tablero no se puede quitar «{shown(unknown[0])}»." if unknown else read.wrong
    return replace(read, wrong=wrong, without=tuple(without))


def _choices(query: QueryDict) -> Found:
    if query.get("v", VERSION) != VERSION:
        return Found(wrong="Ese enlace es de otra versión de los tableros que se juegan.")
    choices: list[Choice] = []
    for text in _written(query):
        if len(choices) == MOST:
            return Found(tuple(choices), f"Un tablero se juega con {MOST} elecciones como máximo; las demás quedan fuera.")
        try:
            choices.append(read(text))
        except BadChoice as fault:
            return Found(tuple(choices), f"Desde la elección {len(choices) + 1} el enlace no se puede leer: {fault}")
    return Found(tuple(choices))


def _written(query: QueryDict) -> Iterator[str]:
    for play in query.getlist("jugada"):
        yield from filter(None, play.split(BETWEEN))
    if word := query.get("verbo"):
        yield ":".join(filter(None, (word, ",".join(filter(None, query.getlist("con"))))))


@dataclass(frozen=True, slots=True)
class PlayAddresses:
    """The addresses of one played board, after these choices, for a reader who asked for card names in a language.

    `without`: the objects that are left out of it.
    """

    lesson: str
    board: str
    language: str = "es"
    choices: tuple[Choice, ...] = ()
    without: tuple[ObjectId, ...] = ()

    @property
    def path(self) -> str:
        """The board's own, without a query."""
        return reverse("play", args=[self.lesson, self.board])

    @property
    def play_pairs(self) -> tuple[tuple[str, str], ...]:
        """What of the query is the play."""
        without = (("sin", ",".join(self.without)),) if self.without else ()
        choices = (("jugada", write_all(self.choices)),) if self.choices else ()
        return (("v", VERSION), *without, *choices) if without or choices else ()

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """The query, in pairs."""
        return (*self.play_pairs, *((("nombres", "en"),) if self.language == "en" else ()))

    def step(self, number: int | None = None) -> str:
        """A step of the play; without a number its last one."""
        pairs = (*self.pairs, *((("paso", str(number)),) if number else ()))
        return f"{self.path}{f'?{urlencode(pairs, safe=READABLE)}' if pairs else ''}"

    def query(self, number: int) -> str:
        """The query of a step, for what lies below the board's path."""
        return self.step(number).removeprefix(self.path)

    @property
    def base(self) -> str:
        """What the addresses of the play's steps begin with; their number and `after_number` follow."""
        return f"{self.path}?{urlencode((*self.play_pairs, ('paso', '')), safe=READABLE)}"

    @property
    def after_number(self) -> str:
        """What stands after a step's number."""
        return "&nombres=en" if self.language == "en" else ""

    def prediction(self, number: int, hint: int = 0) -> str:
        """The question before a step, with as many hints."""
        pairs = (*self.pairs, ("paso", str(number)), *((("pista", str(hint)),) if hint else ()))
        return f"{reverse('play-prediction', args=[self.lesson, self.board])}?{urlencode(pairs, safe=READABLE)}"

    @property
    def questions(self) -> str:
        """What the addresses of the play's questions begin with; their number and `after_number` follow."""
        path = reverse("play-prediction", args=[self.lesson, self.board])
        return f"{path}?{urlencode((*self.play_pairs, ('paso', '')), safe=READABLE)}"

    @property
    def costs(self) -> str:
        """What each thing would cost on this table."""
        query = urlencode(replace(self, choices=()).pairs, safe=READABLE)
        return reverse("play-costs", args=[self.lesson, self.board]) + (f"?{query}" if query else "")

    @property
    def readings(self) -> str:
        """The wrong readings by which lines of the board end otherwise."""
        return reverse("play-readings", args=[self.lesson, self.board]) + self.language_query

    def reading(self, slug: str, line: Line, number: int | None = None) -> str:
        """A line by a wrong reading beside the right one; without a number, where they are about to part."""
        place = "play-reading" if number is None else "play-reading-step"
        args = [self.lesson, self.board, slug, line.slug, *([] if number is None else [number])]
        return reverse(place, args=args) + self.language_query

    @property
    def written(self) -> str:
        """The play as it is written."""
        return write_all(self.choices)

    @property
    def lesson_url(self) -> str:
        """The class that the board belongs to."""
        return reverse("lesson", args=[self.lesson]) + self.language_query

    @property
    def language_query(self) -> str:
        """The language of card names, for an address that carries nothing else."""
        return "?nombres=en" if self.language == "en" else ""

    def then(self, *choices: Choice) -> "PlayAddresses":
        """Those after further choices."""
        return replace(self, choices=(*self.choices, *choices))

    def of_line(self, line: Line) -> "PlayAddresses":
        """Those of a line of play of the board."""
        return replace(self, choices=line.choices, without=line.without)

    def is_at(self, line: Line) -> bool:
        """Whether the play is exactly that line."""
        return self.of_line(line) == self

    def after(self, number: int) -> "PlayAddresses":
        """Those after only the first so many choices."""
        return replace(self, choices=self.choices[:number])
