"""118.12, 605.3a: a player pays a cost that a resolving spell or ability offers; mana abilities may be activated for it."""

from dataclasses import replace

from engine.game import Game, Proposal, StackItem, Stage
from engine.model import PlayerId
from engine.rules.costs.mana_symbols import amount_of
from engine.rules.costs.solver import can_pay
from engine.rules.playing.log import Log
from engine.total_cost import TotalCost
from engine.vocabulary.cost import Cost, Mana


def propose_payment(game: Game, item: StackItem, player: PlayerId, cost: Cost, log: Log) -> Game:
    """The payment begins; if it can't be completed, the game goes back to before it was decided (733.1)."""
    return _proposed(game, item, player, total_of(cost), before=log.start)


def is_payable(game: Game, item: StackItem, player: PlayerId, cost: Cost) -> bool:
    """Whether the player could pay it, mana abilities included (605.3a)."""
    total = total_of(cost)
    return can_pay(_proposed(game, item, player, total, before=game), total, _payer(item, player))


def _proposed(game: Game, item: StackItem, player: PlayerId, total: TotalCost, *, before: Game) -> Game:
    proposal = Proposal(_payer(item, player), before, stage=Stage.MANA, cost=total, owed=total, only_payment=True)
    return replace(game, proposal=proposal)


def total_of(cost: Cost) -> TotalCost:
    """The cost as something to be paid; nothing increases or reduces it (118.7 aside, 601.2f is for spells and abilities)."""
    symbols = [symbol for part in cost if isinstance(part, Mana) for symbol in part.symbols]
    mana = amount_of(symbols) if symbols else None
    return TotalCost(mana, tuple(part for part in cost if not isinstance(part, Mana)))


def _payer(item: StackItem, player: PlayerId) -> StackItem:
    """What is paid for, from the side of who pays."""
    return replace(item, id=f"{item.id}.payment", controller=player)
