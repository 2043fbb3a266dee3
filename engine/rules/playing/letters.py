"""601.2a–i, 602.2b, 603.3c–d: where nothing is left to choose in a letter, what it comes to, and on to the next.

One small function for each; it says why, where its letter can't be complied with.
"""

from collections.abc import Callable
from dataclasses import replace

from engine.choices import Share
from engine.game import Game, ItemKind, Resolving, StackItem, Stage
from engine.illegal import Reason
from engine.play_policy import AS_WRITTEN
from engine.played import Kind
from engine.rules.costs import paying
from engine.rules.costs.costs import total_cost
from engine.rules.costs.solver import can_pay
from engine.rules.costs.untold_costs import not_performed, untold_costs
from engine.rules.outcome import refusal
from engine.rules.playing import targeting
from engine.rules.playing.deciding import still_possible
from engine.rules.playing.flashback import once_paid
from engine.rules.playing.log import Log
from engine.rules.playing.prohibited import cannot_cast
from engine.rules.playing.proposing import Failed, being_proposed, is_mana, tell
from engine.rules.playing.stack import targets_of
from engine.rules.playing.triggers import Occurrence
from engine.vocabulary.ability import Activated


def proceed(game: Game, log: Log) -> Game | Failed:
    """The next letter, where nothing is left to choose in this one."""
    return _LETTERS[being_proposed(game).stage](game, log)


def _on(game: Game) -> Game:
    """The next letter."""
    proposal = being_proposed(game)
    policy = AS_WRITTEN if proposal.item.kind is ItemKind.TRIGGERED else game.policy
    return replace(game, proposal=replace(proposal, stage=policy.after(proposal.stage)))


def _proposed(game: Game, log: Log) -> Game | Failed:
    """601.2a is over."""
    del log
    return still_possible(_on(game), Stage.PROPOSE)


def _announced(game: Game, log: Log) -> Game | Failed:
    """601.2b is over."""
    item = being_proposed(game).item
    chosen = item.announced.modes is not None
    if item.kind is not ItemKind.TRIGGERED or chosen:
        game = tell(game, log, Kind.ANNOUNCE, "601.2b" if item.kind is not ItemKind.TRIGGERED else "603.3c")
    return _on(game)


def _targeted(game: Game, log: Log) -> Game | Failed:
    """601.2c is over."""
    item = being_proposed(game).item
    if item.kind is not ItemKind.TRIGGERED or item.announced.targets:
        chosen = tuple(dict.fromkeys(id_ for _, id_ in targets_of(item.announced)))
        aimed = Occurrence(targets=chosen, player=item.controller, by=item.kind)
        game = tell(game, log, Kind.TARGETS, "601.2c" if item.kind is not ItemKind.TRIGGERED else "603.3d", event=aimed)
    return _on(game)


def _divided(game: Game, log: Log) -> Game | Failed:
    """601.2d is over; what is left for the last target goes to it."""
    item = being_proposed(game).item
    if (asked := targeting.next_share(game, item)) is not None:
        only = asked.options[0]
        return targeting.share(game, item, asked.place, only.amount) if isinstance(only, Share) else game
    is_trigger = item.kind is ItemKind.TRIGGERED
    if not is_trigger or item.announced.shares:
        game = tell(game, log, Kind.DIVIDE, "603.3d" if is_trigger else "601.2d")
    return replace(game, proposal=None) if is_trigger else _on(game)


def _checked(game: Game, log: Log) -> Game | Failed:
    """601.2e: the game checks whether the proposed spell can legally be cast."""
    item = being_proposed(game).item
    if item.kind is ItemKind.SPELL and (why := cannot_cast(game, item.id, item.controller)) is not None:
        return Failed(Stage.CHECK, why)
    return _on(tell(game, log, Kind.CHECK, "601.2e"))


def _totalled(game: Game, log: Log) -> Game | Failed:
    """601.2f: the total cost is determined and locked in."""
    proposal = being_proposed(game)
    cost = total_cost(game, proposal.item, proposal.reduced)
    game = replace(game, proposal=replace(proposal, cost=cost, owed=cost))
    game = tell(game, log, Kind.TOTAL, "601.2f", cost=cost, unperformed=untold_costs(game, proposal.item))
    if (why := not_performed(game, proposal.item, cost)) is not None:
        return Failed(Stage.PAY, why)
    if not can_pay(game, cost, proposal.item):
        return Failed(Stage.PAY, refusal(Reason.UNPAYABLE, "cost", proposal.item.source, "601.2h", known=Stage.TOTAL))
    return _on(game)


def _mana_over(game: Game, log: Log) -> Game | Failed:
    """601.2g is over."""
    game = tell(game, log, Kind.MANA, "601.2g")
    return _on(replace(game, proposal=replace(being_proposed(game), mana_over=True)))


def _paid(game: Game, log: Log) -> Game | Failed:
    """601.2h: what can be paid in one way only is paid; once all is, it is over."""
    proposal = being_proposed(game)
    if paying.is_paid(proposal):
        if not proposal.paid:  # nothing was to be paid
            game = tell(game, log, Kind.PAY, "601.2h")
        return _on(game)
    only = paying.forced(game)
    if only is None:
        return Failed(Stage.PAY, refusal(Reason.UNPAYABLE, "cost", proposal.item.source, "601.2h"))
    return tell(paying.pay(game, only), log, Kind.PAY, "601.2h", paid=only)


def _done(game: Game, log: Log) -> Game | Failed:
    """601.2i: it is cast or activated; who had priority gets it (117.3c)."""
    proposal = being_proposed(game)
    item = proposal.item
    game = replace(game, proposal=proposal.within)
    if proposal.only_payment:
        return game
    if item.kind is ItemKind.SPELL:
        event = Occurrence(cast=item.id, player=item.controller)
        game = replace(once_paid(game, item), spells=(*game.spells, item.controller))
        game = tell(game, log, Kind.DONE, "601.2i", event=event, item=item)
    else:
        game = _used(game, item)
        game = tell(game, log, Kind.DONE, "602.2b", item=item)
    if is_mana(item) or proposal.within is not None:
        now = Resolving(item, at_once=True, outer=game.resolving)
        return replace(game, resolving=now, given=proposal.resumes, passed=())
    return replace(game, given=proposal.resumes, passed=() if proposal.resumes else game.passed)


def _used(game: Game, item: StackItem) -> Game:
    """What the restrictions on activating remember (606.3, 602.5b)."""
    if not isinstance(item.ability, Activated):
        raise ValueError(f"not activated: {item}")
    loyalty = game.loyalty | {item.source} if item.ability.loyalty else game.loyalty
    return replace(game, loyalty=loyalty, used=(*game.used, (item.source, item.ability)))


_LETTERS: dict[Stage, Callable[[Game, Log], Game | Failed]] = {
    Stage.PROPOSE: _proposed,
    Stage.ANNOUNCE: _announced,
    Stage.TARGETS: _targeted,
    Stage.DIVIDE: _divided,
    Stage.CHECK: _checked,
    Stage.TOTAL: _totalled,
    Stage.MANA: _mana_over,
    Stage.PAY: _paid,
    Stage.DONE: _done,
}
