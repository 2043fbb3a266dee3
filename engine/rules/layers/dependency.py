"""Dependency (613.8), found by experiment: the other effect is applied first on a copy of the board.

Effect A depends on B if that changes A's text, its existence, what it applies to, or what it does to any of the things it
applies to.
What it does is the operation worked out for an object, not the resulting difference: flying and "loses flying" do not depend
on each
other (613.9). The relation is decided over the whole board, and for the whole effect in that layer.
"""

from collections.abc import Iterator, Sequence

from engine.model import ObjectId
from engine.rules.layers.effects import Effect, effects_of
from engine.rules.layers.footprint import NOTHING, TEXT
from engine.rules.layers.policy import Dependence, Position
from engine.rules.layers.working import View, Work, work
from engine.sheet import EffectId
from engine.trace import Dependency, Why


class Graph:
    """Who depends on whom among the effects still to be applied in a layer, worked out when asked and then kept."""

    def __init__(
        self, pending: Sequence[Effect], position: Position, view: View, dependence: Dependence, scope: ObjectId | None
    ) -> None:
        self.pending, self.position, self.view = pending, position, view
        self._dependence, self._scope = dependence, scope
        self._works: dict[EffectId, Work] = {}
        self._edges: dict[EffectId, tuple[Dependency, ...]] = {}
        self._by_id = {e.id: e for e in pending}

    def work(self, effect: Effect) -> Work:
        """What the effect does on the board as it is."""
        if effect.id not in self._works:
            self._works[effect.id] = work(effect, self.position.layers_of(effect), self.view, self._scope)
        return self._works[effect.id]

    def edges(self, effect: Effect) -> tuple[Dependency, ...]:
        """What the effect depends on among the others; those of the same kind only (613.8a(c))."""
        if self._dependence is Dependence.NONE:
            return ()
        if effect.id not in self._edges:
            found = (
                next(self._experiment(effect, other), None)
                for other in self.pending
                if other is not effect and other.cda is effect.cda and self._can_meet(effect, other)
            )
            self._edges[effect.id] = tuple(d for d in found if d is not None)
        return self._edges[effect.id]

    def _can_meet(self, effect: Effect, other: Effect) -> bool:
        """Whether what `other` writes is anything that `effect` reads: without that, no experiment is needed."""
        began = self.view.began.get(effect.id)
        writes = NOTHING.union(*map(other.writes, self.position.layers_of(other)))
        if effect.ability is not None and TEXT in writes:
            return True
        layers = self.position.layers_of(effect)
        return any(
            any(not writes.isdisjoint(c.working.get(layer, NOTHING)) for layer in layers)
            or (effect.objects is None and not (began and n in began) and not writes.isdisjoint(c.selecting))
            for n, c in enumerate(effect.clauses)
            if any(layer in c.by_layer for layer in layers)
        )

    def causes(self, effect: Effect, on: EffectId) -> tuple[Dependency, ...]:
        """Everything that applying the other first would change of the effect (613.8a(b)): there may be more than one cause."""
        return tuple(self._experiment(effect, self._by_id[on]))

    def _experiment(self, effect: Effect, other: Effect) -> Iterator[Dependency]:
        changed = self.work(other).sheets
        after = View(self.view.state, {**self.view.sheets, **changed}, self.view.began)
        meant, ability = effect, effect.ability
        if ability is not None and effect.source is not None and effect.source in changed:
            held = next((h for h in changed[effect.source].abilities if h.provenance == ability.provenance), None)
            if held is None and effect.id not in after.began:  # one that began goes on without its ability (613.6)
                yield Dependency(effect.id, other.id, Why.EXISTENCE)
                return
            if held is not None and held.ability is not ability.ability and held.ability != ability.ability:
                yield Dependency(effect.id, other.id, Why.TEXT)
                now = effects_of(self.view.state.objects[effect.source], changed[effect.source].abilities)
                meant = next((e for e in now if e.id == effect.id), effect)  # what it applies to and does, with its new text
        then = work(meant, self.position.layers_of(meant), after, self._scope, trial=True)
        yield from _compare(effect, other, self.work(effect), then)

    def loop(self, effect: Effect) -> tuple[EffectId, ...]:
        """The effects that depend on each other in a ring with this one, itself included; only itself if there is none (613.8b)."""
        onward = self._reachable(effect.id)
        return tuple(e.id for e in self.pending if e.id == effect.id or (e.id in onward and effect.id in self._reachable(e.id)))

    def waits_for(self, effect: Effect) -> tuple[Dependency, ...]:
        """The dependencies that hold it back: inside a loop they are ignored, those on effects outside it are not
        (interpretation of 613.8b).
        """
        edges = self.edges(effect)
        if not edges:
            return ()
        loop = self.loop(effect)
        return tuple(d for d in edges if d.on not in loop)

    @property
    def waiting(self) -> frozenset[EffectId]:
        """Those that something holds back."""
        return frozenset(e.id for e in self.pending if self.waits_for(e))

    def _reachable(self, start: EffectId) -> set[EffectId]:
        found: set[EffectId] = set()
        front = [start]
        while front:
            for dependency in self.edges(self._by_id[front.pop()]):
                if dependency.on not in found:
                    found.add(dependency.on)
                    front.append(dependency.on)
        return found


def _compare(effect: Effect, other: Effect, first: Work, then: Work) -> Iterator[Dependency]:
    moved: frozenset[ObjectId] = frozenset()
    if first.sets != then.sets:
        before = {(n, id_) for n, objects in first.sets.items() for id_ in objects}
        after = {(n, id_) for n, objects in then.sets.items() for id_ in objects}
        gained, lost = frozenset(id_ for _, id_ in after - before), frozenset(id_ for _, id_ in before - after)
        yield Dependency(effect.id, other.id, Why.APPLIES, gained=gained, lost=lost)
        moved = gained | lost
    for id_, operations in first.operations.items():
        if id_ not in moved and then.operations[id_] != operations:
            yield Dependency(effect.id, other.id, Why.DOES, object=id_, before=operations, after=then.operations[id_])
            return
