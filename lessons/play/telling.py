"""A play in plain words, for a terminal: its steps, each with the choice that led to it, then what it waits for."""

from collections.abc import Iterator

from engine.played import Played, PlayStep
from lessons import narration
from lessons.narration.played.here import Here
from lessons.narration.played.questions import question
from lessons.narration.played.steps import play_step
from lessons.play.notation import write


def lines(played: Played) -> Iterator[str]:
    """Each step with its reasons and rules."""
    for step, before in zip(played.steps, (None, *played.steps), strict=False):
        if step.chose is not None:
            yield f"> {write(step.chose)}"
        yield from map(narration.plain, _step(step, before))
    if played.waits is not None and played.steps:
        yield narration.plain(f"? {question(played.waits, Here.at(played.steps[-1]))}")


def _step(step: PlayStep, before: PlayStep | None) -> Iterator[str]:
    words = play_step(step, before=before)
    rules = ", ".join(number for number in map(str, step.rules) if f"({number})" not in words.sentence)
    place = "" if words.sentence.startswith(words.place) else f"{words.place}. "
    yield f"{step.number}. {place}{words.sentence}" + (f" ({rules})" if rules else "")
    yield from (f"   {told}" for told in (*words.why, *words.notes))
