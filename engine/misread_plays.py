"""Wrong readings of how one plays, played: the same play, as who reads the rules so would have it (601, 117, 118, 704).

Each is a policy of the one way to play (`engine.play_policy`), never another engine: what it leads to is computed as the right
play is.
"""

from collections.abc import Mapping, Sequence

from engine.choices import Choice
from engine.game import Game
from engine.illegal import Illegal
from engine.misplaying import Misplay
from engine.opening import Opening
from engine.play_policy import PlayPolicy, Stage
from engine.played import Played
from engine.playing import apply, beginning, go_on, open_game, waits_for
from engine.total_cost import LineKind

_PAYING_FIRST = (
    Stage.PROPOSE, Stage.ANNOUNCE, Stage.TOTAL, Stage.MANA, Stage.PAY, Stage.TARGETS, Stage.DIVIDE, Stage.CHECK, Stage.DONE,
)  # fmt: skip


POLICIES: Mapping[Misplay, PlayPolicy] = {
    Misplay.PAY_FIRST: PlayPolicy(letters=_PAYING_FIRST),
    Misplay.RESPOND_TO_COST: PlayPolicy(responses=True),
    Misplay.PAST_ZERO: PlayPolicy(spill=True),
    Misplay.FIXED_FIRST: PlayPolicy(sum=(LineKind.ADDITIONAL, LineKind.INCREASE, LineKind.TOTAL, LineKind.REDUCTION)),
    Misplay.REDUCTIONS_FIRST: PlayPolicy(sum=(LineKind.REDUCTION, LineKind.ADDITIONAL, LineKind.INCREASE, LineKind.TOTAL)),
    Misplay.TRIGGERS_FIRST: PlayPolicy(triggers_first=True),
}  # those that can be played on


def misplay(opening: Opening, choices: Sequence[Choice], misread: Misplay) -> Played | tuple[Illegal, ...]:
    """The play as the reading has it, one of `POLICIES`.

    What it asks for in another order is answered with the same choices, in that order; one that nothing asks for is told as
    refused.
    """
    game = open_game(opening, POLICIES[misread])
    if not isinstance(game, Game):
        return game
    played, left = beginning(game), list(choices)
    while left and not played.game.over:
        now = _next(played.game, left)
        played = go_on(played, left.pop(now), len(choices) - len(left) - 1)
    return played


def _next(game: Game, left: Sequence[Choice]) -> int:
    """The place of the first choice that answers what is asked, legally or not, or that is legal now; the first one, if none is."""
    if game.proposal is None and game.resolving is None:
        return 0
    asked = waits_for(game)
    answers = {type(option) for option in asked.options} if asked is not None else set()
    fits = (n for n, choice in enumerate(left) if type(choice) in answers or not apply(game, choice).refused)
    return next(fits, 0)
