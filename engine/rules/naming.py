"""Ids for what the board itself does not name: tokens, emblems, spells that resolved, abilities on the stack."""

from collections.abc import Collection

from engine.actions import slug
from engine.model import ObjectId
from engine.state import State

__all__ = ["ability_id", "fresh_id", "slug"]


def fresh_id(state: State, name: str) -> ObjectId:
    """An id for one more object of that name: its slug, with -2, -3 … from the second on."""
    base, number = slug(name), 1
    taken = state.objects.keys() | {p.id for p in state.players}
    while (id_ := base if number == 1 else f"{base}-{number}") in taken:
        number += 1
    return id_


def ability_id(source: ObjectId, taken: Collection[ObjectId]) -> ObjectId:
    """An id for an ability of an object that none of those taken is: "jace.1", then "jace.2" …"""
    number = 1
    while (id_ := f"{source}.{number}") in taken:
        number += 1
    return id_
