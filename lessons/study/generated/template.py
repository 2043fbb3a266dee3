"""A template of questions, and the question that a seed makes of it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

from engine.model import ObjectId
from engine.trace import Step
from lessons.narration import SPANISH, Names
from lessons.study.generated.position import Position
from lessons.study.generated.table import Drawn
from lessons.study.generated.telling import way
from lessons.study.question import Question, faults

TRIES = 1000  # draws for one seed; a template that needs more than a few dozen is too strict
LAST_SEED = 999_999


@dataclass(frozen=True, slots=True, eq=False)
class Draft:
    """What was drawn: the question, said in a language of card names, and the position if it is about one.

    `telling`: the steps of the position that lead to the answer. `subject`: the object that is asked about, if it is one. `about`:
    what else a template asks about, as the engine has it.
    """

    ask: Callable[[Names], Question]
    position: Position | None = None
    telling: tuple[Step, ...] = ()
    subject: ObjectId | None = None
    about: object = None


@dataclass(frozen=True, slots=True)
class Template:
    """A kind of question that can be drawn. `about` says what it trains, `section` is the anchor of the class that explains it.

    `draw` raises `Drawn` for a draw that makes no question.
    """

    slug: str
    title: str
    about: str
    section: str
    draw: Callable[[Random], Draft]


@dataclass(frozen=True, slots=True, eq=False)
class Generated:
    """The question of a seed, in a language of card names."""

    template: Template
    seed: int
    draft: Draft
    question: Question
    names: Names

    @property
    def explained(self) -> Question:
        """The question with the way to its answer, step by step."""
        draft = self.draft
        steps = () if draft.position is None else way(draft.telling, draft.position, self.names)
        return replace(self.question, steps=steps)


def generate(template: Template, seed: int, names: Names = SPANISH) -> Generated:
    """The question of a seed from 1 to `LAST_SEED`. Raises `ValueError` for any other number."""
    if not 1 <= seed <= LAST_SEED:
        raise ValueError(seed)
    draft, asked = drafted(template, seed)
    said = asked if names == SPANISH else draft.ask(names)
    question = replace(said, id=f"{template.slug}-{seed}", section=template.section)
    return Generated(template, seed, draft, question, names)


@lru_cache(maxsize=128)
def drafted(template: Template, seed: int) -> tuple[Draft, Question]:
    """The first draw of the seed that makes a question in which nothing is wrong, and the question; kept for who answers it."""
    for time in range(TRIES):
        try:
            draft = template.draw(Random(f"{template.slug} {seed} {time}"))  # noqa: S311 (the same draw for all, not a secret)
            asked = draft.ask(SPANISH)
            if not any(faults(asked)):
                return draft, asked
        except Drawn:
            continue
    raise LookupError(f"{template.slug}: no question of seed {seed} in {TRIES} draws")
