"""701.20: cards are revealed, or looked at."""

from dataclasses import replace

from engine.rules.resolving.happened import CardsSeen
from engine.rules.resolving.resolution import Resolution
from engine.vocabulary.instruction import Reveal


def reveal(resolution: Resolution, instruction: Reveal) -> Resolution:
    """The cards are shown to all, or to one player; they stay where they are (701.20a–b, 701.20e).

    They are the cards spoken of from then on.
    """
    players = resolution.players(instruction.who)
    resolution = resolution.speaking_of(instruction.who)
    cards = resolution.objects(instruction.what)
    resolution = resolution.telling(CardsSeen(players[0] if players else resolution.doer, cards, instruction.verb == "reveal"))
    owners = tuple(dict.fromkeys(resolution.state.objects[card].owner for card in cards))
    return replace(resolution.naming(owners).now(resolution.state, cards), shown=cards)
