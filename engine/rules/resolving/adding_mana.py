"""106: mana is added. The pools are no part of a position, so it is told on."""

from engine.model import Color
from engine.rules.costs.mana_words import Colors, mana_said
from engine.rules.resolving.happened import ManaAdded
from engine.rules.resolving.question import Question
from engine.rules.resolving.resolution import Resolution
from engine.vocabulary.instruction import AddMana

MANA = "mana"


def to_add(resolution: Resolution, instruction: AddMana) -> Question | None:
    """What the player is asked: which color, which of several symbols; None where the text leaves nothing open (106.1b)."""
    player = _player(resolution, instruction)
    if instruction.alternatives:
        options = tuple("".join(symbols) for symbols in instruction.alternatives)
        return Question(resolution.key(MANA, player), MANA, player, options)
    said = _said(resolution, instruction)
    if said is None or said[1] is Colors.CHOSEN:
        return None
    number = 1 if said[1] is Colors.ONE else said[0]
    again = said[1] is Colors.COMBINATION
    return Question(resolution.key(MANA, player), MANA, player, tuple(Color), number, number, again=again)


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
    question, said = to_add(resolution, instruction), _said(resolution, instruction)
    if question is not None and instruction.alternatives:
        return tuple(symbol for one in resolution.answer(question) for symbol in one) * times
    if said is None:
        return None
    number, colors = said
    if question is not None:
        return resolution.answer(question) * (number if colors is Colors.ONE else 1) * times
    color = resolution.context().choice("color")
    return None if color is None else (color,) * number * times


def _said(resolution: Resolution, instruction: AddMana) -> tuple[int, Colors] | None:
    return mana_said(instruction.text, resolution.values().get("X", 0))


def _player(resolution: Resolution, instruction: AddMana) -> str:
    players = resolution.players(instruction.who)
    return players[0] if players else resolution.doer
