"""Doing to a page what was worked out (205.1a, 305.7, 612, 113.10, 613.4)."""

from typing import Any

from engine import words
from engine.model import CardType
from engine.sheet import EffectId, Granted, Held, Intrinsic
from engine.vocabulary.ability import Activated
from engine.vocabulary.instruction import AddMana
from tests.engine.twin.rewording import reworded
from tests.engine.twin.sheets import Page, become_copy, from_text


def do(deed: tuple[Any, ...], page: Page, by: EffectId, when: tuple[int, int]) -> None:
    """Write the deed of the effect `by`, with timestamp `when`, over the page."""
    match deed:
        case ("copy", values):
            become_copy(page, values)
        case ("control", player):
            page.controller = player
        case ("words", pairs):
            change_text(page, dict(pairs))
        case ("set colors", colors):
            page.colors = set(colors)
        case ("add colors", colors):
            page.colors |= colors
        case ("set", power, toughness):
            page.power = page.power if power is None else power
            page.toughness = page.toughness if toughness is None else toughness
        case ("plus", power, toughness):
            page.power, page.toughness = (page.power or 0) + power, (page.toughness or 0) + toughness
        case ("switch",):
            page.power, page.toughness = page.toughness, page.power
        case ("give" | "remove" | "forbid" | "remove all", *_):
            do_to_abilities(deed, page, by, when)
        case _:
            do_to_types(deed, page)


def change_text(page: Page, pairs: dict[str, str]) -> None:
    """The words of its own text and of its type line, not of what others gave it (612.1, 612.3)."""
    page.abilities = [Held(reworded(h.ability, pairs), h.provenance, h.since) if from_text(h) else h for h in page.abilities]
    page.subtypes = {pairs.get(subtype, subtype) for subtype in page.subtypes}
    page.give_land_mana()


def do_to_types(deed: tuple[Any, ...], page: Page) -> None:
    """Layer 4."""
    match deed:
        case ("add types", types):
            page.types |= types
        case ("set types", types):
            page.types = set(types) | (page.types & words.SPELL_TYPES)  # 205.1a
        case ("not", types, supertypes):
            page.types -= types
            page.supertypes -= supertypes
        case ("add subtypes", _, subtypes):
            page.subtypes |= subtypes
        case ("set subtypes", kind, subtypes):
            page.without(kind)
            page.subtypes |= subtypes
            if kind == "land" and subtypes & set(words.BASIC_LAND_TYPES) and CardType.LAND in page.types:
                # 305.7: what its text and its old land types gave it goes; what other effects gave stays.
                page.abilities = [h for h in page.abilities if not from_text(h) and not isinstance(h.provenance, Intrinsic)]
        case ("lose", "card types", kept):
            page.types &= words.SPELL_TYPES | kept
        case ("lose", kinds, kept):
            left = page.subtypes & kept
            page.without(kinds.removesuffix(" types"))
            page.subtypes |= left
        case ("supertypes", supertypes):
            page.supertypes |= supertypes
        case _:
            raise NotImplementedError(deed)
    page.sort_subtypes()
    page.give_land_mana()


def do_to_abilities(deed: tuple[Any, ...], page: Page, by: EffectId, when: tuple[int, int]) -> None:
    """Layer 6."""
    match deed:
        case ("give", given):
            before = sum(given_by(held, by) for held in page.abilities)
            page.abilities += [Held(ability, Granted(by, before + i), when) for i, ability in enumerate(given)]
        case ("remove", abilities):
            page.abilities = [h for h in page.abilities if h.ability not in abilities]
        case ("forbid", abilities):
            page.abilities = [h for h in page.abilities if h.ability not in abilities]
            page.forbidden |= set(abilities)
        case ("remove all", other, but_mana):
            page.abilities = [h for h in page.abilities if (other and given_by(h, by)) or (but_mana and makes_mana(h))]


def given_by(held: Held, by: EffectId) -> bool:
    """Whether that very effect gave it."""
    return isinstance(held.provenance, Granted) and held.provenance.by == by


def makes_mana(held: Held) -> bool:
    """A mana ability (605.1a)."""
    if isinstance(held.provenance, Intrinsic):
        return True
    return isinstance(held.ability, Activated) and any(isinstance(i, AddMana) for i in held.ability.instructions)
