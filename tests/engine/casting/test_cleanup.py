"""514.3a: the cleanup step in which something happens; 603.2c: what is one event."""

import pytest

from engine.choices import Cast, Choose, Pass
from engine.game import TurnStep
from engine.model import Zone
from tests.engine.casting.table import creature, opening, played, where

GROWN = (Cast("giant-growth"), Choose("runeclaw-bear"), Pass(), Pass())
SICKENED = (Cast("heartless-summoning-2"), Pass(), Pass())
END = (Pass(),) * 4  # the second main phase and the end step


def test_what_dies_as_the_turn_is_over_triggers_and_the_active_player_gets_priority() -> None:
    """The Bear lives by Giant Growth until 514.2; then another cleanup step follows."""
    hand, field = ["Giant Growth", "Heartless Summoning"], ["Runeclaw Bear", "Heartless Summoning"]
    pools = {"you": tuple("GBB")}
    board = opening(hand, field, opp_field=["Blood Artist"], pools=pools, step=TurnStep.SECOND_MAIN)
    play = played(board, *GROWN, *SICKENED, *END)
    assert where(play, "runeclaw-bear") is Zone.GRAVEYARD
    assert (play.game.step, play.waits.player) == (TurnStep.CLEANUP, "opp")  # the Artist's controller chooses its target
    play = played(board, *GROWN, *SICKENED, *END, Choose("you"))
    assert ([str(r) for r in play.steps[-1].rules], play.game.priority) == (["514.3a"], "you")
    after = played(board, *GROWN, *SICKENED, *END, Choose("you"), Pass(), Pass(), Pass(), Pass())
    assert [s.turn_step for s in after.steps if s.kind.name == "STEP"].count(TurnStep.CLEANUP) == 2
    assert (after.game.step, after.game.state.active) == (TurnStep.UPKEEP, "opp")


def test_damage_and_what_lasts_until_end_of_turn_go_at_once() -> None:
    """514.2: a 5/5 with 2 damage is a 2/2 with none."""
    board = opening(["Giant Growth", "Shock"], ["Runeclaw Bear"], pools={"you": tuple("GR")}, step=TurnStep.SECOND_MAIN)
    play = played(board, *GROWN, Cast("shock"), Choose("runeclaw-bear"), Pass(), Pass(), *END)
    assert (play.game.step, where(play, "runeclaw-bear")) == (TurnStep.UPKEEP, Zone.BATTLEFIELD)


@pytest.mark.parametrize("words, times", [("one or more other creatures die", 1), ("another creature dies", 2)])
def test_one_or_more_is_one_event(words: str, times: int) -> None:
    watcher = creature("Watcher", f"Indestructible\nWhenever {words}, you gain 1 life.")
    board = opening(["Wrath of God"], ["Watcher", "Grizzly Bears", "Hill Giant"], pools={"you": tuple("WWWW")}, invented=watcher)
    play = played(board, Cast("wrath-of-god"), Pass(), Pass())
    assert sum(len(s.triggered) for s in play.steps) == times
