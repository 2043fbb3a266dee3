"""113.7a, 608.2h: what an ability is on, and what it is about, is remembered as it last was once it has left."""

from dataclasses import replace

from engine.game import Game, ItemKind, StackItem
from engine.model import ObjectId
from engine.rules.layers.layers import characteristics
from engine.rules.moving import is_same
from engine.state import State


def remembered(before: Game, after: Game) -> Game:
    """The game whose abilities, on the stack or still waiting, know as they last were the objects that have left since."""
    if before.state.objects is after.state.objects:
        return after
    stack = tuple(_knowing(item, before.state, after.state) for item in after.stack)
    waiting = tuple(_knowing(item, before.state, after.state) for item in after.waiting)
    after = after if stack == after.stack and waiting == after.waiting else replace(after, stack=stack, waiting=waiting)
    proposal = after.proposal
    if proposal is None or (item := _knowing(proposal.item, before.state, after.state)) is proposal.item:
        return after
    return replace(after, proposal=replace(proposal, item=item))


def _knowing(item: StackItem, before: State, after: State) -> StackItem:
    if item.kind is ItemKind.SPELL:
        return item
    spoken = {id_ for id_ in (item.source, item.about) if id_ is not None and id_ not in item.last_known}
    left = [id_ for id_ in spoken if _was(item, id_, before) and not _was(item, id_, after)]
    if not left:
        return item
    sheets = characteristics(before)
    return replace(item, last_known={**item.last_known, **{id_: sheets[id_] for id_ in left}})


def _was(item: StackItem, id_: ObjectId, state: State) -> bool:
    """Whether the object of that id is the one that the ability speaks of (400.7)."""
    return is_same(state, id_, item.incarnations.get(id_))
