"""Dependency (613.8), found by trying: the whole board, the whole effect, the four causes, loops."""

from engine.model import CardType, Supertype
from engine.vocabulary.amount import Count, Number
from engine.vocabulary.modification import Be, CantHave, Have, HavePT, Lose, LoseAll, NotBe
from engine.vocabulary.quality import Filter, HasValue, IsSubtype, IsSupertype, IsType, Not, Noun, Who
from engine.vocabulary.subject import Attached, Groups, This
from tests.engine.layers.table import (
    FLYING,
    HASTE,
    Table,
    base,
    both,
    creature,
    each,
    enchantment,
    spell,
    static,
    table,
    thing,
)  # fmt: skip

ARTIFACT, CREATURE, LAND = CardType.ARTIFACT, CardType.CREATURE, CardType.LAND
ENCHANTED = Attached("enchanted", Noun.PERMANENT)


def too(*types: CardType) -> Be:
    """ "… in addition to its other types"."""
    return Be(types=types, in_addition="types")


def ashaya_and_limb(*, ashaya: int, limb: int) -> Table:
    """Two effects that reach each other's set (board B5)."""
    lands = Count(Filter((LAND,), controller=Who.YOU))
    mine = static(This("name"), HavePT(lands, lands, "equal each"))
    forest = Be(types=(LAND,), subtypes=("Forest",), in_addition="types")
    nature = static(each(CREATURE, controller=Who.YOU), forest)
    both_kinds = Groups((each("Forest"), each("Saproling")))
    limbs = Be(types=(CREATURE, LAND), subtypes=("Saproling", "Forest"), power=Number(1), toughness=Number(1), in_addition="types")
    return table(
        creature("ashaya", mine, nature, at=ashaya, line="Legendary Creature — Elemental", pt=(0, 0)),
        enchantment("limb", static(both_kinds, limbs), at=limb),
        creature("bears", at=8, line="Creature — Bear"),
        thing("forest", "Basic Land — Forest", at=9),
    )


class TestWholeBoard:
    def test_a_loop_may_show_one_edge_on_each_object(self) -> None:
        """613.8a–b: on the Bears only one edge is seen, on the Forest only the other; over the board they are a loop, so the
        older goes first."""
        board = ashaya_and_limb(ashaya=1, limb=2)
        assert board.order("4") == ["ashaya 1", "limb"]
        assert board.waiting("4")[0] == {"ashaya 1": {"limb": "what it applies to"}, "limb": {"ashaya 1": "what it applies to"}}
        assert board["bears"].subtypes == {"Bear", "Saproling", "Forest"}
        assert board["bears"].pt == (1, 1)
        assert board["ashaya"].pt == (1, 1)

    def test_the_other_age_the_other_result(self) -> None:
        """613.8b: the same loop with Life and Limb older."""
        board = ashaya_and_limb(ashaya=2, limb=1)
        assert board.order("4") == ["limb", "ashaya 1"]
        assert board["bears"].subtypes == {"Bear", "Forest"}
        assert board["bears"].pt == (2, 2)
        assert board["ashaya"].pt == (3, 3)
        assert board["forest"].pt == (1, 1)

    def test_the_whole_effect_waits_though_only_one_of_its_parts_depends(self) -> None:
        """613.8a speaks of effects: the part about lands waits too, so the land becomes a Forest after it was made a Swamp."""
        whole = both(static(each(ARTIFACT), too(CREATURE)), static(each(LAND), Be(subtypes=("Forest",), in_addition="land types")))
        board = table(
            enchantment("whole", whole, at=1),
            enchantment("swamps", static(each(LAND), Be(subtypes=("Swamp",))), at=2),
            enchantment("iron", static(ENCHANTED, too(ARTIFACT)), at=3, attached_to="elf"),
            creature("elf", at=4),
            thing("cave", "Land — Cave", at=5),
        )
        assert board.order("4") == ["swamps", "iron", "whole"]
        assert board["cave"].subtypes == {"Swamp", "Forest"}


