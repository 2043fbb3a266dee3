"""What may be paid for a spell, and what a card would cost in each of the ways to cast it: 601.2f without casting it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from engine.choices import Cast, Choice, Costing, Optional
from engine.game import Announced, Asked, Game, ItemKind, StackItem
from engine.model import CardType, ObjectId, PlayerId, Zone
from engine.rules.costs.cost_texts import alternatives, asks_x, costings, open_symbols, optional_costs
from engine.rules.costs.costs import total_cost
from engine.rules.costs.mana_symbols import ways
from engine.rules.layers.layers import characteristics
from engine.rules.playing import announcing
from engine.rules.playing.prohibited import as_spell
from engine.rules.zones import in_zone
from engine.total_cost import TotalCost
from engine.vocabulary.cost import Cost


@dataclass(frozen=True, slots=True)
class Offered:
    """What else may be paid for a spell, each cost with its keyword, "" for none.

    `alternative`: instead of the mana cost, as they are counted from 1 (118.9). `optional`: besides it, in order (118.8b).
    """

    alternative: tuple[tuple[str, Cost], ...]
    optional: tuple[tuple[str, Cost], ...]


def offered(game: Game, item: StackItem) -> Offered:
    """What may be chosen to be paid for a spell that is an object of the game; nothing for an ability."""
    optional = ((cost.keyword, cost.cost) for cost in optional_costs(game, item))
    return Offered(tuple(alternatives(game, item)), tuple(optional))


@dataclass(frozen=True, slots=True)
class Price:
    """A way to cast a card: which cost, how often each optional one, and what it comes to.

    `item`: the spell as it would be announced. `x`: X is to be chosen; the price is that with X = 0. `choices`: how one begins to
    cast it so, as far as nothing else is asked first.
    """

    card: ObjectId
    costing: int
    optional: tuple[int, ...]
    cost: TotalCost
    item: StackItem
    x: bool
    choices: tuple[Choice, ...]


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
    total = total_cost(there, said)
    return Price(item.id, announced.costing or 0, announced.optional, total, said, x, _choices(game, item))


def _choices(game: Game, item: StackItem) -> tuple[Choice, ...]:
    """Only what is asked is chosen: no cost where there is but one, and nothing after modes or splicing."""
    first = announcing.decision(game, replace(item, announced=Announced()))
    if first is None or first.asked not in {Asked.COSTING, Asked.OPTIONAL}:
        return (Cast(item.id),)
    costing = (Costing(item.announced.costing or 0),) if len(costings(game, item)) > 1 else ()
    return (Cast(item.id), *costing, *map(Optional, item.announced.optional))
