"""101.2: what an effect says can't happen to an object, or a player can't do, doesn't happen."""

from engine.model import ObjectId, PlayerId, Zone
from engine.rules.context import Context, Sheets
from engine.rules.playing.statements import statements
from engine.rules.subjects import objects_of
from engine.state import State
from engine.vocabulary.ability import RuleStatic
from engine.vocabulary.gamerule import Cant
from engine.vocabulary.modification import RuleToo
from engine.vocabulary.subject import Player


def cant(action: str, id_: ObjectId, ctx: Context) -> bool:
    """Whether an ability of the spell itself (113.6g), of a permanent, or an effect that lasts says so: "be countered"."""
    return _by_itself(action, id_, ctx) or _by_a_permanent(action, id_, ctx) or _by_an_effect(action, id_, ctx)


def player_cant(action: str, player: PlayerId, state: State, sheets: Sheets) -> bool:
    """Whether a permanent says so of a player: "gain life"."""
    found = ((ctx, said.subject) for ctx, said in statements(state, sheets) if isinstance(said, Cant) and action in said.actions)
    return any(isinstance(subject, Player) and player in ctx.players(subject.who) for ctx, subject in found)


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
