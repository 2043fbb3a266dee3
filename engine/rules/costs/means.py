"""118.3, 118.10: what a player has to pay with, and whether what is owed can be paid out of it, each thing used once."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from engine.game import Game, StackItem
from engine.model import CardType, ObjectId, Zone
from engine.rules.context import Context
from engine.rules.costs.assignment import Resource, cheapest
from engine.rules.costs.needs import How, Need
from engine.rules.costs.spending import GENERIC, Spending, demands, spending
from engine.rules.matching import has_keyword
from engine.rules.zones import in_zone
from engine.total_cost import ManaCost

Edges = Mapping[Resource, int]  # what can pay for one thing, with how much life
FEEDS = frozenset({How.SACRIFICE, How.DISCARD, How.MILL})  # what puts cards into the graveyard, where delve finds them


@dataclass(frozen=True, slots=True)
class Unit:
    """One mana that can be had: of one of these types, by using a resource up, and with so much life."""

    kinds: frozenset[str]
    by: Resource
    life: int = 0


@dataclass(frozen=True, slots=True)
class Means:
    """What a player has to pay with.

    - `units`: mana in the pool, and what mana abilities would add. `spending`: which mana pays for what.
    - `life`: the life total. `gone`: objects that are given up already; `tapped`: that are tapped already; `fed`: how many of
      the first went to the graveyard.
    - `convoke`: the creatures that may be tapped rather than pay mana, with what mana (702.51a).
    - `delve`: the cards that may be exiled rather than pay generic mana (702.66a); None: that is not allowed.
    """

    units: tuple[Unit, ...]
    spending: Spending
    life: int
    convoke: Mapping[ObjectId, frozenset[str]]
    delve: tuple[ObjectId, ...] | None = None
    gone: frozenset[ObjectId] = frozenset()
    tapped: frozenset[ObjectId] = frozenset()
    fed: int = 0


def means_of(game: Game, item: StackItem, ctx: Context) -> Means:
    """What the player of `ctx` has to pay with for a spell or ability, mana abilities left out."""
    return Means(
        units=_in_pool(game.pools.get(ctx.controller, ())),
        spending=spending(ctx),
        life=ctx.state.life(ctx.controller),
        convoke=_convokers(item.id, ctx),
        delve=_delved(item.id, ctx),
    )


def _in_pool(pool: Sequence[str]) -> tuple[Unit, ...]:
    """The mana that is in the pool already."""
    return tuple(Unit(frozenset({letter}), ("pool", str(n))) for n, letter in enumerate(pool))


def _convokers(spell: ObjectId, ctx: Context) -> Mapping[ObjectId, frozenset[str]]:
    """The creatures that a spell with convoke lets the player tap, sick ones, too, and for what mana: generic, or of a color of
    theirs (702.51a). None for a spell without it.
    """
    if spell not in ctx.sheets or not has_keyword("convoke", ctx.sheets[spell]):
        return {}
    return {
        id_: frozenset({GENERIC, *map(str, sheet.colors)})
        for id_, sheet in ctx.sheets.items()
        if sheet.zone is Zone.BATTLEFIELD
        and sheet.controller == ctx.controller
        and CardType.CREATURE in sheet.types
        and not ctx.object(id_).tapped
    }


def _delved(spell: ObjectId, ctx: Context) -> tuple[ObjectId, ...] | None:
    """The cards that a spell with delve lets the player exile (702.66a). None for a spell without it."""
    has_it = spell in ctx.sheets and has_keyword("delve", ctx.sheets[spell])
    return in_zone(ctx.state, ctx.controller, Zone.GRAVEYARD) if has_it else None


def can_meet(mana: ManaCost | None, needs: Sequence[Sequence[Need]], means: Means) -> bool:
    """Whether all of it can be paid: the mana, and each of the needs in one of its ways."""
    owed = demands(mana or ManaCost())
    return any(
        is_met([*(for_mana(symbol, means, way) for symbol in owed), *for_needs(way, means)], life_for(way), means)
        for way in product(*needs)
    )


def is_met(edges: Sequence[Edges], life: int, means: Means) -> bool:
    """Whether each demand can have a resource of its own, with the life that there is (119.4)."""
    least = cheapest(edges)
    return least is not None and (life + least <= means.life or life + least == 0)


def life_for(needs: Iterable[Need]) -> int:
    """The life that costs ask for."""
    return sum(need.amount for need in needs if need.how is How.LIFE)


def for_mana(symbol: str, means: Means, needs: Sequence[Need] = ()) -> Edges:
    """What could pay for one mana of the spell or ability: mana, convoke and delve. `needs`: what else it costs."""
    found = dict(of_units(symbol, means.units, means))
    found |= {("tap", id_): 0 for id_, kinds in means.convoke.items() if symbol in kinds}
    if symbol == GENERIC and means.delve is not None:
        found |= {("object", id_): 0 for id_ in means.delve} | _fed(needs, means)
    return _left(found, means)


def of_units(symbol: str, units: Sequence[Unit], means: Means) -> Edges:
    """Which mana could pay for one mana."""
    found: dict[Resource, int] = {}
    for unit in units:
        if any(symbol in means.spending[kind] for kind in unit.kinds):
            found[unit.by] = min(unit.life, found.get(unit.by, unit.life))
    return found


def for_needs(needs: Sequence[Need], means: Means) -> list[Edges]:
    """What could pay for each object that the costs ask for."""
    found = []
    for need in needs:
        edges = {_resource(need.how, id_): 0 for id_ in need.candidates}
        found += [_left(edges | _fed(needs, means) if need.from_graveyard else edges, means)] * need.number
    return found


def _fed(needs: Sequence[Need], means: Means) -> dict[Resource, int]:
    """The cards that costs put into the graveyard: others may exile them from there. Which ones they are is seen as it is paid."""
    number = means.fed + sum(need.number for need in needs if need.how in FEEDS)
    return {("fed", str(n)): 0 for n in range(number)}


def _resource(how: How, id_: ObjectId) -> Resource:
    """What of an object is used up: that it is untapped, its counters, or the object itself."""
    match how:
        case How.TAP:
            return ("tap", id_)
        case How.UNTAP | How.REVEAL | How.REMOVE | How.PUT:
            return (how.value, id_)
        case _:
            return ("object", id_)


def _left(edges: Mapping[Resource, int], means: Means) -> Edges:
    if not means.gone and not means.tapped:
        return edges
    return {
        (kind, id_): cost
        for (kind, id_), cost in edges.items()
        if id_ not in means.gone and not (kind == "tap" and id_ in means.tapped)
    }
