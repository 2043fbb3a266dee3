"""Why this effect now, and not before or later, in words (613.3–613.8)."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from engine.model import Layer
from engine.sheet import EffectId
from engine.trace import Cause, CauseKind, Dependency, EffectRef, Step
from lessons.narration.dependencies import depends, evidence
from lessons.narration.nouns import capital, listed, of
from lessons.narration.scene import Scene

_FEW = 4  # effects named one by one


def cause(step: Step, scene: Scene) -> tuple[str, ...]:
    """The reasons of an APPLY step, a sentence or two each."""
    if step.cause is None or step.effect is None or step.layer is None:
        return ()
    said = [_why_now(step.cause, step.effect, step.layer, scene)]
    if step.cause.continues:
        said.append(_continues(step.cause))
    return tuple(s for s in said if s)


def _why_now(cause_: Cause, effect: EffectRef, layer: Layer, scene: Scene) -> str:
    match cause_.kind:
        case CauseKind.ALONE:
            return f"Es el único efecto que queda por aplicar en la capa {layer.value}."
        case CauseKind.CDA:
            return _cda(cause_, effect, layer, scene)
        case CauseKind.TIMESTAMP:
            return _timestamp(cause_, effect, scene)
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


def _timestamp(cause_: Cause, effect: EffectRef, scene: Scene) -> str:
    if not cause_.over:
        return f"Es lo que queda en esta capa: por orden de llegada ({_place(effect)}) iba después de lo ya aplicado (613.7)."
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
    said = f"{capital(_named(older, effect, scene, arrivals=True))} {wait}: por eso va este ({_place(effect)})"
    return f"{said}. {depends(found[0], scene)}" if len(found) == 1 else f"{said} (613.8a, 613.8b)."


def _loop(loop: Iterable[EffectId], effect: EffectRef, scene: Scene) -> str:
    others = _named([e for e in loop if e != effect.id], effect, scene)
    return (
        f"Forma un ciclo de dependencia con {others}: cada uno depende del otro, así que dentro del ciclo decide el orden "
        f"de llegada ({_place(effect)}) (613.8b)."
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
