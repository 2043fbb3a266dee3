"""500–514: the steps of the turn, and what each begins with (703)."""

from collections.abc import Callable
from dataclasses import replace

from engine.choices import Answer
from engine.game import Asked, Decision, Game, TurnStep
from engine.model import ObjectId, PlayerId, Zone
from engine.played import Kind
from engine.rule import Rule
from engine.rules.costs.mana import empty_pools
from engine.rules.durations import begin_turn, wear_off
from engine.rules.layers.layers import characteristics
from engine.rules.moving import move
from engine.rules.playing.log import Log
from engine.rules.playing.statements import statements
from engine.rules.playing.triggers import Occurrence
from engine.rules.playing.untapping import untap
from engine.rules.resolving.drawing import draw_card
from engine.rules.zones import in_zone
from engine.state import State
from engine.vocabulary.gamerule import HandSize

MANY = 10_000

_ORDER = tuple(TurnStep)
_RULES: dict[TurnStep, str] = {
    TurnStep.UNTAP: "502.4",
    TurnStep.UPKEEP: "503.1",
    TurnStep.DRAW: "504.1",
    TurnStep.MAIN: "505.1",
    TurnStep.COMBAT: "507.1",
    TurnStep.ATTACKERS: "508.8",
    TurnStep.BLOCKERS: "509.1",
    TurnStep.DAMAGE: "510.1",
    TurnStep.END_OF_COMBAT: "511.1",
    TurnStep.SECOND_MAIN: "505.1",
    TurnStep.END: "513.1",
    TurnStep.CLEANUP: "514.3",
}
_WITHOUT_ATTACKERS = frozenset({TurnStep.BLOCKERS, TurnStep.DAMAGE})  # skipped: nobody attacks on these boards (508.8)


def here_now(state: State) -> dict[ObjectId, PlayerId]:
    """Who controls each permanent (302.6)."""
    return {id_: s.controller for id_, s in characteristics(state).items() if s.zone is Zone.BATTLEFIELD}


def next_step(game: Game, log: Log) -> Game:
    """The step or phase ends, mana empties, and the next one begins (500.2, 500.5)."""
    game = empty_pools(game)
    if game.step is TurnStep.CLEANUP and not game.again:
        return _next_turn(game, log)
    step = game.step if game.again else _ORDER[_ORDER.index(game.step) + 1]
    while step in _WITHOUT_ATTACKERS:
        step = _ORDER[_ORDER.index(step) + 1]
    return _begin(replace(game, again=False), step, log)


def _next_turn(game: Game, log: Log) -> Game:
    """The next player in turn order takes a turn (500.1, 102.1)."""
    game = replace(game, state=begin_turn(game.state), lands=0, loyalty=frozenset(), spells=(), used=())
    active = game.state.active
    own = {id_: player for id_, player in here_now(game.state).items() if player == active}
    here = {id_: player for id_, player in game.here.items() if player != active}  # the others since their own turn began
    return _begin(replace(game, here={**here, **own}), TurnStep.UNTAP, log)


def _begin(game: Game, step: TurnStep, log: Log) -> Game:
    """A step begins: abilities trigger, turn-based actions are done, and then the active player mostly gets priority (117.3a)."""
    game = replace(game, step=step, passed=(), priority=None)
    event = Occurrence(begins=step)
    game = log.tell(Kind.STEP, game, _RULES[step], event=event, player=game.state.active, turn_step=step)
    if step is TurnStep.CLEANUP:
        return replace(game, discards=True)
    if step in _ACTIONS:
        game = _ACTIONS[step](game, log)
    return game if step is TurnStep.UNTAP else replace(game, given=game.state.active)


def _untap(game: Game, log: Log) -> Game:
    """502.3: the active player's permanents untap, but for those that don't."""
    return log.tell(Kind.TURN_BASED, untap(game), "502.3", player=game.state.active, turn_step=TurnStep.UNTAP)


def _draw(game: Game, log: Log) -> Game:
    """504.1: the active player draws a card."""
    player = game.state.active
    state, card = draw_card(game.state, player)
    game = replace(game, state=state, drew=game.drew if card else game.drew | {player})  # 704.5b
    return log.tell(Kind.TURN_BASED, game, "504.1", player=game.state.active, turn_step=TurnStep.DRAW)


def discard_decision(game: Game) -> Decision | None:
    """514.1: with more cards in hand than the maximum hand size, the active player discards, one card after the other."""
    hand = in_zone(game.state, game.state.active, Zone.HAND)
    if not game.discards or len(hand) <= _hand_size(game):
        return None
    return Decision(game.state.active, Asked.DISCARD, Rule("514.1"), tuple(map(Answer, hand)))


def _hand_size(game: Game) -> int:
    """The active player's maximum hand size (402.2); without a maximum, any number of cards."""
    sizes = [
        MANY if statement.size is None else statement.size
        for ctx, statement in statements(game.state, characteristics(game.state))
        if isinstance(statement, HandSize) and game.state.active in set(ctx.players(statement.who))
    ]
    return sizes[-1] if sizes else 7


def discard(game: Game, choice: Answer, log: Log) -> Game:
    """One card is discarded in the cleanup step (514.1)."""
    game = replace(game, state=move(game.state, [choice.value], Zone.GRAVEYARD))
    return log.tell(Kind.TURN_BASED, game, "514.1", player=game.state.active, turn_step=TurnStep.CLEANUP)


def clean_up(game: Game, log: Log) -> Game:
    """514.2: damage wears off and "until end of turn" effects end."""
    game = replace(game, state=wear_off(game.state), discards=False)
    game = log.tell(Kind.TURN_BASED, game, "514.2", player=game.state.active, turn_step=TurnStep.CLEANUP)
    return replace(game, given=game.state.active)


_ACTIONS: dict[TurnStep, Callable[[Game, Log], Game]] = {
    TurnStep.UNTAP: _untap,
    TurnStep.DRAW: _draw,
}
