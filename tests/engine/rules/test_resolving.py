"""Spells and abilities resolve: 608.2, 611.2, 115, 707.2b, 612, 111, 114."""

import pytest

from engine.actions import EndTurn, PutCounters, Resolve
from engine.illegal import Reason
from engine.model import CardType, Zone
from engine.vocabulary.amount import Count, Number, Signed
from engine.vocabulary.condition import LifeIs
from engine.vocabulary.instruction import (
    Conditional,
    Continuous,
    Destroy,
    Duration,
    GainLife,
    May,
    Modal,
    TapIt,
    Unless,
)
from engine.vocabulary.modification import Get
from engine.vocabulary.quality import Filter, Who
from engine.vocabulary.subject import Target, TargetPlayer
from tests.engine.rules.playing import OPP, YOU, abilities, card, done, enter, play, pt, sheet, then, why, with_ability

CREATURE = Filter((CardType.CREATURE,))


def use(source, *targets, **choices):
    return Resolve(YOU, source=source, ability=1, targets=targets, choices=choices)


def cast(name, *targets, by=YOU, **choices):
    return Resolve(by, name, targets=tuple((t,) if isinstance(t, str) else t for t in targets), choices=choices)


# --- targets (115) ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spell, expected",
    [
        (cast("Giant Growth"), (Reason.MISSING_TARGET, "targets.0", "115.1")),
        (cast("Giant Growth", "forest"), (Reason.ILLEGAL_TARGET, "targets.0", "115.1")),
        (cast("Giant Growth", "hand"), (Reason.ILLEGAL_TARGET, "targets.0", "115.1")),
        (cast("Giant Growth", "you"), (Reason.ILLEGAL_TARGET, "targets.0", "115.1")),
        (cast("Giant Growth", "nobody"), (Reason.UNKNOWN_OBJECT, "targets.0", None)),
        (cast("Giant Growth", "bears", "bears"), (Reason.TOO_MANY_TARGETS, "targets.1", "115.1")),
        (cast("Giant Growth", ("bears", "akroma")), (Reason.TOO_MANY_TARGETS, "targets.0", "115.1")),
        (cast("Lightning Bolt", "forest"), (Reason.ILLEGAL_TARGET, "targets.0", "115.4")),
        (cast("Doom Blade", "akroma"), (Reason.ILLEGAL_TARGET, "targets.0", "702.16b")),
        (cast("Counterspell", "counterspell"), (Reason.ILLEGAL_TARGET, "targets.0", "115.5")),
    ],
)
def test_targets_are_as_many_and_such_as_the_text_wants(spell, expected):
    state = play(
        enter("Grizzly Bears", id="bears"), enter("Forest"), enter("Akroma, Angel of Wrath"),
        enter("Runeclaw Bear", id="hand", zone=Zone.HAND),
    )  # fmt: skip
    assert why(state, spell) == [expected]


def test_one_instance_of_target_takes_nothing_twice_and_as_many_as_it_says():
    two = TapIt(Target(CREATURE, count=Number(2)))
    state = with_ability(play(enter("Grizzly Bears"), enter("Hill Giant")), "x", two)
    assert why(state, use("x", ("grizzly", "grizzly"))) == [(Reason.ILLEGAL_TARGET, "targets.0", "115.3")]
    assert why(state, use("x", ("grizzly",))) == [(Reason.MISSING_TARGET, "targets.0", "115.1")]
    assert then(state, use("x", ("grizzly", "hill"))).objects["hill"].tapped
    up_to = with_ability(state, "y", TapIt(Target(CREATURE, count=Number(2), up_to=True)))
    assert not then(up_to, use("y")).objects["hill"].tapped


@pytest.mark.parametrize("target, legal", [(OPP, True), (YOU, False), ("x", False)])
def test_a_target_opponent_is_one(target, legal):
    state = with_ability(play(), "x", GainLife(TargetPlayer(Who.OPPONENT), Number(5), lose=True))
    if legal:
        assert then(state, use("x", (target,))).players[1].life == 15
    else:
        assert why(state, use("x", (target,))) == [(Reason.ILLEGAL_TARGET, "targets.0", "115.1")]


