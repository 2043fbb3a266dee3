"""400.7, 401.4, 110.2a, 701.12, 106.4: where things are put, exchanges, mana."""

import pytest

from engine.model import Zone
from engine.rules.resolving.following import follow
from engine.rules.resolving.happened import ManaAdded, PlayOffered, Shuffled
from engine.rules.resolving.library import library
from engine.rules.resolving.placing import Place, place_of
from engine.vocabulary.instruction import AddMana
from tests.engine.rules.instructed import asked, followed, resolution, text
from tests.engine.rules.playing import OPP, YOU, card, enter, play, sheet


@pytest.mark.parametrize(
    "words, place",
    [
        ("to its owner's hand", Place(Zone.HAND)),
        ("into that player's graveyard", Place(Zone.GRAVEYARD)),
        ("on top of your library in any order", Place(Zone.LIBRARY, "top")),
        ("on the bottom of that player's library", Place(Zone.LIBRARY, "bottom")),
        ("onto the battlefield tapped under your control", Place(Zone.BATTLEFIELD, tapped=True, yours=True)),
        ("to the battlefield under its owner's control", Place(Zone.BATTLEFIELD, owners=True)),
        ("second from the top", None),
        ("on top or on the bottom", None),
        ("onto the battlefield attached to this creature", None),
        ("onto the battlefield with a +1/+1 counter on it", None),
    ],
)
def test_the_words_say_a_place(words, place):
    assert place_of(words) == place


def graves():
    return play(
        enter("Hill Giant", id="giant", zone=Zone.GRAVEYARD),
        enter("Grizzly Bears", id="bears", zone=Zone.GRAVEYARD),
        enter("Forest", id="top", zone=Zone.LIBRARY),
    )


def test_several_cards_go_on_a_library_in_the_order_their_owner_likes():
    words = "Put any number of target creature cards from your graveyard on top of your library."
    assert asked(graves(), words, ("giant", "bears")) == [("order", YOU, ("giant", "bears"), 2, 2)]
    assert asked(graves(), words, ("giant",)) == []
    done = followed(graves(), words, ("giant", "bears"), order="bears,giant")
    assert library(done.state, YOU) == ("bears", "giant", "top")
    assert library(followed(graves(), words, ()).state, YOU) == ("top",)


def test_cards_chosen_as_they_are_put_are_chosen_in_order():
    state = play(*(enter("Forest", id=one, zone=Zone.HAND) for one in "abc"))
    words = "Put two cards from your hand on top of your library in any order."
    assert asked(state, words) == [("object", YOU, ("a", "b", "c"), 2, 2)]
    assert library(followed(state, words, object="c,a").state, YOU) == ("c", "a")
    two = play(*(enter("Forest", id=one, zone=Zone.HAND) for one in "ab"))
    assert asked(two, words) == [("object", YOU, ("a", "b"), 2, 2)]  # the order is still to be chosen


@pytest.mark.parametrize("words, controller", [("", YOU), (" under your control", YOU), (" under its owner's control", OPP)])
def test_it_enters_under_the_control_of_whoever_puts_it_there(words, controller):
    state = play(enter("Hill Giant", OPP, zone=Zone.GRAVEYARD))
    done = followed(state, f"Return target creature card from a graveyard to the battlefield{words}.", ("hill",))
    giant = done.state.objects["hill"]
    assert giant.incarnation == 1  # a new object (400.7)
    assert (giant.zone, giant.controller, giant.owner, giant.tapped) == (Zone.BATTLEFIELD, controller, OPP, False)


def test_what_enters_enters_as_its_text_says():
    cards = card("Slow", "Creature — Snail", "Slow enters tapped.", power="1", toughness="1")
    state = play(enter("Slow", zone=Zone.GRAVEYARD), cards=cards)
    done = followed(state, "Return target creature card from your graveyard to the battlefield.", ("slow",))
    assert done.state.objects["slow"].tapped


def test_what_cant_enter_stays():
    state = play(enter("Shock", zone=Zone.GRAVEYARD), enter("Holy Strength", zone=Zone.GRAVEYARD))
    words = "Return target card from your graveyard to the battlefield."
    for id_ in ("shock", "holy"):
        assert followed(state, words, (id_,)).state.objects[id_].zone is Zone.GRAVEYARD


def test_shuffled_into_a_library():
    done = followed(graves(), "Shuffle target creature card from your graveyard into your library.", ("giant",))
    assert (done.state.objects["giant"].zone, done.happened) == (Zone.LIBRARY, (Shuffled(YOU),))


def test_control_is_exchanged_both_ways_or_not_at_all():
    state = play(enter("Hill Giant", id="mine"), enter("Grizzly Bears", OPP, id="theirs"), enter("Forest", id="land"))
    words = "Exchange control of target creature and target permanent."
    done = followed(state, words, ("mine",), ("theirs",))
    assert [sheet(done.state, i).controller for i in ("mine", "theirs")] == [OPP, YOU]
    assert followed(state, words, ("mine",), ("land",)).state.effects == ()
    assert followed(state, words, ("mine",)).state.effects == ()


@pytest.mark.parametrize(
    "words, choices, mana",
    [
        ("Add {R}{R}{G}.", {}, "RRG"),
        ("Add one mana of any color.", {"mana": "U"}, "U"),
        ("Add three mana of any one color.", {"mana": "B"}, "BBB"),
        ("Add two mana in any combination of colors.", {"mana": "W,W"}, "WW"),
        ("Add two mana of different colors.", {"mana": "W,U"}, "WU"),
        ("Add two mana of the chosen color.", {"color": "G"}, "GG"),
        ("Add {R} or {G}.", {"mana": "G"}, "G"),
        ("Add {C} for each land you control.", {}, "CC"),
        ("Add X mana of any one color.", {"mana": "R", "X": "3"}, "RRR"),
    ],
)
def test_mana_is_added(words, choices, mana):
    done = follow(resolution(play(enter("Forest"), enter("Swamp")), **choices), text(words))
    assert list(done.happened) == [ManaAdded(YOU, symbol) for symbol in mana]
    assert {type(i) for i in done.unperformed} == {AddMana}  # without a game in progress there is no pool to add it to


def test_what_mana_is_asked_for():
    assert asked(play(), "Add one mana of any color.") == [("mana", YOU, tuple("WUBRG"), 1, 1)]
    assert asked(play(), "Add {R} or {G}.") == [("mana", YOU, ("R", "G"), 1, 1)]
    assert asked(play(), "Add two mana in any combination of colors.") == [("mana", YOU, tuple("WUBRG"), 2, 2)]
    assert asked(play(), "Add {G}.") == []


def test_a_card_is_played_while_it_resolves():
    words = "Reveal the top card of your library. You may play that card without paying its mana cost. If you don't, exile it."
    state = play(enter("Forest", zone=Zone.LIBRARY))
    done = follow(resolution(state, may="yes"), text(words))
    assert done.happened[-1] == PlayOffered(YOU, "forest", "play", "without paying its mana cost")
    assert followed(state, words, may="no").state.objects["forest"].zone is Zone.EXILE


def test_life_becomes_a_number_and_counters_are_taken():
    assert followed(play(), "Your life total becomes 10.").state.players[0].life == 10
    state = play(enter("Hill Giant", counters=(("+1/+1", 3),)))
    one = followed(state, "Remove a +1/+1 counter from target creature.", ("hill",))
    assert [c.number for c in one.state.objects["hill"].counters] == [2]
    none = followed(state, "Remove all counters from target creature.", ("hill",))
    assert none.state.objects["hill"].counters == ()
