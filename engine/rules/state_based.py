"""704: state-based actions. One small function for each rule says whom it concerns; all that apply are performed at
once (704.3).

To add one: a function from the board to the objects, and a line in `_TABLE` with what is done to them.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.model import PERMANENT_TYPES, CardType, ObjectId, PlayerId, Supertype, Zone
from engine.rule import Rule
from engine.rules.context import Sheets
from engine.rules.counting import count, remove_counters
from engine.rules.durations import expire
from engine.rules.entering.attaching import cannot
from engine.rules.layers.layers import characteristics
from engine.rules.matching import has_keyword
from engine.rules.moving import cease, move, with_objects
from engine.sheet import Sheet
from engine.state import GameObject, State
from engine.trace import StateBased

_ATTACHABLE = frozenset({"Aura", "Equipment", "Fortification"})
_PLUS, _MINUS = "+1/+1", "-1/-1"


@dataclass(frozen=True, slots=True)
class _Board:
    """The position, the permanents' sheets among all, and which legendary permanents their players would keep
    (704.5j)."""

    state: State
    sheets: Sheets
    kept: Collection[ObjectId]

    def permanents(self, type_: CardType | None = None) -> Iterator[Sheet]:
        for sheet in self.sheets.values():
            if sheet.zone is Zone.BATTLEFIELD and (type_ is None or type_ in sheet.types):
                yield sheet

    def attached(self) -> Iterator[tuple[Sheet, str]]:
        for sheet in self.permanents():
            to = self.state.objects[sheet.id].attached_to
            if to is not None:
                yield sheet, to


def token_elsewhere(board: _Board) -> Iterator[ObjectId]:
    """704.5d: a token in a zone other than the battlefield."""
    yield from (o.id for o in _away(board) if o.card.types & PERMANENT_TYPES)


def copy_elsewhere(board: _Board) -> Iterator[ObjectId]:
    """704.5e: a copy of a spell in a zone other than the stack."""
    yield from (o.id for o in _away(board) if not o.card.types & PERMANENT_TYPES)


def _away(board: _Board) -> Iterator[GameObject]:
    """What is no card, and is neither on the battlefield nor on the stack (a copy of a permanent spell is a token, 707.10f)."""
    yield from (o for o in board.state.objects.values() if o.token and o.zone not in {Zone.BATTLEFIELD, Zone.STACK})


def toughness_zero(board: _Board) -> Iterator[ObjectId]:
    """704.5f: a creature with toughness 0 or less."""
    yield from (s.id for s in board.permanents(CardType.CREATURE) if (s.toughness or 0) <= 0)


def lethal_damage(board: _Board) -> Iterator[ObjectId]:
    """704.5g: a creature with as much damage as toughness; one with indestructible ignores it (702.12b)."""
    for sheet in board.permanents(CardType.CREATURE):
        damage, toughness = board.state.objects[sheet.id].damage, sheet.toughness or 0
        if 0 < toughness <= damage and not has_keyword("indestructible", sheet):
            yield sheet.id


def deathtouched(board: _Board) -> Iterator[ObjectId]:
    """704.5h: a creature dealt damage by a source with deathtouch since the last check; indestructible ignores it (702.12b)."""
    for sheet in board.permanents(CardType.CREATURE):
        if board.state.objects[sheet.id].deathtouched and (sheet.toughness or 0) > 0 and not has_keyword("indestructible", sheet):
            yield sheet.id


def loyalty_zero(board: _Board) -> Iterator[ObjectId]:
    """704.5i: a planeswalker with loyalty 0, which is its number of loyalty counters (306.5c)."""
    yield from (s.id for s in board.permanents(CardType.PLANESWALKER) if count(board.state, s.id, "loyalty") == 0)


def legend_rule(board: _Board) -> Iterator[ObjectId]:
    """704.5j: legendary permanents of one name and one controller, all but the one that is kept.

    Which one is the player's choice: whoever plays is asked (`playing.legends`), a board may say it; unsaid, the player is taken
    to keep the newest.
    """
    for ids in legends(board.sheets).values():
        chosen = [id_ for id_ in ids if id_ in board.kept] or ids
        stays = max(chosen, key=lambda id_: board.state.objects[id_].timestamp)
        yield from (id_ for id_ in ids if id_ != stays)


def legends(sheets: Sheets) -> Mapping[tuple[str, PlayerId], list[ObjectId]]:
    """The legendary permanents, by name and controller; no name is no same name (201.2a)."""
    groups: dict[tuple[str, PlayerId], list[ObjectId]] = {}
    for sheet in sheets.values():
        if sheet.zone is Zone.BATTLEFIELD and Supertype.LEGENDARY in sheet.supertypes and sheet.name:
            groups.setdefault((sheet.name, sheet.controller), []).append(sheet.id)
    return groups


def world_rule(board: _Board) -> Iterator[ObjectId]:
    """704.5k: permanents with the supertype world, all but the one that has had it for the shortest time."""
    worlds = [s.id for s in board.permanents() if Supertype.WORLD in s.supertypes]
    if len(worlds) > 1:
        newest = max(worlds, key=lambda id_: board.state.objects[id_].timestamp)
        yield from (id_ for id_ in worlds if id_ != newest)


def stray_aura(board: _Board) -> Iterator[ObjectId]:
    """704.5m: an Aura attached to nothing, or to what it can't enchant (303.4c–d)."""
    for sheet in board.permanents():
        if "Aura" in sheet.subtypes:
            to = board.state.objects[sheet.id].attached_to
            if to is None or cannot(board.state, board.sheets, sheet.id, to) is not None:
                yield sheet.id