def test_hexproof_keeps_off_opponents_and_shroud_everybody():
    hexed = card("Hex", "Creature — Frog", "Hexproof", power="1", toughness="1")
    shrouded = card("Shroud", "Creature — Frog", "Shroud", power="1", toughness="1")
    state = play(enter("Hex"), enter("Shroud"), cards={**hexed, **shrouded})
    assert why(state, cast("Giant Growth", "hex", by=OPP)) == [(Reason.ILLEGAL_TARGET, "targets.0", "702.11b")]
    assert pt(then(state, cast("Giant Growth", "hex")), "hex") == "4/4"
    assert why(state, cast("Giant Growth", "shroud")) == [(Reason.ILLEGAL_TARGET, "targets.0", "702.18a")]


def test_the_text_of_a_spell_on_the_stack_is_the_one_that_counts():
    state = play(enter("Swirl the Mists", chosen={"color word": "green"}), enter("Grizzly Bears"), enter("Vampire Nighthawk"))
    assert why(state, cast("Doom Blade", "grizzly")) == [(Reason.ILLEGAL_TARGET, "targets.0", "115.1")]
    assert then(state, cast("Doom Blade", "vampire")).objects["vampire"].zone is Zone.GRAVEYARD


# --- what resolves ----------------------------------------------------------------------------------------------------


def test_a_spell_ends_in_its_owners_graveyard():
    state = play(enter("Grizzly Bears"), cast("Giant Growth", "grizzly", by=OPP))
    growth = state.objects["giant-growth"]
    assert (growth.zone, growth.owner) == (Zone.GRAVEYARD, OPP)
    assert "giant-growth-2" in then(state, cast("Giant Growth", "grizzly")).objects


def test_a_card_in_hand_can_be_what_is_cast():
    state = play(enter("Grizzly Bears"), enter("Giant Growth", zone=Zone.HAND))
    state = then(state, Resolve(YOU, source="giant", targets=(("grizzly",),)))
    assert (state.objects["giant"].zone, pt(state, "grizzly"), len(state.objects)) == (Zone.GRAVEYARD, "5/5", 2)


@pytest.mark.parametrize(
    "action, expected",
    [
        (cast("No Such Card"), (Reason.UNKNOWN_CARD, "card", None)),
        (cast("Grizzly Bears"), (Reason.NOT_A_SPELL, "card", "608.3")),
        (Resolve("nobody", "Giant Growth"), (Reason.UNKNOWN_PLAYER, "controller", None)),
        (Resolve(YOU, source="nothing"), (Reason.UNKNOWN_OBJECT, "source", None)),
        (Resolve(YOU, source="nothing", ability=1), (Reason.UNKNOWN_OBJECT, "source", None)),
        (Resolve(YOU, source="omnibian", ability=2), (Reason.NO_SUCH_ABILITY, "ability", "113.3")),
        (Resolve(YOU, source="omnibian", ability=0), (Reason.NO_SUCH_ABILITY, "ability", "113.3")),
    ],
)
def test_what_cannot_resolve(action, expected):
    assert why(play(enter("Omnibian")), action) == [expected]


def test_an_ability_is_one_that_the_object_has_now():
    state = play(enter("Omnibian"), enter("Humility"))
    assert why(state, Resolve(YOU, source="omnibian", ability=1, targets=(("omnibian",),))) == [
        (Reason.NO_SUCH_ABILITY, "ability", "113.3")
    ]


def test_what_is_not_performed_yet_is_told_as_printed():
    assert done(play(enter("Grizzly Bears")), cast("Twisted Image", "grizzly")).unperformed == ("Draw a card.",)


def test_a_sentence_that_is_not_understood_is_told_and_may_be_what_asks_for_a_target():
    odd = card("Odd", "Instant", "Zorble target frumious creature.\nDraw a card.")
    performed = done(play(enter("Forest")), cast("Odd", "forest"), odd)
    assert (performed.untold, performed.unperformed) == (("Zorble target frumious creature.",), ("Draw a card.",))
    ability = card("Beast", "Creature — Beast", "{T}: Zorble target frumious creature.", power="1", toughness="1")
    state = play(enter("Beast"), cards=ability)
    assert done(state, Resolve(YOU, source="beast", ability=1), ability).untold == ("{T}: Zorble target frumious creature.",)


