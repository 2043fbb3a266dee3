"""Costs: "{2}{G}{G}", "{T}", "Sacrifice a creature" (118, 602.1)."""

from dataclasses import dataclass

from engine.vocabulary.amount import Amount
from engine.vocabulary.quality import Filter


@dataclass(frozen=True, slots=True)
class Mana:
    """Mana symbols as printed, in order: ("2", "G", "G"), ("R/W",), ("X", "R") (107.4)."""

    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tap:
    """{T} (107.5)."""


@dataclass(frozen=True, slots=True)
class Untap:
    """{Q} (107.6)."""


@dataclass(frozen=True, slots=True)
class Loyalty:
    """[+1], [−8], [−X] (606.4)."""

    sign: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class PayLife:
    """ "Pay 2 life" (119.4)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Sacrifice:
    """ "Sacrifice this creature", "Sacrifice a creature" (701.21). `this` is the word after "this", or None."""

    what: Filter | None
    this: str | None = None
    amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """ "Discard a card", "Discard this card" (701.9)."""

    what: Filter | None
    this: str | None = None
    amount: Amount | None = None
    random: bool = False


@dataclass(frozen=True, slots=True)
class Exile:
    """ "Exile this card from your graveyard", "Exile a blue card from your hand" (701.13)."""

    what: Filter | None
    this: str | None = None
    amount: Amount | None = None
    from_: str = ""


CostPart = Mana | Tap | Untap | Loyalty | PayLife | Sacrifice | Discard | Exile
Cost = tuple[CostPart, ...]
