"""118.7: what a cost reduction takes away, and where the order of several matters (601.2f)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from engine.model import ObjectId
from engine.rules.costs.mana_symbols import ways
from engine.total_cost import MANA_LETTERS, ManaCost

LEAVES_ONE = "this effect can't reduce the mana in that cost to less than one mana"
ONLY_COLORED = "this effect reduces only the amount of colored mana you pay"


@dataclass(frozen=True, slots=True)
class CostEffect:
    """One effect that makes something cost more or less: whose it is, by how much now, and the sentence that limits it."""

    source: ObjectId
    source_card: str
    symbols: tuple[str, ...]
    more: bool
    keyword: str = ""
    limit: str = ""


def reduce(cost: ManaCost, symbols: Sequence[str], limit: str = "") -> ManaCost:
    """The cost less an amount of mana; never less than nothing (118.7, 601.2f).

    Generic mana takes away only generic mana (118.7a). Colored or colorless mana takes away that kind, and generic mana for
    what exceeds it (118.7b–d); that of a Phyrexian symbol its color (118.7f), that of a snow symbol generic mana (118.7g).
    """
    left = cost._asdict()
    for unit in (u for s in symbols for u in _units(s, cost)):
        if limit == LEAVES_ONE and sum(left.values()) <= 1:
            break
        if unit in MANA_LETTERS and left[unit] > 0:
            left[unit] -= 1
        elif limit != ONLY_COLORED:
            left["generic"] = max(0, left["generic"] - 1)
    return ManaCost(**left)


def spilled(cost: ManaCost, symbols: Sequence[str]) -> ManaCost:
    """As who does not know 118.7a has it: what a reduction exceeds of the generic mana is taken from the colored mana."""
    left = cost._asdict()
    for unit in (u for s in symbols for u in _units(s, cost)):
        taken = next((kind for kind in (unit, "generic", *MANA_LETTERS) if left[kind] > 0), None)
        if taken is not None:
            left[taken] -= 1
    return ManaCost(**left)


def _units(symbol: str, cost: ManaCost) -> list[str]:
    """One by one, what a symbol takes away. Of a hybrid symbol, the half that the cost asks for, else the first: interpretation
    of 118.7e, for no card in print lets its player choose."""
    halves = [half for half in ways(symbol) if half in MANA_LETTERS or half.isdigit()]
    if halves:
        symbol = next((half for half in halves if half in MANA_LETTERS and getattr(cost, half)), halves[0])
    return ["generic"] * int(symbol) if symbol.isdigit() else ["generic" if symbol == "S" else symbol]


def orders_that_differ(cost: ManaCost, reductions: Sequence[CostEffect]) -> tuple[ObjectId, ...]:
    """The sources among which one must be put first, because the total cost depends on it; none where any order is the same.

    Those that take away the same in the same way are one choice. Without limits all orders are alike: colored mana is taken
    away before generic mana is, whoever comes first.
    """
    if not any(r.limit or any("/" in s for s in r.symbols) for r in reductions):
        return ()
    by_source: dict[ObjectId, tuple[CostEffect, ...]] = {}
    for reduction in reductions:
        by_source[reduction.source] = (*by_source.get(reduction.source, ()), reduction)
    alike: dict[object, list[ObjectId]] = {}
    for source, own in by_source.items():
        alike.setdefault(tuple((r.symbols, r.limit) for r in own), []).append(source)
    firsts = tuple(sources[0] for sources in alike.values())
    numbers = tuple(len(sources) for sources in alike.values())

    @cache
    def totals(left: tuple[int, ...], at: ManaCost) -> frozenset[ManaCost]:
        """The costs that some order of what is left leads to."""
        found = {at} if not any(left) else set[ManaCost]()
        for n, source in enumerate(firsts):
            if left[n]:
                found |= totals((*left[:n], left[n] - 1, *left[n + 1 :]), applied(at, by_source[source]))
        return frozenset(found)

    return firsts if len(totals(numbers, cost)) > 1 else ()


def applied(cost: ManaCost, reductions: Sequence[CostEffect]) -> ManaCost:
    """The cost after these, in this order."""
    for reduction in reductions:
        cost = reduce(cost, reduction.symbols, reduction.limit)
    return cost
