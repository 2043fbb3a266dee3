"""Conditions in Spanish: «si esta criatura es un Espíritu», «mientras controles un Pantano» (603.4, 611.3a)."""

from typing import assert_never

from engine.model import Zone
from engine.vocabulary.amount import Amount, CountKinds, Number
from engine.vocabulary.condition import (
    Both,
    Compare,
    Condition,
    Controls,
    Did,
    Fact,
    Hand,
    Happened,
    HasCounters,
    Is,
    Kicked,
    LifeIs,
    Otherwise,
    TargetsWhat,
    ThereAre,
    YourTurn,
)
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import It
from engine.vocabulary.trigger import PlayerEvent
from lessons.narration import amounts, costs, players, qualities, subjects, triggers
from lessons.narration.closed import agreed, phrase
from lessons.narration.closed.conditions import DID, FACTS, HAPPENED, WHEN
from lessons.narration.counters import counters
from lessons.narration.english import english
from lessons.narration.nouns import Gender, cardinal, to
from lessons.narration.phrases import one_or_more
from lessons.narration.verbs import BE, CONTROL, DO, HAVE, Mood, Nominal
from lessons.narration.voice import Voice
from lessons.narration.zones import ZONES


def when_if(condition: Condition, voice: Voice) -> str:
    """«si controlas un Pantano»."""
    return f"si {condition_words(condition, voice, Mood.SAYS)}"


def as_long_as(condition: Condition, voice: Voice) -> str:
    """«mientras controles un Pantano»."""
    return f"mientras {condition_words(condition, voice, Mood.IF)}"


def condition_words(condition: Condition, voice: Voice, mood: Mood) -> str:
    """The condition itself, its verb in the mood asked for."""
    match condition:
        case Is(subject, quality, was):
            who = subjects.nominal(subject, voice)
            said = qualities.is_(quality, who, voice, Mood.WAS if was else mood)
            return said if isinstance(subject, It) and who.implied else f"{who.text} {said}"
        case Controls():
            return _controls(condition, voice, mood)
        case Compare(CountKinds(kinds, among), ">=", least, there=True):
            where = qualities.phrase(among, voice, plural=True).the().text
            number = cardinal(least.value) if isinstance(least, Number) else amounts.amount(least, voice)
            return f"entre {where} {_there(mood)} {number} o más {amounts.kinds(kinds)}"
        case Compare(amount, comparison, than):
            return f"{amounts.amount(amount, voice)} {BE.form(Nominal(''), mood)} {_compared(comparison, than, voice)}"
        case LifeIs(who, comparison, amount):
            player = players.nominal(who)
            more = "menos" if comparison == "<=" else "más"
            said = f"{HAVE.form(player, mood)} {amounts.amount(amount, voice)} o {more} vidas"
            return said if player.implied else f"{player.text} {said}"
        case YourTurn(yours=yours):
            return f"{'' if yours else 'no '}{BE.form(Nominal(''), mood)} tu turno"
        case Both(conditions, joined):
            word = " y " if joined == "and" else " o "
            return word.join(condition_words(c, voice, mood) for c in conditions)
        case ThereAre(filter_, least, most):
            no = "no " if most == 0 else ""
            return f"{no}{_there(mood)} {_between(filter_, least, most, voice)}"
        case HasCounters():
            return _has_counters(condition, voice, mood)
        case Hand():
            return _hand(condition, mood)
        case Happened():
            return _happened(condition, voice)
        case TargetsWhat(what):
            aim = triggers.any_one(what, voice)
            return f"{DO.form(Nominal(''), mood)} objetivo {to(aim.text)}"
        case Kicked(_, cost) if cost is not None:
            return f"se pagó su coste de estímulo {costs.cost(cost, voice)}"
        case Kicked(words) | Did(words) | Fact(words):
            return phrase(FACTS, words)
        case Otherwise():
            return "lo anterior no se cumple"
        case _:
            assert_never(condition)


def _there(mood: Mood) -> str:
    return "haya" if mood is Mood.IF else "hay"


def _between(filter_: Filter, least: int | None, most: int | None, voice: Voice) -> str:
    """«siete o más cartas en tu cementerio», «una carta de artefacto en tu cementerio»."""
    many = qualities.phrase(filter_, voice, plural=True)
    if most == 0:
        return qualities.phrase(filter_, voice, plural=False).none().text
    if least is not None and least == most:
        return f"exactamente {cardinal(least, many.gender)} {many.bare().text}"
    if most is not None:
        return f"{cardinal(most, many.gender)} o menos {many.bare().text}"
    if least in {None, 1}:
        return qualities.phrase(filter_, voice, plural=False).a().text
    return one_or_more(least or 0, many)


