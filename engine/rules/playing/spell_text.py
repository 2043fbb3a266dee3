"""113.3a: what a spell says, paragraph by paragraph; each instance of the word "target" in it has a slot of its own (115.3)."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from engine.sheet import Sheet
from engine.vocabulary.ability import Spell
from engine.vocabulary.instruction import Instruction
from engine.vocabulary.subject import AnyTarget, Target, TargetPlayer
from engine.vocabulary.tree import rewrite, said

Instructions = tuple[Instruction, ...]


def spell_text(*sheets: Sheet) -> Instructions:
    """The instructions of a spell, and after its own those of the cards spliced onto it (702.47b)."""
    return joined(h.ability.instructions for sheet in sheets for h in sheet.abilities if isinstance(h.ability, Spell))


def joined(texts: Iterable[Instructions]) -> Instructions:
    """Texts one after the other, their slots counted on."""
    whole: Instructions = ()
    slots = 0
    for text in texts:
        whole = (*whole, *(rewrite(text, partial(_shifted, slots)) if slots else text))
        slots = 1 + max((n.slot for n in said(whole) if isinstance(n, Target | AnyTarget | TargetPlayer)), default=-1)
    return whole


def _shifted(by: int, node: object) -> object:
    return replace(node, slot=node.slot + by) if isinstance(node, Target | AnyTarget | TargetPlayer) else node
