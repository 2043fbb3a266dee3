"""The layer loop stopped just before a step: what is still to come, what may be next, who depends on whom (613.7, 613.8)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import groupby, islice, permutations, product

from engine.model import LAYERS, Layer, ObjectId
from engine.rules.layers.dependency import Graph
from engine.rules.layers.effects import Effect, Order
from engine.rules.layers.layers import Board, choose, run, start
from engine.rules.layers.policy import RULES, Dependence, Policy, Position
from engine.sheet import EffectId
from engine.state import State
from engine.trace import Dependency, Step, StepKind, Trace

MOST_ORDERS = 24  # of effects with the same timestamp: more are not gone through


def opened(trace: Trace, number: int) -> tuple[Step, ...]:
    """The applied steps of the moment that step `number` belongs to."""
    moment = trace.steps[number - 1].moment
    return tuple(s for s in trace.steps if s.moment == moment and s.kind is StepKind.APPLY)


@dataclass(frozen=True, slots=True)
class Before:
    """The board just before a step in which an effect is applied in `layer`.

    - `done`: what was applied in that layer already. `waited`: what something held back in that layer until now.
    """

    board: Board
    layer: Layer
    done: frozenset[EffectId]
    waited: frozenset[EffectId] = frozenset()

    @classmethod
    def step(cls, trace: Trace, number: int) -> "Before":
        """Just before that step, from 1, of a board played as the rules have it. Raises `ValueError` where no effect is applied."""
        step, earlier = trace.steps[number - 1], [s for s in opened(trace, number) if s.number < number]
        if step.kind is not StepKind.APPLY or step.layer is None:
            raise ValueError(f"no effect is applied in step {number}")
        board, waited = start(step.state), frozenset[EffectId]()
        for applied in islice(run(board), len(earlier)):
            if applied.layer is step.layer:
                waited |= applied.graph.waiting
        return cls(board, step.layer, frozenset(s.effect.id for s in earlier if s.effect and s.layer is step.layer), waited)

    @property
    def here(self) -> tuple[Effect, ...]:
        """What is still to be applied in the layer, in timestamp order."""
        left = (e for e in self.board.effects.values() if self.layer in e.layers and e.id not in self.done)
        return tuple(sorted(left, key=lambda e: e.order))

    def to_come(self) -> Iterator[tuple[Effect, tuple[Layer, ...]]]:
        """Every effect that exists, in timestamp order, with the layers of its parts that are still to come; if there are none, it
        is left out.
        """
        for effect in sorted(self.board.effects.values(), key=lambda e: e.order):
            layers = tuple(layer for layer in LAYERS if layer in effect.layers and self._is_ahead(layer, effect))
            if layers:
                yield effect, layers

    def _is_ahead(self, layer: Layer, effect: Effect) -> bool:
        place, here = LAYERS.index(layer), LAYERS.index(self.layer)
        return place > here or (place == here and effect.id not in self.done)

    def dependencies(self, dependence: Dependence = Dependence.BOARD, scope: ObjectId | None = None) -> tuple[Dependency, ...]:
        """Every dependency in the layer, each with every cause that is true of it (613.8a)."""
        graph = self._graph(self.here, dependence, scope)
        return tuple(cause for effect in graph.pending for edge in graph.edges(effect) for cause in graph.causes(effect, edge.on))

    def may_be_next(self) -> frozenset[EffectId]:
        """The effects that the rules allow to be the next: more than one where timestamps are the same, and where one that has
        waited is set free, which goes «just after» (613.8b).
        """
        graph = self._graph(tuple(e for e in self.here if e.cda) or self.here)
        right = choose(graph)
        free = (e for e in graph.pending if not graph.waits_for(e))
        return frozenset(e.id for e in free if _tied(e) == _tied(right) or e.id in self.waited)

    def _graph(
        self, pending: tuple[Effect, ...], dependence: Dependence = Dependence.BOARD, scope: ObjectId | None = None
    ) -> Graph:
        return Graph(pending, Position((self.layer,)), self.board.view(), dependence, scope)


def _tied(effect: Effect) -> tuple[object, ...]:
    """What two effects have in common that timestamps do not order: both are own abilities of one object, or abilities that
    one effect gave. 613.7a gives them the same timestamp, and no rule says more. What resolves does one thing after the
    other (608.2c).
    """
    return (effect.timestamp, effect.ability.since) if effect.ability is not None else (effect.timestamp, effect.id)


def orders(trace: Trace, number: int) -> frozenset[tuple[EffectId, ...]]:
    """Every order in which the rules allow the layer of step `number` to be gone through from there on."""
    before = Before.step(trace, number)
    groups = [tuple(group) for _, group in groupby(before.here, key=_tied)]
    found = set()
    for chosen in islice(product(*map(permutations, groups)), MOST_ORDERS):
        places = zip(before.here, (effect for group in chosen for effect in group), strict=True)
        policy = _rearranged({effect.id: place.order for place, effect in places})
        for reading in (policy, replace(policy, just_after=True)):
            found.add(_as_applied(trace.steps[number - 1].state, before, reading))
    return frozenset(found)


def _rearranged(order: Mapping[EffectId, Order]) -> Policy:
    return replace(RULES, order=lambda _, effect: order.get(effect.id, effect.order))


def _as_applied(state: State, before: Before, policy: Policy) -> tuple[EffectId, ...]:
    """What is applied in the layer besides what was applied already."""
    following = LAYERS[LAYERS.index(before.layer) + 1 :]
    applied = run(start(state), policy.up_to(following[0]) if following else policy)
    return tuple(a.effect.id for a in applied if a.layer is before.layer and a.effect.id not in before.done)
