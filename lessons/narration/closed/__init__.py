"""The closed phrases that trees carry in words of the rules, and their Spanish. What is not here is shown in English, marked."""

from collections.abc import Mapping
from typing import TypeVar

from lessons.narration.english import english
from lessons.narration.nouns import Gender

T = TypeVar("T")


def known(table: Mapping[str, T], words: str) -> T | None:
    """What a table has for a phrase, with its capitals («an Aura spell») or without."""
    return table.get(words, table.get(words.lower()))


def phrase(table: Mapping[str, str], words: str) -> str:
    """The Spanish of a closed phrase, or the phrase itself, marked as English."""
    found = known(table, words)
    return english(words) if found is None else found


def agreeing(table: Mapping[str, str], words: str, gender: Gender, *, plural: bool) -> str:
    """The Spanish of a phrase with endings left open, made to agree."""
    return agreed(phrase(table, words), gender, plural=plural)


def agreed(text: str, gender: Gender, *, plural: bool) -> str:
    """Endings left open, made to agree: «destruid{o}», «sobre {él}», «haya{n}»."""
    feminine = gender is Gender.F
    o = ("a" if feminine else "o") + ("s" if plural else "")
    el = ("ella" if feminine else "él") if not plural else "ellas" if feminine else "ellos"
    return text.replace("{o}", o).replace("{él}", el).replace("{n}", "n" if plural else "")
