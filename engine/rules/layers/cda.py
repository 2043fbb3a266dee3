"""Characteristic-defining abilities (604.3): which abilities are, and the keywords that stand for one (702.73, 702.114)."""

from functools import cache

from engine.sheet import Copied, Printed, Provenance
from engine.vocabulary.ability import Clause, Keyword, Static
from engine.vocabulary.modification import EVERY_CREATURE_TYPE, Be, HavePT, Modification
from engine.vocabulary.subject import This


def is_characteristic_defining(static: Static, provenance: Provenance) -> bool:
    """Whether a static ability meets the five criteria of 604.3a.

    It defines colors, subtypes, power or toughness (1) of its own object alone (3), without conditions (5); and it comes
    from the object's
    own text, or from what created or copied it (2), not from an effect that granted it, its own included (2, 4).
    """
    if not isinstance(provenance, Printed | Copied):
        return False
    return all(isinstance(c.subject, This) and not c.also and c.condition is None for c in static.clauses) and all(
        _defines(m) for c in static.clauses for m in c.modifications
    )


def _defines(modification: Modification) -> bool:
    match modification:
        case HavePT():
            return True
        case Be(types=types, supertypes=supertypes, abilities=abilities):
            return not (types or supertypes or abilities)
        case _:
            return False


@cache
def spelled_out(keyword: Keyword) -> Static | None:
    """What a keyword that is a characteristic-defining ability means, or None for every other keyword."""
    match keyword.name:
        case "changeling":  # 702.73a
            return Static((Clause(This("card"), (Be(subtypes=(EVERY_CREATURE_TYPE,)),)),))
        case "devoid":  # 702.114a
            return Static((Clause(This("card"), (Be(colors=()),)),))
        case _:
            return None
