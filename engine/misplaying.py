"""Named wrong readings of casting, costs, priority and the stack, each with the rule that it goes against (601, 117, 405)."""

from enum import StrEnum

from engine.rule import Rule


class Misplay(StrEnum):
    """A wrong reading."""

    PAY_FIRST = "costs are paid before targets are chosen"
    RESPOND_TO_COST = "a cost can be responded to"
    RESPOND_TO_RESOLUTION = "something that resolves can be responded to"
    SPELL_FOR_MANA = "a spell is cast as if it were a mana ability"
    CHECKED_LATE = "targets are checked only on resolution"
    PAST_ZERO = "a reduction goes below zero"
    FIXED_FIRST = "effects on the total before reductions"
    REDUCTIONS_FIRST = "reductions before increases"
    LOSES_PRIORITY = "whoever casts loses priority"
    OPPONENT_FIRST = "the opponent gets priority after something resolves"
    FIRST_CAST_FIRST = "what was cast first resolves first"
    TRIGGERS_FIRST = "triggered abilities go on the stack before state-based actions"


_AGAINST = {
    Misplay.PAY_FIRST: "601.2c",
    Misplay.RESPOND_TO_COST: "601.2i",
    Misplay.RESPOND_TO_RESOLUTION: "117.2e",
    Misplay.SPELL_FOR_MANA: "605.5b",
    Misplay.CHECKED_LATE: "601.2c",
    Misplay.PAST_ZERO: "118.7a",
    Misplay.FIXED_FIRST: "601.2f",
    Misplay.REDUCTIONS_FIRST: "601.2f",
    Misplay.LOSES_PRIORITY: "117.3c",
    Misplay.OPPONENT_FIRST: "117.3b",
    Misplay.FIRST_CAST_FIRST: "405.5",
    Misplay.TRIGGERS_FIRST: "117.5",
}


def against(misread: Misplay) -> Rule:
    """The rule that it goes against."""
    return Rule(_AGAINST[misread])
