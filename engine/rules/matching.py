"""Whether an object is what a text describes (109.2, 109.3): one function a kind of quality."""

from typing import assert_never

import engine.rules.amounts as amounts  # as a module: the two need each other
from engine.model import PERMANENT_TYPES, CardType, Color, ObjectId, Zone
from engine.rules.context import Context
from engine.sheet import Sheet
from engine.state import GameObject
from engine.vocabulary.ability import Keyword
from engine.vocabulary.quality import (
    AnyOf,
    ColorCount,
    Filter,
    HasCounter,
    HasKeyword,
    HasStatus,
    HasValue,
    IsColor,
    IsSubtype,
    IsSupertype,
    IsToken,
    IsType,
    Named,
    Not,
    Noun,
    OfChosen,
    Quality,
    Status,
    Who,
)


def matches(filter_: Filter, id_: ObjectId, ctx: Context) -> bool:
    """Whether the object fits the description as the sheets of `ctx` show it now."""
    sheet = ctx.sheets[id_]
    return (
        in_zone(filter_, sheet)
        and any(is_noun(noun, sheet, ctx) for noun in filter_.nouns)
        and not (filter_.other and id_ == ctx.source)
        and all(has(q, id_, ctx) for q in filter_.before)
        and all(has(q, id_, ctx) for q in filter_.after)
        and (filter_.controller is None or controlled(filter_.controller, sheet.controller, ctx))
        and (filter_.owner is None or controlled(filter_.owner, ctx.object(id_).owner, ctx))
    )


def matching(filter_: Filter, ctx: Context) -> list[ObjectId]:
    """Every object that fits, in the state's order."""
    return [id_ for id_ in ctx.sheets if matches(filter_, id_, ctx)]


def controlled(who: Who, player: str, ctx: Context) -> bool:
    """Whether this player is the one that the text names."""
    if who is Who.YOU:
        return player == ctx.controller
    return player in ctx.players(who)


def in_zone(filter_: Filter, sheet: Sheet) -> bool:
    """Whether the object is where the description looks: as said, else on the battlefield, or the stack for spells (109.2a–b)."""
    if filter_.zones:
        return sheet.zone in filter_.zones
    if filter_.not_zone is not None:
        return sheet.zone is not filter_.not_zone
    if Noun.SPELL in filter_.nouns:
        return sheet.zone is Zone.STACK or (len(filter_.nouns) > 1 and sheet.zone is Zone.BATTLEFIELD)
    return sheet.zone is Zone.BATTLEFIELD


def is_noun(noun: CardType | str | Noun, sheet: Sheet, ctx: Context) -> bool:
    """Whether a head noun names this object."""
    if isinstance(noun, CardType):
        return noun in sheet.types
    if isinstance(noun, Noun):
        match noun:
            case Noun.PERMANENT:
                return sheet.zone is Zone.BATTLEFIELD or bool(sheet.types & PERMANENT_TYPES)
            case Noun.SPELL:
                return sheet.zone is Zone.STACK
            case Noun.CARD:
                return not ctx.object(sheet.id).token
            case Noun.TOKEN:
                return ctx.object(sheet.id).token
            case Noun.SOURCE:
                return True
            case Noun.ABILITY:
                return False
            case _:
                assert_never(noun)
    return noun in sheet.subtypes


def has(quality: Quality, id_: ObjectId, ctx: Context) -> bool:
    """Whether the object has the quality now."""
    sheet = ctx.sheets[id_]
    match quality:
        case IsColor(color):
            return color in sheet.colors
        case ColorCount(count):
            return len(sheet.colors) >= 2 if count == 2 else len(sheet.colors) == count
        case IsType(type_):
            return type_ in sheet.types
        case IsSubtype(subtype):
            return subtype in sheet.subtypes
        case IsSupertype(supertype):
            return supertype in sheet.supertypes
        case IsToken():
            return ctx.object(id_).token
        case HasStatus(status):
            return has_status(status, ctx.object(id_), ctx)
        case OfChosen(what):
            return is_chosen(what, sheet, ctx)
        case HasKeyword(keyword):
            return has_keyword(keyword, sheet)
        case HasCounter(kind):
            return any(c.kind == kind and c.number > 0 for c in ctx.object(id_).counters)
        case HasValue(characteristic, comparison, amount):
            return amounts.compare(characteristic_value(characteristic, sheet), comparison, amounts.value(amount, ctx.about(id_)))
        case Named(name):
            return sheet.name == name
        case Not(inner):
            return not has(inner, id_, ctx)
        case AnyOf(qualities):
            return any(has(q, id_, ctx) for q in qualities)
        case _:
            assert_never(quality)


def has_keyword(keyword: str, sheet: Sheet) -> bool:
    """Whether it has a keyword ability of that name (702.1)."""
    return any(isinstance(h.ability, Keyword) and h.ability.name == keyword for h in sheet.abilities)


def is_chosen(what: str, sheet: Sheet, ctx: Context) -> bool:
    """Whether it is of the type or color that was chosen (607.2d); of none if nothing was."""
    chosen = ctx.choice(what)
    if chosen is None:
        return False
    if what == "color":
        return Color(chosen) in sheet.colors
    return chosen in sheet.subtypes


def has_status(status: Status, object_: GameObject, ctx: Context) -> bool:
    """What is true of a permanent without being a characteristic (109.3)."""
    match status:
        case Status.TAPPED:
            return object_.tapped
        case Status.UNTAPPED:
            return not object_.tapped
        case Status.FACE_DOWN:
            return object_.face_down
        case Status.ENCHANTED:
            return any(o.attached_to == object_.id and "Aura" in ctx.sheets[o.id].subtypes for o in ctx.state.objects.values())
        case Status.EQUIPPED:
            return any(
                o.attached_to == object_.id and "Equipment" in ctx.sheets[o.id].subtypes for o in ctx.state.objects.values()
            )
        case Status.ATTACKING | Status.BLOCKING:
            return False  # no combat on these boards yet
        case _:
            assert_never(status)


def characteristic_value(characteristic: str, sheet: Sheet) -> int:
    """Power, toughness or mana value as a number, 0 where there is none (208.5, 202.3a)."""
    match characteristic:
        case "power" | "base power":
            return sheet.power or 0
        case "toughness" | "base toughness":
            return sheet.toughness or 0
        case "mana value":
            return sheet.mana_value
        case _:
            raise ValueError(f"no such characteristic: {characteristic}")
