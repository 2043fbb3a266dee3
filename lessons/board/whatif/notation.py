"""What a «¿Y si…?» changes, as it stands in an address: `?v=1&orden=1,3,2&sin=4&elige=5.tipo:Elf` (format 1).

- `orden`: the board file's moments, from 1, in their new order. `sin`: moments left out; "4.2" is the second of those that
  arrive together in moment 4. `elige`: another choice at a moment, by the keys of board files, or one that only the changed
  board asks for.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from django.http import QueryDict

from engine import Setup
from engine.actions import Action, Together
from engine.whatif import Chosen, Reordered, Variation, Without, askable, choices
from lessons.board.notation.moments import ANSWERS, CHANGES, CHOICES
from lessons.board.ordering import DOWN, UP, moved, read, written

VERSION = "1"
VALUE = 80  # letters of what may be chosen

_PLACE = re.compile(r"([0-9]{1,3})(?:\.([0-9]{1,3}))?")
_CHOICE = re.compile(r"([0-9]{1,3})\.([a-zA-Z_]{1,30}[0-9]?):(.*)", re.DOTALL)
_YES = {"yes": "sí", "no": "no"}
_WORDS = {english: key for key, english in (CHOICES | ANSWERS).items()} | {"X": "X", "modes": "modos", "attached to": "anexada_a"}
_CHANGED = {english: key for key, english in CHANGES.items()}


class BadChange(ValueError):
    """Something of an address that speaks of nothing on the board; it says so in Spanish. `rest`: what it says besides."""

    def __init__(self, reason: str, rest: "Changes") -> None:
        super().__init__(reason)
        self.rest = rest


@dataclass(frozen=True, slots=True)
class Changes:
    """What is changed. `order`: numbers from 1, empty for the board's own; `without`: (moment, arrival from 1 or 0 for all of it);
    `chosen`: (moment, key of board files, value).
    """

    order: tuple[int, ...] = ()
    without: tuple[tuple[int, int], ...] = ()
    chosen: tuple[tuple[int, str, str], ...] = ()

    def __bool__(self) -> bool:
        """Whether anything is."""
        return bool(self.order or self.without or self.chosen)

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """As they stand in a query."""
        if not self:
            return ()
        order = (("orden", written(self.order)),) if self.order else ()
        without = (("sin", ",".join(f"{m}.{n}" if n else str(m) for m, n in self.without)),) if self.without else ()
        return (("v", VERSION), *order, *without, *(("elige", f"{m}.{key}:{value}") for m, key, value in self.chosen))

    def variations(self, setup: Setup) -> Iterator[Variation]:
        """As the engine takes them."""
        for moment, key, value in self.chosen:
            yield Chosen(moment - 1, *_in_english(setup, setup.timeline[moment - 1], key, value))
        arrivals = sorted((pair for pair in self.without if pair[1]), reverse=True)  # from the last, so that places stay right
        yield from (Without(moment - 1, arrival - 1) for moment, arrival in arrivals)
        yield from (Without(moment - 1) for moment, arrival in self.without if not arrival)
        if self.order:
            yield Reordered(tuple(number - 1 for number in self.order))


def read_changes(query: QueryDict, setup: Setup) -> Changes:
    """What an address changes on a board, what is as it was left out. Raises `BadChange`."""
    found = _Found(setup)
    if query.get("v", VERSION) != VERSION:
        raise BadChange("Ese enlace es de otra versión de «¿Y si…?».", Changes())
    for text in query.getlist("sin"):
        for part in filter(None, text.split(",")):
            found.leave_out(part)
    for text in filter(None, query.getlist("elige")):
        found.choose(text)
    if order := query.get("orden"):
        found.order(order, query.get(UP), query.get(DOWN))
    if found.wrong:
        raise BadChange(found.wrong[0], found.changes())
    return found.changes()


@dataclass(slots=True)
class _Found:
    setup: Setup
    ordered: tuple[int, ...] = ()
    without: set[tuple[int, int]] = field(default_factory=set)
    chosen: dict[tuple[int, str], str] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    @property
    def timeline(self) -> tuple[Action, ...]:
        return self.setup.timeline

    def changes(self) -> Changes:
        own = tuple(range(1, len(self.timeline) + 1))
        chosen = tuple(
            (m, key, value)
            for (m, key), value in sorted(self.chosen.items())
            if own_choices(self.timeline[m - 1]).get(key) != value
        )
        whole = {moment for moment, arrival in self.without if not arrival}
        without = tuple(sorted(p for p in self.without if not p[1] or p[0] not in whole))
        return Changes(() if self.ordered == own else self.ordered, without, chosen)

    def leave_out(self, text: str) -> None:
        match = _PLACE.fullmatch(text)
        if match is None:
            self.wrong.append(f"«{text[:20]}» no es un momento.")
            return
        moment, arrival = int(match[1]), int(match[2] or 0)
        if not 1 <= moment <= len(self.timeline):
            self.wrong.append(f"No hay un momento {moment}: son {len(self.timeline)}.")
        elif arrival and arrival > arrivals(self.timeline[moment - 1]):
            self.wrong.append(f"En el momento {moment} no llegan {arrival} cartas.")
        else:
            self.without.add((moment, arrival))

    def choose(self, text: str) -> None:
        match = _CHOICE.fullmatch(text)
        if match is None or len(match[3]) > VALUE or not match[3].strip():
            self.wrong.append(f"«{text[:40]}» no es una elección: se escribe 5.tipo:Elf.")
            return
        moment, key = int(match[1]), match[2]
        if not 1 <= moment <= len(self.timeline):
            self.wrong.append(f"No hay un momento {moment}: son {len(self.timeline)}.")
        elif key not in own_choices(self.timeline[moment - 1]) | further_choices(self.setup, self.timeline[moment - 1]):
            self.wrong.append(f"En el momento {moment} no se elige «{key}».")
        else:
            self.chosen[moment, key] = match[3]

    def order(self, text: str, up: str | None, down: str | None) -> None:
        order = read(text, len(self.timeline))
        if order is None:
            self.wrong.append(f"El orden tiene que nombrar una vez cada momento, del 1 al {len(self.timeline)}.")
        else:
            self.ordered = moved(order, up, down)


def arrivals(action: Action) -> int:
    """How many arrive together; 0 for any other moment."""
    return len(action.arrivals) if isinstance(action, Together) else 0


def own_choices(action: Action) -> dict[str, str]:
    """What the board's file chooses at a moment, by the keys of board files, as it stands in an address."""
    return dict(_in_spanish(key, value) for key, value in choices(action).items())


def further_choices(setup: Setup, action: Action) -> dict[str, str]:
    """What a changed board may ask for at a moment besides, by the keys of board files, with the words that ask."""
    return {in_spanish(key): what for key, what in askable(setup, action).items()}


def in_spanish(key: str) -> str:
    """The key of board files for one of the engine's."""
    return _in_spanish(key, "")[0]


def _in_spanish(key: str, value: str) -> tuple[str, str]:
    if key.startswith("target "):
        number = int(key.removeprefix("target ")) + 1
        return f"objetivo{number if number > 1 else ''}", value
    if ">" in value and key in _CHANGED:
        return _CHANGED[key], value
    return _WORDS.get(key, key), _YES.get(value, value) if key in ANSWERS.values() else value


def _in_english(setup: Setup, action: Action, key: str, value: str) -> tuple[str, str]:
    """The engine's key and value of a choice."""
    english = next(e for e, own in (choices(action) | askable(setup, action)).items() if _in_spanish(e, own)[0] == key)
    return english, {said: e for e, said in _YES.items()}.get(value, value) if english in ANSWERS.values() else value
