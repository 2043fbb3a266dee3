"""701.9, 701.21: discards and sacrifices, and who chooses."""

import pytest

from engine.model import Zone
from engine.rules.resolving.following import follow
from tests.engine.rules.instructed import asked, followed, resolution, text
from tests.engine.rules.playing import OPP, YOU, enter, play


def hands():
    return play(
        enter("Forest", id="land", zone=Zone.HAND),
        enter("Shock", id="shock", zone=Zone.HAND),
        enter("Hill Giant", OPP, id="giant", zone=Zone.HAND),
        enter("Swamp", OPP, id="swamp", zone=Zone.HAND),
    )


def in_graveyard(done):
    return [o.id for o in done.state.objects.values() if o.zone is Zone.GRAVEYARD]


def test_the_affected_player_chooses_what_they_discard():
    words = "Target player discards a card."
    assert asked(hands(), words, (OPP,)) == [("object:opp", OPP, ("giant", "swamp"), 1, 1)]
    assert in_graveyard(followed(hands(), words, (OPP,), **{"object:opp": "giant"})) == ["giant"]


def test_where_all_must_go_nobody_is_asked():
    assert asked(hands(), "Discard three cards.") == []
    assert in_graveyard(followed(hands(), "Discard three cards.")) == ["land", "shock"]
    assert in_graveyard(followed(play(), "Discard a card.")) == []


def test_each_player_is_asked_in_turn_order():
    words = "Each player discards a card."
    assert [q[:3] for q in asked(hands(), words)] == [("object", YOU, ("land", "shock")), ("object:opp", OPP, ("giant", "swamp"))]
    assert [q[0] for q in asked(hands(), words, object="land")] == ["object:opp"]
    assert in_graveyard(followed(hands(), words, object="land", **{"object:opp": "swamp"})) == ["land", "swamp"]


def test_a_whole_hand_and_a_card_of_a_kind():
    assert in_graveyard(followed(hands(), "Target player discards their hand.", (OPP,))) == ["giant", "swamp"]
    assert asked(hands(), "Discard a land card.") == []  # there is one
    assert in_graveyard(followed(hands(), "Discard a land card.")) == ["land"]


@pytest.mark.parametrize("answers, life", [({"may": "yes", "object": "shock"}, 23), ({"may": "no"}, 20)])
def test_if_you_do(answers, life):
    done = followed(hands(), "You may discard a card. If you do, you gain 3 life.", **answers)
    assert done.state.players[0].life == life


def test_what_can_not_be_discarded_is_no_doing():
    done = followed(play(), "You may discard a card. If you do, you gain 3 life.", may="yes")
    assert done.state.players[0].life == 20


def test_an_unanswered_choice_is_not_made_for_the_player():
    done = follow(resolution(hands()), text("Discard a card. You gain 1 life."))
    assert ([type(i).__name__ for i in done.unperformed], in_graveyard(done)) == (["DiscardCards"], [])
    assert done.state.players[0].life == 21


def test_each_opponent_sacrifices_what_they_control_and_choose():
    state = play(enter("Hill Giant", id="mine"), enter("Hill Giant", OPP, id="a"), enter("Grizzly Bears", OPP, id="b"))
    words = "Each opponent sacrifices a creature of their choice."
    assert asked(state, words) == [("object:opp", OPP, ("a", "b"), 1, 1)]
    assert in_graveyard(followed(state, words, **{"object:opp": "b"})) == ["b"]


def test_sacrifice_is_no_destruction_and_only_of_ones_own():
    state = play(enter("Darksteel Plate", id="x"), enter("Hill Giant", OPP, id="giant"))
    assert in_graveyard(followed(state, "Sacrifice an artifact.")) == ["x"]
    assert in_graveyard(followed(state, "Each player sacrifices an artifact.")) == ["x"]
    assert in_graveyard(followed(state, "Sacrifice target creature.", ("giant",))) == []
