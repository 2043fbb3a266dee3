"""Types and basic land types: what is set, what is kept, whose abilities go (205.1a–b, 205.3d, 305.6, 305.7)."""

from engine.model import CardType, Supertype
from engine.rules.layers.layers import copiable_values
from engine.vocabulary.amount import Number
from engine.vocabulary.modification import EVERY_BASIC_LAND_TYPE, Be, BecomeCopy, Have, LoseAll, NotBe
from engine.vocabulary.quality import IsSupertype, Not, Noun
from engine.vocabulary.subject import Attached, It
from tests.engine.layers.table import FLYING, base, counter, creature, each, enchantment, plus, spell, static, table, thing

ARTIFACT, CREATURE, ENCHANTMENT, LAND = CardType.ARTIFACT, CardType.CREATURE, CardType.ENCHANTMENT, CardType.LAND
ENCHANTED = Attached("enchanted", Noun.PERMANENT)
MOON = static(each(LAND, Not(IsSupertype(Supertype.BASIC))), Be(subtypes=("Mountain",)))
TOMB = static(each(LAND), Be(subtypes=("Swamp",), in_addition="land types"))


class TestBasicLandTypes:
    def test_the_experiment_sees_that_the_text_goes_in_layer_4(self) -> None:
        """305.7, 613.8a: the older Urborg waits for the Moon's effect, which would take its ability away."""
        board = table(
            thing("tomb", "Legendary Land", TOMB, at=1), thing("forest", "Basic Land — Forest", at=2), creature("moon", MOON, at=3)
        )
        assert board.waiting("4")[0] == {"tomb": {"moon": "existence"}}
        assert board.order("4") == ["moon"]
        assert (board["tomb"].subtypes, board.mana("tomb")) == ({"Mountain"}, ["Mountain"])
        assert len(board["tomb"].abilities) == 1
        assert board.mana("forest") == ["Forest"]

    def test_what_other_effects_gave_stays(self) -> None:
        """305.7: it loses what its text, its old land types and copy effects gave it, not what others give."""
        board = table(
            thing("cave", "Land — Cave Forest", static(each("Elf"), plus(1, 1)), at=1, counters=counter("haste", 2)),
            enchantment("wings", static(ENCHANTED, Have((FLYING,))), at=3, attached_to="cave"),
            creature("moon", MOON, at=4),
        )
        assert board.keywords("cave") == ["flying", "haste"]
        assert board.mana("cave") == ["Mountain"]
        assert len(board["cave"].abilities) == 3
        assert board["cave"].subtypes == {"Mountain"}

    def test_a_copied_text_goes_too(self) -> None:
        """305.7: abilities from copiable effects are lost."""
        tomb = thing("tomb", "Legendary Land", TOMB, at=1)
        copied = copiable_values(table(tomb).state, "tomb")
        board = table(
            thing("copy", "Land — Cave", at=2),
            creature("moon", MOON, at=4),
            spells=(spell(1, "copy", BecomeCopy(It()), at=3, copied=copied),),
        )
        assert board["copy"].supertypes == {Supertype.LEGENDARY}
        assert board.order("4") == ["moon"]
        assert [h.provenance.kind for h in board["copy"].abilities] == ["intrinsic"]

    def test_the_mana_ability_is_given_then_so_a_later_loss_sticks(self) -> None:
        """305.6, 613.1f: the Mountain's ability is there after layer 4 and gone after layer 6, for good."""
        board = table(thing("cave", "Land — Cave", at=1), creature("moon", MOON, at=3), spells=(spell(1, "cave", LoseAll(), at=2),))
        types = next(a for a in board.told[0] if a.layer == "4")
        assert [h.provenance.subtype for h in types.after["cave"].abilities] == ["Mountain"]
        assert (board["cave"].subtypes, board["cave"].abilities) == ({"Mountain"}, ())

    def test_in_addition_takes_nothing_away(self) -> None:
        """305.7, last sentence: it keeps land types and text and gains the mana ability."""
        board = table(
            thing("cave", "Land — Cave", FLYING, at=1),
            enchantment("all", static(each(LAND), Be(subtypes=(EVERY_BASIC_LAND_TYPE,), in_addition="land types")), at=2),
        )
        assert board["cave"].subtypes == {"Cave", "Plains", "Island", "Swamp", "Mountain", "Forest"}
        assert board.mana("cave") == ["Forest", "Island", "Mountain", "Plains", "Swamp"]
        assert board.keywords("cave") == ["flying"]

    def test_another_land_type_takes_no_text(self) -> None:
        """305.7 is about basic land types: set to Cave, a land keeps its text and loses the old type's mana ability."""
        board = table(
            thing("forest", "Land — Forest", FLYING, at=1),
            enchantment("caves", static(each(LAND), Be(subtypes=("Cave",))), at=2),
        )
        assert (board["forest"].subtypes, board.mana("forest"), board.keywords("forest")) == ({"Cave"}, [], ["flying"])

    def test_card_types_and_supertypes_stay(self) -> None:
        """305.7: a land creature set to Mountain is still a creature, with its creature types; legendary, too."""
        board = table(thing("dryad", "Legendary Land Creature — Forest Dryad", at=1, pt=(1, 1)), creature("moon", MOON, at=2))
        assert board["dryad"].types == {LAND, CREATURE}
        assert board["dryad"].subtypes == {"Mountain", "Dryad"}
        assert board["dryad"].supertypes == {Supertype.LEGENDARY}

    def test_no_land_no_land_type(self) -> None:
        """205.3d: what is no land does not become a Swamp and gets no mana ability."""
        board = table(creature("elf", at=1), spells=(spell(1, "elf", Be(subtypes=("Swamp",)), at=2),))
        assert (board["elf"].subtypes, board["elf"].abilities) == ({"Elf"}, ())


