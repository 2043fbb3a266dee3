"""601.2b, 118.8–118.9: the costs that the text of a spell or ability asks for, and what they leave to be announced."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.game import Game, ItemKind, StackItem
from engine.model import ObjectId, Zone
from engine.rules.conditions import holds
from engine.rules.costs.mana_symbols import symbols_of, ways
from engine.rules.layers.layers import characteristics
from engine.rules.playing.stack import context
from engine.rules.resolving.instructions import modal
from engine.sheet import Sheet
from engine.total_cost import LineKind
from engine.vocabulary.ability import Ability, Keyword, RuleStatic, Spell
from engine.vocabulary.amount import Variable
from engine.vocabulary.cost import Cost, Mana
from engine.vocabulary.gamerule import AdditionalCost, AlternativeCost
from engine.vocabulary.instruction import Modal
from engine.vocabulary.tree import nodes

# Keywords for an additional cost that may be paid, and whether any number of times (702.33a, 702.33c, 702.27a).
OPTIONAL = {"kicker": False, "multikicker": True, "buyback": False}


@dataclass(frozen=True, slots=True)
class OptionalCost:
    """An additional cost that may be paid: its keyword, "" if it has none, and whether it may be paid several times (118.8b)."""

    keyword: str
    cost: Cost
    many: bool = False


@dataclass(frozen=True, slots=True)
class CostOf:
    """One cost of those that make up the total, whose it is, and how many times it is paid (601.2f)."""

    kind: LineKind
    cost: Cost
    source: ObjectId
    source_card: str
    keyword: str = ""
    times: int = 1


def sheet_of(game: Game, item: StackItem) -> Sheet | None:
    """What a spell is now; None for an ability, whose text does not change with its source."""
    return characteristics(game.state)[item.id] if item.kind is ItemKind.SPELL else None


def abilities_of(game: Game, item: StackItem) -> tuple[Ability, ...]:
    """The abilities in a spell's text as it is now; none for an ability."""
    sheet = sheet_of(game, item)
    return () if sheet is None else tuple(h.ability for h in sheet.abilities)


def alternatives(game: Game, item: StackItem) -> Iterator[tuple[str, Cost]]:
    """The alternative costs that may be paid now, in the order of the text, each with its keyword (118.9); () is no cost at all.

    A spell that is cast without paying its mana cost, or from a graveyard with flashback, has only that one (118.9b, 702.34a).
    """
    if item.free:
        yield "", ()
        return
    flashbacks = [
        (a.name, a.cost)
        for a in abilities_of(game, item)
        if isinstance(a, Keyword) and a.name == "flashback" and a.cost is not None
    ]
    if item.from_ is Zone.GRAVEYARD and flashbacks:
        yield from flashbacks
        return
    for ability in abilities_of(game, item):
        match ability:
            case RuleStatic(AlternativeCost(cost, if_), condition):
                ctx = context(game, item)
                if holds(if_, ctx) and holds(condition, ctx):
                    yield "", cost
            case _:
                pass


def costings(game: Game, item: StackItem) -> tuple[int, ...]:
    """What may be announced as the cost that is paid: 0 the mana or activation cost, from 1 the alternative ones (118.9b)."""
    offered = list(alternatives(game, item))
    places = tuple(range(1, len(offered) + 1))
    only = item.free or any(keyword == "flashback" for keyword, _ in offered)
    return places if only else (0, *places)


def costing(game: Game, item: StackItem) -> int:
    """The cost that was announced, or, before that, the first that may be."""
    return costings(game, item)[0] if item.announced.costing is None else item.announced.costing


def _base(game: Game, item: StackItem) -> tuple[str, Cost]:
    """The mana cost, activation cost or alternative cost, as announced, with its keyword (601.2f, 602.2b)."""
    chosen = costing(game, item)
    if chosen > 0:
        return list(alternatives(game, item))[chosen - 1]
    sheet = sheet_of(game, item)
    if sheet is None:
        return "", getattr(item.ability, "cost", ())  # a triggered ability has none
    return "", (Mana(symbols_of(sheet.mana_cost)),) if sheet.mana_cost is not None else ()


def keyword_of_cost(game: Game, item: StackItem) -> str:
    """The keyword of the cost that it is cast for, as announced: "flashback"; "" if it has none."""
    return _base(game, item)[0]


def is_unpayable(game: Game, item: StackItem) -> bool:
    """Whether the cost can't be paid whatever one has: the mana cost of a spell that has none (118.6)."""
    sheet = sheet_of(game, item)
    return sheet is not None and sheet.mana_cost is None and costing(game, item) == 0


