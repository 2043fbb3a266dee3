"""Statements about players and the rules of the game, in Spanish: «no puede atacar ni bloquear» (613.10, 613.11)."""

from typing import assert_never

from engine.vocabulary.gamerule import (
    Can,
    Cant,
    CombatDamageByToughness,
    CostChange,
    CostFloor,
    DoesntUntap,
    GameRule,
    HandSize,
    Must,
    PlayerHas,
    SpendMana,
    UntapDuring,
    VerbRule,
)
from engine.vocabulary.quality import Filter, Noun, Who
from engine.vocabulary.subject import Group, Groups, It, Quantifier, Subject
from lessons.narration import amounts, conditions, costs, keywords, permissions, players, qualities, subjects
from lessons.narration.closed import agreeing, phrase
from lessons.narration.closed.rules import ACTIONS, CAN, UNTAP_STEPS
from lessons.narration.english import english
from lessons.narration.nouns import Gender, cardinal, listed, of
from lessons.narration.verbs import ASSIGN, ATTACK, HAVE, UNTAPS, Mood, Nominal
from lessons.narration.verbs import CAN as CAN_VERB
from lessons.narration.voice import Voice

_MANA = {"mana of any color": "maná de cualquier color", "colorless mana": "maná incoloro"}
_SPENT = {"": "maná", "white": "maná blanco", "other": "otro maná"}


def gamerule(node: GameRule, voice: Voice) -> str:
    """The statement as a clause with its subject."""
    match node:
        case PlayerHas(who, abilities):
            player = players.nominal(who)
            said = f"{HAVE.form(player)} {keywords.after_have(abilities, voice)}"
            return said if player.implied else f"{player.text} {said}"
        case Cant(subject) | Must(subject) | DoesntUntap(subject) | CombatDamageByToughness(subject) | Can(subject):
            it = subjects.nominal(subject, voice)
            said = verb_phrase(node, it, voice)
            return said if it.implied else f"{it.text} {said}"
        case UntapDuring(what, when):
            step = phrase(UNTAP_STEPS, when)
            return f"durante {step}, endereza {subjects.nominal(what, voice).text}"
        case CostChange():
            return _cost_change(node, voice)
        case CostFloor(what, least):
            return _cost_floor(what, least, voice)
        case HandSize(who, size):
            hand = players.whose(who, "mano", "la")
            return f"{hand} no tiene tamaño máximo" if size is None else f"el tamaño máximo de {hand} es {size}"
        case SpendMana(who, as_though, spent, only):
            return _spend(who, as_though, spent, only=only)
        case _:
            return permissions.permission(node, voice)


def said_of(node: GameRule, subject: Nominal, voice: Voice) -> str:
    """What is said of a subject if it is a verb phrase, else the whole statement."""
    match node:
        case Cant() | Must() | DoesntUntap() | CombatDamageByToughness() | Can():
            return verb_phrase(node, subject, voice)
        case _:
            return gamerule(node, voice)


def verb_phrase(node: VerbRule, subject: Nominal, voice: Voice) -> str:
    """What is said of a subject that is named elsewhere: «no puede bloquear»."""
    match node:
        case Cant():
            return _cant(node, subject, voice)
        case Must(_, action):
            return f"{ATTACK.form(subject)} cada combate si {CAN_VERB.form(subject)}" if "attack" in action else english(action)
        case DoesntUntap(_, during, if_):
            when = "" if if_ is None else f" {conditions.when_if(if_, voice)}"
            return f"no {UNTAPS.form(subject)} durante {phrase(UNTAP_STEPS, during)}{when}"
        case CombatDamageByToughness():
            damage = "una cantidad de daño de combate igual a su resistencia en vez de su fuerza"
            return f"{ASSIGN.form(subject)} {damage}"
        case Can(_, words):
            return phrase(CAN, words)
        case _:
            assert_never(node)


def _cant(node: Cant, subject: Nominal, voice: Voice) -> str:
    words = [agreeing(ACTIONS, a, subject.gender, plural=subject.plural) for a in node.actions]
    said = f"no {CAN_VERB.form(subject)} {' ni '.join(words)}"
    if node.by is not None:
        said = _by(node, said, voice)
    return said + _unless(node, voice)


