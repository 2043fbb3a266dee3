"""121, 701.17: cards are drawn, one at a time, and milled."""

from engine.model import ObjectId, PlayerId, Zone
from engine.rules.moving import move
from engine.rules.resolving.happened import DrewFromNothing
from engine.rules.resolving.library import from_top
from engine.rules.resolving.resolution import Resolution
from engine.state import State
from engine.vocabulary.instruction import Draw, Mill


def draw_card(state: State, player: PlayerId) -> tuple[State, ObjectId | None]:
    """The top card of a library into its owner's hand; None where there is none, which 704.5b looks at (121.1, 121.4)."""
    top = from_top(state, player, 1)
    return (move(state, top, Zone.HAND), top[0]) if top else (state, None)


def draw(resolution: Resolution, instruction: Draw) -> Resolution:
    """So many individual draws; the active player's first, then each other player's in turn order (121.2, 121.2c)."""
    players = resolution.players(instruction.who)
    number, drawn = resolution.number(instruction.amount), []
    for player in players:
        for _ in range(number):
            state, card = draw_card(resolution.state, player)
            if card is None:
                resolution = resolution.telling(DrewFromNothing(player))
                break  # the next ones would find nothing, either
            resolution = resolution.now(state)
            drawn.append(card)
    return resolution.speaking_of(instruction.who).now(resolution.state, tuple(drawn))


def mill(resolution: Resolution, instruction: Mill) -> Resolution:
    """The top cards of a library into its owner's graveyard, as many as there are (701.17a–b)."""
    players = resolution.players(instruction.who)
    number = resolution.number(instruction.amount)
    milled = tuple(card for p in players for card in from_top(resolution.state, p, number))
    return resolution.speaking_of(instruction.who).now(move(resolution.state, milled, Zone.GRAVEYARD), milled)
