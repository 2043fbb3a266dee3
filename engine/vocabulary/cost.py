"""Costs: "{2}{G}{G}", "{T}", "Sacrifice a creature" (118, 602.1)."""

from dataclasses import dataclass

from engine.vocabulary.amount import Amount
from engine.vocabulary.further import Further
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import Subject


@dataclass(frozen=True, slots=True)
class Mana:
    """Mana symbols as printed, in order: ("2", "G", "G"), ("R/W",), ("X", "R") (107.4)."""

    symbols: tuple[str, ...]
    pay: bool = False  # surface: "pay {2}", beside costs that are not mana


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


@dataclass(frozen=True, slots=True)
class RemoveCounters:
    """ "Remove a +1/+1 counter from this creature", "Remove any number of storage counters from this land" (122)."""

    kind: str
    amount: Amount
    from_: Subject


@dataclass(frozen=True, slots=True)
class AddCounters(Further):
    """ "Put a -1/-1 counter on this creature" (122)."""

    kind: str
    amount: Amount
    on: Subject


@dataclass(frozen=True, slots=True)
class TapOther(Further):
    """ "Tap two untapped creatures you control" (701.26); `untap`: "Untap …"."""

    what: Subject
    untap: bool = False


@dataclass(frozen=True, slots=True)
class ReturnToHand(Further):
    """ "Return a land you control to its owner's hand" (118). `to`: with its preposition."""

    what: Subject
    to: str


@dataclass(frozen=True, slots=True)
class RevealCost(Further):
    """ "Reveal a Dragon card from your hand" (701.20)."""

    what: Subject


@dataclass(frozen=True, slots=True)
class PayEnergy(Further):
    """ "Pay {E}{E}" (107.14); `amount` counts the symbols."""

    amount: int


@dataclass(frozen=True, slots=True)
class Either(Further):
    """ "sacrifice a creature or discard a card": one of them."""

    parts: "tuple[CostPart, ...]"


@dataclass(frozen=True, slots=True)
class ActionCost(Further):
    """A keyword action or other closed phrase paid as a cost: "Mill four cards", "Exert this creature", "Discard your
    hand".
    """

    words: str


CostPart = (
    Mana
    | Tap
    | Untap
    | Loyalty
    | PayLife
    | Sacrifice
    | Discard
    | Exile
    | RemoveCounters
    | AddCounters
    | TapOther
    | ReturnToHand
    | RevealCost
    | PayEnergy
    | Either
    | ActionCost
)
Cost = tuple[CostPart, ...]
