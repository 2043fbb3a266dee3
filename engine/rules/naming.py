"""Ids for what the board itself does not name: tokens, emblems, spells that resolved."""

from engine.actions import slug
from engine.model import ObjectId
from engine.state import State

__all__ = ["fresh_id", "slug"]


def fresh_id(state: State, name: str) -> ObjectId:
    """An id for one more object of that name: its slug, with -2, -3 … from the second on."""
    base, number = slug(name), 1
    taken = state.objects.keys() | {p.id for p in state.players}
    while (id_ := base if number == 1 else f"{base}-{number}") in taken:
        number += 1
    return id_
