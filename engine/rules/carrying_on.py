"""608.2: what following an instruction means for the game round the position: pools, the stack, cards to be played."""

from dataclasses import replace

from engine.game import Game, ItemKind, StackItem
from engine.model import Zone
from engine.rules.happened import Countered, Happening, ManaAdded, SpellCopied
from engine.rules.mana import add_mana
from engine.rules.stack import spell_on
from engine.state import State


def carried_on(game: Game, item: StackItem, happened: tuple[Happening, ...]) -> Game:
    """The game once what has happened is carried on in it. `item` is what resolves."""
    for one in happened:
        match one:
            case ManaAdded(player, symbol):
                game = add_mana(game, player, (symbol,))
            case Countered(id_):
                game = replace(game, stack=tuple(i for i in game.stack if i.id != id_))
            case SpellCopied(copy, of, player):
                game = _copied(game, copy, of, player)
            case _:
                pass  # what is seen, shuffled or offered changes nothing here
    stack = tuple(i for i in game.stack if i.id == item.id or is_still(i, game.state))
    return replace(game, stack=stack)


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