def _has_counters(condition: HasCounters, voice: Voice, mood: Mood) -> str:
    who = subjects.nominal(condition.subject, voice)
    mood = Mood.WAS if condition.was else mood
    on = f"sobre {subjects.pronoun(who)}"
    kind, least, most = condition.kind, condition.least, condition.most
    many = counters(kind, plural=True) if kind else "contadores"
    one = counters(kind, plural=False) if kind else "contador"
    if most == 0:
        said = f"no {HAVE.form(who, mood)} {many} {on}"
    elif most is not None:
        said = f"{HAVE.form(who, mood)} {cardinal(most)} o menos {many} {on}"
    elif least in {None, 1}:
        said = f"{HAVE.form(who, mood)} un {one} {on}"
    else:
        said = f"{HAVE.form(who, mood)} {cardinal(least or 0)} o más {many} {on}"
    return said if who.implied else f"{who.text} {said}"


def _hand(condition: Hand, mood: Mood) -> str:
    player, least, most = players.nominal(condition.who), condition.least, condition.most
    verb = HAVE.form(player, mood)
    whose = "tu" if player.second else "su"
    cards = "cartas en la mano" if condition.zone is Zone.HAND else f"cartas en {whose} {ZONES[condition.zone][1]}"
    if most == 0:
        said = f"no {verb} {cards}"
    elif least is not None and least == most:
        said = f"{verb} exactamente {cardinal(least, Gender.F)} {cards}"
    elif most is not None:
        said = f"{verb} {cardinal(most, Gender.F)} o menos {cards}"
    else:
        said = f"{verb} {cardinal(least or 1, Gender.F)} o más {cards}"
    return said if player.implied else f"{player.text} {said}"


def _happened(condition: Happened, voice: Voice) -> str:
    """«una criatura murió este turno», «no lanzaste hechizos este turno»."""
    when = phrase(WHEN, condition.when)
    no = "no " if condition.negative else ""
    event = condition.event
    if isinstance(event, PlayerEvent):
        player = players.nominal(event.who)
        known = DID.get(event.verb)
        verb = english(event.verb) if known is None else known[2 if player.second else 1 if player.plural else 0]
        what = "" if event.object is None else triggers.any_one(event.object, voice, several=event.several).text
        said = " ".join(w for w in (f"{no}{verb}", what, when) if w)
        return said if player.implied else f"{player.text} {said}"
    doer = triggers.any_one(event.subject, voice, several=event.several)
    pair = HAPPENED.get(event.verb)
    verb = english(event.verb) if pair is None else agreed(pair[1 if doer.plural else 0], doer.gender, plural=doer.plural)
    return f"{doer.text} {no}{verb} {when}"


def _controls(condition: Controls, voice: Voice, mood: Mood) -> str:
    player = players.nominal(condition.who)
    verb = CONTROL.form(player, mood)
    name = "" if player.implied else f"{player.text} "
    one = qualities.phrase(condition.filter, voice, plural=False)
    if condition.most == 0:
        return f"{name}no {verb} {(one.a() if condition.negative else one.none()).text}"
    if condition.at_least:
        many = qualities.phrase(condition.filter, voice, plural=True)
        return f"{name}{verb} al menos {many.numbered(cardinal(condition.least or 1, many.gender)).text}"
    if condition.most is not None and condition.most == condition.least:
        many = qualities.phrase(condition.filter, voice, plural=True)
        return f"{name}{verb} exactamente {cardinal(condition.most, many.gender)} {many.bare().text}"
    if condition.most is not None:
        many = qualities.phrase(condition.filter, voice, plural=True)
        return f"{name}{verb} {cardinal(condition.most, many.gender)} o menos {many.bare().text}"
    if condition.filter.articles:
        return f"{name}{verb} {qualities.either(condition.filter)}"
    if condition.least in {None, 1}:
        return f"{name}{verb} {one.a().text}"
    return f"{name}{verb} {one_or_more(condition.least or 0, qualities.phrase(condition.filter, voice, plural=True))}"


def _compared(comparison: str, than: Amount, voice: Voice) -> str:
    words = cardinal(than.value) if isinstance(than, Number) else amounts.amount(than, voice)
    match comparison:
        case "<":
            return f"menor que {words}"
        case ">":
            return f"mayor que {words}"
        case "<=":
            return f"{amounts.amount(than, voice)} o menos"
        case ">=":
            return f"{amounts.amount(than, voice)} o más"
        case _:
            return f"igual {to(words)}"
