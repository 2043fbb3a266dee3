"""Numbers in Spanish (107): «la cantidad de tierras que controlas», «su fuerza», «X»."""

import re
from typing import assert_never

from engine.model import Color
from engine.vocabulary.amount import (
    Amount,
    AnyNumber,
    BeyondFirst,
    Count,
    CountCounters,
    CountKinds,
    Devotion,
    Extreme,
    Half,
    LifeOf,
    Number,
    OneOf,
    Past,
    Plus,
    Signed,
    Sum,
    ThatNumber,
    Thrice,
    Twice,
    ValueOf,
    Variable,
)
from engine.vocabulary.quality import Who
from engine.vocabulary.subject import It
from lessons.narration import players, qualities, subjects
from lessons.narration.closed import phrase
from lessons.narration.closed.amounts import EACH, PAST
from lessons.narration.counters import counters
from lessons.narration.english import english
from lessons.narration.nouns import Gender, Noun, cardinal, listed, of, to
from lessons.narration.voice import Voice
from lessons.narration.words import COLORS

VALUES = {
    "power": Noun("fuerza", "fuerzas", Gender.F),
    "toughness": Noun("resistencia", "resistencias", Gender.F),
    "mana value": Noun("valor de maná", "valores de maná", Gender.M),
    "base power": Noun("fuerza base", "fuerzas base", Gender.F),
    "base toughness": Noun("resistencia base", "resistencias base", Gender.F),
}
_KINDS = {
    "card types": "tipos de carta",
    "colors": "colores",
    "basic land types": "tipos de tierra básica",
    "creature types": "tipos de criatura",
}


_PLAYER_COUNTERS = re.compile(r"the number of (\w+) counters you have")


def value_name(characteristic: str) -> str:
    """The name of a characteristic that is a number: «fuerza»."""
    known = VALUES.get(characteristic)
    return english(characteristic) if known is None else known.one


def kinds(what: str) -> str:
    """«tipos de carta», «colores»."""
    return _KINDS.get(what, english(what))


def amount(value: Amount, voice: Voice, gender: Gender = Gender.M) -> str:
    """An amount as a noun phrase or a number in figures."""
    match value:
        case Number(number):
            return str(number)
        case Variable(name):
            return name
        case Count(filter_, times, each):
            counted = qualities.phrase(filter_, voice, plural=not each)
            if each:
                return f"por cada {counted.bare().text}" if times == 1 else f"{times} por cada {counted.bare().text}"
            many = f"la cantidad de {counted.bare().text}"
            return many if times == 1 else f"el doble de {many}" if times == 2 else f"{times} veces {many}"
        case CountKinds(what, among):
            return f"la cantidad de {kinds(what)} entre {qualities.phrase(among, voice, plural=True).the().text}"
        case CountCounters(kind, on):
            return f"la cantidad de {counters(kind, plural=True)} sobre {subjects.after_preposition(on, voice)}"
        case ValueOf(characteristic, owner):
            return _value_of(characteristic, owner, voice)
        case LifeOf(who):
            return "tu total de vidas" if who is Who.YOU else f"el total de vidas {of(players.nominal(who).text)}"
        case Devotion(colors):
            return "tu devoción " + listed([to(f"el {COLORS[Color(c)].m}") for c in colors])
        case ThatNumber():
            return "ese número"
        case Sum(base, plus):
            return f"{amount(base, voice, gender)} más {plus}"
        case AnyNumber():
            return "cualquier cantidad"
        case BeyondFirst():
            return "por cada objetivo después del primero"
        case OneOf(values):
            return listed(["uno" if v == 1 and gender is Gender.M else cardinal(v, gender) for v in values], "o")
        case Half(whole, up):
            return f"la mitad {of(amount(whole, voice))}, redondeando hacia {'arriba' if up else 'abajo'}"
        case Twice(once):
            return f"el doble {of(amount(once, voice))}"
        case Thrice(once):
            return f"el triple {of(amount(once, voice))}"
        case Plus(first, second):
            return f"{amount(first, voice)} más {amount(second, voice)}"
        case Extreme():
            return _extreme(value, voice)
        case Past(words) if (found := _PLAYER_COUNTERS.fullmatch(words)) is not None:
            return f"la cantidad de {counters(found[1], plural=True)} que tienes"
        case Past(words):
            return f"por cada {EACH[words]}" if words in EACH else phrase(PAST, words)
        case _:
            assert_never(value)


