"""Statements about players and the rules of the game (613.10, 613.11): applied after the layers."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.vocabulary.amount import Amount
from engine.vocabulary.cost import Cost
from engine.vocabulary.quality import Who
from engine.vocabulary.subject import Subject

if TYPE_CHECKING:
    from engine.vocabulary.ability import Ability


@dataclass(frozen=True, slots=True)
class PlayerHas:
    """ "You have hexproof." (613.10)."""

    who: Who
    abilities: "tuple[Ability, ...]"


@dataclass(frozen=True, slots=True)
class Cant:
    """ "Enchanted creature can't attack or block.", "This creature can't be blocked.", "Players can't gain life." (613.11).

    `actions`: what is forbidden, in words: ("attack", "block"), ("be blocked",), ("gain life",), ("attack you",). "Unless their controller pays
    {2} for each creature they control that's attacking you": `unless` "their controller", `cost` {2}, `each` those creatures.
    """

    subject: Subject
    actions: tuple[str, ...]
    unless: str = ""
    cost: Cost | None = None
    each: Amount | None = None


@dataclass(frozen=True, slots=True)
class Must:
    """ "This creature attacks each combat if able." (613.11)."""

    subject: Subject
    action: str


@dataclass(frozen=True, slots=True)
class UntapDuring:
    """ "Untap all permanents you control during each other player's untap step." (613.11)."""

    what: Subject
    when: str


@dataclass(frozen=True, slots=True)
class CostChange:
    """ "Creature spells you cast cost {1} less to cast." (601.2f)."""

    what: Subject
    amount: Cost
    more: bool


@dataclass(frozen=True, slots=True)
class HandSize:
    """ "You have no maximum hand size." (402.2). None: no maximum."""

    who: Who
    size: int | None


@dataclass(frozen=True, slots=True)
class SpendMana:
    """ "Players may spend mana as though it were mana of any color." (609.4b)."""

    who: Who
    as_though: str  # "mana of any color", "colorless mana"
    spent: str = ""  # "white", "other": only that mana
    only: bool = False


@dataclass(frozen=True, slots=True)
class DoesntUntap:
    """ "Enchanted creature doesn't untap during its controller's untap step." (613.11)."""

    subject: Subject
    during: str  # "your untap step", "its controller's untap step"


@dataclass(frozen=True, slots=True)
class CombatDamageByToughness:
    """ "Each creature you control assigns combat damage equal to its toughness rather than its power." (613.11)."""

    subject: Subject


VerbRule = Cant | Must | DoesntUntap | CombatDamageByToughness  # those that are said as a verb phrase of their subject
GameRule = VerbRule | PlayerHas | UntapDuring | CostChange | HandSize | SpendMana
