"""Whether a condition is true now: "as long as enchanted permanent is a creature" (611.3a, 603.4)."""

from typing import assert_never

from engine.rules.amounts import compare, value
from engine.rules.context import Context
from engine.rules.matching import has, matching
from engine.rules.subjects import objects_of
from engine.vocabulary.condition import Both, Compare, Condition, Controls, Is, LifeIs, YourTurn
from engine.vocabulary.further import Further


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
        case Further():
            return False  # not reached: an ability that says this is told as not performed
        case _:
            assert_never(condition)
