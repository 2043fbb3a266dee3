"""An answer judged: right or not, why, and the misreadings that lead to exactly it."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.misconceptions import Misconception
from engine.misreading import (
    readings_of_depends,
    readings_of_look,
    readings_of_next,
    readings_of_order,
    readings_of_part,
)
from engine.predicting import Aspect, Depends, LayerOrder, Look, NextEffect, NextPart, Part, Seen, seen
from engine.sheet import EffectId
from engine.trace import Why
from lessons.narration.predictions import Asked, at_once, deeds, move, no_dependence, not_yet, otherwise, out_of_place

Dependence = tuple[EffectId, EffectId, Why] | None  # None: nobody depends on anybody
Answer = EffectId | Part | tuple[EffectId, ...] | Seen | Dependence
Readings = Mapping[str, Misconception]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said of an answer.

    - `said`: why it is not so. `move`: what is. `why`: the reasons of what is right. `wrong`: the aspects of a look that
      are not.
    - `readings`: the misreadings that lead to exactly this answer.
    """

    right: bool
    said: tuple[str, ...]
    move: str
    why: tuple[str, ...]
    rules: tuple[str, ...]
    wrong: frozenset[Aspect] = frozenset()
    readings: tuple[Misconception, ...] = ()


def judge(asked: Asked, answer: Answer, readings: Readings) -> Verdict:
    """The verdict. The answer is of the kind that the question asks for."""
    question, trace = asked.question, asked.trace
    match question:
        case NextEffect() if isinstance(answer, EffectId):
            right = question.is_right(answer)
            said = at_once(asked, answer) if right else not_yet(asked, answer, question.layer)
            return _told(asked, said, right=right, readings=readings_of_next(question, trace, answer, readings))
        case NextPart() if isinstance(answer, Part):
            right = question.is_right(answer)
            said = at_once(asked, answer.effect) if right else not_yet(asked, answer.effect, answer.layer)
            return _told(asked, said, right=right, readings=readings_of_part(question, trace, answer, readings))
        case LayerOrder() if isinstance(answer, tuple):
            return _order(asked, question, answer, readings)
        case Look() if isinstance(answer, Seen):
            return _look(asked, question, answer, readings)
        case Depends() if answer is None or isinstance(answer, tuple):
            return _dependence(asked, question, answer, readings)
        case _:
            raise TypeError(answer)


def _told(asked: Asked, said: tuple[str, ...], *, right: bool, readings: tuple[Misconception, ...]) -> Verdict:
    rules = tuple(str(rule) for rule in asked.step.rules)
    told = tuple(line for line in said if not any(line in reason for reason in asked.why))
    return Verdict(right, told, move(asked), asked.why, rules, readings=readings)


def _order(asked: Asked, question: LayerOrder, answer: tuple[EffectId, ...], readings: Readings) -> Verdict:
    right = question.is_right(answer)
    said = otherwise(asked, answer) if right else out_of_place(asked, answer)
    named = readings_of_order(question, asked.trace, answer, readings)
    return Verdict(right, said, move(asked), (), _ORDER_RULES, readings=named)


_ORDER_RULES = ("613.7", "613.8b", "613.8c")


def _look(asked: Asked, question: Look, answer: Seen, readings: Readings) -> Verdict:
    true = seen(question.right)
    wrong = frozenset(aspect for aspect in question.asked if getattr(answer, aspect) != getattr(true, aspect))
    named = readings_of_look(question, asked.trace, answer, readings)
    return Verdict(not wrong, (), "", tuple(deeds(question, asked)), ("613.1",), wrong, named)


def _dependence(asked: Asked, question: Depends, answer: Dependence, readings: Readings) -> Verdict:
    right = question.is_right(*answer) if answer else not question.right
    said = () if right or answer is None else no_dependence(asked, *answer)
    named = readings_of_depends(question, asked.trace, answer, readings)
    return Verdict(right, said, move(asked), (), ("613.8a",), readings=named)
