"""Keyword actions and the rest of what instructions do (701), in Spanish: «adivina 2», «transforma esta criatura»."""

from typing import assert_never

from engine.vocabulary.amount import Amount, AnyNumber, Number
from engine.vocabulary.instruction import (
    Act,
    Afterwards,
    CopySpell,
    Delayed,
    Does,
    ExtraStep,
    ForEach,
    GetCounters,
    Instead,
    KeywordAction,
    Mill,
    NewTargets,
    Pay,
    PlayCard,
    PreventDamage,
    Replace,
    Reveal,
    Shuffle,
    SpendOnly,
    TakeCounters,
)
from engine.vocabulary.quality import Noun as Head
from engine.vocabulary.subject import Subject
from lessons.narration import amounts, costs, instructions, qualities, replacements, subjects, triggers
from lessons.narration.closed import agreeing, phrase
from lessons.narration.closed.doings import ACTIONS, ACTS, DOES, THIRD
from lessons.narration.closed.places import PLAY as HOW
from lessons.narration.counters import counters
from lessons.narration.english import english
from lessons.narration.nouns import Gender, Noun, of, to
from lessons.narration.oneshots import Said, act, by
from lessons.narration.verbs import (
    CAST,
    CHOOSE,
    COPY,
    GET,
    LOOK,
    MILL,
    PAY,
    PLAY,
    PREVENT,
    REMOVE,
    SHOW,
    SHUFFLE,
    SPEND,
    YOU,
    Mood,
)
from lessons.narration.voice import Voice
from lessons.narration.words import HEADS

Doing = (
    KeywordAction
    | Act
    | Does
    | Mill
    | Shuffle
    | Reveal
    | Pay
    | GetCounters
    | TakeCounters
    | PreventDamage
    | PlayCard
    | CopySpell
    | NewTargets
    | SpendOnly
    | ExtraStep
    | Delayed
    | ForEach
    | Afterwards
    | Instead
    | Replace
)


def doing_words(node: Doing, voice: Voice, mood: Mood) -> Said:
    """One instruction, its verb in the mood asked for where you are told to do it."""
    match node:
        case KeywordAction():
            return _keyword_action(node, voice, mood)
        case Act(verb, what, who):
            known = ACTS.get(verb.removesuffix("s") if verb == "goads" else verb)
            if known is None:
                return f"{english(verb)} {subjects.nominal(what, voice).text}", voice, None
            return act(known, what, voice, mood, who)
        case Does():
            return _does(node, voice)
        case Mill(amount, who):
            return by(MILL, who, amounts.number_of(amount, HEADS[Head.CARD], voice), voice, mood)
        case Shuffle(who):
            return by(SHUFFLE, who, "", voice, mood)
        case Reveal(verb, what, who):
            return act(SHOW if verb.startswith("reveal") else LOOK, what, voice, mood, who)
        case Pay(cost, who):
            return by(PAY, who, costs.paid(cost, voice).removeprefix("pagar "), voice, mood)
        case GetCounters(kind, amount, who):
            return by(GET, who, _got(kind, amount, voice), voice, Mood.SAYS if mood is Mood.DO else mood)
        case TakeCounters(kind, amount, from_, who):
            noun = Noun(_kind(kind, plural=False), _kind(kind, plural=True), Gender.M)
            many = f"todos los {noun.many}" if isinstance(amount, AnyNumber) else amounts.number_of(amount, noun, voice)
            return by(REMOVE, who, f"{many} {of(subjects.after_preposition(from_, voice))}", voice, mood)
        case _:
            return _more(node, voice, mood)


def _more(
    node: PreventDamage
    | PlayCard
    | CopySpell
    | NewTargets
    | SpendOnly
    | ExtraStep
    | Delayed
    | ForEach
    | Afterwards
    | Instead
    | Replace,
    voice: Voice,
    mood: Mood,
) -> Said:
    match node:
        case PreventDamage():
            return _prevent(node, voice, mood)
        case PlayCard(verb, what, how):
            words, after, doer = act(PLAY if verb.startswith("play") else CAST, what, voice, mood)
            thing = subjects.nominal(what, voice)
            said = agreeing(HOW, how, thing.gender, plural=thing.plural) if how else ""
            return f"{words} {said}".rstrip(), after, doer
        case CopySpell(what, who):
            return act(COPY, what, voice, mood, who)
        case NewTargets(word):
            return f"{CHOOSE.form(YOU, mood)} nuevos objetivos para {phrase(_COPIES, word)}", voice, None
        case SpendOnly():
            return _spend_only(node, voice, mood)
        case ExtraStep(what, who):
            if what == "turn":
                return by(ACTIONS["take an extra turn after this one"][0], who, "un turno adicional después de este", voice, mood)
            return f"después de esta fase hay {phrase(_PHASES, what)} adicional", voice, None
        case Delayed():
            return _delayed(node, voice, mood)
        case ForEach(counted, parts):
            words, after, doer = instructions.several(parts, voice, mood)
            return f"{amounts.each(counted, voice)}, {words}", after, doer
        case Afterwards(inner):
            words, after, doer = instructions.say(inner, voice, mood)
            return f"luego {words}", after, doer
        case Instead(inner):
            words, after, doer = instructions.say(inner, voice, mood)
            return replacements.instead(words), after, doer
        case Replace(event, parts, instead):
            return replacements.replaced(event, parts, voice, instead=bool(instead)), voice, None
        case _:
            assert_never(node)


