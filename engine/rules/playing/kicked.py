"""702.33: how often a spell was kicked."""

from collections.abc import Mapping

from engine.game import Game, StackItem
from engine.rules.conditions import KICKED, kicked_with
from engine.rules.costs.cost_texts import optional_costs


def kicks(game: Game, item: StackItem) -> Mapping[str, int]:
    """How many times it was kicked, and with which of its kickers (702.33d–e)."""
    if not any(item.announced.optional):
        return {}
    costs = zip(optional_costs(game, item), item.announced.optional, strict=False)
    paid = [(cost, times) for cost, times in costs if times and "kicker" in cost.keyword]
    return {KICKED: sum(times for _, times in paid), **{kicked_with(cost.cost): times for cost, times in paid}}
