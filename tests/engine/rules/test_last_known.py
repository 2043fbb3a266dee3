"""608.2h, 113.7a: what is known of an object that has left, and whose number it is."""

from dataclasses import replace

from engine.model import Zone
from engine.rules.resolving.following import follow
from tests.engine.rules.instructed import followed, resolution, text
from tests.engine.rules.playing import OPP, YOU, enter, play, sheet


def lives(done):
    return [p.life for p in done.state.players]


def grown():
    """A Hill Giant of yours that the opponent controls, with two +1/+1 counters: 5/5."""
    return play(enter("Hill Giant", OPP, owner=YOU, counters=(("+1/+1", 2),)), enter("Forest", id="x"))


def test_its_controller_is_who_controlled_it_last():
    words = "Destroy target creature. Its controller loses 3 life."
    assert lives(followed(grown(), words, ("hill",))) == [20, 17]


def test_its_power_is_what_it_was_last():
    words = "Exile target creature. You gain life equal to its power."
    assert lives(followed(grown(), words, ("hill",))) == [25, 20]


def test_that_creatures_controller_and_its_value():
    words = "Return target creature to its owner's hand. That creature's controller loses life equal to that creature's toughness."
    assert lives(followed(grown(), words, ("hill",))) == [20, 15]


def test_what_stays_is_as_it_is_now():
    words = "Put a +1/+1 counter on target creature. You gain life equal to its power."
    assert lives(followed(grown(), words, ("hill",))) == [26, 20]


def test_the_source_of_an_ability_is_known_as_it_was():
    state = grown()
    known = {"x": sheet(state, "hill")}
    gone = followed(state, "Destroy target creature.", ("hill",)).state
    done = follow(replace(resolution(gone, source="hill"), last={"hill": known["x"]}), text("You gain life equal to its power."))
    assert lives(done) == [25, 20]
    assert done.state.objects["hill"].zone is Zone.GRAVEYARD


def test_a_targets_own_number():
    words = "Target creature deals damage equal to its power to target player."
    assert lives(followed(grown(), words, ("hill",), (YOU,))) == [15, 20]
    assert lives(followed(grown(), "You gain life equal to target creature's toughness.", ("hill",))) == [25, 20]
