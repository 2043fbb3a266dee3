"""Costs, from what the grammar found (118, 601.2, 602.1)."""

from engine.model import CardType
from engine.vocabulary import cost as co
from engine.vocabulary.amount import Amount, AnyNumber, Number
from engine.vocabulary.cost import CostPart
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import Attached, Subject

pay_life = co.PayLife
action_cost = co.ActionCost
return_cost = co.ReturnToHand
reveal_cost = co.RevealCost
tap_other = co.TapOther


def mana(*symbols: str) -> co.Mana:
    """ "{2}{G}"."""
    return co.Mana(symbols)


def pay_mana(what: co.Mana) -> co.Mana:
    """ "pay {2}", as one of several costs."""
    return co.Mana(what.symbols, pay=True)


def pay_energy(*symbols: str) -> co.PayEnergy:
    """ "pay {E}{E}"."""
    return co.PayEnergy(len(symbols))


def cost(*parts: CostPart) -> tuple[CostPart, ...]:
    """All the parts of a cost."""
    return parts


cost_and = cost


def either_cost(*parts: CostPart) -> co.Either:
    """ "sacrifice a creature or discard a card"."""
    return co.Either(parts)


def tap(_symbol: str) -> co.Tap:
    """{T}."""
    return co.Tap()


def untap(_symbol: str) -> co.Untap:
    """{Q}."""
    return co.Untap()


def own_name(_name: str) -> str:
    """The object by its name."""
    return "name"


def own_short_name(_name: str) -> str:
    """The object by its short name."""
    return "short name"


def sacrifice_this(word: str) -> co.Sacrifice:
    """ "Sacrifice this creature"."""
    return co.Sacrifice(None, this=word)


def sacrifice(what: Filter) -> co.Sacrifice:
    """ "Sacrifice a creature"."""
    return co.Sacrifice(what)


def sacrifice_some(amount: Amount, what: Filter) -> co.Sacrifice:
    """ "Sacrifice two lands"."""
    return co.Sacrifice(what, amount=amount)


def discard_this() -> co.Discard:
    """ "Discard this card"."""
    return co.Discard(None, this="card")


def discard(what: Filter, at_random: str | None) -> co.Discard:
    """ "Discard a card"."""
    return co.Discard(what, random=at_random is not None)


def discard_some(amount: Amount, what: Filter) -> co.Discard:
    """ "Discard two cards"."""
    return co.Discard(what, amount=amount)


def exile_this(word: str, where: dict[str, object] | None) -> co.Exile:
    """ "Exile this card from your graveyard"."""
    from_ = ""
    if where is not None:
        zones = where["zones"]
        assert isinstance(zones, tuple)
        from_ = f"your {zones[0]}"
    return co.Exile(None, this=word, from_=from_)


def exile(what: Filter) -> co.Exile:
    """ "Exile a card from your graveyard"."""
    return co.Exile(what)


def exile_some(amount: Amount, what: Filter) -> co.Exile:
    """ "Exile two cards from your graveyard"."""
    return co.Exile(what, amount=amount)


def remove_counters(amount: Amount, kind: str, from_: Subject) -> co.RemoveCounters:
    """ "Remove a charge counter from this artifact"."""
    return co.RemoveCounters(kind, amount, from_)


def remove_any_counters(kind: str, from_: Subject) -> co.RemoveCounters:
    """ "Remove any number of storage counters from this land"."""
    return co.RemoveCounters(kind, AnyNumber(), from_)


def remove_any_counter(from_: Subject) -> co.RemoveCounters:
    """ "Remove a counter from this creature"."""
    return co.RemoveCounters("", Number(1), from_)


def add_counters(amount: Amount, kind: str, on: Subject) -> co.AddCounters:
    """ "Put a -1/-1 counter on this creature"."""
    return co.AddCounters(kind, amount, on)


def untap_other(what: Subject) -> co.TapOther:
    """ "Untap two tapped creatures you control"."""
    return co.TapOther(what, untap=True)


def tap_enchanted() -> co.TapOther:
    """ "Tap enchanted creature"."""
    return co.TapOther(Attached("enchanted", CardType.CREATURE))
