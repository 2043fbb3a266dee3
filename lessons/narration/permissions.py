"""What players may play, see or pay, and when (601, 614.10), in Spanish. The part of `gamerules` that speaks of casting."""

from typing import assert_never

from engine.vocabulary.gamerule import (
    AdditionalCost,
    AllBlock,
    AlternativeCost,
    AsThoughUnblocked,
    CastOnly,
    GameFact,
    MayNotUntap,
    MayPlay,
    NoTriggers,
    Prevents,
    SkipStep,
    Visible,
)
from engine.vocabulary.quality import Who
from engine.vocabulary.subject import Group, Quantifier, Subject
from lessons.narration import conditions, costs, players, prevention, qualities, subjects
from lessons.narration.closed import phrase
from lessons.narration.closed.rules import CAST_WHEN, GAME_FACTS, STEPS
from lessons.narration.english import english
from lessons.narration.nouns import agree, to
from lessons.narration.verbs import CAN, DO, Mood, Nominal
from lessons.narration.voice import Voice

Permission = (
    Prevents | AllBlock | AsThoughUnblocked | GameFact | MayPlay | SkipStep | Visible | MayNotUntap | NoTriggers
    | AdditionalCost | AlternativeCost | CastOnly
)  # fmt: skip

_PLAY = {
    "play": "jugar",
    "cast": "lanzar",
    "play lands and cast": "jugar tierras y lanzar",
    "play an additional land": "jugar una tierra adicional",
    "play two additional lands": "jugar dos tierras adicionales",
    "play an additional land on each of your turns": "jugar una tierra adicional en cada uno de tus turnos",
    "play two additional lands on each of your turns": "jugar dos tierras adicionales en cada uno de tus turnos",
}
_AS_THOUGH = {
    "as though it had flash": "como si tuviera la habilidad de destello",
    "as though they had flash": "como si tuvieran la habilidad de destello",
}
_DOING = {"entering": "entran", "dying": "mueren", "entering or dying": "entran o mueren"}


def permission(node: Permission, voice: Voice) -> str:
    """The statement as a clause with its subject."""
    match node:
        case Prevents():
            return f"prevén {prevention.always_prevented(node, voice)}"
        case AllBlock(what):
            return f"todas las criaturas que puedan bloquear {to(subjects.after_preposition(what, voice))} lo hacen"
        case AsThoughUnblocked(what):
            it = subjects.nominal(what, voice)
            been = f"{'hubieran' if it.plural else 'hubiera'} sido {agree('bloqueado', it.gender, plural=it.plural)}"
            return f"puedes hacer que {it.text} {DO.form(it, Mood.IF)} su daño de combate como si no {been}"
        case GameFact(what):
            name = "esta carta" if voice.card is None else voice.names.card(voice.card)
            return phrase(GAME_FACTS, what).replace("{this}", name)
        case MayPlay(who, verb, what, as_though):
            return _may_play(who, verb, what, as_though, voice)
        case SkipStep(step, who):
            name = phrase(STEPS, step)
            player = players.nominal(who)
            skips = "saltan sus" if player.plural else "salta su"
            return f"sáltate tu {name}" if player.second else f"{player.text} se {skips} {name}"
        case Visible():
            return _visible(node, voice)
        case MayNotUntap(what):
            return f"puedes elegir no enderezar {subjects.nominal(what, voice).text} durante tu paso de enderezar"
        case NoTriggers(what, doing):
            them = qualities.phrase(what, voice, plural=True).the().text
            return f"{them} no hacen que se disparen habilidades cuando {phrase(_DOING, doing)}"
        case AdditionalCost(cost, may):
            said = costs.told(cost, voice)
            return f"como coste adicional para lanzar este hechizo, {f'puedes {costs.cost(cost, voice)}' if may else said}"
        case AlternativeCost(cost, if_):
            if not cost:
                said = "puedes lanzar este hechizo sin pagar su coste de maná"
                return said if if_ is None else f"{conditions.when_if(if_, voice)}, {said}"
            said = f"puedes {costs.paid(cost, voice)} en vez de pagar el coste de maná de este hechizo"
            return said if if_ is None else f"{conditions.when_if(if_, voice)}, {said}"
        case CastOnly(when, condition):
            if condition is not None:
                return f"lanza este hechizo solo {conditions.when_if(condition, voice)}"
            return f"lanza este hechizo solo {phrase(CAST_WHEN, when)}"
        case _:
            assert_never(node)


def _may_play(who: Who, verb: str, what: Subject | None, as_though: str, voice: Voice) -> str:
    player = players.nominal(who)
    said = f"{CAN.form(player)} {phrase(_PLAY, verb)}"
    if what is not None:
        said += f" {_things(what, voice).text}"
    if as_though:
        said += f" {phrase(_AS_THOUGH, as_though)}"
    return said if player.implied else f"{player.text} {said}"


def _things(what: Subject, voice: Voice) -> Nominal:
    if isinstance(what, Group) and what.quantifier is Quantifier.BARE:
        return qualities.phrase(what.filter, voice, plural=True).bare()
    return subjects.nominal(what, voice)


def _visible(node: Visible, voice: Voice) -> str:
    what = _things(node.what, voice)
    if node.to_you:
        return f"puedes mirar {what.text} en cualquier momento"
    player = players.nominal(node.who)
    shown = "mostradas" if what.plural else "mostrada"
    if player.second:
        return f"juega con {what.text} {shown}"
    return f"{player.text} {'juegan' if player.plural else english('play')} con {what.text} {shown}"
