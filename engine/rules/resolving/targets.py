"""115: whether the chosen targets are as many as they must be, and legal."""

from collections.abc import Iterator, Mapping

from engine.illegal import Illegal, Reason
from engine.model import CardType, Zone
from engine.rules.context import Context
from engine.rules.matching import matches
from engine.rules.outcome import refusal
from engine.rules.protection import untargetable
from engine.rules.resolving.instructions import AnyTargets
from engine.rules.resolving.numbers import bounds
from engine.vocabulary.amount import AnyNumber
from engine.vocabulary.subject import AnyTarget, Target, TargetPlayer

_ANY = frozenset({CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE})  # 115.4


def target_faults(wanted: Mapping[int, AnyTargets], given: tuple[tuple[str, ...], ...], ctx: Context) -> Iterator[Illegal]:
    """Everything wrong with the chosen targets; `given` follows the order of the slots."""
    if len(given) > len(wanted):
        yield refusal(Reason.TOO_MANY_TARGETS, f"targets.{len(wanted)}", len(given), "115.1", most=len(wanted))
    for position, target in enumerate(wanted.values()):
        chosen = given[position] if position < len(given) else ()
        yield from _number_faults(target, chosen, position, ctx)
        for n, id_ in enumerate(chosen):
            why = "115.3" if id_ in chosen[:n] else why_illegal(target, id_, ctx)
            if id_ not in ctx.sheets and not ctx.state.is_player(id_):
                yield refusal(Reason.UNKNOWN_OBJECT, f"targets.{position}", id_)
            elif why is not None:
                yield refusal(Reason.ILLEGAL_TARGET, f"targets.{position}", id_, why)


def _number_faults(target: AnyTargets, chosen: tuple[str, ...], position: int, ctx: Context) -> Iterator[Illegal]:
    least, most = how_many(target, ctx, len(chosen))
    if len(chosen) < least:
        yield refusal(Reason.MISSING_TARGET, f"targets.{position}", len(chosen), "115.1", least=least)
    if len(chosen) > most:
        yield refusal(Reason.TOO_MANY_TARGETS, f"targets.{position}", len(chosen), "115.1", most=most)


def how_many(target: AnyTargets, ctx: Context, possible: int) -> tuple[int, int]:
    """At least and at most how many targets that instance of the word has; `possible`: how many there are to choose from."""
    if isinstance(target, TargetPlayer):
        return (0, 1) if target.up_to else (1, 1)
    least, most = bounds(target.count, ctx, up_to=target.up_to)
    return least, min(most, max(possible, least)) if isinstance(target.count, AnyNumber) else most


def candidates(target: AnyTargets, ctx: Context) -> Iterator[str]:
    """Every object and player that could be that target now, players first (115.1)."""
    yield from (p.id for p in ctx.state.players if why_illegal(target, p.id, ctx) is None)
    yield from (id_ for id_ in ctx.sheets if id_ in ctx.state.objects and why_illegal(target, id_, ctx) is None)


def why_illegal(target: AnyTargets, id_: str, ctx: Context) -> str | None:
    """The rule by which it can't be that target, or None."""
    match target:
        case Target(filter_):
            if id_ not in ctx.sheets or not matches(filter_, id_, ctx):
                return "115.1"
        case AnyTarget():
            if not ctx.state.is_player(id_) and not _is_any_target(id_, ctx):
                return "115.4"
        case TargetPlayer(who):
            if id_ not in set(ctx.players(who)):
                return "115.1"
    if id_ == ctx.source and ctx.sheets[id_].zone is Zone.STACK:
        return "115.5"
    if ctx.state.is_player(id_) or (id_ in ctx.sheets and ctx.sheets[id_].zone is Zone.BATTLEFIELD):
        return untargetable(id_, ctx.source, ctx)
    return None


def _is_any_target(id_: str, ctx: Context) -> bool:
    sheet = ctx.sheets.get(id_)
    return sheet is not None and sheet.zone is Zone.BATTLEFIELD and bool(sheet.types & _ANY)
