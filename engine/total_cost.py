"""What a spell or ability costs in all, and how that comes about, line by line (601.2f)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.model import ObjectId
from engine.vocabulary.cost import CostPart

MANA_LETTERS = "WUBRGC"  # the types of mana, in the order in which it is told (106.1b)


class ManaCost(NamedTuple):
    """An amount of mana to pay: generic, and of each kind (106.1, 107.4). Hybrid and Phyrexian symbols are decided by then."""

    generic: int = 0
    W: int = 0
    U: int = 0
    B: int = 0
    R: int = 0
    G: int = 0
    C: int = 0

    @property
    def total(self) -> int:
        """How much mana it is."""
        return sum(self)

    def symbols(self) -> tuple[str, ...]:
        """As symbols: ("2", "G", "G"); ("0",) for nothing."""
        colored = tuple(letter for letter in MANA_LETTERS for _ in range(getattr(self, letter)))
        generic = (str(self.generic),) if self.generic or not colored else ()
        return (*generic, *colored)


class LineKind(StrEnum):
    """What a line of the sum is, in the order of 601.2f."""

    MANA_COST = "mana cost"  # or activation cost
    ALTERNATIVE = "alternative cost"
    ADDITIONAL = "additional cost"
    INCREASE = "increase"
    REDUCTION = "reduction"
    TOTAL = "effect on the total"  # Trinisphere


@dataclass(frozen=True, slots=True)
class CostLine:
    """One line: what is added or taken away, whose doing it is, and the mana before and after.

    `amount`: the symbols of what it adds or takes away, as it says: ("1",); for TOTAL the number it asks for. `parts`: what it
    adds that is not mana. `keyword`: "kicker", "flashback", … where it is one. `symbols`: the cost as printed, for the
    first line.
    """

    kind: LineKind
    source: ObjectId | None
    source_card: str
    before: ManaCost
    after: ManaCost
    amount: tuple[str, ...] = ()
    parts: tuple[CostPart, ...] = ()
    keyword: str = ""
    symbols: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TotalCost:
    """The total cost: mana (None: none at all is asked for, not even {0}), the other costs in order, and where it comes from.

    `unpayable`: whatever one has, it can't be paid (118.6).
    """

    mana: ManaCost | None
    parts: tuple[CostPart, ...] = ()
    lines: tuple[CostLine, ...] = ()
    unpayable: bool = False
