"""What must be true, in English."""

from typing import assert_never

from engine.model import Zone
from engine.oracle.english import amounts, costs, events, nouns, subjects
from engine.oracle.english.wording import a, figure, number, third
from engine.vocabulary import condition as co
from engine.vocabulary.amount import CountKinds, Number
from engine.vocabulary.condition import Condition
from engine.vocabulary.quality import AnyOf, Filter, InZone, IsSubtype, IsType, Not, Quality, Who
from engine.vocabulary.subject import It
from engine.vocabulary.trigger import Event, PlayerEvent

_NOT = "n't"


def condition(of: Condition) -> str:
    """What must be true."""
    match of:
        case co.Is():
            return _is(of)
        case co.Controls():
            return _controls(of)
        case co.Compare():
            return _compare(of)
        case co.LifeIs(who, comparison, amount):
            more = "less" if comparison == "<=" else "more"
            return f"{nouns.player(who)} {third('have', many=who in subjects.MANY)} {figure(amount)} or {more} life"
        case co.YourTurn(yours):
            return "it's your turn" if yours else "it's not your turn"
        case co.Both(conditions, joined):
            return f" {joined} ".join(condition(c) for c in conditions)
        case co.ThereAre():
            return _there_are(of)
        case co.HasCounters():
            return _has_counters(of)
        case co.Hand(who, least, most, zone):
            where = "hand" if zone is Zone.HAND else f"{'your' if who is Who.YOU else 'their'} {zone}"
            return f"{nouns.player(who)} {third('have', many=who in subjects.MANY)} {so_many(least, most)} cards in {where}"
        case co.Happened(event, when, negative):
            return f"{_event(event, negative=negative)} {when}"
        case co.TargetsWhat(what):
            return f"it targets {nouns.one_of(what) if isinstance(what, Filter) else subjects.subject(what)}"
        case co.Kicked(words, None) | co.Did(words) | co.Fact(words):
            return words
        case co.Kicked(cost=cost):
            assert cost is not None
            return f"it was kicked with its {costs.cost(cost)} kicker"
        case co.Otherwise():
            return "otherwise"
        case _:
            assert_never(of)


def _controls(of: co.Controls) -> str:
    plural = of.who in subjects.MANY
    if of.negative:
        return f"{nouns.player(of.who)} {'don' if plural else 'doesn'}'t control {nouns.one_of(of.filter)}"
    control = f"{nouns.player(of.who)} {third('control', many=plural)}"
    if of.least == 1 and of.most is None:
        return f"{control} {nouns.one_of(of.filter)}"
    many = f"at least {number(Number(of.least or 0))}" if of.at_least else so_many(of.least, of.most)
    return f"{control} {many} {nouns.phrase(of.filter, many=not of.least == of.most == 1)}"


def so_many(least: int | None, most: int | None) -> str:
    """ "three or more", "two or fewer", "no", "exactly one"."""
    if most == 0:
        return "no"
    if least is not None and least == most:
        return f"exactly {number(Number(least))}"
    if most is not None:
        return f"{number(Number(most))} or fewer"
    return f"{number(Number(least or 0))} or more"


def _compare(of: co.Compare) -> str:
    if of.there and isinstance(of.amount, CountKinds):
        kinds = f"{of.amount.what} among {nouns.phrase(of.amount.among, many=True)}"
        return f"there are {number(of.with_)} or more {kinds}"
    amount = amounts.say_amount(of.amount)
    plain = figure(of.with_)
    if of.comparison in "<>":
        than = number(of.with_) if plain is not None else amounts.say_amount(of.with_)
        return f"{amount} is {'less' if of.comparison == '<' else 'greater'} than {than}"
    if of.comparison == "=":
        return f"{amount} is {plain}"
    return f"{amount} is {plain} or {'less' if of.comparison == '<=' else 'greater' if _measured(of) else 'more'}"


def _measured(of: co.Compare) -> bool:
    return " power" in (said := amounts.say_amount(of.amount)) or " toughness" in said or " mana value" in said


def _there_are(of: co.ThereAre) -> str:
    if of.one:
        where = nouns.phrase(of.filter, many=False)
        zone = where.index(f" {of.filter.preposition} ")
        return f"{a(where[:zone])} is{where[zone:]}"
    if of.least == 1 and of.most is None:
        return f"there is {nouns.one_of(of.filter)}"
    return f"there are {so_many(of.least, of.most)} {nouns.phrase(of.filter, many=True)}"


def _has_counters(of: co.HasCounters) -> str:
    verb = "had" if of.was else third("have", many=subjects.is_many(of.subject))
    has = f"{subjects.subject(of.subject)} {verb}"
    if of.least == 1 and of.most is None and of.one:
        return f"{has} {a(f'{of.kind} counter'.strip())} on it"
    return f"{has} {so_many(of.least, of.most)} {of.kind} counters on it".replace("  ", " ")


def _event(of: Event | PlayerEvent, *, negative: bool) -> str:
    """ "a creature died", "no creatures died", "you've cast a spell", "you haven't cast a spell"."""
    if isinstance(of, PlayerEvent):
        said = events.event(of)
        return said.replace("you have ", "you haven't " if negative else "you've ")
    return f"{'no ' if negative else ''}{events.event(of, bare=negative)}"


def _is(of: co.Is) -> str:
    many = subjects.is_many(of.subject)
    quality: Quality = of.quality
    negative = isinstance(quality, Not)
    if isinstance(quality, Not):
        quality = quality.quality
    if isinstance(quality, InZone):
        said = nouns.in_zone(quality)
    elif isinstance(quality, IsType | IsSubtype | AnyOf) and not many:
        said = nouns.noun_or_adjective(quality, many=False)
    else:
        said = nouns.adjective(quality)
    if of.was:
        return f"{subjects.subject(of.subject)} was {said}"
    if of.subject == It("it's"):
        return f"it's {'not ' if negative else ''}{said}"
    return f"{subjects.subject(of.subject)} {'are' if many else 'is'}{_NOT if negative else ''} {said}"
