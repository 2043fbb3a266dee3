"""The effects of a board: which is the first, in which order, who waits and why, what they reach, where they act."""

from collections.abc import Iterator

from django.utils.safestring import SafeString

from engine import why_not
from engine.misconceptions import misread
from engine.misreading import readings_of_depends, readings_of_next, readings_of_order
from engine.model import LAYERS, Layer, Zone
from engine.predicting import Depends, LayerOrder, NextEffect, opened
from engine.sheet import EffectId
from engine.trace import EffectRef, Step
from lessons import narration
from lessons.board.keys import CAUSE_KEYS, effect_key, effect_name
from lessons.board.notation.asks import AskKind
from lessons.board.predicting.labels import effect_label
from lessons.catalog.exercises import named_text, places
from lessons.narration import Voice
from lessons.narration.dependencies import depends
from lessons.narration.layers import in_layer
from lessons.narration.nouns import capital, listed
from lessons.narration.predictions import Asked, move
from lessons.narration.questions import CAUSES, NOBODY, NONE_WAITS, in_its_layers
from lessons.narration.steps import step as told
from lessons.study.making.asking import CannotAsk, Made, Making, out_of_order, shuffled
from lessons.study.question import Chosen, Misled, Option, Ordered, Placed

NOBODY_KEY = "nadie"


def first_of_a_layer(making: Making) -> Made:
    """The effect that a layer begins with, among all that it has."""
    asked = making.asked(AskKind.EFFECT)
    question = asked.question
    assert isinstance(question, NextEffect)
    options = tuple(_effect(asked, effect, question.layer) for effect in question.options)
    misled = tuple(
        Misled(Chosen(frozenset({effect_key(effect)})), found.name)
        for effect in question.options
        for found in readings_of_next(question, making.trace, effect, making.readings)
    )
    others = tuple(_alone(key) for key in sorted(map(effect_key, question.allowed - {question.right})))
    options, steps = shuffled(making.written.id, options), (move(asked), *asked.why)
    return Made(options, _alone(effect_key(question.right)), misled, steps, others)


def _alone(key: str) -> Chosen:
    return Chosen(frozenset({key}))


def order_of_a_layer(making: Making) -> Made:
    """The effects of a layer, in order."""
    asked = making.asked(AskKind.ORDER)
    question = asked.question
    assert isinstance(question, LayerOrder)
    right = _ordered(question.right)
    options = out_of_order(making.written.id, (_effect(asked, effect, question.layer) for effect in question.options), right)
    steps = [s for s in opened(making.trace, question.step) if s.layer is question.layer and s.effect]
    said = tuple(_why_there(asked, step) for step in steps)
    others = sorted((_ordered(order) for order in question.allowed - {question.right}), key=lambda order: order.keys)
    return Made(options, right, tuple(_misordered(question, making)), said, tuple(others))


def _why_there(asked: Asked, step: Step) -> str:
    assert step.effect is not None
    return f"{capital(asked.scene.effect(step.effect.id))}. {' '.join(told(step, asked.trace, asked.names).why)}"


def _ordered(effects: tuple[EffectId, ...]) -> Ordered:
    return Ordered(tuple(effect_key(effect) for effect in effects))


def _misordered(question: LayerOrder, making: Making) -> Iterator[Misled]:
    """The order in which each misreading applies them, where it has one."""
    state = making.trace.steps[question.step - 1].state
    for name, reading in making.readings.items():
        applied, _ = misread(state, reading)
        order = tuple(a.effect.id for a in applied if question.layer in a.layers and a.effect.id in question.options)
        if len(order) == len(question.options) and readings_of_order(question, making.trace, order, {name: reading}):
            yield Misled(_ordered(order), name)


def who_waits(making: Making) -> Made:
    """The effects of a layer that depend on another when it begins, or nobody."""
    asked, question = _depends(making)
    options = [_effect(asked, effect, question.layer) for effect in question.options]
    waits = frozenset(effect_key(d.effect) for d in question.right)
    nobody = Chosen(frozenset({NOBODY_KEY}))
    named = readings_of_depends(question, making.trace, None, making.readings)
    right = Chosen(waits) if waits else nobody
    return Made(
        shuffled(making.written.id, (*options, Option(NOBODY_KEY, NONE_WAITS, alone=True))),
        right,
        tuple(Misled(nobody, found.name) for found in named),
        tuple(depends(d, asked.scene) for d in question.right),
    )


