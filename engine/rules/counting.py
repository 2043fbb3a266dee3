"""122: counters on objects."""

from dataclasses import replace

from engine.model import ObjectId
from engine.rules.moving import with_objects
from engine.state import Counters, State

LOYALTY = "loyalty"


def count(state: State, id_: ObjectId, kind: str) -> int:
    """How many counters of a kind an object has."""
    return sum(c.number for c in state.objects[id_].counters if c.kind == kind)


def put_counters(state: State, id_: ObjectId, kind: str, number: int) -> State:
    """Puts counters of a kind on an object: all of that kind on it now share the new timestamp (613.7c)."""
    if number <= 0:
        return state
    here = Counters(kind, count(state, id_, kind) + number, (state.clock, 0))
    return replace(_with(state, id_, kind, here), clock=state.clock + 1)


def remove_counters(state: State, id_: ObjectId, kind: str, number: int) -> State:
    """Removes as many counters of a kind as there are, up to a number; those that stay keep their timestamp."""
    left = count(state, id_, kind) - number
    old = next((c for c in state.objects[id_].counters if c.kind == kind), None)
    return state if old is None else _with(state, id_, kind, replace(old, number=left) if left > 0 else None)


def _with(state: State, id_: ObjectId, kind: str, counters: Counters | None) -> State:
    object_ = state.objects[id_]
    others = tuple(c for c in object_.counters if c.kind != kind)
    return with_objects(state, [replace(object_, counters=others if counters is None else (*others, counters))])