class TestWhatItDoes:
    def test_it_is_not_the_resulting_difference(self) -> None:
        """613.9: neither "has flying" nor "loses flying" depends on the other, whichever is older."""
        gives, takes = static(ENCHANTED, Have((FLYING,))), static(ENCHANTED, Lose((FLYING,)))
        last = {}
        for older, younger in [("gives", "takes"), ("takes", "gives")]:
            ability = {"gives": gives, "takes": takes}
            board = table(
                creature("elf", at=1),
                enchantment(older, ability[older], at=2, attached_to="elf"),
                enchantment(younger, ability[younger], at=3, attached_to="elf"),
            )
            assert board.order("6") == [older, younger]
            assert board.waiting("6") == [{}, {}]
            last[younger] = board.keywords("elf")
        assert last == {"takes": [], "gives": ["flying"]}

    def test_it_is_not_the_bare_instruction(self) -> None:
        """205.3d, 613.8a: what "becomes a Frog" does to an artifact is nothing until the other effect has made it a creature."""
        board = table(
            thing("engine", "Artifact", at=1),
            enchantment("life", static(ENCHANTED, too(CREATURE)), at=3, attached_to="engine"),
            spells=(spell(1, "engine", Be(subtypes=("Frog",)), at=2),),
        )
        assert board.waiting("4")[0] == {"spell 1": {"life": "what it does"}}
        assert board.order("4") == ["life", "spell 1"]
        assert board["engine"].subtypes == {"Frog"}

    def test_losing_subtypes_is_not_forbidden_to_what_has_none(self) -> None:
        """205.3d forbids gaining, not losing: "loses all creature types" does the same before and after, as in 613.9."""
        elf = Be(types=(ARTIFACT, CREATURE), subtypes=("Elf",))
        board = table(
            enchantment("shrine", at=1),
            spells=(spell(1, "shrine", LoseAll(("creature types",)), at=2), spell(2, "shrine", elf, at=3)),
        )
        assert board.order("4") == ["spell 1", "spell 2"]
        assert board["shrine"].subtypes == {"Elf"}

    def test_statements_of_one_ability_are_worked_out_one_after_the_other(self) -> None:
        """205.3d, 613.8a: "is a creature, too" and then "is a Goblin", of one object by one effect, is the same before and after an
        effect that has nothing to do with it."""
        goblin = both(static(ENCHANTED, too(CREATURE)), static(ENCHANTED, Be(subtypes=("Goblin",))))
        board = table(
            thing("engine", "Artifact", at=1),
            enchantment("goblin", goblin, at=2, attached_to="engine"),
            enchantment("iron", static(each("Forest"), too(ARTIFACT, CREATURE)), at=3),
        )
        assert board.waiting("4") == [{}, {}]
        assert board.order("4") == ["goblin", "iron"]
        assert board["engine"].subtypes == {"Goblin"}

    def test_its_numbers_are_worked_out(self) -> None:
        """613.8a: a set power and toughness that is counted depends on an effect of 7b that changes the count."""
        strong = Count(Filter((CREATURE,), before=(HasValue("power", ">=", Number(4)),)))
        board = table(
            creature("wild", static(ENCHANTED, HavePT(strong, strong)), at=1, attached_to="elf"),
            creature("elf", at=2),
            enchantment("giant", static(each("Bear"), base(5, 5)), at=3),
            creature("bear", at=4, line="Creature — Bear"),
        )
        assert board.waiting("7b")[0] == {"wild": {"giant": "what it does"}}
        assert board["elf"].pt == (1, 1)

    def test_what_is_forbidden_is_taken_away_first(self) -> None:
        """113.11, 613.8a: "can't have flying" changes what an older "has flying" does, so the older waits, and gives nothing."""
        board = table(
            creature("elf", at=1),
            enchantment("wings", static(ENCHANTED, Have((FLYING, HASTE))), at=2, attached_to="elf"),
            enchantment("chains", static(ENCHANTED, CantHave((FLYING,))), at=3, attached_to="elf"),
        )
        assert board.waiting("6")[0] == {"wings": {"chains": "what it does"}}
        assert board.order("6") == ["chains", "wings"]
        assert board.keywords("elf") == ["haste"]


class TestWhatItAppliesTo:
    def test_a_subtype_that_comes_back_with_its_type_counts(self) -> None:
        """205.1a, 613.8a: no creature and so no Elf for a while; what makes it a creature again brings the Elf under "Elves are
        artifacts, too", which waits for it."""
        board = table(
            creature("elf", at=1, line="Enchantment Creature — Elf"),
            enchantment("iron", static(each("Elf"), too(ARTIFACT)), at=3),
            spells=(spell(1, "elf", NotBe((CREATURE,)), at=2), spell(2, "elf", too(CREATURE), at=4)),
        )
        assert board.waiting("4")[1] == {"iron": {"spell 2": "what it applies to"}}
        assert board.order("4") == ["spell 1", "spell 2", "iron"]
        assert ARTIFACT in board["elf"].types


class TestExistence:
    def test_an_effect_waits_for_what_may_end_its_ability(self) -> None:
        """613.8a: applying the younger first would take the older's ability away, so it never begins."""
        board = table(
            creature("lord", static(each("Elf", other=True), Have((FLYING,))), at=1),
            creature("elf", at=2),
            enchantment("humility", static(each(CREATURE), LoseAll()), at=3),
        )
        assert board.waiting("6")[0] == {"lord": {"humility": "existence"}}
        assert board.order("6") == ["humility"]
        assert board.keywords("elf") == []

    def test_effects_that_began_are_exempt(self) -> None:
        """613.6: what began in layer 4 goes on in 6 whatever happens to its ability, so it depends on nothing there."""
        board = table(
            creature("lord", static(each("Elf", other=True), Be(subtypes=("Bear",)), Have((FLYING,))), at=2),
            creature("elf", at=1),
            enchantment("humility", static(each("Elf"), LoseAll()), at=3),
        )
        assert board.waiting("6") == [{}, {}]
        assert board.order("6") == ["lord", "humility"]
        assert board.keywords("elf") == ["flying"]  # a Bear by then: "Elves lose all abilities" is not about it
        assert board["lord"].abilities == ()

    def test_effects_that_the_other_would_create_are_no_reason(self) -> None:
        """613.8a speaks of the first effect alone: that the younger gives another ability of the same kind does not matter."""
        again = static(each("Elf"), Have((HASTE,)))
        board = table(
            creature("elf", at=1),
            enchantment("speed", again, at=2),
            enchantment("gift", static(ENCHANTED, Have((again,))), at=3, attached_to="stone"),
            thing("stone", "Artifact", at=4),
        )
        assert board.waiting("6")[0] == {}
        assert board.order("6") == ["speed", "gift", "stone by gift"]
        assert board.keywords("elf") == ["haste", "haste"]


