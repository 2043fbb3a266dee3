"""Words that the rules list: subtypes and the card types they belong to (205.3g–205.3q), keyword counters (122.1b)."""

import json
from functools import cache
from importlib.resources import files

from engine.model import CardType, Color

BASIC_LAND_TYPES: dict[str, Color] = {
    "Plains": Color.WHITE,
    "Island": Color.BLUE,
    "Swamp": Color.BLACK,
    "Mountain": Color.RED,
    "Forest": Color.GREEN,
}  # each with the color of mana that its intrinsic ability adds (305.6)

SPELL_TYPES = frozenset({CardType.INSTANT, CardType.SORCERY})

COLOR_WORDS: dict[str, Color] = {c.name.lower(): c for c in Color}


KEYWORD_COUNTERS = frozenset(
    "flying,first strike,double strike,deathtouch,decayed,exalted,haste,hexproof,indestructible,lifelink,menace,reach,shadow,"
    "trample,vigilance".split(",")
)  # 122.1b

KINDS = ("artifact", "battle", "creature", "enchantment", "land", "planeswalker", "spell")


@cache
def subtypes() -> dict[str, frozenset[str]]:
    """Set of subtypes by its name: artifact, battle, creature, enchantment, land, planeswalker, spell (205.3)."""
    data = json.loads(files("engine").joinpath("subtypes.json").read_text(encoding="utf-8"))
    return {kind: frozenset(words) for kind, words in data["subtypes"].items()}


def creature_types() -> frozenset[str]:
    """Every creature type (205.3m)."""
    return subtypes()["creature"]


_CORRELATED = {
    CardType.ARTIFACT: "artifact",
    CardType.BATTLE: "battle",
    CardType.CREATURE: "creature",
    CardType.ENCHANTMENT: "enchantment",
    CardType.INSTANT: "spell",
    CardType.KINDRED: "creature",
    CardType.LAND: "land",
    CardType.PLANESWALKER: "planeswalker",
    CardType.SORCERY: "spell",
}  # kindreds share creature types, instants and sorceries share spell types (205.3k, 205.3m)


@cache
def kind_of(subtype: str) -> str:
    """The set a subtype belongs to ("creature", "land", …). Raises `ValueError` for a word that is no subtype."""
    for kind, words in subtypes().items():
        if subtype in words:
            return kind
    raise ValueError(f"no such subtype: {subtype}")


@cache
def kinds_of(types: frozenset[CardType]) -> frozenset[str]:
    """The sets of subtypes that an object with these card types can have (205.3d)."""
    return frozenset(_CORRELATED[t] for t in types)


def of_kinds(subtypes: frozenset[str], kinds: frozenset[str]) -> frozenset[str]:
    """Those of the subtypes that belong to one of the sets (205.3d)."""
    return subtypes if not subtypes else frozenset(s for s in subtypes if kind_of(s) in kinds)
