"""601.2c–d: how many targets, which ones, and how what is divided is divided among them (603.3d for triggered abilities)."""

from collections.abc import Iterable

from engine.choices import Choice, Choose, HowMany, Share
from engine.game import Asked, Decision, Game, StackItem
from engine.illegal import Illegal, Reason
from engine.rule import Rule
from engine.rules.amounts import value
from engine.rules.context import Context
from engine.rules.outcome import refusal
from engine.rules.playing.stack import announce, context, knowing, same_object, targets_of, text, wanted, with_item
from engine.rules.resolving.instructions import AnyTargets, divided_among
from engine.rules.resolving.targets import candidates, how_many, why_illegal
from engine.vocabulary.quality import Noun
from engine.vocabulary.subject import AnyTarget, Target, TargetPlayer


def decision(game: Game, item: StackItem) -> Decision | None:
    """The next number of targets, or target, to be chosen; None once all are. No options: it can't be complied with."""
    ctx, announced = context(game, item), item.announced
    for slot, target in wanted(game, item).items():
        chosen = announced.targets.get(slot, ())
        taken = (*chosen, *others_than(target, slot, item))
        found = [id_ for id_ in candidates(target, ctx) if id_ not in taken]
        least, most = how_many(target, ctx, len(found) + len(chosen))
        most = min(most, _most_shares(game, item, slot, most))
        if least != most and slot not in announced.counts:
            numbers = range(least, min(most, len(found)) + 1)
            return Decision(item.controller, Asked.HOW_MANY, Rule("601.2c"), tuple(map(HowMany, numbers)), item, slot)
        if len(chosen) < announced.counts.get(slot, least):
            return Decision(item.controller, Asked.TARGET, Rule("601.2c"), tuple(map(Choose, found)), item, slot)
    return None


def others_than(target: AnyTargets, slot: int, item: StackItem) -> tuple[str, ...]:
    """What "another target" and "any other target" can't be: the targets of the other instances of the word (115.3)."""
    if not isinstance(target, AnyTarget | TargetPlayer) or not target.other:
        return ()
    return tuple(id_ for of, id_ in targets_of(item.announced) if of != slot)


def is_short(game: Game, item: StackItem) -> bool:
    """Whether there are not enough legal targets, as announced so far, for what has not chosen its own yet (601.2c)."""
    if item.announced.targets:
        return False
    return too_few(wanted(game, item).values(), context(game, item))


def is_beyond_reach(game: Game, item: StackItem) -> bool:
    """Whether it asks for an ability as its target, which the engine can't name."""
    return any(isinstance(t, Target) and Noun.ABILITY in t.filter.nouns for t in wanted(game, item).values())


def too_few(asked: Iterable[AnyTargets], ctx: Context) -> bool:
    """Whether one of these instances of the word needs more targets than there are legal ones."""
    found = ((target, len(list(candidates(target, ctx)))) for target in asked)
    return any(how_many(target, ctx, number)[0] > number for target, number in found)


def _most_shares(game: Game, item: StackItem, slot: int, most: int) -> int:
    """No more targets than there is something to divide: each receives at least one (601.2d)."""
    amount = _divided(game, item).get(slot)
    return most if amount is None else max(0, amount)


def _divided(game: Game, item: StackItem) -> dict[int, int]:
    """How much is divided among the targets of each instance of the word, as the controller chooses."""
    ctx = context(game, item)
    return {slot: value(amount, ctx) for slot, amount in divided_among(text(game, item)).items()}


def choose(game: Game, item: StackItem, asked: Decision, choice: Choice) -> Game:
    """The game with one more target chosen, or their number announced. Raises `TypeError` for another kind of choice."""
    announced, slot = item.announced, asked.place
    match choice:
        case HowMany(number):
            return announce(game, item, counts={**announced.counts, slot: number})
        case Choose(id_):
            chosen = (*announced.targets.get(slot, ()), id_)
            item = knowing(game, item, [id_])
            return announce(with_item(game, item), item, targets={**announced.targets, slot: chosen})
        case _:
            raise TypeError(f"no target: {choice}")


def fault(game: Game, item: StackItem, asked: Decision, choice: Choice) -> Illegal:
    """Why it can't be chosen as the target that is asked for."""
    match choice:
        case HowMany(number):
            return refusal(Reason.ILLEGAL_CHOICE, "how many", number, "601.2c", what="targets")
        case Choose(id_):
            if id_ not in game.state.objects and not game.state.is_player(id_):
                return refusal(Reason.UNKNOWN_OBJECT, "target", id_)
            target = wanted(game, item)[asked.place]
            if id_ in (*item.announced.targets.get(asked.place, ()), *others_than(target, asked.place, item)):
                return refusal(Reason.ILLEGAL_TARGET, "target", id_, "115.3")
            why = why_illegal(target, id_, context(game, item))
            return refusal(Reason.ILLEGAL_TARGET, "target", id_, why or "115.1")
        case _:
            return refusal(Reason.NOT_ASKED, "choice", type(choice).__name__)


def next_share(game: Game, item: StackItem) -> Decision | None:
    """The next target's share to be announced; None where nothing is divided, or all is (601.2d)."""
    for slot, amount in _divided(game, item).items():
        targets, shares = item.announced.targets.get(slot, ()), item.announced.shares.get(slot, ())
        if len(shares) >= len(targets):
            continue
        left, after = amount - sum(shares), len(targets) - len(shares) - 1
        options = range(1, left - after + 1) if after else range(left, left + 1)
        return Decision(
            item.controller, Asked.SHARE, Rule("601.2d"), tuple(map(Share, options)), item, slot, what=targets[len(shares)]
        )
    return None


def share(game: Game, item: StackItem, slot: int, amount: int) -> Game:
    """The game with what the next target receives announced."""
    shares = (*item.announced.shares.get(slot, ()), amount)
    return announce(game, item, shares={**item.announced.shares, slot: shares})


def share_fault(asked: Decision, amount: int) -> Illegal:
    """Each target receives at least one, and all of it is divided (601.2d)."""
    return refusal(Reason.ILLEGAL_CHOICE, "share", amount, "601.2d", what=asked.what, most=len(asked.options))


def illegal_now(game: Game, item: StackItem) -> dict[int, tuple[str, ...]]:
    """The chosen targets that are illegal now, by slot (608.2b)."""
    ctx, asks = context(game, item), wanted(game, item)
    found: dict[int, tuple[str, ...]] = {}
    for slot, ids in item.announced.targets.items():
        known = (id_ for id_ in ids if slot in asks and same_object(game, item.incarnations, id_))
        legal = {id_ for id_ in known if why_illegal(asks[slot], id_, ctx) is None}
        if bad := tuple(id_ for id_ in ids if id_ not in legal):
            found[slot] = bad
    return found
