"""611.2a–b, 514.2: how long the effects of resolved spells and abilities last."""

from dataclasses import replace

from engine.model import Zone
from engine.rules.layers.layers import characteristics
from engine.state import ResolvedEffect, State
from engine.vocabulary.instruction import Duration

_THIS_TURN = frozenset({Duration.END_OF_TURN, Duration.THIS_TURN, Duration.END_OF_COMBAT, Duration.THIS_COMBAT})


def end_turn(state: State) -> State:
    """The turn ends and the next player's begins."""
    return begin_turn(wear_off(state))


def wear_off(state: State) -> State:
    """Damage wears off and "until end of turn" effects end, at once (514.2)."""
    healed = {id_: replace(o, damage=0) if o.damage else o for id_, o in state.objects.items()}
    lasting = tuple(e for e in state.effects if e.duration not in _THIS_TURN and not _until_end_of(e, state.active, state))
    return replace(state, objects=healed, effects=lasting)


def begin_turn(state: State) -> State:
    """The next player's turn begins, and what lasted until then ends (500.1, 611.2a)."""
    players = state.players[1:] + state.players[:1]
    lasting = tuple(e for e in state.effects if not _until_turn_of(e, players[0].id))
    return replace(state, players=players, effects=lasting, turn=state.turn + 1)


def _until_turn_of(effect: ResolvedEffect, player: str) -> bool:
    return effect.duration is Duration.YOUR_NEXT_TURN and effect.controller == player


def _until_end_of(effect: ResolvedEffect, ended: str, state: State) -> bool:
    """ "Until the end of your next turn": not the turn in which it began (611.2a)."""
    return effect.duration is Duration.END_OF_YOUR_NEXT_TURN and effect.controller == ended and effect.turn != state.turn


def expire(state: State) -> State:
    """Without the effects whose "for as long as" is over; it does not begin again (611.2b)."""
    while True:
        lasting = tuple(e for e in state.effects if lasts(e, state))
        if len(lasting) == len(state.effects):
            return state
        state = replace(state, effects=lasting)  # one that ends may have kept the condition of another


def lasts(effect: ResolvedEffect, state: State) -> bool:
    """Whether a "for as long as" still holds; True for every other duration (611.2b)."""
    match effect.duration:
        case Duration.WHILE_THIS_REMAINS:
            return _remains(effect, state)
        case Duration.WHILE_YOU_CONTROL_THIS:
            if not _remains(effect, state) or effect.source is None:
                return False
            return characteristics(state)[effect.source].controller == effect.controller
        case Duration.WHILE_THIS_TAPPED:
            source = None if effect.source is None else state.objects.get(effect.source)
            return _remains(effect, state) and source is not None and source.tapped
        case Duration.WHILE_IT_TAPPED:
            return all(state.objects[id_].tapped for id_ in effect.objects if id_ in state.objects)
        case Duration.UNTIL_LEAVES:
            return _remains(effect, state)
        case _:
            return True  # it ends at a point of a turn: see `end_turn`


def _remains(effect: ResolvedEffect, state: State) -> bool:
    source = None if effect.source is None else state.objects.get(effect.source)
    return source is not None and source.zone is Zone.BATTLEFIELD
