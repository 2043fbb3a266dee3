"""302.6, 400.7: what is remembered of permanents for a turn, as long as they stay the same objects: which have been under their
controller's control continuously since that player's most recent turn began, and what was activated.
"""

from dataclasses import replace

from engine.game import Game
from engine.model import ObjectId
from engine.rules.layers.layers import characteristics
from engine.rules.moving import is_same
from engine.state import State


def staying(before: Game, after: Game) -> Game:
    """The game without those of `here` that left, are new objects now, or came under another player's control, and without what
    was activated of objects that are gone.
    """
    if before.state is after.state:
        return after
    sheets = characteristics(after.state)
    here = {
        id_: player
        for id_, player in after.here.items()
        if id_ in sheets and sheets[id_].controller == player and _is_same(id_, before.state, after.state)
    }
    after = replace(after, here=here) if len(here) < len(after.here) else after
    return _forgetting(before, after)


def _forgetting(before: Game, after: Game) -> Game:
    """What was activated this turn is forgotten of objects that are new ones now (606.3, 602.5b, 400.7)."""
    new = {id_ for id_ in (*after.loyalty, *(source for source, _ in after.used)) if not _is_same(id_, before.state, after.state)}
    if not new:
        return after
    return replace(after, loyalty=after.loyalty - new, used=tuple(u for u in after.used if u[0] not in new))


def _is_same(id_: ObjectId, before: State, after: State) -> bool:
    return id_ in before.objects and is_same(after, id_, before.objects[id_].incarnation)
