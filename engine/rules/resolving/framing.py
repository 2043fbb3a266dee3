"""608.2c: what an instruction is followed under: who acts, about which objects, and what is done instead of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engine.model import ObjectId, PlayerId
from engine.rules.beyond import is_beyond
from engine.rules.conditions import holds
from engine.rules.resolving.resolution import Resolution
from engine.vocabulary import instruction as i
from engine.vocabulary.instruction import Instruction
from engine.vocabulary.subject import It, Player


@dataclass(frozen=True, slots=True)
class Framed:
    """An instruction with what it is followed under: by another player, about one of several objects, with numbers of its own."""

    instruction: Instruction
    actor: PlayerId | None = None
    spoken: tuple[ObjectId, ...] = ()
    facts: Mapping[str, int] = field(default_factory=dict)


Pending = tuple[Instruction | Framed, ...]


def bare(one: Instruction | Framed) -> Instruction:
    """The instruction alone."""
    return one.instruction if isinstance(one, Framed) else one


def framed(resolution: Resolution, frame: Framed) -> Resolution:
    """The resolution as the framed instruction finds it."""
    facts = {**resolution.facts, **frame.facts}
    named = (frame.actor,) if frame.actor is not None else resolution.named
    spoken = frame.spoken or resolution.spoken
    return replace(resolution, actor=frame.actor or resolution.actor, facts=facts, named=named, spoken=spoken)


def instead_of(resolution: Resolution, pending: Pending) -> tuple[Instruction, int]:
    """The first instruction, or what the next sentence has done instead of it ("If this spell was kicked, it deals 4 damage
    instead"), and how many of the pending ones after the first that leaves nothing of (608.2c, 614.15)."""
    first = bare(pending[0])
    after = pending[1] if len(pending) > 1 else None
    match after:
        case i.Conditional(condition, (i.Instead(other),)) if not is_beyond(condition):
            return (_about_the_same(other, first), 1) if holds(condition, resolution.context()) else (first, 1)
        case _:
            return first, 0


def _about_the_same(other: Instruction, first: Instruction) -> Instruction:
    """ "It deals 4 damage instead": to what the first one would have dealt it to."""
    if isinstance(other, i.Damage) and isinstance(first, i.Damage) and other.to == It(""):
        return replace(other, to=first.to, divided=first.divided)
    return other


def who_may(resolution: Resolution, instruction: i.May | i.UnlessDo) -> tuple[PlayerId, ...]:
    """The players who may do what the instruction offers, in turn order."""
    return resolution.players(Player(instruction.who))


def who_pays(resolution: Resolution, instruction: i.Unless) -> PlayerId:
    """Who may pay: "its controller" is that of what the instruction is done to."""
    what = getattr(instruction.instruction, "what", None) or getattr(instruction.instruction, "subject", None)
    about = resolution if what is None else resolution.now(resolution.state, resolution.objects(what))
    players = about.players(Player(instruction.who))
    return players[0] if players else resolution.controller
