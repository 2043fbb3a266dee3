"""701.9: cards are discarded."""

from dataclasses import replace

from engine.model import ObjectId, Zone
from engine.rules.moving import move
from engine.rules.resolving.picking import fits, pick
from engine.rules.resolving.question import Question
from engine.rules.resolving.resolution import Resolution
from engine.rules.zones import in_zone
from engine.vocabulary.amount import Amount
from engine.vocabulary.instruction import DiscardCards
from engine.vocabulary.subject import Chosen

DISCARD, AT_RANDOM = "discard", "discard at random"


def to_discard(resolution: Resolution, instruction: DiscardCards) -> tuple[Question, ...]:
    """What each player is asked: the affected player chooses which card to discard (701.9b).

    At random nobody chooses, and what is answered is what chance had it be.
    """
    what = instruction.what
    if what is not None and not isinstance(what, Chosen):
        return ()
    asked = []
    for player in resolution.players(instruction.who):
        hand = in_zone(resolution.state, player, Zone.HAND)
        count: Amount | None = instruction.amount
        if what is not None:
            noun = replace(what.filter, zones=(Zone.HAND,), owner=None)
            hand = tuple(card for card in hand if fits(resolution, noun, card))
            count = what.count
        asked.append(pick(resolution, hand, count, what=AT_RANDOM if instruction.random else DISCARD, player=player))
    return tuple(asked)


def discard(resolution: Resolution, instruction: DiscardCards) -> Resolution:
    """From hands to their owners' graveyards, all at once (701.9a, 101.4)."""
    players = resolution.speaking_of(instruction.who)
    cards = tuple(card for question in to_discard(players, instruction) for card in players.answer(question))
    if instruction.what is not None and not isinstance(instruction.what, Chosen):
        cards = tuple(id_ for id_ in players.objects(instruction.what) if _in_hand(players, id_))
    return players.now(move(players.state, cards, Zone.GRAVEYARD), cards).with_facts(that=len(cards), did=len(cards))


def _in_hand(resolution: Resolution, id_: ObjectId) -> bool:
    return resolution.state.objects[id_].zone is Zone.HAND
