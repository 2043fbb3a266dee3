"""A small model of the Spanish noun: gender, number, article, agreement, and lists with «y», «e», «o», «u»."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class Gender(StrEnum):
    """Grammatical gender."""

    M = "m"
    F = "f"


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun in singular and plural. `tonic`: feminine with a stressed first a, which takes «el» and «un» (un Aura)."""

    one: str
    many: str
    gender: Gender
    tonic: bool = False

    def form(self, *, plural: bool) -> str:
        """The noun in one number."""
        return self.many if plural else self.one


@dataclass(frozen=True, slots=True)
class Adjective:
    """An adjective in its four forms: masculine, feminine, and the plural of each."""

    m: str
    f: str
    ms: str
    fs: str

    def form(self, gender: Gender, *, plural: bool) -> str:
        """The form that agrees."""
        return (self.fs if plural else self.f) if gender is Gender.F else (self.ms if plural else self.m)


def adjective(masculine: str, feminine: str = "") -> Adjective:
    """The adjective from its singular forms; one that ends in a consonant takes -es: azul, azules."""
    feminine = feminine or masculine

    def many(word: str) -> str:
        return word + "s" if word[-1] in "aeiou" else word + "es"

    return Adjective(masculine, feminine, many(masculine), many(feminine))


def the(gender: Gender, *, plural: bool = False, tonic: bool = False) -> str:
    """The definite article that agrees: el, la, los, las."""
    if plural:
        return "las" if gender is Gender.F else "los"
    return "la" if gender is Gender.F and not tonic else "el"


def a(gender: Gender, *, tonic: bool = False) -> str:
    """The indefinite article that agrees: un, una."""
    return "una" if gender is Gender.F and not tonic else "un"


def agree(masculine: str, gender: Gender, *, plural: bool = False) -> str:
    """A word in -o, made to agree: otro, otra, otros, otras."""
    return masculine[:-1] + ("a" if gender is Gender.F else "o") + ("s" if plural else "")


def of(text: str) -> str:
    """«de» before the text, joined to its article: del."""
    return "del " + text[3:] if text.startswith("el ") else "de " + text


def to(text: str) -> str:
    """«a» before the text, joined to its article: al."""
    return "al " + text[3:] if text.startswith("el ") else "a " + text


def _joint(word: str, after: str) -> str:
    after = after.lstrip("«“⟦").lower()
    if word == "y" and re.match(r"h?[ií](?!e)", after):
        return "e"
    if word == "o" and re.match(r"h?[oó]", after):
        return "u"
    return word


def listed(parts: Sequence[str], word: str = "y") -> str:
    """«a, b y c»; before an i, «e»; before an o, «u»."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {_joint(word, parts[-1])} {parts[-1]}"


def joined(first: str, word: str, second: str) -> str:
    """Two texts with «y» or «o» between them, as they sound."""
    return f"{first} {_joint(word, second)} {second}"


def capital(text: str) -> str:
    """The text with its first letter in capital."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """The text as a sentence: capital and full stop; English that was left has its own."""
    text = capital(text)
    return text if text.endswith((".", "?", "!", ".⟧", "?⟧", "!⟧")) else text + "."


def unaccented(text: str) -> str:
    """The text as it is sorted: without accents, in lower case."""
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c)).lower()


_CARDINALS = (
    "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete "
    "dieciocho diecinueve veinte"
).split()


def cardinal(number: int, gender: Gender = Gender.M) -> str:
    """A number in words up to twenty, as cards print them: «una» carta, «dos» cartas."""
    if number == 1:
        return a(gender)
    return _CARDINALS[number] if 0 <= number < len(_CARDINALS) else str(number)


def ordinal(number: int) -> str:
    """An ordinal before its masculine noun: «1.er efecto», «2.º efecto», «23.er efecto»."""
    return f"{number}.{'er' if number % 10 in {1, 3} and number % 100 not in {11, 13} else 'º'}"