def stray_equipment(board: _Board) -> Iterator[ObjectId]:
    """704.5n: an Equipment or Fortification attached to what it can't be attached to."""
    for sheet, to in board.attached():
        carries = sheet.subtypes & {"Equipment", "Fortification"} and "Aura" not in sheet.subtypes
        if carries and cannot(board.state, board.sheets, sheet.id, to) is not None:
            yield sheet.id


def attached_without_right(board: _Board) -> Iterator[ObjectId]:
    """704.5p: a creature or battle, or what is no Aura, Equipment or Fortification, attached to something."""
    for sheet, _ in board.attached():
        if sheet.types & {CardType.CREATURE, CardType.BATTLE} or not sheet.subtypes & _ATTACHABLE:
            yield sheet.id


def opposite_counters(board: _Board) -> Iterator[ObjectId]:
    """704.5q: a permanent with both +1/+1 and -1/-1 counters."""
    for sheet in board.permanents():
        if count(board.state, sheet.id, _PLUS) and count(board.state, sheet.id, _MINUS):
            yield sheet.id


class _Done(StrEnum):
    """What a state-based action does to the object."""

    CEASES = "ceases to exist"
    GRAVEYARD = "is put into its owner's graveyard"
    UNATTACHED = "becomes unattached"
    CANCELS = "counters are removed in pairs"


_TABLE: dict[str, tuple[Callable[[_Board], Iterable[ObjectId]], _Done]] = {
    "704.5d": (token_elsewhere, _Done.CEASES),
    "704.5e": (copy_elsewhere, _Done.CEASES),
    "704.5f": (toughness_zero, _Done.GRAVEYARD),
    "704.5g": (lethal_damage, _Done.GRAVEYARD),
    "704.5h": (deathtouched, _Done.GRAVEYARD),
    "704.5i": (loyalty_zero, _Done.GRAVEYARD),
    "704.5j": (legend_rule, _Done.GRAVEYARD),
    "704.5k": (world_rule, _Done.GRAVEYARD),
    "704.5m": (stray_aura, _Done.GRAVEYARD),
    "704.5n": (stray_equipment, _Done.UNATTACHED),
    "704.5p": (attached_without_right, _Done.UNATTACHED),
    "704.5q": (opposite_counters, _Done.CANCELS),
}


def check(state: State, sheets: Sheets, kept: Collection[ObjectId] = ()) -> tuple[StateBased, ...]:
    """The state-based actions that apply now, all of which are to be performed at once (704.3); none: no more are to
    come.

    `kept`: the legendary permanents that their players choose to keep (704.5j).
    """
    board = _Board(state, sheets, kept)
    return tuple(StateBased(Rule(rule), id_) for rule, (concerned, _) in _TABLE.items() for id_ in concerned(board))


def rounds(state: State, kept: Collection[ObjectId] = ()) -> Iterator[tuple[tuple[StateBased, ...], State]]:
    """State-based actions performed together, then looked for again, until there are none (704.3).

    Yields the actions of each round and the state after it.
    """
    while actions := check(state, characteristics(state), kept):
        state = perform_state_based(state, actions)
        yield actions, state


def checked(state: State) -> State:
    """The state without what only counts until the next check (704.5h)."""
    touched = [replace(o, deathtouched=False) for o in state.objects.values() if o.deathtouched]
    return with_objects(state, touched) if touched else state


def perform_state_based(state: State, actions: Iterable[StateBased]) -> State:
    """Performs them at once (704.3); an object that dies by two rules dies once."""
    done: dict[_Done, list[ObjectId]] = {}
    for action in actions:
        done.setdefault(_TABLE[str(action.rule)][1], []).append(action.object)
    for id_ in done.get(_Done.CANCELS, ()):
        pairs = min(count(state, id_, _PLUS), count(state, id_, _MINUS))
        state = remove_counters(remove_counters(state, id_, _PLUS, pairs), id_, _MINUS, pairs)
    loose = [replace(state.objects[id_], attached_to=None) for id_ in done.get(_Done.UNATTACHED, ())]
    state = with_objects(state, loose)
    state = move(state, done.get(_Done.GRAVEYARD, ()), Zone.GRAVEYARD)
    return checked(expire(cease(state, done.get(_Done.CEASES, ()))))
