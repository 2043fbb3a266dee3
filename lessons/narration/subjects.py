"""Who or what a statement speaks of, in Spanish: «esta criatura», «la criatura encantada», «las criaturas que controlas»."""

from collections.abc import Sequence
from typing import assert_never

from engine.vocabulary.amount import Number
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import (
    AnyTarget,
    Attached,
    Chosen,
    Group,
    Groups,
    It,
    Player,
    Quantifier,
    Subject,
    Target,
    TargetPlayer,
    This,
)
from lessons.narration import amounts, players, qualities
from lessons.narration.english import english
from lessons.narration.nouns import Gender, agree, cardinal, listed
from lessons.narration.phrases import Phrase
from lessons.narration.verbs import Nominal
from lessons.narration.voice import Voice
from lessons.narration.words import noun, noun_by_word

_PARTICIPLES = {"enchanted": "encantado", "equipped": "equipado", "fortified": "fortificado"}


def nominal(subject: Subject, voice: Voice) -> Nominal:
    """The subject with its article, and what agrees with it."""
    match subject:
        case This(word):
            return this(word, voice)
        case Attached(participle, head):
            what = noun(head)
            adjective = agree(_PARTICIPLES[participle], what.gender)
            return Phrase(f"{what.one} {adjective}", what.gender, tonic=what.tonic).the()
        case Group(filter_, quantifier):
            return _group(filter_, quantifier, voice)
        case Groups(groups):
            return _together([nominal(g, voice) for g in groups])
        case Target():
            return _target(subject, voice)
        case AnyTarget():
            return Nominal("cualquier objetivo")
        case Chosen(filter_):
            return qualities.phrase(filter_, voice, plural=False).a()
        case It(word):
            return _it(word, voice)
        case Player(who):
            return players.nominal(who)
        case TargetPlayer(who):
            return players.target(who)
        case _:
            assert_never(subject)


def _together(parts: Sequence[Nominal]) -> Nominal:
    """Several things: masculine if one of them is."""
    gender = Gender.F if all(p.gender is Gender.F for p in parts) else Gender.M
    return Nominal(listed([p.text for p in parts]), gender, plural=True)


def this(word: str, voice: Voice) -> Nominal:
    """The object that the ability is on: «esta criatura», «este encantamiento»; or by its name."""
    if word in {"name", "short name"}:
        return voice.own_name(short=word == "short name")
    what = noun_by_word(word)
    if what is None:
        return Nominal(english(f"this {word}"))
    return Nominal(f"{'esta' if what.gender is Gender.F else 'este'} {what.one}", what.gender)


def _group(filter_: Filter, quantifier: Quantifier, voice: Voice) -> Nominal:
    match quantifier:
        case Quantifier.BARE:
            return qualities.phrase(filter_, voice, plural=True).the()
        case Quantifier.ALL:
            return qualities.phrase(filter_, voice, plural=True).all()
        case Quantifier.EACH:
            return qualities.phrase(filter_, voice, plural=False).each()
        case _:
            assert_never(quantifier)


def _target(subject: Target, voice: Voice) -> Nominal:
    if subject.count is None:
        return qualities.phrase(subject.filter, voice, plural=False).target()
    one = subject.count == Number(1)
    phrase = qualities.phrase(subject.filter, voice, plural=not one)
    match subject.count:
        case Number(number):
            many = cardinal(number, phrase.gender)
        case _:
            many = amounts.amount(subject.count, voice)
    return phrase.targets(many, up_to=subject.up_to)


_THOSE = {"that": ("ese", "esa"), "those": ("esos", "esas")}


def _it(word: str, voice: Voice) -> Nominal:
    """What was spoken of before: as a subject it is left out, or it is «esa criatura»."""
    which, _, head = word.partition(" ")
    if word == "the exiled card":
        return Nominal("la carta exiliada", Gender.F)
    if which in _THOSE:
        return _that(which, head)
    plural = word in {"they", "them"} or voice.it.plural
    return Nominal(_pronoun(voice.it.gender, plural=plural), voice.it.gender, plural, implied=True)


def _that(which: str, head: str) -> Nominal:
    plural = which == "those"
    what = noun_by_word(head) or (noun_by_word(head.removesuffix("s")) if plural else None)
    if what is None:
        return Nominal(english(f"{which} {head}"), plural=plural)
    return Nominal(f"{_THOSE[which][what.gender is Gender.F]} {what.form(plural=plural)}", what.gender, plural)


def _pronoun(gender: Gender, *, plural: bool) -> str:
    if gender is Gender.F:
        return "ellas" if plural else "ella"
    return "ellos" if plural else "él"


def after_preposition(subject: Subject, voice: Voice) -> str:
    """The subject after «sobre», «de», «con»: «esta criatura», «ella», «ti»."""
    found = nominal(subject, voice)
    return "ti" if found.second else found.text


def any_of(filter_: Filter, voice: Voice) -> Nominal:
    """One thing that fits, whichever: «otro Humano que controlas», «una criatura»."""
    return qualities.phrase(filter_, voice, plural=False).a()
