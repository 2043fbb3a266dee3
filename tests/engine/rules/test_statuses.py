"""Counters, damage, status, the end of the turn: 122, 120.3, 110.5, 514.2, 611.2b."""

import pytest

from engine import characteristics
from engine.actions import DealDamage, EndTurn, Move, PutCounters, Resolve, SetStatus
from engine.illegal import Reason
from engine.model import CardType, Zone
from engine.performing import check, perform_state_based
from engine.vocabulary.instruction import Continuous, Duration
from engine.vocabulary.modification import Control
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import Target
from tests.engine.rules.playing import OPP, YOU, card, enter, play, pt, sheet, then, why, with_ability


def test_counters_of_a_kind_share_the_newest_timestamp():
    state = play(enter("Grizzly Bears"), PutCounters("grizzly", "+1/+1", 1), enter("Forest"), PutCounters("grizzly", "+1/+1", 2))
    (counters,) = state.objects["grizzly"].counters
    assert counters.number == 3
    assert counters.timestamp > state.objects["forest"].timestamp
    assert pt(state, "grizzly") == "5/5"


def test_counters_that_stay_when_others_go_keep_their_timestamp():
    state = play(enter("Grizzly Bears"), PutCounters("grizzly", "+1/+1", 3))
    fewer = then(state, PutCounters("grizzly", "+1/+1", -1))
    assert fewer.objects["grizzly"].counters[0].timestamp == state.objects["grizzly"].counters[0].timestamp
    assert then(fewer, PutCounters("grizzly", "+1/+1", -2)).objects["grizzly"].counters == ()


@pytest.mark.parametrize("kind, number", [("+1/+1", 0), ("+1/+1", -1), ("+1/+1", 10_000), ("", 1)])
def test_a_number_of_counters_that_cannot_be(kind, number):
    assert why(play(enter("Forest")), PutCounters("forest", kind, number)) == [(Reason.BAD_VALUE, "number", "122.1")]


def test_damage_is_marked_until_the_turn_ends():
    state = play(enter("Hill Giant"), DealDamage("hill", 1), DealDamage("hill", 1))
    assert state.objects["hill"].damage == 2
    assert then(state, EndTurn()).objects["hill"].damage == 0


def test_damage_takes_loyalty_off_planeswalkers_and_life_off_players():
    state = play(enter("Elspeth, Knight-Errant"), DealDamage("elspeth", 3), DealDamage(OPP, 4))
    assert [c.number for c in state.objects["elspeth"].counters] == [1]
    assert {p.id: p.life for p in state.players} == {YOU: 20, OPP: 16}


def test_damage_does_nothing_to_what_is_no_creature():
    state = play(enter("Forest"))
    assert then(state, DealDamage("forest", 3)) == state
    assert why(state, DealDamage("forest", 0)) == [(Reason.BAD_VALUE, "amount", "120.1")]


def test_a_permanent_turned_face_up_or_down_receives_a_new_timestamp():
    state = play(enter("Exalted Angel", face_down=True), enter("Forest"))
    up = then(state, SetStatus("exalted", face_down=False))
    assert (pt(state, "exalted"), pt(up, "exalted")) == ("2/2", "4/5")
    assert up.objects["exalted"].timestamp > up.objects["forest"].timestamp
    assert then(up, SetStatus("exalted", face_down=False)) == up  # 708.2b
    assert then(up, SetStatus("exalted", tapped=True)).objects["exalted"].timestamp == up.objects["exalted"].timestamp


def test_effects_until_end_of_turn_end_and_others_do_not():
    state = play(
        enter("Grizzly Bears"),
        Resolve(YOU, "Giant Growth", targets=(("grizzly",),)),
        enter("Forest"),
        Resolve(YOU, "Mind Bend", targets=(("forest",),), choices={"basic land type": "Forest>Island"}),
    )
    state = then(state, EndTurn())
    assert (pt(state, "grizzly"), sheet(state, "forest").subtypes) == ("2/2", {"Island"})
    assert state.active == OPP


def test_until_your_next_turn_is_until_then():
    spell = card("Ward", "Instant", "Until your next turn, target creature gets +0/+5.")
    state = play(enter("Grizzly Bears"), Resolve(YOU, "Ward", targets=(("grizzly",),)), cards=spell)
    theirs = then(state, EndTurn())
    assert pt(theirs, "grizzly") == "2/7"
    assert pt(then(theirs, EndTurn()), "grizzly") == "2/2"


def thief(duration, controller=YOU):
    steal = Continuous(Target(Filter((CardType.CREATURE,))), (Control(),), duration)
    return with_ability(play(enter("Hill Giant", OPP)), "thief", steal, controller=controller)


STEAL = Resolve(YOU, source="thief", ability=1, targets=(("hill",),))
CAPTIVE, ALLIED = Duration.WHILE_THIS_REMAINS, Duration.WHILE_YOU_CONTROL_THIS


@pytest.mark.parametrize("duration", [CAPTIVE, ALLIED])
def test_an_effect_ends_with_what_it_lasts_for_and_does_not_begin_again(duration):
    state = then(thief(duration), STEAL)
    assert sheet(state, "hill").controller == YOU
    state = then(state, Move("thief", Zone.EXILE))
    assert sheet(state, "hill").controller == OPP
    assert sheet(then(state, Move("thief", Zone.BATTLEFIELD)), "hill").controller == OPP


def test_losing_control_of_the_source_ends_only_what_lasts_for_as_long_as_you_control_it():
    act = Resolve(OPP, "Act of Treason", targets=(("thief",),))
    for duration, controller in ((CAPTIVE, YOU), (ALLIED, OPP)):
        assert sheet(then(then(thief(duration), STEAL), act), "hill").controller == controller


def test_an_effect_whose_duration_is_over_before_it_begins_does_nothing():
    state = then(thief(ALLIED, controller=OPP), STEAL)
    assert (sheet(state, "hill").controller, state.effects) == (OPP, ())


def test_an_effect_for_as_long_as_its_source_remains_ends_when_the_source_dies():
    state = then(then(thief(CAPTIVE), STEAL), DealDamage("thief", 1))
    assert sheet(state, "hill").controller == YOU
    after = perform_state_based(state, check(state, characteristics(state)))
    assert sheet(after, "hill").controller == OPP
