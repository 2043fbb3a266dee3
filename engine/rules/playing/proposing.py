"""601.2, 602.2, 603.3: a spell is cast, an ability activated, or a triggered ability put on the stack, letter by letter.

One small function for each letter; each goes on to the next, or says why it can't be complied with.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from engine.choices import Activate, Choice, Choose, NoMoreMana, Reduce, Share
from engine.game import Asked, Decision, Game, ItemKind, Proposal, Resolving, StackItem, Stage
from engine.illegal import Illegal, Reason
from engine.model import ObjectId, PlayerId
from engine.oracle import say
from engine.play_policy import AS_WRITTEN
from engine.played import Kind
from engine.rule import Rule
from engine.rules.costs import paying
from engine.rules.costs.costs import reductions_to_order, total_cost
from engine.rules.costs.mana import is_mana_ability
from engine.rules.costs.solver import can_pay, payable
from engine.rules.costs.untold_costs import not_performed, untold_costs
from engine.rules.layers.layers import characteristics
from engine.rules.naming import ability_id
from engine.rules.outcome import refusal
from engine.rules.playing import announcing, targeting
from engine.rules.playing.flashback import once_paid
from engine.rules.playing.log import Log
from engine.rules.playing.prohibited import as_spell, cannot_cast
from engine.rules.playing.stack import targets_of, without_item
from engine.rules.playing.timing import mana_abilities
from engine.rules.playing.triggers import Occurrence
from engine.vocabulary.ability import Activated


@dataclass(frozen=True, slots=True)
class Failed:
    """A step that can't be complied with: its letter, and why (601.2, 733.1)."""

    letter: Stage
    why: Illegal


def is_mana(item: StackItem) -> bool:
    """Whether it is an activated mana ability, which never is on the stack (605.3b)."""
    return isinstance(item.ability, Activated) and is_mana_ability(item.ability)


def _tell(game: Game, log: Log, kind: Kind, *rules: str, event: Occurrence | None = None, **facts: Any) -> Game:
    """A step of what is being proposed; a mana ability is told once it has resolved, as one step."""
    item = facts["item"] if "item" in facts else _proposal(game).item
    if is_mana(item):
        return game
    return log.tell(kind, game, *rules, event=event, player=item.controller, **{"item": item, **facts})


def _on(game: Game) -> Game:
    """The next letter."""
    proposal = _proposal(game)
    policy = AS_WRITTEN if proposal.item.kind is ItemKind.TRIGGERED else game.policy
    return replace(game, proposal=replace(proposal, stage=policy.after(proposal.stage)))


def _proposal(game: Game) -> Proposal:
    if game.proposal is None:
        raise ValueError("nothing is being proposed")
    return game.proposal


def propose_spell(game: Game, card: ObjectId, player: PlayerId, log: Log, *, free: bool = False) -> Game:
    """601.2a: the card goes to the top of the stack, and the player controls it.

    Cast while something resolves, nobody gets priority afterwards, and a failure goes back to before it was decided (608.2g).
    """
    object_ = game.state.objects[card]
    state = as_spell(game.state, card, player)
    item = StackItem(
        id=card,
        kind=ItemKind.SPELL,
        controller=player,
        source=card,
        source_card=object_.card.name,
        incarnations={card: state.objects[card].incarnation},
        from_=object_.zone,
        free=free,
    )
    proposal = Proposal(item, before=log.start, resumes=game.priority, within=game.proposal)
    game = replace(game, state=state, stack=(*game.stack, item), proposal=proposal, priority=None)
    return _tell(game, log, Kind.PROPOSE, "601.2a")


def propose_ability(game: Game, source: ObjectId, number: int, log: Log) -> Game:
    """602.2a: the ability is created on the stack; a mana ability is not (605.3b)."""
    sheet = characteristics(game.state)[source]
    ability = sheet.activated[number - 1]
    if not isinstance(ability, Activated):
        raise ValueError(f"not understood: {ability}")
    item = StackItem(
        id=ability_id(source, {i.id for i in (*game.stack, *game.waiting)}),
        kind=ItemKind.ACTIVATED,
        controller=sheet.controller,
        source=source,
        source_card=game.state.objects[source].card.name,
        ability=ability,
        incarnations={source: game.state.objects[source].incarnation},
    )
    resumes = game.priority if game.proposal is None else None
    proposal = Proposal(item, before=game, resumes=resumes, within=game.proposal)
    stack = game.stack if is_mana(item) else (*game.stack, item)
    game = replace(game, stack=stack, proposal=proposal, priority=None)
    return _tell(game, log, Kind.PROPOSE, "602.2a")


