"""117.1, 601.2, 733: a choice is made, or refused; what was begun and can't be completed is reversed."""

from dataclasses import dataclass
from typing import Any

from engine.choices import (
    Activate,
    Answer,
    Cast,
    Choice,
    Choose,
    Costing,
    ExileFor,
    First,
    HowMany,
    Modes,
    NoMoreMana,
    Optional,
    Pass,
    PayMana,
    PayPart,
    PlayLand,
    Reduce,
    Share,
    Splice,
    Symbol,
    TapFor,
    X,
)
from engine.game import Asked, Decision, Game, ItemKind
from engine.illegal import Illegal, Reason
from engine.played import Kind
from engine.rules.costs.untold_costs import untold_costs
from engine.rules.outcome import refusal
from engine.rules.playing import deciding, item_resolving, legends, priority, proposing, retargeting, turn
from engine.rules.playing.advancing import advance, asked_for
from engine.rules.playing.log import Log
from engine.rules.playing.playing_lands import play_land
from engine.rules.playing.proposing import Failed
from engine.rules.playing.timing import activate_fault, cast_fault, land_fault, no_priority

_KINDS: dict[Asked, tuple[type, ...]] = {
    Asked.PRIORITY: (Pass,),
    Asked.MODES: (Modes,),
    Asked.SPLICE: (Splice,),
    Asked.COSTING: (Costing,),
    Asked.OPTIONAL: (Optional,),
    Asked.X: (X,),
    Asked.SYMBOL: (Symbol,),
    Asked.HOW_MANY: (HowMany,),
    Asked.TARGET: (Choose,),
    Asked.NEW_TARGET: (Choose,),
    Asked.SHARE: (Share,),
    Asked.REDUCTION: (Reduce,),
    Asked.MANA: (NoMoreMana, Activate),
    Asked.PAYMENT: (PayMana, TapFor, ExileFor, PayPart),
    Asked.ANSWER: (Answer,),
    Asked.TRIGGER: (First,),
    Asked.DISCARD: (Answer,),
    Asked.LEGEND: (Answer,),
}


@dataclass(frozen=True, slots=True)
class Refused:
    """Why a choice is illegal, and the letter of 601.2 that it fails, if it was in the middle of that."""

    why: Illegal
    letter: str = ""


def make(game: Game, choice: Choice, log: Log) -> Game | Refused:
    """The game once the choice was made and all that nobody chooses has happened, or why it is illegal."""
    if game.over:
        return Refused(refusal(Reason.GAME_OVER, "choice", type(choice).__name__, "104.1"))
    done = _begun(game, choice, log)
    if isinstance(done, Game):
        done = advance(done, log)
    return Refused(done.why, done.letter) if isinstance(done, Failed) else done


def _begun(game: Game, choice: Choice, log: Log) -> Game | Failed | Refused:
    asked = asked_for(game)
    match choice:
        case Cast(card):
            why = cast_fault(game, card)
            return Refused(why) if why else proposing.propose_spell(game, card, game.state.objects[card].owner, log)
        case PlayLand(card):
            why = land_fault(game, card)
            return Refused(why) if why else play_land(game, card, log)
        case Activate(source, ability) if not (asked and choice in asked.options):
            why = activate_fault(game, source, ability)
            return Refused(why) if why else proposing.propose_ability(game, source, ability, log)
        case Pass():
            why = no_priority(game, game.priority or "", "choice", "pass")
            return Refused(why) if why else priority.pass_priority(game, log)
        case _:
            return _answered(game, asked, choice, log)


def _answered(game: Game, asked: Decision | None, choice: Choice, log: Log) -> Game | Failed | Refused:
    """A choice that the rules ask for was made."""
    if asked is None or not _is_that_kind(asked, choice):
        key = asked.asked if asked else Asked.PRIORITY
        return Refused(refusal(Reason.NOT_ASKED, "choice", type(choice).__name__, asked=key))
    legal = choice in asked.options
    match asked.asked:
        case Asked.DISCARD if isinstance(choice, Answer) and legal:
            return turn.discard(game, choice, log)
        case Asked.LEGEND if isinstance(choice, Answer) and legal:
            return legends.keep(game, choice)
        case Asked.ANSWER if isinstance(choice, Answer) and item_resolving.is_legal(game, asked, choice):
            return item_resolving.choose(game, choice)
        case Asked.ANSWER | Asked.DISCARD | Asked.LEGEND if isinstance(choice, Answer):
            return Refused(refusal(Reason.ILLEGAL_CHOICE, "answer", choice.value, str(asked.rule), what=asked.what))
        case Asked.TRIGGER if isinstance(choice, First):
            item = next((i for i in game.waiting if i.id == choice.id), None)
            if item is None or not legal:
                return Refused(refusal(Reason.ILLEGAL_CHOICE, "first", choice.id, "603.3b"))
            return priority.put_first(game, item, log)
        case Asked.NEW_TARGET if isinstance(choice, Choose):
            return retargeting.choose(game, asked, choice) if legal else Refused(retargeting.fault(game, asked, choice))
        case _:
            return deciding.choose(game, asked, choice, log) if legal else deciding.fault(game, asked, choice)


def _is_that_kind(asked: Decision, choice: Choice) -> bool:
    """Whether it is a choice of the kind that is asked for."""
    return isinstance(choice, _KINDS[asked.asked])


def refuse(game: Game, choice: Choice, refused: Refused, log: Log) -> Game:
    """Nothing happens; or, in the middle of a proposal, the game goes back to before it (733.1)."""
    if not refused.letter:
        return log.rewound(Kind.REFUSED, game, *_cited(refused.why), refused=(refused.why,))
    proposal = None if isinstance(choice, Cast | Activate) else game.proposal  # else it is just what was begun that fails
    if proposal is not None and proposal.item.kind is ItemKind.TRIGGERED:
        return log.rewound(Kind.REFUSED, game, *_cited(refused.why), refused=(refused.why,), item=proposal.item)
    before = game if proposal is None else proposal.before
    item = log.item if proposal is None else proposal.item
    untold = () if item is None or item.kind is not ItemKind.SPELL else untold_costs(log.before, item)
    facts: dict[str, Any] = {"refused": (refused.why,), "failed": refused.letter, "item": item, "unperformed": untold}
    return log.rewound(Kind.REWIND, before, "733.1", *_cited(refused.why), **facts)


def _cited(why: Illegal) -> tuple[str, ...]:
    return () if why.rule is None else (str(why.rule),)
