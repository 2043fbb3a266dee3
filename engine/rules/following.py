"""608.2c: the instructions of a resolving spell or ability are followed in the order written.

`follow` follows them all, with every choice given beforehand. To ask before each: `asking.next_questions`, then `step`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engine.model import ObjectId, PlayerId
from engine.rules.amounts import value
from engine.rules.beyond import is_beyond
from engine.rules.conditions import DID, HELD, holds
from engine.rules.matching import matching
from engine.rules.performing_once import perform
from engine.rules.resolution import Resolution, key_for
from engine.vocabulary import instruction as i
from engine.vocabulary.amount import Amount, Count
from engine.vocabulary.instruction import Instruction
from engine.vocabulary.subject import It, Player

# Answers to what a single instruction asks; the others (a color, a creature type) are spoken of until the end.
PASSING = frozenset({"may", "pays", "does", "object", "order", "mana"})


@dataclass(frozen=True, slots=True)
class Framed:
    """An instruction with what it is followed under: by another player, about one of several objects, with numbers of its own."""

    instruction: Instruction
    actor: PlayerId | None = None
    spoken: tuple[ObjectId, ...] = ()
    facts: Mapping[str, int] = field(default_factory=dict)


Pending = tuple[Instruction | Framed, ...]


def follow(resolution: Resolution, pending: Pending) -> Resolution:
    """Follows instructions in the order written (608.2c)."""
    while pending:
        resolution, pending = advance(resolution, pending)
    return resolution


def step(resolution: Resolution, pending: Pending) -> tuple[Resolution, Pending]:
    """Follows the first instruction, or opens it into those that it stands for now; the answers it asked for are used up."""
    resolution, pending = advance(resolution, pending)
    kept = {key: answer for key, answer in resolution.choices.items() if key.partition(":")[0] not in PASSING}
    return replace(resolution, choices=kept), pending


def advance(resolution: Resolution, pending: Pending) -> tuple[Resolution, Pending]:
    """The same, with every answer kept."""
    (first, *_), rest = pending, pending[1:]
    frame = first if isinstance(first, Framed) else Framed(first)
    within = framed(resolution, frame)
    instruction, used = instead_of(within, pending)
    rest = rest[used:]
    opened = _opened(within, instruction)
    if opened is None:
        done = perform(within, instruction)
        return _unframed(done, resolution, frame), rest
    within, inner = opened
    return _unframed(within, resolution, frame), (*(_in_frame(part, frame) for part in inner), *rest)


def framed(resolution: Resolution, frame: Framed) -> Resolution:
    """The resolution as the framed instruction finds it."""
    facts = {**resolution.facts, **frame.facts}
    named = (frame.actor,) if frame.actor is not None else resolution.named
    spoken = frame.spoken or resolution.spoken
    return replace(resolution, actor=frame.actor or resolution.actor, facts=facts, named=named, spoken=spoken)


def _unframed(resolution: Resolution, before: Resolution, frame: Framed) -> Resolution:
    facts = {name: n for name, n in resolution.facts.items() if name not in frame.facts}
    kept = {name: n for name, n in before.facts.items() if name in frame.facts}
    return replace(resolution, actor=before.actor, facts={**facts, **kept})


def _in_frame(part: Instruction | Framed, frame: Framed) -> Instruction | Framed:
    inner = part if isinstance(part, Framed) else Framed(part)
    whole = Framed(inner.instruction, inner.actor or frame.actor, inner.spoken or frame.spoken, {**frame.facts, **inner.facts})
    return whole if whole != Framed(inner.instruction) else inner.instruction


def instead_of(resolution: Resolution, pending: Pending) -> tuple[Instruction, int]:
    """The first instruction, or what the next sentence has done instead of it ("If this spell was kicked, it deals 4 damage
    instead"), and how many of the pending ones after the first that leaves nothing of (608.2c, 614.15)."""
    first = pending[0].instruction if isinstance(pending[0], Framed) else pending[0]
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


def _opened(resolution: Resolution, instruction: Instruction) -> tuple[Resolution, Pending] | None:
    """The instructions that one stands for now, in its place; None for one that is performed itself."""
    match instruction:
        case i.Then(instructions):
            return resolution, instructions
        case i.May():
            return _may(resolution, instruction)
        case i.Unless(inner):
            return resolution, (inner,) if resolution.choices.get("pays") == "no" else ()
        case i.Conditional(condition, instructions) if not is_beyond(condition):
            held = holds(condition, resolution.context())
            return resolution.with_facts(**{HELD: int(held)}), instructions if held else ()
        case i.Afterwards(inner):
            return resolution, (inner,)
        case i.WhereX(inner, x):
            return resolution, (Framed(inner, facts={"X": value(x, resolution.context())}),)
        case i.ForEach(of, instructions) if not is_beyond(of):
            return resolution, _for_each(resolution, of, instructions)
        case _:
            return None


def _may(resolution: Resolution, instruction: i.May) -> tuple[Resolution, Pending]:
    """Each player who may do it and does, does it, in turn order (608.2d, 101.4)."""
    players = who_may(resolution, instruction)
    willing = [p for p in players if resolution.choices.get(key_for("may", p, resolution.controller)) == "yes"]
    inner = tuple(Framed(one, actor=p) if p != resolution.doer else one for p in willing for one in instruction.instructions)
    return resolution.with_facts(**{DID: len(willing)}), inner


def who_may(resolution: Resolution, instruction: i.May) -> tuple[PlayerId, ...]:
    """The players who may do what the instruction offers, in turn order."""
    return resolution.players(Player(instruction.who))


def _for_each(resolution: Resolution, of: Amount, instructions: tuple[Instruction, ...]) -> Pending:
    if isinstance(of, Count):
        times = matching(of.of, resolution.context()) * of.times
        return tuple(Framed(one, spoken=(id_,)) for id_ in times for one in instructions)
    return instructions * value(of, resolution.context())
