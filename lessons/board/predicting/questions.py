"""Which steps of a board ask «¿qué pasa ahora?», and what: the file's `pregunta` tables held against the played board."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine import Trace
from engine.predicting import (
    Depends,
    LayerOrder,
    Look,
    NextEffect,
    NextPart,
    depends,
    layer_order,
    look,
    next_effect,
    next_part,
)
from engine.trace import Step, StepKind
from lessons.board.file import Board
from lessons.board.keys import effect_name
from lessons.board.notation.asks import Ask, AskKind

Question = NextEffect | NextPart | LayerOrder | Look | Depends


@dataclass(frozen=True, slots=True)
class Found:
    """The questions of a board by the number of the step that they stand before; and, in Spanish, those that cannot be asked."""

    questions: Mapping[int, Question]
    faults: tuple[str, ...]


def questions(board: Board, trace: Trace) -> Found:
    """The questions of a board that was played."""
    found: dict[int, Question] = {}
    faults: list[str] = []
    for ask in board.asks:
        question = question_of(ask, trace)
        if isinstance(question, str):
            faults.append(f"pregunta {ask.number + 1}: {question}")
        elif question.step in found:
            faults.append(f"pregunta {ask.number + 1}: antes del paso {question.step} ya hay otra")
        else:
            found[question.step] = question
    return Found(found, tuple(faults))


def question_of(ask: Ask, trace: Trace) -> Question | str:
    """The question that stands before the first step that fits; or why there is none, in Spanish."""
    step = next(_steps(ask, trace), None)
    if step is None:
        return "ningún efecto se aplica ahí; el momento tiene que verse paso a paso"
    if ask.kind is AskKind.LOOK and ask.object not in step.sheets:
        return f"no hay ningún objeto «{ask.object}»"
    return _asked(ask, trace, step.number) or "ahí no hay entre qué elegir"


def _asked(ask: Ask, trace: Trace, number: int) -> Question | None:
    match ask.kind:
        case AskKind.EFFECT:
            return next_effect(trace, number)
        case AskKind.PART:
            return next_part(trace, number)
        case AskKind.ORDER:
            return layer_order(trace, number)
        case AskKind.DEPENDS:
            return depends(trace, number)
        case AskKind.LOOK:
            return look(trace, number, ask.object or "", ask.aspects)


def _steps(ask: Ask, trace: Trace) -> Iterator[Step]:
    applied = [step for step in trace.steps if step.kind is StepKind.APPLY and step.effect is not None]
    moment = ask.moment if ask.moment is not None else max((step.moment for step in applied), default=-1)
    for step in applied:
        if (
            step.moment == moment
            and ask.layer in {None, step.layer}
            and ask.effect in {None, step.effect and effect_name(step.effect)}
        ):
            yield step
