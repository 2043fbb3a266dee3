"""106, 605: the mana pool, what a mana ability is, and what it could add."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations, combinations_with_replacement, product

from engine.game import Game
from engine.kept import kept_by_identity
from engine.model import Color, PlayerId, Zone
from engine.rules.amounts import value
from engine.rules.beyond import is_beyond
from engine.rules.conditions import holds
from engine.rules.context import Context
from engine.rules.costs.mana_symbols import in_order, ways
from engine.rules.costs.mana_words import Colors, mana_said
from engine.vocabulary import instruction as i
from engine.vocabulary.ability import Ability, Activated
from engine.vocabulary.amount import Variable
from engine.vocabulary.cost import ActionCost
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import AnyTarget, Target, TargetPlayer, TopOf
from engine.vocabulary.tree import nodes

Added = tuple[str, ...]  # mana that is added, in order
COLORS = tuple(str(c) for c in Color)


def add_mana(game: Game, player: PlayerId, letters: Iterable[str]) -> Game:
    """The mana goes into the player's pool (106.4)."""
    pool = in_order((*game.pools.get(player, ()), *letters))
    return replace(game, pools={**game.pools, player: pool} if pool else game.pools)


def without_mana(game: Game, player: PlayerId, letters: Iterable[str]) -> Game:
    """The mana leaves the pool, to pay (118.3a). It must be there."""
    left = Counter(game.pools.get(player, ())) - Counter(letters)
    return replace(game, pools={**game.pools, player: in_order(left.elements())})


def empty_pools(game: Game) -> Game:
    """Each player loses the mana in their pool, as a step or phase ends (106.4, 500.5)."""
    return replace(game, pools={})


@kept_by_identity()
def is_mana_ability(ability: Ability) -> bool:
    """Whether it is an activated mana ability: it has no target, could add mana, is no loyalty ability, and neither its cost
    nor its effect moves a card to or from a library (605.1a).
    """
    if not isinstance(ability, Activated) or ability.loyalty:
        return False
    said = [*nodes(ability.cost), *nodes(ability.instructions)]
    return (
        any(isinstance(node, i.AddMana) for node in said)
        and not any(isinstance(node, Target | AnyTarget | TargetPlayer) for node in said)
        and not any(_moves_library_cards(node) for node in said)
    )


_ACTIONS = frozenset({"surveil", "discover", "manifest", "manifest dread", "cloak", "explore", "connive", "learn"})  # 701


def _moves_library_cards(node: object) -> bool:
    match node:
        case i.Draw() | i.Mill() | i.Search() | i.RevealUntil() | i.Shuffle():
            return True
        case i.Put(what, _, to):
            return "library" in to or any(isinstance(n, TopOf) for n in nodes(what)) or _from_library(what)
        case i.ExileIt(what):
            return any(isinstance(n, TopOf) for n in nodes(what)) or _from_library(what)
        case i.KeywordAction(name):
            return name in _ACTIONS
        case ActionCost(words):
            return "mill" in words or "library" in words
        case _:
            return False


def _from_library(what: object) -> bool:
    return any(isinstance(n, Filter) and Zone.LIBRARY in n.zones for n in nodes(what))


def what_it_could_add(ability: Activated, ctx: Context) -> tuple[Added, ...] | None:
    """Each amount of mana that it would add if it resolved now, as its controller chooses (106.7); () is none at all (106.5).

    None: its text is beyond what the engine can tell. `ctx` is of its source and of the player who activates it.
    """
    return _of_all(ability.instructions, ctx)


def _of_all(instructions: tuple[i.Instruction, ...], ctx: Context) -> tuple[Added, ...] | None:
    each = [_of_one(instruction, ctx) for instruction in instructions]
    told = [added for added in each if added is not None]
    if len(told) < len(each):
        return None
    sums = (in_order(letter for added in some for letter in added) for some in product(*told))
    return tuple(dict.fromkeys(sums))


def _of_one(instruction: i.Instruction, ctx: Context) -> tuple[Added, ...] | None:
    match instruction:
        case i.AddMana():
            return _added(instruction, ctx)
        case i.ForEach(of, instructions) if not is_beyond(of):
            return _of_all(instructions * value(of, ctx), ctx)
        case i.Then(instructions):
            return _of_all(instructions, ctx)
        case i.May(instructions):
            done = _of_all(instructions, ctx)
            return None if done is None else tuple(dict.fromkeys(((), *done)))
        case i.Conditional(condition, instructions) if not is_beyond(condition):
            return _of_all(instructions, ctx) if holds(condition, ctx) else ((),)
        case _ if any(isinstance(node, i.AddMana) for node in nodes(instruction)):
            return None
        case _:
            return ((),)


def _added(add: i.AddMana, ctx: Context) -> tuple[Added, ...] | None:
    if add.who is not None or is_beyond(add.each):
        return None
    if add.text:
        return _of_words(add.text, ctx)
    times = 1 if add.each is None else value(add.each, ctx)
    either = add.alternatives or (add.symbols,)
    return tuple(dict.fromkeys(in_order(some) for symbols in either for some in _of_symbols(symbols * times)))


def _of_symbols(symbols: tuple[str, ...]) -> Iterable[Added]:
    """Each half of a hybrid symbol (106.8); of a Phyrexian symbol its color (106.9); colorless mana for a number (106.10)."""
    halves = [[h for h in ways(s) if h != "life"] or [s] for s in symbols]
    for some in product(*halves):
        yield tuple(letter for half in some for letter in ("C" * int(half) if half.isdigit() else half))


def _of_words(text: str, ctx: Context) -> tuple[Added, ...] | None:
    """ "one mana of any color", "three mana of any one color", "two mana in any combination of colors"."""
    said = mana_said(text, value(Variable(), ctx))
    if said is None:
        return None
    number, colors = said
    match colors:
        case Colors.ONE:
            return tuple((color,) * number for color in COLORS)
        case Colors.COMBINATION:
            return tuple(combinations_with_replacement(COLORS, number))
        case Colors.DIFFERENT:
            return tuple(combinations(COLORS, number))
        case Colors.CHOSEN:
            chosen = ctx.choice("color")
            return ((chosen,) * number,) if chosen is not None else ()
