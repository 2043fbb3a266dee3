"""Why an effect does not apply to an object of a position: the reason, found by running the layers again (613)."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from engine.model import CardType, Layer, ObjectId
from engine.operations import Operation
from engine.rules.conditions import holds
from engine.rules.context import Context
from engine.rules.layers.effects import Effect, EffectClause
from engine.rules.layers.layers import Applied, run, start
from engine.rules.layers.working import context
from engine.rules.matching import parts
from engine.sheet import EffectId, Sheet
from engine.state import State
from engine.vocabulary.condition import Condition
from engine.vocabulary.quality import Filter, Noun, Quality
from engine.vocabulary.subject import Attached, Group, Groups, This

Failed = Quality | tuple[CardType | str | Noun, ...] | Condition | None


class Obstacle(StrEnum):
    """What kept an effect from an object."""

    APPLIES = "it applies"
    UNKNOWN_EFFECT = "no such effect in this position"
    LOST = "its ability was lost before it began"  # 613.6 does not save what had not begun
    FIXED_SET = "its objects were fixed when it was created"  # 611.2c
    CONDITION = "its condition is not true"
    OTHER_OBJECT = "it speaks of another object"  # this, enchanted, equipped
    ITSELF = "it speaks of others than its source"  # "other"
    ZONE = "the object is in another zone"  # 109.2
    NOUN = "the object is not of that kind"
    QUALITY = "the object lacks a quality"
    CONTROLLER = "somebody else controls it"
    OWNER = "somebody else owns it"
    NOTHING_LEFT = "the rules leave nothing of it for the object"  # 205.3d, 113.11
    PLAYERS_OR_RULES = "it acts on players or on the rules of the game"  # 613.10, 613.11


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The answer for one effect and one object.

    - `layer`: where it was decided (where the effect began), `sheet`: the object as it was then.
    - `failed`: the quality, the nouns or the condition that fails. `did`: what it does to the object by layer, if it applies.
    """

    obstacle: Obstacle
    effect: EffectId
    object: ObjectId
    layer: Layer | None = None
    sheet: Sheet | None = None
    failed: Failed = None
    did: tuple[tuple[Layer, tuple[Operation, ...]], ...] = ()


def why_not(state: State, effect: EffectId, object_: ObjectId) -> WhyNot:
    """Why the effect does not apply to the object in this position, or what it does if it does.

    `state` is that of any step of the moment. Raises `KeyError` if there is no such object.
    """
    state.objects[object_]
    board = start(state)
    known = dict(board.effects)
    records, lost = [], None
    for applied in run(board):
        known.update(applied.known)
        records += [applied] if applied.effect.id == effect else []
        if any(e.id == effect for e in applied.lost):
            lost = applied
    if records:
        return _of_applied(records, effect, object_)
    if lost is not None:
        return WhyNot(Obstacle.LOST, effect, object_, lost.layer, lost.before[object_])
    if effect in known:
        return WhyNot(Obstacle.PLAYERS_OR_RULES, effect, object_)
    return WhyNot(Obstacle.UNKNOWN_EFFECT, effect, object_)


def _of_applied(records: list[Applied], effect: EffectId, object_: ObjectId) -> WhyNot:
    first = records[0]
    sheet = first.before[object_]
    did = tuple((r.layer, r.work.operations[object_]) for r in records if object_ in r.work.operations)
    if any(operations for _, operations in did):
        return WhyNot(Obstacle.APPLIES, effect, object_, first.layer, sheet, did=did)
    if did:
        return WhyNot(Obstacle.NOTHING_LEFT, effect, object_, first.layer, sheet)
    if first.effect.objects is not None:
        return WhyNot(Obstacle.FIXED_SET, effect, object_, first.layer, sheet)
    ctx = context(first.effect, first.graph.view.state, first.before)
    obstacle, failed = next(_obstacles(first.effect, sheet, ctx), (Obstacle.OTHER_OBJECT, None))
    return WhyNot(obstacle, effect, object_, first.layer, sheet, failed)


def _obstacles(effect: Effect, sheet: Sheet, ctx: Context) -> Iterator[tuple[Obstacle, Failed]]:
    """What fails, clause by clause; the subject that comes nearest (fails latest) is told first."""
    for clause in effect.clauses:
        if not holds(clause.condition, ctx):
            yield Obstacle.CONDITION, clause.condition
        yield from sorted(_of_clause(clause, sheet, ctx), key=lambda f: _NEARNESS.index(f[0]), reverse=True)


_NEARNESS = (
    Obstacle.OTHER_OBJECT, Obstacle.ZONE, Obstacle.NOUN, Obstacle.OWNER, Obstacle.CONTROLLER, Obstacle.QUALITY, Obstacle.ITSELF,
)  # fmt: skip


def _of_clause(clause: EffectClause, sheet: Sheet, ctx: Context) -> Iterator[tuple[Obstacle, Failed]]:
    for subject in clause.subjects:
        match subject:
            case Group(filter_, _):
                yield _of_filter(filter_, sheet, ctx)
            case Groups(groups):
                yield from (_of_filter(g.filter, sheet, ctx) for g in groups)
            case This() | Attached() | _:
                yield Obstacle.OTHER_OBJECT, None


def _of_filter(filter_: Filter, sheet: Sheet, ctx: Context) -> tuple[Obstacle, Failed]:
    """The first part of the description that the object does not fit."""
    named = {"zone": Obstacle.ZONE, "other": Obstacle.ITSELF, "controller": Obstacle.CONTROLLER, "owner": Obstacle.OWNER}
    for part, check in parts(filter_):
        if not check(sheet, ctx):
            if isinstance(part, str):
                return named[part], None
            return (Obstacle.NOUN if isinstance(part, tuple) else Obstacle.QUALITY), part
    return Obstacle.OTHER_OBJECT, None
