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
    UNPAYABLE = "cannot be paid"
    NO_PRIORITY = "does not have priority"
    NOT_NOW = "not at this time"
    NOT_THERE = "not in a zone that it can be cast or played from"
    IS_A_LAND = "a land is not cast"
    NOT_A_LAND = "not a land"
    LAND_PLAYED = "a land was played this turn"
    LOYALTY_USED = "a loyalty ability was activated this turn"
    USED = "was activated this turn"
    PROHIBITED = "prohibited by an effect"
    NO_LEGAL_TARGET = "no legal target"
    NOT_ASKED = "nobody is asked for that now"
    GAME_OVER = "the game is over"
    # What keeps a cost from being paid (118.3, 601.2h). `value`: what was offered; `cost`: what is owed; `id`: the object.
    NOT_ENOUGH_MANA = "not enough mana"
    WRONG_MANA = "mana of a kind that doesn't pay it"
    PARTIAL_PAYMENT = "partial payment"
    TOO_MUCH = "more than it costs"
    NOT_ENOUGH_LIFE = "not enough life"
    NOT_ENOUGH_COUNTERS = "not enough counters"
    SUMMONING_SICK = "summoning sick"
    ALREADY_TAPPED = "already tapped"
    ALREADY_UNTAPPED = "already untapped"
    NOT_OWED = "not owed"
    PAID_LAST = "to be paid last"
    CANNOT_PAY_WITH = "doesn't pay for that"
    WRONG_NUMBER = "wrong number of objects"


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
