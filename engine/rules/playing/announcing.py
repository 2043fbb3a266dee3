"""601.2b: modes, splice, which cost, optional costs, X, and how hybrid and Phyrexian symbols are paid, in this order."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, permutations

from engine.choices import Choice, Costing, Modes, Optional, Splice, Symbol, X
from engine.game import Asked, Decision, Game, ItemKind, StackItem
from engine.illegal import Illegal, Reason
from engine.model import ObjectId, Zone
from engine.rule import Rule
from engine.rules.context import Context
from engine.rules.costs.cost_texts import asks_x, costings, open_symbols, optional_costs
from engine.rules.costs.mana_symbols import ways
from engine.rules.costs.solver import affordable_times, affordable_x
from engine.rules.layers.layers import characteristics
from engine.rules.matching import has, has_keyword, matches
from engine.rules.outcome import refusal
from engine.rules.playing.stack import announce, context, instructions, with_x
from engine.rules.playing.targeting import too_few
from engine.rules.resolving.answers import how_many_modes
from engine.rules.resolving.instructions import modal, targets_in
from engine.vocabulary.ability import Ability, Keyword
from engine.vocabulary.instruction import Instruction
from engine.vocabulary.quality import Filter, IsSubtype


def decision(game: Game, item: StackItem) -> Decision | None:
    """What is still to be announced before the targets; None once nothing is."""
    for ask in _ASKERS if item.kind is not ItemKind.TRIGGERED else (_modes,):
        if (asked := ask(game, item)) is not None:
            return asked
    return None


def _modes(game: Game, item: StackItem) -> Decision | None:
    choice = modal(instructions(game, item))
    if choice is None or item.announced.modes is not None:
        return None
    least, most = how_many_modes(choice)
    possible = [n for n, mode in enumerate(choice.modes, 1) if not _lacks_targets(game, item, mode)]
    numbers = {*range(least, min(most, len(possible)) + 1), *_all_modes(game, item, len(possible), len(choice.modes))}
    chosen = (Modes(c) for k in sorted(numbers) for c in combinations(possible, k))
    return _ask(item, Asked.MODES, "700.2a", tuple(chosen), what=f"choose {choice.choose}")


def _all_modes(game: Game, item: StackItem, possible: int, modes: int) -> tuple[int, ...]:
    """With entwine, all of the modes may be chosen instead (702.42a)."""
    if item.kind is not ItemKind.SPELL or possible < modes:
        return ()
    return (modes,) if has_keyword("entwine", characteristics(game.state)[item.id]) else ()


def _lacks_targets(game: Game, item: StackItem, text: tuple[Instruction, ...]) -> bool:
    """Whether the targets of a mode, or of a spliced text, could not be chosen (700.2a, 702.47b)."""
    return too_few(targets_in(text).values(), context(game, item))


def _splice(game: Game, item: StackItem) -> Decision | None:
    if item.announced.spliced is not None:
        return None
    cards = list(spliceable(game, item))
    cards = [card for card in cards if _can_be_followed(game, item, card)]
    if not cards:
        return None
    chosen = (Splice(c) for k in range(len(cards) + 1) for c in permutations(cards, k))
    return _ask(item, Asked.SPLICE, "702.47a", tuple(chosen))


def _can_be_followed(game: Game, item: StackItem, card: ObjectId) -> bool:
    """Whether the choices that a card's text requires could be made: it has legal targets (702.47b)."""
    spliced = replace(item, announced=replace(item.announced, spliced=(card,)))
    return not _lacks_targets(game, item, instructions(game, spliced))


def spliceable(game: Game, item: StackItem) -> Iterator[ObjectId]:
    """The cards in hand that can be spliced onto the spell (702.47a–b)."""
    if item.kind is not ItemKind.SPELL:
        return
    sheets = characteristics(game.state)
    for id_, object_ in game.state.objects.items():
        if object_.zone is not Zone.HAND or object_.owner != item.controller or id_ == item.id:
            continue
        ctx = Context(game.state, sheets, id_, item.controller)
        if any(_splices_onto(h.ability, item.id, ctx) for h in sheets[id_].abilities):
            yield id_


def _splices_onto(ability: Ability, spell: ObjectId, ctx: Context) -> bool:
    """ "Splice onto Arcane {1}{R}" (702.47a)."""
    match ability:
        case Keyword("splice onto", Filter() as what):
            return matches(what, spell, ctx)
        case Keyword("splice onto", IsSubtype() as quality):
            return has(quality, spell, ctx)
        case _:
            return False