def _by(node: Cant, said: str, voice: Voice) -> str:
    """«ser bloqueada por Muros», «ser bloqueada excepto por …», «bloquear criaturas con la habilidad de volar»."""
    thing = node.by
    if isinstance(thing, Group) and thing.quantifier is Quantifier.BARE:
        name = qualities.phrase(thing.filter, voice, plural=True).bare().text
    else:
        name = "" if thing is None else subjects.nominal(thing, voice).text
    if node.actions[0].startswith("be "):
        word = "de" if "target" in node.actions[0] else "por"
        return f"{said} {'excepto ' if node.but else ''}{of(name) if word == 'de' else f'{word} {name}'}"
    if isinstance(thing, It) and not name.startswith(("ese", "esa")):
        pronoun = ("las" if voice.it.plural else "la") if voice.it.gender is Gender.F else "los" if voice.it.plural else "lo"
        return said + pronoun  # «bloquearla»
    return f"{said} {name}"


def _unless(node: Cant, voice: Voice) -> str:
    if node.if_ is not None:
        return f" a menos que {conditions.condition_words(node.if_, voice, Mood.IF)}"
    if not node.unless or node.cost is None:
        return f" a menos que {english(node.unless)}" if node.unless else ""
    payer = "su controlador" if node.unless == "their controller" else english(node.unless)
    each = "" if node.each is None else f" {amounts.each(node.each, voice)}"
    return f" a menos que {payer} pague {costs.cost(node.cost, voice)}{each}"


def _cost_change(node: CostChange, voice: Voice) -> str:
    """«Te cuesta {1} menos lanzar hechizos de instantáneo o de conjuro»: the player is said before, not after the spells."""
    word = f"{costs.cost(node.amount, voice)} {'más' if node.more else 'menos'}"
    verb = {"cast": "lanzar", "activate": "activar"}.get(node.action, english(node.action))
    what = node.what
    groups = what.groups if isinstance(what, Groups) else (what,) if isinstance(what, Group) else ()
    casters = {g.filter.controller for g in groups}
    after = change_condition(node, voice)
    if len(casters) != 1:
        return f"cuesta {word} {verb} {subjects.nominal(what, voice).text}{after}"
    said = f"cuesta {word} {verb} {listed([_spells(g, voice) for g in groups])}{after}"
    match casters.pop():
        case Who.YOU:
            return f"te {said}"
        case None:
            return said
        case who:
            player = players.nominal(who)
            return f"a {player.text} {'les' if player.plural else 'le'} {said}"


def _cost_floor(what: Subject, least: int, voice: Voice) -> str:
    """«lanzar cada hechizo que costaría menos de tres manás cuesta tres manás» (601.2f)."""
    mana = f"{cardinal(least)} {'maná' if least == 1 else 'manás'}"
    return f"lanzar {subjects.nominal(what, voice).text} que costaría menos de {mana} cuesta {mana}"


def change_condition(node: CostChange, voice: Voice) -> str:
    """When or for what it costs more or less: «por cada criatura que controlas»."""
    said = "" if node.each is None else f" {amounts.each(node.each, voice)}"
    said += "" if node.where is None else f", donde X es {amounts.amount(node.where, voice)}"
    return said + ("" if node.if_ is None else f" {conditions.when_if(node.if_, voice)}")


def _spells(group: Group, voice: Voice) -> str:
    each = group.quantifier is Quantifier.EACH
    phrase = qualities.phrase(_without_caster(group.filter), voice, plural=not each)
    return phrase.each().text if each else phrase.bare().text


def _without_caster(filter_: Filter) -> Filter:
    return Filter(
        filter_.nouns or (Noun.SPELL,),
        before=filter_.before,
        after=filter_.after,
        other=filter_.other,
        conjunction=filter_.conjunction,
    )


def _spend(who: Who, as_though: str, spent: str, *, only: bool) -> str:
    player = players.nominal(who)
    mana = _SPENT.get(spent, english(spent))
    like = _MANA.get(as_though, english(as_though))
    said = f"{CAN_VERB.form(player)} usar {mana}{' solo' if only else ''} como si fuera {like}"
    return said if player.implied else f"{player.text} {said}"
