"""The characteristics of an object in Spanish: type line, colors, power and toughness, abilities (109.3)."""

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet

from engine import Card, pool
from engine.model import CardType, Color, Supertype
from engine.predicting import ASPECTS, Aspect
from engine.sheet import Sheet
from lessons.narration.abilities import ability, text
from lessons.narration.descriptions import HEAD_ORDER
from lessons.narration.nouns import Gender, capital, listed
from lessons.narration.subtypes import subtypes_phrase
from lessons.narration.voice import QUIET, Voice
from lessons.narration.words import COLORLESS, COLORS, card_type, supertype

_SUPERTYPE_ORDER = (Supertype.BASIC, Supertype.SNOW, Supertype.WORLD, Supertype.LEGENDARY, Supertype.ONGOING)


def type_line(sheet: Sheet) -> str:
    """The type line: «Criatura artefacto legendaria — Guerrero trasgo». An object without types has an empty one.

    Creature types stand as in Spanish: trades first, and those that its card prints turned round (Human Soldier, Soldado humano).
    """
    return _line(sheet.supertypes, sheet.types, sheet.subtypes, printed_subtypes(sheet.name))


def printed_subtypes(name: str) -> tuple[str, ...]:
    """The subtypes that a card of the pool prints, in their order."""
    card = pool().get(name)
    return () if card is None else card.subtypes


def card_type_line(card: Card) -> str:
    """The type line of a card as printed."""
    return _line(card.supertypes, card.types, card.subtypes, card.subtypes)


def _line(supertypes: Iterable[Supertype], types: Iterable[CardType], subtypes: Iterable[str], printed: tuple[str, ...]) -> str:
    before = capital(types_phrase(supertypes, types))
    after = subtypes_phrase(subtypes, printed)
    return f"{before} — {after}" if after else before


def types_phrase(supertypes: Iterable[Supertype], types: Iterable[CardType]) -> str:
    """Card types and supertypes, in lower case: «criatura artefacto legendaria»."""
    has = frozenset(types)
    words = [card_type(t) for t in HEAD_ORDER if t in has]
    gender = words[0].gender if words else Gender.M
    has_super = frozenset(supertypes)
    adjectives = [supertype(s).form(gender, plural=False) for s in _SUPERTYPE_ORDER if s in has_super]
    return " ".join([*(w.one for w in words), *adjectives])


def color_names(colors: Iterable[Color], gender: Gender = Gender.M) -> str:
    """Colors in order, joined: «blanco y azul»; «incoloro» for none. They agree with `gender`."""
    has = frozenset(colors)
    if not has:
        return COLORLESS.form(gender, plural=False)
    return listed([COLORS[c].form(gender, plural=False) for c in Color if c in has])


def colors(sheet: Sheet) -> str:
    """The colors of an object: «blanco y azul», «incoloro»."""
    return color_names(sheet.colors)


def power_toughness(sheet: Sheet) -> str:
    """«2/1», or nothing for what has neither."""
    pt = sheet.pt
    return "" if pt is None else f"{pt[0]}/{pt[1]}"


def abilities_of(sheet: Sheet, voice: Voice = QUIET) -> tuple[str, ...]:
    """Each ability that it has, as rules text, in the order it has them."""
    own = Voice(voice.names, sheet.name or voice.card, voice.it)
    return tuple(ability(held.ability, own) for held in sheet.abilities)


def abilities_in_line(sheet: Sheet, voice: Voice = QUIET) -> str:
    """Its abilities one after another in a sentence, in lower case: «vuela, daña primero; {T}: Agrega {R}»; "" for none."""
    own = Voice(voice.names, sheet.name or voice.card, voice.it)
    return in_line([text(held.ability, own) for held in sheet.abilities])


def in_line(abilities: Sequence[str]) -> str:
    """Abilities, each without its capital, in a sentence: commas between plain words, semicolons by what has a stop of its own."""
    said = ""
    for number, ability_ in enumerate(abilities):
        plain = not any(stop in both for both in abilities[max(number - 1, 0) : number + 1] for stop in ",;:.“")
        said += ("" if not number else ", " if plain else "; ") + ability_.removesuffix(".")
    return said


def summary(sheet: Sheet, voice: Voice = QUIET, told: AbstractSet[Aspect] = ASPECTS) -> str:
    """An object in one line, for somebody who hears the page: «Criatura — Rana, azul, 5/5, sin habilidades».

    `told`: what of it is told.
    """
    head = next((card_type(t).gender for t in HEAD_ORDER if t in sheet.types), Gender.M)
    parts = {
        Aspect.TYPES: type_line(sheet),
        Aspect.COLORS: color_names(sheet.colors, head),
        Aspect.PT: power_toughness(sheet),
        Aspect.ABILITIES: abilities_in_line(sheet, voice) or "sin habilidades",
    }
    return ", ".join(said for aspect, said in parts.items() if said and aspect in told)
