"""A choice as it is written in board files and in addresses: "lanza:doom-blade", "objetivo:grave-titan", "paga:B,B" (version 1).

A play is its choices with ";" between them. `docs/tableros.md` lists the words.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, assert_never

from engine import choices as ch
from engine.choices import Choice
from engine.total_cost import MANA_LETTERS
from lessons.board.notation.reader import suggestion

BETWEEN = ";"
NONE = "nada"
LONGEST = 400  # letters of one choice
GREATEST = 9999
MOST = 500  # choices of a play

ID = re.compile(r"[a-z0-9]+([-.][a-z0-9]+)*")  # a dot in those of abilities on the stack: "guttersnipe.1"
_NUMBER = re.compile(r"[0-9]{1,4}")
_SAID = {"yes": "si", "no": "no", "": NONE}
_MEANT = {said: value for value, said in _SAID.items()}
_SYMBOL = {"life": "vida"}
_GENERIC = {"generic": "generico"}
_SYMBOLS = frozenset({*MANA_LETTERS, "2", "vida"})
_CONVOKED = frozenset({*MANA_LETTERS.replace("C", ""), "generico"})


class BadChoice(ValueError):
    """Something written that is no choice; it says so in a line of Spanish that names it."""


def write(choice: Choice) -> str:
    """A choice as it is written."""
    match choice:
        case ch.Pass():
            return "pasa"
        case ch.Cast(card):
            return f"lanza:{card}"
        case ch.Activate(source, ability):
            return f"activa:{source}" if ability == 1 else f"activa:{source}:{ability}"
        case ch.PlayLand(card):
            return f"juega:{card}"
        case ch.Modes(modes):
            return f"modos:{_list(map(str, modes))}"
        case ch.Splice(cards):
            return f"empalma:{_list(cards)}"
        case ch.Costing(alternative):
            return f"coste:{alternative}"
        case ch.Optional(times):
            return f"extra:{times}"
        case ch.X(value):
            return f"x:{value}"
        case ch.Symbol(as_):
            return f"simbolo:{_SYMBOL.get(as_, as_)}"
        case ch.HowMany(number):
            return f"cuantos:{number}"
        case ch.Choose(id_):
            return f"objetivo:{id_}"
        case ch.Share(amount):
            return f"reparte:{amount}"
        case ch.Reduce(source):
            return f"reduce:{source}"
        case ch.NoMoreMana():
            return "sin-mas-mana"
        case ch.PayMana(mana):
            return f"paga:{_list(mana)}"
        case ch.TapFor(creature, symbol):
            return f"convoca:{creature}:{_GENERIC.get(symbol, symbol)}"
        case ch.ExileFor(card):
            return f"excava:{card}"
        case ch.PayPart(part, with_):
            return f"entrega:{part}:{_list(with_)}" if with_ else f"entrega:{part}"
        case ch.Answer(value):
            return f"responde:{_SAID.get(value, value)}"
        case ch.First(id_):
            return f"primero:{id_}"
        case _:
            assert_never(choice)


def read(text: str) -> Choice:
    """What is written. Raises `BadChoice` for whatever is no choice."""
    if len(text) > LONGEST:
        raise BadChoice(f"«{shown(text)}» es demasiado largo para una elección.")
    word, colon, value = text.strip().partition(":")
    if word not in FORMS:
        raise BadChoice(f"«{shown(text)}» no es una elección{suggestion(word, set(FORMS)) or '.'}")
    found = FORMS[word].read(_Rest(value, given=bool(colon)))
    if found is None:
        raise BadChoice(f"«{shown(text)}» no se entiende: se escribe {FORMS[word].example}.")
    return found


def read_all(text: str) -> tuple[Choice, ...]:
    """A play as it is written. Raises `BadChoice`."""
    parts = [part for part in text.split(BETWEEN) if part.strip()]
    if len(parts) > MOST:
        raise BadChoice(f"Son {len(parts)} elecciones, y el máximo es {MOST}.")
    return tuple(map(read, parts))


def write_all(choices: Iterable[Choice]) -> str:
    """A play as it is written."""
    return BETWEEN.join(map(write, choices))


def _list(items: Iterable[str]) -> str:
    return ",".join(items) or NONE


def shown(text: str) -> str:
    """What somebody wrote, so that it fits in a line."""
    plain = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return f"{plain[:60]}…" if len(plain) > 60 else plain


@dataclass(frozen=True, slots=True)
class _Rest:
    """What stands after the word of a choice, as one thing or another; None where it is not. `given`: a colon stands before it."""

    value: str
    given: bool

    def id(self) -> str | None:
        return _id(self.value)

    def number(self) -> int | None:
        return _number(self.value)

    def items(self) -> tuple[str, ...] | None:
        """Several, with commas between them; "nada" is none, nothing written is not."""
        return () if self.value == NONE else tuple(self.value.split(",")) if self.value else None


def _id(text: str) -> str | None:
    return text if len(text) <= 80 and ID.fullmatch(text) else None


def _number(text: str) -> int | None:
    return int(text) if _NUMBER.fullmatch(text) else None


def _of_id(make: Callable[[str], Choice]) -> Callable[[_Rest], Choice | None]:
    return lambda rest: None if (id_ := rest.id()) is None else make(id_)


def _of_number(make: Callable[[int], Choice]) -> Callable[[_Rest], Choice | None]:
    return lambda rest: None if (number := rest.number()) is None else make(number)


def _of_nothing(make: Callable[[], Choice]) -> Callable[[_Rest], Choice | None]:
    return lambda rest: None if rest.given else make()


def _activate(rest: _Rest) -> Choice | None:
    source, colon, number = rest.value.partition(":")
    ability = _number(number) if colon else 1
    return ch.Activate(source, ability) if _id(source) and ability else None


def _modes(rest: _Rest) -> Choice | None:
    numbers = [_number(item) for item in rest.items() or ()]
    modes = tuple(sorted(number for number in numbers if number))
    return ch.Modes(modes) if modes and len(modes) == len(numbers) else None


def _splice(rest: _Rest) -> Choice | None:
    cards = rest.items()
    return ch.Splice(cards) if cards is not None and all(map(_id, cards)) else None


def _symbol(rest: _Rest) -> Choice | None:
    english = {said: value for value, said in _SYMBOL.items()}
    return ch.Symbol(english.get(rest.value, rest.value)) if rest.value in _SYMBOLS else None


def _pay_mana(rest: _Rest) -> Choice | None:
    mana = rest.items()
    return ch.PayMana(tuple(sorted(mana, key=MANA_LETTERS.index))) if mana is not None and set(mana) <= set(MANA_LETTERS) else None


def _tap_for(rest: _Rest) -> Choice | None:
    creature, _, symbol = rest.value.partition(":")
    meant = "generic" if symbol == _GENERIC["generic"] else symbol
    return ch.TapFor(creature, meant) if _id(creature) and symbol in _CONVOKED else None


def _pay_part(rest: _Rest) -> Choice | None:
    number, colon, ids = rest.value.partition(":")
    part, with_ = _number(number), tuple(ids.split(",")) if colon else ()
    return ch.PayPart(part, with_) if part and all(map(_id, with_)) else None


def _answer(rest: _Rest) -> Choice | None:
    value = rest.value.strip()
    return ch.Answer(_MEANT.get(value, value)) if value and value.isprintable() and BETWEEN not in value else None


class _Form(NamedTuple):
    """How a kind of choice is read, and an example of it."""

    read: Callable[[_Rest], Choice | None]
    example: str


FORMS: Mapping[str, _Form] = {
    "pasa": _Form(_of_nothing(ch.Pass), "pasa"),
    "lanza": _Form(_of_id(ch.Cast), "lanza:doom-blade"),
    "activa": _Form(_activate, "activa:llanowar-elves o activa:figure-of-destiny:2"),
    "juega": _Form(_of_id(ch.PlayLand), "juega:forest"),
    "modos": _Form(_modes, "modos:1,3"),
    "empalma": _Form(_splice, "empalma:glacial-ray o empalma:nada"),
    "coste": _Form(_of_number(ch.Costing), "coste:0 o coste:1"),
    "extra": _Form(_of_number(ch.Optional), "extra:1"),
    "x": _Form(_of_number(ch.X), "x:3"),
    "simbolo": _Form(_symbol, "simbolo:R, simbolo:2 o simbolo:vida"),
    "cuantos": _Form(_of_number(ch.HowMany), "cuantos:2"),
    "objetivo": _Form(_of_id(ch.Choose), "objetivo:grave-titan"),
    "reparte": _Form(_of_number(ch.Share), "reparte:2"),
    "reduce": _Form(_of_id(ch.Reduce), "reduce:heartless-summoning"),
    "sin-mas-mana": _Form(_of_nothing(ch.NoMoreMana), "sin-mas-mana"),
    "paga": _Form(_pay_mana, "paga:R,G o paga:nada"),
    "convoca": _Form(_tap_for, "convoca:llanowar-elves:G o convoca:llanowar-elves:generico"),
    "excava": _Form(_of_id(ch.ExileFor), "excava:forest"),
    "entrega": _Form(_pay_part, "entrega:1 o entrega:1:forest"),
    "responde": _Form(_answer, "responde:si, responde:Elf o responde:nada"),
    "primero": _Form(_of_id(ch.First), "primero:guttersnipe.1"),
}
