"""How instructions are put off, repeated, replaced and explained (603.7, 608.2c, 614): parts of `Instruction`."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.vocabulary.amount import Amount
from engine.vocabulary.duration import Duration
from engine.vocabulary.further import Further
from engine.vocabulary.gamerule import CostChange
from engine.vocabulary.quality import Who
from engine.vocabulary.trigger import Event, PlayerEvent, Trigger

if TYPE_CHECKING:
    from engine.vocabulary.instruction import Instruction


@dataclass(frozen=True, slots=True)
class Delayed(Further):
    """ "At the beginning of the next end step, sacrifice it.", "When that creature dies this turn, draw a card.", "When
    you do, …" (603.7, 603.12).

    `last`: "Sacrifice it at the beginning of the next end step."
    """

    when: Trigger
    instructions: "tuple[Instruction, ...]"
    last: bool = False


@dataclass(frozen=True, slots=True)
class ForEach:
    """ "For each opponent, …" """

    of: Amount
    instructions: "tuple[Instruction, ...]"
    last: bool = False  # surface: "draw a card for each …"


@dataclass(frozen=True, slots=True)
class Afterwards:
    """ "Then …" at the beginning of a sentence."""

    instruction: "Instruction"


@dataclass(frozen=True, slots=True)
class Instead:
    """ "… instead": in place of what was said before (614). `first`: surface."""

    instruction: "Instruction"
    first: bool = False


@dataclass(frozen=True, slots=True)
class WhereX:
    """ "…, where X is the number of cards in your hand"."""

    instruction: "Instruction"
    x: Amount


@dataclass(frozen=True, slots=True)
class UnlessDo:
    """ "… unless you discard a card" (118.12)."""

    instruction: "Instruction"
    who: Who
    deed: "Instruction"


@dataclass(frozen=True, slots=True)
class Until(Further):
    """ "Until end of turn, you may play those cards.": a permission with its duration first."""

    duration: Duration
    instruction: "Instruction"


@dataclass(frozen=True, slots=True)
class ThisAbilityCosts(Further):
    """ "This ability costs {1} less to activate for each …" (601.2f)."""

    change: CostChange


@dataclass(frozen=True, slots=True)
class Replace(Further):
    """ "If that creature would die this turn, exile it instead." (614.1a). `instead` False: "prevent that damage"."""

    event: Event | PlayerEvent
    instructions: "tuple[Instruction, ...]"
    instead: str = "last"  # surface: where "instead" stands: "last", "first" or "" for nowhere
    next: bool = False  # "The next time … would …"


Joining = Delayed | ForEach | Afterwards | Instead | WhereX | UnlessDo | Until | ThisAbilityCosts | Replace
