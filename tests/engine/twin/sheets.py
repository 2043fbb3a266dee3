"""What the twin works on: plain sheets that are written over, and a board of them that can be copied whole for an experiment."""

import copy
from dataclasses import dataclass, field
from typing import Any

from engine import words
from engine.model import CardType, Color, ObjectId, PlayerId, Supertype, Zone
from engine.sheet import Copied, EffectId, Granted, Held, Intrinsic, Printed, Sheet
from engine.state import GameObject, State


@dataclass
class Page:
    """The characteristics of one object so far (109.3)."""

    id: ObjectId
    name: str
    mana_cost: str | None
    mana_value: int
    colors: set[Color]
    supertypes: set[Supertype]
    types: set[CardType]
    subtypes: set[str]
    abilities: list[Held]
    power: int | None
    toughness: int | None
    controller: PlayerId
    zone: Zone
    numbered: bool  # with a power and toughness printed on it
    forbidden: set[Any] = field(default_factory=set)
    asleep: set[str] = field(default_factory=set)  # subtypes removed because their card type is

    def copied(self) -> "Page":
        """A page of its own."""
        new = copy.copy(self)
        for name in ("colors", "supertypes", "types", "subtypes", "abilities", "forbidden", "asleep"):
            setattr(new, name, getattr(self, name).copy())
        return new

    def has_power(self) -> bool:
        """A noncreature permanent has no power or toughness; elsewhere what has them printed has them (208.3)."""
        return CardType.CREATURE in self.types or (self.zone is not Zone.BATTLEFIELD and self.numbered)

    def sort_subtypes(self) -> None:
        """Subtypes that belong to no card type it has are removed for as long as it has none of theirs (205.1a)."""
        kinds = words.kinds_of(frozenset(self.types))
        known = self.subtypes | self.asleep
        self.subtypes = {s for s in known if words.kind_of(s) in kinds}
        self.asleep = known - self.subtypes

    def without(self, kind: str) -> None:
        """No subtype of that set, neither now nor later."""
        self.subtypes = {s for s in self.subtypes if words.kind_of(s) != kind}
        self.asleep = {s for s in self.asleep if words.kind_of(s) != kind}

    def give_land_mana(self) -> None:
        """A land has the mana ability of each basic land type it has, and of no other (305.6)."""
        land = CardType.LAND in self.types
        wanted = [t for t in words.BASIC_LAND_TYPES if land and t in self.subtypes]
        self.abilities = [h for h in self.abilities if not isinstance(h.provenance, Intrinsic) or h.provenance.subtype in wanted]
        have = {h.provenance.subtype for h in self.abilities if isinstance(h.provenance, Intrinsic)}
        self.abilities += [Held(LAND_MANA, Intrinsic(t)) for t in wanted if t not in have]


LAND_MANA: Any = "{T}: Add one mana of the land type's color"  # the twin compares it by its provenance alone


@dataclass
class Started:
    """An effect that has begun: what it says, whether it defines characteristics, and its fixed set per clause (613.6)."""

    effect: Any
    sets: dict[int, frozenset[ObjectId]] = field(default_factory=dict)


@dataclass
class Table:
    """Everything at one moment of the computation."""

    state: State
    pages: dict[ObjectId, Page]
    started: dict[EffectId, Started] = field(default_factory=dict)

    def copied(self) -> "Table":
        """A table on which something can be tried (613.8a)."""
        started = {key: Started(s.effect, dict(s.sets)) for key, s in self.started.items()}
        return Table(self.state, {key: page.copied() for key, page in self.pages.items()}, started)


def printed_number(text: str | None) -> int | None:
    """ "*" is 0 where nothing defines it (208.2a); no number is none."""
    if text is None:
        return None
    return sum(int(part) for part in text.split("+") if part.lstrip("-").isdigit())


def first_page(thing: GameObject) -> Page:
    """The object as it is before any continuous effect (613.1)."""
    card = thing.card
    assert thing.abilities is not None, "the twin reads no text: give the object its abilities"
    page = Page(
        id=thing.id,
        name=card.name,
        mana_cost=card.mana_cost,
        mana_value=card.mana_value,
        colors=set(card.colors),
        supertypes=set(card.supertypes),
        types=set(card.types),
        subtypes=set(card.subtypes),
        abilities=[Held(ability, Printed(index)) for index, ability in enumerate(thing.abilities)],
        power=printed_number(card.power),
        toughness=printed_number(card.toughness),
        controller=thing.controller,
        zone=thing.zone,
        numbered=card.power is not None,
    )
    page.give_land_mana()
    return page


def become_copy(page: Page, values: Sheet) -> None:
    """It acquires the copiable values; the abilities are its own from then on (707.2, 707.2a)."""
    page.name, page.mana_cost, page.mana_value = values.name, values.mana_cost, values.mana_value
    page.colors, page.supertypes = set(values.colors), set(values.supertypes)
    page.types, page.subtypes, page.asleep = set(values.types), set(values.subtypes), set()
    page.power, page.toughness, page.numbered = values.power, values.toughness, values.power is not None
    own = [held.ability for held in values.abilities if not isinstance(held.provenance, Intrinsic)]
    page.abilities = [Held(ability, Copied(index)) for index, ability in enumerate(own)]
    page.give_land_mana()


def from_text(held: Held) -> bool:
    """Whether the ability stands in the object's own text: printed or copied (612.3, 305.7)."""
    return isinstance(held.provenance, Printed | Copied)


def granted(held: Held) -> bool:
    """Whether another effect gave it."""
    return isinstance(held.provenance, Granted)
