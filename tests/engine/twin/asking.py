"""Questions that a text asks of the table: does it fit, how many, is it so (109, 107, 611.3a)."""

from dataclasses import dataclass, replace

from engine.model import CardType, Color, ObjectId, PlayerId, Zone
from engine.sheet import Held
from engine.vocabulary.ability import Keyword
from engine.vocabulary.amount import Amount, Count, CountCounters, CountKinds, LifeOf, Number, Signed, Sum, ValueOf, Variable
from engine.vocabulary.condition import Both, Compare, Condition, Controls, Is, LifeIs, YourTurn
from engine.vocabulary.quality import (
    AnyOf,
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
)  # fmt: skip
from engine.vocabulary.subject import Attached, Group, Groups, It, Subject, This
from tests.engine.twin.sheets import Page, Table

COMPARE = {
    "=": lambda a, b: a == b,
    "<=": lambda a, b: a <= b,
    ">=": lambda a, b: a >= b,
    "<": lambda a, b: a < b,
    ">": lambda a, b: a > b,
}


@dataclass(frozen=True)
class Asker:
    """Who asks: the object that the ability is on, who "you" is, the values of variables, and what "it" is."""

    table: Table
    source: ObjectId | None
    you: PlayerId
    values: tuple[tuple[str, int], ...] = ()
    it: ObjectId | None = None

    def about(self, it: ObjectId) -> "Asker":
        """The same, of this object."""
        return replace(self, it=it)


def players(who: Who, asker: Asker) -> set[PlayerId]:
    """The players that a text calls so (109.5)."""
    everybody = {p.id for p in asker.table.state.players}
    match who:
        case Who.YOU:
            return {asker.you}
        case Who.OPPONENT | Who.OPPONENTS | Who.EACH_OPPONENT | Who.NOT_YOU:
            return everybody - {asker.you}
        case Who.PLAYER | Who.PLAYERS | Who.EACH_PLAYER:
            return everybody
        case Who.ACTIVE_PLAYER:
            return {asker.table.state.players[0].id}
    raise NotImplementedError(who)


def named_by(subject: Subject, asker: Asker) -> set[ObjectId]:
    """The objects that a subject speaks of, now (611.3a)."""
    pages = asker.table.pages
    match subject:
        case This():
            return {asker.source} if asker.source in pages else set()
        case It():
            return {asker.it} if asker.it in pages else set()
        case Attached():
            host = asker.table.state.objects[asker.source].attached_to if asker.source else None
            return {host} if host in pages else set()  # whatever it is attached to (303.4m)
        case Group(filter=filter_):
            return {i for i in pages if matches(filter_, i, asker)}
        case Groups(groups=groups):
            return {i for group in groups for i in named_by(group, asker)}
    raise NotImplementedError(subject)


def is_a(noun: CardType | str | Noun, page: Page, asker: Asker) -> bool:
    """Whether the noun names the object (109.2)."""
    match noun:
        case CardType():
            return noun in page.types
        case Noun.PERMANENT:
            return page.zone is Zone.BATTLEFIELD
        case Noun.SPELL:
            return page.zone is Zone.STACK
        case Noun.CARD:
            return not asker.table.state.objects[page.id].token
        case Noun.TOKEN:
            return asker.table.state.objects[page.id].token
        case Noun():
            return False
        case str():
            return noun in page.subtypes


def matches(filter_: Filter, id_: ObjectId, asker: Asker) -> bool:
    """Whether the object is one of those that the noun phrase means (109.2)."""
    page, thing = asker.table.pages[id_], asker.table.state.objects[id_]
    if thing.emblem or (filter_.other and id_ == asker.source):
        return False
    if filter_.zones:
        if page.zone not in filter_.zones:
            return False
    elif filter_.not_zone is not None:
        if page.zone is filter_.not_zone:
            return False
    elif page.zone is not (Zone.STACK if Noun.SPELL in filter_.nouns else Zone.BATTLEFIELD):
        return False
    if not any(is_a(noun, page, asker) for noun in filter_.nouns):
        return False
    if filter_.controller is not None and page.controller not in players(filter_.controller, asker):
        return False
    if filter_.owner is not None and thing.owner not in players(filter_.owner, asker):
        return False
    return all(has(quality, id_, asker) for quality in (*filter_.before, *filter_.after))


