"""608.2c: the instructions of a resolving spell or ability are followed in the order written.

`follow` follows them all, with every choice given beforehand. To ask before each: `asking.next_questions`, then `step`.
"""

from dataclasses import replace

from engine.rules.beyond import is_beyond
from engine.rules.conditions import DID, HELD, holds
from engine.rules.matching import matching
from engine.rules.resolving.asking import next_questions
from engine.rules.resolving.framing import Framed, Pending, bare, framed, instead_of, who_may, who_pays
from engine.rules.resolving.happened import NEEDS_A_GAME, CostPaid
from engine.rules.resolving.performing_once import perform
from engine.rules.resolving.resolution import Resolution
from engine.vocabulary import instruction as i
from engine.vocabulary.amount import Amount, Count
from engine.vocabulary.condition import Did
from engine.vocabulary.instruction import Instruction

# Answers to what a single instruction asks; the others (a color, a creature type) are spoken of until the end.
PASSING = frozenset({"may", "pays", "does", "object", "order", "mana"})


def follow(resolution: Resolution, pending: Pending) -> Resolution:
    """Follows instructions in the order written, with every choice given beforehand (608.2c).

    What nobody has answered, and what needs a game in progress (mana pools, a library with cards), is noted as not performed.
    """
    while pending:
        first = bare(pending[0])
        if next_questions(resolution, pending):
            resolution, pending = resolution.without(first), pending[1:]
            continue
        told = len(resolution.happened)
        resolution, pending = advance(resolution, pending)
        if any(isinstance(h, NEEDS_A_GAME) for h in resolution.happened[told:]):
            resolution = resolution.without(first)
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


def _unframed(resolution: Resolution, before: Resolution, frame: Framed) -> Resolution:
    facts = {name: n for name, n in resolution.facts.items() if name not in frame.facts}
    kept = {name: n for name, n in before.facts.items() if name in frame.facts}
    return replace(resolution, actor=before.actor, facts={**facts, **kept})


def _in_frame(part: Instruction | Framed, frame: Framed) -> Instruction | Framed:
    inner = part if isinstance(part, Framed) else Framed(part)
    whole = Framed(inner.instruction, inner.actor or frame.actor, inner.spoken or frame.spoken, {**frame.facts, **inner.facts})
    return whole if whole != Framed(inner.instruction) else inner.instruction


def _opened(resolution: Resolution, instruction: Instruction) -> tuple[Resolution, Pending] | None:
    """The instructions that one stands for now, in its place; None for one that is performed itself."""
    match instruction:
        case i.Then(instructions):
            return resolution, instructions
        case i.May():
            return _may(resolution, instruction)
        case i.Unless():
            return _unless(resolution, instruction)
        case i.UnlessDo():
            return _unless_do(resolution, instruction)
        case i.Conditional(condition, instructions) if not is_beyond(condition):
            held = holds(condition, resolution.context())
            return resolution.with_facts(**{HELD: int(held)}), instructions if held else ()
        case i.Afterwards(inner):
            return resolution, (inner,)
        case i.WhereX(inner, x):
            return resolution, (Framed(inner, facts={"X": resolution.number(x)}),)
        case i.ForEach(of, instructions) if not is_beyond(of):
            return resolution, _for_each(resolution, of, instructions)
        case _:
            return None


def _unless(resolution: Resolution, instruction: i.Unless) -> tuple[Resolution, Pending]:
    """It is done, unless a player pays (118.12a)."""
    if resolution.choices.get("pays") != "yes":
        return resolution, (instruction.instruction,)
    return resolution.telling(CostPaid(who_pays(resolution, instruction), instruction.cost)), ()


def _unless_do(resolution: Resolution, instruction: i.UnlessDo) -> tuple[Resolution, Pending]:
    """It is done, unless a player does something else, and can (118.12)."""
    inner, deed = instruction.instruction, instruction.deed
    players = who_may(resolution, instruction)
    willing = tuple(p for p in players if resolution.choices.get(resolution.key("does", p)) == "yes")
    if not willing:
        return resolution, (inner,)
    done: Pending = tuple(Framed(deed, actor=p) for p in willing)
    tells = isinstance(deed, i.DiscardCards | i.SacrificeIt | i.TakeCounters)  # whether it could be done
    return resolution, (*done, i.Conditional(Did("you don't", done=False), (inner,))) if tells else done


def _may(resolution: Resolution, instruction: i.May) -> tuple[Resolution, Pending]:
    """Each player who may do it and does, does it, in turn order (608.2d, 101.4)."""
    players = who_may(resolution, instruction)
    willing = [p for p in players if resolution.choices.get(resolution.key("may", p)) == "yes"]
    inner = tuple(Framed(one, actor=p) if p != resolution.doer else one for p in willing for one in instruction.instructions)
    return resolution.with_facts(**{DID: len(willing)}), inner


def _for_each(resolution: Resolution, of: Amount, instructions: tuple[Instruction, ...]) -> Pending:
    if isinstance(of, Count):
        times = matching(of.of, resolution.context()) * of.times
        return tuple(Framed(one, spoken=(id_,)) for id_ in times for one in instructions)
    return instructions * resolution.number(of)
