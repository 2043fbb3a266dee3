"""What a total cost comes to for who misreads how it is determined: the same sum under another policy (601.2f, 118.7)."""

from collections.abc import Mapping
from dataclasses import replace

from engine.game import Game
from engine.misplaying import Misplay
from engine.misread_plays import POLICIES
from engine.rules.costs.costs import total_cost
from engine.total_cost import ManaCost

_OF_THE_SUM = (Misplay.REDUCTIONS_FIRST, Misplay.FIXED_FIRST, Misplay.PAST_ZERO)


def miscounted(game: Game) -> Mapping[ManaCost, Misplay]:
    """What each misreading makes of the mana of what is being proposed, where that is not what it is; nothing where none is asked
    for. The first of those that come to the same.
    """
    found: dict[ManaCost, Misplay] = {}
    proposal = game.proposal
    if proposal is None or (right := total_cost(game, proposal.item, proposal.reduced).mana) is None:
        return found
    for misread in _OF_THE_SUM:
        wrong = total_cost(replace(game, policy=POLICIES[misread]), proposal.item, proposal.reduced).mana
        if wrong is not None and wrong != right:
            found.setdefault(wrong, misread)
    return found