def _costing(game: Game, item: StackItem) -> Decision | None:
    """One cost only: the mana cost or one alternative cost (118.9a)."""
    if item.announced.costing is not None:
        return None
    options = costings(game, item)
    return _ask(item, Asked.COSTING, "118.9a", tuple(map(Costing, options))) if len(options) > 1 else None


def _optional(game: Game, item: StackItem) -> Decision | None:
    costs = optional_costs(game, item)
    place = len(item.announced.optional)
    if place >= len(costs):
        return None
    most = affordable_times(game, item) if costs[place].many else 1
    options = tuple(Optional(times) for times in range(most + 1))
    return _ask(item, Asked.OPTIONAL, "601.2b", options, place=place, what=costs[place].keyword)


def _x(game: Game, item: StackItem) -> Decision | None:
    if item.announced.x is not None or not asks_x(game, item):
        return None
    return _ask(item, Asked.X, "107.3a", tuple(X(n) for n in range(affordable_x(game, item) + 1)))


def _symbol(game: Game, item: StackItem) -> Decision | None:
    symbols = open_symbols(game, item)
    place = len(item.announced.symbols)
    if place >= len(symbols):
        return None
    rule = "107.4f" if "P" in symbols[place].split("/") else "107.4e"
    options = tuple(Symbol(way) for way in ways(symbols[place]))
    return _ask(item, Asked.SYMBOL, rule, options, place=place, what=symbols[place])


_ASKERS: tuple[Callable[[Game, StackItem], Decision | None], ...] = (_modes, _splice, _costing, _optional, _x, _symbol)


def _ask(item: StackItem, asked: Asked, rule: str, options: tuple[Choice, ...], *, place: int = 0, what: str = "") -> Decision:
    return Decision(item.controller, asked, Rule(rule), options, item, place, what)


def choose(game: Game, item: StackItem, choice: Choice) -> Game:
    """The game with one more thing announced. Raises `TypeError` for a choice of another kind."""
    match choice:
        case Modes(modes):
            return announce(game, item, modes=tuple(sorted(modes)))
        case Splice(cards):
            return announce(game, item, spliced=cards)
        case Costing(alternative):
            return announce(game, item, costing=alternative)
        case Optional(times):
            return announce(game, item, optional=(*item.announced.optional, times))
        case X(value):
            return announce(with_x(game, item, value), item, x=value)
        case Symbol(as_):
            return announce(game, item, symbols=(*item.announced.symbols, as_))
        case _:
            raise TypeError(f"not announced before the targets: {choice}")


def fault(game: Game, item: StackItem, asked: Decision, choice: Choice) -> Illegal:
    """Why a choice of the kind that is asked for is none of the legal ones."""
    match choice:
        case Modes(modes):
            offered = modal(instructions(game, item))
            bad = [
                n for n in modes if offered and 1 <= n <= len(offered.modes) and _lacks_targets(game, item, offered.modes[n - 1])
            ]
            if bad:
                return refusal(Reason.NO_LEGAL_TARGET, "modes", bad[0], "700.2a", what="mode")
            return refusal(Reason.ILLEGAL_CHOICE, "modes", ",".join(map(str, modes)), "700.2a", what=asked.what)
        case Splice(cards):
            fits = set(cards) <= set(spliceable(game, item))  # then once too often, or its choices can't be made
            return refusal(Reason.ILLEGAL_CHOICE, "splice", ",".join(cards), "702.47b" if fits else "702.47a")
        case Costing(alternative):
            return refusal(Reason.ILLEGAL_CHOICE, "costing", alternative, "118.9a")
        case Optional(times):
            return refusal(Reason.ILLEGAL_CHOICE, "optional", times, "601.2b", what=asked.what)
        case X(value):
            reason = Reason.UNPAYABLE if value >= 0 else Reason.ILLEGAL_CHOICE  # X is no negative number (107.1c)
            return refusal(reason, "x", value, "601.2h" if value >= 0 else "107.3a", most=len(asked.options) - 1)
        case Symbol(as_):
            return refusal(Reason.ILLEGAL_CHOICE, "symbol", as_, str(asked.rule), what=asked.what)
        case _:
            return refusal(Reason.NOT_ASKED, "choice", type(choice).__name__)
