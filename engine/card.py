"""A card is its text: facts as printed, and what they compile to (108, 201–208)."""

import json
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from engine import words
from engine.model import CardType, Color, Supertype


@dataclass(frozen=True, slots=True)
class Card:
    """The facts of a card or of one face of it, as Oracle gives them.

    `power` and `toughness` are as printed ("4", "*", "1+*") or None; `mana_cost` is "{1}{W}" or None; `colors` are those of
    mana cost and
    color indicator (202.2, 204).
    """

    name: str
    mana_cost: str | None
    supertypes: frozenset[Supertype]
    types: frozenset[CardType]
    subtypes: tuple[str, ...]
    colors: frozenset[Color]
    oracle_text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None

    @property
    def mana_value(self) -> int:
        """The total amount of mana in the mana cost (202.3), X being 0 (202.3e)."""
        return mana_value(self.mana_cost)


def mana_value(cost: str | None) -> int:
    """The mana value of a cost such as "{2}{R/W}{X}" (202.3, 202.3e–g); 0 for none (202.3a)."""
    total = 0
    for symbol in re.findall(r"\{([^}]+)\}", cost or ""):
        parts = [int(p) if p.isdigit() else 0 if p in "XYZ" else 1 for p in symbol.split("/") if p != "P"]
        total += max(parts)  # the largest component of a hybrid symbol (202.3f)
    return total


def parse_type_line(line: str) -> tuple[frozenset[Supertype], frozenset[CardType], tuple[str, ...]]:
    """Supertypes, card types and subtypes of a type line (205.1). Raises `ValueError` naming a word it does not know."""
    before, _, after = line.replace(" - ", " — ").partition(" — ")
    supertypes, types = set(), set()
    for word in before.lower().split():
        if word in set(Supertype):
            supertypes.add(Supertype(word))
        elif word in set(CardType):
            types.add(CardType(word))
        else:
            raise ValueError(f"unknown word in the type line: {word}")
    subtypes = tuple(after.replace("Time Lord", "Time_Lord").split())
    return frozenset(supertypes), frozenset(types), tuple(_known(s.replace("_", " ")) for s in subtypes)


def _known(subtype: str) -> str:
    words.kind_of(subtype)
    return subtype


def colors_of(cost: str | None) -> frozenset[Color]:
    """The colors of the mana symbols in a cost (202.2)."""
    return frozenset(c for c in Color if c in (cost or ""))


@cache
def pool() -> dict[str, Card]:
    """The curated pool of `cards.json`, by English name."""
    data = json.loads(files("engine").joinpath("cards.json").read_text(encoding="utf-8"))
    return {fact["name"]: from_facts(fact) for fact in data["cards"]}


def from_facts(fact: dict[str, object]) -> Card:
    """A card from a mapping in MTGJSON's or Scryfall's manner or `cards.json`'s. Raises `ValueError` saying what is wrong."""

    def text(*keys: str) -> str | None:
        value = next((fact[k] for k in keys if fact.get(k) not in (None, "")), None)
        return None if value is None else str(value)

    name, line = text("name"), text("type_line", "type")
    if name is None or line is None:
        raise ValueError("a card needs a name and a type line")
    supertypes, types, subtypes = parse_type_line(line)
    cost = text("mana_cost", "manaCost")
    given = fact.get("colors")
    colors = frozenset(Color(str(c)) for c in given) if isinstance(given, list) else colors_of(cost)
    return Card(
        name=name,
        mana_cost=cost,
        supertypes=supertypes,
        types=types,
        subtypes=subtypes,
        colors=colors,
        oracle_text=text("oracle_text", "text") or "",
        power=text("power"),
        toughness=text("toughness"),
        loyalty=text("loyalty"),
    )
