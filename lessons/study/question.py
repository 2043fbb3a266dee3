"""A question as a value: what is asked, what may be answered, what is right, and what each misreading would answer.

The class's own questions and the generated ones are the same value; `marking.mark` is the only judge of both. Nothing here
knows where a question came from.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, assert_never

from django.utils.safestring import SafeString

from lessons.catalog.exercises import LAYER_CHOICES, NONE

PLACES = tuple(place for place, _ in LAYER_CHOICES)  # where a text may be put


class Kind(StrEnum):
    """What one does to answer."""

    ONE = "una"  # choose the right one
    SEVERAL = "varias"  # choose all that are right
    ORDER = "orden"  # put the options in order
    LAYERS = "capas"  # put each of the options, which are texts or effects, in its layers
    NUMBERS = "fr"  # fill in power and toughness


@dataclass(frozen=True, slots=True)
class Chosen:
    """The options chosen, by key (ONE, SEVERAL)."""

    keys: frozenset[str]


@dataclass(frozen=True, slots=True)
class Ordered:
    """All options from the first to the last, by key (ORDER)."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """For each option, in the question's order, the places it was put in: some of `PLACES` (LAYERS)."""

    rows: tuple[frozenset[str], ...]


@dataclass(frozen=True, slots=True)
class Numbers:
    """Power and toughness (NUMBERS)."""

    power: int
    toughness: int


Answer = Chosen | Ordered | Placed | Numbers

ANSWERS = {Kind.ONE: Chosen, Kind.SEVERAL: Chosen, Kind.ORDER: Ordered, Kind.LAYERS: Placed, Kind.NUMBERS: Numbers}


@dataclass(frozen=True, slots=True)
class Option:
    """Something to choose, to put in order or to put in its layers.

    - `key`: a slug of what it says, never its place: it is kept with the answer.
    - `label`: what the page shows; a plain `str` is escaped, and its mana symbols are drawn.
    - `why`: prose, why it is right or is not; "" where there is no more to say.
    - `alone`: it says that none of the others is right, and is not chosen with them (SEVERAL).
    """

    key: str
    label: SafeString | str
    why: str = ""
    alone: bool = False


class Misled(NamedTuple):
    """What a misreading answers. `reading`: the engine's name of the misreading; its Spanish is in the board's readings."""

    answer: Answer
    reading: str


@dataclass(frozen=True, slots=True)
class Question:
    """A question, ready to be asked in one language of card names.

    - `id`: its name in addresses. `prompt`, `reason`: prose with [[cards]] and rule numbers, as in a class (no blocks).
    - `right`: the answer. `alternatives`: other answers that are as right. `misled`: wrong answers that have a name.
    - `steps`: what the engine tells of the way to the answer, line by line, already in the reader's language.
    - `rules`: numbers. `section`: the anchor in the class, "" where there is none. `board`: the slug of the class's board that
      shows it, None where there is none; `line`: of a board that is played, the line of play that does, or "".
    - `version`: changes when an old answer, or the mark it got, would no longer hold. The wording of labels is not in it, keys are.
    """

    id: str
    kind: Kind
    prompt: str
    options: tuple[Option, ...]
    right: Answer
    reason: str
    rules: tuple[str, ...]
    section: str = ""
    board: str | None = None
    line: str = ""
    alternatives: tuple[Answer, ...] = ()
    misled: tuple[Misled, ...] = ()
    steps: tuple[str, ...] = ()
    version: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        keys = [option.key for option in self.options]
        told = [self.kind, self.prompt, keys, written(self.right), [written(other) for other in self.alternatives]]
        named = hashlib.sha256(json.dumps(told, ensure_ascii=False).encode()).hexdigest()[:12]
        object.__setattr__(self, "version", named)

    def option(self, key: str) -> Option:
        """The option of a key. Raises `KeyError`."""
        found = next((option for option in self.options if option.key == key), None)
        if found is None:
            raise KeyError(key)
        return found

    def takes(self, answer: Answer) -> bool:
        """Whether it is an answer to this question at all, right or wrong: of its kind, and made of its options."""
        return isinstance(answer, ANSWERS[self.kind]) and not list(_strange(self, answer))


Written = list[str] | list[list[str]] | list[int]


def written(answer: Answer) -> Written:
    """An answer in the plain values of JSON."""
    match answer:
        case Chosen(keys):
            return sorted(keys)
        case Ordered(keys):
            return list(keys)
        case Placed(rows):
            return [sorted(row) for row in rows]
        case Numbers(power, toughness):
            return [power, toughness]
        case _:
            assert_never(answer)


def read(kind: Kind, value: object) -> Answer | None:
    """The answer that `written` wrote, or None for what it never writes."""
    if not isinstance(value, list):
        return None
    match kind:
        case Kind.ONE | Kind.SEVERAL:
            return Chosen(frozenset(value)) if _texts(value) else None
        case Kind.ORDER:
            return Ordered(tuple(value)) if _texts(value) else None
        case Kind.LAYERS:
            return Placed(tuple(frozenset(row) for row in value)) if all(_texts(row) for row in value) else None
        case Kind.NUMBERS:
            return Numbers(*value) if len(value) == 2 and all(type(number) is int for number in value) else None
        case _:
            assert_never(kind)


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def faults(question: Question) -> Iterator[str]:
    """What is wrong with a question as it was made, in Spanish. None: it can be asked, and marked."""
    for key, times in Counter(option.key for option in question.options).items():
        if times > 1:
            yield f"dos opciones dicen lo mismo: «{key}»"
    labels = Counter(str(option.label).strip().lower() for option in question.options)
    yield from (f"dos opciones se ven iguales: «{label}»" for label, times in labels.items() if times > 1)
    if question.kind is not Kind.NUMBERS and len(question.options) < (1 if question.kind is Kind.LAYERS else 2):
        yield "no hay entre qué elegir"
    for answer in (question.right, *question.alternatives, *(misled.answer for misled in question.misled)):
        if not isinstance(answer, ANSWERS[question.kind]):
            yield f"{answer} no responde a una pregunta de tipo «{question.kind}»"
        else:
            yield from _strange(question, answer)
    for answer, reading in question.misled:
        if answer in {question.right, *question.alternatives}:
            yield f"la lectura «{reading}» llega a la respuesta correcta"


def _strange(question: Question, answer: Answer) -> Iterator[str]:
    """What of an answer cannot be answered to this question."""
    known = {option.key for option in question.options}
    match answer:
        case Chosen(keys):
            yield from (f"no hay una opción «{key}»" for key in sorted(keys - known))
            if not keys or (question.kind is Kind.ONE and len(keys) != 1):
                yield "hay que elegir una opción" if question.kind is Kind.ONE else "hay que elegir alguna opción"
            if len(keys) > 1 and any(option.alone for option in question.options if option.key in keys):
                yield "una de esas opciones no se combina con las demás"
        case Ordered(keys):
            if sorted(keys) != sorted(known):
                yield "el orden no es de estas opciones"
        case Placed(rows):
            if len(rows) != len(question.options) or not all(row and row <= frozenset(PLACES) for row in rows):
                yield "cada texto va en una o varias capas, o en ninguna"
            if any(NONE in row and len(row) > 1 for row in rows):
                yield "«ninguna» no se combina con capas"
        case Numbers():
            pass
        case _:
            assert_never(answer)
