"""Characteristic-defining abilities come first, by where they are from (604.3a, 613.3); "can't have" stands (113.11)."""

from engine.model import CardType, Color, Zone
from engine.vocabulary.ability import Keyword
from engine.vocabulary.amount import Count
from engine.vocabulary.condition import YourTurn
from engine.vocabulary.modification import EVERY_COLOR, Be, CantHave, Have, HavePT
from engine.vocabulary.quality import Filter, Noun, Who
from engine.vocabulary.subject import Attached, This
from tests.engine.layers.table import FLYING, HASTE, base, counter, creature, each, enchantment, spell, static, table

CREATURE = CardType.CREATURE
ENCHANTED = Attached("enchanted", Noun.PERMANENT)
CREATURES = Count(Filter((CREATURE,)))
COUNTED = HavePT(CREATURES, CREATURES, "equal each")


class TestDefining:
    def test_printed_it_defines_in_7a(self) -> None:
        """604.3a, 613.4a: so an older effect that sets power and toughness is applied after it."""
        board = table(
            enchantment("small", static(each(CREATURE), base(0, 9)), at=1),
            creature("maro", static(This("creature"), COUNTED), at=2),
        )
        assert (board.order("7a"), board.order("7b")) == (["maro"], ["small"])
        assert board["maro"].pt == (0, 9)

    def test_granted_it_sets_in_7b(self) -> None:
        """604.3a(2), 613.4b: the same words, given by an effect, define nothing; in 7b timestamps decide."""
        gift = static(each(CREATURE), Have((static(This("creature"), COUNTED),)))
        board = table(
            enchantment("small", static(each(CREATURE), base(0, 9)), at=1), enchantment("gift", gift, at=2), creature("elf", at=3)
        )
        assert (board.order("7a"), board.order("7b")) == ([], ["small", "elf by gift"])
        assert board["elf"].pt == (1, 1)

    def test_it_goes_first_though_younger_and_depends_on_nothing(self) -> None:
        """613.3, 613.8a(c): changeling, then the older Frog."""
        board = table(creature("shape", Keyword("changeling"), at=2), spells=(spell(1, "shape", Be(subtypes=("Frog",)), at=1),))
        assert board.order("4") == ["shape", "spell 1"]
        assert board.waiting("4") == [{}, {}]
        assert board["shape"].subtypes == {"Frog"}

    def test_on_a_condition_it_defines_nothing(self) -> None:
        """604.3a(5): "as long as it's your turn, this creature is black" keeps its timestamp."""
        on_turn = static(This("creature"), Be(colors=(Color.BLACK,)), when=YourTurn())
        board = table(creature("elf", on_turn, at=2), spells=(spell(1, "elf", Be(colors=(Color.RED,)), at=1),))
        assert board.order("5") == ["spell 1", "elf"]
        assert board["elf"].colors == {Color.BLACK}

    def test_of_others_it_defines_nothing(self) -> None:
        """604.3a(3): "creatures are every color" affects others."""
        board = table(
            creature("elf", static(each(CREATURE), Be(colors=(EVERY_COLOR,))), at=2),
            spells=(spell(1, "elf", Be(colors=(Color.RED,)), at=1),),
        )
        assert board.order("5") == ["spell 1", "elf"]
        assert board["elf"].colors == set(Color)

    def test_it_functions_in_every_zone_and_others_on_the_battlefield_alone(self) -> None:
        """604.3, 113.6a; 113.6."""
        own = Count(Filter((Noun.CARD,), zones=(Zone.GRAVEYARD,), owner=Who.YOU))
        board = table(
            creature("goyf", static(This("creature"), HavePT(own, own, "equal each")), at=1, zone=Zone.GRAVEYARD),
            creature("lord", static(each(CREATURE), base(9, 9)), at=2, zone=Zone.GRAVEYARD),
            creature("shape", Keyword("changeling"), at=3, zone=Zone.LIBRARY),
            creature("elf", at=4),
        )
        assert board["goyf"].pt == (2, 2)
        assert board["elf"].pt == (2, 2)
        assert {"Elf", "Goblin"} <= board["shape"].subtypes

    def test_devoid_is_colorless_before_any_color_is_given(self) -> None:
        """702.114a, 613.3: the older "is red in addition" comes after it."""
        board = table(
            creature("eldrazi", Keyword("devoid"), at=2, cost="{B}"),
            spells=(spell(1, "eldrazi", Be(colors=(Color.RED,), in_addition="colors"), at=1),),
        )
        assert board["eldrazi"].colors == {Color.RED}


class TestCantHave:
    def test_it_takes_the_ability_and_bars_every_other_way(self) -> None:
        """113.11: a younger effect, a keyword counter and a resolved spell give it in vain; haste comes through."""
        board = table(
            creature("bird", FLYING, at=1, counters=counter("flying", 8)),
            enchantment("chains", static(ENCHANTED, CantHave((FLYING,))), at=2, attached_to="bird"),
            enchantment("wings", static(ENCHANTED, Have((FLYING, HASTE))), at=3, attached_to="bird"),
            spells=(spell(1, "bird", Have((FLYING,)), at=4),),
        )
        assert board.keywords("bird") == ["haste"]
        assert board["bird"].cannot_have == {FLYING}

    def test_it_is_for_those_objects_alone(self) -> None:
        """113.11: of whom it is said."""
        board = table(
            creature("bird", FLYING, at=1),
            creature("other", FLYING, at=2),
            enchantment("chains", static(ENCHANTED, CantHave((FLYING,))), at=3, attached_to="bird"),
        )
        assert (board.keywords("bird"), board.keywords("other")) == ([], ["flying"])
