"""The layer system (613.1–613.9): one loop, one effect at a time.

In each layer or sublayer: characteristic-defining abilities first (613.3), then the earliest of the effects that depend on
no other one
still to be applied (613.7, 613.8b); after each, look again from the start (613.8c). An effect that began goes on with the
same objects,
its ability lost or not (613.6).
"""

from collections import deque
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from engine.model import Layer, ObjectId
from engine.rules.layers.base import base_sheet
from engine.rules.layers.dependency import Graph
from engine.rules.layers.effects import Effect, effects_of, of_counters, of_face_down, of_resolved
from engine.rules.layers.policy import RULES, Dependence, Policy, Position
from engine.rules.layers.working import Sets, View, Work
from engine.sheet import EffectId, Sheet
from engine.state import State


@dataclass(frozen=True, slots=True)
class Applied:
    """One effect was applied in one layer: the raw facts, from which a step is told.

    `graph` knows who depends on whom among the `graph.pending` effects that could have been next. `lost`: effects that had
    not begun and
    whose abilities this one took away. `known`, all effects that exist now, and `done`,
    those applied in this position, are the loop's own: they are right until it goes on.
    """

    effect: Effect
    layers: tuple[Layer, ...]  # one, but for misreadings that apply more at once
    work: Work
    before: Mapping[ObjectId, Sheet]
    after: Mapping[ObjectId, Sheet]
    graph: Graph
    continues: bool
    ability_gone: bool
    lost: tuple[Effect, ...]
    known: Mapping[EffectId, Effect]
    done: Mapping[EffectId, Effect]

    @property
    def layer(self) -> Layer:
        """The layer or sublayer in which it is applied."""
        return self.layers[0]


@dataclass(slots=True)
class Board:
    """What the loop knows: the sheets so far, the effects that exist, and those that began with their sets (613.6)."""

    state: State
    sheets: dict[ObjectId, Sheet]
    effects: dict[EffectId, Effect] = field(default_factory=dict)
    by_object: dict[ObjectId, tuple[EffectId, ...]] = field(default_factory=dict)
    began: dict[EffectId, dict[int, tuple[ObjectId, ...]]] = field(default_factory=dict)

    def gather(self, objects: Iterator[ObjectId] | Mapping[ObjectId, Sheet]) -> list[Effect]:
        """Look at the abilities that these objects have now. Returns the effects that are gone and had not begun."""
        lost = []
        for id_ in objects:
            now = {e.id: e for e in effects_of(self.state.objects[id_], self.sheets[id_].abilities)}
            for known in self.by_object.get(id_, ()):
                if known not in now and known not in self.began:
                    lost.append(self.effects.pop(known))
            self.effects.update(now)  # one that began says what its text says now, for the objects it began with (611.3a, 613.6)
            self.by_object[id_] = tuple(now)
        return lost

    def view(self) -> View:
        """What an experiment starts from."""
        return View(self.state, self.sheets, self.began)

    def forget_lost(self) -> list[Effect]:
        """Drop the effects that began and whose ability is gone, as who does not know 613.6 would. Returns them."""
        gone = [e for e in self.effects.values() if not self.exists(e)]
        for effect in gone:
            del self.effects[effect.id]
        return gone

    def exists(self, effect: Effect) -> bool:
        """Whether the ability that it is from is still there."""
        if effect.ability is None or effect.source is None:
            return True
        return any(h.provenance == effect.ability.provenance for h in self.sheets[effect.source].abilities)


_COPIABLE = frozenset({Layer.COPY, Layer.FACE_DOWN})
_known: deque[tuple[State, Mapping[ObjectId, Sheet]]] = deque(maxlen=16)


def characteristics(state: State) -> Mapping[ObjectId, Sheet]:
    """The current characteristics of every object in every zone (613.1), kept for the positions asked about last."""
    known = tuple(_known)  # other threads remember, too
    for before, sheets in known:
        if before is state:
            return sheets
    for before, sheets in known:
        if _same(before, state):
            remember(state, sheets)
            return sheets
    board = start(state)
    for _ in run(board):
        pass
    remember(state, board.sheets)
    return board.sheets


def remember(state: State, sheets: Mapping[ObjectId, Sheet]) -> None:
    """Keep the characteristics of a position that were worked out in another way."""
    _known.appendleft((state, sheets))


