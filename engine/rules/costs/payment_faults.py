"""118.3, 601.2h: why something can't be paid so, whatever a player may try."""

from collections import Counter

from engine.choices import Choice, ExileFor, PayMana, PayPart, TapFor
from engine.game import Game
from engine.illegal import Illegal, Reason
from engine.rules.costs.needs import How, Need
from engine.rules.costs.owing import Owing, after, fits, need_for, owing
from engine.rules.costs.spending import GENERIC, pays
from engine.rules.outcome import refusal
from engine.total_cost import ManaCost

_WHY: dict[How, str] = {How.SACRIFICE: "701.21a", How.DISCARD: "701.9a", How.EXILE: "701.13a", How.TAP: "118.3"}


def payment_fault(game: Game, choice: Choice) -> Illegal | None:
    """Why the cost can't be paid so, or None; what would keep the rest of it from being paid is not legal either (601.2h)."""
    owed = owing(game)
    if owed is None:
        rule = "118.6" if game.proposal is not None else "601.2h"
        return refusal(Reason.UNPAYABLE, "payment", type(choice).__name__, rule)
    return fault_of(game, owed, choice)


def fault_of(game: Game, owed: Owing, choice: Choice) -> Illegal | None:
    """The same, what is owed being known."""
    why = _misfit(game, owed, choice)
    if why is None and not after(owed, choice).can_be_met():
        return refusal(Reason.UNPAYABLE, "payment", type(choice).__name__, "601.2h")
    return why


def _misfit(game: Game, owed: Owing, choice: Choice) -> Illegal | None:
    """What is wrong with it in itself."""
    match choice:
        case PayMana(mana):
            return _mana(game, owed, mana)
        case TapFor(creature, symbol):
            return _not_owed(owed, symbol) or _convoke(game, owed, creature, symbol)
        case ExileFor(card):
            return _not_owed(owed, GENERIC) or _delve(owed, card)
        case PayPart(part, with_):
            return _part(owed, part, with_)
        case _:
            return refusal(Reason.NOT_OWED, "payment", type(choice).__name__, "601.2h")


def shown(symbols: tuple[str, ...]) -> str:
    """As symbols: "{2}{G}", "{0}" for nothing."""
    return "".join(f"{{{s}}}" for s in symbols) or "{0}"


def _mana(game: Game, owed: Owing, mana: tuple[str, ...]) -> Illegal | None:
    """All of it at once, and nothing more (601.2h, 118.3a)."""
    if owed.mana is None:
        return refusal(Reason.NOT_OWED, "mana", shown(mana), "601.2h")
    cost = shown(owed.mana.symbols())
    pool = game.pools.get(owed.ctx.controller, ())
    if Counter(mana) - Counter(pool):
        return refusal(Reason.NOT_ENOUGH_MANA, "mana", shown(pool), "118.3", cost=cost)
    if len(mana) != owed.mana.total:
        reason = Reason.PARTIAL_PAYMENT if len(mana) < owed.mana.total else Reason.TOO_MUCH
        return refusal(reason, "mana", shown(mana), "601.2h" if reason is Reason.PARTIAL_PAYMENT else "118.3a", cost=cost)
    if not pays(mana, owed.mana, owed.means.spending):
        return refusal(Reason.WRONG_MANA, "mana", shown(mana), "107.4a", cost=cost)
    return None


def _not_owed(owed: Owing, symbol: str) -> Illegal | None:
    known = symbol in ManaCost._fields
    if owed.mana is None or not known or getattr(owed.mana, symbol) < 1:
        return refusal(Reason.NOT_OWED, "symbol", symbol, "601.2h")
    return None


def _convoke(game: Game, owed: Owing, creature: str, symbol: str) -> Illegal | None:
    """An untapped creature that the player controls, of that color for colored mana (702.51a)."""
    if creature not in game.state.objects:
        return refusal(Reason.UNKNOWN_OBJECT, "creature", creature)
    if creature in owed.means.convoke:
        fit = symbol in owed.means.convoke[creature]
        return None if fit else refusal(Reason.CANNOT_PAY_WITH, "creature", creature, "702.51a", cost=symbol)
    if game.state.objects[creature].tapped:
        return refusal(Reason.ALREADY_TAPPED, "creature", creature, "702.51a", id=creature)
    return refusal(Reason.CANNOT_PAY_WITH, "creature", creature, "702.51a", cost=symbol)


def _delve(owed: Owing, card: str) -> Illegal | None:
    """A card in the player's graveyard (702.66a)."""
    if card in (owed.means.delve or ()):
        return None
    return refusal(Reason.CANNOT_PAY_WITH, "card", card, "702.66a", cost=GENERIC)


def _part(owed: Owing, part: int, with_: tuple[str, ...]) -> Illegal | None:
    ways = owed.parts.get(part)
    if ways is None:
        return refusal(Reason.NOT_OWED, "part", part, "601.2h")
    if not ways:
        return refusal(Reason.NOT_UNDERSTOOD, "part", part, "601.2h")
    unknown = [id_ for id_ in with_ if id_ not in owed.ctx.state.objects]
    if unknown:
        return refusal(Reason.UNKNOWN_OBJECT, "with", unknown[0])
    need = need_for(ways, with_)
    if need.late and owed.is_early:
        return refusal(Reason.PAID_LAST, "part", part, "601.2h")
    if need.how is How.LIFE and need.amount > max(0, owed.means.life):
        return refusal(Reason.NOT_ENOUGH_LIFE, "part", owed.means.life, "119.4", cost=need.amount)
    return None if fits(need, with_) else _with(need, part, with_)


def _with(need: Need, part: int, with_: tuple[str, ...]) -> Illegal:
    """Why these objects don't pay it."""
    if need.why is not None:
        return need.why
    rule = _WHY.get(need.how, "118.3")
    if not need.chosen and len(need.candidates) < need.number:
        return refusal(Reason.UNPAYABLE, "part", part, rule)
    wrong = [id_ for id_ in with_ if id_ not in need.candidates]
    if wrong:
        return refusal(Reason.CANNOT_PAY_WITH, "with", wrong[0], rule)
    return refusal(Reason.WRONG_NUMBER, "with", len(with_), "601.2h", least=need.number)
