"""Power and toughness of what is no creature, and of a creature without numbers (208.3, 208.3a, 208.5, 107.2)."""

from engine.model import CardType
from engine.vocabulary.amount import Number, ValueOf
from engine.vocabulary.modification import Be, Get
from engine.vocabulary.quality import HasValue, Noun
from engine.vocabulary.subject import Attached, This
from tests.engine.layers.table import base, counter, creature, each, enchantment, plus, signed, spell, static, table, thing

CREATURE = CardType.CREATURE
ENCHANTED = Attached("enchanted", Noun.PERMANENT)


def test_a_permanent_that_is_no_creature_has_none() -> None:
    """208.3: not even with a power and toughness printed on it."""
    vehicle = thing("vehicle", "Artifact — Vehicle", at=1, pt=(6, 6), counters=counter("+1/+1", 2))
    assert table(vehicle)["vehicle"].pt is None


def test_what_was_set_and_added_is_seen_once_it_is_a_creature() -> None:
    """208.3a: the effects are there all the time."""
    board = table(
        thing("engine", "Artifact", at=1, counters=counter("+1/+1", 3)),
        enchantment("life", static(each(CardType.ARTIFACT), Be(types=(CREATURE,), in_addition="types")), at=4),
        spells=(spell(1, "engine", base(2, 2), at=2),),
    )
    assert board["engine"].pt == (3, 3)


def test_a_creature_without_numbers_has_zero() -> None:
    """208.5."""
    life = Be(types=(CREATURE,), in_addition="types")
    board = table(thing("engine", "Artifact", at=1), spells=(spell(1, "engine", life, plus(1, 2), at=2),))
    assert board["engine"].pt == (1, 2)


def test_it_has_no_power_to_compare() -> None:
    """208.3: "permanents with power 2 or less have …" is not about a land; nor "with power 6 or more" about a Vehicle."""
    board = table(
        thing("land", "Land", at=1),
        thing("vehicle", "Artifact — Vehicle", at=2, pt=(6, 6)),
        creature("elf", at=3),
        enchantment(
            "small", static(each(Noun.PERMANENT, HasValue("power", "<=", Number(2))), Be(subtypes=("Cave", "Goblin"))), at=4
        ),
        enchantment("big", static(each(Noun.PERMANENT, HasValue("power", ">=", Number(6))), Be(types=(CREATURE,))), at=5),
    )
    assert board["elf"].subtypes == {"Goblin"}
    assert board["land"].subtypes == set()
    assert board["vehicle"].types == {CardType.ARTIFACT}


def test_its_power_counts_as_zero() -> None:
    """208.3, 107.2: "gets +X/+0, where X is enchanted permanent's power", on a Vehicle that is no creature: nothing."""
    says = Get(signed(1), signed(0), each=ValueOf("power", ENCHANTED))
    board = table(
        thing("vehicle", "Artifact — Vehicle", at=1, pt=(6, 6)),
        creature("pilot", static(This("creature"), says), at=2, attached_to="vehicle"),
    )
    assert board["pilot"].pt == (2, 2)
