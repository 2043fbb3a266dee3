"""605.3: which mana abilities are as good as a mana that is there, and the combinations of the others that could be activated."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, permutations

from engine.model import ObjectId
from engine.rules.costs.assignment import Resource
from engine.rules.costs.mana_sources import Source
from engine.rules.costs.means import Means, Unit, life_for
from engine.rules.costs.needs import How, Need
from engine.rules.costs.spending import GENERIC, demands
from engine.total_cost import ManaCost

Activation = tuple[Source, tuple[str, ...]]  # a mana ability, and the mana that its controller chooses
Plan = tuple[Activation, ...]
_MOST_LOOKED_AT = 20_000
_NO_OBJECT = frozenset({How.TAP, How.UNTAP, How.REVEAL, How.REMOVE, How.PUT, How.LIFE})


def sorted_out(sources: Sequence[Source], way: Sequence[Need], means: Means) -> tuple[tuple[Unit, ...], tuple[Source, ...]]:
    """The mana that can be had by tapping or sacrificing its own permanent alone, and the sources that take or add more.

    A permanent that something else could need as well, in another manner than the ability does, is one of the others.
    """
    every = [*way, *(need for source in sources for need in source.needs if need.candidates != (source.permanent,))]
    taps = frozenset(means.convoke).union(*(need.candidates for need in every if need.how is How.TAP))
    objects = frozenset(means.delve or ()).union(*(need.candidates for need in every if need.how not in _NO_OBJECT))
    units: list[Unit] = []
    others: list[Source] = []
    for source in sources:
        alone = sum(s.permanent == source.permanent for s in sources) == 1
        found = _units(source, taps, objects, alone=alone)
        if found is None:
            others.append(_held_back(source, taps, sources))
        else:
            units += found
    return tuple(units), tuple(others)


def _units(source: Source, taps: frozenset[ObjectId], objects: frozenset[ObjectId], *, alone: bool) -> tuple[Unit, ...] | None:
    own = [need for need in source.needs if need.how is not How.LIFE]
    if source.mana is not None or not source.once or any(need.candidates != (source.permanent,) for need in own):
        return None
    permanent, hows, life = source.permanent, {need.how for need in own}, life_for(source.needs)
    if not hows <= {How.TAP, How.SACRIFICE}:
        return None
    if any(len(added) > 1 for added in source.adds):
        fixed = len(source.adds) == 1 and alone and hows == {How.TAP} and permanent not in taps and not life
        return tuple(Unit(frozenset({s}), ("free", f"{permanent} {n}")) for n, s in enumerate(source.adds[0])) if fixed else None
    if (How.TAP in hows and How.SACRIFICE in hows and permanent in objects) or (How.TAP not in hows and permanent in taps):
        return None
    kinds = frozenset(letter for added in source.adds for letter in added)
    by: Resource = ("tap" if How.TAP in hows else "object", permanent)
    return (Unit(kinds, by, life),) if kinds else ()


def _held_back(source: Source, taps: frozenset[ObjectId], sources: Sequence[Source]) -> Source:
    """What is sacrificed for mana can't be tapped later, for convoke or another cost; for mana it could have been before."""
    own = {need.how for need in source.needs if need.candidates == (source.permanent,)}
    before = any(s.permanent == source.permanent and How.TAP in s.takes for s in sources)
    if How.SACRIFICE in own and How.TAP not in own and source.permanent in taps and not before:
        return replace(source, needs=(*source.needs, Need(How.TAP, (source.permanent,))))
    return source


def plans(sources: Sequence[Source], mana: ManaCost, means: Means) -> Iterator[Plan | None]:
    """Each combination of mana abilities that might be activated, the small ones first; those that mana is paid for in each order.

    None, at last, if there are too many to look at.
    """
    wanted = {*demands(mana), GENERIC}.union(*(demands(s.mana) for s in sources if s.mana is not None))
    every = [(s, added) for s in sources for added in _different(s.adds, wanted, means) for _ in range(_times(s, mana))]
    seen: set[tuple[tuple[int, tuple[str, ...]], ...]] = set()
    some = (chosen for number in range(1, len(every) + 1) for chosen in combinations(every, number))
    for looked_at, chosen in enumerate(some):
        if looked_at == _MOST_LOOKED_AT:
            yield None
            return
        known = tuple((id(source), added) for source, added in chosen)
        once = [id(source) for source, _ in chosen if source.once]
        if known not in seen and len(set(once)) == len(once) and _is_enough(chosen, mana, means):
            seen.add(known)
            yield from _ordered(chosen)


def _times(source: Source, mana: ManaCost) -> int:
    """How often it could be of use: once, or as often as there is something to give up for it."""
    most = max(1, mana.total)
    return 1 if source.once else min([most, *(len(need.candidates) for need in source.needs if need.candidates)])


def _different(adds: Sequence[tuple[str, ...]], wanted: set[str], means: Means) -> list[tuple[str, ...]]:
    """Of the amounts that may be added, one of each kind that makes a difference to what is wanted."""
    found: dict[object, tuple[str, ...]] = {}
    for added in adds:
        found.setdefault(tuple(sorted(tuple(sorted(means.spending[s] & wanted)) for s in added)), added)
    return [added for added in found.values() if added]


def _is_enough(chosen: Plan, mana: ManaCost, means: Means) -> bool:
    """Whether there would be as much mana as is asked for, whatever its kinds."""
    asked = mana.total + sum(source.mana.total for source, _ in chosen if source.mana is not None)
    has = len({unit.by for unit in means.units}) + sum(len(added) for _, added in chosen)
    return means.delve is not None or asked <= has + len(means.convoke)


def _ordered(chosen: Plan) -> Iterator[Plan]:
    free = tuple(a for a in chosen if a[0].mana is None)
    for order in permutations([a for a in chosen if a[0].mana is not None]):
        yield (*free, *order)
