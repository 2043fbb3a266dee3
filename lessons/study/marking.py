"""An answer judged: right or not, what of it is wrong, and the misreadings that lead to exactly it."""

from dataclasses import dataclass

from lessons.study.question import Answer, Chosen, Numbers, Ordered, Placed, Question


@dataclass(frozen=True, slots=True)
class Marking:
    """What is said of an answer.

    - `wrong`: the keys of the options that are not as they should: chosen in error or left out, out of their place, put in
      other layers. Empty for a right answer, and for numbers.
    - `readings`: the engine's names of the misreadings that give exactly this answer.
    """

    right: bool
    wrong: frozenset[str] = frozenset()
    readings: tuple[str, ...] = ()


def mark(question: Question, answer: Answer) -> Marking:
    """The judgement. Raises `ValueError` for what is no answer to this question, which `Question.takes` tells beforehand."""
    if not question.takes(answer):
        raise ValueError(answer)
    if answer == question.right or answer in question.alternatives:
        return Marking(right=True)
    readings = dict.fromkeys(misled.reading for misled in question.misled if misled.answer == answer)
    return Marking(right=False, wrong=_wrong(question, answer), readings=tuple(readings))


def _wrong(question: Question, answer: Answer) -> frozenset[str]:
    match answer, question.right:
        case Chosen(given), Chosen(right):
            return given ^ right
        case Ordered(given), Ordered(right):
            return frozenset(mine for mine, true in zip(given, right, strict=True) if mine != true)
        case Placed(given), Placed(right):
            keys = (option.key for option in question.options)
            return frozenset(key for key, mine, true in zip(keys, given, right, strict=True) if mine != true)
        case Numbers(), Numbers():
            return frozenset()
        case _:
            raise TypeError(answer)
