"""What the instructions of a spell or ability ask for: targets, choices, modes, X (601.2b–c, 608.2d)."""

from collections.abc import Iterator, Mapping

from engine.rules.choosing import key_of
from engine.vocabulary import modification as m
from engine.vocabulary.amount import Amount, Variable
from engine.vocabulary.condition import Kicked
from engine.vocabulary.instruction import Choose, Conditional, Damage, Instruction, May, Modal, Unless
from engine.vocabulary.quality import Who
from engine.vocabulary.subject import AnyTarget, Chosen, Target, TargetPlayer
from engine.vocabulary.tree import said

AnyTargets = Target | AnyTarget | TargetPlayer


def targets_in(instructions: tuple[Instruction, ...]) -> dict[int, AnyTargets]:
    """Each instance of the word "target", by its slot, in order."""
    found: dict[int, AnyTargets] = {}
    for node in said(instructions):
        if isinstance(node, Target | AnyTarget | TargetPlayer):
            found.setdefault(node.slot, node)
    who = None if any(isinstance(t, TargetPlayer) for t in found.values()) else _targeted(instructions)
    if who is not None:
        slot = 1 + max(found, default=-1)
        found[slot] = TargetPlayer(who, slot)
    return dict(sorted(found.items()))


def _targeted(instructions: tuple[Instruction, ...]) -> Who | None:
    """The player targeted by a description only: "all cards from target player's library" (115.1)."""
    who = {node for node in said(instructions) if isinstance(node, Who)}
    return Who.PLAYER if Who.TARGET_PLAYER in who else Who.OPPONENT if Who.TARGET_OPPONENT in who else None


def divided_among(instructions: tuple[Instruction, ...]) -> dict[int, Amount]:
    """How much is divided as its controller chooses among the targets of an instance of the word, by its slot (601.2d)."""
    return {
        node.to.slot: node.amount
        for node in said(instructions)
        if isinstance(node, Damage) and "as you choose" in node.divided and isinstance(node.to, Target | AnyTarget)
    }


def modal(instructions: tuple[Instruction, ...]) -> Modal | None:
    """The "Choose one —" of a spell or ability (700.2)."""
    return next((i for i in instructions if isinstance(i, Modal)), None)


def with_modes(instructions: tuple[Instruction, ...], modes: tuple[int, ...]) -> tuple[Instruction, ...]:
    """The instructions with only the chosen modes, in printed order; `modes` from 1 (700.2a)."""
    chosen: list[Instruction] = []
    for instruction in instructions:
        if isinstance(instruction, Modal):
            chosen.extend(i for n in sorted(modes) for i in instruction.modes[n - 1])
        else:
            chosen.append(instruction)
    return tuple(chosen)


def as_kicked(instructions: tuple[Instruction, ...], *, kicked: bool) -> tuple[Instruction, ...]:
    """The instructions, without those that have their effect only if the spell was kicked, where it was not (702.33g)."""
    if kicked:
        return instructions
    return tuple(i for i in instructions if not (isinstance(i, Conditional) and isinstance(i.condition, Kicked)))


def asked(instructions: tuple[Instruction, ...], known: Mapping[str, str]) -> dict[str, str]:
    """What the controller must choose, by the key it goes by, with the words that ask; `known` was chosen as the
    source entered.

    One of several kinds of words, for a text-changing effect, is asked for as "color word|basic land type".
    """
    wanted: dict[str, str] = {}
    for node in said(instructions):
        match node:
            case Choose(str(what)):
                wanted[key_of(what)] = what
            case Chosen():
                wanted["object"] = "an object"
            case m.ChangeWords(kinds, False):
                wanted["|".join(kinds)] = " or ".join(kinds)
            case May():
                wanted["may"] = "may"
            case Unless():
                wanted["pays"] = "pays"
            case m.Be():
                wanted |= {key: what for key, what in blanks(node) if key not in wanted and key not in known}
            case _:
                pass
    if _leaves_x_open(instructions):
        wanted["X"] = "X"
    return wanted


def blanks(be: m.Be) -> Iterator[tuple[str, str]]:
    """ "becomes the color of your choice", "becomes that type": what was not chosen before is chosen now (608.2d)."""
    if {m.CHOSEN_COLOR, m.COLOR_OF_CHOICE} & set(be.colors or ()):
        yield "color", "a color"
    if {m.CHOSEN_TYPE, m.TYPE_OF_CHOICE, m.THAT_TYPE} & set(be.subtypes):
        yield "type", "a creature type"
    if m.BASIC_LAND_TYPE_OF_CHOICE in be.subtypes:
        yield "land type", "a basic land type"


def _leaves_x_open(instructions: tuple[Instruction, ...]) -> bool:
    """Whether X is spoken of without "where X is …" (107.3)."""
    spoken = list(said(instructions))
    defined = any(isinstance(node, m.Get) and node.where is not None for node in spoken)
    return not defined and any(isinstance(node, Variable) for node in spoken)
