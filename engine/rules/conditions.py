"""Whether a condition is true now: "as long as enchanted permanent is a creature" (611.3a, 603.4)."""

from typing import assert_never

from engine.rules.amounts import compare, value
from engine.rules.context import Context
from engine.rules.matching import has, matching
from engine.rules.subjects import objects_of
from engine.vocabulary.condition import (
    Both,
    Compare,
    Condition,
    Controls,
    Did,
    Is,
    Kicked,
    LifeIs,
    Otherwise,
    YourTurn,
)
from engine.vocabulary.cost import Cost, Mana
from engine.vocabulary.further import Further

# Facts, among the values of a context: 1 for what is so, or how many times it was kicked (702.33c).
KICKED, DID, HELD = "kicked", "did", "held"


def _fact(name: str, ctx: Context) -> bool:
    return (ctx.values or {}).get(name, 0) > 0


def kicked_with(cost: Cost) -> str:
    """The fact that a spell was kicked with this one of its kickers (702.33e)."""
    return f"{KICKED} {''.join(s for part in cost if isinstance(part, Mana) for s in part.symbols)}"


def holds(condition: Condition | None, ctx: Context) -> bool:
    """Whether the condition is true as the sheets of `ctx` show things now; no condition is always true."""
    match condition:
        case None:
            return True
        case Is(subject, quality):
            objects = objects_of(subject, ctx)
            return bool(objects) and all(has(quality, id_, ctx) for id_ in objects)
        case Controls(who, filter_, least, most):
            found = matching(filter_, ctx)
            return any(
                (least is None or n >= least) and (most is None or n <= most)
                for player in ctx.players(who)
                for n in [sum(ctx.sheets[id_].controller == player for id_ in found)]
            )
        case Compare(amount, comparison, other):
            return compare(value(amount, ctx), comparison, value(other, ctx))
        case LifeIs(who, comparison, amount):
            players = set(ctx.players(who))
            return any(compare(p.life, comparison, value(amount, ctx)) for p in ctx.state.players if p.id in players)
        case YourTurn(yours):
            return (ctx.state.active == ctx.controller) is yours
        case Both(conditions, joined):
            results = [holds(c, ctx) for c in conditions]
            return all(results) if joined == "and" else any(results)
        case Kicked(_, cost):
            return _fact(KICKED if cost is None else kicked_with(cost), ctx)
        case Did(_, done):
            return _fact(DID, ctx) is done
        case Otherwise():
            return not _fact(HELD, ctx)
        case Further():
            return False  # not reached: an ability that says this is told as not performed
        case _:
            assert_never(condition)
