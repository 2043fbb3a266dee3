"""Layer 3: which words change and which do not (612.1–612.3), and dependency by text (613.8a)."""

from engine.card import colors_of
from engine.model import Color
from engine.vocabulary.ability import Keyword
from engine.vocabulary.modification import Be, ChangeWords, Control, Have
from engine.vocabulary.quality import IsColor, Noun
from engine.vocabulary.subject import Attached
from tests.engine.layers.table import FLYING, both, creature, each, enchantment, plus, spell, static, table, thing

ENCHANTED = Attached("enchanted", Noun.PERMANENT)
COLOR_WORDS = ChangeWords(("color word",))
BLACK_TO_GREEN = (("color word", "black", "green"),)


def from_black(*qualities: object) -> object:
    """ "Black creatures have flying", or what is said of them."""
    return static(each("Elf", IsColor(Color.BLACK)), *qualities)


def test_the_words_of_its_own_text() -> None:
    """612.2: "black Elves get +1/+1" reads "green Elves"; the mana cost, and so the color, stays."""
    crusade = thing("crusade", "Enchantment", from_black(plus(1, 1)), at=1, cost="{1}{B}")
    board = table(
        crusade,
        creature("green", at=2, colors=[Color.GREEN]),
        creature("black", at=3, colors=[Color.BLACK]),
        spells=(spell(1, "crusade", COLOR_WORDS, at=4, chosen=BLACK_TO_GREEN),),
    )
    assert (board["green"].pt, board["black"].pt) == ((3, 3), (2, 2))
    assert board["crusade"].colors == colors_of("{B}")
    assert (board["crusade"].mana_cost, board["crusade"].name) == ("{1}{B}", "crusade")


def test_quoted_words_change_on_the_one_that_grants() -> None:
    """612.2, 612.3: the quotation is part of the granter's text, so what it gives has the new words."""
    gift = static(ENCHANTED, Have((Keyword("protection", IsColor(Color.BLACK)),)))
    board = table(
        creature("elf", at=1),
        enchantment("ward", gift, at=2, attached_to="elf"),
        spells=(spell(1, "ward", COLOR_WORDS, at=3, chosen=BLACK_TO_GREEN),),
    )
    assert [h.ability for h in board["elf"].abilities] == [Keyword("protection", IsColor(Color.GREEN))]


def test_a_granted_ability_is_never_changed() -> None:
    """612.3: the text change is on the creature, the ability is from elsewhere."""
    gift = static(ENCHANTED, Have((Keyword("protection", IsColor(Color.BLACK)),)))
    board = table(
        creature("elf", Keyword("protection", IsColor(Color.BLACK)), at=1),
        enchantment("ward", gift, at=2, attached_to="elf"),
        spells=(spell(1, "elf", COLOR_WORDS, at=3, chosen=BLACK_TO_GREEN),),
    )
    own, given = (h.ability for h in board["elf"].abilities)
    assert (own.quality, given.quality) == (IsColor(Color.GREEN), IsColor(Color.BLACK))


def test_the_type_line_and_its_mana_ability() -> None:
    """612.1, 305.6: a Forest whose land type reads Swamp is a Swamp and makes black mana; nothing was lost by 305.7."""
    board = table(
        thing("forest", "Land — Forest Cave", FLYING, at=1),
        spells=(spell(1, "forest", ChangeWords(("basic land type",)), at=2, chosen=(("basic land type", "Forest", "Swamp"),)),),
    )
    assert (board["forest"].subtypes, board.mana("forest")) == ({"Swamp", "Cave"}, ["Swamp"])
    assert board.keywords("forest") == ["flying"]


def test_creature_types_in_text_and_type_line() -> None:
    """612.1–2: an Elf lord for Elves becomes a Goblin lord for Goblins."""
    board = table(
        creature("lord", static(each("Elf"), plus(1, 1)), at=1),
        creature("goblin", at=2, line="Creature — Goblin"),
        spells=(spell(1, "lord", ChangeWords(("creature type",)), at=3, chosen=(("creature type", "Elf", "Goblin"),)),),
    )
    assert board["lord"].subtypes == {"Goblin"}
    assert (board["lord"].pt, board["goblin"].pt) == ((3, 3), (3, 3))


def test_words_change_before_types_and_colors_are_set() -> None:
    """613.1c: what an effect makes of an object in 4 and 5 has no text to change."""
    becomes = spell(1, "elf", Be(subtypes=("Goblin",), colors=(Color.BLACK,)), at=2)
    change = spell(2, "elf", COLOR_WORDS, at=3, chosen=BLACK_TO_GREEN)
    board = table(creature("elf", at=1), spells=(becomes, change))
    assert (board["elf"].colors, board["elf"].subtypes) == ({Color.BLACK}, {"Goblin"})


def test_one_text_changing_effect_may_change_the_text_of_another() -> None:
    """613.8a: the older "black permanents: their color words become white" waits for what makes it "green permanents"."""
    to_chosen = ChangeWords(("color word",), to_chosen=True)
    board = table(
        enchantment("mists", static(each(Noun.PERMANENT, IsColor(Color.BLACK)), to_chosen), at=1, chosen={"color word": "white"}),
        thing("crusade", "Enchantment", from_black(plus(1, 1)), at=2, cost="{B}"),
        creature("white", at=3, colors=[Color.WHITE]),
        creature("black", at=4, colors=[Color.BLACK]),
        spells=(spell(1, "mists", COLOR_WORDS, at=5, chosen=BLACK_TO_GREEN),),
    )
    assert board.waiting("3")[0] == {"mists": {"spell 1": "text"}}
    assert board.order("3") == ["spell 1", "mists"]
    assert (board["white"].pt, board["black"].pt) == ((2, 2), (3, 3))


def test_an_effect_that_began_may_still_wait_because_of_its_text() -> None:
    """613.8a: 613.6 exempts what began from the end of its ability, not from a change of its text."""
    to_chosen = ChangeWords(("color word",), to_chosen=True)
    steals = both(static(each("Goblin"), Control()), static(each(Noun.PERMANENT, IsColor(Color.BLACK)), to_chosen))
    board = table(
        enchantment("mists", steals, at=1, chosen={"color word": "white"}),
        thing("crusade", "Enchantment", from_black(plus(1, 1)), at=2, cost="{B}"),
        creature("black", at=4, colors=[Color.BLACK]),
        spells=(spell(1, "mists", COLOR_WORDS, at=5, chosen=BLACK_TO_GREEN),),
    )
    assert board.order("2") == ["mists"]
    assert board.waiting("3")[0] == {"mists": {"spell 1": "text"}}
    assert board["black"].pt == (3, 3)
