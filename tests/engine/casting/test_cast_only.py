"""601.3, 113.6e: spells that say when they may be cast; 502.4, 514.3: boards that begin where nobody has priority."""

import pytest

from engine.choices import Cast
from engine.game import TurnStep
from tests.engine.casting.table import creature, opening, played

G = {"you": ("G",)}


@pytest.mark.parametrize("step, active, legal", [
    (TurnStep.MAIN, "you", False), (TurnStep.ATTACKERS, "you", True), (TurnStep.ATTACKERS, "opp", False),
])  # fmt: skip
def test_a_spell_is_cast_when_it_says(step: TurnStep, active: str, legal: bool) -> None:
    board = opening(["Camouflage"], pools=G, step=step, active=active, priority="you")
    play = played(board, Cast("camouflage"))
    assert ([str(r.rule) for r in play.steps[-1].refused] == []) is legal
    assert (Cast("camouflage") in played(board).waits.options) is legal
    if not legal:
        assert str(play.steps[-1].refused[0].rule) == "601.3"


def test_a_time_that_the_engine_can_not_tell_is_told() -> None:
    oddity = creature("Oddity", "Flash\nCast this spell only before the combat damage step.")
    play = played(opening(["Oddity"], pools={"you": tuple("GG")}, invented=oddity), Cast("oddity"))
    assert play.steps[-1].untold == ("Oddity: Cast this spell only before the combat damage step.",)


def test_keywords_that_nobody_performs_are_told() -> None:
    """Persist is a triggered ability (702.79a), evoke an alternative cost (702.74a): here nobody performs either."""
    finks = played(opening([], ["Kitchen Finks"]))
    assert finks.steps[-1].untold == ("Kitchen Finks: Persist",)
    drifter = played(opening(["Mulldrifter"], pools={"you": tuple("UUU")}), Cast("mulldrifter"))
    assert drifter.steps[-1].unperformed == ("Evoke {2}{U}",)


@pytest.mark.parametrize("step", [TurnStep.UNTAP, TurnStep.CLEANUP])
def test_a_board_that_begins_where_nobody_has_priority_goes_on(step: TurnStep) -> None:
    play = played(opening(["Forest"], step=step, library=["Forest"]))
    assert play.game.step is TurnStep.UPKEEP
    assert play.game.priority == ("you" if step is TurnStep.UNTAP else "opp")
    full = played(opening(["Forest"] * 8, step=TurnStep.CLEANUP))
    assert (full.game.step, str(full.waits.rule)) == (TurnStep.CLEANUP, "514.1")
