"""A step of a board in words: what happens, to whom, why now, and what waits (613, 704)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from engine.model import Layer, ObjectId
from engine.operations import Operation, SetSubtypes
from engine.sheet import EffectId
from engine.trace import Dependency, EffectRef, Step, StepKind, Trace
from engine.vocabulary.ability import Static
from engine.vocabulary.instruction import Continuous
from lessons.narration import abilities, changes, gamerules, instructions, moments, state_based, whynot
from lessons.narration.causes import cause
from lessons.narration.chips import once
from lessons.narration.counters import counters
from lessons.narration.dependencies import evidence
from lessons.narration.effect_words import does
from lessons.narration.english import english
from lessons.narration.layers import place, until
from lessons.narration.names import SPANISH, Names
from lessons.narration.nobody import nobody
from lessons.narration.nouns import capital, listed, sentence
from lessons.narration.scene import MANY, Scene, scene
from lessons.narration.sheets import summary
from lessons.narration.voice import Voice


@dataclass(frozen=True, slots=True)
class StepWords:
    """What the page says of a step.

    - `place`: «Capa 7c». `title`: one line. `sentence`: the whole, for somebody who hears the page.
    - `why`: why now, and why it applies to nobody if it does not: short paragraphs.
    - `waits`: what is still to be applied and until when. `lost`: what was lost before it began. `notes`: what else to know.
    """

    place: str
    title: str
    sentence: str
    why: tuple[str, ...] = ()
    waits: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def step(told: Step, trace: Trace, names: Names = SPANISH) -> StepWords:
    """The words of a step. For a list of steps, `step_title` and `place` are enough, and cheap."""
    here = scene(told, trace, names)
    words = StepWords(place(told), step_title(told, trace, names), "", notes=_not_done(told))
    match told.kind:
        case StepKind.MOMENT:
            said = moments.sentence(told.action, here) if told.action is not None else ""
            return replace(words, sentence=_and(said, changes.told(told.changes, here)))
        case StepKind.APPLY:
            return _applied(told, trace, here, words)
        case StepKind.AFTER:
            return _after(told, here, words)
        case StepKind.STATE_BASED:
            gone = {d.object for d in told.state_based}
            others = tuple(c for c in told.changes if c.object not in gone)
            return replace(
                words,
                sentence=_and(state_based.sentence(told.state_based, here), changes.told(others, here)),
                why=("Con la cuenta hecha, se comprueban las acciones basadas en estado (704.3).",),
            )
        case StepKind.RESULT:
            return replace(words, sentence=_result(told, trace, here))
        case _:
            assert_never(told.kind)


def step_title(told: Step, trace: Trace, names: Names = SPANISH) -> str:
    """The title of a step: «Convertir en rana le quita todas las habilidades»."""
    here = scene(told, trace, names)
    match told.kind:
        case StepKind.MOMENT:
            return moments.title(told.action, here) if told.action is not None else "Momento"
        case StepKind.APPLY:
            return _apply_title(told, here)
        case StepKind.AFTER:
            what = "un jugador" if told.layer is Layer.PLAYERS else "las reglas del juego"
            return f"{_effect(told, here)} actúa sobre {what}"
        case StepKind.STATE_BASED:
            return state_based.title(told.state_based, here)
        case StepKind.RESULT:
            return "Resultado"
        case _:
            assert_never(told.kind)


def _effect(told: Step, here: Scene) -> str:
    return capital(here.effect(told.effect.id)) if told.effect is not None else ""


def _apply_title(told: Step, here: Scene) -> str:
    if not told.applied_to:
        return _nobody(told, here)
    return f"{_effect(told, here)} {_deed(told, here)}"


def _nobody(told: Step, here: Scene) -> str:
    return f"{_effect(told, here)} no se {'aplican' if _by_many(told, here) else 'aplica'} a nadie"


def _by_many(told: Step, here: Scene) -> bool:
    return told.effect is not None and here.is_many(told.effect.id)


def _deed(told: Step, here: Scene) -> str:
    """What the part does to its objects: as worked out where it is the same for all, as the text says it where it is not."""
    voice = Voice(here.names)
    plural = len(told.applied_to) > 1
    worked_out = {ops for _, ops in told.operations if ops}
    ops: tuple[Operation, ...]
    if not worked_out:
        return "no cambian nada" if _by_many(told, here) else "no cambia nada"
    if len(worked_out) == 1:
        (ops,) = worked_out
    else:
        ops = dict(told.effect.parts).get(told.layer, ()) if told.effect is not None and told.layer is not None else ()
    return listed(list(dict.fromkeys(does(op, voice, plural=plural, by_many=_by_many(told, here)) for op in once(ops))))


def _applied(told: Step, trace: Trace, here: Scene, words: StepWords) -> StepWords:
    why = cause(told, trace, here)
    if told.applied_to:
        said, what = f"{_effect(told, here)} {_deed(told, here)}.", _what_changed(told, here)
        why = (*why, *_rules_of_types(told))
    else:
        said, what = f"{_nobody(told, here)}.", ""
        why = (*nobody(told, trace, here), *why)
    spared = state_based.spared(told, here)
    return replace(
        words,
        sentence=_and(f"{words.place}.", _and(said, what)),
        why=why,
        waits=_waits(told, here),
        lost=tuple(_lost(e, here) for e in told.lost),
        notes=(*words.notes, *([spared] if spared else [])),
    )


def _what_changed(told: Step, here: Scene) -> str:
    """To whom it applies and what is different now; the names alone where many objects change in the same way."""
    found = changes.of_objects(told.changes)
    to = f"Se aplica a {here.objects(told.applied_to, most=_ALOUD)}."
    if not found:
        return f"{to} Nada cambia: ya era así."
    if len(found) > MANY:
        same = set(found) == set(told.applied_to)
        return to if same else f"{to} {changes.told(told.changes, here)}"
    return changes.told(told.changes, here) if set(found) == set(told.applied_to) else f"{to} {changes.told(told.changes, here)}"


_ALOUD = 12  # objects that are named one by one for somebody who hears the page


def _rules_of_types(told: Step) -> tuple[str, ...]:
    """305.7, where a land got a basic land type instead of its own."""
    lands = any(isinstance(op, SetSubtypes) and op.kind == "land" and op.subtypes for _, ops in told.operations for op in ops)
    if not lands:
        return ()
    return (_BASIC_LAND_TYPE,)


_BASIC_LAND_TYPE = (
    "Un tipo de tierra básica que no se agrega reemplaza a los otros tipos de tierra y a las habilidades del texto, "
    "y da su habilidad de maná, todo en esta capa (305.7)."
)


def _lost(effect: EffectId, here: Scene) -> str:
    ref = here.effects.get(effect)
    said = f" («{statement(ref, here.names)}»)" if ref is not None else ""
    name = capital(here.effect(effect))
    return f"{name}: pierde la habilidad{said} antes de que su efecto empiece, así que nunca se aplica (613.6)."


def _waits(told: Step, here: Scene) -> tuple[str, ...]:
    """What waits for an effect, one by one; what waits for a later layer, layer by layer."""
    said = [_wait(w.dependency, here) for w in told.waiting if w.dependency is not None]
    own = told.effect.id if told.effect is not None else None
    for layer in Layer:
        waiting = [w.effect for w in told.waiting if w.dependency is None and w.layer is layer]
        for when, effects in _by_reason(waiting, told, here).items() if layer is told.layer else [(f", {until(layer)}", waiting)]:
            if effects:
                said.append(capital(f"{_several([here.beside(e, own) for e in effects])}{when}."))
    return tuple(said)


def _by_reason(waiting: Sequence[EffectId], told: Step, here: Scene) -> dict[str, list[EffectId]]:
    """What waits in the step's own layer, by why: for the defining ones (613.3), in a loop, or by its arrival (613.7)."""
    cda = told.effect is not None and told.effect.kind == "cda"
    loop = told.cause.loop if told.cause is not None else ()
    found: dict[str, list[EffectId]] = {}
    for effect in waiting:
        if cda and effect in here.effects and here.effects[effect].kind != "cda":
            why = ": las que definen características van primero (613.3)"
        elif effect in loop:
            why = ", en esta misma capa: después de este efecto se vuelve a mirar qué depende de qué (613.8c)"
        else:
            why = ", en esta misma capa, por su orden de llegada"
        found.setdefault(why, []).append(effect)
    return found


