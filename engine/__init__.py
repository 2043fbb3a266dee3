"""The rules of Magic: The Gathering, as far as the classes of Escuela need them.

The door of the engine: what is named here is what the rest of the product uses, besides the plain data of `engine.vocabulary`,
`model`, `words`, `rule`, `state`, `sheet`, `actions`, `operations`, `illegal` and `trace`, for a game that is played `choices`,
`game`, `opening`, `played` and `total_cost`, and the questions that one may ask of a board: `whynot`, `whatif`, `predicting`,
`misconceptions`, `foretelling`. Nothing outside reaches into `engine.rules` or `engine.oracle`.
"""

from engine.card import Card, from_facts, pool
from engine.classifying import layers_of, layers_of_counter
from engine.illegal import Illegal
from engine.opening import Opening
from engine.oracle import Coverage, Share, compile_card, measure, prepare, say
from engine.performing import perform
from engine.playing import apply, legal_actions, play
from engine.replaying import replay
from engine.rule import Rule
from engine.rules.layers.layers import characteristics
from engine.setup import Setup, begin
from engine.state import State
from engine.trace import Step, Trace
from engine.whynot import why_not

__all__ = [
    "Card",
    "Coverage",
    "Illegal",
    "Opening",
    "Rule",
    "Setup",
    "Share",
    "State",
    "Step",
    "Trace",
    "apply",
    "begin",
    "characteristics",
    "compile_card",
    "from_facts",
    "layers_of",
    "layers_of_counter",
    "legal_actions",
    "measure",
    "perform",
    "play",
    "pool",
    "prepare",
    "replay",
    "say",
    "why_not",
]
