"""«¿Qué pasa ahora?» in words: the question, three hints, and why an answer is right or not (613)."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.model import LAYERS, Layer
from engine.predicting import Aspect, Depends, LayerOrder, Look, NextEffect, NextPart, opened
from engine.predicting import depends as dependencies
from engine.sheet import EffectId
from engine.trace import Cause, CauseKind, Step, Trace, Why
from lessons.narration.chips import operations
from lessons.narration.dependencies import depends
from lessons.narration.layers import in_layer
from lessons.narration.names import SPANISH, Names
from lessons.narration.nouns import capital, listed, of
from lessons.narration.scene import Scene, scene
from lessons.narration.steps import step as told
from lessons.narration.voice import Voice

Question = NextEffect | NextPart | LayerOrder | Look | Depends

CAUSES = {
    Why.TEXT: "cambia su texto",
    Why.EXISTENCE: "deja de existir",
    Why.APPLIES: "cambia a qué se aplica",
    Why.DOES: "cambia qué hace",
}


@dataclass(frozen=True, slots=True)
class Asked:
    """A question about a step of a board, and how things are named there."""

    question: Question
    trace: Trace
    names: Names = SPANISH

    @property
    def step(self) -> Step:
        """The step that the question stands before."""
        return self.trace.steps[self.question.step - 1]

    @property
    def scene(self) -> Scene:
        """How objects and effects are called."""
        return scene(self.step, self.trace, self.names)

    @property
    def why(self) -> tuple[str, ...]:
        """Why the step is the next."""
        return told(self.step, self.trace, self.names).why

    def called(self, effect: EffectId, layer: Layer) -> str:
        """An effect by name, with what it does there where that name could be another's, too."""
        name = self.scene.effect(effect)
        twins = [e for e in self.options if self.scene.effect(e) == name]
        return name if len(twins) < 2 else f"{name} ({self.part(effect, layer)})"

    @property
    def options(self) -> frozenset[EffectId]:
        """The effects that are asked about."""
        match self.question:
            case NextEffect(options=effects) | LayerOrder(options=effects) | Depends(options=effects):
                return frozenset(effects)
            case NextPart(options=parts):
                return frozenset(part.effect for part in parts)
            case Look():
                return frozenset()

    def part(self, effect: EffectId, layer: Layer) -> str:
        """What an effect does in a layer: «+4/+4»."""
        ref = self.trace.effects[effect]
        return operations(dict(ref.parts).get(layer, ()), Voice(self.names, ref.source_card or None))


def question(asked: Asked) -> str:
    """What is asked, in one line."""
    match asked.question:
        case NextEffect(layer=layer):
            return f"¿Qué efecto se aplica ahora en la {in_layer(layer)}?"
        case NextPart():
            return "¿Qué se aplica ahora?"
        case LayerOrder(layer=layer):
            return f"¿En qué orden se aplican los efectos de la {in_layer(layer)}?"
        case Depends(layer=layer):
            return f"¿Quién depende de quién en la {in_layer(layer)}?"
        case Look(object=object_, asked=aspects):
            name = asked.scene.object(object_)
            if aspects == {Aspect.PT}:
                return f"¿Qué fuerza y resistencia tiene {name} al final?"
            return f"¿Cómo queda {name} al final?"


def hints(asked: Asked) -> tuple[str, str, str]:
    """Three hints, each nearer: the area of the rules; the object or effect to look at; the answer."""
    match asked.question:
        case NextEffect() | LayerOrder():
            return _area(asked.step.cause), _look_at(asked), move(asked)
        case NextPart(right=right):
            lowest = f"Lo más bajo que queda por aplicar está en la {in_layer(right.layer)}: busca qué parte cae ahí."
            return "Las capas van en orden, de la 1 a la 7, sin importar de quién sea cada parte (613.1).", lowest, move(asked)
        case Depends():
            return _AREA_OF_DEPENDENCE, _who(asked), move(asked)
        case Look() as look:
            return _hints_of_look(look, asked)


