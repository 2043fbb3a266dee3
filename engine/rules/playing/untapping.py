"""502.3: which permanents untap as the untap step begins."""

from collections.abc import Iterator
from dataclasses import replace

from engine.game import Game
from engine.model import ObjectId, Zone
from engine.rules.conditions import holds
from engine.rules.context import Sheets
from engine.rules.layers.layers import characteristics
from engine.rules.moving import with_objects
from engine.rules.playing.statements import statements
from engine.rules.subjects import objects_of
from engine.state import ResolvedEffect, State
from engine.vocabulary.gamerule import DoesntUntap, UntapDuring
from engine.vocabulary.modification import RuleToo

_NEXT = "next untap step"


def untap(game: Game) -> Game:
    """The active player's permanents untap at once, and those that an effect has untap too, but for those that don't (502.3)."""
    state, sheets = game.state, characteristics(game.state)
    untaps = {id_ for id_, sheet in sheets.items() if sheet.zone is Zone.BATTLEFIELD and sheet.controller == state.active}
    stays = {*_kept_by_permanents(state, sheets), *(id_ for effect in _locks(state) for id_ in effect.objects)}
    untaps = (untaps - stays) | set(_untapped_by_others(state, sheets))
    untapped = [replace(o, tapped=False) for id_, o in state.objects.items() if o.tapped and id_ in untaps]
    over = {e.number for e in _locks(state) if _is_next(e) and any(_is_active(id_, sheets, state) for id_ in e.objects)}
    state = replace(with_objects(state, untapped), effects=tuple(e for e in state.effects if e.number not in over))
    return replace(game, state=state)


def _kept_by_permanents(state: State, sheets: Sheets) -> Iterator[ObjectId]:
    """What a permanent says doesn't untap (613.11)."""
    for ctx, said in statements(state, sheets):
        if isinstance(said, DoesntUntap):
            yield from (id_ for id_ in objects_of(said.subject, ctx) if holds(said.if_, ctx.about(id_)))


def _untapped_by_others(state: State, sheets: Sheets) -> Iterator[ObjectId]:
    """ "Untap all permanents you control during each other player's untap step": what doesn't untap in its own untaps in these."""
    for ctx, said in statements(state, sheets):
        if isinstance(said, UntapDuring) and ctx.controller != state.active:
            yield from objects_of(said.what, ctx)


def _locks(state: State) -> Iterator[ResolvedEffect]:
    """The effects of resolved spells and abilities that say of something that it doesn't untap (611.2)."""
    return (e for e in state.effects if any(_locked(m) for m in e.instruction.modifications))


def _locked(modification: object) -> bool:
    return isinstance(modification, RuleToo) and isinstance(modification.statement, DoesntUntap)


def _is_next(effect: ResolvedEffect) -> bool:
    """Whether it is about the next untap step alone."""
    said = (m.statement for m in effect.instruction.modifications if isinstance(m, RuleToo))
    return any(isinstance(s, DoesntUntap) and _NEXT in s.during for s in said)


def _is_active(id_: ObjectId, sheets: Sheets, state: State) -> bool:
    return id_ in sheets and sheets[id_].controller == state.active
