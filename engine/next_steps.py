"""What comes next, as a question: what is done next of a spell being cast, or first once something has resolved (601.2, 117.5).

Letters of 601.2 at which nothing is done are passed over: who asks what comes next asks for what a player, or the game, then does.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.misplaying import Misplay
from engine.played import LETTERS, Kind, PlayStep


@dataclass(frozen=True, slots=True)
class NextStep:
    """What comes next, as the kind of step that shows it? While something is cast, `PRIORITY` is that somebody may respond."""

    right: Kind
    options: tuple[Kind, ...]
    misread: Mapping[Kind, Misplay] = field(default_factory=dict)

    @property
    def is_of_casting(self) -> bool:
        """Whether it is about the letters of 601.2."""
        return self.right in _BY_STAGE.values()


_BY_STAGE = {stage: kind for kind, stage in LETTERS.items() if kind is not Kind.PROPOSE}
_CHOSEN = frozenset({Kind.ANNOUNCE, Kind.TARGETS, Kind.DIVIDE})  # told of by themselves, there was nothing to choose
_ALWAYS = (Kind.CHECK, Kind.TOTAL, Kind.PAY, Kind.PRIORITY)
_RESOLVING = frozenset({Kind.RESOLVE, Kind.NO_TARGETS, Kind.FOLLOW, Kind.ENTERS, Kind.LEAVES})
_BEFORE_PRIORITY = (Kind.STATE_BASED, Kind.PUT, Kind.PRIORITY)


def next_step(led_to: Sequence[PlayStep]) -> NextStep | None:
    """The question what comes after a choice, from the steps that it led to; None where there is nothing to ask."""
    if any(step.kind in _RESOLVING for step in led_to):
        return _once_resolved(led_to)
    if led_to and led_to[0].kind in LETTERS:
        return _of_casting(led_to)
    return None


def _once_resolved(led_to: Sequence[PlayStep]) -> NextStep | None:
    """117.5: state-based actions, then what has triggered, and only then a player gets priority."""
    last = max(place for place, step in enumerate(led_to) if step.kind in _RESOLVING)
    after = [step.kind for step in led_to[last + 1 :] if step.kind in _BEFORE_PRIORITY]
    if not after:
        return None
    turned_round = after[0] is Kind.STATE_BASED and Kind.PUT in after
    return NextStep(after[0], _BEFORE_PRIORITY, {Kind.PUT: Misplay.TRIGGERS_FIRST} if turned_round else {})


def _of_casting(led_to: Sequence[PlayStep]) -> NextStep | None:
    """601.2: the next letter at which something is done."""
    proposal = led_to[-1].game.proposal
    told = [step.kind for step in led_to[1:] if step.kind not in _CHOSEN]
    waits = [_BY_STAGE[proposal.stage]] if proposal is not None and proposal.stage in _BY_STAGE else []
    right = next(iter((*told, *waits)), Kind.PRIORITY)
    if right not in _BY_STAGE.values():
        return None
    options = tuple(dict.fromkeys((right, *_ALWAYS)))
    misread = {Kind.PRIORITY: Misplay.RESPOND_TO_COST}
    if right is Kind.TARGETS:
        misread |= {Kind.TOTAL: Misplay.PAY_FIRST, Kind.PAY: Misplay.PAY_FIRST}
    return NextStep(right, options, misread)
