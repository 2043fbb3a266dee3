"""701.6: spells and abilities are countered."""

from engine.model import ObjectId, Zone
from engine.rules.resolving.cant import cant
from engine.rules.resolving.happened import Countered
from engine.rules.resolving.placing import place_of, placed
from engine.rules.resolving.resolution import Resolution
from engine.vocabulary.instruction import Counter

_EXILE = "into exile"


def counter(resolution: Resolution, instruction: Counter) -> Resolution:
    """Removed from the stack, spells into their owners' graveyards, or where the same effect has them put instead (614.15).

    What can't be countered stays (101.2).
    """
    ctx = resolution.context()
    objects = resolution.objects(instruction.what)
    countered = tuple(id_ for id_ in objects if _is_on_stack(resolution, id_) and not cant("be countered", id_, ctx))
    to = _EXILE if instruction.to == "exile" else instruction.to or "into its owner's graveyard"
    place = place_of(to)
    if place is None:
        return resolution.without(instruction)
    resolution = resolution.telling(*(Countered(id_) for id_ in countered))
    done = placed(resolution, countered, place) if countered else resolution
    return done.now(done.state, objects).with_facts(did=len(countered))


def _is_on_stack(resolution: Resolution, id_: ObjectId) -> bool:
    return resolution.state.objects[id_].zone is Zone.STACK
