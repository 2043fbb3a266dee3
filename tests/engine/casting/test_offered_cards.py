"""608.2d, 608.2g: a card that one may play while something resolves: only if it can be played."""

import pytest

from engine.choices import Activate, Answer, Pass
from engine.model import Zone
from tests.engine.casting.table import opening, played, where

WISH = (Activate("djinn-of-wishes"), Pass(), Pass())
NO_TARGET = ("cancel", "Cancel", 8)


@pytest.mark.parametrize("id_, card, mana, field", [(*NO_TARGET, ()), ("grizzly-bears", "Grizzly Bears", 6, ("Trinisphere",))])
def test_a_card_that_can_not_be_cast_is_no_option(id_: str, card: str, mana: int, field: tuple[str, ...]) -> None:
    """It has no target, or {3} can't be paid: "if you don't, exile it"."""
    board = opening([], ["Djinn of Wishes"], opp_field=field, library=[card], pools={"you": tuple("U" * mana)})
    play = played(board, *WISH)
    assert play.waits.options == (Answer("no"),)
    assert where(played(board, *WISH, Answer("no")), id_) is Zone.EXILE


def test_a_card_that_can_be_cast_is() -> None:
    board = opening([], ["Djinn of Wishes"], opp_field=["Trinisphere"], library=["Grizzly Bears"], pools={"you": tuple("U" * 7)})
    assert played(board, *WISH).waits.options == (Answer("yes"), Answer("no"))
    assert where(played(board, *WISH, Answer("yes")), "grizzly-bears") is Zone.STACK
