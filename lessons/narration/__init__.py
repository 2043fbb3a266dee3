"""Everything that the product says in Spanish about the engine's values. Pure functions, from values to text.

A text may hold English that we could not translate, marked: see `spans` and `plain`.
"""

from lessons.narration.abilities import ability
from lessons.narration.chips import operation, operations
from lessons.narration.english import Span, english, has_english, plain, spans
from lessons.narration.keywords import keyword
from lessons.narration.names import ENGLISH, SPANISH, Names, PrintedCard, printed
from lessons.narration.sheets import abilities_of, card_type_line, color_names, colors, power_toughness, summary, type_line
from lessons.narration.voice import Voice

__all__ = [
    "ENGLISH",
    "SPANISH",
    "Names",
    "PrintedCard",
    "Span",
    "Voice",
    "abilities_of",
    "ability",
    "card_type_line",
    "color_names",
    "colors",
    "english",
    "has_english",
    "keyword",
    "operation",
    "operations",
    "plain",
    "power_toughness",
    "printed",
    "spans",
    "summary",
    "type_line",
]