def most(which: str, characteristic: str) -> str:
    """«la mayor fuerza», «el menor valor de maná»."""
    article = "el" if characteristic == "mana value" else "la"
    word = {"greatest": "mayor", "highest": "mayor", "least": "menor", "lowest": "menor"}.get(which, english(which))
    return f"{article} {word} {value_name(characteristic)}"


def _extreme(value: Extreme, voice: Voice) -> str:
    among = qualities.phrase(value.among, voice, plural=True).the().text
    if value.which == "total":
        article = "el" if value.characteristic == "mana value" else "la"
        return f"{article} {value_name(value.characteristic)} total {of(among)}"
    return f"{most(value.which, value.characteristic)} entre {among}"


def _value_of(characteristic: str, owner: object, voice: Voice) -> str:
    characteristic = characteristic.removesuffix(" of")  # "the power of target creature"
    if isinstance(owner, It) and owner.word in {"it", "they"}:
        return f"su {value_name(characteristic)}"
    article = "el" if characteristic == "mana value" else "la"
    return f"{article} {value_name(characteristic)} {of(subjects.nominal(owner, voice).text)}"  # type: ignore[arg-type]


def each(value: Amount, voice: Voice) -> str:
    """The multiplier of «gets +1/+1 for each …»: «por cada tierra que controlas»."""
    match value:
        case CountCounters(kind, on):
            return f"por cada {counters(kind, plural=False)} sobre {subjects.after_preposition(on, voice)}"
        case _:
            return amount(value, voice)


def signed(value: Signed, voice: Voice) -> str:
    """«+4», «-X»."""
    return value.sign + amount(value.amount, voice)


def number_of(value: Amount, noun: Noun, voice: Voice) -> str:
    """So many of something: «una carta», «dos cartas», «X cartas», «esa misma cantidad de cartas»."""
    match value:
        case Number(number):
            return f"{cardinal(number, noun.gender)} {noun.form(plural=number != 1)}"
        case Variable(name):
            return f"{name} {noun.many}"
        case ThatNumber():
            return f"esa misma cantidad de {noun.many}"
        case Sum(ThatNumber(), plus):
            return f"esa misma cantidad de {noun.many} más {plus}"
        case Twice(ThatNumber()) | Thrice(ThatNumber()):
            return f"el {'doble' if isinstance(value, Twice) else 'triple'} de esa cantidad de {noun.many}"
        case Count(_, times, each=True):
            return f"{cardinal(times, noun.gender)} {noun.form(plural=times != 1)} {_for_each(value, voice)}"
        case _:
            return f"una cantidad de {noun.many} igual {to(amount(value, voice))}"


def _for_each(value: Count, voice: Voice) -> str:
    return f"por cada {qualities.phrase(value.of, voice, plural=False).bare().text}"


_LIFE = Noun("vida", "vidas", Gender.F)
_DAMAGE = Noun("punto de daño", "puntos de daño", Gender.M)


def life(value: Amount, voice: Voice) -> str:
    """«1 vida», «3 vidas», «esa misma cantidad de vidas»."""
    return _in_figures(value, _LIFE, voice)


def damage(value: Amount, voice: Voice) -> str:
    """«3 puntos de daño», «una cantidad de daño igual a su fuerza»."""
    match value:
        case Number() | Variable():
            return _in_figures(value, _DAMAGE, voice)
        case ThatNumber():
            return "esa misma cantidad de daño"
        case Sum(ThatNumber(), plus):
            return f"esa misma cantidad de daño más {plus}"
        case Twice(ThatNumber()) | Thrice(ThatNumber()):
            return f"el {'doble' if isinstance(value, Twice) else 'triple'} de ese daño"
        case _:
            return f"una cantidad de daño igual {to(amount(value, voice))}"


def _in_figures(value: Amount, noun: Noun, voice: Voice) -> str:
    match value:
        case Number(number):
            return f"{number} {noun.form(plural=number != 1)}"
        case Count(_, times, each=True):
            return f"{times} {noun.form(plural=times != 1)} {_for_each(value, voice)}"
        case _:
            return number_of(value, noun, voice)


def is_plain(value: Amount) -> bool:
    """Whether an amount is a number or X: what «1/1» can be written with."""
    return isinstance(value, Number | Variable)
