"""610.1, 611.2: an instruction is performed: it does something just once, or begins a continuous effect."""

from typing import assert_never

from engine.rules import one_shot
from engine.rules.beginning import begin_effect
from engine.rules.beyond import is_beyond
from engine.rules.creating import create, get_emblem
from engine.rules.resolution import Resolution
from engine.vocabulary import instruction as i
from engine.vocabulary.further import Further
from engine.vocabulary.instruction import Instruction


def perform(resolution: Resolution, instruction: Instruction) -> Resolution:
    """Performs one instruction that stands for no others; one that is not performed yet is noted."""
    if is_beyond(instruction):
        return resolution.without(instruction)
    match instruction:
        case i.Continuous():
            return begin_effect(resolution, instruction)
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
        case i.Instead() | i.Afterwards() | i.WhereX() | i.ForEach() | Further():
            return resolution.without(instruction)
        case i.Then() | i.Conditional() | i.May() | i.Unless():
            return resolution.without(instruction)
        case _:
            assert_never(instruction)
