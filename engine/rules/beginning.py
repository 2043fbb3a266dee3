"""611.2: a resolving spell or ability creates a continuous effect. Its objects, numbers, words and copied values are
fixed now."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import TypeVar, cast

from engine.model import Color, ObjectId
from engine.rules.amounts import value
from engine.rules.conditions import holds
from engine.rules.context import Context
from engine.rules.durations import lasts
from engine.rules.layers import copiable_values
from engine.rules.resolution import Resolution
from engine.sheet import Sheet
from engine.state import ResolvedEffect
from engine.vocabulary.amount import Amount, Number, Signed, Variable
from engine.vocabulary.instruction import Continuous
from engine.vocabulary.modification import Be, BecomeCopy, CantHave, Get, Have, HavePT, Lose, Modification
from engine.vocabulary.quality import IsColor, IsSubtype, OfChosen
from engine.vocabulary.subject import Player, TargetPlayer

T = TypeVar("T")


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
    state = resolution.state
    effect = ResolvedEffect(
        number=state.clock,
        instruction=replace(instruction, modifications=_fixed(resolution, instruction, objects)),
        objects=frozenset(objects),
        controller=resolution.controller,
        timestamp=(state.clock, 0),
        source_card=resolution.source_card,
        source=None if resolution.is_spell else resolution.source,
        values=resolution.values(),
        chosen=resolution.words(),
        copied=copied,
    )
    if not lasts(effect, state):
        return resolution
    begun = replace(state, effects=(*state.effects, effect), clock=state.clock + 1)
    return resolution.now(begun, objects)


def _copied(resolution: Resolution, instruction: Continuous) -> Sheet | None:
    """The copiable values of what is copied, as they are now (707.2b)."""
    for modification in instruction.modifications:
        if isinstance(modification, BecomeCopy):
            models = resolution.objects(modification.of)
            return copiable_values(resolution.state, models[0]) if len(models) == 1 else None
    return None


def _fixed(resolution: Resolution, instruction: Continuous, objects: tuple[ObjectId, ...]) -> tuple[Modification, ...]:
    """The modifications with their numbers worked out once and for all (608.2h, 611.2d).

    "Its" is the one object that the effect applies to. Of several, each would have its own number: those are left to
    be worked out for each in its layer.
    """
    ctx = resolution.context()
    words = {what: word for what, word, _ in resolution.words()}
    modifications = tuple(_granting(m, words) for m in instruction.modifications)
    if len(objects) > 1:
        return modifications
    return tuple(_fix(m, ctx.about(objects[0]) if objects else ctx) for m in modifications)


def _granting(modification: Modification, words: Mapping[str, str]) -> Modification:
    """ "Gain protection from the chosen color": the abilities that are given speak of the color itself (608.2d)."""
    if isinstance(modification, Have | Lose | CantHave | Be) and modification.abilities and words:
        return replace(modification, abilities=tuple(_bound(a, words) for a in modification.abilities))
    return modification


def _bound(tree: T, words: Mapping[str, str]) -> T:
    """The tree with what was chosen in place of "the chosen color" and "the chosen type"."""
    match tree:
        case OfChosen("color") if "color" in words:
            return cast("T", IsColor(Color(words["color"])))
        case OfChosen("type" | "land type") if "type" in words:
            return cast("T", IsSubtype(words["type"]))
        case tuple():
            return cast("T", tuple(_bound(part, words) for part in tree))
        case _ if is_dataclass(tree) and not isinstance(tree, type):
            return replace(tree, **{f.name: _bound(getattr(tree, f.name), words) for f in fields(tree)})
        case _:
            return tree


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
