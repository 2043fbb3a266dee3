"""What each word can be: a word of the grammar, a type, a color, a keyword, a number, a symbol, the card's own name."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
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
    Quality,
    Status,
)

Entry = tuple[str, object]  # terminal and value
Lexicon = Mapping[str, list[tuple[tuple[str, ...], Entry]]]  # by first word, in lower case

NUMBERS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
).split()
_IRREGULAR = {
    "Elf": "Elves", "Dwarf": "Dwarves", "Wolf": "Wolves", "Werewolf": "Werewolves", "Thief": "Thieves", "Mouse": "Mice",
    "Homunculus": "Homunculi", "Pegasus": "Pegasi", "Octopus": "Octopuses", "Fungus": "Fungi", "Locus": "Loci",
    "Ox": "Oxen", "Child": "Children", "Cyclops": "Cyclopes", "Efreet": "Efreeti", "Djinn": "Djinns", "Elk": "Elk",
    "Hippo": "Hippos", "Nautilus": "Nautiluses", "Platypus": "Platypuses", "Army": "Armies", "Ally": "Allies",
    "Time Lord": "Time Lords", "Mercenary": "Mercenaries", "Fish": "Fish", "Squid": "Squid", "Sheep": "Sheep",
}  # fmt: skip
_SAME = {
    "Equipment", "Plains", "Merfolk", "Treefolk", "Moonfolk", "Kithkin", "Myr", "Samurai", "Eldrazi", "Kavu", "Kor",
    "Vedalken", "Aurochs", "Urza's", "Rhox", "Surrakar", "Dauthi", "Soltari", "Thalakos", "Homarid", "Nephilim",
    "Jellyfish", "Starfish", "Metathran", "Food", "Blood", "Gold", "Ninja", "Astartes", "Custodes", "Tyranid",
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


def _quality_words() -> Iterable[tuple[str, Entry]]:
    for word, color in words.COLOR_WORDS.items():
        yield word, ("COLOR", color)
        yield f"non{word}", ("QUALITY", Not(IsColor(color)))
    others: dict[str, Quality] = {
        "colorless": ColorCount(0), "monocolored": ColorCount(1), "multicolored": ColorCount(2),
        "noncolorless": Not(ColorCount(0)), "nontoken": Not(IsToken()), "token": IsToken(),
    }  # fmt: skip
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


@cache
def _fixed() -> Lexicon:
    lexicon: dict[str, list[tuple[tuple[str, ...], Entry]]] = defaultdict(list)
    for source in (_type_words(), _subtype_words(), _quality_words(), _other_words()):
        for phrase, entry in source:
            _add(lexicon, phrase, entry)
    return lexicon


def _add(lexicon: dict[str, list[tuple[tuple[str, ...], Entry]]], phrase: str, entry: Entry) -> None:
    parts = split(phrase)
    known = lexicon[parts[0].lower()]
    if (parts, entry) not in known:
        known.append((parts, entry))


def with_literals(literals: Mapping[str, str]) -> Lexicon:
    """The fixed words and those that the grammar spells out (phrase → terminal)."""
    lexicon = defaultdict(list, {first: list(entries) for first, entries in _fixed().items()})
    for phrase, terminal in literals.items():
        _add(lexicon, phrase, (terminal, phrase))
    return lexicon


def edges(text: tuple[str, ...], lexicon: Lexicon, own: Mapping[str, str]) -> tuple[dict[str, tuple[tuple[int, object], ...]], ...]:
    """For each place, what can stand there: terminal → pairs of where it ends and its value. `own`: the card's names →
    terminal.
    """
    names = [(split(name), terminal) for name, terminal in own.items()]
    return tuple(_edges_at(text, place, lexicon, names) for place in range(len(text)))


def _edges_at(
    text: tuple[str, ...], place: int, lexicon: Lexicon, names: list[tuple[tuple[str, ...], str]]
) -> dict[str, tuple[tuple[int, object], ...]]:
    found: dict[str, list[tuple[int, object]]] = defaultdict(list)
    word = text[place]
    for parts, (terminal, value) in lexicon.get(word.lower(), ()):
        if _stands(parts, text, place, first=terminal == "SUBTYPE"):
            found[terminal].append((place + len(parts), value))
    for parts, terminal in names:
        if text[place : place + len(parts)] == parts:
            found[terminal].append((place + len(parts), " ".join(parts)))
    for terminal, value in _by_shape(word):
        found[terminal].append((place + 1, value))
    if word.isalpha() and word.islower() and text[place + 1 : place + 2] in {("counter",), ("counters",)}:
        found["COUNTER"].append((place + 1, word))
    if tuple(w.lower() for w in text[max(place - 2, 0) : place]) == ("partner", "with"):
        found["CARD_NAME"].append((len(text), unsplit(text[place:])))
    return {terminal: tuple(ends) for terminal, ends in found.items()}


def _stands(parts: tuple[str, ...], text: tuple[str, ...], place: int, *, first: bool) -> bool:
    here = text[place : place + len(parts)]
    if first and here[0] != parts[0]:  # a subtype has its capital
        return False
    return tuple(w.lower() for w in here) == tuple(w.lower() for w in parts)


def _by_shape(word: str) -> Iterable[Entry]:
    if word.isdigit():
        yield "NUMBER", int(word)
    elif re.fullmatch(r"[+-](\d+|X)/[+-](\d+|X)", word):
        yield "PT_CHANGE", tuple(word.split("/"))
    elif re.fullmatch(r"(\d+|X)/(\d+|X)", word):
        yield "PT", tuple(word.split("/"))
    elif re.fullmatch(r"\[[+-]?[\dX]+\]", word):
        yield "LOYALTY", word[1:-1]
    elif re.fullmatch(r"[IVX]+", word):
        yield "CHAPTER", word
    elif word.startswith("{"):
        yield {"{T}": "TAP", "{Q}": "UNTAP", "{E}": "ENERGY"}.get(word, "MANA"), word[1:-1]
