"""601.2: what is chosen of a spell being cast or an ability being activated, letter by letter, and why it can't be chosen so."""

from collections.abc import Iterator
from dataclasses import replace

from engine.choices import Activate, Choice, Choose, NoMoreMana, Reduce, Share
from engine.game import Asked, Decision, Game, ItemKind, Proposal, StackItem, Stage
from engine.illegal import Reason
from engine.oracle import say
from engine.played import Kind
from engine.rule import Rule
from engine.rules.costs import paying
from engine.rules.costs.costs import reductions_to_order
from engine.rules.costs.solver import can_pay, payable
from engine.rules.outcome import refusal
from engine.rules.playing import announcing, targeting
from engine.rules.playing.log import Log
from engine.rules.playing.proposing import Failed, being_proposed, propose_ability, tell
from engine.rules.playing.timing import mana_abilities


def decision(game: Game) -> Decision | None:
    """What the proposal waits for; None: it can go on. No options: it can't be complied with."""
    proposal = being_proposed(game)
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
    ask = announcing.decision if being_proposed(game).stage is Stage.ANNOUNCE else targeting.decision
    return ask(game, item)


def _possible(game: Game, asked: Decision) -> Iterator[Choice]:
    """The choices that leave the proposal possible to complete."""
    for choice in asked.options:
        if isinstance(choice, Choose) or isinstance(_announce(game, asked, choice), Game):
            yield choice


def _announce(game: Game, asked: Decision, choice: Choice) -> Game | Failed:
    """The game with one thing more announced, or why the proposal can't be completed then."""
    item = being_proposed(game).item
    if asked.asked is Asked.HOW_MANY:
        return still_possible(targeting.choose(game, item, asked, choice), Stage.TARGETS)
    return still_possible(announcing.choose(game, item, choice), Stage.ANNOUNCE)


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
    proposal = being_proposed(game)
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
            return tell(paying.pay(game, choice), log, Kind.PAY, "601.2h", paid=choice)
        case _:
            return _announce(game, asked, choice)


def still_possible(game: Game, letter: Stage) -> Game | Failed:
    """A proposal that can't be completed any more is told early: no legal target is left for it, or no way to pay it."""
    item = being_proposed(game).item
    if item.kind is ItemKind.TRIGGERED:
        return game
    if targeting.is_beyond_reach(game, item):
        text = item.source_card if item.ability is None else say(item.ability, item.source_card)
        return Failed(Stage.TARGETS, refusal(Reason.NOT_UNDERSTOOD, "target", item.source, id=item.source, text=text))
    if targeting.is_short(game, item):
        return Failed(Stage.TARGETS, refusal(Reason.NO_LEGAL_TARGET, "target", item.source, "601.2c", known=letter))
    if being_proposed(game).cost is None and not payable(game, item):
        return Failed(Stage.PAY, refusal(Reason.UNPAYABLE, "cost", item.source, "601.2h", known=letter))
    return game


def fault(game: Game, asked: Decision, choice: Choice) -> Failed:
    """Why a choice of the kind that is asked for is not legal, and which letter it fails (601.2)."""
    proposal = being_proposed(game)
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


def impossible(game: Game, asked: Decision) -> Failed:
    """There is nothing that could be chosen where something must be (601.2)."""
    proposal = being_proposed(game)
    reason = Reason.NO_LEGAL_TARGET if asked.asked in {Asked.TARGET, Asked.MODES} else Reason.UNPAYABLE
    return Failed(proposal.stage, refusal(reason, "choice", proposal.item.source, str(asked.rule), what=asked.what))
