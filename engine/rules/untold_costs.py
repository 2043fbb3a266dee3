"""What of a cost the engine can't work out or have paid: it is told, not guessed (601.2f, 601.2h)."""

from engine.game import Game, StackItem
from engine.illegal import Illegal, Reason
from engine.oracle import say
from engine.rules.cost_effects import untold_cost_effects
from engine.rules.cost_texts import context_of, costs_of, symbols_in
from engine.rules.mana_symbols import is_readable
from engine.rules.needs import is_performed
from engine.rules.outcome import refusal
from engine.total_cost import TotalCost


def untold_costs(game: Game, item: StackItem) -> tuple[str, ...]:
    """The sentences and symbols that could change the total cost and that the engine can't work out, as printed."""
    symbols = (s for cost in costs_of(game, item) for s in symbols_in(cost.cost) if not is_readable(s))
    return tuple(dict.fromkeys([*(f"{{{s}}}" for s in symbols), *(say(change) for change in untold_cost_effects(game, item))]))


def not_performed(game: Game, item: StackItem, cost: TotalCost) -> Illegal | None:
    """Why the engine can't have the total cost paid: the first part of it that it can't perform, or None."""
    ctx = context_of(game, item)
    for part in cost.parts:
        if not is_performed(part, game, ctx):
            return refusal(Reason.NOT_UNDERSTOOD, "cost", item.source, id=item.source, text=say(part))
    return None
