"""Objects arrive: 613.7d, 613.7m, 614.12, 303.4, 301.5b, 306.5b."""

import pytest

from engine import pool
from engine.actions import Enter, Resolve, Together
from engine.illegal import Reason
from engine.model import Zone
from engine.rules.entering.entering_as import Arrival, onto_battlefield
from engine.state import GameObject
from engine.vocabulary.ability import EntersDoing
from engine.vocabulary.instruction import Continuous, May
from engine.vocabulary.subject import This
from tests.engine.rules.playing import OPP, YOU, abilities, card, enter, play, pt, sheet, then, why


def test_each_arrival_has_a_later_timestamp_than_the_one_before():
    state = play(enter("Honor of the Pure"), enter("Savannah Lions"))
    assert state.objects["honor"].timestamp < state.objects["savannah"].timestamp


def test_those_that_arrive_together_are_ordered_from_the_active_player_on_each_in_their_own_order():
    mine = [enter("Grizzly Bears", id="a"), enter("Grizzly Bears", id="b")]
    theirs = [enter("Grizzly Bears", OPP, id="c"), enter("Grizzly Bears", OPP, id="d")]
    together = Together((mine[0], theirs[0], theirs[1], mine[1]))
    for active, order in ((YOU, "abcd"), (OPP, "cdab")):
        objects = play(together, active=active).objects
        assert "".join(sorted(objects, key=lambda id_: objects[id_].timestamp)) == order
    assert len({o.timestamp[0] for o in objects.values()}) == 1


def test_two_of_those_that_arrive_together_cannot_have_one_id():
    assert why(play(), Together((enter("Forest"), enter("Forest")))) == [(Reason.DUPLICATE_ID, "arrivals.1.id", None)]


def test_an_emblem_acts_from_the_command_zone_and_is_nowhere_else():
    emblem = card("Emblem", "Enchantment", "Creatures you control have flying.")
    state = play(enter("Grizzly Bears"), enter("Emblem", zone=Zone.COMMAND, emblem=True), cards=emblem)
    assert (abilities(state, "grizzly"), sheet(state, "emblem").types) == (["Flying"], frozenset())
    assert abilities(play(enter("Grizzly Bears"), enter("Emblem", zone=Zone.COMMAND), cards=emblem), "grizzly") == []
    assert why(state, enter("Forest", emblem=True)) == [(Reason.BAD_VALUE, "emblem", "114.1")]


@pytest.mark.parametrize("id_", ["forest", "opp"])
def test_an_id_is_of_one_object_or_player(id_):
    assert why(play(enter("Forest")), enter("Forest", id=id_)) == [(Reason.DUPLICATE_ID, "id", None)]


def test_an_instant_cannot_be_on_the_battlefield():
    assert why(play(), enter("Lightning Bolt")) == [(Reason.NOT_A_PERMANENT, "card", "110.4")]


def test_everything_plainly_wrong_is_said_at_once():
    found = why(play(), enter("Black Lotuss", "nobody", owner="no one", counters=(("+1/+1", 0),)))
    assert [reason for reason, _, _ in found] == [
        Reason.UNKNOWN_PLAYER, Reason.UNKNOWN_PLAYER, Reason.UNKNOWN_CARD, Reason.BAD_VALUE,
    ]  # fmt: skip


def test_no_more_than_four_hundred_objects():
    state = play(Together(tuple(enter("Forest", id=f"f{n}", zone=Zone.LIBRARY) for n in range(400))))
    assert why(state, enter("Forest")) == [(Reason.TOO_MANY, "id", None)]
    assert [r for r, _, _ in why(play(enter("Plains")), Together(tuple(enter("Forest", id=f"f{n}") for n in range(400))))] == [
        Reason.TOO_MANY
    ]


def test_a_card_in_another_zone_belongs_to_its_owner_and_has_nothing_that_only_permanents_have():
    state = play(enter("Conspiracy", OPP, owner=YOU, zone=Zone.HAND))
    assert state.objects["conspiracy"].controller == YOU
    found = why(play(), enter("Conspiracy", zone=Zone.HAND, chosen={"type": "Goblin"}, tapped=True))
    assert found == [(Reason.NOT_ON_BATTLEFIELD, "tapped", None), (Reason.NOT_ON_BATTLEFIELD, "chosen", None)]


# --- Auras and Equipment ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "to, rule",
    [(None, "303.4g"), ("nothing", "303.4i"), ("forest", "702.5a"), ("angelic", "303.4d"), (YOU, "702.5a")],
)
def test_an_aura_enters_attached_to_what_it_can_enchant_or_not_at_all(to, rule):
    found = why(play(enter("Forest")), enter("Angelic Destiny", attached_to=to))
    assert found == [(Reason.CANNOT_ATTACH, "attached_to", rule)]


