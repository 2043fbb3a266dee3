"""A drill as one works at it: what stands in its place, what is left in the order that one has put it in, the hints one asked for.

An answer is graded up to the first wrong step. What was right stays, and one goes on from there; all of it is in the address, so
that nothing need be kept, and a drill can be done again, each time from another disorder.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any

from crispy_forms.helper import FormHelper
from crispy_forms.layout import Field, Layout
from django import forms

from lessons.board.drill import HINTS, Drill, Slip, Step
from lessons.board.ordering import DOWN, UP, OrderField, moved, never_right, read, written
from lessons.board.templatetags.escuela import symbols

SHUFFLE, DONE, SEEN, ORDER, GRADE, HINT = "mezcla", "hechos", "vistas", "orden", "corregir", "pista"
PARAMETERS = (SHUFFLE, DONE, SEEN, ORDER, GRADE, HINT, UP, DOWN)
SHUFFLES = 999


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said of an answer: how many more stand in their places, the first step that does not, the name of the mistake."""

    more: int
    wrong: Step | None
    slip: Slip | None


@dataclass(frozen=True, slots=True)
class Work:
    """How far one has come. `left`: the steps that are left, by their right places from 0, as one has put them."""

    drill: Drill
    shuffle: int
    done: int
    left: tuple[int, ...]
    seen: int = 0

    @property
    def offered(self) -> tuple[int, ...]:
        """What is left as it was offered: what the numbers in an address count."""
        return tuple(place for place in shuffled(self.drill, self.shuffle) if place >= self.done)

    @property
    def order(self) -> tuple[int, ...]:
        """What is left as one has put it, by the numbers of `offered`."""
        return tuple(self.offered.index(place) + 1 for place in self.left)

    @property
    def hints(self) -> tuple[str, ...]:
        """The hints for the next step that one has asked for."""
        return self.drill.items[self.done].hints[: self.seen] if self.left else ()

    @property
    def key(self) -> str:
        """All of it in one line."""
        return f"{self.shuffle} {self.done} {written(self.order)} {self.seen}"


def shuffled(drill: Drill, shuffle: int) -> tuple[int, ...]:
    """The places of the steps in one of their disorders, the same for everyone."""
    places = list(range(len(drill.items)))
    Random(f"{drill.id} {shuffle}").shuffle(places)  # noqa: S311 (a disorder, not a secret)
    return never_right(places, range(len(places)))


def begun(drill: Drill, shuffle: int = 1) -> Work:
    """Nothing done yet."""
    return Work(drill, shuffle, 0, shuffled(drill, shuffle))


def work_of(drill: Drill, data: Mapping[str, Any]) -> Work:
    """What an address says; what it does not say, or says in a way that ours do not, is as at the beginning."""
    start = begun(drill, _number(data, SHUFFLE, 1, SHUFFLES, 1))
    done = _number(data, DONE, 0, len(drill.items) - 1, 0)
    at = replace(start, done=done, left=tuple(place for place in start.left if place >= done))
    order = moved(read(str(data.get(ORDER, "")), len(at.left)) or at.order, data.get(UP), data.get(DOWN))
    seen = _number(data, HINT, 1, HINTS, 0) or _number(data, SEEN, 0, HINTS, 0)
    return replace(at, left=tuple(at.offered[number - 1] for number in order), seen=seen)


def graded(work: Work) -> tuple[Work, Verdict]:
    """How far the order is right, and what is left after that: hints go on only while they are about the same step."""
    more = next((n for n, place in enumerate(work.left) if place != work.done + n), len(work.left))
    after = replace(work, done=work.done + more, left=work.left[more:], seen=0 if more else work.seen)
    if not after.left:
        return after, Verdict(more, None, None)
    put = after.left[0]
    return after, Verdict(more, work.drill.items[put], work.drill.slip(put, after.done))


def _number(data: Mapping[str, Any], name: str, least: int, most: int, otherwise: int) -> int:
    value = str(data.get(name, ""))
    found = int(value) if value.isascii() and value.isdecimal() and len(value) < 5 else otherwise
    return found if least <= found <= most else otherwise


class DrillForm(forms.Form):
    """What is left, to be put in order."""

    def __init__(self, work: Work) -> None:
        super().__init__(auto_id=f"{work.drill.id.lower()}-%s")
        labels = [symbols(work.drill.items[place].text) for place in work.offered]
        self.fields[ORDER] = OrderField(labels, work.order, label="Lo que queda, en orden", first=work.done + 1)

    @cached_property
    def helper(self) -> FormHelper:
        """Drawn without the form's tag: it is a GET, of which nothing is kept."""
        made = FormHelper()
        made.form_tag = False
        made.disable_csrf = True
        made.layout = Layout(Field(ORDER))
        return made


@dataclass(frozen=True, slots=True)
class DrillView:
    """A drill as its template shows it."""

    work: Work
    verdict: Verdict | None = None

    @property
    def done(self) -> tuple[Step, ...]:
        """The steps that stand in their place."""
        return self.work.drill.items[: self.work.done]

    @property
    def total(self) -> int:
        """How many there are."""
        return len(self.work.drill.items)

    @property
    def form(self) -> DrillForm | None:
        """What is left to do, if anything is."""
        return DrillForm(self.work) if self.work.left else None

    @property
    def next_hint(self) -> int:
        """The number of the hint that one may ask for; 0 when all were given."""
        return self.work.seen + 1 if self.work.left and self.work.seen < HINTS else 0

    @property
    def next_shuffle(self) -> int:
        """The number of another disorder."""
        return self.work.shuffle % SHUFFLES + 1


def drill_view(drill: Drill, data: Mapping[str, Any]) -> DrillView:
    """The drill at an address: graded if it asks for that, and not where a step was only moved."""
    work = work_of(drill, data)
    return DrillView(*graded(work)) if GRADE in data else DrillView(work)
