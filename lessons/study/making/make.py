"""A question of the file → a question that can be asked: the engine says what is right, and what each misreading answers."""

from typing import assert_never

from lessons.catalog.values import Lesson
from lessons.narration import Names
from lessons.study.file import What, Written
from lessons.study.making.asking import CannotAsk, Made, Making
from lessons.study.making.effects import cause_of_waiting, first_of_a_layer, in_layers, order_of_a_layer, reach, who_waits
from lessons.study.making.looks import numbers, one_look, several_of_a_look
from lessons.study.making.plays import foretold_by_a_line, possible_where_a_line_ends
from lessons.study.making.texts import continuous, layers_in_order, said_by_the_file, texts_in_layers
from lessons.study.question import Kind, Question


def make(written: Written, lesson: Lesson, names: Names) -> Question:
    """The question in a language of card names. Raises `CannotAsk` with the reason."""
    try:
        made = _made(Making(written, lesson, names))
    except KeyError as missing:
        raise CannotAsk(f"no hay nada llamado «{missing.args[0]}» en ese tablero") from missing
    board = None if written.board is None else lesson.all_boards[written.board].slug
    return Question(
        id=written.id, kind=written.kind, prompt=written.prompt, options=made.options, right=made.right, reason=written.reason,
        rules=written.rules, section=written.section, board=board, misled=made.misled, steps=made.steps,
        alternatives=made.alternatives, line=written.line or "",
    )  # fmt: skip


def _made(making: Making) -> Made:
    match making.written.what:
        case What.LOOK:
            return _look(making)
        case What.NEXT:
            return first_of_a_layer(making)
        case What.CAUSE:
            return cause_of_waiting(making)
        case What.REACH:
            return reach(making)
        case What.WAITING:
            return who_waits(making)
        case What.CONTINUOUS:
            return continuous(making)
        case What.EFFECTS:
            return order_of_a_layer(making) if making.written.kind is Kind.ORDER else in_layers(making)
        case What.TEXTS:
            return texts_in_layers(making)
        case What.LAYERS | What.SUBLAYERS:
            return layers_in_order(making)
        case What.OPTIONS:
            return said_by_the_file(making)
        case What.LEGAL | What.COST | What.PRIORITY | What.RESOLVES | What.STEP:
            return foretold_by_a_line(making)
        case What.POSSIBLE:
            return possible_where_a_line_ends(making)
        case _:
            assert_never(making.written.what)


def _look(making: Making) -> Made:
    match making.written.kind:
        case Kind.NUMBERS:
            return numbers(making)
        case Kind.SEVERAL:
            return several_of_a_look(making)
        case _:
            return one_look(making)