def _wait(dep: Dependency, here: Scene) -> str:
    one, other = here.effect(dep.effect), here.beside(dep.on, dep.effect)
    return f"{capital(one)}, a que se aplique {other}: {evidence(dep, here)} (613.8a)."


def _several(names: list[str]) -> str:
    distinct = list(dict.fromkeys(names))
    return listed(distinct) if len(distinct) <= MANY else f"{', '.join(distinct[:MANY])} y {len(distinct) - MANY} más"


def _after(told: Step, here: Scene, words: StepWords) -> StepWords:
    said = statement(told.effect, here.names) if told.effect is not None else ""
    number = "613.10" if told.layer is Layer.PLAYERS else "613.11"
    what = "a jugadores" if told.layer is Layer.PLAYERS else "a las reglas del juego"
    why = f"Afecta {what}, no a las características de objetos: se aplica después de las capas, por orden de llegada ({number})."
    spoken_of = _spoken_of(told)
    on = f" Habla de {here.objects(spoken_of)}." if spoken_of else ""
    return replace(words, sentence=f"{_effect(told, here)}: {said}{on}", why=(why,))


def _spoken_of(told: Step) -> tuple[ObjectId, ...]:
    """The objects that a statement concerns: of those that would attack its controller, only what others control (506.2)."""
    effect = told.effect
    if effect is None or not whynot.about_attackers(effect):
        return told.applied_to
    return tuple(id_ for id_ in told.applied_to if told.sheets[id_].controller != effect.controller)