class TestTypes:
    def test_no_creature_no_creature_type(self) -> None:
        """205.3d: "is an Angel in addition to its other types" gives an artifact nothing, unless it is a creature by then."""
        angel = spell(1, "engine", Be(subtypes=("Angel",), in_addition="types"), at=3)
        life = spell(2, "engine", Be(types=(CREATURE,), in_addition="types"), at=2)
        engine = thing("engine", "Artifact", at=1)
        assert table(engine, spells=(angel,))["engine"].subtypes == set()
        assert table(engine, spells=(angel, life))["engine"].subtypes == {"Angel"}

    def test_a_new_card_type_replaces_the_others_and_their_subtypes(self) -> None:
        """205.1a: an artifact creature — Equipment Elf that becomes a Frog creature is no Equipment any more."""
        board = table(
            thing("golem", "Artifact Creature — Equipment Elf", at=1, pt=(1, 1)),
            spells=(spell(1, "golem", Be(types=(CREATURE,), subtypes=("Frog",)), at=2),),
        )
        assert (board["golem"].types, board["golem"].subtypes) == ({CREATURE}, {"Frog"})

    def test_artifact_creature_keeps_types_and_replaces_creature_types(self) -> None:
        """205.1b: "becomes a Golem artifact creature"."""
        board = table(
            thing("shrine", "Enchantment Creature — Shrine Elf", at=1, pt=(1, 1)),
            spells=(spell(1, "shrine", Be(types=(ARTIFACT, CREATURE), subtypes=("Golem",)), at=2),),
        )
        assert board["shrine"].types == {ARTIFACT, CREATURE, ENCHANTMENT}
        assert board["shrine"].subtypes == {"Shrine", "Golem"}

    def test_still_a_land_keeps_everything(self) -> None:
        """205.1b: "all lands are 1/1 creatures that are still lands": card types, subtypes and supertypes are kept."""
        says = static(each(LAND), Be(types=(CREATURE,), still=(LAND,), power=Number(1), toughness=Number(1)))
        board = table(thing("vault", "Legendary Artifact Land — Equipment Swamp", at=1), enchantment("life", says, at=2))
        assert board["vault"].types == {ARTIFACT, LAND, CREATURE}
        assert board["vault"].subtypes == {"Equipment", "Swamp"}
        assert board["vault"].supertypes == {Supertype.LEGENDARY}
        assert board["vault"].pt == (1, 1)

    def test_artifacts_are_artifact_creatures(self) -> None:
        """205.1b, second example: an artifact enchantment becomes an artifact enchantment creature."""
        says = static(each(ARTIFACT), Be(types=(ARTIFACT, CREATURE), power=Number(1), toughness=Number(1)))
        board = table(thing("relic", "Artifact Enchantment", at=1), enchantment("march", says, at=2))
        assert board["relic"].types == {ARTIFACT, ENCHANTMENT, CREATURE}

    def test_subtypes_go_with_their_type_and_come_back_with_it(self) -> None:
        """205.1a: removed "for the entire time the object's card type is removed": a younger effect that makes it a creature again
        ends that time (interpretation)."""
        gone, back = spell(1, "elf", NotBe((CREATURE,)), at=2), spell(2, "elf", Be(types=(CREATURE,), in_addition="types"), at=3)
        elf = creature("elf", at=1, line="Enchantment Creature — Shrine Elf")
        assert table(elf, spells=(gone,))["elf"].subtypes == {"Shrine"}
        assert table(elf, spells=(gone, back))["elf"].subtypes == {"Shrine", "Elf"}

    def test_what_was_set_meanwhile_does_not_come_back(self) -> None:
        """205.1a: a creature again as a Goblin, it is no Elf."""
        goblin = Be(types=(CREATURE,), subtypes=("Goblin",))
        board = table(creature("elf", at=1), spells=(spell(1, "elf", NotBe((CREATURE,)), at=2), spell(2, "elf", goblin, at=3)))
        assert board["elf"].subtypes == {"Goblin"}

    def test_a_kindred_keeps_creature_types(self) -> None:
        """205.1a, 205.3m: kindreds share creature types, so they stay when the creature type goes."""
        board = table(creature("elf", at=1, line="Kindred Creature — Elf"), spells=(spell(1, "elf", NotBe((CREATURE,)), at=2),))
        assert board["elf"].subtypes == {"Elf"}

    def test_loses_all_other_types_and_abilities(self) -> None:
        """205.1a, 113.10b: "is a Goblin artifact creature with flying and loses all other abilities and types"."""
        be = Be(types=(ARTIFACT, CREATURE), subtypes=("Goblin",), power=Number(0), toughness=Number(1))
        lost = LoseAll(("abilities", "card types", "creature types"), other=True)
        board = table(
            creature("elf", static(each("Elf"), base(9, 9)), at=1, line="Legendary Enchantment Creature — Shrine Elf"),
            enchantment("mutation", static(ENCHANTED, be, Have((FLYING,)), lost), at=2, attached_to="elf"),
        )
        assert board["elf"].types == {ARTIFACT, CREATURE}
        assert board["elf"].subtypes == {"Goblin"}
        assert board["elf"].supertypes == {Supertype.LEGENDARY}
        assert (board.keywords("elf"), len(board["elf"].abilities)) == (["flying"], 1)
        assert board["elf"].pt == (0, 1)
