"""The words beside the table: what happens, why now, what waits and for what, and at the end what there is."""

from dataclasses import dataclass

from engine import Trace
from engine.trace import Step, StepKind
from lessons import narration
from lessons.catalog.values import Board
from lessons.narration import Names, Voice
from lessons.narration.nouns import capital
from lessons.narration.steps import changed_by_layers

_TOLD_BY_THE_TABLE = (StepKind.APPLY, StepKind.RESULT)


@dataclass(frozen=True, slots=True)
class Explanation:
    """The words of a step, in the order in which they are read.

    - `said`: what happens, where neither the title nor the table tells it.
    - `results`: each object that the moment changed, in a line.
    - `depends`: what waits for another effect; `later`: what waits for its layer or its turn.
    """

    place: str
    title: str
    sentence: str
    said: str
    why: tuple[str, ...]
    results: tuple[tuple[str, str], ...]
    rules: tuple[str, ...]
    depends: tuple[str, ...]
    later: tuple[str, ...]
    lost: tuple[str, ...]
    notes: tuple[str, ...]


def explanation(step: Step, trace: Trace, board: Board, names: Names) -> Explanation:
    """The words of a step."""
    words = narration.step(step, trace, names)
    dependent = sum(wait.dependency is not None for wait in step.waiting)  # told first, one by one
    return Explanation(
        place=words.place,
        title=words.title,
        sentence=words.sentence,
        said="" if step.kind in _TOLD_BY_THE_TABLE else words.sentence,
        why=words.why,
        results=_results(step, trace, names) if step.kind is StepKind.RESULT else (),
        rules=tuple(rule.number for rule in step.rules),
        depends=words.waits[:dependent],
        later=words.waits[dependent:],
        lost=words.lost,
        notes=(*words.notes, *map(names.said, _notes(step, trace, board))),
    )


def _results(step: Step, trace: Trace, names: Names) -> tuple[tuple[str, str], ...]:
    """What the layers changed, each in one line."""
    scene = narration.scene(step, trace, names)
    voice = Voice(names)
    return tuple((capital(scene.object(id_)), narration.summary(step.sheets[id_], voice)) for id_ in changed_by_layers(step, trace))


def _notes(step: Step, trace: Trace, board: Board) -> tuple[str, ...]:
    """What the board's file says of the moment, at the first of its steps; of the whole board, at its last step."""
    first = next(other for other in trace.steps if other.moment == step.moment)
    notes = [board.file.moments[step.moment].note if step is first else None]
    notes += [board.file.note if step.number == len(trace.steps) else None]
    return tuple(note for note in notes if note)
