"""Whether an object is what a text describes (109.2, 109.3): each quality read once into a check, then asked of many sheets."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import assert_never

from engine.kept import kept_by_identity
from engine.model import PERMANENT_TYPES, CardType, Color, ObjectId, Supertype, Zone
from engine.rules import amounts, subjects
from engine.rules.context import Context
from engine.sheet import Sheet
from engine.vocabulary.ability import Keyword
from engine.vocabulary.amount import Amount
from engine.vocabulary.further import Further
from engine.vocabulary.quality import (
    AnyOf,
    AttachedTo,
    AttackingPlayer,
    ColorCount,
    Filter,
    HasCounter,
    HasKeyword,
    HasStatus,
    HasValue,
    InZone,
    IsColor,
    IsSubtype,
    IsSupertype,
    IsToken,
    IsType,
    Named,
    NoAbilities,
    Not,
    Noun,
    OfChosen,
    Quality,
    Status,
    Who,
)
from engine.vocabulary.subject import Player, Subject

Check = Callable[[Sheet, Context], bool]


def matches(filter_: Filter, id_: ObjectId, ctx: Context) -> bool:
    """Whether the object fits the description as the sheets of `ctx` show it now."""
    sheet = ctx.sheets[id_]
    return all(check(sheet, ctx) for check in checks(filter_))


def matching(filter_: Filter, ctx: Context) -> list[ObjectId]:
    """Every object that fits, in the state's order."""
    wanted = checks(filter_)
    found = []
    for id_, sheet in ctx.sheets.items():
        for check in wanted:
            if not check(sheet, ctx):
                break
        else:
            found.append(id_)
    return found


def has(quality: Quality, id_: ObjectId, ctx: Context) -> bool:
    """Whether the object has the quality now."""
    return of_quality(quality)(ctx.sheets[id_], ctx)


@kept_by_identity()
def checks(filter_: Filter) -> tuple[Check, ...]:
    """The checks that a description amounts to."""
    return tuple(check for _, check in parts(filter_))


Part = str | tuple[CardType | str | Noun, ...] | Quality


def parts(filter_: Filter) -> Iterator[tuple[Part, Check]]:
    """Each part of a description that an object must fit, with its check: "zone", "other", the nouns, the qualities, the
    players.
    """
    yield "zone", in_zone(filter_)
    yield filter_.nouns, of_nouns(filter_.nouns)
    if filter_.other:
        yield "other", lambda sheet, ctx: sheet.id != ctx.source
    for quality in (*filter_.before, *filter_.after):
        yield quality, of_quality(quality)
    if filter_.controller is not None:
        yield "controller", _controlled(filter_.controller)
    if filter_.owner is not None:
        yield "owner", _owned(filter_.owner)


def _controlled(who: Who) -> Check:
    if who is Who.YOU:
        return lambda sheet, ctx: sheet.controller == ctx.controller
    if who is Who.YOU_BOTH:  # "you both own and control"
        return lambda sheet, ctx: sheet.controller == ctx.controller == ctx.object(sheet.id).owner
    return lambda sheet, ctx: sheet.controller in ctx.players(who)


def _owned(who: Who) -> Check:
    return lambda sheet, ctx: ctx.object(sheet.id).owner in ctx.players(who)


def in_zone(filter_: Filter) -> Check:
    """Whether the object is where the description looks: as said, else on the battlefield, or the stack for spells (109.2a–b)."""
    zones = frozenset(filter_.zones)
    if zones:
        return lambda sheet, ctx: sheet.zone in zones
    if filter_.not_zone is not None:
        return lambda sheet, ctx: sheet.zone is not filter_.not_zone
    where = {Zone.STACK if noun is Noun.SPELL else Zone.BATTLEFIELD for noun in filter_.nouns}
    if len(where) == 1:
        only = where.pop()
        return lambda sheet, ctx: sheet.zone is only
    return lambda sheet, ctx: sheet.zone in where


def of_nouns(nouns: tuple[CardType | str | Noun, ...]) -> Check:
    """Whether one of the head nouns names the object."""
    if len(nouns) == 1:
        return of_noun(nouns[0])
    each = tuple(of_noun(n) for n in nouns)
    return lambda sheet, ctx: any(check(sheet, ctx) for check in each)


def of_noun(noun: CardType | str | Noun) -> Check:
    """Whether a head noun names the object."""
    if isinstance(noun, CardType):
        return lambda sheet, ctx: noun in sheet.types
    if isinstance(noun, Noun):
        match noun:
            case Noun.PERMANENT:
                return lambda sheet, ctx: sheet.zone is Zone.BATTLEFIELD or not sheet.types.isdisjoint(PERMANENT_TYPES)
            case Noun.SPELL:
                return lambda sheet, ctx: sheet.zone is Zone.STACK
            case Noun.CARD:
                return lambda sheet, ctx: not (ctx.object(sheet.id).token or ctx.object(sheet.id).emblem)  # 111.1, 114.5
            case Noun.TOKEN:
                return lambda sheet, ctx: ctx.object(sheet.id).token
            case Noun.SOURCE:
                return lambda sheet, ctx: True
            case Noun.ABILITY:
                return lambda sheet, ctx: False
            case _:
                assert_never(noun)
    return lambda sheet, ctx: noun in sheet.subtypes


