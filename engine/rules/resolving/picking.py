"""608.2d: objects that are chosen as an instruction is followed, without being targets: "a land you control"."""

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.model import ObjectId, PlayerId
from engine.rules.matching import checks, matches
from engine.rules.resolving.numbers import bounds
from engine.rules.resolving.question import Question
from engine.vocabulary.amount import Amount
from engine.vocabulary.instruction import Instruction
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import Among, Chosen
from engine.vocabulary.tree import said

if TYPE_CHECKING:
    from engine.rules.resolving.resolution import Resolution


def pick(
    resolution: "Resolution",
    options: tuple[ObjectId, ...],
    count: Amount | None = None,
    *,
    up_to: bool = False,
    what: str = "object",
    player: PlayerId | None = None,
) -> Question:
    """The choice of so many of the options, as many as there are at the most (609.3), by a player or by whoever acts."""
    player = player or resolution.doer
    least, most = bounds(count, resolution.context(), up_to=up_to)
    return Question(resolution.key("object", player), what, player, options, least, max(0, min(most, len(options))))


def question_of(resolution: "Resolution", subject: Chosen | Among) -> Question:
    """What a subject that is chosen asks for."""
    ctx = resolution.context()
    if isinstance(subject, Chosen):
        options = tuple(id_ for id_ in ctx.sheets if matches(subject.filter, id_, ctx))
        return pick(resolution, options, subject.count, up_to=subject.up_to, what=subject.how or "object")
    among = resolution.objects(subject.of)
    if subject.filter is not None:
        among = tuple(id_ for id_ in among if fits(resolution, subject.filter, id_))
    return pick(resolution, among, subject.amount, up_to=subject.up_to)


def fits(resolution: "Resolution", filter_: Filter, id_: ObjectId) -> bool:
    """Whether an object is what the noun phrase describes, wherever it is: "a land card" of those revealed."""
    ctx = resolution.context()
    sheet = ctx.sheets[id_]
    here = filter_ if filter_.zones or filter_.not_zone else replace(filter_, zones=(sheet.zone,))
    return all(check(sheet, ctx) for check in checks(here))


def picks_in(resolution: "Resolution", instruction: Instruction) -> tuple[Question, ...]:
    """The choice of objects that an instruction asks for, if any; only one can be told apart in it."""
    subjects = [node for node in said(instruction) if isinstance(node, Chosen | Among)]
    return tuple(question_of(resolution, subject) for subject in subjects[:1])
