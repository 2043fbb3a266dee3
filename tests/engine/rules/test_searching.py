"""701.23, 701.20: searching a library, revealing and looking."""

import pytest

from engine.model import Zone
from engine.rules.resolving.happened import CardsSeen, Shuffled
from engine.rules.resolving.library import library
from tests.engine.rules.instructed import asked, followed
from tests.engine.rules.playing import OPP, YOU, enter, play

HARROW = "Search your library for up to two basic land cards, put them onto the battlefield, then shuffle."


def deck(player=YOU):
    return play(
        enter("Forest", player, id="forest", zone=Zone.LIBRARY),
        enter("Urborg, Tomb of Yawgmoth", player, id="urborg", zone=Zone.LIBRARY),
        enter("Island", player, id="island", zone=Zone.LIBRARY),
        enter("Hill Giant", player, id="giant", zone=Zone.LIBRARY),
        enter("Forest", player, id="out"),
    )


def zone(done, id_):
    return done.state.objects[id_].zone


def test_cards_with_a_stated_quality_need_not_be_found():
    assert asked(deck(), HARROW) == [("object", YOU, ("island", "forest"), 0, 2)]
    assert zone(followed(deck(), HARROW, object=""), "forest") is Zone.LIBRARY


def test_simply_a_card_must_be_found():
    words = "Search your library for a card, put that card into your hand, then shuffle."
    assert asked(deck(), words) == [("object", YOU, ("giant", "island", "urborg", "forest"), 1, 1)]
    assert zone(followed(deck(), words, object="urborg"), "urborg") is Zone.HAND


def test_what_is_found_enters_and_the_library_is_shuffled():
    done = followed(deck(), HARROW, object="forest,island")
    assert [zone(done, i) for i in ("forest", "island", "urborg")] == [Zone.BATTLEFIELD, Zone.BATTLEFIELD, Zone.LIBRARY]
    assert not done.state.objects["forest"].tapped
    assert done.happened == (CardsSeen(YOU, ("giant", "island", "urborg", "forest"), revealed=False), Shuffled(YOU))


def test_it_enters_tapped_if_the_effect_says_so():
    words = "Search your library for a basic land card, put that card onto the battlefield tapped, then shuffle."
    assert followed(deck(), words, object="island").state.objects["island"].tapped


def test_found_revealed_and_put_on_top_after_the_shuffle():
    words = "Search your library for a creature card, reveal it, then shuffle and put that card on top."
    done = followed(deck(), words, object="giant")
    assert library(done.state, YOU)[0] == "giant"
    assert done.happened[1:] == (CardsSeen(YOU, ("giant",), revealed=True), Shuffled(YOU))


def test_another_players_library():
    words = "Search target player's library for a creature card, put it onto the battlefield under your control, then shuffle."
    assert asked(deck(OPP), words, (OPP,)) == [("object", YOU, ("giant",), 0, 1)]
    done = followed(deck(OPP), words, (OPP,), object="giant")
    assert (done.state.objects["giant"].controller, done.state.objects["giant"].owner) == (YOU, OPP)
    assert done.happened[-1] == Shuffled(OPP)


@pytest.mark.parametrize("may, hand", [("yes", Zone.BATTLEFIELD), ("no", Zone.LIBRARY)])
def test_one_may_search(may, hand):
    words = "You may search your library for a basic land card, put that card onto the battlefield tapped, then shuffle."
    assert asked(deck(), words) == [("may", YOU, ("yes", "no"), 1, 1)]
    assert zone(followed(deck(), words, may=may, object="forest"), "forest") is hand


def test_looking_is_for_one_and_revealing_for_all():
    done = followed(deck(OPP), "Look at the top two cards of target player's library.", (OPP,))
    assert (done.happened, done.spoken) == ((CardsSeen(YOU, ("giant", "island"), revealed=False),), ("giant", "island"))
    shown = followed(deck(), "Reveal the top card of your library.")
    assert shown.happened == (CardsSeen(YOU, ("giant",), revealed=True),)


AS_IT_WAS = ("giant", "island", "urborg", "forest")


@pytest.mark.parametrize("may, order", [("yes", (*AS_IT_WAS[1:], "giant")), ("no", AS_IT_WAS)])
def test_the_card_looked_at_may_go_to_the_bottom(may, order):
    words = "Look at the top card of target player's library. You may put that card on the bottom of that player's library."
    assert library(followed(deck(OPP), words, (OPP,), may=may).state, OPP) == order


def test_one_of_those_looked_at_and_the_rest():
    words = "Look at the top three cards of your library. "
    words += "Put one of them into your hand and the rest on the bottom of your library in any order."
    done = followed(deck(), words, object="island", order="urborg,giant")
    assert zone(done, "island") is Zone.HAND
    assert library(done.state, YOU) == ("forest", "urborg", "giant")
