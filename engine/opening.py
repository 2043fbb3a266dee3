"""Where a played board begins: its objects as a set-up has them arrive, and where in the turn the game is (500, 117)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.game import TurnStep
from engine.model import ObjectId, PlayerId
from engine.setup import Setup


@dataclass(frozen=True, slots=True)
class Opening:
    """A set-up and the moment of the turn.

    - `setup`: every card in every zone arrives in its timeline; a library's last arrival is its top card (401).
    - `step`: where the turn is. `priority`: who has it; None: the active player.
    - `new`: permanents that came under their controller's control this turn (302.6); all others have been there longer.
    - `pools`: mana that is in pools already, such as {"you": ("R", "G")}. `lands`: lands played this turn.
    """

    setup: Setup
    step: TurnStep = TurnStep.MAIN
    priority: PlayerId | None = None
    new: frozenset[ObjectId] = frozenset()
    pools: Mapping[PlayerId, tuple[str, ...]] = field(default_factory=dict)
    lands: int = 0
