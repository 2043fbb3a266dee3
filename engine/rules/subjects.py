"""Which objects a subject speaks of now (611.3a, 303.4m)."""

from typing import assert_never

from engine.model import ObjectId
from engine.rules import matching  # as a module: the two need each other
from engine.rules.context import Context
from engine.vocabulary.subject import (
    Among,
    AnyTarget,
    Attached,
    Chosen,
    Group,
    Groups,
    It,
    Player,
    PlayerOf,
    Subject,
    Target,
    TargetPlayer,
    This,
    Together,
    TopOf,
    ZoneOf,
)


def objects_of(subject: Subject, ctx: Context) -> list[ObjectId]:
    """The objects spoken of, in the state's order. Targets and choices are no matter of a static ability: none."""
    match subject:
        case This():
            return [ctx.source] if ctx.source is not None and ctx.source in ctx.sheets else []
        case Attached():
            attached = ctx.attached()  # whatever it is attached to (303.4m)
            return [attached] if attached is not None and attached in ctx.sheets else []
        case Group(filter_, _):
            return matching.matching(filter_, ctx)
        case Groups(groups):
            return [id_ for id_ in ctx.sheets if any(matching.matches(g.filter, id_, ctx) for g in groups)]
        case It():
            it = ctx.it if ctx.it is not None else ctx.source
            return [it] if it is not None and it in ctx.sheets else []
        case Together(subjects, _):
            return list(dict.fromkeys(id_ for s in subjects for id_ in objects_of(s, ctx)))
        case Target() | AnyTarget() | Chosen() | Player() | TargetPlayer() | TopOf() | ZoneOf() | PlayerOf() | Among():
            return []
        case _:
            assert_never(subject)
