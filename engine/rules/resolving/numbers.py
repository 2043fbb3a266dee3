"""107.1, 601.2c: number words, and between which numbers a player chooses: targets, cards, permanents."""

from engine.rules.amounts import value
from engine.rules.context import Context
from engine.vocabulary.amount import Amount, AnyNumber, OneOf

NO_LIMIT = 9999  # "any number": as many as there are
WORDS = {"a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}


def bounds(count: Amount | None, ctx: Context, *, up_to: bool = False) -> tuple[int, int]:
    """The least and the most that may be chosen; `count` None is exactly one."""
    match count:
        case None:
            return (0 if up_to else 1), 1
        case AnyNumber():
            return 0, NO_LIMIT
        case OneOf(values):
            return min(values), max(values)
        case _:
            number = value(count, ctx)
            return (0 if up_to else number), number
