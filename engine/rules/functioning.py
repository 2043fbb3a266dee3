"""113.6: where abilities function."""

from engine.model import Zone
from engine.state import GameObject


def functions(object_: GameObject) -> bool:
    """Whether its static abilities usually function there: the battlefield (113.6), the command zone for emblems (114.4)."""
    return object_.zone is Zone.BATTLEFIELD or (object_.emblem and object_.zone is Zone.COMMAND)
