"""Costs in Spanish (118): «{2}{G}», «{T}, sacrificar esta criatura», «pagar 2 vidas»."""

from typing import assert_never

from engine.vocabulary.amount import Amount, AnyNumber, Number
from engine.vocabulary.cost import (
    ActionCost,
    AddCounters,
    Cost,
    CostPart,
    Discard,
    Either,
    Exile,
    Loyalty,
    Mana,
    PayEnergy,
    PayLife,
    RemoveCounters,
    ReturnToHand,
    RevealCost,
    Sacrifice,
    Tap,
    TapOther,
    Untap,
)
from engine.vocabulary.quality import Filter
from lessons.narration import amounts, qualities, subjects
from lessons.narration.closed import phrase
from lessons.narration.closed.places import PLACES
from lessons.narration.counters import counters
from lessons.narration.english import english
from lessons.narration.names import article_of
from lessons.narration.nouns import Gender, Noun, capital, cardinal, listed, of, to
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


_TOLD = {
    "sacrificar": "sacrifica",
    "descartar": "descarta",
    "exiliar": "exilia",
    "pagar": "paga",
    "remover": "remueve",
    "poner": "pon",
    "girar": "gira",
    "enderezar": "endereza",
    "regresar": "regresa",
    "mostrar": "muestra",
    "moler": "muele",
}


def told(parts: Cost, voice: Voice) -> str:
    """A cost as something you are told to do: «sacrifica una criatura»."""
    return listed([" o ".join(_imperative(w) for w in _part(p, voice).split(" o ")) for p in parts])


def _imperative(words: str) -> str:
    verb, _, rest = words.partition(" ")
    return f"{_TOLD[verb]} {rest}" if verb in _TOLD else f"paga {words}" if words.startswith("{") else words


def paid(parts: Cost, voice: Voice) -> str:
    """A cost as something you may do: «pagar {0}», «pagar 1 vida y exiliar una carta azul de tu mano»."""
    said = [_part(p, voice) for p in parts]
    return listed([f"pagar {w}" if w.startswith("{") else w for w in said])


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
        case RemoveCounters(kind, amount, from_):
            return f"remover {_counted(kind, amount, voice)} {of(subjects.after_preposition(from_, voice))}"
        case AddCounters(kind, amount, on):
            return f"poner {_counted(kind, amount, voice)} sobre {subjects.after_preposition(on, voice)}"
        case TapOther(what, untap):
            return f"{'enderezar' if untap else 'girar'} {subjects.nominal(what, voice).text}"
        case ReturnToHand(what, place):
            return f"regresar {subjects.nominal(what, voice).text} {phrase(PLACES, place)}"
        case RevealCost(what):
            return f"mostrar {subjects.nominal(what, voice).text}"
        case PayEnergy(amount):
            return "pagar " + "{E}" * amount
        case Either(parts):
            return listed([_part(p, voice) for p in parts], "o")
        case ActionCost(words):
            return phrase(_ACTIONS, words)
        case _:
            assert_never(part)


def _counted(kind: str, amount: Amount, voice: Voice) -> str:
    if isinstance(amount, AnyNumber):
        return f"cualquier cantidad de {counters(kind, plural=True)}"
    noun = Noun(counters(kind, plural=False), counters(kind, plural=True), Gender.M) if kind else _COUNTERS
    return amounts.number_of(amount, noun, voice)


_COUNTERS = Noun("contador", "contadores", Gender.M)  # of whichever kind
_ACTIONS = {
    "discard your hand": "descartar tu mano",
    "discard a card at random": "descartar una carta al azar",
    "mill a card": "moler una carta",
    "mill two cards": "moler dos cartas",
    "mill three cards": "moler tres cartas",
    "mill four cards": "moler cuatro cartas",
    "exert this creature": "espolear a esta criatura",
    "exile the top card of your library": "exiliar la primera carta de tu biblioteca",
    "exile your graveyard": "exiliar tu cementerio",
    "unattach this equipment": "desanexar este Equipo",
    "reveal this card from your hand": "mostrar esta carta de tu mano",
    "pay half your life, rounded up": "pagar la mitad de tus vidas, redondeando hacia arriba",
}


def mana(symbols: tuple[str, ...]) -> str:
    """Mana symbols between braces."""
    return "".join(f"{{{s}}}" for s in symbols)


def _what(what: Filter | None, this: str | None, amount: Amount | None, voice: Voice) -> str:
    if what is None:
        name = subjects.this(this or "card", voice).text
        named = this == "short name" and voice.card is not None and not article_of(voice.card)
        return to(name) if named else name  # «sacrificar a Linvala»
    if amount is None:
        return subjects.any_of(what, voice).text
    found = qualities.phrase(what, voice, plural=amount != Number(1))
    match amount:
        case Number(number):
            return found.numbered(cardinal(number, found.gender)).text
        case _:
            return found.numbered(amounts.amount(amount, voice)).text
