"""601.2h: what of a total cost is still owed, what each part of it takes now, and whether all of it can be paid."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.choices import Choice, ExileFor, PayMana, PayPart, TapFor
from engine.game import Game
from engine.model import ObjectId
from engine.rules.context import Context
from engine.rules.costs.means import FEEDS, Means, can_meet, means_of
from engine.rules.costs.needs import How, Need, needs
from engine.rules.costs.spending import GENERIC
from engine.rules.playing.stack import context
from engine.total_cost import ManaCost


@dataclass(frozen=True, slots=True)
class Owing:
    """What is still owed: the mana (None: none any more), each other cost by its place, and what there is to pay with."""

    mana: ManaCost | None
    parts: Mapping[int, tuple[Need, ...]]
    means: Means
    ctx: Context

    @property
    def is_early(self) -> bool:
        """Whether something is owed that comes before what is random or from a library (601.2h)."""
        return self.mana is not None or any(not need.late for some in self.parts.values() for need in some)

    def can_be_met(self) -> bool:
        """Whether all of it can be paid, no more mana abilities being activated."""
        return can_meet(self.mana, tuple(self.parts.values()), self.means)


def owing(game: Game) -> Owing | None:
    """What is owed for what is being proposed; None while nothing is."""
    proposal = game.proposal
    if proposal is None or proposal.cost is None or proposal.owed is None or proposal.cost.unpayable:
        return None
    ctx = context(game, proposal.item)
    parts = {n: needs(part, game, ctx) for n, part in enumerate(proposal.cost.parts, 1) if n not in proposal.settled}
    return Owing(proposal.owed.mana, parts, means_of(game, proposal.item, ctx), ctx)


def after(owed: Owing, choice: Choice) -> Owing:
    """What would be owed after this payment, which is one that fits."""
    means = owed.means
    match choice:
        case PayMana():
            return replace(owed, mana=None)
        case TapFor(creature, symbol):
            return replace(owed, mana=less(owed.mana, symbol), means=replace(means, tapped=means.tapped | {creature}))
        case ExileFor(card):
            return replace(owed, mana=less(owed.mana, GENERIC), means=replace(means, gone=means.gone | {card}))
        case PayPart(part, with_):
            need = need_for(owed.parts[part], with_)
            left = {n: some for n, some in owed.parts.items() if n != part}
            return replace(owed, parts=left, means=_without(means, need, with_ or need.candidates))
        case _:
            raise TypeError(f"no payment: {choice}")


def need_for(ways: tuple[Need, ...], with_: tuple[ObjectId, ...]) -> Need:
    """In which of its ways a cost is paid with these objects; the first where they fit none."""
    return next((need for need in ways if fits(need, with_)), ways[0])


def fits(need: Need, with_: tuple[ObjectId, ...]) -> bool:
    """Whether the cost can be paid with these objects: as many as it asks for, each once, and each of those that can pay it.

    Where the cost says with what, nothing has to be named.
    """
    if not need.chosen:
        return len(need.candidates) >= need.number and set(with_) in (set(), set(need.candidates))
    return len(with_) == len(set(with_)) == need.number and set(with_) <= set(need.candidates)


def _without(means: Means, need: Need, used: tuple[ObjectId, ...]) -> Means:
    match need.how:
        case How.LIFE:
            return replace(means, life=means.life - need.amount)
        case How.TAP:
            return replace(means, tapped=means.tapped | set(used))
        case How.UNTAP | How.REVEAL | How.REMOVE | How.PUT:
            return means
        case _:
            fed = means.fed + (len(used) if need.how in FEEDS else 0)
            return replace(means, gone=means.gone | set(used), fed=fed)


def less(mana: ManaCost | None, symbol: str) -> ManaCost:
    """The mana that is left once one of that kind is paid."""
    assert mana is not None
    return mana._replace(**{symbol: getattr(mana, symbol) - 1})
