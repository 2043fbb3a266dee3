"""Timestamps are what was stored, with an order inside ties (613.7a–c, 613.7m)."""

from dataclasses import replace

from engine.model import CardType
from engine.rules.layers.layers import copiable_values
from engine.vocabulary.modification import Be, BecomeCopy, Have, Lose, LoseAll
from engine.vocabulary.quality import Noun
from engine.vocabulary.subject import Attached, It, This
from tests.engine.layers.table import (
    FLYING,
    base,
    counter,
    creature,
    each,
    enchantment,
    plus,
    spell,
    static,
    table,
    thing,
)  # fmt: skip

CREATURE = CardType.CREATURE
ENCHANTED = Attached("enchanted", Noun.PERMANENT)


def test_received_at_once_they_have_an_order() -> None:
    """613.7m: two that entered together; the second of them is the younger."""
    elf = creature("elf", at=1)
    one, two = (enchantment(f"set{n}", static(each("Elf"), base(n, n)), at=5) for n in (1, 2))
    first = table(elf, replace(one, timestamp=(5, 0)), replace(two, timestamp=(5, 1)))
    second = table(elf, replace(one, timestamp=(5, 1)), replace(two, timestamp=(5, 0)))
    assert (first["elf"].pt, second["elf"].pt) == ((2, 2), (1, 1))


def test_two_abilities_of_one_object_go_in_the_order_of_its_text() -> None:
    """613.7a: both have the object's timestamp; the interpretation is the printed order."""
    sets, takes = static(each("Elf"), base(1, 1)), static(each("Elf"), base(3, 3))
    assert table(creature("elf", sets, takes, at=1))["elf"].pt == (3, 3)
    assert table(creature("elf", takes, sets, at=1))["elf"].pt == (1, 1)


def test_a_granted_ability_has_the_later_of_two_timestamps() -> None:
    """613.7a: the Rune's, when the Hammer is older, so "has flying" comes after "loses flying"."""
    hammer = static(Attached("equipped", CREATURE), plus(10, 10), Lose((FLYING,)))
    rune = static(ENCHANTED, Have((static(Attached("equipped", CREATURE), Have((FLYING,))),)))
    board = table(
        creature("elf", at=1),
        thing("hammer", "Artifact — Equipment", hammer, at=2, attached_to="elf"),
        thing("rune", "Enchantment — Aura", rune, at=3, attached_to="hammer"),
    )
    assert board.order("6") == ["hammer", "rune", "hammer by rune"]
    assert board.keywords("elf") == ["flying"]
    assert board["elf"].pt == (12, 12)


def test_when_the_object_is_newer_both_share_its_timestamp_in_the_same_order() -> None:
    """613.7a: the Hammer was attached again; both its abilities are new, "loses flying" still before "has flying"."""
    hammer = static(Attached("equipped", CREATURE), Lose((FLYING,)))
    rune = static(ENCHANTED, Have((static(Attached("equipped", CREATURE), Have((FLYING,))),)))
    board = table(
        creature("elf", at=1),
        thing("hammer", "Artifact — Equipment", hammer, at=4, attached_to="elf"),
        thing("rune", "Enchantment — Aura", rune, at=3, attached_to="hammer"),
    )
    assert board.order("6") == ["rune", "hammer", "hammer by rune"]
    assert board.keywords("elf") == ["flying"]


def test_a_granted_ability_is_as_new_as_its_object() -> None:
    """613.7a: an old effect's gift to a newer object sets power and toughness after what is older than the object."""
    gift = static(each("Elf"), Have((static(This("creature"), base(4, 4)),)))
    board = table(
        enchantment("gift", gift, at=1), enchantment("small", static(each("Elf"), base(1, 1)), at=2), creature("elf", at=3)
    )
    assert board["elf"].pt == (4, 4)


def test_counters_have_timestamps_of_their_own() -> None:
    """613.7c, 122.1b: a flying counter that is younger than "loses all abilities" stays, an older one does not."""
    loss = spell(1, "elf", LoseAll(), at=5)
    young = table(creature("elf", at=1, counters=counter("flying", 6)), spells=(loss,))
    old = table(creature("elf", at=1, counters=counter("flying", 4)), spells=(loss,))
    assert (young.keywords("elf"), old.keywords("elf")) == (["flying"], [])
    assert young.order("6") == ["spell 1", "flying on elf"]


def test_a_copied_ability_is_the_objects_own() -> None:
    """613.7a (interpretation): acquired by copying it has the object's timestamp, not the copy effect's."""
    lord = creature("lord", static(each(CREATURE), base(1, 1)), at=1)
    copied = copiable_values(table(lord).state, "lord")
    board = table(
        lord,
        creature("clone", at=2, line="Creature — Bear"),
        enchantment("big", static(each(CREATURE), base(7, 7)), at=3),
        spells=(spell(1, "clone", BecomeCopy(It()), at=4, copied=copied),),
    )
    assert board.order("7b") == ["lord", "clone", "big"]
    assert board["clone"].pt == (7, 7)
    assert board["clone"].subtypes == {"Elf"}


def test_the_older_first_in_every_layer() -> None:
    """613.7: the younger "becomes" wins."""
    goblin, bear = Be(subtypes=("Goblin",)), Be(subtypes=("Bear",))
    board = table(creature("elf", at=1), spells=(spell(1, "elf", goblin, at=3), spell(2, "elf", bear, at=2)))
    assert board["elf"].subtypes == {"Goblin"}
