"""121, 401, 701.17: the top of a library, draws, milling."""

import pytest

from engine.model import Zone
from engine.rules.resolving.following import follow
from engine.rules.resolving.happened import DrewFromNothing
from engine.rules.resolving.library import from_top, library, put_on_bottom, put_on_top
from engine.vocabulary.instruction import Draw
from tests.engine.rules.instructed import followed, resolution, text
from tests.engine.rules.playing import OPP, YOU, enter, play


def three(player=YOU):
    """A library of three: "c" is on top."""
    return play(*(enter("Forest", player, id=one, zone=Zone.LIBRARY) for one in "abc"))


def zones(state, *ids):
    return [state.objects[id_].zone for id_ in ids]


def test_the_top_card_is_the_one_put_there_last():
    state = three()
    assert library(state, YOU) == ("c", "b", "a")
    assert library(state, OPP) == ()
    assert (from_top(state, YOU, 2), from_top(state, YOU, 2, bottom=True)) == (("c", "b"), ("a", "b"))


def test_cards_go_on_top_and_on_the_bottom_in_the_order_given():
    state = play(*(enter("Forest", id=one, zone=Zone.LIBRARY) for one in "ab"), *(enter("Forest", id=one) for one in "xy"))
    assert library(put_on_top(state, ("x", "y")), YOU) == ("x", "y", "b", "a")
    under = put_on_bottom(state, ("x", "y"))
    assert library(under, YOU) == ("b", "a", "x", "y")
    assert library(put_on_bottom(under, ("b",)), YOU) == ("a", "x", "y", "b")
    assert library(put_on_top(under, ("y",)), YOU) == ("y", "b", "a", "x")


def test_cards_are_drawn_from_the_top():
    done = followed(three(), "Draw two cards.")
    assert zones(done.state, "a", "b", "c") == [Zone.LIBRARY, Zone.HAND, Zone.HAND]
    assert (done.spoken, done.happened) == (("c", "b"), ())


def test_each_player_draws_their_own():
    state = play(enter("Forest", id="mine", zone=Zone.LIBRARY), enter("Forest", OPP, id="theirs", zone=Zone.LIBRARY))
    assert zones(followed(state, "Each player draws a card.").state, "mine", "theirs") == [Zone.HAND, Zone.HAND]
    assert zones(followed(state, "Target player draws a card.", (OPP,)).state, "mine", "theirs") == [Zone.LIBRARY, Zone.HAND]


@pytest.mark.parametrize("number", ["five", "ten"])
def test_a_draw_from_an_empty_library_is_told(number):
    done = follow(resolution(three()), text(f"Draw {number} cards."))
    assert zones(done.state, "a", "b", "c") == [Zone.HAND] * 3
    assert done.happened == (DrewFromNothing(YOU),)
    assert isinstance(done.unperformed[0], Draw)  # without a game in progress nobody loses by it


def test_milled_cards_go_to_the_graveyard_as_many_as_there_are():
    done = followed(three(), "Mill two cards.")
    assert zones(done.state, "a", "b", "c") == [Zone.LIBRARY, Zone.GRAVEYARD, Zone.GRAVEYARD]
    assert zones(followed(three(OPP), "Target player mills ten cards.", (OPP,)).state, "a", "b", "c") == [Zone.GRAVEYARD] * 3