def test_a_curse_enchants_a_player_and_no_creature():
    state = play(enter("Grizzly Bears"))
    assert then(state, enter("Curse of Death's Hold", OPP, attached_to=YOU)).objects["curse"].attached_to == YOU
    assert why(state, enter("Curse of Death's Hold", OPP, attached_to="grizzly")) == [
        (Reason.CANNOT_ATTACH, "attached_to", "702.5a")
    ]


def test_protection_from_a_color_keeps_auras_of_that_color_off():
    fear = card("Dark Cloak", "Enchantment — Aura", "Enchant creature", mana_cost="{B}")
    found = why(play(enter("Akroma, Angel of Wrath")), enter("Dark Cloak", attached_to="akroma"), fear)
    assert found == [(Reason.CANNOT_ATTACH, "attached_to", "702.16c")]


def test_what_is_neither_aura_nor_equipment_enters_unattached():
    state = play(enter("Grizzly Bears"))
    assert why(state, enter("Forest", attached_to="grizzly")) == [(Reason.CANNOT_ATTACH, "attached_to", "303.4h")]


def test_an_equipment_enters_first_and_is_attached_then():
    state = play(enter("Grizzly Bears"), enter("Bonesplitter", attached_to="grizzly"), enter("Forest"))
    equipment = state.objects["bonesplitter"]
    assert equipment.attached_to == "grizzly"
    assert state.objects["grizzly"].timestamp[0] + 1 < equipment.timestamp[0]
    assert pt(state, "grizzly") == "4/2"


def test_an_aura_cannot_enchant_what_enters_with_it():
    found = why(play(), Together((enter("Grizzly Bears"), enter("Holy Strength", attached_to="grizzly"))))
    assert found == [(Reason.CANNOT_ATTACH, "arrivals.1.attached_to", "303.4i")]


# --- choices (614.12a) ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, chosen, reason, key",
    [
        ("Conspiracy", {}, Reason.MISSING_CHOICE, "chosen.type"),
        ("Conspiracy", {"type": "Aura"}, Reason.ILLEGAL_CHOICE, "chosen.type"),  # 205.3e
        ("Swirl the Mists", {"color word": "purple"}, Reason.ILLEGAL_CHOICE, "chosen.color word"),
        ("Painter's Servant", {"color": "C"}, Reason.ILLEGAL_CHOICE, "chosen.color"),  # 105.4
        ("Forest", {"type": "Elf"}, Reason.NOTHING_TO_CHOOSE, "chosen.type"),
    ],
)
def test_a_choice_as_something_enters_is_asked_for_and_judged(name, chosen, reason, key):
    assert [(r, k) for r, k, _ in why(play(), enter(name, chosen=chosen))] == [(reason, key)]


def test_what_would_have_no_abilities_on_the_battlefield_has_no_choice_to_make():
    state = play(enter("Humility"), enter("Opalescence"))
    assert why(state, enter("Conspiracy", chosen={"type": "Goblin"})) == [(Reason.NOTHING_TO_CHOOSE, "chosen.type", "614.12")]
    assert then(state, enter("Conspiracy")).objects["conspiracy"].chosen == {}


def test_a_land_type_chosen_as_something_enters_is_its_chosen_type():
    prism = card("Prism", "Enchantment", "As this enchantment enters, choose a basic land type.")
    state = play(enter("Prism", chosen={"land type": "Swamp"}), cards=prism)
    assert state.objects["prism"].chosen == {"land type": "Swamp", "type": "Swamp"}


# --- copies (707.5) ---------------------------------------------------------------------------------------------------


def test_what_enters_as_a_copy_is_one_from_the_start_with_its_own_timestamp():
    state = play(enter("Grizzly Bears"), enter("Clone", copy_of="grizzly"))
    assert (sheet(state, "clone").name, pt(state, "clone")) == ("Grizzly Bears", "2/2")
    assert [e.timestamp for e in state.effects] == [state.objects["clone"].timestamp]


def test_the_values_are_those_of_that_moment_and_stay():
    state = play(enter("Grizzly Bears"), enter("Clone", copy_of="grizzly"))
    state = then(state, Resolve(YOU, "Cytoshape", targets=(("grizzly",),), choices={"object": "clone"}))
    grown = then(play(enter("Hill Giant"), enter("Grizzly Bears"), enter("Clone", copy_of="grizzly")),
                 Resolve(YOU, "Cytoshape", targets=(("grizzly",),), choices={"object": "hill"}))  # fmt: skip
    assert (pt(grown, "grizzly"), pt(grown, "clone")) == ("3/3", "2/2")
    assert pt(state, "clone") == "2/2"


