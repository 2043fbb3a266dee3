"""Trigger conditions: "When enchanted creature dies", "Whenever another Human you control enters" (603.1, 603.2)."""

from dataclasses import dataclass

from engine.vocabulary.quality import Filter, Who
from engine.vocabulary.subject import Subject


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens to a subject: `verb` in the third person with what follows it, in words of the rules.

    "enters", "dies", "attacks", "blocks", "becomes tapped", "leaves the battlefield", "deals combat damage to a
    player",
    "deals damage to you", "is turned face up", …
    """

    subject: Subject | Filter
    verb: str
    or_: "Subject | Filter | None" = None  # "this creature or another creature dies"
    object: "Subject | Filter | None" = None  # "blocks a creature", "deals combat damage to an opponent"
    several: bool = False  # "one or more creatures"
    counters: str = ""  # "one or more +1/+1 counters are put on" the subject: their kind


@dataclass(frozen=True, slots=True)
class PlayerEvent:
    """Something a player does: "you cast a creature spell", "an opponent draws a card"."""

    who: Who
    verb: str
    object: "Subject | Filter | None" = None
    several: bool = False  # "sacrifice one or more creatures"
    least: int = 0  # "attack with two or more creatures"
    then: str = ""  # what follows: "for the first time each turn", "during an opponent's turn"


@dataclass(frozen=True, slots=True)
class StepBegins:
    """ "At the beginning of your upkeep" (603.2b)."""

    step: str  # "upkeep", "end step", "draw step", "combat", …
    whose: Who | None
    of: "Subject | None" = None  # "the upkeep of enchanted creature's controller"


@dataclass(frozen=True, slots=True)
class Trigger:
    """A word ("when", "whenever", "at") and its events, joined by "or"."""

    word: str
    events: "tuple[Event | PlayerEvent | StepBegins, ...]"
    joined: str = "or"  # "When … and when …"
