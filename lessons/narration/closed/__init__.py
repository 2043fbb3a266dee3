"""The closed phrases that trees carry in words of the rules, and their Spanish. What is not here is shown in English, marked."""

from collections.abc import Mapping

from lessons.narration.english import english
from lessons.narration.nouns import Gender


def phrase(table: Mapping[str, str], words: str) -> str:
    """The Spanish of a closed phrase, or the phrase itself, marked as English."""
    known = table.get(words)
    return english(words) if known is None else known


def agreeing(table: Mapping[str, str], words: str, gender: Gender, *, plural: bool) -> str:
    """The Spanish of a phrase with endings left open, made to agree."""
    return agreed(phrase(table, words), gender, plural=plural)


def agreed(text: str, gender: Gender, *, plural: bool) -> str:
    """Endings left open, made to agree: «destruid{o}», «sobre {él}», «haya{n}»."""
    feminine = gender is Gender.F
    o = ("a" if feminine else "o") + ("s" if plural else "")
    el = ("ella" if feminine else "él") if not plural else "ellas" if feminine else "ellos"
    return text.replace("{o}", o).replace("{él}", el).replace("{n}", "n" if plural else "")
