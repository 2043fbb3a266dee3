"""What an object is or becomes: «una criatura Alce verde con fuerza y resistencia base de 3/3» (205.1, 613.1d–f)."""

from collections.abc import Sequence

from engine.model import CardType, Color
from engine.vocabulary.ability import Ability
from engine.vocabulary.amount import Amount, Number
from engine.vocabulary.modification import (
    BASIC_LAND_TYPE_OF_CHOICE,
    CHOSEN_COLOR,
    CHOSEN_TYPE,
    COLOR_OF_CHOICE,
    COLORS_OF_CHOICE,
    EVERY_BASIC_LAND_TYPE,
    EVERY_COLOR,
    EVERY_CREATURE_TYPE,
    THAT_COLOR,
    THAT_TYPE,
    TYPE_OF_CHOICE,
    Be,
)
from lessons.narration import amounts, keywords
from lessons.narration.english import english
from lessons.narration.nouns import Gender, listed, to
from lessons.narration.phrases import Phrase
from lessons.narration.verbs import BE, FOLLOW, TURN_INTO, Mood, Nominal
from lessons.narration.voice import Voice
from lessons.narration.words import COLORLESS, COLORS, card_type, subtype, supertype

_ADDED = {
    "types": "tipos",
    "creature types": "tipos de criatura",
    "land types": "tipos de tierra",
    "colors": "colores",
    "colors and types": "colores y tipos",
    "types and colors": "tipos y colores",
    "card types": "tipos de carta",
    "creature types and colors": "tipos de criatura y colores",
}
_TYPE_MARKS = {
    CHOSEN_TYPE: "del tipo elegido",
    TYPE_OF_CHOICE: "del tipo de criatura de tu elección",
    BASIC_LAND_TYPE_OF_CHOICE: "del tipo de tierra básica de tu elección",
    THAT_TYPE: "de ese tipo",
    EVERY_CREATURE_TYPE: "de todos los tipos de criatura",
    EVERY_BASIC_LAND_TYPE: "de todos los tipos de tierra básica",
}
_COLOR_MARKS = {
    CHOSEN_COLOR: "del color elegido",
    COLOR_OF_CHOICE: "del color de tu elección",
    COLORS_OF_CHOICE: "del color o colores de tu elección",
    THAT_COLOR: "de ese color",
    EVERY_COLOR: "de todos los colores",
}
# In a Spanish phrase the head comes first, then what stands beside it: «tierra criatura», «criatura artefacto».
HEAD_ORDER = (
    CardType.LAND,
    CardType.CREATURE,
    CardType.PLANESWALKER,
    CardType.BATTLE,
    CardType.ARTIFACT,
    CardType.ENCHANTMENT,
    CardType.INSTANT,
    CardType.SORCERY,
    CardType.KINDRED,
)


def predicate(be: Be, subject: Nominal, voice: Voice, mood: Mood = Mood.SAYS) -> str:
    """«es una Rana azul», «se convierte en un artefacto además de sus otros tipos», «son incoloros»."""
    what = description(be, subject, voice)
    # «se convierte» takes a noun or «en azul»; «es del tipo elegido», as cards print it.
    into = be.becomes and not what.startswith(("del ", "de "))
    verb = f"{TURN_INTO.form(subject, mood)} en" if into else BE.form(subject, mood)
    return f"{verb} {what}"


def description(be: Be, subject: Nominal, voice: Voice) -> str:
    """What follows the verb, with its article: «un Ángel además de sus otros tipos»."""
    said = " y ".join(_noun_phrase(part, subject) for part in _parts(be))
    return said + _completed(be, subject, voice)


def token(be: Be, voice: Voice, *, plural: bool, tapped: bool = False) -> Phrase:
    """A token that is created: «ficha de criatura Soldado blanca 1/1 con la habilidad de volar»."""
    words = [_token_words(be, plural=plural)]
    if be.power is not None and be.toughness is not None and be.prefix_pt:
        words.append(_pt(be.power, be.toughness, voice))
    if tapped:
        words.append("giradas" if plural else "girada")
    core = " ".join(["fichas" if plural else "ficha", *words])
    return Phrase(core + _completed(be, Nominal("", Gender.F, plural), voice, pt=not be.prefix_pt), Gender.F, plural)


def _token_words(be: Be, *, plural: bool) -> str:
    """«de criatura Soldado blanca», «de Tesoro»."""
    kinds = [card_type(t).one for t in HEAD_ORDER if t in be.types]
    kinds += [subtype(s).one for s in reversed(be.subtypes)]
    return " ".join([*([f"de {' '.join(kinds)}"] if kinds else []), *_adjectives(be, Gender.F, plural=plural)])


def _parts(be: Be) -> list[Be]:
    """ "1/1 green Saproling creatures and Forest lands" is two descriptions, each with its type."""
    groups: list[list[str]] = [[]]
    for word in be.nouns:
        if word == "and" and groups[-1] and groups[-1][-1] in set(CardType):
            groups.append([])
        else:
            groups[-1].append(word)
    if len(groups) == 1 or not all(g and g[-1] in set(CardType) for g in groups):
        return [be]
    return [_part(be, group, first=i == 0) for i, group in enumerate(groups)]


