"""608.2d: what a player is asked before an instruction is followed."""

from dataclasses import dataclass

from engine.model import PlayerId
from engine.rules.choosing import words_for
from engine.rules.following import Framed, Pending
from engine.rules.instructions import asked
from engine.rules.matching import matching
from engine.rules.resolution import Resolution
from engine.vocabulary.subject import Chosen
from engine.vocabulary.tree import said


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked: the key of the answer, words that ask, who answers, the legal answers, at least and at most how many."""

    key: str
    what: str
    player: PlayerId
    options: tuple[str, ...]
    least: int = 1
    most: int = 1


def next_questions(resolution: Resolution, pending: Pending) -> tuple[Question, ...]:
    """What has to be answered before the next instruction is followed."""
    instruction = pending[0].instruction if isinstance(pending[0], Framed) else pending[0]
    ctx = resolution.context()
    wanted = asked((instruction,), resolution.state.objects[resolution.source].chosen)
    found = []
    for key, what in wanted.items():
        if key == "X" and "X" in resolution.choices:
            continue
        options = ("yes", "no") if key in {"may", "pays"} else words_for(key)
        if key == "object":
            filters = [n.filter for n in said(instruction) if isinstance(n, Chosen)]
            options = tuple(matching(filters[0], ctx))
        found.append(Question(key, what, resolution.controller, options))
    return tuple(found)
