"""Costs in English."""

from typing import assert_never

from engine.oracle.english import nouns, subjects
from engine.oracle.english.wording import a, counted, figure, number
from engine.vocabulary import cost as co
from engine.vocabulary.amount import Amount, AnyNumber, Number
from engine.vocabulary.cost import Cost, CostPart
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import This


def symbols(of: tuple[str, ...]) -> str:
    """Mana symbols."""
    return "".join(f"{{{s}}}" for s in of)


def cost(parts: Cost) -> str:
    """All the parts of a cost, as before the colon of an activated ability."""
    said = [cost_part(p) for p in parts]
    return ", ".join([said[0], *(s[0].upper() + s[1:] for s in said[1:])])


def cost_part(part: CostPart) -> str:
    """One part of a cost."""
    match part:
        case co.Mana(of, pay):
            return f"pay {symbols(of)}" if pay else symbols(of)
        case co.Tap():
            return "{T}"
        case co.Untap():
            return "{Q}"
        case co.Loyalty(sign, amount):
            return f"[{sign}{figure(amount)}]"
        case co.PayLife(amount):
            return f"pay {figure(amount)} life"
        case co.Sacrifice(what, this, amount):
            return f"sacrifice {_which(what, this, amount)}"
        case co.Discard(what, this, amount, random):
            return f"discard {_which(what, this, amount)}{' at random' if random else ''}"
        case co.Exile(what, this, amount, from_):
            return f"exile {_which(what, this, amount)}{f' from {from_}' if from_ else ''}"
        case co.RemoveCounters(kind, amount, from_):
            return f"remove {counters(kind, amount)} from {subjects.subject(from_)}"
        case co.AddCounters(kind, amount, on):
            return f"put {counters(kind, amount)} on {subjects.subject(on)}"
        case co.TapOther(what, untap):
            return f"{'untap' if untap else 'tap'} {subjects.subject(what)}"
        case co.ReturnToHand(what, to):
            return f"return {subjects.subject(what)} {to}"
        case co.RevealCost(what):
            return f"reveal {subjects.subject(what)}"
        case co.PayEnergy(amount):
            return f"pay {'{E}' * amount}"
        case co.Either(parts):
            return " or ".join(cost_part(p) for p in parts)
        case co.ActionCost(words):
            return words
        case _:
            assert_never(part)


def counters(kind: str, amount: Amount) -> str:
    """ "a charge counter", "three +1/+1 counters", "any number of storage counters"."""
    if isinstance(amount, AnyNumber):
        return f"{number(amount)} {kind} counters"
    return a("counter") if not kind and amount == Number(1) else counted(amount, f"{kind} counter")


def _which(what: Filter | None, this: str | None, amount: Amount | None) -> str:
    return subjects.subject(This(this or "card")) if what is None else nouns.some(amount, what)
