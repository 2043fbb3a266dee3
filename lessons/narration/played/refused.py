"""Why a choice of a played game is illegal, in words: the refusal with the names of the board (733.1)."""

from dataclasses import replace

from engine.illegal import Illegal
from lessons.narration.played.here import Here
from lessons.narration.refusals import refusal


def refused(illegal: Illegal, here: Here) -> str:
    """The refusal in one line, its ids as the names of what they are."""
    data = tuple((key, _named(value, here)) for key, value in illegal.data)
    return refusal(replace(illegal, data=data))


def _named(value: str, here: Here) -> str:
    known = value in here.scene.state.objects or here.scene.state.is_player(value)
    return here.called(value) if known else value
