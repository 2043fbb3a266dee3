"""106: mana is added. The pools are no part of a position, so it is told on."""

import re

from engine.model import Color
from engine.rules.happened import ManaAdded
from engine.rules.question import Question
from engine.rules.resolution import Resolution
from engine.vocabulary.instruction import AddMana

_WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
_OF_COLORS = re.compile(
    r"(one|two|three|four|five|X) mana (of any color|of any one color|in any combination of colors|of different colors)"
)
_OF_CHOSEN = re.compile(r"(one|two) mana of (?:the chosen|that) color")
MANA = "mana"


def to_add(resolution: Resolution, instruction: AddMana) -> Question | None:
    """What the player is asked: which color, which of several symbols; None where the text leaves nothing open (106.1b)."""
    player = _player(resolution, instruction)
    if instruction.alternatives:
        options = tuple("".join(symbols) for symbols in instruction.alternatives)
        return Question(resolution.key(MANA, player), MANA, player, options)
    found = _OF_COLORS.fullmatch(instruction.text)
    if found is None:
        return None
    colors = tuple(Color)
    if found[2] in {"of any color", "of any one color"}:
        return Question(resolution.key(MANA, player), MANA, player, colors)
    number = _number(found[1], resolution)
    again = found[2] == "in any combination of colors"
    return Question(resolution.key(MANA, player), MANA, player, colors, number, number, again=again)


def add(resolution: Resolution, instruction: AddMana) -> Resolution:
    """A player adds mana to their pool (106.4)."""
    symbols = _symbols(resolution, instruction)
    if symbols is None:
        return resolution.without(instruction)
    player = _player(resolution, instruction)
    return resolution.telling(*(ManaAdded(player, symbol) for symbol in symbols))


def _symbols(resolution: Resolution, instruction: AddMana) -> tuple[str, ...] | None:
    """The mana that is added; None where the text says what is not performed yet."""
    times = 1 if instruction.each is None else max(0, resolution.number(instruction.each))
    if instruction.symbols:
        return instruction.symbols * times
    question = to_add(resolution, instruction)
    if question is not None:
        answer = resolution.answer(question)
        if instruction.alternatives:
            return tuple(symbol for one in answer for symbol in one) * times
        found = _OF_COLORS.fullmatch(instruction.text)
        one_color = found is not None and found[2] in {"of any color", "of any one color"}
        return answer * (_number(found[1], resolution) if one_color and found is not None else 1) * times
    chosen = _OF_CHOSEN.fullmatch(instruction.text)
    color = resolution.context().choice("color")
    return None if chosen is None or color is None else (color,) * _WORDS[chosen[1]] * times


def _number(word: str, resolution: Resolution) -> int:
    return resolution.values().get("X", 0) if word == "X" else _WORDS[word]


def _player(resolution: Resolution, instruction: AddMana) -> str:
    players = resolution.players(instruction.who)
    return players[0] if players else resolution.doer
