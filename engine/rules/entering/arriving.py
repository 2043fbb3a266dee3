"""110.2a, 614.12: a resolving spell or ability puts objects onto the battlefield."""

from collections.abc import Mapping
from dataclasses import replace

from engine.actions import Enter
from engine.model import PERMANENT_TYPES, ObjectId, PlayerId, Zone
from engine.rules.entering.entering import put
from engine.rules.entering.entering_as import Arrival, onto_battlefield
from engine.rules.moving import cease
from engine.state import GameObject, State


def arrive(state: State, controllers: Mapping[ObjectId, PlayerId], *, tapped: bool = False) -> tuple[State, tuple[ObjectId, ...]]:
    """The objects enter at once, each under a player's control, as new objects (400.7); what can't enter stays where it is.

    That is a card of no permanent type (304.4, 307.4), a token that has left (111.8), an Aura that has nothing to enchant
    (303.4g), or what asks for a choice as it enters that nobody has made.
    """
    arrivals = [
        arrival
        for id_, controller in controllers.items()
        if (arrival := _arrival(state, state.objects[id_], controller, tapped=tapped)) is not None
    ]
    ids = tuple(a.object.id for a in arrivals)
    return (put(cease(state, ids), arrivals), ids) if ids else (state, ())


def _arrival(state: State, old: GameObject, controller: PlayerId, *, tapped: bool) -> Arrival | None:
    if old.token or not old.card.types & PERMANENT_TYPES or old.zone is Zone.BATTLEFIELD:
        return None
    entrance = Enter(old.id, old.card.name, controller, owner=old.owner, tapped=tapped)
    new = GameObject(
        old.id,
        old.card,
        old.owner,
        controller,
        Zone.BATTLEFIELD,
        (state.clock, 0),
        abilities=old.abilities,
        incarnation=old.incarnation + 1,
    )
    elsewhere = replace(state, objects={id_: o for id_, o in state.objects.items() if id_ != old.id})
    found = onto_battlefield(elsewhere, entrance, new, {old.card.name: old.card})
    return found if isinstance(found, Arrival) else None
