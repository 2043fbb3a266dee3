"""Oracle text to vocabulary trees and back (113, 207)."""

from engine.oracle.compiled import Compiled, Paragraph
from engine.oracle.compiling import compile_card, compile_text, prepare
from engine.oracle.coverage import Coverage, Share, measure
from engine.oracle.saying import say
from engine.oracle.substitution import substitute, words_in

__all__ = [
    "Compiled",
    "Coverage",
    "Paragraph",
    "Share",
    "compile_card",
    "compile_text",
    "measure",
    "prepare",
    "say",
    "substitute",
    "words_in",
]
