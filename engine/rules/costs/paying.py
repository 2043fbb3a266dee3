"""601.2h, 118.3: the total cost is paid, part by part, in any order; what is random or comes from a library last."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations, islice

from engine.choices import Choice, ExileFor, PayMana, PayPart, TapFor
from engine.game import Game, Proposal
from engine.model import ObjectId, PlayerId, Zone
from engine.rules.costs.mana import without_mana
from engine.rules.costs.needs import How, Need
from engine.rules.costs.owing import Owing, less, need_for, owing
from engine.rules.costs.payment_faults import fault_of, payment_fault
from engine.rules.costs.spending import GENERIC, ways_to_pay
from engine.rules.counting import put_counters, remove_counters
from engine.rules.damage import with_life
from engine.rules.layers.layers import characteristics
from engine.rules.moving import move, with_objects
from engine.rules.playing.stack import with_item
from engine.state import State
from engine.total_cost import MANA_LETTERS, TotalCost

__all__ = ["forced", "is_paid", "pay", "payment_fault", "payment_options"]

_MOST_WAYS = 200  # combinations that are offered for one cost; any other that fits is legal, too
_MOST_TRIED = 2000

_TO: dict[How, Zone] = {
    How.SACRIFICE: Zone.GRAVEYARD,
    How.DISCARD: Zone.GRAVEYARD,
    How.MILL: Zone.GRAVEYARD,
    How.EXILE: Zone.EXILE,
    How.RETURN: Zone.HAND,
}


def is_paid(proposal: Proposal) -> bool:
    """Whether nothing is owed any more."""
    if proposal.cost is None or proposal.owed is None or proposal.cost.unpayable:
        return False
    return proposal.owed.mana is None and len(proposal.settled) == len(proposal.cost.parts)


def payment_options(game: Game) -> tuple[Choice, ...]:
    """Every way to pay one more of the costs after which the rest can be paid, too (601.2h)."""
    return tuple(choice for _, choice in _options(game))


def forced(game: Game) -> Choice | None:
    """A payment that can be made in one way only, whatever else is paid; None where each leaves something to choose.

    What comes from a graveyard waits for the rest: another cost may put more cards there.
    """
    by_place: dict[int, list[Choice]] = {}
    for place, choice in _options(game):
        by_place.setdefault(place, []).append(choice)
    single = [choices[0] for choices in by_place.values() if len(choices) == 1]
    waits = [c for c in single if _is_from_graveyard(game, c)]
    others = [c for c in single if c not in waits]
    if others:
        return others[0]
    return waits[0] if waits and len(by_place) == 1 else None


def _is_from_graveyard(game: Game, choice: Choice) -> bool:
    if isinstance(choice, ExileFor):
        return True
    owed = owing(game)
    return owed is not None and isinstance(choice, PayPart) and any(n.from_graveyard for n in owed.parts[choice.part])


def _options(game: Game) -> Iterator[tuple[int, Choice]]:
    """The legal payments, each with the place of the cost that it is for: 0 for mana."""
    owed = owing(game)
    if owed is None:
        return
    mana = (c for c in _for_mana(game, owed) if fault_of(game, owed, c) is None)
    yield from ((0, choice) for choice in islice(mana, _MOST_WAYS))
    for part, ways in owed.parts.items():
        fitting = (c for c in islice(_for_part(part, ways), _MOST_TRIED) if fault_of(game, owed, c) is None)
        yield from ((part, choice) for choice in islice(fitting, _MOST_WAYS))


def _for_mana(game: Game, owed: Owing) -> Iterator[Choice]:
    if owed.mana is None:
        return
    for mana in ways_to_pay(game.pools.get(owed.ctx.controller, ()), owed.mana, owed.means.spending):
        yield PayMana(mana)
    for creature, kinds in owed.means.convoke.items():
        yield from (TapFor(creature, s) for s in (*MANA_LETTERS, GENERIC) if s in kinds and getattr(owed.mana, s))
    if owed.mana.generic:
        yield from map(ExileFor, owed.means.delve or ())


def _for_part(part: int, ways: Iterable[Need]) -> Iterator[Choice]:
    for need in ways:
        if need.chosen:
            yield from (PayPart(part, with_) for with_ in combinations(need.candidates, need.number))
        else:
            yield PayPart(part)


def pay(game: Game, choice: Choice) -> Game:
    """The game once that was paid, which is a legal payment. Raises `ValueError` where nothing is owed."""
    owed, proposal = owing(game), game.proposal
    if owed is None or proposal is None or proposal.owed is None:
        raise ValueError("nothing is owed")
    match choice:
        case PayMana(mana):
            return _told(without_mana(game, owed.ctx.controller, mana), choice, replace(proposal.owed, mana=None))
        case TapFor(creature, symbol):
            tapped = replace(game, state=_turned(game.state, (creature,), tapped=True))
            return _told(tapped, choice, replace(proposal.owed, mana=less(owed.mana, symbol)))
        case ExileFor(card):
            exiled = replace(game, state=move(game.state, (card,), Zone.EXILE))
            return _told(exiled, choice, replace(proposal.owed, mana=less(owed.mana, GENERIC)))
        case PayPart(part, with_):
            need = need_for(owed.parts[part], with_)
            game = _performed(game, need, with_ or need.candidates, owed.ctx.controller)
            return _settled(game, choice)
        case _:
            raise TypeError(f"no payment: {choice}")


def _told(game: Game, choice: Choice, owed: TotalCost) -> Game:
    """With what is owed still, and how the rest was paid."""
    proposal = game.proposal
    assert proposal is not None
    return replace(game, proposal=replace(proposal, owed=owed, paid=(*proposal.paid, choice)))


def _settled(game: Game, choice: PayPart) -> Game:
    proposal = game.proposal
    assert proposal is not None
    assert proposal.cost is not None
    assert proposal.owed is not None
    settled = proposal.settled | {choice.part}
    left = tuple(part for n, part in enumerate(proposal.cost.parts, 1) if n not in settled)
    game = replace(game, proposal=replace(proposal, settled=settled))
    return _told(game, choice, replace(proposal.owed, parts=left))


def _performed(game: Game, need: Need, objects: tuple[ObjectId, ...], player: PlayerId) -> Game:
    """What the cost says is done (118.1, 118.11)."""
    state = game.state
    match need.how:
        case How.LIFE:
            state = with_life(state, (player,), -need.amount)  # 118.3b
        case How.TAP | How.UNTAP:
            state = _turned(state, objects, tapped=need.how is How.TAP)
        case How.PUT:
            for id_ in objects:
                state = put_counters(state, id_, need.kind, need.amount)
        case How.REMOVE:
            for id_ in objects:
                state = remove_counters(state, id_, need.kind or _any_kind(state, id_, need.amount), need.amount)
        case How.REVEAL:
            return game
        case _:
            return _moved(game, objects, _TO[need.how])
    return replace(game, state=state)


def _any_kind(state: State, id_: ObjectId, number: int) -> str:
    """ "Remove a counter": of the first kind of which there are enough, for no choice says which."""
    return next(c.kind for c in state.objects[id_].counters if c.number >= number)


def _moved(game: Game, objects: tuple[ObjectId, ...], zone: Zone) -> Game:
    """They go to another zone; a source that leaves is remembered as it last was (113.7a), and the effect finds it (400.7j)."""
    item = game.proposal.item if game.proposal is not None else None
    state = move(game.state, objects, zone)
    if item is not None and item.source in objects:
        known = {**item.last_known, item.source: characteristics(game.state)[item.source]}
        found = {**item.incarnations, item.source: state.objects[item.source].incarnation}
        game = with_item(game, replace(item, last_known=known, incarnations=found))
    return replace(game, state=state)


def _turned(state: State, objects: Iterable[ObjectId], *, tapped: bool) -> State:
    return with_objects(state, [replace(state.objects[id_], tapped=tapped) for id_ in objects])