def _hints_of_look(look: Look, asked: Asked) -> tuple[str, str, str]:
    steps, here = touching(look, asked.trace), asked.scene
    if not steps:
        every = dict.fromkeys(here.effect(s.effect.id) for s in opened(asked.trace, look.step) if s.effect)
        return _AREA_OF_NOTHING, f"Mira a qué objetos alcanza cada uno: {listed(list(every))}.", move(asked)
    layers = [layer.value for layer in dict.fromkeys(s.layer for s in steps) if layer is not None]
    effects = list(dict.fromkeys(here.effect(s.effect.id) for s in steps if s.effect))
    several = f"Recorre en orden las capas que lo cambian: {listed(layers)} (613.1)."
    area = several if len(layers) > 1 else f"Lo cambia una sola capa: la {layers[0]} (613.1)."
    return area, f"Mira qué le {'hace cada uno' if len(effects) > 1 else 'hace'}: {listed(effects)}.", move(asked)


_AREA_OF_NOTHING = "Un efecto cambia solo los objetos que describe cuando empieza a aplicarse (611.3a, 613.6)."
_AREA_OF_DEPENDENCE = (
    "Un efecto depende de otro si, con el otro aplicado antes, cambia su texto, si existe, a qué se aplica o qué hace (613.8a)."
)


def _area(cause: Cause | None) -> str:
    match cause.kind if cause else None:
        case CauseKind.CDA:
            return "Aquí decide qué es cada habilidad: unas definen características y otras no (613.3)."
        case CauseKind.DEPENDENCY | CauseKind.AHEAD:
            return "Aquí decide la dependencia, antes que el orden de llegada (613.8)."
        case CauseKind.LOOP:
            return "Busca dependencias, y en los dos sentidos (613.8b)."
        case _:
            return "Comprueba si algún efecto depende de otro (613.8); entre los que no esperan decide el orden de llegada (613.7)."


def _look_at(asked: Asked) -> str:
    cause, here = asked.step.cause, asked.scene
    if cause is not None and cause.kind is CauseKind.AHEAD:
        waits = listed(list(dict.fromkeys(here.effect(d.effect) for d in cause.ahead_of)))
        return f"Fíjate en {waits}: ¿cambia en algo si otro se aplica antes?"
    if cause is not None and cause.kind is CauseKind.DEPENDENCY:
        return (
            f"Fíjate en lo que esperaba: {listed(list(dict.fromkeys(here.effect(d.on) for d in cause.waited_for)))} ya se aplicó."
        )
    if cause is not None and cause.kind is CauseKind.LOOP:
        return f"Fíjate en {listed([here.effect(e) for e in cause.loop])}: cada uno le hace algo al otro."
    options = asked.question.options if isinstance(asked.question, NextEffect | LayerOrder) else ()
    if cause is not None and cause.kind is CauseKind.CDA:
        return f"Compara de dónde sale cada uno: {_names(options, here)}."
    assert asked.step.layer is not None
    places = [asked.trace.effects[e].arrival for e in options]
    told = listed([f"{asked.called(e, asked.step.layer)}, {n}.º" for e, n in zip(options, places, strict=True)])
    same = "" if len(set(places)) == len(places) else " Con la misma llegada, queda el orden que ya tenían (613.7a)."
    return f"Compara las llegadas: {told}.{same}"


def _who(asked: Asked) -> str:
    assert isinstance(asked.question, Depends)
    if not asked.question.right:
        return "Compara lo que hace cada efecto, no cómo termina el objeto (613.9)."
    return f"Fíjate en {asked.scene.effect(asked.question.right[0].effect)}: ¿qué le pasa si otro se aplica antes?"


def move(asked: Asked) -> str:
    """The answer, in words."""
    here = asked.scene
    match asked.question:
        case NextEffect(right=effect, layer=layer):
            return f"Se aplica {here.effect(effect)}: {asked.part(effect, layer)}."
        case NextPart(right=part):
            return f"Se aplica {here.effect(part.effect)}: {asked.part(part.effect, part.layer)} ({in_layer(part.layer)})."
        case LayerOrder(right=order, layer=layer):
            return f"{capital('; después, '.join(asked.called(e, layer) for e in order))}."
        case Depends(right=edges):
            return " ".join(depends(d, here) for d in edges) or "Nadie depende de nadie."
        case Look() as look:
            return f"{capital('; '.join(deeds(look, asked)))}."


def touching(look: Look, trace: Trace) -> list[Step]:
    """The steps of the moment that do something to the object."""
    return [s for s in opened(trace, look.step) if any(id_ == look.object and ops for id_, ops in s.operations)]


