"""610.1, 611.2: an instruction is performed: it does something just once, or begins a continuous effect."""

from typing import assert_never

from engine.rules.beyond import is_beyond
from engine.rules.resolving import one_shot
from engine.rules.resolving.adding_mana import add
from engine.rules.resolving.beginning import begin_effect
from engine.rules.resolving.copying_spells import copy_spell, new_targets, play_card
from engine.rules.resolving.countering import counter
from engine.rules.resolving.creating import create, get_emblem
from engine.rules.resolving.discarding import discard
from engine.rules.resolving.drawing import draw, mill
from engine.rules.resolving.exchanging import exchange_control
from engine.rules.resolving.placing import put
from engine.rules.resolving.resolution import Resolution
from engine.rules.resolving.revealing import reveal
from engine.rules.resolving.sacrificing import sacrifice
from engine.rules.resolving.searching import search
from engine.vocabulary import instruction as i
from engine.vocabulary.further import Further
from engine.vocabulary.instruction import Instruction

Rest = i.Deed | i.Joining | i.Then | i.Conditional | i.May | i.Unless | i.Modal


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
            return put(resolution, instruction)
        case i.PutCounters():
            return one_shot.counters(resolution, instruction)
        case i.TapIt():
            return one_shot.tap(resolution, instruction)
        case i.Create():
            return create(resolution, instruction)
        case i.Emblem():
            return get_emblem(resolution, instruction)
        case i.SacrificeIt():
            return sacrifice(resolution, instruction)
        case i.Attach():
            return one_shot.attach_it(resolution, instruction)
        case i.Draw():
            return draw(resolution, instruction)
        case i.AddMana():
            return add(resolution, instruction)
        case i.Counter():
            return counter(resolution, instruction)
        case i.DiscardCards():
            return discard(resolution, instruction)
        case i.Search():
            return search(resolution, instruction)
        case i.ExchangeControl():
            return exchange_control(resolution, instruction)
        case _:
            return _further_on(resolution, instruction)


def _further_on(resolution: Resolution, instruction: Rest) -> Resolution:
    match instruction:
        case i.Mill():
            return mill(resolution, instruction)
        case i.Reveal():
            return reveal(resolution, instruction)
        case i.Shuffle():
            return one_shot.shuffle(resolution, instruction)
        case i.DamageParts():
            return one_shot.damage_parts(resolution, instruction)
        case i.SetLife():
            return one_shot.set_life(resolution, instruction)
        case i.TakeCounters():
            return one_shot.take_counters(resolution, instruction)
        case i.CopySpell():
            return copy_spell(resolution, instruction)
        case i.NewTargets():
            return new_targets(resolution, instruction)
        case i.PlayCard():
            return play_card(resolution, instruction)
        case i.Pay():
            return one_shot.pay(resolution, instruction)
        case i.Modal():
            return resolution.without(instruction)  # its modes were chosen and stand in its place (700.2)
        case i.Instead() | i.Afterwards() | i.WhereX() | i.ForEach() | Further():
            return resolution.without(instruction)
        case i.Then() | i.Conditional() | i.May() | i.Unless() | i.UnlessDo():
            return resolution.without(instruction)
        case _:
            assert_never(instruction)
