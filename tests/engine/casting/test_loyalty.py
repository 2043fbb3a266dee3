"""606: loyalty abilities, when they may be activated and what they cost."""

from engine.choices import Activate, Cast, Choose, Pass
from engine.illegal import Reason
from tests.engine.casting.table import opening, played

JACE = "jace-the-mind-sculptor"
RETURN = (Activate(JACE, 3), Choose("opp-grizzly-bears"), Pass(), Pass())


def test_it_costs_no_more_counters_than_there_are() -> None:
    """606.6: the ability can't even begin to be activated."""
    play = played(opening([], ["Jace, the Mind Sculptor"]), Activate(JACE, 4))
    (why,) = play.steps[-1].refused
    assert (str(why.rule), why.reason, play.steps[-1].kind.name) == ("606.6", Reason.NOT_ENOUGH_COUNTERS, "REFUSED")


def test_once_a_turn_for_each_permanent_and_a_new_object_is_another_one() -> None:
    """606.3, 400.7: the same Jace not again; cast again, he is a permanent of which none was activated."""
    board = opening(
        ["Boomerang"], ["Jace, the Mind Sculptor"], opp_field=["Grizzly Bears", "Hill Giant"], pools={"you": tuple("UUUUUU")}
    )
    (why,) = played(board, *RETURN, Activate(JACE, 1)).steps[-1].refused
    assert str(why.rule) == "606.3"
    cast_again = (Cast("boomerang"), Choose(JACE), Pass(), Pass(), Cast(JACE), Pass(), Pass())
    again = (*cast_again, Activate(JACE, 3), Choose("opp-hill-giant"))
    assert [i.source for i in played(board, *RETURN, *again).game.stack] == [JACE]