def _same(one: State, other: State) -> bool:
    """Whether two positions are alike in all that characteristics depend on. Objects are mostly the very same values, so
    it is soon seen.
    """
    return (
        len(one.objects) == len(other.objects)
        and one.effects == other.effects
        and one.objects == other.objects
        and one.players == other.players
    )


def copiable_values(state: State, id_: ObjectId) -> Sheet:
    """The copiable values of an object: what it is after layer 1 (613.2c, 707.2). Raises `KeyError` for an unknown id."""
    board = start(state)
    for _ in run(board, RULES.up_to(Layer.CONTROL)):
        pass
    return board.sheets[id_]


def start(state: State) -> Board:
    """The actual objects and the effects that exist before any is applied (613.1)."""
    board = Board(state, {id_: base_sheet(o) for id_, o in state.objects.items()})
    board.gather(board.sheets)
    for resolved in state.effects:
        effect = of_resolved(resolved, state)
        board.effects[effect.id] = effect
    for object_ in state.objects.values():
        if object_.face_down:
            face_down = of_face_down(object_)
            board.effects[face_down.id] = face_down
        for counters in object_.counters:
            from_counters = of_counters(object_, counters)
            if from_counters is not None:
                board.effects[from_counters.id] = from_counters
    return board


def run(board: Board, policy: Policy = RULES) -> Iterator[Applied]:
    """Apply everything, position by position (each layer is one), yielding after each effect; `board.sheets` hold the result."""
    for position in policy.positions:
        for scope in _scopes(board, policy):
            done: dict[EffectId, Effect] = {}
            waited: frozenset[EffectId] = frozenset()
            while pending := [e for e in board.effects.values() if position.layers_of(e) and e.id not in done]:
                graph = Graph(_candidates(pending, position, policy, board), position, board.view(), policy.dependence, scope)
                effect = choose(graph, waited)
                if policy.just_after:
                    waited |= graph.waiting
                done[effect.id] = effect
                yield _apply(board, graph, effect, policy, done)


def _scopes(board: Board, policy: Policy) -> Iterator[ObjectId | None]:
    """The whole board (613.8a), or, for who decides object by object, each object in its turn."""
    if policy.dependence is Dependence.OBJECT:
        yield from board.state.objects
    else:
        yield None


def _candidates(pending: list[Effect], position: Position, policy: Policy, board: Board) -> list[Effect]:
    """Of the effects still to be applied, those that may be next: characteristic-defining ones while there are any (613.3)."""
    if policy.cda_first.issuperset(position.layers):
        pending = [e for e in pending if e.cda] or pending
    return sorted(pending, key=lambda e: policy.order(board.state, e))


def choose(graph: Graph, first: AbstractSet[EffectId] = frozenset()) -> Effect:
    """The earliest that waits for no other (613.7, 613.8b), but one of `first` before the rest. Inside a loop timestamps decide, so
    there always is one.
    """
    if len(graph.pending) == 1:
        return graph.pending[0]
    free = (e for e in graph.pending if not graph.waits_for(e))
    return min(free, key=lambda e: e.id not in first) if first else next(free)


def _apply(board: Board, graph: Graph, effect: Effect, policy: Policy, done: Mapping[EffectId, Effect]) -> Applied:
    before, work = board.sheets, graph.work(effect)
    continues, gone = effect.id in board.began, not board.exists(effect)
    started: dict[int, tuple[ObjectId, ...]] = board.began.setdefault(effect.id, {})
    for clause, objects in work.sets.items():
        known = started.get(clause, ())
        started[clause] = known if known == objects else tuple(dict.fromkeys((*known, *objects)))
    board.sheets = {**before, **work.sheets}
    changed = {id_: s for id_, s in work.sheets.items() if s.abilities is not before[id_].abilities}
    replaced = board.gather(changed)
    lost = [] if graph.position.layers[0] in _COPIABLE else replaced  # what it was before layer 1 never was its text
    if not policy.continues:
        lost += board.forget_lost()
    layers = graph.position.layers_of(effect)
    return Applied(effect, layers, work, before, board.sheets, graph, continues, gone, tuple(lost), board.effects, done)


__all__ = ["Applied", "Board", "Sets", "characteristics", "choose", "copiable_values", "remember", "run", "start"]
