"""A game played choice by choice: what may be chosen, and what each choice leads to, told step by step (117, 601, 608)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.choices import Choice
from engine.game import Asked, Decision, Game, TurnStep
from engine.illegal import Illegal
from engine.model import PlayerId
from engine.opening import Opening
from engine.performing import Performed, perform
from engine.play_policy import AS_WRITTEN, PlayPolicy
from engine.played import Kind, Played, PlayStep
from engine.rule import Rule
from engine.rules.layers.layers import characteristics
from engine.rules.playing import turn
from engine.rules.playing.advancing import advance, asked_for
from engine.rules.playing.log import Log
from engine.rules.playing.making import Refused, make, refuse
from engine.rules.playing.playable import playable
from engine.rules.playing.untold_in_play import untold_in_play
from engine.rules.playing.zone_changes import zone_changes
from engine.rules.state_based import rounds
from engine.setup import begin
from engine.state import State
from engine.telling import changes


@dataclass(frozen=True, slots=True)
class Tried:
    """What trying a choice leads to: the game after it and the steps told, the first of which is numbered 1.

    `refused`: the choice is illegal; the game is the one before the choice, or before the proposal that it fails (733.1).
    """

    game: Game
    steps: tuple[PlayStep, ...]
    refused: tuple[Illegal, ...] = ()


def open_game(opening: Opening, policy: PlayPolicy = AS_WRITTEN) -> Game | tuple[Illegal, ...]:
    """The game from which a board is played, or everything that is wrong with its set-up. Nothing in it has triggered."""
    state = begin(opening.setup)
    if not isinstance(state, State):
        return state
    for moment, action in enumerate(opening.setup.timeline):
        done = perform(state, action, opening.setup.cards)
        if not isinstance(done, Performed):
            return tuple(replace(i, moment=moment) for i in done)
        state = done.state
        for _, after in rounds(state, opening.setup.kept):
            state = after
    game = Game(state, step=opening.step, pools=opening.pools, lands=opening.lands, kept=opening.setup.kept)
    here = {id_: player for id_, player in turn.here_now(state).items() if id_ not in opening.new}
    first = opening.priority or state.active
    game = replace(game, cards=opening.setup.cards, here=here, priority=first, policy=policy)
    return _without_priority(game) if opening.step in {TurnStep.UNTAP, TurnStep.CLEANUP} else game


def _without_priority(game: Game) -> Game:
    """A board that begins where nobody gets priority begins where somebody does, or has something to choose (502.4, 514.3)."""
    waits = replace(game, priority=None, discards=game.step is TurnStep.CLEANUP)
    gone_on = advance(waits, Log(waits))
    return gone_on if isinstance(gone_on, Game) else game


def waits_for(game: Game) -> Decision | None:
    """What the game waits for, with every legal choice; None once it is over."""
    if game.over:
        return None
    if (asked := asked_for(game)) is not None:
        return asked
    player = game.priority
    if player is None:
        raise ValueError("the game can go on without a choice")
    return Decision(player, Asked.PRIORITY, Rule("117.3d"), playable(game, player))


def legal_actions(game: Game, player: PlayerId) -> tuple[Choice, ...]:
    """Every choice that the player may make now: exactly those that `apply` accepts from them."""
    asked = waits_for(game)
    return asked.options if asked is not None and asked.player == player else ()


def apply(game: Game, choice: Choice) -> Tried:
    """The game once the choice was made and everything has happened that nobody chooses, told step by step."""
    log = Log(game)
    done = make(game, choice, log)
    if isinstance(done, Refused):
        after = refuse(game, choice, done, log)
        return Tried(after, _steps(log, after, choice), (done.why,))
    return Tried(done, _steps(log, done, choice))


def _steps(log: Log, game: Game, choice: Choice | None) -> tuple[PlayStep, ...]:
    told = []
    for number, draft in enumerate(log.drafts, 1):
        told.append(_step(draft, number, choice if number == 1 else None))
    if told:
        unclear = (*told[-1].untold, *untold_in_play(game.state, told[-1].sheets))
        told[-1] = replace(told[-1], game=game, waits=waits_for(game), untold=tuple(dict.fromkeys(unclear)))
    return tuple(told)


def _step(draft: Mapping[str, Any], number: int, choice: Choice | None) -> PlayStep:
    facts = dict(draft)
    was, game = facts.pop("was"), facts["game"]
    before, after = characteristics(was.state), characteristics(game.state)
    lives = {p.id: p.life for p in was.state.players}
    return PlayStep(
        number=number,
        before=before,
        sheets=after,
        chose=choice,
        moved=zone_changes(was.state, game.state),
        changes=changes(before, after),
        life=tuple((p.id, p.life - lives[p.id]) for p in game.state.players if p.life != lives[p.id]),
        **facts,
    )


def play(opening: Opening, choices: Sequence[Choice]) -> Played | tuple[Illegal, ...]:
    """A whole play told step by step; an illegal choice is told, and the play goes on from where the rules have it go on."""
    game = open_game(opening)
    if not isinstance(game, Game):
        return game
    played = beginning(game)
    for number, choice in enumerate(choices):
        played = go_on(played, choice, number)
    return played


def beginning(game: Game) -> Played:
    """A play before its first choice: one step, the position."""
    sheets = characteristics(game.state)
    waits = waits_for(game)
    unclear = untold_in_play(game.state, sheets)
    step = PlayStep(1, Kind.BEGIN, (), game, {}, sheets, player=game.priority, turn_step=game.step, waits=waits, untold=unclear)
    return Played((step,), game, waits)


def go_on(played: Played, choice: Choice, number: int) -> Played:
    """The play with one more choice; `number` is its index, from 0."""
    tried = apply(played.game, choice)
    first = len(played.steps)
    told = tuple(replace(s, number=first + s.number, choice=number) for s in tried.steps)
    waits = told[-1].waits if told else waits_for(tried.game)
    return Played((*played.steps, *told), tried.game, waits)
