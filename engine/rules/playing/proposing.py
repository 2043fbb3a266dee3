"""601.2a, 602.2a, 603.3: a spell, an activated or a triggered ability is put on the stack. What follows is in `letters`."""

from dataclasses import dataclass, replace
from typing import Any

from engine.game import Game, ItemKind, Proposal, StackItem, Stage
from engine.illegal import Illegal
from engine.model import ObjectId, PlayerId
from engine.played import Kind
from engine.rules.costs.mana import is_mana_ability
from engine.rules.layers.layers import characteristics
from engine.rules.naming import ability_id
from engine.rules.playing.log import Log
from engine.rules.playing.prohibited import as_spell
from engine.rules.playing.stack import without_item
from engine.rules.playing.triggers import Occurrence
from engine.vocabulary.ability import Activated


@dataclass(frozen=True, slots=True)
class Failed:
    """A step that can't be complied with: its letter, and why (601.2, 733.1)."""

    letter: Stage
    why: Illegal


def is_mana(item: StackItem) -> bool:
    """Whether it is an activated mana ability, which never is on the stack (605.3b)."""
    return isinstance(item.ability, Activated) and is_mana_ability(item.ability)


def tell(game: Game, log: Log, kind: Kind, *rules: str, event: Occurrence | None = None, **facts: Any) -> Game:
    """A step of what is being proposed; a mana ability is told once it has resolved, as one step."""
    item = facts["item"] if "item" in facts else being_proposed(game).item
    if is_mana(item):
        return game
    return log.tell(kind, game, *rules, event=event, player=item.controller, **{"item": item, **facts})


def being_proposed(game: Game) -> Proposal:
    """What is being proposed. Raises `ValueError` where nothing is."""
    if game.proposal is None:
        raise ValueError("nothing is being proposed")
    return game.proposal


def propose_spell(game: Game, card: ObjectId, player: PlayerId, log: Log, *, free: bool = False) -> Game:
    """601.2a: the card goes to the top of the stack, and the player controls it.

    Cast while something resolves, nobody gets priority afterwards, and a failure goes back to before it was decided (608.2g).
    """
    object_ = game.state.objects[card]
    state = as_spell(game.state, card, player)
    item = StackItem(
        id=card,
        kind=ItemKind.SPELL,
        controller=player,
        source=card,
        source_card=object_.card.name,
        incarnations={card: state.objects[card].incarnation},
        from_=object_.zone,
        free=free,
    )
    proposal = Proposal(item, before=log.start, resumes=game.priority, within=game.proposal)
    game = replace(game, state=state, stack=(*game.stack, item), proposal=proposal, priority=None)
    return tell(game, log, Kind.PROPOSE, "601.2a")


def propose_ability(game: Game, source: ObjectId, number: int, log: Log) -> Game:
    """602.2a: the ability is created on the stack; a mana ability is not (605.3b)."""
    sheet = characteristics(game.state)[source]
    ability = sheet.activated[number - 1]
    if not isinstance(ability, Activated):
        raise ValueError(f"not understood: {ability}")
    item = StackItem(
        id=ability_id(source, {i.id for i in (*game.stack, *game.waiting)}),
        kind=ItemKind.ACTIVATED,
        controller=sheet.controller,
        source=source,
        source_card=game.state.objects[source].card.name,
        ability=ability,
        incarnations={source: game.state.objects[source].incarnation},
    )
    resumes = game.priority if game.proposal is None else None
    proposal = Proposal(item, before=game, resumes=resumes, within=game.proposal)
    stack = game.stack if is_mana(item) else (*game.stack, item)
    game = replace(game, stack=stack, proposal=proposal, priority=None)
    return tell(game, log, Kind.PROPOSE, "602.2a")


def propose_trigger(game: Game, item: StackItem, log: Log) -> Game:
    """603.3: an ability that has triggered is put on the stack; then its choices are made (603.3c–d)."""
    waiting = tuple(i for i in game.waiting if i.id != item.id)
    proposal = Proposal(item, before=game)
    game = replace(game, waiting=waiting, putting=game.putting - {item.id}, stack=(*game.stack, item), proposal=proposal)
    return tell(game, log, Kind.PUT, "603.3")


def removed(game: Game, log: Log) -> Game:
    """603.3d: a triggered ability for which a required choice can't be made is removed from the stack."""
    item = being_proposed(game).item
    game = replace(without_item(game, item.id), proposal=None)
    return log.tell(Kind.REMOVED, game, "603.3d", player=item.controller, item=item)
