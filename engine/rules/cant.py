"""101.2: what an effect says can't happen to an object doesn't."""

from engine.model import ObjectId, Zone
from engine.rules.context import Context
from engine.rules.statements import statements
from engine.rules.subjects import objects_of
from engine.vocabulary.ability import RuleStatic
from engine.vocabulary.gamerule import Cant
from engine.vocabulary.modification import RuleToo


def cant(action: str, id_: ObjectId, ctx: Context) -> bool:
    """Whether an ability of the spell itself (113.6g), of a permanent, or an effect that lasts says so: "be countered"."""
    return _by_itself(action, id_, ctx) or _by_a_permanent(action, id_, ctx) or _by_an_effect(action, id_, ctx)


def _by_itself(action: str, id_: ObjectId, ctx: Context) -> bool:
    if ctx.sheets[id_].zone is not Zone.STACK:
        return False
    own = (held.ability for held in ctx.sheets[id_].abilities)
    return any(isinstance(a, RuleStatic) and _says(a.statement, action) and a.condition is None for a in own)


def _by_a_permanent(action: str, id_: ObjectId, ctx: Context) -> bool:
    said = statements(ctx.state, ctx.sheets)
    return any(isinstance(s, Cant) and _says(s, action) and id_ in objects_of(s.subject, point) for point, s in said)


def _by_an_effect(action: str, id_: ObjectId, ctx: Context) -> bool:
    return any(
        isinstance(m, RuleToo) and _says(m.statement, action)
        for effect in ctx.state.effects
        if id_ in effect.objects
        for m in effect.instruction.modifications
    )


def _says(statement: object, action: str) -> bool:
    return isinstance(statement, Cant) and action in statement.actions
