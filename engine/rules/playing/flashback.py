"""702.34: flashback. A spell whose flashback cost was paid is exiled instead of going anywhere else as it leaves the stack."""

from dataclasses import replace

from engine.game import Game, StackItem
from engine.model import Zone
from engine.rules.costs.cost_texts import keyword_of_cost
from engine.rules.moving import with_objects


def once_paid(game: Game, item: StackItem) -> Game:
    """The game in which a spell, now paid for, remembers that its flashback cost was paid (702.34a)."""
    if keyword_of_cost(game, item) != "flashback":
        return game
    return replace(game, state=with_objects(game.state, [replace(game.state.objects[item.id], leaves_for=Zone.EXILE)]))
