"""117.5, 601.2, 608.2: what happens by itself, until a player has something to choose."""

from engine.game import Decision, Game, ItemKind
from engine.kept import kept_by_identity
from engine.rules.playing import deciding, item_resolving, legends, letters, priority, proposing, retargeting, triggers, turn
from engine.rules.playing.log import Log
from engine.rules.playing.proposing import Failed

MAX_STEPS = 2000  # told after one choice: more than any board needs, and an end to what would go on for ever


@kept_by_identity(64)
def asked_for(game: Game) -> Decision | None:
    """A choice that the rules ask for, other than what to do with priority."""
    if game.retargeting:
        return retargeting.decision(game)
    if _is_resolving(game):
        return item_resolving.decision(game)
    if game.proposal is not None:
        return deciding.decision(game)
    if game.discards:
        return turn.discard_decision(game)
    if game.given is None:
        return None
    return triggers.decision(game) if game.putting else legends.decision(game)


def _is_resolving(game: Game) -> bool:
    """Whether what resolves goes on: nothing is being cast in the middle of it, or it does not wait (605.3b)."""
    return game.resolving is not None and (game.proposal is None or game.resolving.at_once)


def advance(game: Game, log: Log) -> Game | Failed:
    """Everything that happens until a player has something to choose."""
    while not game.over:
        if game.policy.responses and game.proposal is not None:
            game = priority.performed(game, log) or game
        asked = asked_for(game)
        if asked is not None and asked.options:
            return game
        if asked is None and game.priority is not None and game.proposal is None:
            return game
        if len(log.drafts) > MAX_STEPS:
            raise ValueError("the game does not come to an end")
        done = _go_on(game, asked, log)
        if isinstance(done, Failed):
            return done
        game = done
    return game


def _go_on(game: Game, asked: Decision | None, log: Log) -> Game | Failed:
    if game.retargeting:
        return retargeting.proceed(game, log)
    if _is_resolving(game):
        return item_resolving.proceed(game, log)
    if game.proposal is not None:
        if asked is None:
            return letters.proceed(game, log)
        if game.proposal.item.kind is ItemKind.TRIGGERED:
            return proposing.removed(game, log)
        return deciding.impossible(game, asked)
    if game.discards:
        return turn.clean_up(game, log)
    if game.given is not None:
        return priority.give(game, log)
    return turn.next_step(game, log)
