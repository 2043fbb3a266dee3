"""Oracle text to vocabulary trees and back (113, 207)."""

from engine.oracle.compiled import Compiled, Paragraph
from engine.oracle.compiling import compile_card, compile_text, prepare
from engine.oracle.saying import say
from engine.oracle.substitution import substitute, words_in

__all__ = ["Compiled", "Paragraph", "compile_card", "compile_text", "prepare", "say", "substitute", "words_in"]
