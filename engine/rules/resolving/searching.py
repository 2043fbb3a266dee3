"""701.23: a zone is searched for cards."""

from dataclasses import replace

from engine.model import ObjectId, PlayerId, Zone
from engine.rules.resolving.happened import CardsSeen, Shuffled
from engine.rules.resolving.picking import fits, pick
from engine.rules.resolving.placing import place_of, placed
from engine.rules.resolving.question import Question
from engine.rules.resolving.resolution import Resolution
from engine.rules.zones import in_zone
from engine.vocabulary.instruction import Search

SEARCH = "search"
_ZONES = {
    "library": (Zone.LIBRARY,),
    "library and/or graveyard": (Zone.LIBRARY, Zone.GRAVEYARD),
    "graveyard and/or library": (Zone.LIBRARY, Zone.GRAVEYARD),
    "library and graveyard": (Zone.LIBRARY, Zone.GRAVEYARD),
    "hand and/or library": (Zone.LIBRARY, Zone.HAND),
    "graveyard, hand, and library": (Zone.LIBRARY, Zone.GRAVEYARD, Zone.HAND),
}


def to_find(resolution: Resolution, instruction: Search) -> tuple[Question, ...]:
    """What those who search are asked: which of the cards that fit they find.

    A card with a stated quality need not be found (701.23b); simply a card, or so many, must be (701.23d).
    """
    asked = []
    for searcher, owner in _searches(resolution, instruction):
        cards = tuple(id_ for id_ in _looked_at(resolution, instruction, owner) if _fits(resolution, instruction, id_))
        question = pick(resolution, cards, instruction.amount, up_to=instruction.up_to, what=SEARCH, player=searcher)
        plain = not instruction.filter.before and not instruction.filter.after
        asked.append(question if plain else replace(question, least=0))
    return tuple(asked)


def _searches(resolution: Resolution, instruction: Search) -> tuple[tuple[PlayerId, PlayerId], ...]:
    """Who searches, and whose zone: your own, that of the player named, each their own."""
    searchers = resolution.players(instruction.who)
    owners = resolution.speaking_of(instruction.who).whose(instruction.whose)
    if len(searchers) == 1:
        return tuple((searchers[0], owner) for owner in owners)
    return tuple((player, player) for player in searchers)


def _looked_at(resolution: Resolution, instruction: Search, owner: PlayerId) -> tuple[ObjectId, ...]:
    zones = _ZONES.get(instruction.zone, (Zone.LIBRARY,))
    return tuple(id_ for zone in zones for id_ in in_zone(resolution.state, owner, zone))


def _fits(resolution: Resolution, instruction: Search, id_: ObjectId) -> bool:
    return fits(resolution, instruction.filter, id_)


def search(resolution: Resolution, instruction: Search) -> Resolution:
    """The cards found are put where the effect says, revealed if it says so (701.23e), and the library is shuffled."""
    exiled = "exile" in instruction.joint
    place = place_of("into exile" if exiled else instruction.to)
    if place is None:
        return resolution.without(instruction)
    pairs = _searches(resolution, instruction)
    found = tuple(card for question in to_find(resolution, instruction) for card in resolution.answer(question))
    for searcher, owner in pairs:
        resolution = resolution.telling(CardsSeen(searcher, _looked_at(resolution, instruction, owner), revealed=False))
    if instruction.reveal and found:
        resolution = resolution.telling(CardsSeen(pairs[0][0], found, revealed=True))
    shuffled = tuple(Shuffled(owner) for _, owner in pairs)
    if not instruction.shuffle:  # "then shuffle and put that card on top"
        resolution = resolution.telling(*shuffled)
    done = placed(resolution, found, place) if found else resolution
    return (done.telling(*shuffled) if instruction.shuffle else done).with_facts(did=len(found))