def propose_trigger(game: Game, item: StackItem, log: Log) -> Game:
    """603.3: an ability that has triggered is put on the stack; then its choices are made (603.3c–d)."""
    waiting = tuple(i for i in game.waiting if i.id != item.id)
    proposal = Proposal(item, before=game)
    game = replace(game, waiting=waiting, putting=game.putting - {item.id}, stack=(*game.stack, item), proposal=proposal)
    return _tell(game, log, Kind.PUT, "603.3")


def decision(game: Game) -> Decision | None:
    """What the proposal waits for; None: it can go on. No options: it can't be complied with."""
    proposal = _proposal(game)
    item = proposal.item
    match proposal.stage:
        case Stage.ANNOUNCE | Stage.TARGETS:
            asked = _offered(game, item)
            return None if asked is None else replace(asked, options=tuple(_possible(game, asked)))
        case Stage.DIVIDE:
            asked = targeting.next_share(game, item)
            return None if asked is not None and len(asked.options) == 1 else asked
        case Stage.TOTAL:
            sources = reductions_to_order(game, item, proposal.reduced)
            return (
                Decision(item.controller, Asked.REDUCTION, Rule("601.2f"), tuple(map(Reduce, sources)), item) if sources else None
            )
        case Stage.MANA:
            return _mana_decision(game, proposal)
        case Stage.PAY:
            return _payment(game, proposal)
        case _:
            return None


def _offered(game: Game, item: StackItem) -> Decision | None:
    """What is to be announced or targeted next, with every choice that the text offers (601.2b–c)."""
    ask = announcing.decision if _proposal(game).stage is Stage.ANNOUNCE else targeting.decision
    return ask(game, item)


def _possible(game: Game, asked: Decision) -> Iterator[Choice]:
    """The choices that leave the proposal possible to complete."""
    for choice in asked.options:
        if isinstance(choice, Choose) or isinstance(_announce(game, asked, choice), Game):
            yield choice


def _announce(game: Game, asked: Decision, choice: Choice) -> Game | Failed:
    """The game with one thing more announced, or why the proposal can't be completed then."""
    item = _proposal(game).item
    if asked.asked is Asked.HOW_MANY:
        return _still_possible(targeting.choose(game, item, asked, choice), Stage.TARGETS)
    return _still_possible(announcing.choose(game, item, choice), Stage.ANNOUNCE)


def _mana_decision(game: Game, proposal: Proposal) -> Decision | None:
    """The chance to activate mana abilities, if there is mana to pay and any that could be activated (601.2g)."""
    if proposal.mana_over or proposal.cost is None or proposal.cost.mana is None or not proposal.cost.mana.total:
        return None
    player = proposal.item.controller
    abilities = tuple(Activate(source, number) for source, number, _ in mana_abilities(game, player))
    if not abilities:
        return None
    over = replace(game, proposal=replace(proposal, mana_over=True))
    enough = can_pay(over, proposal.cost, proposal.item)
    done = (NoMoreMana(),) if enough else ()
    return Decision(player, Asked.MANA, Rule("601.2g"), (*abilities, *done), proposal.item)


def _payment(game: Game, proposal: Proposal) -> Decision | None:
    if paying.is_paid(proposal) or paying.forced(game) is not None:
        return None
    options = paying.payment_options(game)
    return Decision(proposal.item.controller, Asked.PAYMENT, Rule("601.2h"), options, proposal.item)