def has(quality: Quality, id_: ObjectId, asker: Asker) -> bool:
    """Whether the object is what the quality says."""
    page, thing = asker.table.pages[id_], asker.table.state.objects[id_]
    match quality:
        case IsColor(color=color):
            return color in page.colors
        case ColorCount(count=count):
            return len(page.colors) >= 2 if count == 2 else len(page.colors) == count
        case IsType(type=type_):
            return type_ in page.types
        case IsSubtype(subtype=subtype):
            return subtype in page.subtypes
        case IsSupertype(supertype=supertype):
            return supertype in page.supertypes
        case IsToken():
            return thing.token
        case HasStatus(status=Status.TAPPED):
            return thing.tapped
        case HasStatus(status=Status.UNTAPPED):
            return not thing.tapped
        case HasKeyword(keyword=keyword):
            return any(is_keyword(held, keyword) for held in page.abilities)
        case HasCounter(kind=kind):
            return any(c.kind == kind and c.number for c in thing.counters)
        case HasValue():
            return value_fits(quality, page, asker)
        case Named(name=name):
            return page.name == name
        case NoAbilities():
            return not page.abilities
        case InZone(zone=zone):
            return page.zone is zone
        case OfChosen(what=what):
            return of_chosen(what, page, asker)
        case Not(quality=inner):
            return not has(inner, id_, asker)
        case AnyOf(qualities=qualities):
            return any(has(inner, id_, asker) for inner in qualities)
    raise NotImplementedError(quality)


def is_keyword(held: Held, keyword: str) -> bool:
    """An ability with that keyword's name (702.1d)."""
    return isinstance(held.ability, Keyword) and held.ability.name == keyword


def of_chosen(what: str, page: Page, asker: Asker) -> bool:
    """Of what was chosen as the source entered (607.2d)."""
    word = chosen(what, asker)
    if word is None:
        return False
    return Color(word) in page.colors if what == "color" else word in page.subtypes


def chosen(what: str, asker: Asker) -> str | None:
    """The word chosen for the source."""
    return asker.table.state.objects[asker.source].chosen.get(what) if asker.source else None


def value_fits(quality: HasValue, page: Page, asker: Asker) -> bool:
    """Whether a number of the object compares so; what has no power has none to compare (208.3)."""
    number = value_of(quality.characteristic, page)
    return number is not None and COMPARE[quality.comparison](number, amount(quality.amount, asker))


def value_of(characteristic: str, page: Page) -> int | None:
    """A number of the object, or None if it has none."""
    match characteristic:
        case "mana value":
            return page.mana_value
        case "power":
            return (page.power or 0) if page.has_power() else None
        case "toughness":
            return (page.toughness or 0) if page.has_power() else None
    raise NotImplementedError(characteristic)


def amount(tree: Amount | Signed, asker: Asker) -> int:
    """The number; what cannot be determined is 0 (107.2)."""
    pages = asker.table.pages
    match tree:
        case Number(value=value):
            return value
        case Signed(sign=sign, amount=inner):
            return amount(inner, asker) * (-1 if sign == "-" else 1)
        case Variable(name=name):
            return dict(asker.values).get(name, 0)
        case Sum(of=inner, plus=plus):
            return amount(inner, asker) + plus
        case Count(of=filter_, times=times):
            return times * sum(matches(filter_, i, asker) for i in pages)
        case CountKinds(what="card types", among=filter_):
            return len({t for i in pages if matches(filter_, i, asker) for t in pages[i].types})
        case CountKinds(what="colors", among=filter_):
            return len({c for i in pages if matches(filter_, i, asker) for c in pages[i].colors})
        case CountCounters(kind=kind, on=on):
            things = [asker.table.state.objects[i] for i in named_by(on, asker)]
            return sum(c.number for thing in things for c in thing.counters if c.kind == kind)
        case ValueOf(characteristic=characteristic, of=of):
            return sum(value_of(characteristic, pages[i]) or 0 for i in named_by(of, asker))
        case LifeOf(who=who):
            return sum(p.life for p in asker.table.state.players if p.id in players(who, asker))
    raise NotImplementedError(tree)


def holds(condition: Condition | None, asker: Asker) -> bool:
    """Whether "as long as …" is so."""
    match condition:
        case None:
            return True
        case Is(subject=subject, quality=quality):
            spoken_of = named_by(subject, asker)
            return bool(spoken_of) and all(has(quality, i, asker) for i in spoken_of)
        case Controls(who=who, filter=filter_, least=least, most=most):
            return any(
                (least or 0) <= number and (most is None or number <= most)
                for player in players(who, asker)
                for number in [controlled(filter_, player, asker)]
            )
        case Compare(amount=left, comparison=comparison, with_=right):
            return COMPARE[comparison](amount(left, asker), amount(right, asker))
        case LifeIs(who=who, comparison=comparison, amount=right):
            lives = [p.life for p in asker.table.state.players if p.id in players(who, asker)]
            return any(COMPARE[comparison](life, amount(right, asker)) for life in lives)
        case YourTurn(yours=yours):
            return (asker.table.state.players[0].id == asker.you) is yours
        case Both(conditions=conditions, joined=joined):
            answers = [holds(inner, asker) for inner in conditions]
            return all(answers) if joined == "and" else any(answers)
    raise NotImplementedError(condition)


def controlled(filter_: Filter, player: PlayerId, asker: Asker) -> int:
    """How many such permanents the player controls."""
    return sum(asker.table.pages[i].controller == player and matches(filter_, i, asker) for i in asker.table.pages)
