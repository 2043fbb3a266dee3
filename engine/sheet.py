"""An object's characteristics at one point of the computation (109.3), where each ability is from, and who controls it.

Named tuples, because the layers make a great many of them, compare them and look effects up by them.
"""

from typing import NamedTuple

from engine.model import CardType, Color, ObjectId, PlayerId, Supertype, Timestamp, Zone
from engine.vocabulary.ability import Ability, Activated, Unknown


class Printed(NamedTuple):
    """From the object's own rules text, or what created the token (604.3a): the ability's place in it, from 0."""

    place: int
    kind: str = "printed"  # so that the same place in another list is not the same


class Copied(NamedTuple):
    """From the text that a copy effect gave the object (707.2a): the ability's place among the copied ones."""

    place: int
    kind: str = "copied"


class Granted(NamedTuple):
    """Given by an effect (613.1f); `place` is its place among those that the effect gives the object."""

    by: "EffectId"
    place: int
    kind: str = "granted"


class Intrinsic(NamedTuple):
    """The mana ability of a basic land type (305.6)."""

    subtype: str
    kind: str = "intrinsic"


Provenance = Printed | Copied | Granted | Intrinsic


class EffectId(NamedTuple):
    """Which continuous effect: the ability of an object, by its provenance, or the resolved effect's number, or a counter's kind.

    Never the effect's value: two flyings are two, and a text-changed ability is the same one.
    """

    source: ObjectId | None
    provenance: Provenance | None = None
    resolved: int | None = None
    counter: str | None = None


class Held(NamedTuple):
    """An ability that an object has now, where it is from and, if an effect gave it, that effect's timestamp (613.7a)."""

    ability: Ability
    provenance: Provenance
    since: Timestamp | None = None


class Sheet(NamedTuple):
    """The characteristics of an object (109.3), with its controller, which is none but is computed with them (613.1b).

    `power` and `toughness` are those of the computation; a noncreature permanent has none (208.3): see `pt`.
    `cannot_have`: abilities it can't have or gain (113.11). Change one with `_replace`.
    """

    id: ObjectId
    name: str
    mana_cost: str | None
    colors: frozenset[Color]
    supertypes: frozenset[Supertype]
    types: frozenset[CardType]
    subtypes: frozenset[str]
    abilities: tuple[Held, ...]
    power: int | None
    toughness: int | None
    loyalty: int | None
    controller: PlayerId
    zone: Zone
    mana_value: int = 0
    cannot_have: frozenset[Ability] = frozenset()
    dormant: frozenset[str] = frozenset()  # subtypes removed with their card type, for as long as that is removed (205.1a)

    @property
    def activated(self) -> tuple[Activated | Unknown, ...]:
        """Its activated abilities, in order (113.3b); those that are not understood keep their place among them."""
        abilities = (held.ability for held in self.abilities)
        return tuple(a for a in abilities if isinstance(a, Activated) or (isinstance(a, Unknown) and a.kind == "activated"))

    @property
    def pt(self) -> tuple[int, int] | None:
        """Power and toughness as seen, or None where it has none (208.1, 208.3, 208.5)."""
        if self.zone is Zone.BATTLEFIELD and CardType.CREATURE not in self.types:
            return None
        if self.power is None and self.toughness is None and CardType.CREATURE not in self.types:
            return None
        return (self.power or 0, self.toughness or 0)
