"""Operations worked out for one object and applied to its sheet (613.1).

`work_out` gives the operation with its parameters as numbers and words, with what the rules forbid taken away (205.3d,
113.11): what the
effect *does* to that object, which is what dependency compares (613.8a), whatever the result.
"""

from typing import assert_never

from engine import words
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
from engine.oracle import substitute
from engine.rules.amounts import signed, value
from engine.rules.context import Context
from engine.rules.intrinsic import is_mana_ability, with_subtypes
from engine.sheet import Copied, EffectId, Granted, Held, Printed, Sheet
from engine.state import Timestamp
from engine.vocabulary.ability import Ability
from engine.vocabulary.quality import Who

_THE_SAME_FOR_ALL = frozenset(
    {
        CopyValues, TurnFaceDown, ReplaceWords, SetTypes, RemoveTypes, SetColors, AddColors, RemoveAbilities, RemoveAllAbilities,
        Forbid, SwitchPT, AffectRules,
    }
)  # fmt: skip


def work_out(operation: Operation, sheet: Sheet, ctx: Context) -> Operation | None:
    """The operation as it is for this object now, or None where the rules leave nothing of it."""
    if type(operation) in _THE_SAME_FOR_ALL:
        return operation
    match operation:
        case AddTypes():
            return of_possible_types(operation, sheet)
        case SetSubtypes(kind, _):
            return operation if kind in words.kinds_of(sheet.types) else None  # 205.3d
        case AddAbilities(abilities):
            if not sheet.cannot_have:
                return operation
            possible_ones = tuple(a for a in abilities if a not in sheet.cannot_have)  # 113.11
            return AddAbilities(possible_ones) if possible_ones else None
        case SetPT(power, toughness):
            about = ctx.about(sheet.id)
            first = None if power is None else value(power, about)
            if first is not None:  # "… and its toughness is equal to that number plus 1"
                about = about.with_values({**(about.values or {}), "that": first})
            return SetPT(first, None if toughness is None else value(toughness, about))
        case ModifyPT(by):
            return operation if isinstance(by, tuple) else ModifyPT(_bonus(operation, sheet, ctx))
        case SetController(who):
            return SetController(next(ctx.players(who), ctx.controller)) if isinstance(who, Who) else operation
        case _:
            raise ValueError(f"unknown operation: {operation}")


def of_possible_types(operation: AddTypes, sheet: Sheet) -> AddTypes:
    """The same with only the subtypes that go with one of the types the object then has (205.3d)."""
    allowed = words.of_kinds(operation.subtypes, words.kinds_of(sheet.types | operation.types))
    return operation if allowed == operation.subtypes else AddTypes(operation.supertypes, operation.types, allowed)


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
    match operation:
        case CopyValues(values):
            return copied(sheet, values)
        case TurnFaceDown():
            return sheet  # the base sheet of a face-down object is made so already (708.2a)
        case SetController(who):
            return sheet._replace(controller=who)
        case ReplaceWords(pairs):
            return replaced(sheet, pairs)
        case AddTypes(supertypes, types, subtypes):
            sheet = sheet._replace(supertypes=sheet.supertypes | supertypes, types=sheet.types | types)
            return with_subtypes(sheet, sheet.subtypes | subtypes) if subtypes else sheet
        case SetTypes(types):
            spell = sheet.types & words.SPELL_TYPES  # an instant or sorcery remains one (205.1a)
            return _correlated(sheet._replace(types=types | spell))
        case RemoveTypes(types):
            return _correlated(sheet._replace(types=sheet.types - types))
        case SetSubtypes(kind, subtypes):
            return _set_subtypes(sheet, kind, subtypes)
        case SetColors(colors):
            return sheet._replace(colors=colors)
        case AddColors(colors):
            return sheet._replace(colors=sheet.colors | colors)
        case AddAbilities(abilities):
            start = sum(isinstance(h.provenance, Granted) and h.provenance.by == by for h in sheet.abilities)
            held = tuple(Held(a, Granted(by, start + n), timestamp) for n, a in enumerate(abilities))
            return sheet._replace(abilities=sheet.abilities + held)
        case RemoveAbilities(abilities):
            return sheet._replace(abilities=tuple(h for h in sheet.abilities if h.ability not in abilities))
        case RemoveAllAbilities(_, but_mana):
            kept = tuple(h for h in sheet.abilities if is_mana_ability(h.ability)) if but_mana else ()
            return sheet._replace(abilities=kept)
        case Forbid(abilities):
            kept_abilities = tuple(h for h in sheet.abilities if h.ability not in abilities)
            return sheet._replace(abilities=kept_abilities, cannot_have=sheet.cannot_have | set(abilities))
        case SetPT() | ModifyPT() | SwitchPT():
            return _power_toughness(operation, sheet)
        case AffectRules():
            return sheet
        case _:
            assert_never(operation)


