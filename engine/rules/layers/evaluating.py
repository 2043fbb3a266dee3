"""Operations worked out for one object and performed on its sheet (613.1): a small function for each kind.

`work_out` gives the operation with its parameters as numbers and words, with what the rules forbid taken away (205.3d,
113.11): what the
effect *does* to that object, which is what dependency compares (613.8a), whatever the result.
"""

from collections.abc import Callable
from typing import Any

from engine import words
from engine.model import CardType, Timestamp
from engine.operations import (
    AddAbilities,
    AddColors,
    AddTypes,
    AffectRules,
    CopyValues,
    Forbid,
    ModifyPT,
    Operation,
    RemoveAbilities,
    RemoveAllAbilities,
    RemoveTypes,
    ReplaceWords,
    SetColors,
    SetController,
    SetPT,
    SetSubtypes,
    SetTypes,
    SwitchPT,
    TurnFaceDown,
)
from engine.rules.amounts import signed, value
from engine.rules.context import Context
from engine.rules.costs.mana import is_mana_ability
from engine.rules.layers.intrinsic import with_subtypes
from engine.rules.layers.text_changing import replace_words
from engine.rules.layers.type_changing import add_types, possible, remove_types, set_subtypes, set_types
from engine.sheet import Copied, EffectId, Granted, Held, Printed, Sheet
from engine.vocabulary.quality import Who


def work_out(operation: Operation, sheet: Sheet, ctx: Context) -> Operation | None:
    """The operation as it is for this object now, or None where the rules leave nothing of it."""
    match operation:
        case ModifyPT(by):
            return operation if isinstance(by, tuple) else ModifyPT(_bonus(operation, sheet, ctx))
        case SetPT(power, toughness):
            about = ctx.about(sheet.id)
            first = None if power is None else value(power, about)
            if first is not None:  # "… and its toughness is equal to that number plus 1"
                about = about.with_values({**(about.values or {}), "that": first})
            return SetPT(first, None if toughness is None else value(toughness, about))
        case AddTypes():
            return possible(operation, sheet)
        case SetSubtypes(kind, subtypes) if subtypes:
            return operation if kind in words.kinds_of(sheet.types) else None  # 205.3d: what can't be gained
        case AddAbilities(abilities) if sheet.cannot_have:
            allowed = tuple(a for a in abilities if a not in sheet.cannot_have)  # 113.11
            return AddAbilities(allowed) if allowed else None
        case SetController(who) if isinstance(who, Who):
            return SetController(next(ctx.players(who), ctx.controller))
        case _:
            return operation  # the same for every object


def _bonus(operation: ModifyPT, sheet: Sheet, ctx: Context) -> tuple[int, int]:
    get = operation.by
    assert not isinstance(get, tuple)
    about = ctx.about(sheet.id)
    if get.where is not None:  # "+X/+X, where X is …"
        about = about.with_values({**(about.values or {}), "X": value(get.where, about)})
    times = 1 if get.each is None else value(get.each, about)
    return signed(get.power, about) * times, signed(get.toughness, about) * times


def perform(operation: Operation, sheet: Sheet, by: EffectId, timestamp: Timestamp) -> Sheet:
    """The sheet after an operation that was worked out. `by` and `timestamp` are those of its effect (613.7a)."""
    if isinstance(operation, AddAbilities):
        return _add_abilities(operation, sheet, by, timestamp)
    return _PERFORM[type(operation)](operation, sheet)


def _add_abilities(operation: AddAbilities, sheet: Sheet, by: EffectId, timestamp: Timestamp) -> Sheet:
    start = sum(isinstance(h.provenance, Granted) and h.provenance.by == by for h in sheet.abilities)
    held = tuple(Held(a, Granted(by, start + n), timestamp) for n, a in enumerate(operation.abilities))
    return sheet._replace(abilities=sheet.abilities + held)


