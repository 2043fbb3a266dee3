"""107.4: what a mana symbol in a cost asks for, and the ways to pay one that can be paid in several."""

import re
from collections.abc import Iterable, Iterator

from engine.total_cost import MANA_LETTERS, ManaCost

LIFE = "life"  # 2 life for a Phyrexian symbol (107.4f)
LIFE_FOR_PHYREXIAN = 2
NOTHING = ManaCost()


def symbols_of(mana_cost: str) -> tuple[str, ...]:
    """ "{2}{R/W}" is ("2", "R/W")."""
    return tuple(re.findall(r"\{([^}]+)\}", mana_cost))


def ways(symbol: str) -> tuple[str, ...]:
    """The ways to pay a hybrid or Phyrexian symbol: "R" or "W", "B" or "life" (107.4e–f); none to choose of any other."""
    halves = symbol.split("/")
    return tuple(LIFE if half == "P" else half for half in halves) if len(halves) > 1 else ()


def is_readable(symbol: str) -> bool:
    """Whether the engine knows what it asks for: all but {S}, for a pool does not remember where its mana is from (107.4h)."""
    return all(half.isdigit() or half in MANA_LETTERS or half in {"X", "P"} for half in symbol.split("/"))


def amount_of(symbols: Iterable[str], x: int = 0) -> ManaCost:
    """The mana that symbols without a choice ask for, X being announced (107.3a, 107.4a–d); {S} is one of any type (107.4h)."""
    found = dict.fromkeys(("generic", *MANA_LETTERS), 0)
    for symbol in symbols:
        if symbol in MANA_LETTERS:
            found[symbol] += 1
        else:
            found["generic"] += x if symbol == "X" else int(symbol) if symbol.isdigit() else 1
    return ManaCost(**found)


def announced(symbols: Iterable[str], announcements: Iterator[str]) -> tuple[tuple[str, ...], int]:
    """The nonhybrid equivalent, with each choice taken from the announcements, and how much life is paid instead (601.2b).

    A symbol for which nothing is announced yet is paid in the first of its ways.
    """
    paid = tuple(next(announcements, ways(s)[0]) if ways(s) else s for s in symbols)
    return tuple(s for s in paid if s != LIFE), LIFE_FOR_PHYREXIAN * paid.count(LIFE)


def plus(cost: ManaCost, more: ManaCost, times: int = 1) -> ManaCost:
    """The sum, the second amount so many times."""
    return ManaCost(*(a + times * b for a, b in zip(cost, more, strict=True)))


def in_order(letters: Iterable[str]) -> tuple[str, ...]:
    """Mana as it is told: W U B R G C."""
    return tuple(sorted(letters, key=MANA_LETTERS.index))