def statement(ref: EffectRef, names: Names = SPANISH) -> str:
    """What an effect says, as rules text: «Las criaturas blancas que controlas obtienen +1/+1.»"""
    voice = Voice(names, ref.source_card or None)
    match ref.says:
        case Static():
            return abilities.ability(ref.says, voice)
        case Continuous():
            return instructions.sentences((ref.says,), voice)
        case str():
            return sentence(counters(ref.says, plural=True))
        case _:
            return sentence(gamerules.gamerule(ref.says, voice))


def _result(told: Step, trace: Trace, here: Scene) -> str:
    """The objects that the layers changed, each in one line."""
    changed = changed_by_layers(told, trace)
    if not changed:
        return "Resultado: las capas no cambian ningún objeto."
    shown = changed[: 2 * MANY]
    said = [f"{capital(here.object(id_))}: {summary(told.sheets[id_], Voice(here.names))}" for id_ in shown]
    more = f" Y {len(changed) - len(shown)} objetos más." if len(changed) > len(shown) else ""
    return "Resultado. " + ". ".join(said) + "." + more


def changed_by_layers(told: Step, trace: Trace) -> list[ObjectId]:
    """The objects whose characteristics at a RESULT step are not those that its moment began with (613.1)."""
    first = next(s for s in trace.steps if s.moment == told.moment)
    return [id_ for id_, sheet in told.sheets.items() if first.sheets.get(id_) != sheet]


def _not_done(told: Step) -> tuple[str, ...]:
    """Instructions that are not performed here, and sentences that are not understood."""
    notes = []
    if told.unperformed:
        said = "; ".join(english(s) for s in told.unperformed)
        notes.append(f"Este tablero no realiza todavía estas instrucciones: {said}")
    if told.untold:
        said = "; ".join(english(s) for s in told.untold)
        notes.append(f"Hay frases que no entendemos y que podrían cambiar el resultado: {said}")
    return tuple(notes)


def _and(first: str, second: str) -> str:
    return f"{first} {second}".strip()
