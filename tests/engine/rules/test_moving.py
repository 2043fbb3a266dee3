"""400.7: in another zone it is another object."""

from engine.actions import Attach, EndTurn, Move, PutCounters, Resolve, SetStatus
from engine.illegal import Reason
from engine.model import Zone
from tests.engine.rules.playing import OPP, YOU, enter, play, pt, sheet, then, why


def test_counters_status_and_control_stay_behind():
    state = play(enter("Grizzly Bears", OPP, owner=YOU, tapped=True, counters=(("+1/+1", 1),)), Move("grizzly", Zone.HAND))
    bears = state.objects["grizzly"]
    assert (bears.zone, bears.controller, bears.tapped, bears.counters) == (Zone.HAND, YOU, False, ())


def test_it_has_a_new_timestamp_there():
    state = play(enter("Grizzly Bears"), enter("Forest"), Move("grizzly", Zone.GRAVEYARD))
    assert state.objects["grizzly"].timestamp > state.objects["forest"].timestamp


def test_effects_on_it_do_not_follow_it_out_and_back():
    state = play(enter("Grizzly Bears"), enter("Hill Giant"), Resolve(YOU, "Giant Growth", targets=(("grizzly",),)))
    assert pt(state, "grizzly") == "5/5"
    state = then(then(state, Move("grizzly", Zone.EXILE)), Move("grizzly", Zone.BATTLEFIELD))
    assert (pt(state, "grizzly"), state.effects) == ("2/2", ())


def test_what_was_attached_to_it_is_attached_to_nothing():
    state = play(enter("Grizzly Bears"), enter("Bonesplitter", attached_to="grizzly"), Move("grizzly", Zone.EXILE))
    assert state.objects["bonesplitter"].attached_to is None
    assert then(then(state, Move("grizzly", Zone.BATTLEFIELD)), EndTurn()).objects["bonesplitter"].attached_to is None


def test_a_card_put_back_onto_the_battlefield_makes_its_choices_anew():
    state = play(enter("Conspiracy", chosen={"type": "Elf"}), Move("conspiracy", Zone.HAND))
    assert state.objects["conspiracy"].chosen == {}
    assert why(state, Move("conspiracy", Zone.BATTLEFIELD)) == [(Reason.MISSING_CHOICE, "chosen.type", "614.12a")]
    state = then(state, Move("conspiracy", Zone.BATTLEFIELD, controller=OPP, chosen={"type": "Goblin"}))
    assert (sheet(state, "conspiracy").controller, state.objects["conspiracy"].owner) == (OPP, YOU)


def test_a_token_that_left_the_battlefield_stays_where_it_is():
    state = play(enter("Grizzly Bears", token=True), Move("grizzly", Zone.GRAVEYARD))
    assert then(state, Move("grizzly", Zone.EXILE)).objects["grizzly"].zone is Zone.GRAVEYARD
    assert why(state, Move("grizzly", Zone.BATTLEFIELD)) == [(Reason.BAD_VALUE, "id", "111.8")]


def test_it_cannot_go_where_it_is():
    assert why(play(enter("Forest")), Move("forest", Zone.BATTLEFIELD)) == [(Reason.BAD_VALUE, "zone", "400.7")]


def test_nothing_happens_to_what_is_not_there():
    for action in (Move("x", Zone.HAND), PutCounters("x", "+1/+1", 1), SetStatus("x", tapped=True), Attach("x", "y")):
        assert why(play(), action)[0] == (Reason.UNKNOWN_OBJECT, "id", None)