def test_the_intervening_if_is_checked_on_resolution():
    life = "At the beginning of your upkeep, if you have 40 or more life, put a +1/+1 counter on this creature."
    cards = card("Proud", "Creature — Cat", life, power="1", toughness="1")
    trigger = Resolve(YOU, source="proud", ability=1)
    assert pt(then(play(enter("Proud"), cards=cards), trigger), "proud") == "1/1"


# --- continuous effects (611.2) ---------------------------------------------------------------------------------------


def test_the_objects_are_those_of_the_moment():
    state = play(enter("Grizzly Bears", id="a"), cast("Rally"), enter("Grizzly Bears", id="b"),
                 cards=card("Rally", "Instant", "Creatures you control get +1/+1 until end of turn."))  # fmt: skip
    assert (pt(state, "a"), pt(state, "b")) == ("3/3", "2/2")


def test_an_effect_keeps_those_that_no_longer_fit():
    rally = card("Rally", "Instant", "White creatures get +1/+1 until end of turn.")
    state = play(enter("Savannah Lions"), cast("Rally"), cast("Turn to Frog", "savannah"), cards=rally)
    assert pt(state, "savannah") == "2/2"


def test_an_effect_that_begins_with_nobody_applies_to_nobody_later():
    rally = card("Rally", "Instant", "White creatures get +1/+1 until end of turn.")
    state = play(cast("Rally"), enter("Savannah Lions"), cards=rally)
    assert (pt(state, "savannah"), len(state.effects)) == ("2/1", 1)


def test_x_is_worked_out_once():
    state = play(enter("Chameleon Colossus"), Resolve(YOU, source="chameleon", ability=1))
    assert pt(state, "chameleon") == "8/8"
    state = then(state, PutCounters("chameleon", "+1/+1", 1))
    assert pt(state, "chameleon") == "9/9"
    assert pt(then(state, Resolve(YOU, source="chameleon", ability=1)), "chameleon") == "18/18"


def test_a_count_is_taken_once():
    one = Signed("+", Number(1))
    forests = Count(Filter(("Forest",), controller=Who.YOU), each=True)
    swell = Continuous(Target(CREATURE), (Get(one, one, each=forests),), Duration.END_OF_TURN)
    state = with_ability(play(enter("Grizzly Bears"), enter("Forest")), "x", swell)
    state = then(then(state, use("x", ("grizzly",))), enter("Forest", id="f2"))
    assert pt(state, "grizzly") == "3/3"


def test_the_value_of_a_granted_ability_stays_live():
    state = play(enter("Svogthos, the Restless Tomb"), enter("Grizzly Bears", zone=Zone.GRAVEYARD))
    state = then(state, Resolve(YOU, source="svogthos", ability=2))
    assert pt(state, "svogthos") == "1/1"
    assert pt(then(state, enter("Hill Giant", zone=Zone.GRAVEYARD)), "svogthos") == "2/2"


def test_x_of_a_spell_is_chosen():
    big = card("Big", "Instant", "Target creature gets +X/+X until end of turn.")
    state = play(enter("Grizzly Bears"))
    assert why(state, cast("Big", "grizzly"), big) == [(Reason.MISSING_CHOICE, "choices.X", "608.2d")]
    assert pt(then(state, cast("Big", "grizzly", X="3"), big), "grizzly") == "5/5"


def test_what_one_resolution_does_to_the_same_object_is_one_effect():
    state = play(enter("Hill Giant", OPP, tapped=True), cast("Act of Treason", "hill"))
    assert (sheet(state, "hill").controller, abilities(state, "hill"), state.objects["hill"].tapped) == (YOU, ["Haste"], False)
    [whole] = state.effects  # one effect with parts in two layers (613.6's own example)
    assert len(whole.instruction.modifications) == 2
    after = then(state, EndTurn())
    assert (sheet(after, "hill").controller, after.effects) == (OPP, ())


