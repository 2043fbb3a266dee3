"""Why this effect now, and not before or later, in words (613.3–613.8)."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from engine.model import Layer
from engine.sheet import EffectId
from engine.trace import Cause, CauseKind, Dependency, EffectRef, Step, Trace
from lessons.narration.dependencies import depends, evidence
from lessons.narration.nouns import capital, listed, of
from lessons.narration.scene import Scene

_FEW = 4  # effects named one by one


def cause(step: Step, trace: Trace, scene: Scene) -> tuple[str, ...]:
    """The reasons of an APPLY step of a trace, a sentence or two each."""
    if step.cause is None or step.effect is None or step.layer is None:
        return ()
    said = [_why_now(step.cause, step.effect, step.layer, scene, applied_before(step, trace))]
    if step.cause.continues and (step.applied_to or step.cause.ability_gone):
        said.append(_continues(step.cause))
    return tuple(s for s in said if s)


def applied_before(step: Step, trace: Trace) -> tuple[EffectRef, ...]:
    """The effects applied before a step in its layer, in the order in which they were."""
    return tuple(
        s.effect
        for s in trace.steps
        if s.moment == step.moment and s.layer is step.layer and s.number < step.number and s.effect is not None
    )


def _why_now(cause_: Cause, effect: EffectRef, layer: Layer, scene: Scene, before: Sequence[EffectRef]) -> str:
    match cause_.kind:
        case CauseKind.ALONE:
            return _alone(layer, before)
        case CauseKind.CDA:
            return _cda(cause_, effect, layer, scene)
        case CauseKind.TIMESTAMP:
            return _timestamp(cause_, effect, scene) if cause_.over else _last(effect, layer, scene, before)
        case CauseKind.DEPENDENCY:
            return _freed(cause_.waited_for, scene)
        case CauseKind.AHEAD:
            return _ahead(cause_.ahead_of, effect, scene)
        case CauseKind.LOOP:
            return _loop(cause_.loop, effect, scene)
        case _:
            assert_never(cause_.kind)


def _cda(cause_: Cause, effect: EffectRef, layer: Layer, scene: Scene) -> str:
    if layer is Layer.CDA_PT:
        return "Es una habilidad que define características: la capa 7a es la de las que definen fuerza y resistencia (613.4a)."
    others = [e for e in cause_.over if e not in scene.effects or scene.effects[e].kind != "cda"]
    over = f", como {_named(others, effect, scene)}" if others else ""
    return f"Es una habilidad que define características: en su capa va antes que los efectos que no lo son{over} (613.3)."


def _alone(layer: Layer, before: Sequence[EffectRef]) -> str:
    """Nothing is left to go before or after: only what defines characteristics went before it, if anything did (613.3)."""
    said = f"Es el único efecto que queda por aplicar en la capa {layer.value}"
    if not before:
        return f"{said}."
    return f"{said}: los que definen características, que van primero, ya se aplicaron (613.3)."


def _last(effect: EffectRef, layer: Layer, scene: Scene, before: Sequence[EffectRef]) -> str:
    """What is left of a layer: it arrived after the others, or with them (613.7, 613.7a)."""
    others = [e for e in before if e.kind != "cda"]
    older = [e.id for e in others if e.timestamp < effect.timestamp]
    ties = [e.id for e in others if e.timestamp == effect.timestamp]
    if not older and not ties:
        return _alone(layer, () if others else before)
    said = ["Es lo que queda en esta capa."]
    if older:
        said.append(f"Llegó después ({_place(effect)}) que {_named(older, effect, scene, arrivals=True)} (613.7).")
    return " ".join([*said, *([_tied(ties, effect, scene)] if ties else [])])


def _timestamp(cause_: Cause, effect: EffectRef, scene: Scene) -> str:
    over = [e for e in cause_.over if e in scene.effects]
    ties = [e for e in over if scene.effects[e].timestamp == effect.timestamp]
    younger = [e for e in over if e not in ties]
    said = "No depende de ninguno que falte"
    if younger:
        others = _named(younger, effect, scene, arrivals=True)
        said += f" y llegó antes ({_place(effect)}) que {others}: decide el orden de llegada (613.7)"
    return f"{said}. {_tied(ties, effect, scene)}".rstrip()


def _tied(ties: Sequence[EffectId], effect: EffectRef, scene: Scene) -> str:
    """What arrived at the same time: abilities of one object, or abilities that one effect gave to several (613.7a)."""
    if not ties:
        return ""
    who = capital(_named(ties, effect, scene))
    has = "tienen" if len(ties) > 1 else "tiene"
    if all(e.source == effect.source for e in ties):
        how = "las habilidades de un objeto conservan el orden que tienen entre ellas (613.7a)"
    else:
        how = "a igual llegada de las habilidades, va antes el objeto que llegó primero"
    return f"{who} {has} su misma llegada ({_place(effect)}): {how}."


def _place(effect: EffectRef) -> str:
    return f"llegada {effect.arrival}"


def _freed(waited_for: Iterable[Dependency], scene: Scene) -> str:
    found = list(dict.fromkeys(waited_for))
    if len(found) == 1:
        because = f"Dependía {of(scene.beside(found[0].on, found[0].effect))}: {evidence(found[0], scene)}."
    else:
        because = "Dependía de varios. " + " ".join(f"{_of_which(d, scene)}: {evidence(d, scene)}." for d in found)
    return f"{because} Por eso esperó, y va justo después, sin importar cuándo llegó (613.8b)."


def _of_which(dep: Dependency, scene: Scene) -> str:
    return capital(of(scene.beside(dep.on, dep.effect)))


def _ahead(ahead_of: Iterable[Dependency], effect: EffectRef, scene: Scene) -> str:
    found = list(dict.fromkeys(ahead_of))
    older = list(dict.fromkeys(d.effect for d in found))
    wait = "llegaron antes, pero esperan" if len(older) > 1 else "llegó antes, pero espera"
    said = f"{capital(_named(older, effect, scene, arrivals=True))} {wait}: por eso va este efecto ({_place(effect)})"
    return f"{said}. {depends(found[0], scene)}" if len(found) == 1 else f"{said} (613.8a, 613.8b)."


def _loop(loop: Iterable[EffectId], effect: EffectRef, scene: Scene) -> str:
    rest = [e for e in loop if e != effect.id]
    each = "del siguiente" if len(rest) > 1 else "del otro"
    return (
        f"Forma un ciclo de dependencia con {_named(rest, effect, scene)}: cada uno depende {each}. "
        f"Esas dependencias no cuentan, y de los del ciclo va ahora el que llegó primero ({_place(effect)}) (613.8b). "
        "Después se vuelve a mirar qué depende de qué (613.8c)."
    )


def _named(effects: Iterable[EffectId], own: EffectRef, scene: Scene, *, arrivals: bool = False) -> str:
    """Effects by name beside an effect, with their places in the order of arrival if asked for; only a few if they are many."""
    names = []
    for e in effects:
        arrival = f" ({_place(scene.effects[e])})" if arrivals and e in scene.effects else ""
        names.append(scene.beside(e, own.id) + arrival)
    names = list(dict.fromkeys(names))
    if len(names) > _FEW:
        return f"{', '.join(names[:_FEW])} y {len(names) - _FEW} más"
    return listed(names)


def _continues(cause_: Cause) -> str:
    if cause_.ability_gone:
        return "Su habilidad ya no existe, pero el efecto empezó en una capa anterior: sigue con los mismos objetos (613.6)."
    return "Ya empezó en una capa anterior y sigue con los mismos objetos (613.6)."
