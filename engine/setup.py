"""A board as it is written down, unchecked, and its check: every fault at once, before anything is played."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from engine.actions import Action, Attach, DealDamage, EndTurn, Enter, Move, PutCounters, Resolve, SetStatus, Together
from engine.card import Card
from engine.illegal import Illegal, Reason
from engine.model import ObjectId, PlayerId
from engine.rules.outcome import MAX_OBJECTS, find_card, refusal, under
from engine.state import Player, State

MAX_MOMENTS = 1000
MAX_LIFE = 1_000_000


@dataclass(frozen=True, slots=True)
class Setup:
    """Players in turn order, what happens, moment by moment, and which moments are opened effect by effect.

    - `active`: whose turn it is; None: the first player's. `life`: totals other than 20.
    - `cards`: card facts beyond the pool, by English name; they win over it.
    - `opened`: indices of `timeline`, from 0. `kept`: the legendary permanents that their players would keep (704.5j).
    """

    players: tuple[PlayerId, ...]
    timeline: tuple[Action, ...]
    active: PlayerId | None = None
    life: Mapping[PlayerId, int] = field(default_factory=dict)
    cards: Mapping[str, Card] = field(default_factory=dict)
    opened: frozenset[int] = frozenset()
    kept: frozenset[ObjectId] = frozenset()


def begin(setup: Setup) -> State | tuple[Illegal, ...]:
    """The position before the first moment, or everything that can be seen to be wrong without playing.

    What depends on the position, such as whether a target is legal, is found when the moment is performed.
    """
    faults = (*_player_faults(setup), *_timeline_faults(setup))
    if faults:
        return faults
    first = setup.players.index(setup.active) if setup.active is not None else 0
    order = setup.players[first:] + setup.players[:first]
    return State(tuple(Player(id_, setup.life.get(id_, 20)) for id_ in order), {})


def _player_faults(setup: Setup) -> Iterator[Illegal]:
    if not setup.players:
        yield refusal(Reason.BAD_VALUE, "players", 0, "100.1")
    for n, id_ in enumerate(setup.players):
        if id_ in setup.players[:n]:
            yield refusal(Reason.DUPLICATE_ID, f"players.{n}", id_)
    if setup.active is not None and setup.active not in setup.players:
        yield refusal(Reason.UNKNOWN_PLAYER, "active", setup.active)
    for id_, life in setup.life.items():
        if id_ not in setup.players:
            yield refusal(Reason.UNKNOWN_PLAYER, f"life.{id_}", id_)
        if abs(life) > MAX_LIFE:
            yield refusal(Reason.BAD_VALUE, f"life.{id_}", life)
    if len(setup.timeline) > MAX_MOMENTS:
        yield refusal(Reason.TOO_MANY, "timeline", len(setup.timeline), most=MAX_MOMENTS)
    for id_ in sorted(setup.kept - {e.id for _, _, e in _entrances(setup)}):
        yield refusal(Reason.UNKNOWN_OBJECT, "kept", id_)


def _entrances(setup: Setup) -> Iterator[tuple[int, str, Enter]]:
    """Every arrival, with its moment and its key's prefix."""
    for moment, action in enumerate(setup.timeline):
        if isinstance(action, Enter):
            yield moment, "", action
        elif isinstance(action, Together):
            yield from ((moment, f"arrivals.{n}.", arrival) for n, arrival in enumerate(action.arrivals))


def _timeline_faults(setup: Setup) -> Iterator[Illegal]:
    arrives: dict[ObjectId, int] = {}
    for total, (moment, prefix, entrance) in enumerate(_entrances(setup)):
        if total == MAX_OBJECTS:
            yield replace(refusal(Reason.TOO_MANY, f"{prefix}id", entrance.id, most=MAX_OBJECTS), moment=moment)
        if entrance.id in arrives or entrance.id in setup.players:
            yield replace(refusal(Reason.DUPLICATE_ID, f"{prefix}id", entrance.id), moment=moment)
        arrives.setdefault(entrance.id, moment)
    yield from _cycles(setup)
    creates = False
    for moment, action in enumerate(setup.timeline):
        known = _Known(setup, arrives, moment, creates)
        yield from (replace(fault, moment=moment) for fault in _action_faults(action, known))
        creates = creates or isinstance(action, Resolve)


def _cycles(setup: Setup) -> Iterator[Illegal]:
    """Arrivals each attached to the next in a ring: none of them could be first."""
    to = {e.id: e.attached_to for _, _, e in _entrances(setup)}
    for moment, prefix, entrance in _entrances(setup):
        seen, at = {entrance.id}, entrance.attached_to
        while at is not None and at not in seen:
            seen.add(at)
            at = to.get(at)
        if at == entrance.id:
            yield replace(refusal(Reason.ATTACHMENT_CYCLE, f"{prefix}attached_to", entrance.attached_to), moment=moment)


@dataclass(frozen=True, slots=True)
class _Known:
    """What a moment may speak of: players, cards, and objects that have arrived by then or that an earlier moment may
    have created."""

    setup: Setup
    arrives: Mapping[ObjectId, int]
    moment: int
    creates: bool

    def object(self, key: str, id_: str) -> Iterator[Illegal]:
        when = self.arrives.get(id_)
        if when is None and not self.creates:
            yield refusal(Reason.UNKNOWN_OBJECT, key, id_)
        elif when is not None and when > self.moment:
            yield refusal(Reason.NOT_YET, key, id_)

    def object_or_player(self, key: str, id_: str) -> Iterator[Illegal]:
        if id_ not in self.setup.players:
            yield from self.object(key, id_)

    def player(self, key: str, id_: str | None) -> Iterator[Illegal]:
        if id_ is not None and id_ not in self.setup.players:
            yield refusal(Reason.UNKNOWN_PLAYER, key, id_)

    def card(self, key: str, name: str) -> Iterator[Illegal]:
        if find_card(name, self.setup.cards) is None:
            yield refusal(Reason.UNKNOWN_CARD, key, name)


def _action_faults(action: Action, known: _Known) -> Iterator[Illegal]:
    match action:
        case Enter():
            yield from _enter_faults(action, known)
        case Together(arrivals):
            for n, arrival in enumerate(arrivals):
                yield from under(f"arrivals.{n}", _enter_faults(arrival, known))
        case Resolve():
            yield from _resolve_faults(action, known)
        case Attach(id_, to):
            yield from known.object("id", id_)
            yield from known.object_or_player("to", to)
        case DealDamage(id_):
            yield from known.object_or_player("id", id_)
        case Move(id_, controller=controller, attached_to=to):
            yield from known.object("id", id_)
            yield from known.player("controller", controller)
            yield from () if to is None else known.object_or_player("attached_to", to)
        case PutCounters(id_) | SetStatus(id_):
            yield from known.object("id", id_)
        case EndTurn():
            pass


def _enter_faults(action: Enter, known: _Known) -> Iterator[Illegal]:
    yield from known.card("card", action.card)
    yield from known.player("controller", action.controller)
    yield from known.player("owner", action.owner)
    if action.attached_to is not None:
        yield from known.object_or_player("attached_to", action.attached_to)
    if action.copy_of is not None and find_card(action.copy_of, known.setup.cards) is None:
        yield from known.object("copy_of", action.copy_of)


def _resolve_faults(action: Resolve, known: _Known) -> Iterator[Illegal]:
    yield from known.player("controller", action.controller)
    if action.source is not None:
        yield from known.object("source", action.source)
    else:
        yield from known.card("card", action.card or "")
    for n, chosen in enumerate(action.targets):
        for id_ in chosen:
            yield from known.object_or_player(f"targets.{n}", id_)
