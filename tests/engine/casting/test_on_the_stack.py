"""What is so of a spell only while it is on the stack: its X, what triggers as it is cast, and where it goes from there."""

import pytest

from engine.choices import Cast, Choose, Pass, X
from engine.model import Zone
from engine.rules.layers.layers import characteristics
from tests.engine.casting.table import game, opening, played, where

REMANDED = (Cast("devils-play"), X(2), Choose("opp"), Pass(), Cast("opp-remand"), Choose("devils-play"), Pass(), Pass())


@pytest.mark.parametrize("x, value", [(0, 1), (1, 2), (4, 5)])
def test_on_the_stack_x_counts_for_the_mana_value(x: int, value: int) -> None:
    """202.3e; in any other zone it is 0."""
    board = opening(["Devil's Play"], pools={"you": tuple("RRRRR")})
    play = played(board, Cast("devils-play"), X(x), Choose("opp"))
    assert characteristics(play.game.state)["devils-play"].mana_value == value
    play = played(board, Cast("devils-play"), X(x), Choose("opp"), Pass(), Pass())
    assert characteristics(play.game.state)["devils-play"].mana_value == 1


def test_a_spell_of_mana_value_two_may_be_one_with_x() -> None:
    board = opening(["Devil's Play"], opp_hand=["Spell Snare"], pools={"you": tuple("RRR"), "opp": ("U",)})
    for x, legal in ((1, True), (2, False)):
        play = played(board, Cast("devils-play"), X(x), Choose("opp"), Pass(), Cast("opp-spell-snare"))
        assert (play.steps[-1].kind.name != "REWIND") is legal


def test_the_permanent_that_it_becomes_has_no_x() -> None:
    """107.3m, 202.3e: it enters with X counters, and its mana value is 0."""
    play = played(opening(["Chalice of the Void"], pools={"you": tuple("RR")}), Cast("chalice-of-the-void"), X(1), Pass(), Pass())
    assert play.game.state.objects["chalice-of-the-void"].counters[0].number == 1
    assert characteristics(play.game.state)["chalice-of-the-void"].mana_value == 0


def test_whenever_a_spell_is_cast_does_not_function_on_the_stack() -> None:
    """113.6: the Chalice has no counters yet, and a mana value of 2; the Sentinel is a green spell."""
    chalice = played(opening(["Chalice of the Void"], pools={}), Cast("chalice-of-the-void"), X(0))
    assert [i.id for i in chalice.game.stack] == ["chalice-of-the-void"]
    sentinel = played(opening(["Nettle Sentinel"], pools={"you": ("G",)}), Cast("nettle-sentinel"))
    assert [i.id for i in sentinel.game.stack] == ["nettle-sentinel"]


def test_when_you_cast_this_spell_does() -> None:
    """113.6k."""
    play = played(opening(["Emrakul, the Aeons Torn"], pools={"you": tuple("G" * 15)}), Cast("emrakul-the-aeons-torn"))
    assert [i.source for i in play.game.stack] == ["emrakul-the-aeons-torn"] * 2


@pytest.mark.parametrize("zone", ["hand", "graveyard"])
def test_with_flashback_a_spell_is_exiled_wherever_it_would_go(zone: str) -> None:
    """702.34a: Remand would have it go to the hand, where it goes if it was cast from there."""
    cards = {zone: ["Devil's Play"]}
    board = opening(**cards, opp_hand=["Remand"], pools={"you": tuple("RRRRR"), "opp": tuple("UU")})  # type: ignore[arg-type]
    assert where(played(board, *REMANDED), "devils-play") is (Zone.EXILE if zone == "graveyard" else Zone.HAND)


def test_with_flashback_a_spell_is_exiled_as_it_resolves_and_without_targets() -> None:
    board = opening(
        graveyard=["Devil's Play"], opp_field=["Grizzly Bears"], opp_hand=["Unsummon"], pools={"you": tuple("RRRR"), "opp": ("U",)}
    )
    cast = (Cast("devils-play"), X(1), Choose("opp-grizzly-bears"), Pass())
    assert where(played(board, *cast, Pass()), "devils-play") is Zone.EXILE
    gone = played(board, *cast, Cast("opp-unsummon"), Choose("opp-grizzly-bears"), Pass(), Pass(), Pass(), Pass())
    assert where(gone, "devils-play") is Zone.EXILE
    assert game(graveyard=["Devil's Play"]).state.objects["devils-play"].leaves_for is None
