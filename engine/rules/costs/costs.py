"""601.2f, 118.7: the total cost of a spell or ability, as a sum of lines."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from engine.game import Game, StackItem
from engine.model import ObjectId
from engine.rules.amounts import value
from engine.rules.beyond import is_beyond
from engine.rules.context import Context
from engine.rules.costs.cost_effects import Floor, cost_effects, floors
from engine.rules.costs.cost_texts import CostOf, costs_of, is_unpayable, symbols_in
from engine.rules.costs.mana_symbols import NOTHING, amount_of, announced, plus
from engine.rules.costs.reductions import CostEffect, applied, orders_that_differ, reduce, spilled
from engine.rules.playing.stack import context
from engine.total_cost import CostLine, LineKind, ManaCost, TotalCost
from engine.vocabulary.amount import Amount, Number
from engine.vocabulary.cost import CostPart, Discard, Exile, Loyalty, Mana, PayLife, RemoveCounters, Sacrifice


def total_cost(game: Game, item: StackItem, reduced: tuple[ObjectId, ...] = ()) -> TotalCost:
    """What is to be paid: the mana, alternative or activation cost, plus additional costs and increases, less reductions, and
    then what effects on the total make of it (601.2f). `reduced`: whose reductions come first, as the player chose.
    """
    effects = cost_effects(game, item)
    base, *additional = _asked(game, item)
    increases = [_line(LineKind.INCREASE, effect, NOTHING, amount_of(effect.symbols)) for effect in effects if effect.more]
    parts: dict[LineKind, Callable[[ManaCost], Iterator[CostLine]]] = {
        LineKind.ADDITIONAL: partial(_added, lines=additional),
        LineKind.INCREASE: partial(_added, lines=increases),
        LineKind.REDUCTION: partial(_reduced, effects=_in_order(effects, reduced), spill=game.policy.spill),
        LineKind.TOTAL: partial(_raised, floors=floors(game, item)),
    }
    lines = [base]
    for kind in game.policy.sum:
        lines += parts[kind](lines[-1].after)
    asks_mana = any(line.amount for line in lines if line.kind is not LineKind.REDUCTION)
    return TotalCost(
        mana=lines[-1].after if asks_mana else None,
        parts=tuple(part for line in lines for part in line.parts),
        lines=tuple(lines),
        unpayable=is_unpayable(game, item),
    )


def _added(mana: ManaCost, *, lines: Sequence[CostLine]) -> Iterator[CostLine]:
    """The lines on top of what there is, each of which is what it comes to by itself."""
    for line in lines:
        after = plus(mana, line.after)
        yield replace(line, before=mana, after=after)
        mana = after


def _reduced(mana: ManaCost, *, effects: Sequence[CostEffect], spill: bool) -> Iterator[CostLine]:
    """A line for each reduction (118.7)."""
    for effect in effects:
        after = spilled(mana, effect.symbols) if spill else reduce(mana, effect.symbols, effect.limit)
        yield _line(LineKind.REDUCTION, effect, mana, after)
        mana = after


def _raised(mana: ManaCost, *, floors: Sequence[Floor]) -> Iterator[CostLine]:
    """A line for each effect on the total that raises it (601.2f)."""
    for floor in floors:
        if mana.total < floor.least:
            after = mana._replace(generic=mana.generic + floor.least - mana.total)
            yield CostLine(LineKind.TOTAL, floor.source, floor.source_card, mana, after, amount=(str(floor.least),))
            mana = after


def reductions_to_order(game: Game, item: StackItem, reduced: tuple[ObjectId, ...] = ()) -> tuple[ObjectId, ...]:
    """The sources of reductions of which one is to be applied next, where the player's order makes a difference (601.2f)."""
    reductions = [effect for effect in cost_effects(game, item) if not effect.more]
    full = total_cost(game, item)
    before = next((line.before for line in full.lines if line.kind is LineKind.REDUCTION), NOTHING)
    first = [effect for source in reduced for effect in reductions if effect.source == source]
    return orders_that_differ(applied(before, first), [effect for effect in reductions if effect.source not in reduced])


def _in_order(effects: Sequence[CostEffect], reduced: tuple[ObjectId, ...]) -> list[CostEffect]:
    """The reductions: those put first by the player, then the others."""
    places = {source: n for n, source in enumerate(reduced)}
    return sorted((e for e in effects if not e.more), key=lambda e: places.get(e.source, len(places)))


def _line(kind: LineKind, effect: CostEffect, before: ManaCost, after: ManaCost) -> CostLine:
    amount = amount_of(effect.symbols) if all("/" not in s for s in effect.symbols) else None
    said = effect.symbols if amount is None else amount.symbols()
    return CostLine(kind, effect.source, effect.source_card, before, after, amount=said, keyword=effect.keyword)


def _asked(game: Game, item: StackItem) -> Iterator[CostLine]:
    """A line for each cost that the text asks for, by itself: the base cost, then additional costs, their symbols as announced."""
    ctx, announcements = context(game, item), iter(item.announced.symbols)
    for cost in costs_of(game, item):
        symbols, life = announced(symbols_in(cost.cost) * cost.times, announcements)
        amount = amount_of(symbols, item.announced.x or 0)
        yield CostLine(
            kind=cost.kind,
            source=cost.source,
            source_card=cost.source_card,
            before=NOTHING,
            after=amount,
            amount=amount.symbols() if _asks_mana(cost) else (),
            parts=(*_parts(cost, ctx), *(PayLife(Number(2)) for _ in range(life // 2))),
            keyword=cost.keyword,
            symbols=symbols_in(cost.cost) * cost.times,
        )


def _asks_mana(cost: CostOf) -> bool:
    return any(isinstance(part, Mana) for part in cost.cost)


def _parts(cost: CostOf, ctx: Context) -> Iterator[CostPart]:
    """What is not mana, its numbers worked out: they are locked in with the rest (601.2f)."""
    for part in cost.cost * cost.times:
        if not isinstance(part, Mana):
            yield _locked(part, ctx)


def _locked(part: CostPart, ctx: Context) -> CostPart:
    match part:
        case PayLife(amount) | Loyalty(_, amount) | RemoveCounters(_, amount):
            return replace(part, amount=_number(amount, ctx))
        case Sacrifice() | Discard() | Exile() if part.amount is not None:
            return replace(part, amount=_number(part.amount, ctx))
        case _:
            return part


def _number(amount: Amount, ctx: Context) -> Amount:
    return amount if is_beyond(amount) else Number(value(amount, ctx))
