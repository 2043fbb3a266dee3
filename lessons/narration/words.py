"""Colors, types and subtypes in Spanish (105, 205), from `lessons/content/tipos.toml`."""

from functools import cache
from typing import Any

from engine import words
from engine.model import CardType, Color, Supertype
from engine.vocabulary.quality import Noun as Head
from engine.vocabulary.quality import Status
from lessons.narration.content import toml
from lessons.narration.english import english
from lessons.narration.nouns import Adjective, Gender, Noun, adjective

COLORS: dict[Color, Adjective] = {
    Color.WHITE: adjective("blanco", "blanca"),
    Color.BLUE: adjective("azul"),
    Color.BLACK: adjective("negro", "negra"),
    Color.RED: adjective("rojo", "roja"),
    Color.GREEN: adjective("verde"),
}
COLORLESS = adjective("incoloro", "incolora")
MONOCOLORED = adjective("monocolor")
MULTICOLORED = adjective("multicolor")

HEADS: dict[Head, Noun] = {
    Head.PERMANENT: Noun("permanente", "permanentes", Gender.M),
    Head.CARD: Noun("carta", "cartas", Gender.F),
    Head.SPELL: Noun("hechizo", "hechizos", Gender.M),
    Head.SOURCE: Noun("fuente", "fuentes", Gender.F),
    Head.TOKEN: Noun("ficha", "fichas", Gender.F),
    Head.ABILITY: Noun("habilidad", "habilidades", Gender.F),
}

STATUS: dict[Status, Adjective] = {
    Status.TAPPED: adjective("girado", "girada"),
    Status.UNTAPPED: adjective("enderezado", "enderezada"),
    Status.ATTACKING: adjective("atacante"),
    Status.BLOCKING: adjective("bloqueador", "bloqueadora"),
    Status.FACE_UP: Adjective("boca arriba", "boca arriba", "boca arriba", "boca arriba"),
    Status.BLOCKED: adjective("bloqueado", "bloqueada"),
    Status.UNBLOCKED: Adjective("no bloqueado", "no bloqueada", "no bloqueados", "no bloqueadas"),
    Status.MODIFIED: adjective("modificado", "modificada"),
    Status.HISTORIC: adjective("histórico", "histórica"),
    Status.SUSPECTED: adjective("sospechoso", "sospechosa"),
    Status.SADDLED: adjective("ensillado", "ensillada"),
    Status.MONSTROUS: adjective("monstruoso", "monstruosa"),
    Status.RENOWNED: Adjective("de prestigio", "de prestigio", "de prestigio", "de prestigio"),
    Status.GOADED: adjective("incitado", "incitada"),
    Status.COMMANDER: Adjective("comandante", "comandante", "comandantes", "comandantes"),
    Status.OUTLAW: Adjective("forajido", "forajida", "forajidos", "forajidas"),
    Status.FACE_DOWN: Adjective("boca abajo", "boca abajo", "boca abajo", "boca abajo"),
    Status.ENCHANTED: adjective("encantado", "encantada"),
    Status.EQUIPPED: adjective("equipado", "equipada"),
}

_KINDS = {
    "artifact": "artefacto",
    "battle": "batalla",
    "creature": "criatura",
    "enchantment": "encantamiento",
    "land": "tierra",
    "planeswalker": "planeswalker",
    "spell": "hechizo",
}  # the engine's sets of subtypes and the tables of tipos.toml


def _noun(row: dict[str, Any]) -> Noun:
    return Noun(row["es"], row["plural"], Gender(row["g"]), row.get("tonica", False))


@cache
def card_type(type_: CardType) -> Noun:
    """A card type as a noun: criatura, artefacto."""
    return _noun(toml("tipos.toml")["tipos"][type_.value])


@cache
def supertype(type_: Supertype) -> Adjective:
    """A supertype as an adjective; in English, marked, where no Spanish card shows it."""
    row = toml("tipos.toml")["supertipos"].get(type_.value)
    if row is None:
        word = english(type_.value)
        return Adjective(word, word, word, word)
    return adjective(row["m"], row["f"])


@cache
def subtype(name: str) -> Noun:
    """A subtype as a noun with its capital: Trasgo, Aura, Montaña; in English, marked, where no Spanish card shows it.

    The subtypes of planeswalkers are proper names. Raises `ValueError` for a word that is no subtype.
    """
    kind = words.kind_of(name)
    row = toml("tipos.toml")["subtipos"][_KINDS[kind]].get(name)
    if row is not None:
        return _noun(row)
    word = name if kind == "planeswalker" else english(name)
    return Noun(word, word, Gender.M)


def is_trade(name: str) -> bool:
    """Whether a creature type is a trade, which a Spanish type line names before the races: Guerrero trasgo."""
    row = toml("tipos.toml")["subtipos"]["criatura"].get(name, {})
    return bool(row.get("oficio", False))


def noun(word: CardType | str | Head) -> Noun:
    """The head noun of a noun phrase: a type, a kind of thing or a subtype."""
    if isinstance(word, CardType):
        return card_type(word)
    if isinstance(word, Head):
        return HEADS[word]
    return subtype(word)


def noun_by_word(word: str) -> Noun | None:
    """The noun for what a text calls its own object: "creature", "card", "Aura"; None for what is no such word."""
    if word in set(CardType):
        return card_type(CardType(word))
    if word in set(Head):
        return HEADS[Head(word)]
    if any(word in kinds for kinds in words.subtypes().values()):
        return subtype(word)
    return None
