"""How things enter the battlefield, in Spanish (614.1c–d): «Esta tierra entra girada.», «… entra con dos contadores +1/+1 …»."""

from typing import assert_never

from engine.vocabulary.ability import (
    EntersAsCopy,
    EntersChoosing,
    EntersDoing,
    EntersTapped,
    EntersWithCounters,
    GroupEnters,
)
from lessons.narration import amounts, conditions, instructions, modifications, oneshots, qualities, subjects
from lessons.narration.closed import agreeing
from lessons.narration.counters import counters
from lessons.narration.english import english
from lessons.narration.nouns import Gender, Noun, agree
from lessons.narration.verbs import ENTER, ESCAPE, MOVE_UP, Mood, Nominal, Verb
from lessons.narration.voice import Voice

Enters = EntersChoosing | EntersAsCopy | EntersTapped | EntersWithCounters | GroupEnters | EntersDoing


def enters(node: Enters, voice: Voice) -> str:
    """The ability, without its full stop."""
    match node:
        case EntersChoosing(what, this):
            it = _this(this, voice)
            return f"en cuanto {_named(it, 'entre')}, elige {oneshots.choice(what)}"
        case EntersAsCopy():
            it = _this(node.this, voice)
            copied = qualities.phrase(node.of, voice, plural=False).any().text
            but = modifications.excepting(node.exceptions, it, voice.about(it))
            tapped = f" {agree('girado', it.gender, plural=it.plural)}" if node.tapped else ""
            return f"puedes hacer que {it.text} {ENTER.form(it, Mood.IF)}{tapped} como una copia de {copied}{but}"
        case EntersTapped():
            return _tapped(node, voice)
        case EntersWithCounters():
            return _with_counters(node, voice)
        case GroupEnters(what, how):
            them = subjects.nominal(what, voice)
            said = agreeing(_HOW, how, them.gender, plural=them.plural)
            return f"{them.text} {ENTER.form(them)} {said if how in _HOW else _with_more(how, them)}"
        case EntersDoing(this, parts, verb):
            it = _this(this, voice)
            words = instructions.first_words(parts, voice.about(it))
            return f"en cuanto {_named(it, _when(verb, it))}, {words}"
        case _:
            assert_never(node)


def _this(word: str, voice: Voice) -> Nominal:
    return Nominal("", voice.it.gender, implied=True) if word == "it" else subjects.this(word, voice)


def _named(it: Nominal, said: str) -> str:
    return said if it.implied else f"{it.text} {said}"


def _tapped(node: EntersTapped, voice: Voice) -> str:
    it = _this(node.this, voice)
    said = f"{it.text} {ENTER.form(it)} {agree('girado', it.gender, plural=it.plural)}"
    if node.unless is not None:
        return f"{said} a menos que {conditions.condition_words(node.unless, voice, Mood.IF)}"
    return said if node.if_ is None else f"{conditions.when_if(node.if_, voice)}, {said}"


def _with_counters(node: EntersWithCounters, voice: Voice) -> str:
    it = _this(node.this, voice)
    more = (" adicional", " adicionales") if node.additional else ("", "")
    kind = Noun(counters(node.kind, plural=False) + more[0], counters(node.kind, plural=True) + more[1], Gender.M)
    number = amounts.number_of(node.amount, kind, voice)
    verb = ESCAPE if node.escapes else ENTER
    tapped = f" {agree('girado', it.gender, plural=it.plural)}" if node.tapped else ""
    said = f"{verb.form(it)}{tapped} con {number} sobre {subjects.pronoun(it)}"
    said += "" if node.each is None else f" {amounts.each(node.each, voice)}"
    said += "" if node.where is None else f", donde X es {amounts.amount(node.where, voice)}"
    said = _named(it, said)
    if node.if_ is None:
        return said
    condition = conditions.when_if(node.if_, voice.about(it))
    return f"{said} {condition}" if node.if_last else f"{condition}, {said}"


_HOW = {"tapped": "girad{o}", "untapped": "enderezad{o}"}


def _with_more(how: str, them: Nominal) -> str:
    """ "with an additional +1/+1 counter on it"."""
    words = how.removeprefix("with an additional ").removeprefix("with a ")
    kind, _, rest = words.partition(" counter on ")
    if not rest:
        return english(how)
    more = " adicional" if "additional" in how else ""
    return f"con un {counters(kind, plural=False)}{more} sobre {subjects.pronoun(them)}"


_WHEN: dict[str, tuple[tuple[Verb, str], ...]] = {
    "enters": ((ENTER, ""),),
    "is turned face up": ((MOVE_UP, "boca arriba"),),
    "enters or is turned face up": ((ENTER, ""), (MOVE_UP, "boca arriba")),
}


def _when(verb: str, it: Nominal) -> str:
    known = _WHEN.get(verb)
    if known is None:
        return english(verb)
    return " o ".join(f"{v.form(it, Mood.IF)} {rest}".rstrip() for v, rest in known)
