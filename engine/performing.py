"""An action performed on a position: the new position, or why it can't be (each kind of action in its chapter of
`rules/`)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from engine.actions import (
    Action,
    Attach,
    DealDamage,
    EndTurn,
    Enter,
    Move,
    PutCounters,
    Resolve,
    SetStatus,
    Together,
)
from engine.card import Card
from engine.illegal import Illegal, Reason
from engine.model import ObjectId, Zone
from engine.rules.counting import count, put_counters, remove_counters
from engine.rules.damage import deal
from engine.rules.durations import end_turn, expire
from engine.rules.entering.attaching import attach
from engine.rules.entering.entering import enter, enter_together, reenter
from engine.rules.moving import move, with_objects
from engine.rules.outcome import Cards, Outcome, Performed, refusal
from engine.rules.resolving.resolving import resolve
from engine.rules.state_based import check, checked, perform_state_based
from engine.state import State

__all__ = ["Outcome", "Performed", "check", "perform", "perform_state_based"]

_MOST = 9999  # counters or damage at once


def perform(state: State, action: Action, cards: Mapping[str, Card] | None = None) -> Outcome:
    """What the action makes of the position, or every reason why it is not legal there.

    `cards` are card facts beyond the pool, by English name. State-based actions are not performed: see `check`.
    """
    outcome = _perform(checked(state), action, cards or {})
    return replace(outcome, state=expire(outcome.state)) if isinstance(outcome, Performed) else outcome


def _perform(state: State, action: Action, cards: Cards) -> Outcome:
    match action:
        case Enter():
            return enter(state, action, cards)
        case Together():
            return enter_together(state, action, cards)
        case Resolve():
            return resolve(state, action, cards)
        case Attach():
            return attach(state, action)
        case PutCounters():
            return _put_counters(state, action)
        case Move():
            return _move(state, action, cards)
        case DealDamage():
            return _deal_damage(state, action)
        case SetStatus():
            return _set_status(state, action)
        case EndTurn():
            return Performed(end_turn(state))
        case _:
            assert_never(action)


def _unknown(state: State, id_: ObjectId) -> tuple[Illegal, ...]:
    return () if id_ in state.objects else (refusal(Reason.UNKNOWN_OBJECT, "id", id_),)


def _not_there(state: State, id_: ObjectId) -> tuple[Illegal, ...]:
    """Refusals for what is not a permanent."""
    if refused := _unknown(state, id_):
        return refused
    there = state.objects[id_].zone is Zone.BATTLEFIELD
    return () if there else (refusal(Reason.NOT_ON_BATTLEFIELD, "id", id_),)


def _put_counters(state: State, action: PutCounters) -> Outcome:
    """Counters put on, or taken off by a negative number (122)."""
    if refused := _unknown(state, action.id):
        return refused
    left = count(state, action.id, action.kind) + action.number
    if not action.kind or not -_MOST <= action.number <= _MOST or action.number == 0 or left < 0:
        return (refusal(Reason.BAD_VALUE, "number", action.number, "122.1", kind=action.kind),)
    if action.number > 0:
        return Performed(put_counters(state, action.id, action.kind, action.number))
    return Performed(remove_counters(state, action.id, action.kind, -action.number))


def _move(state: State, action: Move, cards: Cards) -> Outcome:
    if refused := _unknown(state, action.id):
        return refused
    if action.zone is state.objects[action.id].zone:
        return (refusal(Reason.BAD_VALUE, "zone", action.zone, "400.7"),)
    if action.zone is Zone.BATTLEFIELD:
        return reenter(state, action, cards)
    return Performed(move(state, [action.id], action.zone))


def _deal_damage(state: State, action: DealDamage) -> Outcome:
    if not state.is_player(action.id) and (refused := _not_there(state, action.id)):
        return refused
    if not 0 < action.amount <= _MOST:
        return (refusal(Reason.BAD_VALUE, "amount", action.amount, "120.1"),)
    return Performed(deal(state, action.id, action.amount))


def _set_status(state: State, action: SetStatus) -> Outcome:
    """Turned face up or face down, a permanent receives a new timestamp (613.7f); what already is so stays as it is."""
    if refused := _not_there(state, action.id):
        return refused
    object_ = state.objects[action.id]
    if action.tapped is not None:
        object_ = replace(object_, tapped=action.tapped)
    if action.face_down is not None and action.face_down is not object_.face_down:
        object_ = replace(object_, face_down=action.face_down, timestamp=(state.clock, 0))
        state = replace(state, clock=state.clock + 1)
    return Performed(with_objects(state, [object_]))
