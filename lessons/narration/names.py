"""Names of cards in Spanish, where one was printed, or in English (201), from
`lessons/content/cartas.json`."""

import re
from dataclasses import dataclass
from functools import cache

from engine.words import subtypes
from lessons.narration.content import json_file
from lessons.narration.nouns import Gender, of, the
from lessons.narration.subtypes import subtypes_phrase

_EMBLEM = " emblem"  # how the engine calls an emblem: after the card that made it


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """What was printed in Spanish: the name, and the type line and text where we have them.

    The words may be outdated: see `note`.
    """

    name: str | None
    type_line: str | None = None
    text: str | None = None
    note: str | None = None
    article: str | None = None  # the article that the printed text puts before the name; "" for none, None unknown


@cache
def _cards() -> dict[str, PrintedCard]:
    cards = {}
    for english, row in json_file("cartas.json")["cards"].items():
        whole = PrintedCard(
            row.get("name_es"), row.get("type_line_es"), row.get("text_es"), row.get("text_es_note"), row.get("article")
        )
        cards[english] = whole
        if " // " in english and whole.name is not None:
            faces = zip(english.split(" // "), whole.name.split(" // "), strict=True)
            cards |= {face: PrintedCard(name) for face, name in faces}
    return cards


def printed(card: str) -> PrintedCard | None:
    """What was printed in Spanish of a card of the pool, by its English name; None for a card that is not in it."""
    return _cards().get(card)


def article_of(card: str) -> str:
    """The article that goes before the Spanish name in a sentence; none for a proper name and where we do not know."""
    found = _cards().get(card)
    return (found.article or "") if found is not None else ""


def gender_of(card: str) -> Gender:
    """The gender that the article shows; where there is none, that of the name's first word, by its ending."""
    article = article_of(card)
    if article:
        return Gender.F if article in {the(Gender.F), the(Gender.F, plural=True)} else Gender.M
    found = _cards().get(card)
    return Gender.F if found is not None and _FEMININE.match(found.name or "") else Gender.M


_FEMININE = re.compile(r"\w*(?:as?|ción|sión|ciones|siones|dad|dades)\b")  # «Marcha», «Arcas», «Canción», «Humildad»


_NAMED = re.compile(r"\[\[([^\[\]]+)\]\]")


@dataclass(frozen=True, slots=True)
class Names:
    """In which language cards are named: "es" (English where no Spanish name was printed) or "en"."""

    language: str = "es"

    def card(self, english: str) -> str:
        """The name of a card, by its English name."""
        if self.language != "es":
            return english
        if english.endswith(" Token"):
            return _token(english)
        if english.endswith(_EMBLEM):
            return f"emblema {of(self.card(english.removesuffix(_EMBLEM)))}"
        found = _cards().get(english)
        return found.name if found is not None and found.name is not None else english

    def said(self, text: str) -> str:
        """A text that names cards as `[[Turn to Frog]]`, with their names in this language."""
        return _NAMED.sub(lambda found: self.card(found[1]), text)

    def in_a_sentence(self, english: str) -> str:
        """The name with the article that its printed text has: «el Relámpago», «Emrakul, los eones desgarrados»."""
        article = article_of(english) if self.language == "es" else ""
        return f"{article} {self.card(english)}".lstrip()


def _token(english: str) -> str:
    """«ficha de Guerrero elfo», by its name, which is its subtypes and "Token" (111.4); or the name itself."""
    words, found = english.removesuffix(" Token").split(), []
    known = frozenset[str]().union(*subtypes().values())
    while words:
        length = next((n for n in range(len(words), 0, -1) if " ".join(words[:n]) in known), 0)
        if not length:
            return english
        found.append(" ".join(words[:length]))
        words = words[length:]
    return f"ficha de {subtypes_phrase(found, tuple(found))}"


SPANISH = Names("es")
ENGLISH = Names("en")
