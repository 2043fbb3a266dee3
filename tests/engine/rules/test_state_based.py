"""State-based actions: 704.3, 704.5."""

from engine import characteristics
from engine.actions import Attach, DealDamage, Move, PutCounters, Resolve, SetStatus
from engine.model import Zone
from engine.performing import check, perform_state_based
from tests.engine.rules.playing import OPP, YOU, card, enter, play, then


def checked(state, kept=()):
    return [(str(a.rule), a.object) for a in check(state, characteristics(state), kept)]


def settled(state):
    while actions := check(state, characteristics(state)):
        state = perform_state_based(state, actions)
    return state


def test_nothing_to_do_on_a_sound_board():
    state = play(enter("Grizzly Bears"), enter("Angelic Destiny", attached_to="grizzly"), enter("Forest"))
    assert checked(state) == []


def test_a_creature_with_toughness_zero_dies_and_its_aura_after_it():
    state = play(enter("Grizzly Bears"), enter("Holy Strength", attached_to="grizzly"), PutCounters("grizzly", "-1/-1", 4))
    assert checked(state) == [("704.5f", "grizzly")]
    once = perform_state_based(state, check(state, characteristics(state)))
    assert checked(once) == [("704.5m", "holy")]
    end = settled(state)
    assert {o.zone for o in end.objects.values()} == {Zone.GRAVEYARD}


def test_lethal_damage_destroys_but_not_what_is_indestructible():
    state = play(enter("Grizzly Bears"), enter("Hill Giant"), DealDamage("grizzly", 2), DealDamage("hill", 2))
    assert checked(state) == [("704.5g", "grizzly")]
    safe = then(state, enter("Indestructibility", attached_to="grizzly"))
    assert checked(safe) == []


def test_damage_does_not_destroy_what_dies_for_its_toughness():
    state = play(enter("Grizzly Bears"), DealDamage("grizzly", 1), PutCounters("grizzly", "-1/-1", 2))
    assert checked(state) == [("704.5f", "grizzly")]


def test_a_planeswalker_without_loyalty_dies():
    state = play(enter("Elspeth, Knight-Errant"))
    assert checked(state) == []
    assert checked(then(state, PutCounters("elspeth", "loyalty", -4))) == [("704.5i", "elspeth")]


def test_the_legend_rule_keeps_one_of_each_name_and_controller():
    urborgs = [enter("Urborg, Tomb of Yawgmoth", id=i) for i in "ab"]
    state = play(*urborgs, enter("Urborg, Tomb of Yawgmoth", OPP, id="c"), enter("Forest", id="x"), enter("Forest", id="y"))
    assert checked(state) == [("704.5j", "a")]
    assert checked(state, kept={"a"}) == [("704.5j", "b")]


def test_a_permanent_without_a_name_has_no_namesake():
    crown = card("Crown", "Enchantment", "All creatures are legendary.")
    state = play(*(enter("Grizzly Bears", id=i, face_down=True) for i in "ab"), enter("Crown"), cards=crown)
    assert checked(state) == []
    up = then(then(state, SetStatus("a", face_down=False)), SetStatus("b", face_down=False))
    assert checked(up) == [("704.5j", "a")]


def test_an_aura_on_what_it_can_no_longer_enchant_dies():
    state = play(enter("Inkmoth Nexus"), Resolve(YOU, source="inkmoth", ability=2))
    state = then(state, enter("Holy Strength", attached_to="inkmoth"))
    assert checked(state) == []
    state = then(state, Resolve(YOU, "Unfrog", targets=(("inkmoth",),)), card("Unfrog", "Instant", "Target land isn't a creature."))
    assert checked(state) == [("704.5m", "holy")]


def test_an_equipment_comes_off_what_is_no_creature_and_stays():
    state = play(enter("Inkmoth Nexus"), Resolve(YOU, source="inkmoth", ability=2), enter("Bonesplitter", attached_to="inkmoth"))
    state = then(state, Resolve(YOU, "Unfrog", targets=(("inkmoth",),)), card("Unfrog", "Instant", "Target land isn't a creature."))
    assert checked(state) == [("704.5n", "bonesplitter")]
    end = settled(state)
    assert (end.objects["bonesplitter"].zone, end.objects["bonesplitter"].attached_to) == (Zone.BATTLEFIELD, None)


def test_an_equipment_that_becomes_a_creature_comes_off():
    state = play(enter("Grizzly Bears"), enter("Bonesplitter", attached_to="grizzly"), enter("March of the Machines"))
    assert ("704.5p", "bonesplitter") in checked(state)
    assert settled(state).objects["bonesplitter"].attached_to is None


def test_an_aura_that_becomes_a_creature_dies():
    state = play(enter("Grizzly Bears"), enter("Holy Strength", attached_to="grizzly"))
    living = card("Living", "Enchantment", "All Auras are 1/1 creatures in addition to their other types.")
    end = settled(then(state, enter("Living"), living))
    assert end.objects["holy"].zone is Zone.GRAVEYARD


def test_opposite_counters_cancel_each_other():
    state = play(enter("Hill Giant"), PutCounters("hill", "+1/+1", 3), PutCounters("hill", "-1/-1", 1))
    assert checked(state) == [("704.5q", "hill")]
    assert [(c.kind, c.number) for c in settled(state).objects["hill"].counters] == [("+1/+1", 2)]


def test_a_token_elsewhere_ceases_to_exist():
    state = play(enter("Grizzly Bears", token=True), Move("grizzly", Zone.HAND))
    assert checked(state) == [("704.5d", "grizzly")]
    assert "grizzly" not in settled(state).objects


def test_those_who_die_together_do_so_at_once_from_the_active_player_on():
    pair = [enter("Grizzly Bears", OPP, id="theirs"), enter("Grizzly Bears", id="mine")]
    state = play(*pair, PutCounters("theirs", "-1/-1", 2), PutCounters("mine", "-1/-1", 2))
    dead = settled(state).objects
    assert dead["mine"].timestamp < dead["theirs"].timestamp
    assert dead["mine"].timestamp[0] == dead["theirs"].timestamp[0]


def test_what_dies_by_two_rules_dies_once():
    state = play(enter("Urborg, Tomb of Yawgmoth", id="a"), enter("Urborg, Tomb of Yawgmoth", id="b"), enter("Nature's Revolt"))
    state = then(state, PutCounters("a", "-1/-1", 2))
    assert checked(state) == [("704.5f", "a"), ("704.5j", "a")]
    assert settled(state).objects["a"].zone is Zone.GRAVEYARD


def test_a_moved_equipment_is_not_stray():
    state = play(enter("Grizzly Bears"), enter("Bonesplitter"), Attach("bonesplitter", "grizzly"))
    assert checked(state) == []


def test_deathtouch_destroys_what_it_damaged_since_the_last_check_only():
    text = "Deathtouch\n{T}: This creature deals 1 damage to target creature."
    snake = card("Snake", "Creature — Snake", text, power="1", toughness="1")
    state = play(enter("Hill Giant"), enter("Snake"), Resolve(YOU, source="snake", ability=1, targets=(("hill",),)), cards=snake)
    assert checked(state) == [("704.5h", "hill")]
    later = then(state, SetStatus("hill", tapped=True))  # the check came in between
    assert checked(later) == []


def test_the_world_rule_keeps_the_newest_of_all():
    state = play(enter("Living Plane"), enter("Living Plane", OPP, id="second"))
    assert checked(state) == [("704.5k", "living")]
