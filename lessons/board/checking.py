"""Whether a board comes out as its file says it must: the facts held against the engine's trace."""

from collections.abc import Iterator, Mapping, Sequence

from engine import say
from engine.model import Layer, ObjectId
from engine.sheet import EffectId, Sheet
from engine.state import State
from engine.trace import Dependency, EffectRef, Step, StepKind, Trace
from lessons.board.file import Board
from lessons.board.keys import effect_name
from lessons.board.notation.facts import NO_PT, Facts, ObjectFacts
from lessons.board.notation.placing import reason_of
from lessons.board.predicting.questions import questions
from lessons.board.readings.own import own_readings

_TOLD = {StepKind.APPLY, StepKind.AFTER}


def failures(board: Board, trace: Trace) -> tuple[str, ...]:
    """Every fact that does not hold, in a line of Spanish each."""
    if trace.refused is not None:
        at, illegals = trace.refused
        return tuple(f"momento {at + 1}: {reason_of(i)}" for i in illegals)
    found: list[str] = []
    for number, moment in enumerate(board.moments):
        if moment.facts:
            steps = [s for s in trace.steps if s.moment == number]
            found += (f"momento {number + 1}: {what}" for what in _moment(moment.facts, steps, trace.effects))
    return (*found, *questions(board, trace).faults, *own_readings(board, trace).faults)


def _moment(facts: Facts, steps: Sequence[Step], effects: Mapping[EffectId, EffectRef]) -> Iterator[str]:
    last = steps[-1]
    for id_, said in facts.objects.items():
        yield from object_failures(id_, said, last.sheets, last.state)
    applied = [s for s in steps if s.kind in _TOLD and s.effect is not None]
    for layer, order in facts.order.items():
        found = tuple(effect_name(s.effect) for s in applied if s.layer is layer and s.effect is not None)
        if found != order:
            yield f"capa {layer}: el orden es {list(found)}, no {list(order)}"
    yield from _dependencies(facts, applied, effects)
    lost = {effect_name(effects[e]) for s in steps for e in s.lost}
    yield from (f"«{effect}» no se pierde antes de empezar" for effect in facts.lost if effect not in lost)
    for step in facts.steps:
        after = [s for s in applied if s.layer is step.layer and s.effect is not None and effect_name(s.effect) == step.effect]
        if not after:
            yield f"capa {step.layer}: «{step.effect}» no se aplica"
        for id_, said in step.objects.items() if after else ():
            for failure in object_failures(id_, said, after[-1].sheets, after[-1].state):
                yield f"tras «{step.effect}» en la capa {step.layer}: {failure}"


def waits(steps: Sequence[Step]) -> Iterator[tuple[Layer, Dependency]]:
    """Every dependency by which something waited in these steps, with its layer."""
    for step in steps:
        if step.layer is None:
            continue
        for wait in step.waiting:
            if wait.dependency is not None:
                yield wait.layer, wait.dependency
        if step.cause is not None:
            yield from ((step.layer, d) for d in (*step.cause.waited_for, *step.cause.ahead_of))


def _dependencies(facts: Facts, applied: Sequence[Step], effects: Mapping[EffectId, EffectRef]) -> Iterator[str]:
    found = {(layer, effect_name(effects[d.effect]), effect_name(effects[d.on]), d.why) for layer, d in waits(applied)}
    for fact in facts.dependencies:
        if (fact.layer, fact.effect, fact.on, fact.why) not in found:
            yield f"capa {fact.layer}: «{fact.effect}» no espera a «{fact.on}» ({fact.why}); esperas: {sorted(found)}"
    loops = {
        (s.layer, frozenset(effect_name(effects[e]) for e in s.cause.loop)) for s in applied if s.cause is not None and s.cause.loop
    }
    for loop in facts.loops:
        if (loop.layer, loop.effects) not in loops:
            yield f"capa {loop.layer}: no hay un ciclo entre {sorted(loop.effects)}"
    for layer in facts.independent:
        for found_layer, effect, on, why in sorted(found):
            if found_layer is layer:
                yield f"capa {layer}: «{effect}» espera a «{on}» ({why})"
        yield from (f"capa {layer}: hay un ciclo" for looped, _ in loops if looped is layer)


def object_failures(id_: ObjectId, said: ObjectFacts, sheets: Mapping[ObjectId, Sheet], state: State) -> Iterator[str]:
    """What the file says of an object that does not hold."""
    if said.gone or id_ not in sheets:
        if said.gone is (id_ in sheets):
            yield f"«{id_}» {'todavía existe' if id_ in sheets else 'no existe'}"
        return
    sheet = sheets[id_]
    for what, wanted, found in _compared(said, sheet, state):
        if wanted is not None and wanted != found:
            yield f"«{id_}», {what}: {_shown(found)}, no {_shown(wanted)}"
    yield from (f"«{id_}» no es {subtype}" for subtype in said.has if subtype not in sheet.subtypes)
    yield from (f"«{id_}» es {subtype}" for subtype in said.has_not if subtype in sheet.subtypes)


def _compared(said: ObjectFacts, sheet: Sheet, state: State) -> Iterator[tuple[str, object, object]]:
    """What is compared of an object: its name in Spanish, what the file says, what is there."""
    object_ = state.objects[sheet.id]
    yield "nombre", said.name, sheet.name
    yield "supertipos", said.supertypes, sheet.supertypes
    yield "tipos", said.types, sheet.types
    yield "subtipos", said.subtypes, sheet.subtypes
    yield "colores", said.colors, sheet.colors
    yield "fuerza y resistencia", said.pt, NO_PT if sheet.pt is None else f"{sheet.pt[0]}/{sheet.pt[1]}"
    yield "habilidades", None if said.abilities is None else sorted(said.abilities), sorted(ability_texts(sheet))
    yield "controlador", said.controller, sheet.controller
    yield "zona", said.zone, sheet.zone
    yield "anexada a", said.attached_to, object_.attached_to
    yield "girada", said.tapped, object_.tapped
    yield "contadores", said.counters, {c.kind: c.number for c in object_.counters}


def ability_texts(sheet: Sheet) -> tuple[str, ...]:
    """Its abilities in English, in the order it has them."""
    return tuple(say(held.ability, sheet.name) for held in sheet.abilities)


def _shown(value: object) -> str:
    return ", ".join(sorted(str(v) for v in value)) or "nada" if isinstance(value, frozenset | list) else str(value)
