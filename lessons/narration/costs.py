"""Costs in Spanish (118): «{2}{G}», «{T}, sacrificar esta criatura», «pagar 2 vidas»."""

from typing import assert_never

from engine.vocabulary.amount import Amount, Number
from engine.vocabulary.cost import Cost, CostPart, Discard, Exile, Loyalty, Mana, PayLife, Sacrifice, Tap, Untap
from engine.vocabulary.quality import Filter
from lessons.narration import amounts, qualities, subjects
from lessons.narration.english import english
from lessons.narration.nouns import capital, cardinal
from lessons.narration.voice import QUIET, Voice

_FROM = {
    "your graveyard": "de tu cementerio",
    "your hand": "de tu mano",
    "your library": "de tu biblioteca",
    "the battlefield": "del campo de batalla",
}


def cost(parts: Cost, voice: Voice = QUIET) -> str:
    """The parts, joined by commas; mana symbols stay as they are."""
    return ", ".join(_part(p, voice) for p in parts)


def line(parts: Cost, voice: Voice) -> str:
    """A cost as it begins an activated ability."""
    return capital(cost(parts, voice))


def is_mana(parts: Cost) -> bool:
    """Whether it is mana alone."""
    return all(isinstance(p, Mana) for p in parts)


def _part(part: CostPart, voice: Voice) -> str:
    match part:
        case Mana(symbols):
            return mana(symbols)
        case Tap():
            return "{T}"
        case Untap():
            return "{Q}"
        case Loyalty(sign, amount):
            return f"{sign.replace('-', '−')}{amounts.amount(amount, voice)}"
        case PayLife(amount):
            return f"pagar {amounts.life(amount, voice)}"
        case Sacrifice(what, this, amount):
            return f"sacrificar {_what(what, this, amount, voice)}"
        case Discard(what, this, amount, random):
            return f"descartar {_what(what, this, amount, voice)}" + (" al azar" if random else "")
        case Exile(what, this, amount, from_):
            place = f" {_FROM.get(from_, english('from ' + from_))}" if from_ else ""
            return f"exiliar {_what(what, this, amount, voice)}{place}"
        case _:
            assert_never(part)


def mana(symbols: tuple[str, ...]) -> str:
    """Mana symbols between braces."""
    return "".join(f"{{{s}}}" for s in symbols)


def _what(what: Filter | None, this: str | None, amount: Amount | None, voice: Voice) -> str:
    if what is None:
        return subjects.this(this or "card", voice).text
    if amount is None:
        return subjects.any_of(what, voice).text
    phrase = qualities.phrase(what, voice, plural=amount != Number(1))
    match amount:
        case Number(number):
            return phrase.counted(cardinal(number, phrase.gender)).text
        case _:
            return phrase.counted(amounts.amount(amount, voice)).text
