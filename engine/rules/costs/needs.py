"""118.3: what it takes to pay a cost that is not mana: how many of which objects, how much life, which counters."""

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.game import Game
from engine.illegal import Illegal, Reason
from engine.model import ObjectId, Zone
from engine.rules.context import Context
from engine.rules.costs.tapping import can_tap, can_untap
from engine.rules.counting import LOYALTY, count
from engine.rules.matching import matching, parts
from engine.rules.outcome import refusal
from engine.rules.resolving.library import from_top
from engine.rules.resolving.numbers import WORDS
from engine.rules.zones import in_zone
from engine.vocabulary import cost as co
from engine.vocabulary.amount import Number
from engine.vocabulary.cost import CostPart
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import Attached, Chosen, Subject, This


class How(StrEnum):
    """What is done with the objects that a cost is paid with."""

    TAP = "tap"
    UNTAP = "untap"
    SACRIFICE = "sacrifice"  # 701.21a
    DISCARD = "discard"  # 701.9a
    EXILE = "exile"  # 701.13a
    RETURN = "return to its owner's hand"
    MILL = "mill"  # 701.17a
    REVEAL = "reveal"  # 701.20a
    REMOVE = "remove counters"  # 122
    PUT = "put counters"
    LIFE = "pay life"  # 119.4


@dataclass(frozen=True, slots=True)
class Need:
    """What one cost takes.

    - `candidates`: the objects that can pay it; `number` of them do. `chosen`: the player says which; else all of them do, and
      there must be so many.
    - `amount`: of life, or of counters of that `kind` ("": of any).
    - `late`: it is random, or moves cards from a library to a public zone, and is paid after the rest (601.2h).
    - `why`: what keeps the only object that it speaks of from paying.
    """

    how: How
    candidates: tuple[ObjectId, ...] = ()
    number: int = 1
    chosen: bool = False
    amount: int = 0
    kind: str = ""
    late: bool = False
    from_graveyard: bool = False
    why: Illegal | None = None


def needs(part: CostPart, game: Game, ctx: Context) -> tuple[Need, ...]:
    """What it takes to pay this cost, in each of the ways that there are; () where the engine can't perform it.

    `ctx` is that of the spell or ability: its source, and the player who pays.
    """
    match part:
        case co.Tap() | co.Untap():
            return (_turned(part, game, ctx),)
        case co.Loyalty(sign, Number(number)):
            how = How.REMOVE if sign == "-" else How.PUT
            return (_counters(how, LOYALTY, number, _this(ctx, Zone.BATTLEFIELD), ctx),)
        case co.PayLife(Number(life)):
            return (Need(How.LIFE, number=0, amount=life),)
        case co.Sacrifice() | co.Discard() | co.Exile():
            return _given_up(part, ctx)
        case co.RemoveCounters(kind, Number(number), on) | co.AddCounters(kind, Number(number), on):
            how = How.REMOVE if isinstance(part, co.RemoveCounters) else How.PUT
            return tuple(_counters(how, kind, number, need, ctx) for need in _of(on, how, ctx))
        case co.TapOther(what, untap):
            return _of(what, How.UNTAP if untap else How.TAP, ctx)
        case co.ReturnToHand(what):
            return _of(what, How.RETURN, ctx)
        case co.RevealCost(what):
            return _of(what, How.REVEAL, ctx)
        case co.Either(either):
            each = [needs(one, game, ctx) for one in either]
            return tuple(need for some in each for need in some) if all(each) else ()
        case co.ActionCost(words):
            return _of_words(words, ctx)
        case _:
            return ()


def is_performed(part: CostPart, game: Game, ctx: Context) -> bool:
    """Whether the engine can have the cost paid at all."""
    return isinstance(part, co.Mana) or bool(needs(part, game, ctx))


def _this(ctx: Context, *zones: Zone) -> Need:
    """The source, if it is there and the player's own (118.3)."""
    source = None if ctx.source is None else ctx.state.objects.get(ctx.source)
    if source is None or source.zone not in zones:
        return Need(How.SACRIFICE)
    whose = ctx.sheets[source.id].controller if source.zone is Zone.BATTLEFIELD else source.owner
    return Need(How.SACRIFICE, (source.id,) if whose == ctx.controller else ())


def _turned(part: co.Tap | co.Untap, game: Game, ctx: Context) -> Need:
    need = replace(_this(ctx, Zone.BATTLEFIELD), how=How.TAP if isinstance(part, co.Tap) else How.UNTAP)
    if ctx.source is None or not need.candidates:
        return need
    why = can_tap(game, ctx.source) if isinstance(part, co.Tap) else can_untap(game, ctx.source)
    return need if why is None else replace(need, candidates=(), why=why)


