"""611.2: a resolving spell or ability creates a continuous effect. Its objects, numbers, words and copied values are
fixed now."""

from collections.abc import Mapping
from dataclasses import replace

from engine.model import ObjectId
from engine.rules.amounts import value
from engine.rules.conditions import holds
from engine.rules.context import Context
from engine.rules.durations import lasts
from engine.rules.layers.binding import bound
from engine.rules.layers.layers import copiable_values
from engine.rules.resolving.resolution import Resolution
from engine.sheet import Sheet
from engine.state import ResolvedEffect
from engine.vocabulary.amount import Amount, CountCounters, Number, Signed, ValueOf, Variable
from engine.vocabulary.instruction import Continuous
from engine.vocabulary.modification import Be, BecomeCopy, CantHave, Get, Have, HavePT, Lose, Modification
from engine.vocabulary.subject import It, Player, Subject, TargetPlayer
from engine.vocabulary.tree import nodes


def begin_effect(resolution: Resolution, instruction: Continuous) -> Resolution:
    """The resolution with the effect begun, or without it where its condition or its duration says so (611.2b)."""
    if isinstance(instruction.subject, Player | TargetPlayer):
        return resolution.without(instruction)
    if not holds(instruction.condition, resolution.context()):
        return resolution
    objects = resolution.objects(instruction.subject)
    copied = _copied(resolution, instruction)
    if copied is None and any(isinstance(m, BecomeCopy) for m in instruction.modifications):
        return resolution  # what it would copy is not there (609.3)
    apart = len(objects) > 1 and (_of_each_its_own(instruction) or _differently_barred(resolution, objects))
    each = [(o,) for o in objects] if apart else [objects]
    for some in each:
        effect = _effect(resolution, instruction, some, copied)
        if lasts(effect, resolution.state):
            resolution = _with_effect(resolution, effect)
    return resolution.now(resolution.state, objects)


def _effect(resolution: Resolution, instruction: Continuous, objects: tuple[ObjectId, ...], copied: Sheet | None) -> ResolvedEffect:
    clock = resolution.state.clock
    instruction = _allowed(resolution, instruction, objects)
    return ResolvedEffect(
        number=clock,
        instruction=replace(instruction, modifications=_fixed(resolution, instruction, objects)),
        objects=frozenset(objects),
        controller=resolution.controller,
        timestamp=(clock, 0),
        source_card=resolution.source_card,
        source=None if resolution.is_spell else resolution.source,
        values=resolution.values(),
        chosen=resolution.words(),
        copied=copied,
        turn=resolution.state.turn,
    )


def _allowed(resolution: Resolution, instruction: Continuous, objects: tuple[ObjectId, ...]) -> Continuous:
    """Without the abilities that the objects can't have as the effect begins: that part never applies (113.11)."""
    sheets = resolution.context().sheets
    forbidden = frozenset.intersection(*(sheets[id_].cannot_have for id_ in objects)) if objects else frozenset()
    if not forbidden:
        return instruction
    kept = tuple(
        replace(m, abilities=tuple(a for a in m.abilities if a not in forbidden)) if isinstance(m, Have | Be) else m
        for m in instruction.modifications
    )
    return replace(instruction, modifications=tuple(m for m in kept if not (isinstance(m, Have) and not m.abilities)))


def _with_effect(resolution: Resolution, effect: ResolvedEffect) -> Resolution:
    """The effect created, as one with the last of the same resolution where it goes on about the same objects: "gain
    control of … It gains haste …" is one effect with parts in two layers (613.6's Act of Treason)."""
    state = resolution.state
    last = state.effects[-1] if state.effects else None
    if last is not None and last.number >= resolution.began and _goes_on(last, effect):
        modifications = last.instruction.modifications + effect.instruction.modifications
        whole = replace(last, instruction=replace(last.instruction, modifications=modifications))
        return resolution.now(replace(state, effects=(*state.effects[:-1], whole)))
    return resolution.now(replace(state, effects=(*state.effects, effect), clock=state.clock + 1))


def _goes_on(last: ResolvedEffect, effect: ResolvedEffect) -> bool:
    return last.objects == effect.objects and last.duration is effect.duration and effect.copied is None


def _differently_barred(resolution: Resolution, objects: tuple[ObjectId, ...]) -> bool:
    """Whether some of the objects can't have what others can (113.11)."""
    sheets = resolution.context().sheets
    return len({sheets[id_].cannot_have for id_ in objects}) > 1


def _of_each_its_own(instruction: Continuous) -> bool:
    """Whether a number in it is of each object: "equal to its mana value". Each is fixed now (611.2d)."""
    said = (m for m in instruction.modifications if isinstance(m, Get | HavePT | Be))
    return any(isinstance(node, ValueOf | CountCounters) and isinstance(_whose(node), It) for m in said for node in nodes(m))


def _whose(node: ValueOf | CountCounters) -> Subject:
    return node.of if isinstance(node, ValueOf) else node.on


def _copied(resolution: Resolution, instruction: Continuous) -> Sheet | None:
    """The copiable values of what is copied, as they are now (707.2b)."""
    for modification in instruction.modifications:
        if isinstance(modification, BecomeCopy):
            models = resolution.objects(modification.of)
            return copiable_values(resolution.state, models[0]) if len(models) == 1 else None
    return None


def _fixed(resolution: Resolution, instruction: Continuous, objects: tuple[ObjectId, ...]) -> tuple[Modification, ...]:
    """The modifications with their numbers worked out once and for all (608.2h, 611.2d).

    "Its" is the one object that the effect applies to.
    """
    ctx = resolution.context()
    words = {what: word for what, word, _ in resolution.words()}
    modifications = tuple(_granting(m, words) for m in instruction.modifications)
    return tuple(_fix(m, ctx.about(objects[0]) if objects else ctx) for m in modifications)


def _granting(modification: Modification, words: Mapping[str, str]) -> Modification:
    """ "Gain protection from the chosen color": the abilities that are given speak of the color itself (608.2d)."""
    if isinstance(modification, Have | Lose | CantHave | Be) and modification.abilities and words:
        return replace(modification, abilities=tuple(bound(a, words) for a in modification.abilities))
    return modification


def _fix(modification: Modification, ctx: Context) -> Modification:
    match modification:
        case Get(power, toughness, each, where):
            return replace(
                modification,
                power=Signed(power.sign, _number(power.amount, ctx)),
                toughness=Signed(toughness.sign, _number(toughness.amount, ctx)),
                each=None if each is None else _number(each, ctx),
                where=None if where is None else _number(where, ctx),
            )
        case HavePT(power, toughness) | Be(power=power, toughness=toughness):
            return replace(
                modification,
                power=None if power is None else _number(power, ctx),
                toughness=None if toughness is None else _number(toughness, ctx),
            )
        case _:
            return modification


def _number(amount: Amount, ctx: Context) -> Amount:
    """X stays X: its value goes with the effect. What the abilities that it gives say is not worked out (613.6's
    Svogthos)."""
    return amount if isinstance(amount, Variable | Number) else Number(value(amount, ctx))