def test_a_condition_is_checked_when_the_ability_resolves():
    state = play(enter("Figure of Destiny"))
    assert pt(then(state, Resolve(YOU, source="figure", ability=2)), "figure") == "1/1"
    spirit = then(state, Resolve(YOU, source="figure", ability=1))
    assert pt(then(spirit, Resolve(YOU, source="figure", ability=2)), "figure") == "4/4"


def test_what_is_copied_is_what_was_there():
    state = play(enter("Grizzly Bears"), enter("Hill Giant"), cast("Cytoshape", "grizzly", object="hill"))
    assert (sheet(state, "grizzly").name, pt(state, "grizzly")) == ("Hill Giant", "3/3")
    state = then(state, cast("Turn to Frog", "hill"))
    assert pt(state, "grizzly") == "3/3"


def test_each_other_creature_becomes_a_copy_of_the_target():
    state = play(enter("Grizzly Bears"), enter("Hill Giant"), enter("Goblin Piker"), cast("Mirrorweave", "hill"))
    assert [pt(state, id_) for id_ in ("grizzly", "hill", "goblin")] == ["3/3"] * 3


# --- choices (608.2d) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spell, expected",
    [
        (cast("Brave the Elements"), (Reason.MISSING_CHOICE, "choices.color", "608.2d")),
        (cast("Brave the Elements", color="purple"), (Reason.ILLEGAL_CHOICE, "choices.color", "608.2d")),
        (cast("Giant Growth", "grizzly", color="W"), (Reason.NOTHING_TO_CHOOSE, "choices.color", "608.2d")),
        (cast("Cytoshape", "grizzly"), (Reason.MISSING_CHOICE, "choices.object", "608.2d")),
        (cast("Cytoshape", "grizzly", object="akroma"), (Reason.ILLEGAL_CHOICE, "choices.object", "608.2d")),
        (cast("Mind Bend", "grizzly"), (Reason.MISSING_CHOICE, "choices.color word", "608.2d")),
        (cast("Mind Bend", "grizzly", **{"color word": "black"}), (Reason.ILLEGAL_CHOICE, "choices.color word", "608.2d")),
        (cast("Mind Bend", "grizzly", **{"color word": "black>Swamp"}), (Reason.ILLEGAL_CHOICE, "choices.color word", "608.2d")),
        (
            cast("Mind Bend", "grizzly", **{"color word": "black>green", "basic land type": "Swamp>Plains"}),
            (Reason.MISSING_CHOICE, "choices.color word", "608.2d"),
        ),
        (
            cast("Artificial Evolution", "grizzly", **{"creature type": "Bear>Wall"}),
            (Reason.ILLEGAL_CHOICE, "choices.creature type", "608.2d"),
        ),
        (cast("Giant Growth", "grizzly", modes="1"), (Reason.NOTHING_TO_CHOOSE, "choices.modes", "700.2")),
    ],
)
def test_choices_are_asked_for_and_judged(spell, expected):
    state = play(enter("Grizzly Bears"), enter("Akroma, Angel of Wrath"))
    assert why(state, spell) == [expected]


def test_the_chosen_color_goes_with_the_effect():
    state = play(enter("Savannah Lions"), enter("Grizzly Bears"), cast("Brave the Elements", color="B"))
    assert (abilities(state, "savannah"), abilities(state, "grizzly")) == (["Protection from black"], [])


def test_becoming_a_color_or_a_type_of_ones_choice():
    state = play(enter("Grizzly Bears"), enter("Tidal Visionary"))
    state = then(state, Resolve(YOU, source="tidal", ability=1, targets=(("grizzly",),), choices={"color": "R"}))
    assert sheet(state, "grizzly").colors == {"R"}


def test_becoming_a_basic_land_type_of_ones_choice():
    cards = card("Tide", "Instant", "Target land becomes the basic land type of your choice until end of turn.")
    state = play(enter("Forest"))
    for wrong in ("Elf", "Gate"):
        assert why(state, cast("Tide", "forest", **{"land type": wrong}), cards)[0][:2] == (
            Reason.ILLEGAL_CHOICE,
            "choices.land type",
        )
    assert sheet(then(state, cast("Tide", "forest", **{"land type": "Island"}), cards), "forest").subtypes == {"Island"}


