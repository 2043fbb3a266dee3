"""Trigger conditions in Spanish: «Cuando la criatura encantada muera», «Siempre que otro Humano que controlas entre» (603.1)."""

from typing import assert_never

from engine.vocabulary.quality import Filter, Who
from engine.vocabulary.subject import Subject
from engine.vocabulary.trigger import Event, PlayerEvent, StepBegins, Trigger
from lessons.narration import players, subjects
from lessons.narration.english import english
from lessons.narration.nouns import joined
from lessons.narration.verbs import (
    ATTACK,
    BE,
    BLOCK,
    CAST,
    DIE,
    DISCARD,
    DO,
    DRAW,
    ENTER,
    GAIN,
    GO,
    MOVE_UP,
    QUIT,
    SACRIFICE,
    TAPS,
    UNTAPS,
    Mood,
    Nominal,
    Verb,
)
from lessons.narration.voice import Voice

_WORDS = {"when": "cuando", "whenever": "siempre que"}

# What happens, in words of the rules: one or two verbs and what follows.
_EVENTS: dict[str, tuple[tuple[Verb, str], ...]] = {
    "enters": ((ENTER, ""),),
    "dies": ((DIE, ""),),
    "attacks": ((ATTACK, ""),),
    "blocks": ((BLOCK, ""),),
    "enters or attacks": ((ENTER, ""), (ATTACK, "")),
    "attacks or blocks": ((ATTACK, ""), (BLOCK, "")),
    "leaves the battlefield": ((QUIT, "el campo de batalla"),),
    "deals damage": ((DO, "daño"),),
    "deals combat damage": ((DO, "daño de combate"),),
    "deals combat damage to a player": ((DO, "daño de combate a un jugador"),),
    "deals damage to a player": ((DO, "daño a un jugador"),),
    "deals combat damage to a creature": ((DO, "daño de combate a una criatura"),),
    "is turned face up": ((MOVE_UP, "boca arriba"),),
    "becomes tapped": ((TAPS, ""),),
    "becomes untapped": ((UNTAPS, ""),),
    "becomes blocked": ((BE, "bloqueada"),),
    "becomes the target of a spell or ability": ((BE, "objetivo de un hechizo o habilidad"),),
    "is put into a graveyard from the battlefield": ((GO, "a un cementerio desde el campo de batalla"),),
    "is put into a graveyard from anywhere": ((GO, "a un cementerio desde cualquier parte"),),
}
_PLAYER_EVENTS: dict[str, tuple[Verb, str]] = {
    "cast": (CAST, ""),
    "casts": (CAST, ""),
    "sacrifice": (SACRIFICE, ""),
    "sacrifices": (SACRIFICE, ""),
    "discard": (DISCARD, ""),
    "discards": (DISCARD, ""),
    "gain life": (GAIN, "vidas"),
    "gains life": (GAIN, "vidas"),
    "draw a card": (DRAW, "una carta"),
    "draws a card": (DRAW, "una carta"),
    "attack": (ATTACK, ""),
}
_STEPS = {
    "upkeep": "mantenimiento",
    "end step": "paso final",
    "draw step": "paso de robar",
    "the end step": "el paso final",
    "each upkeep": "cada mantenimiento",
    "each end step": "cada paso final",
    "combat": "el combate",
    "combat on your turn": "el combate en tu turno",
}


def trigger(node: Trigger, voice: Voice) -> str:
    """The trigger condition, without the comma after it."""
    events = [_event(e, voice) for e in node.events]
    said = events[0]
    for event in events[1:]:
        said = joined(said, "o", event)
    if all(isinstance(e, StepBegins) for e in node.events):
        return f"al comienzo {said}"
    word = _WORDS.get(node.word)
    return f"{english(node.word) if word is None else word} {said}"


def subject(node: Trigger, voice: Voice) -> Nominal | None:
    """What the trigger condition speaks of, which «it» is afterwards."""
    first = node.events[0]
    return _doer(first.subject, voice) if isinstance(first, Event) else None


def _doer(doer: Subject | Filter, voice: Voice) -> Nominal:
    return subjects.any_of(doer, voice) if isinstance(doer, Filter) else subjects.nominal(doer, voice)


def _event(event: Event | PlayerEvent | StepBegins, voice: Voice) -> str:
    match event:
        case Event(who, verb, or_):
            doer = _doer(who, voice)
            name = doer.text if or_ is None else joined(doer.text, "o", _doer(or_, voice).text)
            return f"{name} {_happens(verb, doer)}"
        case PlayerEvent(who, verb, what):
            return _does(who, verb, what, voice)
        case StepBegins(step, whose):
            return _step(step, whose)
        case _:
            assert_never(event)


def _happens(verb: str, doer: Nominal) -> str:
    if verb == "deals damage to you":
        return f"te {DO.form(doer, Mood.IF)} daño"
    known = _EVENTS.get(verb)
    if known is None:
        return english(verb)
    return " o ".join(f"{v.form(doer, Mood.IF)} {rest}".rstrip() for v, rest in known)


def _does(who: Who, verb: str, what: Filter | None, voice: Voice) -> str:
    player = players.nominal(who)
    thing = "" if what is None else subjects.any_of(what, voice).text
    known = _PLAYER_EVENTS.get(verb)
    said = english(verb) if known is None else f"{known[0].form(player, Mood.IF)} {known[1]}".rstrip()
    words = f"{said} {thing}".rstrip()
    return words if player.implied else f"{player.text} {words}"


def _step(step: str, whose: Who | None) -> str:
    name = _STEPS.get(step, english(step))
    match whose:
        case None:
            return f"del {name.removeprefix('el ')}" if name.startswith("el ") else f"de {name}"
        case Who.YOU:
            return f"de tu {name}"
        case _:
            return f"del {name} de {players.nominal(whose).text}"