def _part(be: Be, words: list[str], *, first: bool) -> Be:
    names = {c.name.lower(): c for c in Color}
    colors = tuple(names[w] for w in words if w in names)
    none = () if "colorless" in words else None
    return Be(
        supertypes=tuple(s for s in be.supertypes if s in words),
        types=tuple(t for t in be.types if t in words),
        subtypes=tuple(s for s in be.subtypes if s in words),
        colors=colors or none,
        power=be.power if first else None,
        toughness=be.toughness if first else None,
        prefix_pt=be.prefix_pt,
    )


def _noun_phrase(be: Be, subject: Nominal) -> str:
    marked = [_TYPE_MARKS[s] for s in be.subtypes if s in _TYPE_MARKS]
    marked += [_COLOR_MARKS[c] for c in be.colors or () if c in _COLOR_MARKS]
    head = _head(be)
    if head is None:
        words = [*_adjectives(be, subject.gender, plural=subject.plural), *marked]
        return listed(words) + _prefix(be)
    gender, tonic, name, beside = head
    plural = subject.plural
    words = [name[plural], *beside, *_adjectives(be, gender, plural=plural)]
    phrase = Phrase(" ".join(words) + _prefix(be), gender, plural, tonic=tonic)
    return " ".join([phrase.a().text, *marked])


def _head(be: Be) -> tuple[Gender, bool, tuple[str, str], list[str]] | None:
    """The noun and what stands beside it: the card type first in Spanish, or the last subtype: «un Guerrero Espíritu»."""
    kinds = [subtype(s) for s in reversed(be.subtypes) if s not in _TYPE_MARKS]
    types = [card_type(t) for t in HEAD_ORDER if t in be.types]
    nouns = types + kinds
    if not nouns:
        return None
    first, *rest = nouns
    return first.gender, first.tonic, (first.one, first.many), [n.one for n in rest]


def _adjectives(be: Be, gender: Gender, *, plural: bool) -> list[str]:
    words = [supertype(s).form(gender, plural=plural) for s in be.supertypes]
    if be.colors == ():
        return [*words, COLORLESS.form(gender, plural=plural)]
    colors = [COLORS[c].form(gender, plural=plural) for c in be.colors or () if isinstance(c, Color)]
    return [*words, *([listed(colors)] if colors else [])]


def _prefix(be: Be) -> str:
    if not be.prefix_pt or be.power is None or be.toughness is None:
        return ""
    return f" {_pt(be.power, be.toughness, Voice())}"


def _pt(power: Amount, toughness: Amount, voice: Voice) -> str:
    return f"{amounts.amount(power, voice)}/{amounts.amount(toughness, voice)}"


def _completed(be: Be, subject: Nominal, voice: Voice, *, pt: bool = True) -> str:
    """What follows the noun: power and toughness, abilities, what it keeps."""
    kept = ""
    if be.in_addition:
        kept = f" además de sus otros {_ADDED.get(be.in_addition, english(be.in_addition))}"
    still = ""
    if be.still and not be.still_sentence:
        still = f" que {FOLLOW.form(subject)} siendo {_what_it_still_is(be.still, subject)}"
    return _with(be, voice, pt=pt) + kept + still


def _with(be: Be, voice: Voice, *, pt: bool) -> str:
    values = []
    if pt and not be.prefix_pt and (be.power is not None or be.toughness is not None):
        values.append(power_and_toughness(be.power, be.toughness, voice, base=be.base))
    held: Sequence[Ability] = be.abilities
    if held:
        values.append(keywords.after_have(held, voice))
    return f" con {' y '.join(values)}" if values else ""


def power_and_toughness(power: Amount | None, toughness: Amount | None, voice: Voice, *, base: bool) -> str:
    """«fuerza y resistencia base de 1/1», «fuerza base de 3», «fuerza y resistencia iguales a su valor de maná»."""
    word = " base" if base else ""
    if power is None:
        return "" if toughness is None else f"resistencia{word} {_equal(toughness, voice)}"
    if toughness is None:
        return f"fuerza{word} {_equal(power, voice)}"
    if amounts.is_plain(power) and amounts.is_plain(toughness):
        return f"fuerza y resistencia{word} de {_pt(power, toughness, voice)}"
    if power == toughness:
        both = f"fuerza{word} y resistencia{word}"
        return f"{both} iguales {to(amounts.amount(power, voice))}"
    return f"fuerza{word} {_equal(power, voice)} y resistencia{word} {_equal(toughness, voice)}"


def _equal(value: Amount, voice: Voice) -> str:
    said = amounts.amount(value, voice)
    return f"de {said}" if isinstance(value, Number) or amounts.is_plain(value) else f"igual {to(said)}"


def _what_it_still_is(types: Sequence[CardType], subject: Nominal) -> str:
    nouns = [card_type(t) for t in types]
    return " ".join(Phrase(n.form(plural=subject.plural), n.gender, subject.plural).a().text for n in nouns)


def still_sentence(be: Be, subject: Nominal) -> str:
    """«Sigue siendo una tierra»: the sentence after the effect, or nothing."""
    if not (be.still and be.still_sentence):
        return ""
    return f"{FOLLOW.form(subject)} siendo {_what_it_still_is(be.still, subject)}"
