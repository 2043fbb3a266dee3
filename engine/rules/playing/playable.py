"""117.1: everything that a player with priority may do. What is begun must be possible to go on with (601.2)."""

from collections.abc import Iterator

from engine.choices import Activate, Cast, Choice, Pass, PlayLand
from engine.game import Game
from engine.model import PlayerId, Zone
from engine.rules.costs.mana import is_mana_ability
from engine.rules.layers.layers import characteristics
from engine.rules.playing.log import Log
from engine.rules.playing.making import make
from engine.rules.playing.statements import statements
from engine.rules.playing.timing import activate_fault, cast_fault, land_fault
from engine.vocabulary.ability import Activated, Unknown
from engine.vocabulary.cost import Tap
from engine.vocabulary.gamerule import CostChange


def playable(game: Game, player: PlayerId) -> tuple[Choice, ...]:
    """Every legal choice, passing last; each is tried, but for mana abilities that just cost {T}: that can be paid at once."""
    dear = _abilities_cost_more(game)
    found = (c for c, plain in _beginnings(game, player) if (plain and not dear) or isinstance(make(game, c, Log(game)), Game))
    return (*found, Pass())


def _beginnings(game: Game, player: PlayerId) -> Iterator[tuple[Choice, bool]]:
    """What could be begun, so far as time and place go, and whether it is a mana ability that just costs {T}."""
    sheets = characteristics(game.state)
    for id_, object_ in game.state.objects.items():
        if object_.owner == player and object_.zone is not Zone.BATTLEFIELD:
            if cast_fault(game, id_) is None:
                yield Cast(id_), False
            if land_fault(game, id_) is None:
                yield PlayLand(id_), False
        if sheets[id_].controller == player:
            for number, ability in enumerate(sheets[id_].activated, 1):
                if activate_fault(game, id_, number) is None:
                    yield Activate(id_, number), _just_taps(ability)


def _just_taps(ability: Activated | Unknown) -> bool:
    return isinstance(ability, Activated) and ability.cost == (Tap(),) and is_mana_ability(ability)


def _abilities_cost_more(game: Game) -> bool:
    """Whether anything changes what abilities cost to activate."""
    said = (statement for _, statement in statements(game.state, characteristics(game.state)))
    return any(isinstance(statement, CostChange) and statement.action == "activate" for statement in said)