def optional_costs(game: Game, item: StackItem) -> tuple[OptionalCost, ...]:
    """The additional costs that may be paid, in the order of the text (118.8b)."""
    return tuple(_optional_costs(abilities_of(game, item)))


def _optional_costs(abilities: tuple[Ability, ...]) -> Iterator[OptionalCost]:
    for ability in abilities:
        match ability:
            case Keyword(name, cost=cost) if name in OPTIONAL and cost is not None:
                yield OptionalCost(name, cost, OPTIONAL[name])
            case RuleStatic(AdditionalCost(cost, True)):
                yield OptionalCost("", cost)
            case _:
                pass


def _mandatory(game: Game, item: StackItem) -> Iterator[CostOf]:
    """The additional costs that must be paid, given the modes and the spliced cards (118.8)."""
    abilities, own = abilities_of(game, item), (item.source, item.source_card)
    for ability in abilities:
        match ability:
            case RuleStatic(AdditionalCost(cost, False), condition) if holds(condition, context(game, item)):
                yield CostOf(LineKind.ADDITIONAL, cost, *own)
            case _:
                pass
    yield from _of_modes(item, abilities)
    sheets = characteristics(game.state)
    for card in item.announced.spliced or ():
        for held in sheets[card].abilities:
            if isinstance(held.ability, Keyword) and held.ability.name == "splice onto" and held.ability.cost is not None:
                yield CostOf(LineKind.ADDITIONAL, held.ability.cost, card, game.state.objects[card].card.name, "splice")


def _of_modes(item: StackItem, abilities: tuple[Ability, ...]) -> Iterator[CostOf]:
    """What the modes cost: each its own (702.172), each beyond the first (702.120a), or all of them together (702.42a)."""
    modes = item.announced.modes or ()
    asks = choice_of_modes(item, abilities)
    if asks is None:
        return
    for mode in modes:
        if 1 <= mode <= len(asks.costs):
            yield CostOf(LineKind.ADDITIONAL, asks.costs[mode - 1], item.source, item.source_card)
    for ability in abilities:
        match ability:
            case Keyword("escalate", cost=cost) if cost is not None and len(modes) > 1:
                yield CostOf(LineKind.ADDITIONAL, cost, item.source, item.source_card, "escalate", len(modes) - 1)
            case Keyword("entwine", cost=cost) if cost is not None and len(modes) == len(asks.modes):
                yield CostOf(LineKind.ADDITIONAL, cost, item.source, item.source_card, "entwine")
            case _:
                pass


def choice_of_modes(item: StackItem, abilities: tuple[Ability, ...]) -> Modal | None:
    """The "Choose one —" of a spell or ability (700.2)."""
    if item.ability is not None:
        return modal(item.ability.instructions)
    found = (modal(a.instructions) for a in abilities if isinstance(a, Spell))
    return next((m for m in found if m is not None), None)


def costs_of(game: Game, item: StackItem) -> tuple[CostOf, ...]:
    """All costs to be paid as announced so far, in the order in which their symbols are announced (601.2b)."""
    keyword, cost = _base(game, item)
    kind = LineKind.ALTERNATIVE if costing(game, item) > 0 else LineKind.MANA_COST
    found = [CostOf(kind, cost, item.source, item.source_card, keyword)]
    times = (*item.announced.optional, *(0 for _ in optional_costs(game, item)))
    for optional, number in zip(optional_costs(game, item), times, strict=False):
        if number:
            found.append(CostOf(LineKind.ADDITIONAL, optional.cost, item.source, item.source_card, optional.keyword, number))
    return (*found, *_mandatory(game, item))


def open_symbols(game: Game, item: StackItem) -> tuple[str, ...]:
    """The hybrid and Phyrexian symbols in all costs to be paid, in order (107.4e–f, 601.2b)."""
    return tuple(s for cost in costs_of(game, item) for s in symbols_in(cost.cost) * cost.times if ways(s))


def symbols_in(cost: Cost) -> tuple[str, ...]:
    """The mana symbols of a cost."""
    return tuple(s for part in cost if isinstance(part, Mana) for s in part.symbols)


def asks_x(game: Game, item: StackItem) -> bool:
    """Whether X is to be announced: it is in a cost that will be paid (107.3a). Otherwise it is 0 (107.3b)."""
    return any(
        "X" in symbols_in(cost.cost) or any(isinstance(node, Variable) and node.name == "X" for node in nodes(cost.cost))
        for cost in costs_of(game, item)
    )
