"""Why not: a refusal is a value (exceptions are for bugs)."""

from dataclasses import dataclass, field
from enum import StrEnum

from engine.rule import Rule


class Reason(StrEnum):
    """What kind of refusal it is; the words of the page are made from it and from the data."""

    UNKNOWN_CARD = "unknown card"
    UNKNOWN_PLAYER = "unknown player"
    UNKNOWN_OBJECT = "unknown object"
    NOT_YET = "arrives later"
    DUPLICATE_ID = "duplicate id"
    NOT_ON_BATTLEFIELD = "not on the battlefield"
    ILLEGAL_TARGET = "illegal target"
    MISSING_TARGET = "missing target"
    TOO_MANY_TARGETS = "too many targets"
    MISSING_CHOICE = "missing choice"
    ILLEGAL_CHOICE = "illegal choice"
    NOTHING_TO_CHOOSE = "nothing to choose"
    NO_COPY = "does not enter as a copy"
    NOT_A_PERMANENT = "not a permanent card"
    NOT_A_SPELL = "not an instant or sorcery"
    CANNOT_ATTACH = "cannot be attached"
    ATTACHMENT_CYCLE = "cycle of attachments"
    NO_SUCH_ABILITY = "no such ability"
    NOT_UNDERSTOOD = "not understood"
    TOO_MANY = "too many objects"
    BAD_VALUE = "bad value"


@dataclass(frozen=True, slots=True)
class Illegal:
    """A refusal: the reason, the rule if there is one, and the words to say it with (`data`: name → text).

    `key`: the field of the action that is wrong, such as "controller", "targets.0" or "arrivals.1.card". `moment`: the
    action's index in
    the timeline of a `Setup`, from 0; None outside one, and for what is wrong with the set-up itself.
    """

    reason: Reason
    rule: Rule | None = None
    data: tuple[tuple[str, str], ...] = field(default=())
    key: str | None = None
    moment: int | None = None