def _power_toughness(operation: SetPT | ModifyPT | SwitchPT, sheet: Sheet) -> Sheet:
    """Layer 7 (613.4). An object with no value for one of them has 0 (208.5)."""
    match operation:
        case SetPT(power, toughness):
            assert power is None or isinstance(power, int)
            assert toughness is None or isinstance(toughness, int)
            return sheet._replace(
                power=sheet.power if power is None else power,
                toughness=sheet.toughness if toughness is None else toughness,
            )
        case ModifyPT((int(plus_power), int(plus_toughness))):
            return sheet._replace(power=(sheet.power or 0) + plus_power, toughness=(sheet.toughness or 0) + plus_toughness)
        case SwitchPT():
            return sheet._replace(power=sheet.toughness, toughness=sheet.power)
        case _:
            raise ValueError(f"not worked out: {operation}")


def _correlated(sheet: Sheet) -> Sheet:
    """Without the subtypes whose card type it does not have any more (205.1a)."""
    possible = words.kinds_of(sheet.types)
    return with_subtypes(sheet, words.of_kinds(sheet.subtypes, possible))


def _set_subtypes(sheet: Sheet, kind: str, subtypes: frozenset[str]) -> Sheet:
    """These instead of those of the same set (205.1a); a land that becomes basic land types loses its text's abilities (305.7)."""
    if kind == "land" and subtypes & words.BASIC_LAND_TYPES.keys():
        kept = tuple(h for h in sheet.abilities if not isinstance(h.provenance, Printed | Copied))
        sheet = sheet._replace(abilities=kept)
    others = frozenset(s for s in sheet.subtypes if words.kind_of(s) != kind)
    return with_subtypes(sheet, others | subtypes)


def copied(sheet: Sheet, values: Sheet) -> Sheet:
    """Layer 1a: its copiable values become those copied; what is no copiable value stays (707.2)."""
    abilities = tuple(
        Held(h.ability, Copied(n)) for n, h in enumerate(values.abilities) if isinstance(h.provenance, Printed | Copied)
    )
    fresh = values._replace(
        id=sheet.id, controller=sheet.controller, zone=sheet.zone, abilities=abilities, cannot_have=sheet.cannot_have
    )
    return with_subtypes(fresh._replace(subtypes=frozenset()), values.subtypes)


def replaced(sheet: Sheet, pairs: tuple[tuple[str, str], ...]) -> Sheet:
    """Layer 3: words of the rules text and the type line, not of granted abilities nor of names (612.2, 612.3)."""
    mapping = dict(pairs)
    abilities = tuple(
        Held(_with_words(h.ability, pairs), h.provenance, h.since) if isinstance(h.provenance, Printed | Copied) else h
        for h in sheet.abilities
    )
    sheet = sheet._replace(abilities=abilities, text_changes=sheet.text_changes + pairs)
    return with_subtypes(sheet, frozenset(mapping.get(s, s) for s in sheet.subtypes))



_substituted: dict[tuple[int, tuple[tuple[str, str], ...]], tuple[Ability, Ability]] = {}


def _with_words(ability: Ability, pairs: tuple[tuple[str, str], ...]) -> Ability:
    """The ability with its words replaced, kept by the identity of its tree, so that one text changed twice is one tree."""
    known = _substituted.get((id(ability), pairs))
    if known is not None and known[0] is ability:
        return known[1]
    if len(_substituted) > 20_000:
        _substituted.clear()
    changed = substitute(ability, dict(pairs))
    result = ability if changed == ability else changed
    _substituted[(id(ability), pairs)] = (ability, result)
    return result
