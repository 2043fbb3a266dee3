"""Continuous effects that a spell or ability creates, in Spanish (611.2): «… hasta el final del turno»."""

from typing import assert_never

from engine.vocabulary.instruction import Continuous, Duration
from engine.vocabulary.modification import Be, ChangeWords, Control, ControlBy, Switch
from lessons.narration import conditions, descriptions, modifications, subjects
from lessons.narration.nouns import agree, capital, of
from lessons.narration.verbs import CHANGE, GAIN, SWAP, YOU, Mood, Nominal
from lessons.narration.voice import Voice
from lessons.narration.words import subtype

THIS = Nominal("esto")


def duration(how_long: Duration, this: Nominal = THIS) -> str:
    """How long an effect lasts; nothing for one that does not end."""
    match how_long:
        case Duration.FOREVER:
            return ""
        case Duration.END_OF_TURN:
            return "hasta el final del turno"
        case Duration.YOUR_NEXT_TURN:
            return "hasta tu próximo turno"
        case Duration.END_OF_COMBAT:
            return "hasta el final del combate"
        case Duration.THIS_TURN:
            return "este turno"
        case Duration.THIS_COMBAT:
            return "este combate"
        case Duration.END_OF_YOUR_NEXT_TURN:
            return "hasta el final de tu próximo turno"
        case Duration.YOUR_NEXT_END_STEP:
            return "hasta tu próximo paso final"
        case Duration.YOUR_NEXT_UPKEEP:
            return "hasta tu próximo mantenimiento"
        case Duration.THE_REST_OF_THE_GAME:
            return "durante el resto del juego"
        case Duration.UNTIL_LEAVES:
            return f"hasta que {this.text} deje el campo de batalla"
        case Duration.WHILE_THIS_TAPPED:
            return f"mientras {this.text} permanezca {agree('girado', this.gender)}"
        case Duration.WHILE_IT_TAPPED:
            return f"mientras permanezca {agree('girado', this.gender)}"
        case Duration.WHILE_YOU_CONTROL_THIS:
            return f"mientras controles {this.text}"
        case Duration.WHILE_THIS_REMAINS:
            return f"mientras {this.text} permanezca en el campo de batalla"
        case _:
            assert_never(how_long)


def continuous(node: Continuous, voice: Voice, mood: Mood) -> tuple[str, Nominal]:
    """The instruction and what it spoke of."""
    if node.condition is not None:
        condition = conditions.when_if(node.condition, voice)
        about = _spoken_of(node, voice)
        return f"{condition}, {_effect(node, about, mood)}", subjects.nominal(node.subject, about)
    return _effect(node, voice, mood), subjects.nominal(node.subject, voice)


def _spoken_of(node: Continuous, voice: Voice) -> Voice:
    subject = getattr(node.condition, "subject", None)
    return voice if subject is None else voice.about(subjects.nominal(subject, voice))


def _effect(node: Continuous, voice: Voice, mood: Mood) -> str:
    this = subjects.this(node.this, voice) if node.this else THIS
    how_long = duration(node.duration, voice.it if node.duration is Duration.WHILE_IT_TAPPED else this)
    plain, where = modifications.where(node.modifications, voice)
    words = _what(node, plain, voice, mood)
    if node.first and how_long:
        return f"{how_long}, {words}{where}{_still(node, voice)}"
    return f"{words} {how_long}".rstrip() + where + _still(node, voice)


def _what(node: Continuous, plain: tuple[object, ...], voice: Voice, mood: Mood) -> str:
    subject = subjects.nominal(node.subject, voice)
    match plain:
        case (Control(),):
            return f"{GAIN.form(YOU, mood)} el control {of(subjects.after_preposition(node.subject, voice))}"
        case (ControlBy(who),):
            theirs = subjects.nominal(who, voice)
            return f"{theirs.text} {GAIN.form(theirs)} el control {of(subjects.after_preposition(node.subject, voice))}"
        case (Switch(),):
            if subject.implied:
                return f"{SWAP.form(YOU, mood)} su fuerza y su resistencia"
            return f"{SWAP.form(YOU, mood)} la fuerza y la resistencia {of(subject.text)}"
        case (ChangeWords() as change,):
            words = f"{CHANGE.form(YOU, mood)} el texto {of(subject.text)} reemplazando "
            return words + modifications.words_replaced(change) + _cannot_be(change)
        case _:
            said = modifications.predicates(plain, subject, voice, each=node.each)  # type: ignore[arg-type]
            return said if subject.implied else f"{subject.text} {said}"


def _cannot_be(change: ChangeWords) -> str:
    if not change.cannot_be:
        return ""
    words = " ni ".join(subtype(w).one for w in change.cannot_be)
    return f". El tipo de criatura nuevo no puede ser {words}"


def _still(node: Continuous, voice: Voice) -> str:
    last = node.modifications[-1]
    if not isinstance(last, Be):
        return ""
    said = descriptions.still_sentence(last, subjects.nominal(node.subject, voice))
    return f". {capital(said)}" if said else ""
