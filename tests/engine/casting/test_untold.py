"""What a permanent says and the engine does not do taints what is played beside it."""

import pytest

from tests.engine.casting.table import opening, played


@pytest.mark.parametrize("card", ["Leyline of the Void", "Serra Avatar", "Torpor Orb", "Panharmonicon"])
def test_what_is_not_performed_is_told(card: str) -> None:
    play = played(opening(field=[card]))
    assert [s.partition(":")[0] for s in play.steps[-1].untold] == [card]


@pytest.mark.parametrize("card", ["Thalia, Guardian of Thraben", "Trinisphere", "Guttersnipe", "Grave Titan", "Clone"])
def test_what_is_performed_taints_nothing(card: str) -> None:
    assert played(opening(field=[card], hand=["Shock"])).steps[-1].untold == ()
