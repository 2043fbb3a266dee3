"""What a player is asked to choose, and whether an answer is one that may be given (205.3e, 105.4, 201.4)."""

import re
from collections.abc import Callable, Mapping

from engine.model import Color
from engine.words import BASIC_LAND_TYPES, COLOR_WORDS, creature_types

_KEYS = {"creature type": "type", "basic land type": "land type", "nonland card name": "card name"}

_KINDS: dict[str, Callable[[], frozenset[str]]] = {
    "type": creature_types,
    "creature type": creature_types,
    "color": lambda: frozenset(Color),
    "color word": lambda: frozenset(COLOR_WORDS),
    "land type": lambda: frozenset(BASIC_LAND_TYPES),
    "basic land type": lambda: frozenset(BASIC_LAND_TYPES),
}


def key_of(what: str) -> str:
    """The key that the answer to "choose …" goes by: "a creature type other than Wall" is "type"."""
    noun = re.sub(r"^(a|an|another) ", "", what.partition(" other than ")[0])
    return _KEYS.get(noun, noun)


def except_for(what: str) -> str | None:
    """The answer that "… other than Wall" forbids: of colors, by the letter (105.1)."""
    word = what.partition(" other than ")[2]
    return (COLOR_WORDS.get(word, word) if key_of(what) == "color" else word) or None


def may_be(key: str, word: str) -> bool:
    """Whether the word is one of the kind. Of a kind with no list here, any word is."""
    words = _KINDS.get(key)
    return bool(word) if words is None else word in words()


def is_allowed(what: str, answer: str) -> bool:
    """Whether an answer is one that "choose …" allows (205.3e, 105.4): not Wall to "a creature type other than Wall"."""
    return may_be(key_of(what), answer) and answer != except_for(what)


def words_for(key: str) -> tuple[str, ...]:
    """Every word that may be chosen for the key, in order; none where there is no list here."""
    words = _KINDS.get(key)
    return () if words is None else tuple(sorted(words()))


def with_type(chosen: Mapping[str, str]) -> Mapping[str, str]:
    """A basic land type that was chosen is "the chosen type", too (607.2d)."""
    return {"type": chosen["land type"], **chosen} if "land type" in chosen else chosen


def pair(answer: str) -> tuple[str, str] | None:
    """ "black>green" → ("black", "green"), None if it isn't so written."""
    from_, arrow, to = (part.strip() for part in answer.partition(">"))
    return (from_, to) if arrow and from_ and to else None


def number(answer: str) -> int | None:
    """A number from 0 on, or None (107.1b–c)."""
    return int(answer) if re.fullmatch(r"[0-9]{1,4}", answer) else None
