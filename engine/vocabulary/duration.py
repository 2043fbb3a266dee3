"""How long a continuous effect lasts (611.2)."""

from dataclasses import dataclass
from enum import StrEnum

from engine.vocabulary.subject import This


class Duration(StrEnum):
    """How long a continuous effect lasts (611.2a, 611.2b). FOREVER: nothing said, or "This effect lasts indefinitely"."""

    FOREVER = ""
    END_OF_TURN = "until end of turn"
    THIS_TURN = "this turn"
    YOUR_NEXT_TURN = "until your next turn"
    END_OF_COMBAT = "until end of combat"
    UNTIL_LEAVES = "until this leaves the battlefield"
    WHILE_YOU_CONTROL_THIS = "for as long as you control this"
    WHILE_THIS_REMAINS = "for as long as this remains on the battlefield"
    WHILE_IT_TAPPED = "for as long as it remains tapped"
    WHILE_THIS_TAPPED = "for as long as this remains tapped"
    THIS_COMBAT = "this combat"
    END_OF_YOUR_NEXT_TURN = "until the end of your next turn"
    YOUR_NEXT_END_STEP = "until your next end step"
    YOUR_NEXT_UPKEEP = "until your next upkeep"
    THE_REST_OF_THE_GAME = "for the rest of the game"


@dataclass(frozen=True, slots=True)
class Lasting:
    """A duration that speaks of the source: "for as long as you control this creature"."""

    duration: Duration
    this: This
