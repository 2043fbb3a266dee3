"""Why not: a refusal is a value (exceptions are for bugs)."""

from dataclasses import dataclass, field
from enum import StrEnum

from engine.rule import Rule


class Reason(StrEnum):
    """What kind of refusal it is; the words of the page are made from it and from the data."""

    UNKNOWN_CARD = "unknown card"
    UNKNOWN_PLAYER = "unknown player"
    UNKNOWN_OBJECT = "unknown object"
    DUPLICATE_ID = "duplicate id"
    NOT_ON_BATTLEFIELD = "not on the battlefield"
    ILLEGAL_TARGET = "illegal target"
    MISSING_TARGET = "missing target"
    MISSING_CHOICE = "missing choice"
    ILLEGAL_CHOICE = "illegal choice"
    CANNOT_ATTACH = "cannot be attached"
    ATTACHMENT_CYCLE = "cycle of attachments"
    NO_SUCH_ABILITY = "no such ability"
    NOT_UNDERSTOOD = "not understood"
    TOO_MANY = "too many objects"
    BAD_VALUE = "bad value"


@dataclass(frozen=True, slots=True)
class Illegal:
    """A refusal: the reason, the rule if there is one, and the words to say it with (`data`: name → text)."""

    reason: Reason
    rule: Rule | None = None
    data: tuple[tuple[str, str], ...] = field(default=())
