"""702.33: what of a spell counts only if it was kicked."""

from collections.abc import Mapping

from engine.game import Game, StackItem
from engine.rules.conditions import KICKED, kicked_with
from engine.rules.cost_texts import optional_costs
from engine.vocabulary.condition import Kicked
from engine.vocabulary.instruction import Conditional, Instruction


def as_kicked(instructions: tuple[Instruction, ...], *, kicked: bool) -> tuple[Instruction, ...]:
    """The instructions, without those that have their effect only if the spell was kicked, where it was not (702.33g)."""
    if kicked:
        return instructions
    return tuple(i for i in instructions if not (isinstance(i, Conditional) and isinstance(i.condition, Kicked)))


def kicks(game: Game, item: StackItem) -> Mapping[str, int]:
    """How many times it was kicked, and with which of its kickers (702.33d–e)."""
    if not any(item.announced.optional):
        return {}
    costs = zip(optional_costs(game, item), item.announced.optional, strict=False)
    paid = [(cost, times) for cost, times in costs if times and "kicker" in cost.keyword]
    return {KICKED: sum(times for _, times in paid), **{kicked_with(cost.cost): times for cost, times in paid}}
