"""120.3: what damage does."""

from dataclasses import replace

from engine.model import CardType, ObjectId, PlayerId, Zone
from engine.rules.counting import put_counters, remove_counters
from engine.rules.layers.layers import characteristics
from engine.rules.matching import has_keyword
from engine.rules.moving import with_objects
from engine.rules.resolving.cant import player_cant
from engine.sheet import Sheet
from engine.state import State

MINUS = "-1/-1"


def deal(state: State, receiver: ObjectId | PlayerId, amount: int, source: Sheet | None = None) -> State:
    """Damage from a source, as it is or last was (608.2h), or from nobody in particular, to a player or a permanent.

    Players lose life, or get poison counters if the source has infect (120.3a–b). Planeswalkers lose loyalty counters
    (120.3c). On creatures, -1/-1 counters by wither or infect, else damage that stays marked
    (120.3d–e). Lifelink gains life (120.3f).
    """
    if amount <= 0:
        return state
    dealt = (_to_player if state.is_player(receiver) else _to_permanent)(state, receiver, amount, source)
    if source is not None and has_keyword("lifelink", source):
        dealt = with_life(dealt, (source.controller,), amount)
    return dealt


def _to_player(state: State, player: PlayerId, amount: int, source: Sheet | None) -> State:
    infects = source is not None and has_keyword("infect", source)
    if not infects:
        return with_life(state, (player,), -amount)
    return replace(state, players=tuple(replace(p, poison=p.poison + amount) if p.id == player else p for p in state.players))


def _to_permanent(state: State, id_: ObjectId, amount: int, source: Sheet | None) -> State:
    sheet = characteristics(state)[id_]
    if sheet.zone is not Zone.BATTLEFIELD:
        return state
    if CardType.PLANESWALKER in sheet.types:
        state = remove_counters(state, id_, "loyalty", amount)
    if CardType.BATTLE in sheet.types:
        state = remove_counters(state, id_, "defense", amount)
    if CardType.CREATURE not in sheet.types:
        return state
    if source is not None and has_keyword("deathtouch", source):
        state = with_objects(state, [replace(state.objects[id_], deathtouched=True)])
    if source is not None and (has_keyword("infect", source) or has_keyword("wither", source)):
        return put_counters(state, id_, MINUS, amount)
    object_ = state.objects[id_]
    return with_objects(state, [replace(object_, damage=object_.damage + amount)])


def with_life(state: State, players: tuple[PlayerId, ...], change: int) -> State:
    """The state with the life totals of these players changed, those who can't gain life not gaining any (119.3, 101.2)."""
    if change > 0:
        sheets = characteristics(state)
        players = tuple(p for p in players if not player_cant("gain life", p, state, sheets))
    changed = (replace(p, life=p.life + change) if p.id in players else p for p in state.players)
    return replace(state, players=tuple(changed))