def deeds(look: Look, asked: Asked) -> list[str]:
    """What each layer does to the object: «capa 7b: 1/1 (Convertir en rana)»."""
    found = []
    for step in touching(look, asked.trace):
        done = dict(step.operations)[look.object]
        if step.effect is not None and step.layer is not None:
            said = operations(done, Voice(asked.names, step.effect.source_card or None))
            found.append(f"{in_layer(step.layer)}: {said} ({asked.scene.effect(step.effect.id)})")
    return found or ["ningún efecto lo cambia"]


def not_yet(asked: Asked, effect: EffectId, layer: Layer) -> tuple[str, ...]:
    """Why another part is not next."""
    right = asked.step.layer
    if right is not None and LAYERS.index(layer) > LAYERS.index(right):
        part = f"«{asked.part(effect, layer)}» es de la {in_layer(layer)}"
        return (f"{part}, y todavía queda algo en la {in_layer(right)}: las capas van en orden (613.1).",)
    before = dependencies(asked.trace, asked.question.step)
    return tuple(depends(d, asked.scene) for d in (before.right if before else ()) if d.effect == effect)


_ANY_ORDER = "Hay efectos con el mismo orden de llegada, y ninguna regla los ordena entre sí (613.7a): el tablero usa otro orden."
_JUST_AFTER = (
    "Lees 613.8b al pie de la letra: lo que esperaba va justo después de aquello de lo que dependía. En el tablero la dependencia "
    "solo hace esperar, y después decide el orden de llegada."
)


def at_once(asked: Asked, effect: EffectId) -> tuple[str, ...]:
    """That an effect that the rules allow to be next is not the one that the board applies."""
    assert asked.step.effect is not None
    chosen = asked.step.effect.id
    if effect == chosen:
        return ()
    if asked.trace.effects[effect].timestamp != asked.trace.effects[chosen].timestamp:
        return (_JUST_AFTER,)
    one, other = asked.scene.effect(effect), asked.scene.beside(chosen, effect)
    return (f"{capital(one)} y {other} tienen el mismo orden de llegada: cualquiera puede ir antes (613.7a).",)


def otherwise(asked: Asked, order: Sequence[EffectId]) -> tuple[str, ...]:
    """That an order that the rules allow is not the one of the board."""
    assert isinstance(asked.question, LayerOrder)
    mine, boards = ([asked.trace.effects[effect].timestamp for effect in which] for which in (order, asked.question.right))
    if tuple(order) == asked.question.right:
        return ()
    return (_ANY_ORDER,) if mine == boards else (_JUST_AFTER,)


def out_of_place(asked: Asked, order: Sequence[EffectId]) -> tuple[str, ...]:
    """Where an order of the layer leaves the right one, and why the effect that belongs there does."""
    assert isinstance(asked.question, LayerOrder)
    place = next(n for n, (mine, right) in enumerate(zip(order, asked.question.right, strict=True)) if mine != right)
    right = asked.question.right[place]
    steps = (s for s in opened(asked.trace, asked.question.step) if s.layer is asked.question.layer)
    step = next(s for s in steps if s.effect and s.effect.id == right)
    layer = asked.question.layer
    where = f"En el lugar {place + 1}.º va {asked.called(right, layer)}, no {asked.called(order[place], layer)}."
    return (where, *told(step, asked.trace, asked.names).why)


def no_dependence(asked: Asked, effect: EffectId, on: EffectId, why: Why) -> tuple[str, ...]:
    """Why an effect does not depend on another, or not by this cause."""
    assert isinstance(asked.question, Depends)
    here, edges = asked.scene, asked.question.right
    one, other = here.effect(effect), here.beside(on, effect)
    if any((d.effect, d.on) == (effect, on) for d in edges):
        return (f"Sí depende, pero no porque {CAUSES[why]}.",)
    turned = next((d for d in edges if (d.effect, d.on) == (on, effect)), None)
    if turned is not None:
        return (f"Es al revés: {depends(turned, here)}",)
    if len({effect, on} & asked.question.defining) == 1:
        definer, plain = (effect, on) if effect in asked.question.defining else (on, effect)
        said = f"{capital(here.effect(definer))} define características y {here.beside(plain, definer)} no"
        return (f"{said}: entre los dos no puede haber dependencia (613.8a).",)
    said = f"Si {other} se aplica antes, {one} existe igual, dice lo mismo, se aplica a los mismos objetos y les hace lo mismo"
    return (f"{said}: no depende {of(other)}, aunque el resultado sea otro (613.8a, 613.9).",)


def _names(effects: Sequence[EffectId], here: Scene) -> str:
    return listed([here.effect(e) for e in effects])
