"""400.7: an object that goes to another zone is a new object there."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.model import ObjectId, PlayerId, Zone
from engine.state import GameObject, ResolvedEffect, State


def with_objects(state: State, objects: Iterable[GameObject]) -> State:
    """The state with these objects, new ones after the others."""
    return replace(state, objects={**state.objects, **{o.id: o for o in objects}})


def apnap(state: State, player: PlayerId) -> int:
    """A player's place in turn order, the active player's being 0 (101.4)."""
    return next(n for n, p in enumerate(state.players) if p.id == player)


def is_same(state: State, id_: ObjectId, incarnation: int | None) -> bool:
    """Whether the object of that id is still the one that was known, and not a new one (400.7)."""
    return id_ in state.objects and state.objects[id_].incarnation == incarnation


def move(state: State, ids: Iterable[ObjectId], zone: Zone) -> State:
    """Objects go to a zone at once (400.7).

    What was attached to them is not any more (701.3d), effects no longer apply to them, counters are gone (122.2).
    They receive timestamps in APNAP order of their owners (613.7d, 613.7m). A token that has left the battlefield
    stays where it is (111.8). A spell that was cast with flashback is exiled instead (702.34a).
    """
    moving = [o for o in (state.objects[id_] for id_ in dict.fromkeys(ids)) if o.zone is not zone and not _is_stuck(o)]
    if not moving:
        return state
    moving.sort(key=lambda o: apnap(state, o.owner))
    objects = {id_: _unattached_from(o, moving) for id_, o in state.objects.items()}
    objects |= {o.id: _anew(o, o.leaves_for or zone, (state.clock, n)) for n, o in enumerate(moving)}
    gone = {o.id for o in moving}
    effects = tuple(kept for e in state.effects for kept in _without(e, gone))
    return replace(state, objects=objects, effects=effects, clock=state.clock + 1)


def cease(state: State, ids: Sequence[ObjectId]) -> State:
    """Objects cease to exist (111.7)."""
    objects = {id_: o for id_, o in state.objects.items() if id_ not in ids}
    return replace(state, objects=objects, effects=tuple(k for e in state.effects for k in _without(e, set(ids))))


def _is_stuck(object_: GameObject) -> bool:
    """A token that has left the battlefield stays away (111.8); a copy of a spell ceases to exist away from the stack (707.10a)."""
    return object_.token and object_.zone not in {Zone.BATTLEFIELD, Zone.STACK}


def _anew(object_: GameObject, zone: Zone, timestamp: tuple[int, int]) -> GameObject:
    return GameObject(
        id=object_.id,
        card=object_.card,
        owner=object_.owner,
        controller=object_.owner,  # 108.4a
        zone=zone,
        timestamp=timestamp,
        token=object_.token,
        emblem=object_.emblem,
        incarnation=object_.incarnation + 1,
        abilities=object_.abilities,
    )


def _unattached_from(object_: GameObject, moving: Sequence[GameObject]) -> GameObject:
    attached = any(object_.attached_to == o.id for o in moving)
    return replace(object_, attached_to=None) if attached else object_


def _without(effect: ResolvedEffect, gone: set[ObjectId]) -> tuple[ResolvedEffect, ...]:
    """The effect without the objects that are new ones now; nothing once all it applied to are (400.7)."""
    objects = effect.objects - gone
    if effect.objects and not objects:
        return ()
    source = None if effect.source in gone else effect.source
    return (replace(effect, objects=objects, source=source),)
