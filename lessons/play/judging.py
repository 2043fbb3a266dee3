"""An answer to a question on a line of play, judged: what is so, why, and by which rules (601.2, 117)."""

from dataclasses import dataclass
from typing import assert_never

from engine.foretelling import NOBODY, STEP_ENDS, Costs, Foretelling, IsLegal, Priority, Resolves
from engine.next_steps import NextStep
from engine.played import REFUSALS, Kind, PlayStep
from lessons.board.predicting.marking import Verdict
from lessons.narration import Names
from lessons.narration.played import foretold, sums
from lessons.narration.played.here import Here
from lessons.narration.played.steps import play_step


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of a line of play: what stands before it, and what the choice leads to."""

    question: Foretelling
    before: PlayStep
    led_to: tuple[PlayStep, ...]

    @property
    def decisive(self) -> PlayStep:
        """The step that answers the question; the last one where none does."""
        kinds = _kinds(self.question)
        return next((step for step in self.led_to if step.kind in kinds), self.led_to[-1])


def _kinds(question: Foretelling) -> frozenset[Kind]:
    match question:
        case IsLegal():
            return REFUSALS
        case Costs():
            return frozenset({Kind.TOTAL})
        case Priority():
            return frozenset({Kind.PRIORITY})
        case Resolves():
            return frozenset({Kind.RESOLVE, Kind.NO_TARGETS})
        case NextStep(right=right):
            return frozenset({right})
        case _:
            assert_never(question)


def verdict(asked: Asked, given: str, names: Names) -> Verdict:
    """What is said of an answer, by its name in the address."""
    move, why, rules = _told(asked, names)
    return Verdict(given == foretold.right_key(asked.question), (), move, why, rules)


Told = tuple[str, tuple[str, ...], tuple[str, ...]]  # what is so, why, by which rules


def _told(asked: Asked, names: Names) -> Told:
    question, step = asked.question, asked.decisive
    here, words, rules = Here.at(step, names), play_step(step, names), tuple(dict.fromkeys(map(str, step.rules)))
    match question:
        case NextStep(right=right):
            return _next(right, asked, here)
        case IsLegal() if step.kind not in _kinds(question):
            return "Sí se puede: nada lo impide.", (), rules
        case Costs() if step.cost is not None:
            return sums.told(step.cost, here, step.item), words.why, rules
        case Priority(right=who) if who == NOBODY:
            return "Nadie la tiene.", (foretold.nobody(here),), ()
        case Resolves(right=item) if item == STEP_ENDS:
            return f"Nada: {words.sentence}", words.why, rules
        case _:
            return words.sentence, words.why, rules


def _next(right: Kind, asked: Asked, here: Here) -> Told:
    step = asked.decisive
    move = f"{foretold.answer_of(asked.question, foretold.right_key(asked.question), here)}."
    number, why = foretold.letter_now(right, step, here)
    if number:
        return move, why, (number,)
    return move, play_step(step, here.names).why, tuple(dict.fromkeys(map(str, step.rules)))
