"""305, 116.2a: playing a land is a special action, and does not use the stack."""

from dataclasses import replace

from engine.actions import Move
from engine.game import Game
from engine.model import ObjectId, PlayerId, Zone
from engine.played import Kind
from engine.rules.entering.entering import reenter
from engine.rules.moving import with_objects
from engine.rules.outcome import Performed
from engine.rules.playing.log import Log


def play_land(game: Game, card: ObjectId, log: Log) -> Game:
    """The player puts the land onto the battlefield, and gets priority again (305.1, 117.3c)."""
    owner = game.state.objects[card].owner
    return put_land(replace(game, given=owner, priority=None, passed=()), card, owner, log)


def put_land(game: Game, card: ObjectId, player: PlayerId, log: Log) -> Game:
    """The land is on the battlefield, and counts as played this turn (305.2a)."""
    old = game.state.objects[card]
    done = reenter(game.state, Move(card, Zone.BATTLEFIELD, controller=player), game.cards)
    if not isinstance(done, Performed):
        raise ValueError(f"a land that can't enter so: {done}")
    land = replace(done.state.objects[card], incarnation=old.incarnation + 1)
    game = replace(game, state=with_objects(done.state, [land]), lands=game.lands + 1)
    return log.tell(Kind.LAND, game, "305.1", player=player, untold=done.untold)
