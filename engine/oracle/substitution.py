"""Text-changing effects work on the tree: color words, basic land types and creature types where they are used as such
(612.2).

Names, mana symbols and words of other kinds are other values in the tree, so they stay as they are. What was granted to
an object is not
in its tree (612.3).
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from engine import words
from engine.model import Color
from engine.vocabulary.amount import Devotion
from engine.vocabulary.gamerule import SpendMana
from engine.vocabulary.modification import Be, ChangeWords
from engine.vocabulary.quality import Filter, IsColor, IsSubtype
from engine.vocabulary.subject import Attached
from engine.vocabulary.tree import nodes, rewrite

T = TypeVar("T")


def kind_of_word(word: str) -> str:
    """ "color word", "basic land type" or "creature type". Raises `ValueError` for any other word (612.2)."""
    if word in words.COLOR_WORDS:
        return "color word"
    if word in words.BASIC_LAND_TYPES:
        return "basic land type"
    if word in words.creature_types():
        return "creature type"
    raise ValueError(f"no color word, basic land type or creature type: {word}")


def substitute(tree: T, changes: Mapping[str, str]) -> T:
    """The tree with each word changed to another of its kind. Raises `ValueError` for words of no kind or of two kinds."""
    for old, new in changes.items():
        if kind_of_word(old) != kind_of_word(new):
            raise ValueError(f"{old} and {new} are not of the same kind")

    def change(node: object) -> object:
        found = _changed(node, changes)
        return node if found == node else found

    return rewrite(tree, change)


def _changed(node: object, changes: Mapping[str, str]) -> object:
    def word(old: str) -> str:
        if isinstance(old, Color):
            return words.COLOR_WORDS[changes.get(old.name.lower(), old.name.lower())]
        return changes.get(old, old) if type(old) is str else old

    def each(olds: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(word(old) for old in olds)

    match node:
        case IsColor(color):
            return IsColor(words.COLOR_WORDS[changes.get(color.name.lower(), color.name.lower())])
        case IsSubtype(subtype):
            return IsSubtype(word(subtype))
        case Filter(nouns):
            return replace(node, nouns=each(nouns))
        case Attached(_, noun):
            return replace(node, noun=word(noun))
        case Devotion(colors):
            return replace(node, colors=each(colors))
        case Be(_, _, subtypes, colors):
            new_colors = None if colors is None else each(colors)
            return replace(node, subtypes=each(subtypes), colors=new_colors, nouns=each(node.nouns))
        case SpendMana():
            return replace(node, spent=word(node.spent))
        case ChangeWords():
            return replace(node, cannot_be=each(node.cannot_be))
        case _:
            return node


def words_in(tree: object) -> frozenset[str]:
    """The color words, basic land types and creature types that the tree uses as such (612.2)."""
    return frozenset(word for node in nodes(tree) for word in _used(node) if _is_word(word))


def _is_word(word: str) -> bool:
    return word in words.COLOR_WORDS or word in words.BASIC_LAND_TYPES or word in words.creature_types()


def _used(node: object) -> Iterator[str]:
    match node:
        case IsColor(color):
            yield color.name.lower()
        case IsSubtype(subtype):
            yield subtype
        case Filter(nouns):
            yield from (str(n) for n in nouns)
        case Attached(_, noun):
            yield str(noun)
        case Devotion(colors):
            yield from (c.name.lower() for c in colors if isinstance(c, Color))
        case Be(_, _, subtypes, colors):
            yield from subtypes
            yield from (c.name.lower() for c in colors or () if isinstance(c, Color))
        case SpendMana():
            yield node.spent
        case ChangeWords():
            yield from node.cannot_be
        case _:
            return
