"""Where 613.8b can be read in two ways: an effect waits «until just after» what it depends on, and somebody older waits for nobody.

The board then lets the older one go first, as the dependency only makes wait (613.7); to the letter, the one set free is next.
"""

from collections.abc import Sequence
from itertools import pairwise

from engine.sheet import EffectId
from engine.trace import Step


def to_the_letter(steps: Sequence[Step]) -> tuple[EffectId, ...]:
    """The effects of a layer, whose steps these are in order, each just after what set it free; as they are where it is all one."""
    order = [step.effect.id for step in steps if step.effect]
    waiting = [{w.effect for w in step.waiting if w.layer is step.layer and w.dependency} for step in steps]
    waited = set().union(*waiting)
    for place, (now, then) in enumerate(pairwise(waiting)):
        freed = [effect for effect in order[place + 1 :] if effect in now - then]
        if freed and order[place + 1] not in waited:
            rest = [effect for effect in order[place + 1 :] if effect not in freed]
            return (*order[: place + 1], *freed, *rest)
    return tuple(order)


def is_of_two_readings(steps: Sequence[Step]) -> bool:
    """Whether the letter of 613.8b would have the layer gone through in another order."""
    return list(to_the_letter(steps)) != [step.effect.id for step in steps if step.effect]
