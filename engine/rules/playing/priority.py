"""117: who gets priority, what happens first, and what happens once everybody has passed."""

from collections.abc import Mapping
from dataclasses import replace

from engine.game import Game, StackItem, TurnStep
from engine.model import PlayerId
from engine.played import Kind
from engine.rule import Rule
from engine.rules.durations import expire
from engine.rules.layers.layers import characteristics
from engine.rules.playing import item_resolving
from engine.rules.playing.log import Log
from engine.rules.playing.proposing import propose_trigger
from engine.rules.playing.triggers import next_waiting
from engine.rules.playing.turn import next_step
from engine.rules.state_based import check, checked, perform_state_based
from engine.state import State

_POISON = 10


def give(game: Game, log: Log) -> Game:
    """State-based actions, then abilities that have triggered, again and again; then the player gets priority (117.5)."""
    if being_put := next_waiting(game):
        return propose_trigger(_something(game), being_put[0], log)
    if game.waiting and game.policy.triggers_first:
        return _put_all(game)
    if (done := performed(game, log)) is not None:
        return _something(done)
    game = replace(game, state=checked(expire(game.state)), drew=frozenset())
    if game.waiting:
        return _put_all(game)
    if game.step is TurnStep.CLEANUP and not game.again:
        return replace(game, given=None)  # usually nobody gets priority (514.3)
    given = game.given
    return log.tell(Kind.PRIORITY, replace(game, priority=given, given=None), *_why(game, log), player=given)


def _put_all(game: Game) -> Game:
    """All abilities that have triggered by now are put on the stack; what triggers meanwhile waits for the next check (603.3b)."""
    return replace(game, putting=frozenset(item.id for item in game.waiting))


def _why(game: Game, log: Log) -> tuple[str, ...]:
    """By which rules the player gets it: the one for what happened last, state-based actions and triggers left out (117.3a–d); in
    the cleanup step, because something happened in it (514.3a).
    """
    last = [draft["kind"] for draft in log.drafts if draft["kind"] in _BY][-1:]
    if game.step is TurnStep.CLEANUP and last in ([], [Kind.TURN_BASED]):
        return ("514.3a",)
    return ("117.3", *(_BY[kind] for kind in last))


_BY = {
    Kind.STEP: "117.3a",
    Kind.TURN_BASED: "117.3a",
    Kind.ENTERS: "117.3b",
    Kind.LEAVES: "117.3b",
    Kind.NO_TARGETS: "117.3b",
    Kind.DONE: "117.3c",
    Kind.LAND: "117.3c",
    Kind.MANA_ABILITY: "117.3c",
    Kind.PASS: "117.3d",
}


def performed(game: Game, log: Log) -> Game | None:
    """The game after the state-based actions that apply now, all at once; None where none does (704.3)."""
    state = expire(game.state)
    losers = losing(game)
    actions = check(state, characteristics(state), game.kept | game.keeps)
    if not actions and not losers:
        return None
    state = perform_state_based(state, actions)
    game = replace(game, state=state, lost={**game.lost, **losers}, drew=frozenset(), keeps=frozenset())
    cited = dict.fromkeys((*(str(a.rule) for a in actions), *(str(rule) for rule in losers.values())))
    kind = Kind.LOST if losers else Kind.STATE_BASED
    return log.tell(kind, game, *cited, state_based=actions, player=next(iter(losers), None))


def _something(game: Game) -> Game:
    """In the cleanup step, players get priority once something happens, and another cleanup step follows (514.3a)."""
    return replace(game, again=True) if game.step is TurnStep.CLEANUP else game


def put_first(game: Game, item: StackItem, log: Log) -> Game:
    """The ability that its controller chose goes on the stack before the others (603.3b)."""
    return propose_trigger(_something(game), item, log)


def losing(game: Game) -> Mapping[PlayerId, Rule]:
    """Who loses now, and by which state-based action (704.5a–c)."""
    found = {}
    for player in game.state.players:
        if player.id in game.lost:
            continue
        if player.life <= 0:
            found[player.id] = Rule("704.5a")
        elif player.id in game.drew:
            found[player.id] = Rule("704.5b")
        elif player.poison >= _POISON:
            found[player.id] = Rule("704.5c")
    return found


def pass_priority(game: Game, log: Log) -> Game:
    """The player passes; the next one gets priority, or, all having passed in succession, the top of the stack resolves or the
    step ends (117.3d, 117.4).
    """
    player = game.priority
    if player is None:
        raise ValueError("nobody has priority")
    passed = (*game.passed, player)
    game = log.tell(Kind.PASS, replace(game, passed=passed, priority=None), "117.3d", player=player)
    if len(passed) < len(game.state.players):
        return replace(game, given=_after(game.state, player))
    if game.stack:
        return item_resolving.begin(game, log)
    return next_step(game, log)


def _after(state: State, player: PlayerId) -> PlayerId:
    order = [p.id for p in state.players]
    return order[(order.index(player) + 1) % len(order)]
