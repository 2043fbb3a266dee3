"""704.5j: which of their legendary permanents with one name a player keeps."""

from dataclasses import replace

from engine.choices import Answer
from engine.game import Asked, Decision, Game
from engine.rule import Rule
from engine.rules.durations import expire
from engine.rules.layers.layers import characteristics
from engine.rules.moving import apnap
from engine.rules.state_based import legends


def decision(game: Game) -> Decision | None:
    """Who has to choose which one stays, before state-based actions are performed; the active player chooses first (101.4)."""
    state = expire(game.state)
    groups = legends(characteristics(state))
    open_ = [(player, ids) for (_, player), ids in groups.items() if len(ids) > 1 and not {*ids} & (game.kept | game.keeps)]
    if not open_:
        return None
    player, ids = min(open_, key=lambda group: apnap(state, group[0]))
    return Decision(player, Asked.LEGEND, Rule("704.5j"), tuple(map(Answer, ids)))


def keep(game: Game, choice: Answer) -> Game:
    """The game once that one was chosen."""
    return replace(game, keeps=game.keeps | {choice.value})
