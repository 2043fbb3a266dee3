"""What is asked before a choice of a line of play, worked out from what the choice leads to (601.2, 117)."""

from collections.abc import Mapping

from engine.foretelling import Foretelling, costs, is_legal, priority, resolves
from engine.misplaying import Misplay
from engine.next_steps import next_step
from engine.played import Kind, Played, PlayStep
from engine.total_cost import ManaCost
from lessons.play.lines import AskKind, PlayAsk

Otherwise = Mapping[Misplay, ManaCost | None]


def before_and_after(played: Played, choice: int) -> tuple[PlayStep, tuple[PlayStep, ...]]:
    """The last step before a choice, by its place in the play, and those that it led to."""
    before = [step for step in played.steps if step.choice is None or step.choice < choice]
    return before[-1], tuple(step for step in played.steps if step.choice == choice)


def question(played: Played, ask: PlayAsk, otherwise: Otherwise | None = None) -> Foretelling | None:
    """The question that stands before a choice; None where it cannot be asked. `otherwise`: what misreadings make of a cost."""
    before, led_to = before_and_after(played, ask.choice)
    if not led_to:
        return None
    match ask.kind:
        case AskKind.LEGAL:
            return is_legal(before, led_to)
        case AskKind.COST:
            return costs(led_to, otherwise)
        case AskKind.PRIORITY:
            return priority(before, led_to)
        case AskKind.NEXT:
            return resolves(before, led_to) if any(step.kind in {Kind.RESOLVE, Kind.NO_TARGETS} for step in led_to) else None
        case AskKind.STEP:
            return next_step(led_to)
