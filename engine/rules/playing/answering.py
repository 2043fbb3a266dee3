"""608.2d: the answers that may be given to what is asked while something resolves, one word at a time."""

from itertools import permutations

from engine.rules.choosing import may_be, pair, words_for
from engine.rules.context import Sheets
from engine.rules.resolving.question import Question

NO_MORE = ""  # the answer that ends a choice of several
_MANY = 30  # words of one kind of which every pair can be listed


def answers_to(question: Question, sheets: Sheets) -> tuple[str, ...]:
    """Every answer that is listed: the options, or, of words that replace others, every pair of one kind (612.2).

    Of kinds of hundreds of words only pairs of those on the table are listed; others may be answered, too: see `is_open_answer`.
    """
    if question.options:
        return question.options
    there = {subtype for sheet in sheets.values() for subtype in sheet.subtypes}
    found: list[str] = []
    for key in question.key.split("|"):
        words = words_for(key)
        listed = words if len(words) <= _MANY else tuple(word for word in words if word in there)
        found += (f"{one}>{other}" for one, other in permutations(listed, 2) if other not in question.not_to)
    return tuple(found)


def is_open_answer(question: Question, answer: str) -> bool:
    """Whether it answers what leaves any word open: a pair of words of one kind (612.2)."""
    both = None if question.options else pair(answer)
    if both is None or both[0] == both[1] or both[1] in question.not_to:
        return False
    return any(may_be(key, both[0]) and may_be(key, both[1]) for key in question.key.split("|"))


def key_of_answer(question: Question, answer: tuple[str, ...]) -> str:
    """The key that the answer goes by: of several kinds of words, the one that its words are of."""
    keys = question.key.split("|")
    for key in keys[:-1]:
        words = [w for one in answer if (both := pair(one)) is not None for w in both]
        if words and all(may_be(key, w) for w in words):
            return key
    return keys[-1]
