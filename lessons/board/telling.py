"""A played board in plain words, for a terminal: its steps, then what every object is at the end."""

from collections.abc import Iterator

from engine import Trace
from engine.model import Zone
from engine.trace import Step
from lessons import narration
from lessons.board.file import Board
from lessons.narration.scene import last_scene


def lines(board: Board, trace: Trace) -> Iterator[str]:
    """The title, each step with its rules, and the final characteristics."""
    yield board.title
    yield ""
    for step in trace.steps:
        yield f"{step.number}. {_sentence(step, trace)}"
    yield ""
    yield from _final(trace)


def _sentence(step: Step, trace: Trace) -> str:
    rules = ", ".join(str(rule) for rule in step.rules)
    said = narration.step_sentence(step, trace) if hasattr(narration, "step_sentence") else f"{step.kind} {step.layer} {step.effect and step.effect.source_card} {step.applied_to}"
    return f"{narration.plain(said)} ({rules})" if rules else narration.plain(said)


def _final(trace: Trace) -> Iterator[str]:
    if not trace.steps:
        return
    scene, last = last_scene(trace), trace.steps[-1]
    for id_, sheet in last.sheets.items():
        if sheet.zone is Zone.BATTLEFIELD:
            yield f"{scene.object(id_)}: {narration.plain(narration.summary(sheet))}"
