"""400.7, 401.4, 110.2a: where an instruction puts things: a hand, a library and how deep, a graveyard, exile, the battlefield."""

from dataclasses import dataclass, replace
from typing import Any

from engine.model import ObjectId, PlayerId, Zone
from engine.rules.entering.arriving import arrive
from engine.rules.moving import move
from engine.rules.resolving.happened import Shuffled
from engine.rules.resolving.library import put_on_bottom, put_on_top
from engine.rules.resolving.question import Question
from engine.rules.resolving.resolution import Resolution
from engine.vocabulary.instruction import Put

TOP, BOTTOM = "top", "bottom"


@dataclass(frozen=True, slots=True)
class Place:
    """Where, and how: in a library `depth` says top or bottom, or "" for shuffled in; on the battlefield who controls it."""

    zone: Zone
    depth: str = ""
    tapped: bool = False
    owners: bool = False  # "under its owner's control"
    yours: bool = False  # "under your control"
    out_of: Zone | None = None  # "from your graveyard": what is elsewhere isn't moved


_FROM = {
    "from your graveyard": Zone.GRAVEYARD,
    "from your hand": Zone.HAND,
    "from the battlefield": Zone.BATTLEFIELD,
}
_ENDS: dict[str, dict[str, Any]] = {
    "in any order": {},
    "in a random order": {},
    "under your control": {"yours": True},
    "under its owner's control": {"owners": True},
    "under their owner's control": {"owners": True},
    "under their owners' control": {"owners": True},
    "tapped": {"tapped": True},
    "untapped": {},
    "back": {},
    **{words: {"out_of": zone} for words, zone in _FROM.items()},
}
_HANDS = ("hand", "hands")
_GRAVEYARDS = ("graveyard", "graveyards")


def place_of(words: str, verb: str = "put") -> Place | None:
    """The place that these words say, or None for one that is not performed yet ("attached to it", "second from the top")."""
    found: dict[str, Any] = {}
    words = words.strip()
    if (start := next((s for s in _FROM if words.startswith(f"{s} ")), None)) is not None:
        found, words = {"out_of": _FROM[start]}, words.removeprefix(start).strip()
    while (end := next((e for e in _ENDS if words.endswith(f" {e}")), None)) is not None:
        found |= _ENDS[end]
        words = words.removesuffix(end).strip()
    head = _zone(words, verb)
    return None if head is None else replace(head, **found)


def _zone(words: str, verb: str) -> Place | None:
    last = words.rpartition(" ")[2]
    match words.split()[:2]:
        case ["onto" | "to", "the"] if last == "battlefield":
            return Place(Zone.BATTLEFIELD)
        case ["on", "top"] if last in {"top", "library", "libraries"} and " or " not in words:
            return Place(Zone.LIBRARY, TOP)
        case ["on", "the"] if last in {"bottom", "library", "libraries"}:
            return Place(Zone.LIBRARY, BOTTOM)
        case ["into", _] if last in {"library", "libraries"} and verb == "shuffle":
            return Place(Zone.LIBRARY)
        case ["into", "exile"]:
            return Place(Zone.EXILE)
        case ["into" | "to", _] if last in _HANDS:
            return Place(Zone.HAND)
        case ["into" | "to", _] if last in _GRAVEYARDS:
            return Place(Zone.GRAVEYARD)
        case _:
            return None


def placed(resolution: Resolution, objects: tuple[ObjectId, ...], place: Place) -> Resolution:
    """Objects are put there; cards go to their owners' hands, libraries and graveyards (400.3)."""
    state = resolution.state
    match place.zone, place.depth:
        case Zone.LIBRARY, "top":
            return resolution.now(put_on_top(state, objects), objects)
        case Zone.LIBRARY, "bottom":
            return resolution.now(put_on_bottom(state, objects), objects)
        case Zone.LIBRARY, _:
            owners = dict.fromkeys(state.objects[id_].owner for id_ in objects)
            return resolution.now(move(state, objects, Zone.LIBRARY), objects).telling(*map(Shuffled, owners))
        case Zone.BATTLEFIELD, _:
            controllers = {id_: _controller(resolution, id_, place) for id_ in objects}
            state, entered = arrive(state, controllers, tapped=place.tapped)
            return resolution.now(state, entered)
        case zone, _:
            return resolution.now(move(state, objects, zone), objects)


def _controller(resolution: Resolution, id_: ObjectId, place: Place) -> PlayerId:
    """It enters under the control of whoever puts it there, unless the effect says otherwise (110.2a)."""
    if place.owners:
        return resolution.state.objects[id_].owner
    return resolution.controller if place.yours else resolution.doer


def put(resolution: Resolution, instruction: Put) -> Resolution:
    """Puts or returns objects somewhere (400.7); several into one library in the order that their owner likes (401.4)."""
    place = place_of(instruction.to, instruction.verb)
    if place is None or instruction.from_:
        return resolution.without(instruction)
    resolution = resolution.speaking_of(instruction.who)
    objects = tuple(o for o in resolution.objects(instruction.what) if place.out_of in {None, resolution.state.objects[o].zone})
    order = to_order(resolution, instruction)
    if order is not None and (answer := resolution.answer(order)):
        objects = answer
    return placed(resolution, objects, place)


def to_order(resolution: Resolution, instruction: Put) -> Question | None:
    """The order in which an owner puts several cards on the top or the bottom of a library, from the top down (401.4).

    None where there is one card, or where the cards are chosen as they are put: then they are chosen in that order.
    """
    place = place_of(instruction.to, instruction.verb)
    if place is None or place.zone is not Zone.LIBRARY or not place.depth or "random" in instruction.to:
        return None
    objects = resolution.objects(instruction.what)
    owners = {resolution.state.objects[id_].owner for id_ in objects}
    if len(objects) < 2 or len(owners) != 1:
        return None
    (owner,) = owners
    return Question(resolution.key("order", owner), "order", owner, objects, len(objects), len(objects), ordered=True)
