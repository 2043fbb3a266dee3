"""Basic land types and the mana ability that each brings (305.6, 305.7)."""

from functools import cache

from engine.model import CardType
from engine.sheet import Held, Intrinsic, Sheet
from engine.vocabulary.ability import Activated
from engine.vocabulary.cost import Tap
from engine.vocabulary.instruction import AddMana
from engine.words import BASIC_LAND_TYPES

_BASIC = frozenset(BASIC_LAND_TYPES)


@cache
def mana_ability(subtype: str) -> Activated:
    """ "{T}: Add {G}." for Forest, and so on (305.6)."""
    return Activated(cost=(Tap(),), instructions=(AddMana(symbols=(str(BASIC_LAND_TYPES[subtype]),)),))


def with_subtypes(sheet: Sheet, subtypes: frozenset[str]) -> Sheet:
    """The sheet with these subtypes, and with the mana abilities of the basic land types it gains or loses thereby.

    They are given there and then, so that a later loss of abilities takes them too (305.6, 305.7).
    """
    if _BASIC.isdisjoint(sheet.subtypes) and _BASIC.isdisjoint(subtypes):
        return sheet._replace(subtypes=subtypes)
    before = {h.provenance.subtype for h in sheet.abilities if isinstance(h.provenance, Intrinsic)}
    now = {s for s in BASIC_LAND_TYPES if s in subtypes} if CardType.LAND in sheet.types else set()
    gained, lost = [s for s in BASIC_LAND_TYPES if s in now - before], before - now
    if not gained and not lost:
        return sheet._replace(subtypes=subtypes)
    kept = tuple(h for h in sheet.abilities if not (isinstance(h.provenance, Intrinsic) and h.provenance.subtype in lost))
    new = tuple(Held(mana_ability(s), Intrinsic(s)) for s in gained)
    return sheet._replace(subtypes=subtypes, abilities=kept + new)
