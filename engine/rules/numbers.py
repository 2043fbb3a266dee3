"""107.1c, 601.2c: between which numbers a player chooses: targets, cards, permanents."""

from engine.rules.amounts import value
from engine.rules.context import Context
from engine.vocabulary.amount import Amount, AnyNumber, OneOf

NO_LIMIT = 9999  # "any number": as many as there are


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
