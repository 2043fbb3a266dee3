"""601.2f: the effects that change what a spell costs to cast or an ability to activate, as the objects have them now."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest

from engine.game import Game, ItemKind, StackItem
from engine.kept import kept_by_identity
from engine.model import ObjectId
from engine.rules.amounts import TARGETS, value
from engine.rules.beyond import is_beyond
from engine.rules.conditions import holds
from engine.rules.context import Context
from engine.rules.costs.cost_texts import sheet_of, symbols_in
from engine.rules.costs.reductions import LEAVES_ONE, ONLY_COLORED, CostEffect
from engine.rules.functioning import functions
from engine.rules.layers.layers import characteristics
from engine.rules.matching import parts
from engine.rules.subjects import objects_of
from engine.sheet import Held
from engine.vocabulary.ability import Ability, Activated, Keyword, RuleStatic
from engine.vocabulary.amount import Count
from engine.vocabulary.condition import Condition
from engine.vocabulary.cost import Mana
from engine.vocabulary.further import Further
from engine.vocabulary.gamerule import CostChange, CostFloor, GameFact
from engine.vocabulary.instruction import ThisAbilityCosts
from engine.vocabulary.quality import Filter, Noun, OfAbility, Quality, TiedTo, Who
from engine.vocabulary.subject import Group, Groups, This
from engine.vocabulary.tree import nodes

Statement = CostChange | CostFloor


@dataclass(frozen=True, slots=True)
class Floor:
    """An effect that makes something cost at least so much mana, and whose it is."""

    source: ObjectId
    source_card: str
    least: int


@dataclass(frozen=True, slots=True)
class _Said:
    """A statement about the cost, and who says it: with the sentence that limits "this effect", and its keyword."""

    source: ObjectId
    change: Statement
    ctx: Context
    limit: str = ""
    keyword: str = ""


def cost_effects(game: Game, item: StackItem) -> tuple[CostEffect, ...]:
    """Every effect that changes what this spell or ability costs, in the order in which the objects came to be."""
    found = []
    for said in _said(game, item):
        change, card = said.change, game.state.objects[said.source].card.name
        if isinstance(change, CostChange) and is_told(change) and (symbols := _symbols(change, said.ctx)):
            found.append(CostEffect(said.source, card, symbols, change.more, said.keyword, said.limit))
    return tuple(found)


def floors(game: Game, item: StackItem) -> tuple[Floor, ...]:
    """The effects on the total: that it costs at least so much mana (601.2f)."""
    return tuple(
        Floor(said.source, game.state.objects[said.source].card.name, said.change.least)
        for said in _said(game, item)
        if isinstance(said.change, CostFloor) and is_told(said.change)
    )


def untold_cost_effects(game: Game, item: StackItem) -> tuple[Statement, ...]:
    """The statements that may change the cost, and that the engine cannot work out."""
    return tuple(said.change for said in _said(game, item) if not is_told(said.change))


def _said(game: Game, item: StackItem) -> Iterator[_Said]:
    """The statements about this spell or ability whose conditions hold."""
    for said in (*_of_objects(game, item), *_of_itself(game, item)):
        if isinstance(said.change, CostFloor) or is_beyond(said.change.if_) or holds(said.change.if_, said.ctx):
            yield said


def _of_objects(game: Game, item: StackItem) -> Iterator[_Said]:
    sheets = characteristics(game.state)
    for id_, object_ in game.state.objects.items():
        for change, limit, condition in _statements(sheets[id_].abilities):
            if functions(object_) or isinstance(change.what, This):  # on the stack, only what is about the spell itself (113.6)
                ctx = _context(game, item, id_)
                if _is_about(change, item, ctx) and (is_beyond(condition) or holds(condition, ctx)):
                    yield _Said(id_, change, ctx, limit)


def _of_itself(game: Game, item: StackItem) -> Iterator[_Said]:
    """Affinity (702.41a), and what an ability says of its own cost (602.1b)."""
    ctx = _context(game, item, item.source)
    sheet = sheet_of(game, item)
    for held in () if sheet is None else sheet.abilities:
        match held.ability:
            case Keyword("affinity", Filter() as what):
                for_each = Count(replace(what, controller=Who.YOU), each=True)
                yield _Said(item.id, CostChange(This("spell"), (Mana(("1",)),), more=False, each=for_each), ctx, keyword="affinity")
            case _:
                pass
    if isinstance(item.ability, Activated):
        yield from (_Said(item.source, i.change, ctx) for i in item.ability.instructions if isinstance(i, ThisAbilityCosts))


def _context(game: Game, item: StackItem, speaker: ObjectId) -> Context:
    """The board as the object that speaks sees it, knowing how many targets were announced (601.2c)."""
    sheets = characteristics(game.state)
    controller = item.controller if speaker == item.source else sheets[speaker].controller
    announced = item.announced
    slots = {*announced.targets, *announced.counts}
    number = sum(max(len(announced.targets.get(slot, ())), announced.counts.get(slot, 0)) for slot in slots)
    values = {TARGETS: number}
    return Context(game.state, sheets, speaker, controller, values=values)


@kept_by_identity()
def _statements(abilities: tuple[Held, ...]) -> tuple[tuple[Statement, str, Condition | None], ...]:
    """The statements about costs that an object makes, each with the sentence after it that limits "this effect"."""
    found = []
    said = [held.ability for held in abilities]
    for ability, after in zip_longest(said, said[1:]):
        match ability:
            case RuleStatic((CostChange() | CostFloor()) as change, condition):
                found.append((change, _limit(after), condition))
            case _:
                pass
    return tuple(found)


def _limit(ability: Ability | None) -> str:
    match ability:
        case RuleStatic(GameFact(what)) if what in {LEAVES_ONE, ONLY_COLORED}:
            return what
        case _:
            return ""


def _is_about(change: Statement, item: StackItem, ctx: Context) -> bool:
    """Whether the statement speaks of this spell or ability, what is beyond the engine in its description left out."""
    if (_action(change) == "cast") is not (item.kind is ItemKind.SPELL) or item.kind is ItemKind.TRIGGERED:
        return False
    match change.what:
        case Group(what):
            return _fits(what, item, ctx)
        case Groups(groups):
            return any(_fits(group.filter, item, ctx) for group in groups)
        case This():
            return ctx.source == item.id
        case _:
            return False


def _fits(what: Filter, item: StackItem, ctx: Context) -> bool:
    if item.kind is ItemKind.SPELL:
        return all(check(ctx.sheets[item.id], ctx) for part, check in parts(what) if not isinstance(part, Further))
    return (
        Noun.ABILITY in what.nouns
        and (what.controller is None or item.controller in ctx.players(what.controller))
        and all(_is_ability(quality, item, ctx) for quality in (*what.before, *what.after))
    )


def _is_ability(quality: Quality, item: StackItem, ctx: Context) -> bool:
    """ "activated", "loyalty", "of creatures you control", said of an ability (113.3b)."""
    assert isinstance(item.ability, Activated)
    match quality:
        case OfAbility("activated"):
            return True
        case OfAbility("loyalty"):
            return item.ability.loyalty
        case OfAbility(kind):
            return item.ability.keyword == kind
        case TiedTo("of", source):
            return item.source in objects_of(source, ctx)
        case _:
            return isinstance(quality, Further)


def _action(change: Statement) -> str:
    return change.action if isinstance(change, CostChange) else "cast"


def is_told(change: Statement) -> bool:
    """Whether all that the statement depends on can be worked out."""
    told = OfAbility | TiedTo if _action(change) == "activate" else ()
    what = [node for node in nodes(change.what) if isinstance(node, Further) and not isinstance(node, told)]
    if what or isinstance(change, CostFloor):
        return not what
    plain = not change.more or all("/" not in s for s in symbols_in(change.amount))  # which half would have to be asked
    return plain and not is_beyond((change.each, change.where, change.if_))


def _symbols(change: CostChange, ctx: Context) -> tuple[str, ...]:
    """By how much it changes the cost now: "{1} for each …" as many times, {X} as it is defined (107.3c)."""
    x = 0 if change.where is None else value(change.where, ctx)
    symbols = tuple(str(x) if s == "X" else s for s in symbols_in(change.amount))
    return symbols if change.each is None else symbols * value(change.each, ctx)
