"""608.2c: which instructions are followed, by whom and how often."""

import pytest

from engine.model import Zone
from engine.rules.resolving.asking import next_questions
from engine.rules.resolving.following import follow, step
from engine.rules.resolving.happened import CostPaid, Shuffled
from engine.rules.resolving.instructions import targets_in
from engine.vocabulary.cost import Mana
from engine.vocabulary.quality import Who
from engine.vocabulary.subject import TargetPlayer
from tests.engine.rules.instructed import asked, followed, resolution, stack, text
from tests.engine.rules.playing import OPP, YOU, enter, play

KICKED = "X deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead."


def lives(done):
    return tuple(p.life for p in done.state.players)


@pytest.mark.parametrize("kicked, life", [(0, 18), (1, 16), (2, 16)])
def test_what_is_done_instead_is_done_to_the_same(kicked, life):
    done = followed(play(enter("Forest", id="x")), KICKED, (OPP,), facts={"kicked": kicked})
    assert lives(done) == (20, life)


def test_what_is_done_instead_to_a_creature():
    state = play(enter("Hill Giant"), enter("Forest", id="x"))
    assert followed(state, KICKED, ("hill",), facts={"kicked": 1}).state.objects["hill"].damage == 4


def test_a_spell_knows_with_which_kicker():
    words = "If it was kicked with its {2}{U} kicker, you gain 5 life."
    assert lives(followed(play(), words, facts={"kicked": 1, "kicked 2U": 1})) == (25, 20)
    assert lives(followed(play(), words, facts={"kicked": 1, "kicked 1R": 1})) == (20, 20)


@pytest.mark.parametrize("may, you", [("yes", 24), ("no", 19)])
def test_if_you_do_and_if_you_dont(may, you):
    words = "You may gain 1 life. If you do, you gain 3 life. If you don't, you lose 1 life."
    assert lives(followed(play(), words, may=may)) == (you, 20)


def test_each_player_decides_for_themself():
    words = "Each player may gain 3 life."
    assert lives(followed(play(), words, **{"may": "no", "may:opp": "yes"})) == (20, 23)
    assert lives(followed(play(), words, **{"may": "yes", "may:opp": "yes"})) == (23, 23)


@pytest.mark.parametrize("lands, you", [(0, 19), (1, 23)])
def test_otherwise(lands, you):
    state = play(*[enter("Swamp")] * lands)
    assert lives(followed(state, "If you control a Swamp, you gain 3 life. Otherwise, you lose 1 life.")) == (you, 20)


def test_for_each_and_where_x():
    state = play(enter("Swamp"), enter("Forest"))
    assert lives(followed(state, "For each land you control, you gain 2 life.")) == (24, 20)
    assert lives(followed(state, "You gain X life, where X is the number of lands you control.")) == (22, 20)


def test_then_goes_on():
    assert lives(followed(play(), "You gain 2 life. Then if you control a Swamp, you gain 5 life.")) == (22, 20)


def test_one_step_at_a_time_uses_up_its_answers():
    pending = text("You may gain 1 life. You may gain 5 life.")
    now, pending = step(resolution(play(), may="yes", color="R"), pending)
    assert (lives(now), now.choices) == ((20, 20), {"color": "R"})  # opened, not followed yet
    now, pending = step(now, pending)
    assert lives(now) == (21, 20)
    now, pending = step(now, pending)  # nobody answered: it is not done
    assert (lives(now), pending) == ((21, 20), ())


def test_what_is_asked_twice_is_answered_twice():
    state = play(*(enter("Forest", id=one, zone=Zone.HAND) for one in "abc"))
    now, pending = step(resolution(state, object="b"), text("Discard a card. Discard a card."))
    assert [q.options for q in next_questions(now, pending)] == [("a", "c")]


@pytest.mark.parametrize(
    "words, options",
    [
        ("Choose a player.", (YOU, OPP)),
        ("Choose a color other than white.", ("B", "G", "R", "U")),
        ("Choose a basic land type.", ("Forest", "Island", "Mountain", "Plains", "Swamp")),
        ("Choose a card name.", ()),
    ],
)
def test_what_may_be_chosen(words, options):
    ((_, player, found, least, most),) = asked(play(), words)
    assert (player, found, least, most) == (YOU, options, 1, 1)
    assert asked(play(), "Choose an opponent.") == []  # there is only one


def test_what_is_not_performed_yet_is_noted_and_the_rest_goes_on():
    pending = text("Scry 2. You gain 1 life.")
    done = follow(resolution(play()), pending)
    assert (done.unperformed, lives(done)) == (pending[:1], (21, 20))


def test_the_objects_of_an_instruction_are_it_in_the_next():
    state = play(enter("Hill Giant"), enter("Forest", id="x"))
    done = followed(state, "Destroy target creature. You gain 1 life.", ("hill",))
    assert (done.spoken, done.state.objects["hill"].zone, lives(done)) == (("hill",), Zone.GRAVEYARD, (21, 20))
    assert done.doer == YOU


def test_a_player_may_be_the_target_of_a_description():
    words = "Exile all cards from target player's graveyard."
    assert targets_in(text(words)) == {0: TargetPlayer(Who.PLAYER)}
    state = play(enter("Forest", id="mine", zone=Zone.GRAVEYARD), enter("Swamp", OPP, id="theirs", zone=Zone.GRAVEYARD))
    done = followed(state, words, (OPP,))
    assert [done.state.objects[i].zone for i in ("mine", "theirs")] == [Zone.GRAVEYARD, Zone.EXILE]


def test_that_player_is_the_one_spoken_of():
    words = "Exile all cards from target player's library, then that player shuffles their hand into their library."
    state = play(
        enter("Forest", OPP, id="library", zone=Zone.LIBRARY),
        enter("Swamp", OPP, id="hand", zone=Zone.HAND),
        enter("Plains", id="mine", zone=Zone.HAND),
    )
    done = followed(state, words, (OPP,))
    assert [done.state.objects[i].zone for i in ("library", "hand", "mine")] == [Zone.EXILE, Zone.LIBRARY, Zone.HAND]
    assert done.happened == (Shuffled(OPP),)


def test_that_player_is_never_you():
    words = "Target player loses 2 life and you gain 2 life. That player draws a card."
    state = play(enter("Forest", OPP, zone=Zone.LIBRARY))
    assert followed(state, words, (OPP,)).state.objects["forest"].zone is Zone.HAND


PUNISH = "X deals 3 damage to you unless you discard a card."


@pytest.mark.parametrize("does, life, zone", [("yes", 20, Zone.GRAVEYARD), ("no", 17, Zone.HAND)])
def test_unless_something_else_is_done(does, life, zone):
    state = play(enter("Forest", zone=Zone.HAND), enter("Swamp", id="x"))
    assert asked(state, PUNISH) == [("does", YOU, ("yes", "no"), 1, 1)]
    done = followed(state, PUNISH, does=does)
    assert (lives(done), done.state.objects["forest"].zone) == ((life, 20), zone)


def test_what_cant_be_done_prevents_nothing():
    assert lives(followed(play(enter("Swamp", id="x")), PUNISH, does="yes")) == (17, 20)


def test_what_is_paid_is_told():
    words = "Counter target spell unless its controller pays {2}."
    done = followed(stack(play(), "Shock", OPP), words, ("spell",), pays="yes")
    assert done.happened == (CostPaid(OPP, (Mana(("2",)),)),)
