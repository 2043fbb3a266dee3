"""Trigger conditions and what would happen, in English."""

from typing import assert_never

from engine.oracle.english import nouns, subjects
from engine.oracle.english.wording import number
from engine.vocabulary.amount import Number
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import Subject
from engine.vocabulary.trigger import Event, PlayerEvent, StepBegins, Trigger


def trigger(of: Trigger) -> str:
    """ "Whenever …"."""
    if of.joined != "or":
        return f"{of.word} " + f" {of.joined} ".join(event(e) for e in of.events)
    if of.word == "at" and of.events[0] == StepBegins("end of combat", None):
        return "at end of combat"
    return f"{of.word} {' or '.join(event(e) for e in of.events)}"


def _who(of: Subject | Filter, *, several: bool = False, bare: bool = False) -> str:
    if not isinstance(of, Filter):
        return subjects.subject(of)
    if several or bare:
        return f"{'' if bare else 'one or more '}{nouns.phrase(of, many=True)}"
    return nouns.one_of(of)


def event(of: Event | PlayerEvent | StepBegins, *, bare: bool = False) -> str:
    """What happens."""
    match of:
        case Event(doer, suffix, counters=kind) if kind:
            return f"one or more {kind} counters are put on {_who(doer)} {suffix}".strip()
        case Event(doer, verb, other, to, several):
            said = _who(doer, several=several, bare=bare) + (f" or {_who(other)}" if other else "")
            return f"{said} {verb}" + (f" {_who(to)}" if to else "")
        case PlayerEvent():
            return _player_event(of)
        case StepBegins(step, whose, of_):
            if of_ is not None:
                return f"the beginning of the {step} of {subjects.subject(of_)}"
            return f"the beginning of {nouns.possessive_player(whose) + ' ' if whose else ''}{step}"
        case _:
            assert_never(of)


def _player_event(of: PlayerEvent) -> str:
    text = f"{nouns.player(of.who)} {of.verb}"
    if of.least and isinstance(of.object, Filter):
        text += f" {number(Number(of.least))} or more {nouns.phrase(of.object, many=True)}"
    elif of.object is not None:
        text += f" {_who(of.object, several=of.several)}"
    return f"{text} {of.then}" if of.then else text
