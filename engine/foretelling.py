"""What a choice leads to, as questions: is it legal, what does it cost, who gets priority, what resolves (601.2, 117, 608).

Each knows everything that might be answered, what is right, and which named misreading leads to which wrong answer.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.game import Game, StackItem, Stage
from engine.illegal import Illegal, Reason
from engine.miscounting import miscounted
from engine.misplaying import Misplay
from engine.model import PlayerId
from engine.next_steps import NextStep
from engine.played import REFUSALS, Kind, PlayStep
from engine.total_cost import ManaCost

LEGAL, NOT_BEGUN = "legal", "not begun"
NOBODY, STEP_ENDS = "", ""
_LETTERS = (Stage.ANNOUNCE, Stage.TARGETS, Stage.DIVIDE, Stage.CHECK, Stage.PAY)  # those that a choice can fail


@dataclass(frozen=True, slots=True)
class IsLegal:
    """Is the choice legal, and if not, which letter of 601.2 can't be complied with? `NOT_BEGUN`: nothing even begins."""

    right: str
    options: tuple[str, ...] = (LEGAL, NOT_BEGUN, *_LETTERS)
    misread: Mapping[str, Misplay] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Costs:
    """How much mana does `item` cost in all? None: none at all is asked for."""

    right: ManaCost | None
    options: tuple[ManaCost | None, ...]
    misread: Mapping[ManaCost | None, Misplay] = field(default_factory=dict)
    item: StackItem | None = None


@dataclass(frozen=True, slots=True)
class Priority:
    """Who gets priority next? `NOBODY`: nobody."""

    right: PlayerId
    options: tuple[PlayerId, ...]
    misread: Mapping[PlayerId, Misplay] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Resolves:
    """What resolves next, by its id? `STEP_ENDS`: nothing, the step ends."""

    right: str
    options: tuple[str, ...]
    misread: Mapping[str, Misplay] = field(default_factory=dict)


Foretelling = IsLegal | Costs | Priority | Resolves | NextStep


def is_legal(before: PlayStep, led_to: Sequence[PlayStep]) -> IsLegal:
    """The question whether a choice is legal. `before`: the step before it; `led_to`: the steps that it led to."""
    refusal = next((step for step in led_to if step.kind in REFUSALS), None)
    if refusal is None:
        return IsLegal(LEGAL)
    right = refusal.failed if refusal.kind is Kind.REWIND else NOT_BEGUN
    misread: dict[str, Misplay] = {}
    for illegal in refusal.refused:
        if (named := _without_priority(illegal, before.game)) is not None:
            misread[LEGAL] = named
    if right == Stage.TARGETS:
        misread |= {LEGAL: Misplay.CHECKED_LATE, Stage.PAY: Misplay.PAY_FIRST}
    options = IsLegal(right).options
    return IsLegal(right, options if right in options else (*options, right), misread)


def _without_priority(illegal: Illegal, game: Game) -> Misplay | None:
    """What somebody takes for granted who acts without having priority (117.1)."""
    if illegal.reason is not Reason.NO_PRIORITY:
        return None
    if game.priority is not None:
        return Misplay.OPPONENT_FIRST
    if game.proposal is None:
        return Misplay.RESPOND_TO_RESOLUTION
    who = dict(illegal.data).get("player")  # nobody, of a pass
    if not who:
        return None
    return Misplay.SPELL_FOR_MANA if who == game.proposal.item.controller else Misplay.RESPOND_TO_COST


def costs(led_to: Sequence[PlayStep], otherwise: Mapping[Misplay, ManaCost | None] | None = None) -> Costs | None:
    """The question what a spell or ability costs, if a choice leads so far.

    `otherwise`: what misreadings make of it that are not about the sum.
    """
    step = next((step for step in reversed(led_to) if step.kind is Kind.TOTAL), None)
    if step is None or step.cost is None:
        return None
    cost = step.cost
    misread: dict[ManaCost | None, Misplay] = dict(miscounted(step.game).items())
    for named, wrong in (otherwise or {}).items():
        if wrong != cost.mana:
            misread.setdefault(wrong, named)
    on_the_way = [line.after for line in cost.lines if line.after.total or cost.mana is not None]
    right = cost.mana or ManaCost()
    more = (right._replace(generic=right.generic + number) for number in (1, 2))
    options: dict[ManaCost | None, None] = dict.fromkeys((cost.mana, *misread, *on_the_way))
    while len(options) < 3:
        options[next(more)] = None
    ordered = sorted(options, key=lambda mana: (-1,) if mana is None else (mana.total, *mana))
    return Costs(cost.mana, tuple(ordered), misread, step.item)


def priority(before: PlayStep, led_to: Sequence[PlayStep]) -> Priority:
    """The question who gets priority once a choice was made and everything has happened that nobody chooses."""
    players = tuple(player.id for player in before.game.state.players)
    got = next((step for step in led_to if step.kind is Kind.PRIORITY), None)
    right = NOBODY if got is None or got.player is None else got.player
    numbers = {str(rule) for rule in got.rules} if got is not None else set()
    others = [player for player in players if player != right]
    named = Misplay.LOSES_PRIORITY if "117.3c" in numbers else Misplay.OPPONENT_FIRST if "117.3b" in numbers else None
    if right == NOBODY and led_to:
        named, others = _in_the_middle(led_to[-1].game, players)
    return Priority(right, (*players, NOBODY), dict.fromkeys(others, named) if named is not None else {})


def _in_the_middle(game: Game, players: Sequence[PlayerId]) -> tuple[Misplay | None, list[PlayerId]]:
    """What somebody takes for granted who has others act while something is cast or resolves, and who they are (601.2i, 117.2e)."""
    if game.proposal is not None:
        return Misplay.RESPOND_TO_COST, [player for player in players if player != game.proposal.item.controller]
    if game.resolving is not None:
        return Misplay.RESPOND_TO_RESOLUTION, [player for player in players if player != game.resolving.item.controller]
    return None, []


def resolves(before: PlayStep, led_to: Sequence[PlayStep]) -> Resolves:
    """The question what resolves next, of what is on the stack."""
    begun = next((step for step in led_to if step.kind in {Kind.RESOLVE, Kind.NO_TARGETS} and step.item is not None), None)
    right = begun.item.id if begun is not None and begun.item is not None else STEP_ENDS
    stack = tuple(item.id for item in before.game.stack)
    misread = {stack[0]: Misplay.FIRST_CAST_FIRST} if len(stack) > 1 and stack[0] != right else {}
    return Resolves(right, (*stack, STEP_ENDS), misread)
