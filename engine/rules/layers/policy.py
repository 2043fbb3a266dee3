"""How the layer loop goes about its work: the rules' way, of which each named misreading is a small variation (613).

A policy says in which positions the parts of effects are applied, in which order inside a position, whether dependency is
looked for, and whether an
effect that began goes on.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from engine.model import LAYERS, Layer
from engine.rules.layers.effects import Effect
from engine.state import State


class Dependence(Enum):
    """Which dependencies are looked for (613.8)."""

    BOARD = "over the whole board"  # the rules
    OBJECT = "object by object"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Position:
    """One place in the sequence: the layers whose parts are applied there, and of which effects (None: of all)."""

    layers: tuple[Layer, ...]
    only: Callable[[Effect], bool] | None = None

    def layers_of(self, effect: Effect) -> tuple[Layer, ...]:
        """The layers that an effect has parts for here, in order."""
        if self.only is not None and not self.only(effect):
            return ()
        if len(self.layers) == 1:
            return self.layers if self.layers[0] in effect.layers else ()
        return tuple(layer for layer in self.layers if layer in effect.layers)


Key = Callable[[State, Effect], tuple[object, ...]]


def arrival(_state: State, effect: Effect) -> tuple[object, ...]:
    """Timestamp order (613.7)."""
    return effect.order


@dataclass(frozen=True, slots=True)
class Policy:
    """A way of applying effects. The defaults are the rules' own.

    - `positions`: in the order in which they are gone through. `cda_first`: layers in which characteristic-defining
      abilities go first (613.3).
    - `continues`: an effect that began goes on without its ability (613.6).
    - `just_after`: an effect that has waited goes at once when it is set free, before older ones that waited for nobody: 613.8b to
      the letter. Without it dependency only makes wait (interpretation).
    """

    positions: tuple[Position, ...] = tuple(Position((layer,)) for layer in LAYERS)
    order: Key = arrival
    dependence: Dependence = Dependence.BOARD
    continues: bool = True
    just_after: bool = False
    cda_first: frozenset[Layer] = frozenset({Layer.CONTROL, Layer.TEXT, Layer.TYPE, Layer.COLOR, Layer.ABILITY})

    def up_to(self, layer: Layer) -> "Policy":
        """The same, without what comes from that layer on."""
        kept = tuple(p for p in self.positions if all(LAYERS.index(x) < LAYERS.index(layer) for x in p.layers))
        return replace(self, positions=kept)


RULES = Policy()
