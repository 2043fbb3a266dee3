"""608.2: what following an instruction means for the game round the position: pools, the stack, cards to be played."""

from dataclasses import replace

from engine.game import Game, ItemKind, Retargeting, StackItem
from engine.model import CardType, Zone
from engine.rules.conditions import DID
from engine.rules.costs.mana import add_mana
from engine.rules.costs.paying_for_effects import propose_payment
from engine.rules.layers.layers import characteristics
from engine.rules.playing.letters import proceed
from engine.rules.playing.log import Log
from engine.rules.playing.playing_lands import put_land
from engine.rules.playing.prohibited import cannot_cast
from engine.rules.playing.proposing import propose_spell
from engine.rules.playing.stack import spell_on, without_item
from engine.rules.resolving.copying_spells import play_card
from engine.rules.resolving.happened import (
    CostPaid,
    Countered,
    DrewFromNothing,
    Happening,
    ManaAdded,
    NewTargetsOffered,
    PlayOffered,
    SpellCopied,
)
from engine.rules.resolving.resolution import Resolution
from engine.state import State
from engine.vocabulary.instruction import PlayCard

_FREE = "without paying its mana cost"


def carried_on(game: Game, item: StackItem, happened: tuple[Happening, ...]) -> Game:
    """The game once what has happened is carried on in it. `item` is what resolves."""
    for one in happened:
        match one:
            case ManaAdded(player, symbol):
                game = add_mana(game, player, (symbol,))
            case Countered(id_):
                game = without_item(game, id_)
            case DrewFromNothing(player):
                game = replace(game, drew=game.drew | {player})  # 704.5b
            case SpellCopied(copy, of, player):
                game = _copied(game, copy, of, player)
            case NewTargetsOffered(player, spells):
                game = replace(game, retargeting=tuple(Retargeting(id_, player) for id_ in spells))
            case _:
                pass  # cards that were seen, a library that was shuffled: nothing else changes; what is played comes after
    stack = tuple(i for i in game.stack if i.id == item.id or is_still(i, game.state))
    return replace(game, stack=stack)


def begun_now(game: Game, item: StackItem, happened: tuple[Happening, ...], log: Log) -> Game:
    """The game as a card that the instruction lets one play begins to be played, or a cost to be paid (608.2g, 118.12)."""
    for one in happened:
        match one:
            case PlayOffered():
                return _played(game, one, log)
            case CostPaid(player, cost):
                return propose_payment(game, item, player, cost, log)
            case _:
                pass
    return game


def could_play(game: Game, resolution: Resolution, play: PlayCard) -> bool:
    """Whether each card that one may play could be: a land as a land, any other card as a spell (601.3, 305.3)."""
    offered = play_card(replace(resolution, happened=()), play).happened
    return all(_is_playable(game, offer) for offer in offered if isinstance(offer, PlayOffered))


def _is_playable(game: Game, offer: PlayOffered) -> bool:
    if CardType.LAND in characteristics(game.state)[offer.card].types:
        return _may_play_land(game, offer)
    log = Log(game)
    begun = propose_spell(game, offer.card, offer.player, log, free=_FREE in offer.how)
    return cannot_cast(game, offer.card, offer.player) is None and isinstance(proceed(begun, log), Game)


def _may_play_land(game: Game, offer: PlayOffered) -> bool:
    return offer.verb == "play" and game.lands < 1 and game.state.active == offer.player


def _played(game: Game, offer: PlayOffered, log: Log) -> Game:
    """A card is played while something resolves: a land if one may still be played, any other card is cast (608.2g, 305.3)."""
    is_land = CardType.LAND in characteristics(game.state)[offer.card].types
    if not is_land:
        return propose_spell(game, offer.card, offer.player, log, free=_FREE in offer.how)
    return put_land(game, offer.card, offer.player, log) if _may_play_land(game, offer) else _not_done(game)


def _not_done(game: Game) -> Game:
    """A land that can't be played isn't: "if you don't" (305.3)."""
    resolving = game.resolving
    if resolving is None or resolving.resolution is None:
        return game
    return replace(game, resolving=replace(resolving, resolution=resolving.resolution.with_facts(**{DID: 0})))


def is_still(item: StackItem, state: State) -> bool:
    """Whether it is still on the stack; a spell that was countered or moved is not (405.1, 701.6a)."""
    if item.kind is not ItemKind.SPELL:
        return True
    return item.id in state.objects and state.objects[item.id].zone is Zone.STACK


def _copied(game: Game, copy: str, of: str, player: str) -> Game:
    """A copy of a spell is put on the stack, with the choices made for the original; it is not cast (707.10)."""
    original = spell_on(game, of)
    if original is None:
        return game
    item = replace(original, id=copy, source=copy, controller=player, is_copy=True)
    return replace(game, stack=(*game.stack, replace(item, incarnations={**item.incarnations, copy: 0})))
