"""Keyword actions and the rest of what instructions do (701), in Spanish: «adivina 2», «transforma esta criatura»."""

from typing import assert_never

from engine.vocabulary.amount import Amount, AnyNumber, Number
from engine.vocabulary.deed import DamageParts
from engine.vocabulary.instruction import (
    Act,
    CopySpell,
    Deed,
    Does,
    Double,
    ExtraStep,
    GetCounters,
    KeywordAction,
    Mill,
    NewTargets,
    Pay,
    PlayCard,
    PreventDamage,
    Reveal,
    RevealUntil,
    RollTable,
    SetLife,
    Shuffle,
    SpendOnly,
    TakeCounters,
)
from engine.vocabulary.quality import Noun as Head
from lessons.narration import amounts, costs, instructions, lasting, prevention, qualities, subjects
from lessons.narration.closed import agreeing, phrase
from lessons.narration.closed import known as known_phrase
from lessons.narration.closed.doings import ACTED_FROM, ACTIONS, ACTS, ARMIES, DOES, THIRD
from lessons.narration.closed.places import PLAY as HOW
from lessons.narration.counters import counters
from lessons.narration.english import english
from lessons.narration.nouns import Gender, Noun, agree, of, to
from lessons.narration.oneshots import Said, act, by, damage_parts, doing
from lessons.narration.verbs import (
    CAST,
    CHOOSE,
    COPY,
    DOUBLE,
    ENROLL,
    ENTER,
    EXILE,
    GET,
    LOOK,
    MILL,
    PAY,
    PLAY,
    PREVENT,
    REMOVE,
    ROLL,
    SHOW,
    SHUFFLE,
    SPEND,
    YOU,
    Mood,
)
from lessons.narration.voice import Voice
from lessons.narration.words import HEADS


def doing_words(node: Deed, voice: Voice, mood: Mood) -> Said:
    """One instruction, its verb in the mood asked for where you are told to do it."""
    match node:
        case KeywordAction():
            return _keyword_action(node, voice, mood)
        case Act(verb, what, who):
            known = ACTS.get(verb.removesuffix("s") if verb == "goads" else verb)
            if known is None:
                return f"{english(verb)} {subjects.nominal(what, voice).text}", voice, None
            words, after, doer = act(known, what, voice, mood, who)
            return f"{words} {ACTED_FROM.get(verb, '')}".rstrip(), after, doer
        case Does():
            return _does(node, voice, mood)
        case DamageParts():
            return damage_parts(node, voice, mood)
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
    node: PreventDamage | RollTable | RevealUntil | SetLife | Double | PlayCard | CopySpell | NewTargets | SpendOnly | ExtraStep,
    voice: Voice,
    mood: Mood,
) -> Said:
    match node:
        case PreventDamage():
            return f"{PREVENT.form(YOU, mood)} {prevention.prevented(node, voice)}", voice, None
        case RollTable(die, rows):
            words = by(ROLL, None, _die(die), voice, mood)[0]
            return "\n".join([f"{words}.", *(f"{r} | {instructions.sentences(i, voice)}" for r, i in rows)]), voice, None
        case RevealUntil():
            return _reveal_until(node, voice, mood)
        case SetLife(whose, amount):
            return _set_life(subjects.owned_by(whose, "total de vidas", "el", voice), amount, voice), voice, None
        case Double(what, how_long):
            until = lasting.duration(how_long)
            return f"{DOUBLE.form(YOU, mood)} {amounts.amount(what, voice)} {until}".rstrip(), voice, None
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
        case _:
            assert_never(node)


def _keyword_action(node: KeywordAction, voice: Voice, mood: Mood) -> Said:
    army = ARMIES.get(node.name)
    if army is not None and node.amount is not None:
        many = army.form(plural=node.amount != Number(1))
        return by(ENROLL, node.who, f"{amounts.amount(node.amount, voice)} {many}", voice, mood)
    known = known_phrase(ACTIONS, THIRD.get(node.name, node.name))
    many = "" if node.amount is None else f" {amounts.amount(node.amount, voice)}"
    if known is None:
        return english(node.name) + many, voice, None
    verb, after = known
    return by(verb, node.who, f"{after}{many}".strip(), voice, mood)


def _does(node: Does, voice: Voice, mood: Mood) -> Said:
    who = subjects.nominal(node.subject, voice)
    form = mood if mood in {Mood.TO, Mood.IF} else Mood.SAYS
    if node.verb == "enters tapped":
        tapped = f"{ENTER.form(who, form)} {agree('girado', who.gender, plural=who.plural)}"
        return tapped if who.implied else f"{who.text} {tapped}", voice.about(who), who
    known = DOES.get(node.verb)
    said = english(node.verb) if known is None else known.form(who, form)
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
    uses = [_use(node, voice), *([] if node.or_ is None else [_use(node.or_, voice)])]
    return f"{SPEND.form(YOU, mood)} este maná solo para {' o '.join(uses)}", voice, None


def _use(node: SpendOnly, voice: Voice) -> str:
    """«lanzar un hechizo de artefacto», «activar habilidades de artefactos»."""
    if node.what is None:
        return phrase(_USES, node.to)
    found = qualities.phrase(node.what, voice, plural=not node.one)
    return f"{phrase(_USES, node.to)} {(found.a() if node.one else found.bare()).text}"


_UNTIL = {"reveal": SHOW, "exile": EXILE, "mill": MILL}


def _reveal_until(node: RevealUntil, voice: Voice, mood: Mood) -> Said:
    """«muestra cartas de la parte superior de tu biblioteca hasta que muestres una carta de criatura»."""
    verb = _UNTIL.get(node.verb)
    if verb is None:
        return english(node.verb), voice, None
    _, _, doer = doing(node.who, voice, mood)
    what = qualities.phrase(node.until, voice, plural=False).a()
    until = f"hasta que {verb.form(doer or YOU, Mood.IF)} {what.text}"
    rest = f"cartas de la parte superior {of(subjects.library_of(node.whose, voice))} {until}"
    words, _, doer = by(verb, node.who, rest, voice, mood)
    return words, voice.about(what), doer


def _die(words: str) -> str:
    """«1d20»."""
    sides = words.removeprefix("a d")
    return f"1d{sides}" if sides.isdecimal() else english(words)


def _set_life(total: str, amount: Amount, voice: Voice) -> str:
    """«tu total de vidas se convierte en 10» (119.5)."""
    said = amounts.amount(amount, voice)
    return f"{total} {f'se convierte en {said}' if amounts.is_plain(amount) else f'pasa a ser igual {to(said)}'}"
