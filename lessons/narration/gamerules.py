"""Statements about players and the rules of the game, in Spanish: «no puede atacar ni bloquear» (613.10, 613.11)."""

from typing import assert_never

from engine.vocabulary.cost import Cost
from engine.vocabulary.gamerule import (
    Cant,
    CombatDamageByToughness,
    CostChange,
    DoesntUntap,
    GameRule,
    HandSize,
    Must,
    PlayerHas,
    SpendMana,
    UntapDuring,
)
from engine.vocabulary.quality import Filter, Noun, Who
from engine.vocabulary.subject import Group, Groups, Quantifier, Subject
from lessons.narration import amounts, costs, keywords, players, qualities, subjects
from lessons.narration.english import english
from lessons.narration.nouns import Gender, listed
from lessons.narration.verbs import ASSIGN, ATTACK, CAN, HAVE, UNTAPS, Nominal
from lessons.narration.voice import Voice

# What is forbidden, in words of the rules: an infinitive, or what agrees after «ser».
_ACTIONS: dict[str, str] = {
    "attack": "atacar",
    "block": "bloquear",
    "attack you": "atacarte",
    "attack alone": "atacar sola",
    "block alone": "bloquear sola",
    "gain life": "ganar vidas",
    "win the game": "ganar el juego",
    "lose the game": "perder el juego",
    "draw cards": "robar cartas",
}
_PASSIVES = {
    "be blocked": "bloquead",
    "be countered": "contrarrestad",
    "be regenerated": "regenerad",
    "be sacrificed": "sacrificad",
}
_UNTAP_STEPS = {
    "your untap step": "tu paso de enderezar",
    "its controller's untap step": "el paso de enderezar de su controlador",
    "its controllers' untap step": "el paso de enderezar de su controlador",
    "their controllers' untap steps": "los pasos de enderezar de sus controladores",
    "each other player's untap step": "el paso de enderezar de cada uno de los demás jugadores",
}
_MANA = {"mana of any color": "maná de cualquier color", "colorless mana": "maná incoloro"}
_SPENT = {"": "maná", "white": "maná blanco", "other": "otro maná"}


def gamerule(node: GameRule, voice: Voice) -> str:
    """The statement as a clause with its subject."""
    match node:
        case PlayerHas(who, abilities):
            player = players.nominal(who)
            said = f"{HAVE.form(player)} {keywords.after_have(abilities, voice)}"
            return said if player.implied else f"{player.text} {said}"
        case Cant(subject) | Must(subject) | DoesntUntap(subject) | CombatDamageByToughness(subject):
            it = subjects.nominal(subject, voice)
            said = verb_phrase(node, it, voice)
            return said if it.implied else f"{it.text} {said}"
        case UntapDuring(what, when):
            step = _UNTAP_STEPS.get(when, english(when))
            return f"durante {step}, endereza {subjects.nominal(what, voice).text}"
        case CostChange(what, amount, more):
            return _cost_change(what, amount, voice, more=more)
        case HandSize(who, size):
            hand = players.whose(who, "mano", "la")
            return f"{hand} no tiene tamaño máximo" if size is None else f"el tamaño máximo de {hand} es {size}"
        case SpendMana(who, as_though, spent, only):
            return _spend(who, as_though, spent, only=only)
        case _:
            assert_never(node)


def verb_phrase(node: GameRule, subject: Nominal, voice: Voice) -> str:
    """What is said of a subject that is named elsewhere: «no puede bloquear»."""
    match node:
        case Cant():
            return _cant(node, subject, voice)
        case Must(_, action):
            return f"{ATTACK.form(subject)} cada combate si {CAN.form(subject)}" if "attack" in action else english(action)
        case DoesntUntap(_, during):
            return f"no {UNTAPS.form(subject)} durante {_UNTAP_STEPS.get(during, english(during))}"
        case CombatDamageByToughness():
            damage = "una cantidad de daño de combate igual a su resistencia en vez de su fuerza"
            return f"{ASSIGN.form(subject)} {damage}"
        case PlayerHas() | UntapDuring() | CostChange() | HandSize() | SpendMana():
            return gamerule(node, voice)
        case _:
            assert_never(node)


def _cant(node: Cant, subject: Nominal, voice: Voice) -> str:
    words = " ni ".join(_action(a, subject) for a in node.actions)
    return f"no {CAN.form(subject)} {words}{_unless(node, voice)}"


def _action(action: str, subject: Nominal) -> str:
    if action in _PASSIVES:
        ending = ("as" if subject.plural else "a") if subject.gender is Gender.F else "os" if subject.plural else "o"
        return f"ser {_PASSIVES[action]}{ending}"
    if action.endswith(" alone"):
        known = _ACTIONS.get(action, "")
        alone = ("solas" if subject.plural else "sola") if subject.gender is Gender.F else "solos" if subject.plural else "solo"
        return known.replace("sola", alone) if known else english(action)
    return _ACTIONS.get(action, english(action))


def _unless(node: Cant, voice: Voice) -> str:
    if not node.unless or node.cost is None:
        return f" a menos que {english(node.unless)}" if node.unless else ""
    payer = "su controlador" if node.unless == "their controller" else english(node.unless)
    each = "" if node.each is None else f" {amounts.each(node.each, voice)}"
    return f" a menos que {payer} pague {costs.cost(node.cost, voice)}{each}"


def _cost_change(what: Subject, amount: Cost, voice: Voice, *, more: bool) -> str:
    """«Te cuesta {1} menos lanzar hechizos de instantáneo o de conjuro»: the player is said before, not after the spells."""
    word = f"{costs.cost(amount, voice)} {'más' if more else 'menos'}"
    groups = what.groups if isinstance(what, Groups) else (what,) if isinstance(what, Group) else ()
    casters = {g.filter.controller for g in groups}
    if len(casters) != 1:
        return f"lanzar {subjects.nominal(what, voice).text} cuesta {word}"
    said = f"cuesta {word} lanzar {listed([_spells(g, voice) for g in groups])}"
    match casters.pop():
        case Who.YOU:
            return f"te {said}"
        case None:
            return said
        case who:
            player = players.nominal(who)
            return f"a {player.text} {'les' if player.plural else 'le'} {said}"


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
    said = f"{CAN.form(player)} usar {mana}{' solo' if only else ''} como si fuera {like}"
    return said if player.implied else f"{player.text} {said}"
