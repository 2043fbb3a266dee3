"""How a game is played on: the rules' way, of which each named wrong reading is a small variation (117, 601, 704)."""

from dataclasses import dataclass
from enum import StrEnum

from engine.total_cost import LineKind


class Stage(StrEnum):
    """The letter of 601.2 that a proposal has come to."""

    PROPOSE = "601.2a"
    ANNOUNCE = "601.2b"
    TARGETS = "601.2c"
    DIVIDE = "601.2d"
    CHECK = "601.2e"
    TOTAL = "601.2f"
    MANA = "601.2g"
    PAY = "601.2h"
    DONE = "601.2i"


LETTERS = tuple(Stage)
SUM = (LineKind.ADDITIONAL, LineKind.INCREASE, LineKind.REDUCTION, LineKind.TOTAL)


@dataclass(frozen=True, slots=True)
class PlayPolicy:
    """What a reader of the rules does.

    - `letters`: the order in which a spell is cast (601.2). `sum`: in which order the base cost becomes the total (601.2f).
    - `spill`: what a reduction of generic mana exceeds is taken from colored mana, against 118.7a.
    - `triggers_first`: triggered abilities are put on the stack before state-based actions are performed, against 117.5.
    - `responses`: others may respond before a cost is paid, and that resolves at once, against 601.2 and 117.1.
    """

    letters: tuple[Stage, ...] = LETTERS
    sum: tuple[LineKind, ...] = SUM
    spill: bool = False
    triggers_first: bool = False
    responses: bool = False

    def after(self, stage: Stage) -> Stage:
        """The letter that comes after one."""
        return self.letters[self.letters.index(stage) + 1]


AS_WRITTEN = PlayPolicy()
