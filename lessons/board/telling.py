"""A played board in plain words, for a terminal: its steps, then what every object is at the end."""

from collections.abc import Iterator

from engine import Trace
from engine.model import Zone
from engine.trace import Step, StepKind
from lessons import narration
from lessons.board.file import Board
from lessons.narration.nouns import capital


def lines(board: Board, trace: Trace) -> Iterator[str]:
    """The title, each step with its reasons and rules, and the final characteristics."""
    yield board.title
    for step in trace.steps:
        yield ""
        yield from map(narration.plain, _step(step, trace))
        note = board.moments[step.moment].note
        if step.kind is StepKind.MOMENT and note is not None:
            yield f"   {narration.SPANISH.said(note)}"
    if trace.steps:
        yield ""
        yield from map(narration.plain, _final(trace))


def _step(step: Step, trace: Trace) -> Iterator[str]:
    words = narration.step(step, trace)
    rules = ", ".join(number for number in map(str, step.rules) if f"({number})" not in words.sentence)
    place = "" if words.sentence.startswith(words.place) else f"{words.place}. "
    yield f"{step.number}. {place}{words.sentence}" + (f" ({rules})" if rules else "")
    yield from (f"   {told}" for told in (*words.why, *words.lost))
    yield from (f"   Espera: {told}" for told in words.waits)
    yield from (f"   {told}" for told in words.notes)


def _final(trace: Trace) -> Iterator[str]:
    last = trace.steps[-1]
    scene = narration.scene(last, trace)
    for id_, sheet in last.sheets.items():
        if sheet.zone in {Zone.BATTLEFIELD, Zone.COMMAND}:
            yield f"{capital(scene.object(id_))}: {narration.summary(sheet)}"
