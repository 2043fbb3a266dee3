"""Where 613.8b can be read in two ways: an effect waits «until just after» what it depends on, and somebody older waits for nobody.

The board then lets the older one go first, as the dependency only makes wait (613.7); to the letter, the one set free is next.
"""

from collections.abc import Sequence
from itertools import pairwise

from engine.trace import Step


def is_of_two_readings(steps: Sequence[Step]) -> bool:
    """Whether the letter of 613.8b would have the layer whose steps these are gone through in another order."""
    order = [step.effect.id for step in steps if step.effect]
    waiting = [{w.effect for w in step.waiting if w.layer is step.layer and w.dependency} for step in steps]
    waited = set().union(*waiting)
    return any(
        bool(now - then) and order[place + 1] not in waited and bool((now - then).intersection(order[place + 2 :]))
        for place, (now, then) in enumerate(pairwise(waiting))
    )
