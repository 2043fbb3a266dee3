"""Names in addresses and element ids: the same effect has the same name at every step of a board."""

from collections.abc import Mapping
from typing import assert_never

from engine.actions import slug
from engine.sheet import Copied, EffectId, Granted, Intrinsic, Printed, Provenance
from engine.trace import EffectRef, Why

CAUSE_KEYS = {Why.TEXT: "texto", Why.EXISTENCE: "existencia", Why.APPLIES: "a-que-se-aplica", Why.DOES: "que-hace"}


def effect_key(effect: EffectId) -> str:
    """A name such as "honor-of-the-pure.t0" (its first printed ability) or "r1" (the first resolved effect)."""
    if effect.resolved is not None:
        return f"r{effect.resolved}"
    if effect.counter is not None:
        return f"{effect.source}.c{_plain(effect.counter)}"
    return f"{effect.source}.{_provenance(effect.provenance)}" if effect.provenance else str(effect.source)


def _provenance(provenance: Provenance) -> str:
    match provenance:
        case Printed(index):
            return f"t{index}"
        case Copied(index):
            return f"k{index}"
        case Granted(by, index):
            return f"g{index}.{effect_key(by)}"
        case Intrinsic(subtype):
            return f"i{_plain(subtype)}"
        case _:
            assert_never(provenance)


def _plain(text: str) -> str:
    signs = text.lower().replace("+", "m").replace("-", "n").replace("/", "_")
    return "".join(sign if sign.isalnum() or sign == "_" else "-" for sign in signs)


def effects_by_key(effects: Mapping[EffectId, EffectRef]) -> dict[str, EffectRef]:
    """Every effect of a trace under its name."""
    return {effect_key(identity): effect for identity, effect in effects.items()}


def effect_name(effect: EffectRef) -> str:
    """What a board file calls an effect: the id of its source, or the slug of the spell that left it."""
    return effect.source or slug(effect.source_card)