def _keyword_action(node: KeywordAction, voice: Voice, mood: Mood) -> Said:
    known = ACTIONS.get(THIRD.get(node.name, node.name))
    many = "" if node.amount is None else f" {amounts.amount(node.amount, voice)}"
    if known is None:
        return english(node.name) + many, voice, None
    verb, after = known
    return by(verb, node.who, f"{after}{many}".strip(), voice, mood)


def _does(node: Does, voice: Voice) -> Said:
    who = subjects.nominal(node.subject, voice)
    known = DOES.get(node.verb)
    said = english(node.verb) if known is None else known.form(who)
    if node.object is not None:
        said += f" {subjects.after_preposition(node.object, voice)}"
    return said if who.implied else f"{who.text} {said}", voice.about(who), who


def _got(kind: str, amount: Amount, voice: Voice) -> str:
    if kind == "energy" and isinstance(amount, Number):
        return "{E}" * amount.value
    noun = Noun(counters(kind, plural=False), counters(kind, plural=True), Gender.M)
    return amounts.number_of(amount, noun, voice)


def _kind(kind: str, *, plural: bool) -> str:
    return counters(kind, plural=plural) if kind else "contadores" if plural else "contador"


_COPIES = {
    "the copy": "la copia",
    "the copies": "las copias",
    "that copy": "esa copia",
    "that spell": "ese hechizo",
    "target spell": "el hechizo objetivo",
    "it": "él",
    "them": "ellos",
}
_PHASES = {
    "combat phase": "una fase de combate",
    "combat phase followed by an additional main phase": "una fase de combate seguida de una fase principal",
    "beginning phase": "una fase inicial",
}
_USES = {"cast": "lanzar", "activate abilities of": "activar habilidades de", "activate abilities": "activar habilidades"}


def _spend_only(node: SpendOnly, voice: Voice, mood: Mood) -> Said:
    said = f"{SPEND.form(YOU, mood)} este maná solo para {phrase(_USES, node.to)}"
    if node.what is not None:
        found = qualities.phrase(node.what, voice, plural=not node.one)
        said += f" {(found.a() if node.one else found.bare()).text}"
    return said, voice, None


def _prevent(node: PreventDamage, voice: Voice, mood: Mood) -> Said:
    """«prevén todo el daño de combate que fuera a hacerse este turno», «prevén los próximos 2 puntos de daño …» (615)."""
    match node.which:
        case "all":
            what, done = "todo el daño", "fuera a hacer"
        case "all combat":
            what, done = "todo el daño de combate", "fuera a hacer"
        case _ if node.amount == Number(1):
            what, done = "el próximo punto de daño", "fuera a hacer"
        case _:
            amount = "X" if node.amount is None else amounts.damage(node.amount, voice)
            what, done = f"los próximos {amount}", "fueran a hacer"
    said = f"{PREVENT.form(YOU, mood)} {what}"
    if node.by is not None:
        said += f" que {_done_by(node.by, voice)}"
    else:
        said += f" que se {_to_whom(node.to, voice)}{done}"
    if node.to is not None and not subjects.nominal(node.to, voice).second:
        said += f" {to(subjects.nominal(node.to, voice).text)}"
    return f"{said} {phrase(_WHEN, node.when)}", voice, None


_WHEN = {"this turn": "este turno", "this combat": "este combate"}


def _to_whom(whom: Subject | None, voice: Voice) -> str:
    if whom is None:
        return ""
    found = subjects.nominal(whom, voice)
    return "te " if found.second else "les " if found.plural else "le "


def _done_by(source: Subject, voice: Voice) -> str:
    found = subjects.nominal(source, voice)
    verb = "fueran a hacer" if found.plural else "fuera a hacer"
    return verb if found.implied else f"{verb} {found.text}"


def _delayed(node: Delayed, voice: Voice, mood: Mood) -> Said:
    when = triggers.trigger(node.when, voice)
    it = triggers.subject(node.when, voice)
    words, after, doer = instructions.several(node.instructions, voice if it is None else voice.about(it), mood)
    return (f"{words} {when}" if node.last else f"{when}, {words}"), after, doer
