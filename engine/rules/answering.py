"""608.2d: the answers that may be given to what is asked while something resolves, one word at a time."""

from itertools import permutations

from engine.rules.choosing import may_be, pair, words_for
from engine.rules.question import Question

NO_MORE = ""  # the answer that ends a choice of several
_MANY = 30  # words of one kind of which every pair can be listed


def answers_to(question: Question) -> tuple[str, ...]:
    """Every answer that can be listed: the options, or, of words that replace others, every pair of one kind (612.2)."""
    if question.options:
        return question.options
    kinds = (words_for(key) for key in question.key.split("|"))
    return tuple(f"{one}>{other}" for words in kinds if len(words) <= _MANY for one, other in permutations(words, 2))


def key_of_answer(question: Question, answer: tuple[str, ...]) -> str:
    """The key that the answer goes by: of several kinds of words, the one that its words are of."""
    keys = question.key.split("|")
    for key in keys[:-1]:
        words = [w for one in answer if (both := pair(one)) is not None for w in both]
        if words and all(may_be(key, w) for w in words):
            return key
    return keys[-1]
