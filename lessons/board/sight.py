"""What is needed to draw a step: the step, the board it is of, the language of names, the orders of arrival."""

from dataclasses import dataclass

from engine import Trace
from engine.trace import Step
from lessons.board.arrivals import Arrivals
from lessons.narration import Names


@dataclass(frozen=True, slots=True)
class Sight:
    """A step as one reader sees it."""

    step: Step
    trace: Trace
    names: Names
    arrivals: Arrivals

    @classmethod
    def of(cls, step: Step, trace: Trace, names: Names) -> "Sight":
        """The sight of a step of a trace."""
        return cls(step, trace, names, Arrivals.of(step.state))
