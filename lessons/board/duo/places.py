"""Two boards in step, whatever is played on them: what each shows at a place, the bar of places, where they first part."""

from collections.abc import Callable
from dataclasses import dataclass

from lessons.board.duo.outcomes import Outcome

Address = Callable[[int], str]  # of a place, from 1


@dataclass(frozen=True, slots=True)
class Way:
    """How two boards go together: the numbers of a step of each, place by place; and, as places from 1, where they part
    (0: nowhere) and where one begins to look.
    """

    pairs: tuple[tuple[int, int], ...]
    parting: int
    opening: int


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two at a place: `stays`: it waits there for the other. `differs`: ids of what the other has otherwise.

    `template`: what draws its `table`. `said`: what its title leaves out; `why`: the reasons, none of a wrong reading.
    """

    dom: str
    label: str
    wrong: bool
    number: int
    total: int
    step_url: str
    query: str
    kind: str
    place: str
    title: str
    why: tuple[str, ...]
    table: object
    stays: bool
    differs: frozenset[str]
    template: str = "board/_table.html"
    said: str = ""
    sum: object = None

    @property
    def misread(self) -> bool:
        """Whether it has no steps of its own to lead to, being a misreading's."""
        return self.wrong


@dataclass(frozen=True, slots=True)
class DuoMark:
    """A place on the progress bar."""

    number: int
    url: str
    state: str
    parts: bool


@dataclass(frozen=True, slots=True)
class DuoView:
    """Everything that the template of two boards needs. `outcomes`: at the last place, what they end with differently."""

    dom: str
    number: int
    total: int
    base: str
    query: str
    sides: tuple[Side, Side]
    marks: tuple[DuoMark, ...]
    first: str
    previous: str
    following: str
    last: str
    parting: int
    parting_url: str
    outcomes: tuple[Outcome, ...]

    @property
    def parts(self) -> bool:
        """Whether they part here."""
        return self.number == self.parting

    @property
    def status(self) -> str:
        """What somebody who hears the page is told."""
        said = ". ".join(f"{side.label}: {side.title if not side.stays else 'espera'}" for side in self.sides)
        return f"{'Aquí se apartan. ' if self.parts else ''}{said}."


def stay(way: Way, number: int) -> tuple[bool, bool]:
    """Which of the two waits at a place for the other."""
    here = way.pairs[number - 1]
    before = way.pairs[number - 2] if number > 1 else (0, 0)
    return here[0] == before[0], here[1] == before[1]


def at_place(way: Way, number: int, sides: tuple[Side, Side], address: Address, outcomes: tuple[Outcome, ...]) -> DuoView:
    """The view of a place, from 1, with what each side shows there."""
    total = len(way.pairs)
    path, _, query = address(1).partition("?")
    return DuoView(
        dom=f"duo-{sides[0].dom}",
        number=number,
        total=total,
        base=path.removesuffix("1"),
        query=f"?{query}" if query else "",
        sides=sides,
        marks=tuple(_mark(n, number, way, address(n)) for n in range(1, total + 1)),
        first=address(1),
        previous=address(number - 1) if number > 1 else "",
        following=address(number + 1) if number < total else "",
        last=address(total),
        parting=way.parting,
        parting_url=address(way.parting) if way.parting else "",
        outcomes=outcomes,
    )


def _mark(number: int, current: int, way: Way, url: str) -> DuoMark:
    state = "now" if number == current else "done" if number < current else "ahead"
    return DuoMark(number, url, state, parts=number == way.parting)
