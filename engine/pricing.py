"""What it would cost to cast a card, for each of the ways in which it may be cast: 601.2f without casting it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from engine.game import Announced, Game, ItemKind, StackItem
from engine.model import CardType, ObjectId, PlayerId, Zone
from engine.rules.costs.cost_texts import asks_x, costings, open_symbols, optional_costs
from engine.rules.costs.costs import total_cost
from engine.rules.costs.mana_symbols import ways
from engine.rules.layers.layers import characteristics
from engine.rules.playing.prohibited import as_spell
from engine.rules.zones import in_zone
from engine.total_cost import TotalCost


@dataclass(frozen=True, slots=True)
class Price:
    """A way to cast a card: which cost, how often each optional one, and what it comes to.

    `item`: the spell as it would be announced. `x`: X is to be chosen; the price is that with X = 0.
    """

    card: ObjectId
    costing: int
    optional: tuple[int, ...]
    cost: TotalCost
    item: StackItem
    x: bool = False


def prices(game: Game, player: PlayerId) -> tuple[Price, ...]:
    """Every way to cast each card in a player's hand, whatever can be paid and whenever it may be cast; lands are not cast."""
    sheets = characteristics(game.state)
    hand = in_zone(game.state, player, Zone.HAND)
    return tuple(price for id_ in hand if CardType.LAND not in sheets[id_].types for price in _prices(game, id_, player))


def _prices(game: Game, card: ObjectId, player: PlayerId) -> Iterator[Price]:
    state = as_spell(game.state, card, player)
    item = StackItem(card, ItemKind.SPELL, player, card, game.state.objects[card].card.name)
    there = replace(game, state=state, stack=(*game.stack, item))
    for costing in costings(there, item):
        chosen = replace(item, announced=Announced(costing=costing))
        for optional in product((0, 1), repeat=len(optional_costs(there, chosen))):
            yield _price(there, replace(item, announced=Announced(costing=costing, optional=optional)))


def _price(game: Game, item: StackItem) -> Price:
    """Hybrid and Phyrexian symbols are paid in the first way that they offer; X is 0."""
    x, symbols = asks_x(game, item), tuple(ways(symbol)[0] for symbol in open_symbols(game, item))
    announced = replace(item.announced, symbols=symbols, x=0 if x else None)
    said = replace(item, announced=announced)
    there = replace(game, stack=(*game.stack[:-1], said))
    return Price(item.id, announced.costing or 0, announced.optional, total_cost(there, said), said, x)
