"""Everything that the product says in Spanish about the engine's values. Pure functions, from values to text.

A text may hold English that we could not translate, marked: see `spans` and `plain`.
"""

from lessons.narration.abilities import ability
from lessons.narration.changes import Words, change
from lessons.narration.chips import operation, operations
from lessons.narration.dependencies import dependency
from lessons.narration.english import Span, english, has_english, plain, spans
from lessons.narration.keywords import keyword
from lessons.narration.layers import layer, layer_group, place
from lessons.narration.names import ENGLISH, SPANISH, Names, PrintedCard, printed
from lessons.narration.refusals import refusal
from lessons.narration.rulings import ruling
from lessons.narration.scene import Scene, scene
from lessons.narration.sheets import (
    abilities_in_line,
    abilities_of,
    card_type_line,
    color_names,
    colors,
    power_toughness,
    summary,
    type_line,
)
from lessons.narration.steps import StepWords, statement, step, step_title
from lessons.narration.voice import Voice
from lessons.narration.whynot import quality_failed, why_not

__all__ = [
    "ENGLISH",
    "SPANISH",
    "Names",
    "PrintedCard",
    "Scene",
    "Span",
    "StepWords",
    "Voice",
    "Words",
    "abilities_in_line",
    "abilities_of",
    "ability",
    "card_type_line",
    "change",
    "color_names",
    "colors",
    "dependency",
    "english",
    "has_english",
    "keyword",
    "layer",
    "layer_group",
    "operation",
    "operations",
    "place",
    "plain",
    "power_toughness",
    "printed",
    "quality_failed",
    "refusal",
    "ruling",
    "scene",
    "spans",
    "statement",
    "step",
    "step_title",
    "summary",
    "type_line",
    "why_not",
]
