"""601.3, 113.6e: "Cast this spell only during your declare attackers step": when a spell's own text lets it be cast."""

from engine.game import Game, TurnStep
from engine.model import PlayerId
from engine.rules.beyond import is_beyond
from engine.rules.conditions import holds
from engine.rules.context import Context
from engine.vocabulary.gamerule import CastOnly

_ORDER = tuple(TurnStep)
_COMBAT = frozenset(_ORDER[_ORDER.index(TurnStep.COMBAT) : _ORDER.index(TurnStep.END_OF_COMBAT) + 1])
_BEFORE_ATTACKERS = frozenset(_ORDER[: _ORDER.index(TurnStep.ATTACKERS)])

_EVER = frozenset(_ORDER)

# In which steps; and in whose turn: True that of the player who casts it, False another's, None anybody's.
_WHEN: dict[str, tuple[frozenset[TurnStep], bool | None]] = {
    "during your turn": (_EVER, True),
    "on your own turn": (_EVER, True),
    "during an opponent's turn": (_EVER, False),
    "during your upkeep": (frozenset({TurnStep.UPKEEP}), True),
    "during your end step": (frozenset({TurnStep.END}), True),
    "during combat": (_COMBAT, None),
    "during combat on an opponent's turn": (_COMBAT, False),
    "before attackers are declared": (_BEFORE_ATTACKERS, None),
    "during an opponent's turn, before attackers are declared": (_BEFORE_ATTACKERS, False),
    "during the declare attackers step": (frozenset({TurnStep.ATTACKERS}), None),
    "during your declare attackers step": (frozenset({TurnStep.ATTACKERS}), True),
    "during the declare blockers step": (frozenset({TurnStep.BLOCKERS}), None),
}


def is_kept(only: CastOnly) -> bool:
    """Whether the engine can tell when that is; where it can't, the sentence is told, and nothing is refused."""
    return not is_beyond(only.condition) and (not only.when or only.when in _WHEN)


def is_time(only: CastOnly, game: Game, player: PlayerId, ctx: Context) -> bool:
    """Whether the player may cast the spell now, as far as that sentence goes."""
    if not is_kept(only):
        return True
    steps, own = _WHEN.get(only.when, (_EVER, None))
    return holds(only.condition, ctx) and game.step in steps and own in {None, game.state.active == player}
