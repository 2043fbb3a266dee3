"""What of a cost the engine can't work out or have paid: it is told, not guessed (601.2f, 601.2h)."""

from engine.game import Game, StackItem
from engine.illegal import Illegal, Reason
from engine.oracle import say
from engine.rules.costs.cost_effects import untold_cost_effects
from engine.rules.costs.cost_texts import abilities_of, costs_of, symbols_in
from engine.rules.costs.mana_symbols import is_readable
from engine.rules.costs.needs import is_performed
from engine.rules.outcome import refusal
from engine.rules.playing.stack import context
from engine.total_cost import TotalCost
from engine.vocabulary.ability import Keyword

# Keywords that offer another cost, or another thing to pay with, and are not offered.
_NOT_OFFERED = frozenset(
    {
        *("assist", "awaken", "bestow", "blitz", "casualty", "cleave", "conspire", "dash", "disguise", "emerge", "escape", "evoke"),
        *("freerunning", "gift", "harmonize", "impending", "improvise", "jump-start", "megamorph", "miracle", "morph", "mutate"),
        *("offspring", "overload", "prowl", "replicate", "retrace", "spectacle", "squad", "surge", "warp"),
    }
)


def untold_costs(game: Game, item: StackItem) -> tuple[str, ...]:
    """The sentences and symbols that could change what is paid and that the engine can't work out or offer, as printed."""
    symbols = (f"{{{s}}}" for cost in costs_of(game, item) for s in symbols_in(cost.cost) if not is_readable(s))
    effects = (say(change) for change in untold_cost_effects(game, item))
    keywords = (say(a) for a in abilities_of(game, item) if isinstance(a, Keyword) and a.name in _NOT_OFFERED)
    return tuple(dict.fromkeys([*symbols, *effects, *keywords]))


def not_performed(game: Game, item: StackItem, cost: TotalCost) -> Illegal | None:
    """Why the engine can't have the total cost paid: the first part of it that it can't perform, or None."""
    ctx = context(game, item)
    for part in cost.parts:
        if not is_performed(part, game, ctx):
            return refusal(Reason.NOT_UNDERSTOOD, "cost", item.source, id=item.source, text=say(part))
    return None
