"""302.6: which permanents have been under their controller's control continuously since that player's most recent turn began."""

from dataclasses import replace

from engine.game import Game
from engine.rules.layers import characteristics


def staying(before: Game, after: Game) -> Game:
    """The game without those of `here` that left, are new objects now, or came under another player's control."""
    if before.state is after.state:
        return after
    sheets, old = characteristics(after.state), before.state.objects
    here = {
        id_: player
        for id_, player in after.here.items()
        if id_ in sheets
        and sheets[id_].controller == player
        and id_ in old
        and old[id_].incarnation == after.state.objects[id_].incarnation
    }
    return replace(after, here=here) if len(here) < len(after.here) else after
