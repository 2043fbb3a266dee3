"""Subtypes in the order in which a Spanish card names them (205.3)."""

from collections.abc import Iterable

from engine.words import creature_types, kind_of
from lessons.narration.nouns import capital, unaccented
from lessons.narration.words import is_trade, subtype

ALL_CREATURE_TYPES = "todos los tipos de criatura"
# Kinds of subtypes as a type line names them: Aura maldición, Dríada bosque.
_KIND_ORDER = {kind: i for i, kind in enumerate(("enchantment", "artifact", "spell", "planeswalker", "battle", "creature", "land"))}


def subtypes_phrase(subtypes: Iterable[str], printed: tuple[str, ...] = ()) -> str:
    """Subtypes as a type line has them: «Guerrero trasgo», «Aura maldición», «todos los tipos de criatura»."""
    has = frozenset(subtypes)
    every = creature_types()
    words = []
    if every <= has:
        has -= every
        words = [ALL_CREATURE_TYPES]
    words += [subtype(s).one for s in sorted(has, key=lambda s: _place(s, printed))]
    return capital(" ".join([words[0], *(w.lower() for w in words[1:])])) if words else ""


def _place(name: str, printed: tuple[str, ...]) -> tuple[int, int, int, str]:
    """Where a subtype stands: by its kind; creature types in their Spanish order; the others as printed."""
    kind, spanish = kind_of(name), unaccented(subtype(name).one)
    there = printed.index(name) if name in printed else len(printed)
    if kind != "creature":
        return _KIND_ORDER[kind], there, 0, spanish
    if name == "Ally":  # the one that Spanish cards print last: Bribón humano aliado
        return _KIND_ORDER[kind], 3, 0, spanish
    rank = 0 if is_trade(name) else 2 if name in printed else 1
    return _KIND_ORDER[kind], rank, -there, spanish