def choose(game: Game, asked: Decision, choice: Choice, log: Log) -> Game | Failed:
    """The game once the choice that is asked for was made; it is one of the legal ones."""
    proposal = _proposal(game)
    item = proposal.item
    match asked.asked:
        case Asked.TARGET:
            return targeting.choose(game, item, asked, choice)
        case Asked.SHARE if isinstance(choice, Share):
            return targeting.share(game, item, asked.place, choice.amount)
        case Asked.REDUCTION if isinstance(choice, Reduce):
            return replace(game, proposal=replace(proposal, reduced=(*proposal.reduced, choice.source)))
        case Asked.MANA if isinstance(choice, Activate):
            return propose_ability(game, choice.source, choice.ability, log)
        case Asked.MANA:
            return replace(game, proposal=replace(proposal, mana_over=True))
        case Asked.PAYMENT:
            return _tell(paying.pay(game, choice), log, Kind.PAY, "601.2h", paid=choice)
        case _:
            return _announce(game, asked, choice)


def _still_possible(game: Game, letter: Stage) -> Game | Failed:
    """A proposal that can't be completed any more is told early: no legal target is left for it, or no way to pay it."""
    item = _proposal(game).item
    if item.kind is ItemKind.TRIGGERED:
        return game
    if targeting.is_beyond_reach(game, item):
        text = item.source_card if item.ability is None else say(item.ability, item.source_card)
        return Failed(Stage.TARGETS, refusal(Reason.NOT_UNDERSTOOD, "target", item.source, id=item.source, text=text))
    if targeting.is_short(game, item):
        return Failed(Stage.TARGETS, refusal(Reason.NO_LEGAL_TARGET, "target", item.source, "601.2c", known=letter))
    if _proposal(game).cost is None and not payable(game, item):
        return Failed(Stage.PAY, refusal(Reason.UNPAYABLE, "cost", item.source, "601.2h", known=letter))
    return game


def fault(game: Game, asked: Decision, choice: Choice) -> Failed:
    """Why a choice of the kind that is asked for is not legal, and which letter it fails (601.2)."""
    proposal = _proposal(game)
    item = proposal.item
    offered = _offered(game, item) if proposal.stage in {Stage.ANNOUNCE, Stage.TARGETS} else None
    if offered is not None and choice in offered.options and isinstance(failed := _announce(game, asked, choice), Failed):
        return failed
    match asked.asked:
        case Asked.TARGET | Asked.HOW_MANY:
            return Failed(proposal.stage, targeting.fault(game, item, asked, choice))
        case Asked.SHARE if isinstance(choice, Share):
            return Failed(proposal.stage, targeting.share_fault(asked, choice.amount))
        case Asked.REDUCTION:
            return Failed(proposal.stage, refusal(Reason.ILLEGAL_CHOICE, "reduction", str(choice), "601.2f"))
        case Asked.MANA:
            return Failed(Stage.PAY, refusal(Reason.UNPAYABLE, "cost", item.source, "601.2h", known=Stage.MANA))
        case Asked.PAYMENT:
            why = paying.payment_fault(game, choice)
            return Failed(proposal.stage, why or refusal(Reason.UNPAYABLE, "cost", item.source, "601.2h"))
        case _:
            why = announcing.fault(game, item, asked, choice)
            return Failed(Stage.PAY if why.reason is Reason.UNPAYABLE else proposal.stage, why)


def proceed(game: Game, log: Log) -> Game | Failed:
    """The next letter, where nothing is left to choose in this one."""
    return _LETTERS[_proposal(game).stage](game, log)


def _proposed(game: Game, log: Log) -> Game | Failed:
    """601.2a is over."""
    del log
    return _still_possible(_on(game), Stage.PROPOSE)


def _announced(game: Game, log: Log) -> Game | Failed:
    """601.2b is over."""
    item = _proposal(game).item
    chosen = item.announced.modes is not None
    if item.kind is not ItemKind.TRIGGERED or chosen:
        game = _tell(game, log, Kind.ANNOUNCE, "601.2b" if item.kind is not ItemKind.TRIGGERED else "603.3c")
    return _on(game)


def _targeted(game: Game, log: Log) -> Game | Failed:
    """601.2c is over."""
    item = _proposal(game).item
    if item.kind is not ItemKind.TRIGGERED or item.announced.targets:
        chosen = tuple(dict.fromkeys(id_ for _, id_ in targets_of(item.announced)))
        aimed = Occurrence(targets=chosen, player=item.controller, by=item.kind)
        game = _tell(game, log, Kind.TARGETS, "601.2c" if item.kind is not ItemKind.TRIGGERED else "603.3d", event=aimed)
    return _on(game)


