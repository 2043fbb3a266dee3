"""Replacement effects in Spanish (614): «Si una criatura que controla un oponente fuera a morir, en vez de eso, exíliala»."""

from engine.vocabulary.ability import Replacement
from engine.vocabulary.joining import Replace
from engine.vocabulary.trigger import Event, PlayerEvent
from lessons.narration import instructions, players, triggers
from lessons.narration.closed import agreed, known
from lessons.narration.closed.replaced import PLAYERS, WOULD
from lessons.narration.closed.triggers import SUFFIXES
from lessons.narration.english import english
from lessons.narration.nouns import Gender, joined
from lessons.narration.verbs import Mood
from lessons.narration.voice import Voice


def instead(words: str) -> str:
    """Something that is done in place of something else."""
    return f"en vez de eso, {words}"


def replaced(node: Replacement | Replace, voice: Voice) -> str:
    """The whole replacement as a sentence: what would happen, and what happens."""
    about = triggers.about(node.event, voice)
    after = voice if about is None else voice.about(about)
    words, _, _ = instructions.several(node.instructions, after, Mood.DO)
    when = "la próxima vez que" if node.next else "si"
    return f"{when} {would(node.event, voice)}, {'en vez de eso, ' if node.instead else ''}{words}"


def would(event: Event | PlayerEvent, voice: Voice) -> str:
    """«una criatura fuera a morir», «fueras a robar una carta»."""
    if isinstance(event, PlayerEvent):
        player = players.nominal(event.who)
        verb = "fueras" if player.second else "fueran" if player.plural else "fuera"
        said = _would(event.verb, PLAYERS, verb, Gender.M, plural=False)
        if event.object is not None:
            said += f" {triggers.any_one(event.object, voice, several=event.several).text}"
        return said if player.implied else f"{player.text} {said}"
    doer = triggers.any_one(event.subject, voice, several=event.several)
    name = doer.text
    if event.or_ is not None:
        name = joined(name, "o", triggers.any_one(event.or_, voice).text)
    said = _would(event.verb, WOULD, "fueran" if doer.plural else "fuera", doer.gender, plural=doer.plural)
    if event.object is not None:
        said += f" {triggers.any_one(event.object, voice).text}"
    return said if doer.implied else f"{name} {said}"


def _would(verb: str, table: dict[str, str], going: str, gender: Gender, *, plural: bool) -> str:
    base = verb.removeprefix("would ")
    found = known(table, base)
    if found is not None:
        return f"{going} a {agreed(found, gender, plural=plural)}"
    for suffix, spanish in SUFFIXES.items():
        found = known(table, base.removesuffix(f" {suffix}"))
        if base.endswith(f" {suffix}") and found is not None:
            said = agreed(found, gender, plural=plural)
            return f"{going} a {said} {agreed(spanish, gender, plural=plural)}"
    return english(verb)