def _given_up(part: co.Sacrifice | co.Discard | co.Exile, ctx: Context) -> tuple[Need, ...]:
    late = isinstance(part, co.Discard) and part.random
    if part.what is None:
        how, zone = _HOW[type(part)], Zone.BATTLEFIELD
        if isinstance(part, co.Discard):
            zone = Zone.HAND
        elif isinstance(part, co.Exile) and part.from_:
            zone = Zone(part.from_.removeprefix("your "))
        return (replace(_this(ctx, zone), how=how, late=late),)
    match part:
        case co.Sacrifice():
            found = [id_ for id_ in matching(part.what, ctx) if _is_own_permanent(id_, ctx)]
        case co.Discard():
            found = [id_ for id_ in _own(Zone.HAND, ctx) if _fits(part.what, id_, ctx)]
        case co.Exile():
            found = matching(part.what, ctx)
    if not isinstance(part.amount, Number | None):
        return ()
    number = 1 if part.amount is None else part.amount.value
    return (Need(_HOW[type(part)], tuple(found), number, chosen=True, late=late, from_graveyard=Zone.GRAVEYARD in part.what.zones),)


_HOW: dict[type, How] = {co.Sacrifice: How.SACRIFICE, co.Discard: How.DISCARD, co.Exile: How.EXILE}


def _own(zone: Zone, ctx: Context) -> tuple[ObjectId, ...]:
    """The cards of the player who pays that are there."""
    return in_zone(ctx.state, ctx.controller, zone)


def _is_own_permanent(id_: ObjectId, ctx: Context) -> bool:
    """A player can sacrifice only a permanent that they control (701.21a)."""
    return ctx.sheets[id_].zone is Zone.BATTLEFIELD and ctx.sheets[id_].controller == ctx.controller


def _fits(what: Filter, id_: ObjectId, ctx: Context) -> bool:
    """Whether a card in hand is what is to be discarded: "a creature card" says no zone."""
    return all(check(ctx.sheets[id_], ctx) for part, check in parts(what) if part != "zone")


def _of(subject: Subject, how: How, ctx: Context) -> tuple[Need, ...]:
    match subject:
        case This():
            found, number = _this(ctx, Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD).candidates, 1
        case Attached():
            attached = ctx.attached()
            found, number = ((attached,) if attached in ctx.sheets and attached is not None else ()), 1
        case Chosen(what, _, count_, False) if isinstance(count_, Number | None):
            found, number = tuple(matching(what, ctx)), 1 if count_ is None else count_.value
        case _:
            return ()
    if how in {How.TAP, How.UNTAP}:  # a tapped permanent can't be tapped to pay a cost, an untapped one not untapped (118.3)
        found = tuple(id_ for id_ in found if ctx.object(id_).tapped is (how is How.UNTAP))
    return (Need(how, found, number, chosen=isinstance(subject, Chosen)),)


def _counters(how: How, kind: str, number: int, of: Need, ctx: Context) -> Need:
    """So many counters, taken off one of the objects of `of`, or put on it."""
    need = replace(of, how=how, amount=number, kind=kind)
    if how is How.PUT:
        return need
    enough = tuple(id_ for id_ in of.candidates if _has(id_, kind, ctx) >= number)
    if enough or of.chosen or not of.candidates:
        return replace(need, candidates=enough)
    id_, rule = of.candidates[0], "606.6" if kind == LOYALTY else "118.3"
    has = _has(id_, kind, ctx)
    why = refusal(Reason.NOT_ENOUGH_COUNTERS, "source", has, rule, id=id_, cost=number)
    return replace(need, candidates=(), why=why)


def _has(id_: ObjectId, kind: str, ctx: Context) -> int:
    return count(ctx.state, id_, kind) if kind else max((c.number for c in ctx.object(id_).counters), default=0)


def _of_words(words: str, ctx: Context) -> tuple[Need, ...]:
    """Costs that are said as a phrase of their own."""
    match words.split():
        case ["discard", "your", "hand"]:
            return (Need(How.DISCARD, _own(Zone.HAND, ctx), 0),)
        case ["discard", "a", "card", "at", "random"]:
            return (Need(How.DISCARD, _own(Zone.HAND, ctx), chosen=True, late=True),)
        case ["exile", "your", "graveyard"]:
            return (Need(How.EXILE, _own(Zone.GRAVEYARD, ctx), 0),)
        case ["reveal", "this", "card", "from", "your", "hand"]:
            return (replace(_this(ctx, Zone.HAND), how=How.REVEAL),)
        case ["mill", number, "card" | "cards"] if number in WORDS:
            return _top(How.MILL, WORDS[number], ctx)
        case ["exile", "the", "top", "card", "of", "your", "library"]:
            return _top(How.EXILE, 1, ctx)
        case ["pay", "half", "your", "life,", "rounded", "up"]:
            half = max(0, ctx.state.life(ctx.controller) + 1) // 2  # 107.1a
            return (Need(How.LIFE, number=0, amount=half),)
        case _:
            return ()


def _top(how: How, number: int, ctx: Context) -> tuple[Need, ...]:
    """The top cards of the library, all of them at once, after the other costs (601.2h)."""
    return (Need(how, from_top(ctx.state, ctx.controller, number), number, late=True),)