def _divided(game: Game, log: Log) -> Game | Failed:
    """601.2d is over; what is left for the last target goes to it."""
    item = _proposal(game).item
    if (asked := targeting.next_share(game, item)) is not None:
        only = asked.options[0]
        return targeting.share(game, item, asked.place, only.amount) if isinstance(only, Share) else game
    is_trigger = item.kind is ItemKind.TRIGGERED
    if not is_trigger or item.announced.shares:
        game = _tell(game, log, Kind.DIVIDE, "603.3d" if is_trigger else "601.2d")
    return replace(game, proposal=None) if is_trigger else _on(game)


def _checked(game: Game, log: Log) -> Game | Failed:
    """601.2e: the game checks whether the proposed spell can legally be cast."""
    item = _proposal(game).item
    if item.kind is ItemKind.SPELL and (why := cannot_cast(game, item.id, item.controller)) is not None:
        return Failed(Stage.CHECK, why)
    return _on(_tell(game, log, Kind.CHECK, "601.2e"))


def _totalled(game: Game, log: Log) -> Game | Failed:
    """601.2f: the total cost is determined and locked in."""
    proposal = _proposal(game)
    cost = total_cost(game, proposal.item, proposal.reduced)
    game = replace(game, proposal=replace(proposal, cost=cost, owed=cost))
    game = _tell(game, log, Kind.TOTAL, "601.2f", cost=cost, unperformed=untold_costs(game, proposal.item))
    if (why := not_performed(game, proposal.item, cost)) is not None:
        return Failed(Stage.PAY, why)
    if not can_pay(game, cost, proposal.item):
        return Failed(Stage.PAY, refusal(Reason.UNPAYABLE, "cost", proposal.item.source, "601.2h", known=Stage.TOTAL))
    return _on(game)


def _mana_over(game: Game, log: Log) -> Game | Failed:
    """601.2g is over."""
    game = _tell(game, log, Kind.MANA, "601.2g")
    return _on(replace(game, proposal=replace(_proposal(game), mana_over=True)))


def _paid(game: Game, log: Log) -> Game | Failed:
    """601.2h: what can be paid in one way only is paid; once all is, it is over."""
    proposal = _proposal(game)
    if paying.is_paid(proposal):
        if not proposal.paid:  # nothing was to be paid
            game = _tell(game, log, Kind.PAY, "601.2h")
        return _on(game)
    only = paying.forced(game)
    if only is None:
        return Failed(Stage.PAY, refusal(Reason.UNPAYABLE, "cost", proposal.item.source, "601.2h"))
    return _tell(paying.pay(game, only), log, Kind.PAY, "601.2h", paid=only)


def _done(game: Game, log: Log) -> Game | Failed:
    """601.2i: it is cast or activated; who had priority gets it (117.3c)."""
    proposal = _proposal(game)
    item = proposal.item
    game = replace(game, proposal=proposal.within)
    if proposal.only_payment:
        return game
    if item.kind is ItemKind.SPELL:
        event = Occurrence(cast=item.id, player=item.controller)
        game = replace(once_paid(game, item), spells=(*game.spells, item.controller))
        game = _tell(game, log, Kind.DONE, "601.2i", event=event, item=item)
    else:
        game = _used(game, item)
        game = _tell(game, log, Kind.DONE, "602.2b", item=item)
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


def impossible(game: Game, asked: Decision) -> Failed:
    """There is nothing that could be chosen where something must be (601.2)."""
    proposal = _proposal(game)
    reason = Reason.NO_LEGAL_TARGET if asked.asked in {Asked.TARGET, Asked.MODES} else Reason.UNPAYABLE
    return Failed(proposal.stage, refusal(reason, "choice", proposal.item.source, str(asked.rule), what=asked.what))


def removed(game: Game, log: Log) -> Game:
    """603.3d: a triggered ability for which a required choice can't be made is removed from the stack."""
    item = _proposal(game).item
    game = replace(without_item(game, item), proposal=None)
    return log.tell(Kind.REMOVED, game, "603.3d", player=item.controller, item=item)
