"""608.2c: the instructions of a resolving spell or ability are followed in the order written."""

from typing import assert_never

from engine.rules import one_shot
from engine.rules.beginning import begin_effect
from engine.rules.beyond import is_beyond
from engine.rules.conditions import holds
from engine.rules.creating import create, get_emblem
from engine.rules.resolution import Resolution
from engine.vocabulary import instruction as i
from engine.vocabulary.further import Further
from engine.vocabulary.instruction import Instruction


def follow(resolution: Resolution, instructions: tuple[Instruction, ...]) -> Resolution:
    """Follows instructions in the order written (608.2c)."""
    for instruction in instructions:
        resolution = _follow(resolution, instruction)
    return resolution


def _follow(resolution: Resolution, instruction: Instruction) -> Resolution:
    match instruction:
        case i.Then(instructions):
            return follow(resolution, instructions)
        case i.May(instructions):
            return follow(resolution, instructions) if resolution.choices["may"] == "yes" else resolution
        case i.Unless(inner):
            return _follow(resolution, inner) if resolution.choices["pays"] == "no" else resolution
        case i.Conditional(condition, instructions) if not is_beyond(condition):
            return follow(resolution, instructions) if holds(condition, resolution.context()) else resolution
        case _ if is_beyond(instruction):
            return resolution.without(instruction)
        case i.Continuous():
            return begin_effect(resolution, instruction)
        case _:
            return _just_once(resolution, instruction)


def _just_once(resolution: Resolution, instruction: Instruction) -> Resolution:
    """610.1."""
    match instruction:
        case i.Choose():
            return one_shot.choose(resolution, instruction)
        case i.Damage():
            return one_shot.damage(resolution, instruction)
        case i.Destroy():
            return one_shot.destroy(resolution, instruction)
        case i.ExileIt():
            return one_shot.exile(resolution, instruction)
        case i.GainLife():
            return one_shot.life(resolution, instruction)
        case i.Put():
            return one_shot.put(resolution, instruction)
        case i.PutCounters():
            return one_shot.counters(resolution, instruction)
        case i.TapIt():
            return one_shot.tap(resolution, instruction)
        case i.Create():
            return create(resolution, instruction)
        case i.Emblem():
            return get_emblem(resolution, instruction)
        case i.SacrificeIt():
            return one_shot.sacrifice(resolution, instruction)
        case i.Attach():
            return one_shot.attach_it(resolution, instruction)
        case i.Draw() | i.AddMana() | i.Counter() | i.DiscardCards() | i.Search() | i.Modal() | i.ExchangeControl():
            return resolution.without(instruction)
        case Further():
            return resolution.without(instruction)
        case i.Then() | i.Conditional() | i.May() | i.Unless() | i.Continuous():
            raise ValueError(f"not done just once: {instruction}")
        case _:
            assert_never(instruction)