def _copy(operation: CopyValues, sheet: Sheet) -> Sheet:
    """Its copiable values become those copied; what is no copiable value stays (707.2)."""
    values = operation.values
    abilities = tuple(
        Held(h.ability, Copied(n)) for n, h in enumerate(values.abilities) if isinstance(h.provenance, Printed | Copied)
    )
    fresh = values._replace(
        id=sheet.id, controller=sheet.controller, zone=sheet.zone, abilities=abilities, cannot_have=sheet.cannot_have
    )
    return with_subtypes(fresh._replace(subtypes=frozenset()), values.subtypes)


def _set_controller(operation: SetController, sheet: Sheet) -> Sheet:
    return sheet._replace(controller=operation.who)


def _set_colors(operation: SetColors, sheet: Sheet) -> Sheet:
    return sheet._replace(colors=operation.colors)


def _add_colors(operation: AddColors, sheet: Sheet) -> Sheet:
    return sheet._replace(colors=sheet.colors | operation.colors)


def _remove_abilities(operation: RemoveAbilities, sheet: Sheet) -> Sheet:
    return sheet._replace(abilities=tuple(h for h in sheet.abilities if h.ability not in operation.abilities))


def _remove_all(operation: RemoveAllAbilities, sheet: Sheet) -> Sheet:
    kept = tuple(h for h in sheet.abilities if is_mana_ability(h.ability)) if operation.but_mana else ()
    return sheet._replace(abilities=kept)


def _forbid(operation: Forbid, sheet: Sheet) -> Sheet:
    kept = tuple(h for h in sheet.abilities if h.ability not in operation.abilities)
    return sheet._replace(abilities=kept, cannot_have=sheet.cannot_have | set(operation.abilities))


def _set_pt(operation: SetPT, sheet: Sheet) -> Sheet:
    power, toughness = operation.power, operation.toughness
    assert power is None or isinstance(power, int)
    assert toughness is None or isinstance(toughness, int)
    return sheet._replace(
        power=sheet.power if power is None else power, toughness=sheet.toughness if toughness is None else toughness
    )


def _modify_pt(operation: ModifyPT, sheet: Sheet) -> Sheet:
    assert isinstance(operation.by, tuple)
    power, toughness = operation.by  # an object with no value for one of them has 0 (208.5)
    return sheet._replace(power=(sheet.power or 0) + power, toughness=(sheet.toughness or 0) + toughness)


def _switch_pt(_operation: SwitchPT, sheet: Sheet) -> Sheet:
    return sheet._replace(power=sheet.toughness, toughness=sheet.power)


def _turn_face_down(_operation: TurnFaceDown, sheet: Sheet) -> Sheet:
    """A 2/2 creature with no name, mana cost, color, subtypes or text, whatever it is a copy of (708.2a, 708.10)."""
    return sheet._replace(
        name="",
        mana_cost=None,
        mana_value=0,
        colors=frozenset(),
        supertypes=frozenset(),
        types=frozenset({CardType.CREATURE}),
        subtypes=frozenset(),
        abilities=(),
        power=2,
        toughness=2,
        loyalty=None,
    )


def _nothing(_operation: Operation, sheet: Sheet) -> Sheet:
    """What acts on players or the rules of the game changes no sheet (613.10, 613.11)."""
    return sheet


_PERFORM: dict[type, Callable[[Any, Sheet], Sheet]] = {
    CopyValues: _copy, TurnFaceDown: _turn_face_down, SetController: _set_controller, ReplaceWords: replace_words,
    AddTypes: add_types,
    SetTypes: set_types, SetSubtypes: set_subtypes, RemoveTypes: remove_types, SetColors: _set_colors, AddColors: _add_colors,
    RemoveAbilities: _remove_abilities, RemoveAllAbilities: _remove_all, Forbid: _forbid, SetPT: _set_pt, ModifyPT: _modify_pt,
    SwitchPT: _switch_pt, AffectRules: _nothing,
}  # fmt: skip
