"""302.6: a permanent's controller must have controlled it continuously since that player's most recent turn began."""

from engine.choices import Activate, Pass
from engine.game import TurnStep
from engine.illegal import Reason
from tests.engine.casting.table import opening, played


def test_a_creature_that_came_this_turn_cannot_tap() -> None:
    board = opening(field=["Llanowar Elves"], new=frozenset({"llanowar-elves"}))
    play = played(board, Activate("llanowar-elves"))
    assert str(play.steps[-1].refused[0].rule) == "302.6"


def test_on_the_opponents_turn_it_still_cannot() -> None:
    board = opening(field=["Llanowar Elves"], new=frozenset({"llanowar-elves"}), step=TurnStep.END, library=["Forest"])
    play = played(board, Pass(), Pass())
    assert play.game.state.active == "opp"
    assert "llanowar-elves" not in play.game.here
    play = played(board, Pass(), Pass(), Pass(), Activate("llanowar-elves"))
    assert play.steps[-1].refused[0].reason is not Reason.NO_PRIORITY
    assert str(play.steps[-1].refused[0].rule) == "302.6"


def test_since_its_controllers_turn_began_it_can() -> None:
    play = played(opening(field=["Llanowar Elves"]), Activate("llanowar-elves"))
    assert play.game.state.objects["llanowar-elves"].tapped