def test_words_are_changed_in_text_and_type_line():
    state = play(enter("Grizzly Bears"), cast("Artificial Evolution", "grizzly", **{"creature type": "Bear>Elf"}))
    assert sheet(state, "grizzly").subtypes == {"Elf"}


def test_modes_fix_the_targets():
    artifact, enchantment = (Destroy(Target(Filter((CardType(t),)), n)) for n, t in enumerate(("artifact", "enchantment")))
    either = Modal("one or both", ((artifact,), (enchantment,)))
    state = with_ability(play(enter("Bonesplitter"), enter("Glorious Anthem", id="anthem")), "x", either)
    assert why(state, use("x", ("anthem",))) == [(Reason.MISSING_CHOICE, "choices.modes", "700.2a")]
    for modes in ("3", "1,1", "0", "x", "1,2,1"):
        assert why(state, use("x", ("anthem",), modes=modes)) == [(Reason.ILLEGAL_CHOICE, "choices.modes", "700.2a")]
    assert why(state, use("x", ("bonesplitter",), modes="2")) == [(Reason.ILLEGAL_TARGET, "targets.0", "115.1")]
    after = then(state, use("x", ("anthem",), modes="2"))
    assert [after.objects[i].zone for i in ("bonesplitter", "anthem")] == [Zone.BATTLEFIELD, Zone.GRAVEYARD]
    both = then(state, use("x", ("bonesplitter",), ("anthem",), modes="1,2"))
    assert [both.objects[i].zone for i in ("bonesplitter", "anthem")] == [Zone.GRAVEYARD, Zone.GRAVEYARD]


def test_a_mode_may_be_chosen_twice_only_where_the_text_says_so():
    gain = Modal("two", ((GainLife(None, Number(1)),),), "You may choose the same mode more than once.")
    state = with_ability(play(), "x", gain)
    assert then(state, use("x", modes="1,1")).players[0].life == 22
    assert why(with_ability(play(), "x", Modal("two", gain.modes)), use("x", modes="1,1"))[0][0] is Reason.ILLEGAL_CHOICE


@pytest.mark.parametrize(
    "choose, legal, illegal",
    [
        ("one", ["1"], ["1,2"]),
        ("two", ["1,2"], ["1", "1,2,3"]),
        ("up to two", ["1", "1,2"], ["1,2,3"]),
        ("one or both", ["1", "1,2"], ["1,2,3"]),
        ("one or more", ["1", "1,2", "1,2,3"], ["4"]),
    ],
)
def test_as_many_modes_as_the_text_says(choose, legal, illegal):
    gains = tuple((GainLife(None, Number(n)),) for n in (1, 10, 100))
    state = with_ability(play(), "x", Modal(choose, gains))
    for modes in legal:
        gained = sum((1, 10, 100)[int(m) - 1] for m in modes.split(","))
        assert then(state, use("x", modes=modes)).players[0].life == 20 + gained
    for modes in illegal:
        assert why(state, use("x", modes=modes)) == [(Reason.ILLEGAL_CHOICE, "choices.modes", "700.2a")]


@pytest.mark.parametrize(
    "wrap, key, done_by", [(lambda i: May((i,)), "may", "yes"), (lambda i: Unless(i, Who.CONTROLLER, ()), "pays", "no")]
)
def test_what_is_left_to_a_player_is_asked(wrap, key, done_by):
    state = with_ability(play(), "x", wrap(GainLife(None, Number(3))))
    assert why(state, use("x")) == [(Reason.MISSING_CHOICE, f"choices.{key}", "608.2d")]
    assert why(state, use("x", **{key: "perhaps"})) == [(Reason.ILLEGAL_CHOICE, f"choices.{key}", "608.2d")]
    lives = {answer: then(state, use("x", **{key: answer})).players[0].life for answer in ("yes", "no")}
    assert lives[done_by] == 23
    assert sorted(lives.values()) == [20, 23]


def test_if_then():
    for life, gained in ((20, 3), (21, 0)):
        rich = Conditional(LifeIs(Who.YOU, ">=", Number(life)), (GainLife(None, Number(3)),))
        assert then(with_ability(play(), "x", rich), use("x")).players[0].life == 20 + gained