def cause_of_waiting(making: Making) -> Made:
    """Which of the four things changes of an effect if another is applied first (613.8a)."""
    asked, question = _depends(making)
    written = making.written
    found = [d for d in question.right if _named(asked, d.effect) == written.effect and _named(asked, d.on) == written.on]
    if not found:
        raise CannotAsk(f"«{written.effect}» no depende ahí de «{written.on}»")
    options = tuple(Option(key, CAUSES[why]) for why, key in CAUSE_KEYS.items())
    right, *others = (_alone(CAUSE_KEYS[d.why]) for d in found)
    return Made(options, right, (), tuple(depends(d, asked.scene) for d in found), tuple(others))


def _depends(making: Making) -> tuple[Asked, Depends]:
    asked = making.asked(AskKind.DEPENDS)
    assert isinstance(asked.question, Depends)
    return asked, asked.question


def _named(asked: Asked, effect: EffectId) -> str:
    return effect_name(asked.trace.effects[effect])


def reach(making: Making) -> Made:
    """The permanents that an effect does something to in a layer, or nobody."""
    step = _applied(making)
    scene = narration.scene(step, making.trace, making.names)
    assert step.effect is not None
    things = [id_ for id_, thing in step.state.objects.items() if thing.zone is Zone.BATTLEFIELD and id_ in step.sheets]
    options = [Option(id_, capital(scene.object(id_)), _unreached(making, step, id_)) for id_ in things]
    right = frozenset(id_ for id_ in step.applied_to if id_ in things) or frozenset({NOBODY_KEY})
    misled = (Misled(Chosen(keys), name) for name, keys in _misreached(making, step, things).items() if keys != right)
    return Made(shuffled(making.written.id, (*options, Option(NOBODY_KEY, NOBODY, alone=True))), Chosen(right), tuple(misled))


def _applied(making: Making) -> Step:
    """The step that applies the named effect in the layer."""
    steps = [s for s in making.trace.steps if s.effect and s.layer is making.written.layer]
    moment = making.written.moment if making.written.moment is not None else max((s.moment for s in steps), default=-1)
    for step in steps:
        if step.moment == moment and step.effect and effect_name(step.effect) == making.written.effect:
            return step
    raise CannotAsk(f"«{making.written.effect}» no se aplica en esa capa")


def _unreached(making: Making, step: Step, id_: str) -> str:
    if id_ in step.applied_to or step.effect is None:
        return ""
    return narration.why_not(why_not(step.state, step.effect.id, id_), narration.scene(step, making.trace, making.names))


def _misreached(making: Making, step: Step, things: list[str]) -> dict[str, frozenset[str]]:
    """What the effect reaches in the layer by each misreading that goes by layers."""
    reached: dict[str, frozenset[str]] = {}
    for name, reading in making.readings.items():
        applied, _ = misread(step.state, reading)
        here = [a for a in applied if step.effect and a.effect.id == step.effect.id and a.layers == (step.layer,)]
        if here:
            keys = frozenset(id_ for a in here for id_, operations in a.work.operations.items() if operations and id_ in things)
            reached[name] = keys or frozenset({NOBODY_KEY})
    return reached


def in_layers(making: Making) -> Made:
    """Every effect of the board's last opened moment, in the layers where it has a part."""
    asked = making.asked(AskKind.PART)
    refs = sorted({s.effect.id: s.effect for s in _acting(asked) if s.effect}.values(), key=lambda ref: ref.timestamp)
    options = tuple(Option(effect_key(ref.id), _statement(asked, ref)) for ref in refs)
    right = Placed(tuple(places(layer for layer, _ in ref.parts) for ref in refs))
    steps = (in_its_layers(asked.scene.effect(ref.id), _listed(ref), _parts(ref, making)) for ref in refs)
    return Made(options, right, (), tuple(steps))


def _statement(asked: Asked, ref: EffectRef) -> SafeString:
    """An effect by its name, and what it says."""
    return named_text(capital(asked.scene.effect(ref.id)), narration.statement(ref, asked.names))


def _acting(asked: Asked) -> Iterator[Step]:
    moment = asked.step.moment
    return (step for step in asked.trace.steps if step.moment == moment and step.effect is not None)


def _listed(ref: EffectRef) -> str:
    return listed(list(dict.fromkeys(layer.value if layer in LAYERS else in_layer(layer) for layer, _ in ref.parts)))


def _parts(ref: EffectRef, making: Making) -> str:
    voice = Voice(making.names, ref.source_card or None)
    return "; ".join(narration.operations(operations, voice) for layer, operations in ref.parts if layer in LAYERS)


def _effect(asked: Asked, effect: EffectId, layer: Layer) -> Option:
    return Option(effect_key(effect), effect_label(asked, effect, layer))
