"""What testers found wrong once, each with its rule, so that it stays right."""

from engine.actions import Enter, Move, PutCounters, Resolve
from engine.illegal import Reason
from engine.model import Supertype, Zone
from tests.engine.rules.playing import OPP, YOU, abilities, card, enter, play, pt, sheet, then, why


def test_historic_waits_for_what_makes_artifacts():
    """613.8a: an older effect on historic creatures depends on what makes everything an artifact."""
    text = "Historic creatures you control get +1/+1 and are Knights in addition to their other types."
    cards = card("Annals", "Enchantment", text, mana_cost="{W}")
    state = play(enter("Annals"), enter("Grizzly Bears"), enter("Mycosynth Lattice"), cards=cards)
    assert pt(state, "grizzly") == "3/3"
    assert sheet(state, "grizzly").subtypes == {"Bear", "Knight"}


def test_what_could_not_have_an_ability_does_not_get_it_later():
    """113.11: that part of the resolved effect does not apply, even after the prohibition is gone."""
    state = play(enter("Archetype of Imagination", OPP), enter("Grizzly Bears"), enter("Elspeth, Knight-Errant"))
    state = then(state, Resolve(YOU, source="elspeth", ability=2, targets=(("grizzly",),)))
    state = then(state, Move("archetype", Zone.GRAVEYARD))
    assert (pt(state, "grizzly"), abilities(state, "grizzly")) == ("5/5", [])


def test_a_prohibition_that_comes_later_only_suspends():
    state = play(enter("Grizzly Bears"), enter("Elspeth, Knight-Errant"))
    state = then(state, Resolve(YOU, source="elspeth", ability=2, targets=(("grizzly",),)))
    barred = then(state, enter("Archetype of Imagination", OPP))
    assert abilities(barred, "grizzly") == []
    assert abilities(then(barred, Move("archetype", Zone.GRAVEYARD)), "grizzly") == ["Flying"]


def test_each_other_is_other_than_the_target():
    state = play(enter("Grizzly Bears"), enter("Hill Giant"), Resolve(YOU, "Mirrorweave", targets=(("grizzly",),)))
    [effect] = state.effects
    assert effect.objects == {"hill"}


def test_hone_counters_act_on_what_the_equipment_is_attached_to():
    """122.1j."""
    state = play(enter("Grizzly Bears"), enter("Bonesplitter", attached_to="grizzly"), PutCounters("bonesplitter", "hone", 2))
    assert pt(state, "grizzly") == "6/2"


def test_subtypes_come_back_with_their_card_type():
    """205.1a: they are removed for the time the card type is removed."""
    state = play(enter("Purphoros, God of the Forge"))
    assert sheet(state, "purphoros").subtypes == frozenset()
    assert sheet(then(state, enter("Opalescence")), "purphoros").subtypes == {"God"}


def test_a_copy_that_is_not_legendary():
    """707.9b."""
    text = "You may have this creature enter as a copy of any creature on the battlefield, except it isn't legendary."
    cards = card("Mirror", "Creature — Shapeshifter", text, mana_cost="{2}{U}", power="0", toughness="0")
    state = play(enter("Ashaya, Soul of the Wild"), Enter("mirror", "Mirror", YOU, copy_of="ashaya"), cards=cards)
    assert sheet(state, "mirror").name == "Ashaya, Soul of the Wild"
    assert Supertype.LEGENDARY not in sheet(state, "mirror").supertypes


def test_a_copy_whose_exceptions_are_not_read_is_not_called_illegal():
    state = play(enter("Grizzly Bears"))
    reasons = why(state, Enter("double", "Vesuvan Doppelganger", YOU, copy_of="grizzly"))
    assert [reason for reason, _, _ in reasons] == [Reason.NOT_UNDERSTOOD]
