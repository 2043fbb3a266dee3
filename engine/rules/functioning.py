"""113.6: where abilities function."""

from engine.model import Zone
from engine.state import GameObject
from engine.vocabulary.ability import Activated, Static, Triggered
from engine.vocabulary.condition import Condition, Is
from engine.vocabulary.cost import Discard, Exile
from engine.vocabulary.instruction import Put
from engine.vocabulary.quality import InZone, Not
from engine.vocabulary.subject import This
from engine.vocabulary.tree import nodes
from engine.vocabulary.trigger import Event


def functions(object_: GameObject) -> bool:
    """Whether its static abilities usually function there: the battlefield (113.6), the command zone for emblems (114.4)."""
    return object_.zone is Zone.BATTLEFIELD or (object_.emblem and object_.zone is Zone.COMMAND)


def says_it_functions(static: Static, object_: GameObject) -> bool:
    """Whether an ability states the zones that it functions in, or doesn't, and the object is in one of them (113.6b–c):
    "as long as this isn't on the battlefield".
    """
    return all(_is_where_it_says(clause.condition, object_.zone) for clause in static.clauses)


def _is_where_it_says(condition: Condition | None, zone: Zone) -> bool:
    match condition:
        case Is(This(), InZone(said)):
            return zone is said
        case Is(This(), Not(InZone(said))):
            return zone is not said
        case _:
            return False


def zone_of(ability: Activated | Triggered) -> Zone:
    """Where an ability functions: the zone that its cost or effect moves its own object out of, else the battlefield (113.6j,
    113.6m).
    """
    for part in getattr(ability, "cost", ()):
        match part:
            case Discard(None):
                return Zone.HAND
            case Exile(None, from_=from_) if from_:
                return Zone(from_.removeprefix("your "))
            case _:
                pass
    if any(_takes_it_from_the_graveyard(node) for node in nodes(ability.instructions)) and not _speaks_of_dying(ability):
        return Zone.GRAVEYARD
    return Zone.BATTLEFIELD


def _takes_it_from_the_graveyard(node: object) -> bool:
    match node:
        case Put(This(), to=to):
            return "from your graveyard" in to
        case _:
            return False


def _speaks_of_dying(ability: Activated | Triggered) -> bool:
    """Whether the trigger condition itself says that the object is put there: it triggers from the battlefield (113.6m)."""
    events = ability.trigger.events if isinstance(ability, Triggered) else ()
    return any(isinstance(event, Event) and isinstance(event.subject, This) for event in events)
