"""502.3: what untaps in the untap step, what doesn't, and what does in another player's."""

import pytest

from engine.choices import Activate, Cast, Choose, Pass, PayMana
from engine.game import TurnStep
from tests.engine.casting.table import creature, opening, played

TURN = (Pass(),) * 12  # from a main phase to the next player's upkeep
GEISTS = (Cast("dungeon-geists"), PayMana(tuple("UUUU")), Pass(), Pass(), Choose("opp-hill-giant"), Pass(), Pass())
MURDER = (Cast("murder"), Choose("dungeon-geists"), Pass(), Pass())


@pytest.mark.parametrize("more, tapped", [((), True), (MURDER, False)])
def test_an_effect_keeps_it_tapped_as_long_as_it_lasts(more: tuple[Cast | Choose | Pass, ...], tapped: bool) -> None:
    """611.2b: "for as long as you control this creature"."""
    pools = {"you": tuple("UUUUBBB")}
    board = opening(["Dungeon Geists", "Murder"], opp_field=["Hill Giant"], pools=pools, library=["Island"])
    play = played(board, *GEISTS, *more, *TURN)
    assert (play.game.step, play.game.state.active) == (TurnStep.UPKEEP, "opp")
    assert play.game.state.objects["opp-hill-giant"].tapped is tapped


def test_the_next_untap_step_is_one_alone() -> None:
    oddity = creature("Oddity", "{T}: Tap target creature. It doesn't untap during its controller's next untap step.")
    board = opening([], ["Oddity"], opp_field=["Hill Giant"], library=["Island"] * 2, invented=oddity)
    locked = (Activate("oddity"), Choose("opp-hill-giant"), Pass(), Pass(), *TURN)
    assert played(board, *locked).game.state.objects["opp-hill-giant"].tapped is True
    assert played(board, *locked).game.state.effects == ()


def test_what_untaps_in_another_players_untap_step() -> None:
    board = opening([], ["Seedborn Muse", "Forest", "Nettle Sentinel", "Llanowar Elves"], library=["Island"])
    play = played(board, Activate("forest"), Activate("llanowar-elves"), *TURN)
    assert [id_ for id_, o in play.game.state.objects.items() if o.tapped] == []
    without = opening([], ["Forest", "Llanowar Elves"], library=["Island"])
    assert played(without, Activate("forest"), *TURN).game.state.objects["forest"].tapped is True
