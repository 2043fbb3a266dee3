"""601.3, 602.5, 101.2: what effects prohibit from being cast or activated."""

from dataclasses import replace

from engine.game import Game, ItemKind
from engine.illegal import Illegal, Reason
from engine.model import ObjectId, PlayerId, Zone
from engine.rules.context import Context
from engine.rules.costs.mana import is_mana_ability
from engine.rules.layers.layers import characteristics
from engine.rules.matching import has_keyword, matches
from engine.rules.moving import move, with_objects
from engine.rules.outcome import refusal
from engine.rules.playing.cast_only import is_time
from engine.rules.playing.statements import statements
from engine.state import State
from engine.vocabulary.ability import Activated, RuleStatic
from engine.vocabulary.gamerule import Cant, CastOnly
from engine.vocabulary.subject import Group, Player

_BE_CAST, _SECOND_SPELL, _SPLIT_SECOND = "be cast", "cast more than one spell each turn", "split second"


def cannot_cast(game: Game, card: ObjectId, player: PlayerId) -> Illegal | None:
    """What prohibits the player from casting that card, looked at as the spell that it would be (601.3, 601.2e)."""
    if (why := _split_second(game, card) or _not_its_time(game, card, player)) is not None:
        return why
    said = [(ctx, s) for ctx, s in statements(game.state, characteristics(game.state)) if isinstance(s, Cant)]
    for ctx, statement in said:
        if _SECOND_SPELL in statement.actions and game.spells.count(player) >= 1 and _speaks_of(ctx, statement, player):
            return _prohibited(card, ctx)
        if _BE_CAST in statement.actions and isinstance(statement.subject, Group):
            there = as_spell(game.state, card, player)
            seen = Context(there, characteristics(there), ctx.source, ctx.controller)
            if matches(statement.subject.filter, card, seen):
                return _prohibited(card, ctx)
    return None


def _split_second(game: Game, what: ObjectId) -> Illegal | None:
    """702.61a: while a spell with split second is on the stack, no other is cast, and only mana abilities are activated."""
    sheets = characteristics(game.state)
    on_stack = (i.id for i in game.stack if i.kind is ItemKind.SPELL and i.id != what)
    by = next((id_ for id_ in on_stack if has_keyword(_SPLIT_SECOND, sheets[id_])), None)
    return None if by is None else refusal(Reason.PROHIBITED, "card", what, "702.61a", by=by)


def _not_its_time(game: Game, card: ObjectId, player: PlayerId) -> Illegal | None:
    """A spell that its own text has cast only at some time (113.6e)."""
    sheets = characteristics(game.state)
    ctx = Context(game.state, sheets, card, player)
    own = (held.ability.statement for held in sheets[card].abilities if isinstance(held.ability, RuleStatic))
    timely = all(is_time(said, game, player, ctx) for said in own if isinstance(said, CastOnly))
    return None if timely else refusal(Reason.PROHIBITED, "card", card, "601.3", by=card)


def _speaks_of(ctx: Context, statement: Cant, player: PlayerId) -> bool:
    return isinstance(statement.subject, Player) and player in set(ctx.players(statement.subject.who))


def _prohibited(card: ObjectId, ctx: Context) -> Illegal:
    return refusal(Reason.PROHIBITED, "card", card, "601.3", by=ctx.source or "")


def as_spell(state: State, card: ObjectId, player: PlayerId) -> State:
    """The position with the card on the stack as that player's spell (601.2a)."""
    if state.objects[card].zone is Zone.STACK:
        return state
    there = move(state, [card], Zone.STACK)
    return with_objects(there, [replace(there.objects[card], controller=player)])


def cannot_activate(game: Game, source: ObjectId, ability: Activated, ctx: Context) -> Illegal | None:
    """Why an ability can't be activated now: split second, or its own activation instructions (602.1b, 602.5)."""
    if not is_mana_ability(ability) and (why := _split_second(game, source)) is not None:
        return why
    for restriction in ability.restrictions:
        if "during your turn" in restriction and game.state.active != ctx.controller:
            return refusal(Reason.NOT_NOW, "source", source, "602.5b", says=restriction)
        if "only once each turn" in restriction and (source, ability) in game.used:
            return refusal(Reason.USED, "source", source, "602.5b", says=restriction)
    return None
