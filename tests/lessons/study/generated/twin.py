"""A drawn position worked out by the brute-force twin of the layers, which is apart from the engine's own (`tests/engine/twin`)."""

from dataclasses import replace

from engine import compile_card
from engine.model import ObjectId
from engine.state import State
from engine.vocabulary.ability import Clause
from engine.vocabulary.modification import LoseAll
from engine.vocabulary.subject import It
from engine.vocabulary.tree import nodes
from lessons.study.generated.position import Position
from tests.engine.twin.loop import Result, compute
from tests.engine.twin.views import View, view_of_page


def worked_out(position: Position) -> Result:
    """What the twin makes of the position as it is in the end."""
    return compute(written_out(position.result.state))


def written_out(state: State) -> State:
    """The same position with each object's abilities given, as the twin reads no text."""
    objects = {id_: replace(thing, abilities=compile_card(thing.card).abilities) for id_, thing in state.objects.items()}
    return replace(state, objects=objects)


def speaks(position: Position) -> bool:
    """Whether the twin knows all that the cards of a position say: it has no "all other", and no "it"."""
    said = [node for thing in written_out(position.result.state).objects.values() for node in nodes(thing.abilities)]
    strange = ((isinstance(n, LoseAll) and n.other) or (isinstance(n, Clause) and isinstance(n.subject, It)) for n in said)
    return not any(strange)


def look(position: Position, id_: ObjectId) -> View | None:
    """How an object ends according to the twin; None for a position that says what the twin does not know."""
    try:
        return view_of_page(worked_out(position).pages[id_]) if speaks(position) else None
    except NotImplementedError:
        return None
