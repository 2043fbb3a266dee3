"""Effects that began go on, what they are, what is granted late and what is lost early (613.6, 611.2c–d, 611.3a)."""

from engine.model import CardType, Color
from engine.vocabulary.ability import Keyword
from engine.vocabulary.amount import Count, Number, Variable
from engine.vocabulary.modification import Be, ChangeWords, Control, Have, HavePT, Lose, LoseAll
from engine.vocabulary.quality import HasKeyword, IsColor, IsType, Noun
from engine.vocabulary.subject import Attached, This
from tests.engine.layers.table import (
    FLYING,
    HASTE,
    Table,
    base,
    both,
    creature,
    each,
    enchantment,
    plus,
    spell,
    static,
    table,
    thing,
)

ARTIFACT, CREATURE = CardType.ARTIFACT, CardType.CREATURE
ENCHANTED = Attached("enchanted", Noun.PERMANENT)


class TestIdentity:
    def test_two_abilities_alike_are_two(self) -> None:
        """613.7a: an effect is an ability of an object, not what it says: two equal abilities give twice."""
        raises = static(each("Elf"), plus(1, 1))
        board = table(creature("elf", raises, raises, at=1))
        assert board.order("7c") == ["elf", "elf 1"]
        assert board["elf"].pt == (4, 4)

    def test_losing_flying_takes_every_flying(self) -> None:
        """113.10b: all instances go, whoever gave them."""
        board = table(
            creature("bird", FLYING, at=1),
            enchantment("wings", static(each(CREATURE), Have((FLYING,))), at=2),
            spells=(spell(1, "bird", Lose((FLYING,)), at=3),),
        )
        assert board.keywords("bird") == []

    def test_a_begun_effect_is_applied_once_a_layer_under_a_changed_text(self) -> None:
        """612, 613.6: the ability whose words changed is the same one: it goes on, with the same set, not a second time."""
        board = charmed()
        assert [name for layer in ("2", "5") for name in board.order(layer)] == ["charm", "charm"]
        assert board["elf"].controller == "you"

    def test_a_begun_effect_says_what_its_text_says_now(self) -> None:
        """611.3a, 612.1: "enchanted creature is black" reads "is green" from layer 3 on, though the effect began in layer 2."""
        assert charmed()["elf"].colors == {Color.GREEN}

    def test_numbers_of_a_static_effect_stay_live(self) -> None:
        """611.3a: it began in 4; in 7b it counts the Elves that there are then."""
        elves = Count(each("Elf").filter)
        board = table(
            thing("engine", "Artifact", at=1),
            enchantment("march", static(each(ARTIFACT), Be(types=(ARTIFACT, CREATURE), power=elves, toughness=elves)), at=2),
            enchantment("kin", static(each(ARTIFACT, IsType(CREATURE)), Be(subtypes=("Elf",))), at=3),
        )
        assert board["engine"].pt == (1, 1)

    def test_numbers_of_a_resolved_effect_are_fixed(self) -> None:
        """611.2d: X was determined once."""
        board = table(creature("elf", at=1), spells=(spell(1, "elf", HavePT(Variable(), Variable()), at=2, values={"X": 5}),))
        assert board["elf"].pt == (5, 5)

    def test_an_effect_that_began_with_nobody_keeps_nobody(self) -> None:
        """613.6 (interpretation): it started to apply in layer 4, to an empty set; in 7c the set is still empty."""
        says = static(each(CREATURE, IsColor(Color.GREEN)), Be(subtypes=("Bear",)), plus(3, 3))
        board = table(
            creature("elf", at=1),
            enchantment("bears", says, at=2),
            enchantment("paint", static(each(CREATURE), Be(colors=(Color.GREEN,))), at=3),
        )
        assert board["elf"].colors == {Color.GREEN}
        assert board["elf"].pt == (2, 2)
        assert board["elf"].subtypes == {"Elf"}

    def test_it_goes_on_with_the_same_objects_its_ability_lost(self) -> None:
        """613.6: it began in 4 with the artifact alone; stripped in 6, it still sets power and toughness in 7b, of that alone."""
        animate = static(each(ARTIFACT), Be(types=(ARTIFACT, CREATURE), subtypes=("Golem",), power=Number(5), toughness=Number(5)))
        board = table(
            creature("smith", animate, at=1),
            thing("engine", "Artifact", at=2),
            spells=(spell(1, "smith", LoseAll(), at=3),),
        )
        assert board["smith"].abilities == ()
        assert board["engine"].pt == (5, 5)
        assert board["smith"].pt == (2, 2)

    def test_each_clause_has_its_own_set(self) -> None:
        """613.6: what a statement began with does not bind the other statement of the same ability."""
        whole = both(static(each("Elf"), Be(subtypes=("Goblin",)), plus(1, 0)), static(each("Goblin"), plus(0, 1)))
        board = table(creature("elf", at=1), enchantment("lord", whole, at=2))
        assert board["elf"].pt == (3, 3)  # +1/+0 as what was an Elf in layer 4, +0/+1 as what is a Goblin in 7c


