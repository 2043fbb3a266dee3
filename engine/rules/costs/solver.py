"""601.2g–h: whether a cost can be paid at all, with mana abilities and all that a player has. It never chooses for the player.

What is owed is matched with what there is, each thing once (118.10). Mana abilities that take more than their own permanent, or
add more than one mana, are tried in every combination.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations_with_replacement, groupby, islice, permutations, product
from typing import Any

from engine.game import Game, StackItem
from engine.rules.costs.cost_texts import costings, open_symbols
from engine.rules.costs.costs import reductions_to_order, total_cost
from engine.rules.costs.mana_plans import Plan, plans, sorted_out
from engine.rules.costs.mana_sources import Source, mana_sources
from engine.rules.costs.mana_symbols import ways
from engine.rules.costs.means import Edges, Means, Unit, for_mana, for_needs, is_met, life_for, means_of, of_units
from engine.rules.costs.needs import How, Need, needs
from engine.rules.costs.spending import demands
from engine.rules.playing.stack import context
from engine.total_cost import ManaCost, TotalCost

MOST = 99  # the greatest X that is offered
_MOST_PLANS = 500  # what no so many combinations of mana abilities pay is taken to be payable: it will be seen


def can_pay(game: Game, cost: TotalCost, item: StackItem) -> bool:
    """Whether the item's controller could pay the cost in some way (118.3, 601.2h). What the engine can't perform is taken to
    be payable.
    """
    if cost.unpayable:
        return False
    ctx = context(game, item)
    sources = mana_sources(game, item.controller) if cost.mana is not None and cost.mana.total else ()
    parts = (needs(part, game, ctx) for part in cost.parts)
    owed = [ways_ for ways_ in parts if ways_]
    means = means_of(game, item, ctx)
    return any(_can_meet(cost.mana or ManaCost(), _possible(way, sources), means, sources) for way in product(*owed))


def _possible(way: Sequence[Need], sources: Sequence[Source]) -> list[Need]:
    """The needs, but for untapping what is to be tapped for mana first."""
    tappable = {s.permanent for s in sources if How.TAP in s.takes}
    return [n for n in way if not (n.how is How.UNTAP and n.why is not None and tappable)]


def _can_meet(mana: ManaCost, way: Sequence[Need], means: Means, sources: Sequence[Source]) -> bool:
    units, others = sorted_out(sources, way, means)
    means = replace(means, units=means.units + units)
    if _is_met_by((), mana, way, means):
        return True
    for number, plan in enumerate(plans(others, mana, means)):
        if plan is None or number == _MOST_PLANS or _is_met_by(plan, mana, way, means):
            return True
    return False


def _is_met_by(plan: Plan, mana: ManaCost, way: Sequence[Need], means: Means) -> bool:
    """Whether all is met if these mana abilities are activated, in this order: what one adds, those after it may be paid with."""
    edges: list[Edges] = []
    life = life_for(way)
    for n, (source, added) in enumerate(plan):
        edges += [of_units(symbol, means.units, means) for symbol in demands(source.mana or ManaCost())]
        edges += for_needs(source.needs, means)
        life += life_for(source.needs)
        means = replace(means, units=means.units + made(added, str(n)))
    edges += [for_mana(symbol, means, way) for symbol in demands(mana)]
    return is_met([*edges, *for_needs(way, means)], life, means)


def made(added: Sequence[str], by: str) -> tuple[Unit, ...]:
    """The mana that an ability adds."""
    return tuple(Unit(frozenset({letter}), ("made", f"{by} {n}")) for n, letter in enumerate(added))


def payable(game: Game, item: StackItem) -> bool:
    """Whether the spell or ability, as announced so far, can still be paid in some way (601.2h)."""
    return any(can_pay(game, cost, item) for one in _announceable(game, item) for cost in _totals(game, one))


def _announceable(game: Game, item: StackItem) -> Iterator[StackItem]:
    """The item with each way to announce the cost, and the hybrid and Phyrexian symbols, that are left open (601.2b)."""
    for costing in costings(game, item) if item.announced.costing is None else (item.announced.costing,):
        one = replace(item, announced=replace(item.announced, costing=costing))
        symbols = open_symbols(game, one)[len(one.announced.symbols) :]
        runs = [(symbol, len(list(run))) for symbol, run in groupby(symbols)]
        for choices in product(*(combinations_with_replacement(ways(symbol), number) for symbol, number in runs)):
            chosen = tuple(way for some in choices for way in some)
            yield replace(one, announced=replace(one.announced, symbols=(*one.announced.symbols, *chosen)))


def _totals(game: Game, item: StackItem) -> Iterator[TotalCost]:
    """The total cost, in each order of the reductions that makes a difference (601.2f)."""
    reduced = game.proposal.reduced if game.proposal is not None and game.proposal.item.id == item.id else ()
    for order in islice(permutations(reductions_to_order(game, item, reduced)), 24):
        yield total_cost(game, item, (*reduced, *order))


def affordable_x(game: Game, item: StackItem) -> int:
    """The greatest X that can be paid, of those that are offered (107.3a)."""
    return _greatest(lambda x: payable(game, _with(item, x=x)))


def affordable_times(game: Game, item: StackItem) -> int:
    """How many times the next optional cost can be paid, such as multikicker (702.33c)."""
    return _greatest(lambda times: payable(game, _with(item, optional=(*item.announced.optional, times))))


def _with(item: StackItem, **announced: Any) -> StackItem:
    return replace(item, announced=replace(item.announced, **announced))


def _greatest(is_payable: Callable[[int], bool]) -> int:
    """The greatest number that can be paid; more of it never costs less."""
    low, high = 0, MOST
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if is_payable(middle) else (low, middle - 1)
    return low
