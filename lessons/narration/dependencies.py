"""Dependency in words (613.8a): which effect waits for which, and what the experiment showed."""

from collections.abc import Iterable
from typing import assert_never

from engine.model import ObjectId
from engine.operations import Operation
from engine.trace import Dependency, Trace, Why
from lessons.narration.chips import operations
from lessons.narration.names import SPANISH, Names
from lessons.narration.nouns import capital, listed, of, to
from lessons.narration.scene import MANY, Scene, last_scene
from lessons.narration.voice import Voice


def dependency(dep: Dependency, trace: Trace, names: Names = SPANISH) -> str:
    """A dependency as a sentence: «Urborg depende de Mago de la luna: si ese efecto se aplica antes, … (613.8a).»"""
    return depends(dep, last_scene(trace, names))


def depends(dep: Dependency, scene: Scene) -> str:
    """The same, in a scene."""
    one, other = scene.effect(dep.effect), scene.beside(dep.on, dep.effect)
    return f"{capital(one)} depende {of(other)}: {evidence(dep, scene)} (613.8a)."


def evidence(dep: Dependency, scene: Scene) -> str:
    """What changes if the other is applied first, without full stop."""
    name = scene.effect(dep.effect)
    match dep.why:
        case Why.TEXT:
            return f"si ese efecto se aplica antes, cambia el texto de {name}"
        case Why.EXISTENCE:
            return f"si ese efecto se aplica antes, la habilidad de {name} deja de existir"
        case Why.APPLIES:
            return f"si ese efecto se aplica antes, {name} {_other_set(dep, scene)}"
        case Why.DOES:
            return f"si ese efecto se aplica antes, {name} {_other_deed(dep, scene)}"
        case _:
            assert_never(dep.why)


def _other_set(dep: Dependency, scene: Scene) -> str:
    parts = []
    if dep.gained:
        parts.append(f"se aplica también a {_them(dep.gained, dep, scene)}")
    if dep.lost:
        parts.append(f"ya no se aplica a {_them(dep.lost, dep, scene)}")
    return " y ".join(parts)


def _them(ids: Iterable[ObjectId], dep: Dependency, scene: Scene) -> str:
    """The objects by name; the effect's own source is «sí mismo», «sí misma»."""
    found = sorted(ids, key=scene.object)
    if len(found) > MANY:
        return f"{len(found)} objetos más"
    return listed([_it(id_, dep, scene) for id_ in found])


def _it(id_: ObjectId, dep: Dependency, scene: Scene) -> str:
    own = dep.effect.resolved is None and id_ == dep.effect.source
    return scene.itself(id_) if own else scene.object(id_)


def _other_deed(dep: Dependency, scene: Scene) -> str:
    where = "algún objeto" if dep.object is None else scene.object(dep.object)
    after, before = _said(dep.after, scene), _said(dep.before, scene)
    if not after:
        return f"ya no le hace nada {to(where)}"
    instead = f"«{before}»" if before else "nada"
    return f"hace otra cosa con {where}: «{after}» en vez de {instead}"


def _said(ops: tuple[Operation, ...], scene: Scene) -> str:
    return operations(ops, Voice(scene.names))