def test_only_copiable_values_are_copied():
    aura = enter("Angelic Destiny", attached_to="grizzly")
    state = play(enter("Grizzly Bears", counters=(("+1/+1", 2),)), aura, enter("Clone", copy_of="grizzly"))
    assert (pt(state, "grizzly"), pt(state, "clone"), abilities(state, "clone")) == ("8/8", "2/2", [])


def test_a_card_that_has_left_can_be_what_is_copied():
    state = play(enter("Copy Enchantment", copy_of="Swirl the Mists", chosen={"color word": "green"}))
    assert sheet(state, "copy").name == "Swirl the Mists"


@pytest.mark.parametrize(
    "entrance, reason",
    [
        (enter("Grizzly Bears", id="b", copy_of="forest"), Reason.NO_COPY),
        (enter("Clone", copy_of="forest"), Reason.ILLEGAL_CHOICE),
        (enter("Clone", copy_of="hand"), Reason.NOT_ON_BATTLEFIELD),
        (enter("Clone", copy_of="Nobody"), Reason.UNKNOWN_OBJECT),
        (enter("Clone", copy_of="Lightning Bolt"), Reason.UNKNOWN_OBJECT),
        (enter("Clone", copy_of="Forest"), Reason.ILLEGAL_CHOICE),
    ],
)
def test_a_copy_needs_the_ability_and_something_it_may_copy(entrance, reason):
    state = play(enter("Forest"), enter("Grizzly Bears", id="hand", zone=Zone.HAND))
    assert [r for r, _, _ in why(state, entrance)] == [reason]


def test_the_choices_of_what_is_copied_are_not_copied_but_made_anew():
    state = play(enter("Conspiracy", chosen={"type": "Goblin"}))
    assert [(r, k) for r, k, _ in why(state, enter("Copy Enchantment", copy_of="conspiracy"))] == [
        (Reason.MISSING_CHOICE, "chosen.type")
    ]
    copy = enter("Copy Enchantment", copy_of="conspiracy", chosen={"type": "Elf"})
    assert then(state, copy).objects["copy"].chosen["type"] == "Elf"


def test_a_copy_enters_as_what_it_copies_does():
    state = play(enter("Geralf's Messenger"), enter("Clone", copy_of="geralf's"))
    assert state.objects["clone"].tapped


def test_copies_that_enter_together_have_effects_with_different_numbers():
    clones = Together((enter("Clone", id="a", copy_of="grizzly"), enter("Clone", id="b", copy_of="grizzly")))
    state = play(enter("Grizzly Bears"), clones, Resolve(YOU, "Giant Growth", targets=(("a",),)))
    assert len({e.number for e in state.effects}) == 3
    assert (pt(state, "a"), pt(state, "b")) == ("5/5", "2/2")


# --- tapped, counters, face down --------------------------------------------------------------------------------------


def test_a_land_that_enters_tapped_does():
    assert play(enter("Boros Guildgate")).objects["boros"].tapped
    assert not play(enter("Forest")).objects["forest"].tapped


def test_a_creature_that_enters_with_x_counters_asks_for_x():
    state = play(enter("Hooded Hydra", chosen={"X": "3"}))
    assert pt(state, "hooded") == "3/3"
    assert [(r, k) for r, k, _ in why(play(), enter("Hooded Hydra", chosen={"X": "-1"}))] == [(Reason.ILLEGAL_CHOICE, "chosen.X")]


def test_a_planeswalker_enters_with_its_loyalty_and_what_else_it_is_given():
    state = play(enter("Elspeth, Knight-Errant", counters=(("loyalty", 2),)))
    assert [(c.kind, c.number) for c in state.objects["elspeth"].counters] == [("loyalty", 6)]


def test_a_face_down_permanent_is_a_plain_creature_that_chooses_nothing():
    state = play(enter("Vesuvan Shapeshifter", face_down=True))
    assert (pt(state, "vesuvan"), abilities(state, "vesuvan")) == ("2/2", [])


def test_how_something_enters_that_is_not_performed_is_told():
    pay = EntersDoing("land", (May((Continuous(This("land"), ()),)),))
    land = GameObject("x", pool()["Forest"], YOU, YOU, Zone.BATTLEFIELD, (1, 0), abilities=(pay,))
    arrival = onto_battlefield(play(), Enter("x", "Forest", YOU), land, {})
    assert isinstance(arrival, Arrival)
    assert len(arrival.untold) == 1