class TestOrder:
    def test_an_older_dependent_effect_goes_just_after_what_it_waited_for(self) -> None:
        """613.8b: before effects that are younger than itself."""
        board = table(
            enchantment("ground", static(each(ARTIFACT), too(LAND)), at=1),
            enchantment("iron", static(each("Elf"), too(ARTIFACT)), at=2),
            enchantment("sacred", static(each("Elf"), too(CardType.ENCHANTMENT)), at=3),
            creature("elf", at=4),
        )
        assert board.waiting("4")[0] == {"ground": {"iron": "what it applies to"}}
        assert board.order("4") == ["iron", "ground", "sacred"]

    def test_a_younger_dependent_effect_keeps_its_place(self) -> None:
        """613.7, 613.8b: what it depends on is older and applied by then; an effect between them is not overtaken."""
        board = table(
            enchantment("iron", static(each("Elf"), too(ARTIFACT)), at=1),
            enchantment("between", static(each("Bear"), too(LAND)), at=2),
            enchantment("animate", static(each(ARTIFACT), Be(supertypes=(Supertype.LEGENDARY,), in_addition="types")), at=3),
            creature("elf", at=4),
        )
        assert board.waiting("4")[0] == {"animate": {"iron": "what it applies to"}}
        assert board.order("4") == ["iron", "between", "animate"]

    def test_several_freed_at_once_go_by_timestamp(self) -> None:
        """613.8b: dependents that waited for the same effect."""
        board = table(
            enchantment("second", static(each(ARTIFACT), Be(subtypes=("Goblin",))), at=2),
            enchantment("first", static(each(ARTIFACT), Be(subtypes=("Zombie",))), at=1),
            enchantment("iron", static(each("Elf"), too(ARTIFACT)), at=3),
            creature("elf", at=4),
        )
        assert board.order("4") == ["iron", "first", "second"]
        assert board["elf"].subtypes == {"Goblin"}

    def test_after_each_effect_it_is_looked_at_anew(self) -> None:
        """613.8c: March's set is Lattice alone; while Opalescence has not made that a creature it waits for nobody but it."""
        march = static(each(ARTIFACT, Not(IsType(CREATURE))), too(ARTIFACT, CREATURE))
        opalescence = static(each(CardType.ENCHANTMENT, Not(IsSubtype("Aura")), other=True), too(CREATURE))
        board = table(
            enchantment("march", march, at=1),
            enchantment("opalescence", opalescence, at=2),
            thing("lattice", "Artifact", static(each(Noun.PERMANENT), too(ARTIFACT)), at=3),
            thing("aura", "Enchantment — Aura", at=4),
        )
        assert board.waiting("4")[0]["march"] == {"lattice": "what it applies to"}
        assert board.order("4") == ["opalescence", "lattice", "march"]
        assert CREATURE in board["aura"].types
        assert CREATURE in board["opalescence"].types


class TestLoops:
    def test_members_still_wait_for_what_lies_outside(self) -> None:
        """613.8b (interpretation): inside a loop timestamps decide, but a member that depends on an effect outside it waits.
        The oldest, "elves", waits for "fame"; "goblins", which waits for its own loop alone, goes first."""
        legend = IsSupertype(Supertype.LEGENDARY)
        board = table(
            enchantment("elves", static(each("Goblin", legend), Be(subtypes=("Elf",), in_addition="creature types")), at=1),
            enchantment("goblins", static(each("Elf"), Be(subtypes=("Goblin",), in_addition="creature types")), at=2),
            enchantment(
                "fame", static(ENCHANTED, Be(supertypes=(Supertype.LEGENDARY,), in_addition="types")), at=3, attached_to="gob"
            ),
            creature("elf", at=4, line="Legendary Creature — Elf"),
            creature("chief", at=5, line="Legendary Creature — Goblin"),
            creature("gob", at=6, line="Creature — Goblin"),
        )
        because = "what it applies to"
        assert board.waiting("4")[0] == {"elves": {"goblins": because, "fame": because}, "goblins": {"elves": because}}
        assert board.order("4") == ["goblins", "fame", "elves"]
        assert board["gob"].subtypes == {"Goblin", "Elf"}
