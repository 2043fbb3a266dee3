"""Conditions in Spanish: «si esta criatura es un Espíritu», «mientras controles un Pantano» (603.4, 611.3a)."""

from typing import assert_never

from engine.vocabulary.amount import Amount, Number
from engine.vocabulary.condition import Both, Compare, Condition, Controls, Is, LifeIs, YourTurn
from engine.vocabulary.subject import It
from lessons.narration import amounts, players, qualities, subjects
from lessons.narration.nouns import cardinal, to
from lessons.narration.phrases import one_or_more
from lessons.narration.verbs import BE, CONTROL, HAVE, Mood, Nominal
from lessons.narration.voice import Voice


def when_if(condition: Condition, voice: Voice) -> str:
    """«si controlas un Pantano»."""
    return f"si {condition_words(condition, voice, Mood.SAYS)}"


def as_long_as(condition: Condition, voice: Voice) -> str:
    """«mientras controles un Pantano»."""
    return f"mientras {condition_words(condition, voice, Mood.IF)}"


def condition_words(condition: Condition, voice: Voice, mood: Mood) -> str:
    """The condition itself, its verb in the mood asked for."""
    match condition:
        case Is(subject, quality):
            who = subjects.nominal(subject, voice)
            said = qualities.is_(quality, who, voice, mood)
            return said if isinstance(subject, It) and who.implied else f"{who.text} {said}"
        case Controls():
            return _controls(condition, voice, mood)
        case Compare(amount, comparison, than):
            return f"{amounts.amount(amount, voice)} {BE.form(Nominal(''), mood)} {_compared(comparison, than, voice)}"
        case LifeIs(who, comparison, amount):
            player = players.nominal(who)
            more = "menos" if comparison == "<=" else "más"
            said = f"{HAVE.form(player, mood)} {amounts.amount(amount, voice)} o {more} vidas"
            return said if player.implied else f"{player.text} {said}"
        case YourTurn(yours):
            return f"{'' if yours else 'no '}{BE.form(Nominal(''), mood)} tu turno"
        case Both(conditions, joined):
            word = " y " if joined == "and" else " o "
            return word.join(condition_words(c, voice, mood) for c in conditions)
        case _:
            assert_never(condition)


def _controls(condition: Controls, voice: Voice, mood: Mood) -> str:
    player = players.nominal(condition.who)
    verb = CONTROL.form(player, mood)
    name = "" if player.implied else f"{player.text} "
    one = qualities.phrase(condition.filter, voice, plural=False)
    if condition.most == 0:
        return f"{name}no {verb} {one.none().text}"
    if condition.most is not None:
        many = qualities.phrase(condition.filter, voice, plural=True)
        return f"{name}{verb} {cardinal(condition.most, many.gender)} o menos {many.bare().text}"
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