@cache
def of_quality(quality: Quality) -> Check:
    """Whether an object has the quality."""
    match quality:
        case IsColor(color):
            return lambda sheet, ctx: color in sheet.colors
        case ColorCount(count):
            return lambda sheet, ctx: len(sheet.colors) >= 2 if count == 2 else len(sheet.colors) == count
        case IsType(type_):
            return lambda sheet, ctx: type_ in sheet.types
        case IsSubtype(subtype):
            return lambda sheet, ctx: subtype in sheet.subtypes
        case IsSupertype(supertype):
            return lambda sheet, ctx: supertype in sheet.supertypes
        case IsToken():
            return lambda sheet, ctx: ctx.object(sheet.id).token
        case HasStatus(status):
            return lambda sheet, ctx: has_status(status, sheet.id, ctx)
        case OfChosen(what):
            return lambda sheet, ctx: is_chosen(what, sheet, ctx)
        case HasKeyword(keyword):
            return lambda sheet, ctx: has_keyword(keyword, sheet)
        case HasCounter(kind):
            return lambda sheet, ctx: any(kind in {"", c.kind} and c.number > 0 for c in ctx.object(sheet.id).counters)
        case HasValue(characteristic, comparison, amount):
            return lambda sheet, ctx: has_value(characteristic, comparison, amount, sheet, ctx)
        case Named(name):
            return lambda sheet, ctx: sheet.name == name
        case Not(inner):
            contrary = of_quality(inner)
            return lambda sheet, ctx: not contrary(sheet, ctx)
        case AnyOf(qualities, _):
            each = tuple(of_quality(q) for q in qualities)
            return lambda sheet, ctx: any(check(sheet, ctx) for check in each)
        case NoAbilities():
            return lambda sheet, ctx: not sheet.abilities
        case AttachedTo(to):
            return lambda sheet, ctx: is_attached(to, sheet, ctx)
        case InZone(zone):
            return lambda sheet, ctx: sheet.zone is zone
        case AttackingPlayer():
            return lambda sheet, ctx: False  # no combat on these boards yet
        case Further():
            return lambda sheet, ctx: False  # an ability that says this is told as not performed
        case _:
            assert_never(quality)


def has_keyword(keyword: str, sheet: Sheet) -> bool:
    """Whether it has a keyword ability of that name (702.1)."""
    return any(isinstance(h.ability, Keyword) and h.ability.name == keyword for h in sheet.abilities)


def is_chosen(what: str, sheet: Sheet, ctx: Context) -> bool:
    """Whether it is of the type or color, or has the name, that was chosen (607.2d); of none if nothing was."""
    chosen = ctx.choice(what)
    if chosen is None:
        return False
    if what == "card name":
        return sheet.name == chosen
    if what == "color":
        return Color(chosen) in sheet.colors
    return chosen in sheet.subtypes


def is_attached(to: Subject, sheet: Sheet, ctx: Context) -> bool:
    """Whether it is attached to what the text names: "Curses attached to you", "attached to it" (303.4b)."""
    attached = ctx.object(sheet.id).attached_to
    if attached is None:
        return False
    if isinstance(to, Player):
        return attached in ctx.players(to.who)
    return attached in subjects.objects_of(to, ctx)


def has_status(status: Status, id_: ObjectId, ctx: Context) -> bool:
    """What is true of a permanent without being a characteristic (109.3)."""
    object_ = ctx.object(id_)
    match status:
        case Status.TAPPED:
            return object_.tapped
        case Status.UNTAPPED:
            return not object_.tapped
        case Status.FACE_DOWN:
            return object_.face_down
        case Status.ENCHANTED | Status.EQUIPPED:
            subtype = "Aura" if status is Status.ENCHANTED else "Equipment"
            attached = (o.id for o in ctx.state.objects.values() if o.attached_to == id_)
            return any(subtype in ctx.sheets[a].subtypes for a in attached)
        case Status.FACE_UP:
            return not object_.face_down
        case Status.HISTORIC:
            return is_historic(ctx.sheets[id_])
        case Status.OUTLAW:
            return not ctx.sheets[id_].subtypes.isdisjoint(_OUTLAWS)
        case Status.MODIFIED:
            return is_modified(id_, ctx)
        case _:
            return False  # combat and the designations that it takes other rules to get: nothing on these boards has them


_OUTLAWS = frozenset({"Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"})  # 700.12


def is_historic(sheet: Sheet) -> bool:
    """Legendary, an artifact or a Saga (700.6)."""
    return Supertype.LEGENDARY in sheet.supertypes or CardType.ARTIFACT in sheet.types or "Saga" in sheet.subtypes


def is_modified(id_: ObjectId, ctx: Context) -> bool:
    """With a counter on it, equipped, or enchanted by an Aura of its controller's (700.9)."""
    object_, controller = ctx.object(id_), ctx.sheets[id_].controller
    attached = [ctx.sheets[o.id] for o in ctx.state.objects.values() if o.attached_to == id_]
    return any(c.number > 0 for c in object_.counters) or any(
        "Equipment" in s.subtypes or ("Aura" in s.subtypes and s.controller == controller) for s in attached
    )


def has_value(characteristic: str, comparison: str, amount: Amount, sheet: Sheet, ctx: Context) -> bool:
    """Whether it has that characteristic, and the comparison is true of it."""
    number = characteristic_value(characteristic, sheet)
    return number is not None and amounts.compare(number, comparison, amounts.value(amount, ctx.about(sheet.id)))


def characteristic_value(characteristic: str, sheet: Sheet) -> int | None:
    """Power, toughness or mana value as a number, None for what has none: a noncreature permanent has no power (208.3).

    Raises `ValueError` for another name.
    """
    match characteristic:
        case "power" | "base power":
            return None if sheet.pt is None else sheet.pt[0]
        case "toughness" | "base toughness":
            return None if sheet.pt is None else sheet.pt[1]
        case "mana value":
            return sheet.mana_value
        case _:
            raise ValueError(f"no such characteristic: {characteristic}")
