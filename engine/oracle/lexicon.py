"""What each word can be: a word of the grammar, a type, a color, a keyword, a number, a symbol, the card's own name."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from engine import words
from engine.model import CardType, Supertype
from engine.oracle.keywords import KEYWORD_CLASSES
from engine.oracle.text import unsplit
from engine.oracle.text import words as split
from engine.vocabulary.quality import (
    ColorCount,
    HasStatus,
    IsColor,
    IsSubtype,
    IsSupertype,
    IsToken,
    IsType,
    Not,
    Noun,
    OfAbility,
    PermanentKind,
    Quality,
    Status,
)

Entry = tuple[str, object]  # terminal and value
Edge = Mapping[str, tuple[tuple[int, object], ...]]

NUMBERS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
).split()
_IRREGULAR = {
    "Elf": "Elves", "Dwarf": "Dwarves", "Wolf": "Wolves", "Werewolf": "Werewolves", "Thief": "Thieves", "Mouse": "Mice",
    "Homunculus": "Homunculi", "Pegasus": "Pegasi", "Octopus": "Octopuses", "Fungus": "Fungi", "Locus": "Loci",
    "Ox": "Oxen", "Child": "Children", "Cyclops": "Cyclopes", "Efreet": "Efreeti", "Djinn": "Djinns", "Elk": "Elk",
    "Hippo": "Hippos", "Nautilus": "Nautiluses", "Platypus": "Platypuses", "Army": "Armies", "Ally": "Allies",
    "Time Lord": "Time Lords", "Hero": "Heroes", "Mercenary": "Mercenaries", "Fish": "Fish", "Squid": "Squid", "Sheep":
    "Sheep",
}  # fmt: skip
_SAME = {
    "Equipment", "Plains", "Merfolk", "Treefolk", "Moonfolk", "Kithkin", "Myr", "Samurai", "Eldrazi", "Kavu", "Kor",
    "Vedalken", "Aurochs", "Urza's", "Rhox", "Surrakar", "Dauthi", "Soltari", "Thalakos", "Homarid", "Nephilim",
    "Jellyfish", "Starfish", "Metathran", "Food", "Blood", "Gold", "Spacecraft", "Ninja", "Astartes", "Custodes",
    "Tyranid",
}  # fmt: skip


def plural(subtype: str) -> str:
    """More than one of a subtype: "Elves", "Merfolk", "Zombies"."""
    if subtype in _IRREGULAR:
        return _IRREGULAR[subtype]
    if subtype in _SAME - {"Ninja", "Tyranid", "Homarid", "Squid"}:
        return subtype
    if re.search(r"(s|x|ch|sh)$", subtype):
        return subtype + "es"
    if re.search(r"[^aeiou]y$", subtype):
        return subtype[:-1] + "ies"
    return subtype + "s"


def _plain_plural(word: str) -> str:
    return word[:-1] + "ies" if word.endswith("y") else word + "s"


def _type_words() -> Iterable[tuple[str, Entry]]:
    for type_ in CardType:
        for word in (type_.value, "sorceries" if type_ is CardType.SORCERY else _plain_plural(type_.value)):
            yield word, ("TYPE", type_)
        yield f"non{type_}", ("QUALITY", Not(IsType(type_)))
    for noun in Noun:
        yield noun.value, ("NOUN", noun)
        yield _plain_plural(noun.value), ("NOUN", noun)
    for supertype in Supertype:
        yield supertype.value, ("SUPERTYPE", supertype)
        yield f"non{supertype}", ("QUALITY", Not(IsSupertype(supertype)))


def _subtype_words() -> Iterable[tuple[str, Entry]]:
    for kind in words.subtypes().values():
        for subtype in kind:
            yield subtype, ("SUBTYPE", subtype)
            yield plural(subtype), ("SUBTYPE", subtype)
            yield f"non-{subtype}", ("QUALITY", Not(IsSubtype(subtype)))
    for subtype in words.BASIC_LAND_TYPES:
        yield f"{subtype.lower()}walk", ("WALK", IsSubtype(subtype))
        yield f"{subtype.lower()}walk", ("LANDWALK_NAME", f"{subtype.lower()}walk")
        yield f"{subtype.lower()}cycling", ("TYPECYCLING", IsSubtype(subtype))


_ABILITY_KINDS = ("activated", "triggered", "loyalty", "mana", "equip", "exhaust", "cycling")


def _quality_words() -> Iterable[tuple[str, Entry]]:
    for word, color in words.COLOR_WORDS.items():
        yield word, ("COLOR", color)
        yield f"non{word}", ("QUALITY", Not(IsColor(color)))
    others: dict[str, Quality] = {
        "colorless": ColorCount(0), "monocolored": ColorCount(1), "multicolored": ColorCount(2),
        "noncolorless": Not(ColorCount(0)), "nontoken": Not(IsToken()), "token": IsToken(), "permanent": PermanentKind(),
    }  # fmt: skip
    others |= {kind: OfAbility(kind) for kind in _ABILITY_KINDS}
    others |= {status.value: HasStatus(status) for status in Status}
    others |= {f"non{s.value}": Not(HasStatus(s)) for s in (Status.ATTACKING, Status.BLOCKING)}
    for word, quality in others.items():
        yield word, ("QUALITY", quality)


def _other_words() -> Iterable[tuple[str, Entry]]:
    for value, word in enumerate(NUMBERS):
        yield word, ("NUMBER", value)
    for terminal, names in KEYWORD_CLASSES.items():
        for name in names:
            yield name, (terminal, name)


class Lexicon:
    """Phrases and what each can be, found by their first two words in lower case."""

    def __init__(self) -> None:
        self._entries: dict[tuple[str, ...], list[tuple[tuple[str, ...], tuple[str, ...], Entry]]] = defaultdict(list)

    def add(self, phrase: str, entry: Entry) -> None:
        """A phrase and what it can be. Two words that differ only in capitals are one, but for subtypes, which have
        theirs.
        """
        parts = split(phrase)
        lower = tuple(part.lower() for part in parts)
        known = self._entries[lower[:2]]
        if (lower, parts, entry) not in known:
            known.append((lower, parts, entry))

    def at(self, text: tuple[str, ...], lower: tuple[str, ...], place: int) -> Iterator[tuple[int, Entry]]:
        """The phrases that stand at this place: where each ends, and what it can be."""
        for key in (lower[place : place + 1], lower[place : place + 2]):
            for words_, parts, entry in self._entries.get(key, ()):
                end = place + len(parts)
                if lower[place:end] == words_ and (entry[0] != "SUBTYPE" or text[place] == parts[0]):
                    yield end, entry
            if place + 1 == len(lower):
                return


@cache
def lexicon_with(literals: tuple[tuple[str, str], ...]) -> Lexicon:
    """The fixed words and those that the grammar spells out (pairs of phrase and terminal)."""
    found = Lexicon()
    for source in (_type_words(), _subtype_words(), _quality_words(), _other_words()):
        for phrase, entry in source:
            found.add(phrase, entry)
    for phrase, terminal in literals:
        found.add(phrase, (terminal, phrase))
    return found


def edges(text: tuple[str, ...], lexicon: Lexicon, own: Mapping[str, str]) -> tuple[Edge, ...]:
    """For each place, what can stand there: terminal → pairs of where it ends and its value.

    `own`: the card's names → terminal.
    """
    lower = tuple(word.lower() for word in text)
    names = [(split(name), terminal) for name, terminal in own.items()]
    found = []
    for place in range(len(text)):
        here: dict[str, list[tuple[int, object]]] = defaultdict(list)
        for end, (terminal, value) in lexicon.at(text, lower, place):
            here[terminal].append((end, value))
        for parts, terminal in names:
            if text[place : place + len(parts)] == parts:
                here[terminal].append((place + len(parts), " ".join(parts)))
        for end, (terminal, value) in _by_look(text, lower, place):
            here[terminal].append((end, value))
        found.append({terminal: tuple(ends) for terminal, ends in here.items()})
    return tuple(found)


def _by_look(text: tuple[str, ...], lower: tuple[str, ...], place: int) -> Iterator[tuple[int, Entry]]:
    """What a word can be by its shape or by the words beside it."""
    word = text[place]
    if not word.isalpha():
        yield from ((place + 1, entry) for entry in _by_shape(word))
    elif word.islower() and lower[place + 1 : place + 2] in {("counter",), ("counters",)}:
        yield place + 1, ("COUNTER", word)
    elif re.fullmatch(r"[IVX]+", word):
        yield place + 1, ("CHAPTER", word)
    if lower[max(place - 2, 0) : place] == ("partner", "with"):
        yield len(text), ("CARD_NAME", unsplit(text[place:]))


def _by_shape(word: str) -> Iterable[Entry]:
    if word.isdigit():
        yield "NUMBER", int(word)
        yield "RANGE", word
    elif re.fullmatch(r"[+-](\d+|X)/[+-](\d+|X)", word):
        yield "PT_CHANGE", tuple(word.split("/"))
    elif re.fullmatch(r"(\d+|X)/(\d+|X)", word):
        yield "PT", tuple(word.split("/"))
    elif re.fullmatch(r"\[[+-]?[\dX]+\]", word):
        yield "LOYALTY", word[1:-1]
    elif re.fullmatch(r"\d+([—–-]\d+|\+)", word):
        yield "RANGE", word
    elif word.startswith("{"):
        yield {"{T}": "TAP", "{Q}": "UNTAP", "{E}": "ENERGY"}.get(word, "MANA"), word[1:-1]
