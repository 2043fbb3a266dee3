"""400.1: which cards are in a player's hand, library, graveyard, and in what order."""

from engine.model import ObjectId, PlayerId, Zone
from engine.rules.resolving.library import library
from engine.state import State


def in_zone(state: State, owner: PlayerId, zone: Zone) -> tuple[ObjectId, ...]:
    """A player's cards in a zone of theirs; a library from the top down (400.1, 401.2)."""
    if zone is Zone.LIBRARY:
        return library(state, owner)
    return tuple(o.id for o in state.objects.values() if o.zone is zone and o.owner == owner)
