"""701.12: control of two permanents is exchanged."""

from dataclasses import replace

from engine.model import ObjectId, PlayerId, Zone
from engine.rules.resolving.resolution import Resolution
from engine.state import ResolvedEffect
from engine.vocabulary.instruction import Continuous, ExchangeControl
from engine.vocabulary.modification import Control
from engine.vocabulary.subject import It


def exchange_control(resolution: Resolution, instruction: ExchangeControl) -> Resolution:
    """Each of the two players gains control of the other's permanent, at once, or nothing happens (701.12a–b)."""
    both = (*resolution.objects(instruction.first), *resolution.objects(instruction.second))
    sheets = resolution.context().sheets
    there = [id_ for id_ in both if sheets[id_].zone is Zone.BATTLEFIELD]
    if len(there) != 2 or sheets[there[0]].controller == sheets[there[1]].controller:
        return resolution.now(resolution.state, both)
    one, other = there
    state, clock = resolution.state, resolution.state.clock
    effects = (_given(resolution, one, sheets[other].controller, 0), _given(resolution, other, sheets[one].controller, 1))
    return resolution.now(replace(state, effects=(*state.effects, *effects), clock=clock + 2), both)


def _given(resolution: Resolution, id_: ObjectId, to: PlayerId, place: int) -> ResolvedEffect:
    """An effect of indefinite duration by which that player controls it (611.2a)."""
    clock = resolution.state.clock
    return ResolvedEffect(
        number=clock + place,
        instruction=Continuous(It("it"), (Control(),)),
        objects=frozenset({id_}),
        controller=to,
        timestamp=(clock, 0),
        source_card=resolution.source_card,
        source=None if resolution.is_spell else resolution.source,
        turn=resolution.state.turn,
    )