def charmed() -> Table:
    """ "You control enchanted creature and it is black", its color words becoming green."""
    return table(
        creature("elf", at=1, by="opp"),
        enchantment("charm", static(ENCHANTED, Control(), Be(colors=(Color.BLACK,))), at=2, attached_to="elf"),
        enchantment(
            "mists",
            static(each(Noun.PERMANENT), ChangeWords(("color word",), to_chosen=True)),
            at=3,
            chosen={"color word": "green"},
        ),
    )


class TestGrantedLate:
    def test_parts_for_earlier_layers_never_apply_and_later_ones_do(self) -> None:
        """613.6, 613.1: an ability given in layer 6 is too late for 4 and in time for 7c. Nothing is replayed."""
        quoted = static(This("creature"), Be(subtypes=("Goblin",)), plus(2, 2))
        board = table(creature("elf", at=1), enchantment("gift", static(each("Elf"), Have((quoted,))), at=2))
        assert board.order("4") == []
        assert board.order("7c") == ["elf by gift"]
        assert board["elf"].subtypes == {"Elf"}
        assert board["elf"].pt == (4, 4)

    def test_its_set_is_fixed_where_it_first_applies(self) -> None:
        """613.6: given in 6, it begins in 6 with those that fly then, and sets the power of the same ones in 7b."""
        quoted = static(each(CREATURE, HasKeyword("flying")), Lose((FLYING,)), base(0, 1))
        board = table(
            creature("bird", FLYING, at=1),
            creature("elf", at=2),
            enchantment("gift", static(ENCHANTED, Have((quoted,))), at=3, attached_to="elf"),
        )
        assert board.order("6") == ["gift", "elf by gift"]
        assert board.keywords("bird") == []
        assert board["bird"].pt == (0, 1)
        assert board["elf"].pt == (2, 2)

    def test_a_granted_changeling_comes_too_late(self) -> None:
        """702.73a, 604.3a: given in layer 6 it defines nothing; the creature has the keyword and no more types."""
        board = table(creature("elf", at=1), enchantment("gift", static(each("Elf"), Have((Keyword("changeling"),))), at=2))
        assert board["elf"].subtypes == {"Elf"}
        assert board.keywords("elf") == ["changeling"]


class TestLostEarly:
    def test_an_ability_gone_before_it_began_does_nothing_and_is_told(self) -> None:
        """613.6: its effect starts nowhere; the step that took the ability away says so."""
        board = table(
            creature("lord", static(each("Elf"), plus(1, 1)), at=1),
            spells=(spell(1, "lord", LoseAll(), at=2),),
        )
        stripped = next(a for a in board.told[0] if a.layer == "6")
        assert [effect.source for effect in stripped.lost] == ["lord"]
        assert board.order("7c") == []
        assert board["lord"].pt == (2, 2)

    def test_what_began_is_not_told_as_lost(self) -> None:
        """613.6: the ability goes, the effect does not."""
        board = table(
            creature("lord", static(each("Elf"), Be(subtypes=("Goblin",)), plus(1, 1)), at=1),
            spells=(spell(1, "lord", LoseAll(), at=2),),
        )
        stripped = next(a for a in board.told[0] if a.layer == "6")
        assert stripped.lost == ()
        assert [(a.continues, a.ability_gone) for a in board.told[0] if a.layer == "7c"] == [(True, True)]
        assert board["lord"].pt == (3, 3)

    def test_a_keyword_given_and_lost_is_gone(self) -> None:
        """613.7: in layer 6 the younger wins."""
        board = table(
            creature("elf", at=1),
            enchantment("speed", static(each("Elf"), Have((HASTE,))), at=2),
            spells=(spell(1, "elf", LoseAll(), at=3),),
        )
        assert board.keywords("elf") == []
