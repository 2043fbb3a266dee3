"""The example sentences of the rules, and the shapes that the layers need, as trees."""

import pytest

from engine.model import CardType, Color
from engine.oracle import compile_text, say
from engine.vocabulary.ability import Clause, Keyword, RuleStatic, Spell, Static, Unknown
from engine.vocabulary.amount import Number, Signed, ValueOf
from engine.vocabulary.gamerule import Cant
from engine.vocabulary.instruction import Continuous, Duration
from engine.vocabulary.modification import Be, Get, Have, HavePT, LoseAll, RuleToo
from engine.vocabulary.quality import Filter, IsColor, IsSubtype, Not, Who
from engine.vocabulary.subject import Attached, Group, It, Quantifier, Target, This

# Quoted in 613.4–613.9 and 205.1b:
OF_SPELLS = (
    "Target creature gets +4/+4 until end of turn.",
    "Target creature becomes 0/1 until end of turn.",
    "All noncreature artifacts become 2/2 artifact creatures until end of turn.",
    "Until end of turn, target land becomes a 3/3 creature that's still a land.",
    "Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.",
    "This creature gets +1/+1 and becomes the color of your choice until end of turn.",
    "Target creature gets +0/+1 until end of turn.",
    "Target creature loses flying until end of turn.",
)
OF_PERMANENTS = (
    "Creatures you control get +0/+2.",
    "White creatures you control get +1/+1.",
    "Enchanted creature is white.",
    "Enchanted creature has flying.",
    "Enchanted creature loses flying.",
    "All creatures lose flying.",
    "All lands are 1/1 creatures that are still lands.",
    "All artifacts are 1/1 artifact creatures.",
    'Enchanted land has "Equipped creature has flying."',
    "Equipped creature gets +10/+10 and loses flying.",
)


@pytest.mark.parametrize("sentence", OF_SPELLS)
def test_effects_of_spells_in_the_rules(sentence: str) -> None:
    compiled = compile_text(sentence, types=[CardType.INSTANT])
    assert compiled.understood
    assert " ".join(say(a) for a in compiled.abilities) == sentence


@pytest.mark.parametrize("sentence", OF_PERMANENTS)
def test_static_abilities_in_the_rules(sentence: str) -> None:
    compiled = compile_text(sentence, types=[CardType.ENCHANTMENT])
    assert [say(a) for a in compiled.abilities] == [sentence]


def tree(sentence: str, *, spell: bool = False, name: str = "") -> object:
    compiled = compile_text(sentence, name=name, types=[CardType.INSTANT if spell else CardType.ENCHANTMENT])
    (ability,) = compiled.abilities
    assert compiled.understood
    return ability


def test_an_anthem() -> None:
    group = Group(Filter((CardType.CREATURE,), before=(IsColor(Color.WHITE),), controller=Who.YOU))
    one = Signed("+", Number(1))
    assert tree("White creatures you control get +1/+1.") == Static((Clause(group, (Get(one, one),)),))


def test_a_frog() -> None:
    frog = Be(subtypes=("Frog",), colors=(Color.BLUE,), power=Number(1), toughness=Number(1), becomes=True)
    effect = Continuous(Target(Filter((CardType.CREATURE,))), (LoseAll(), frog), Duration.END_OF_TURN, first=True)
    sentence = "Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1."
    assert tree(sentence, spell=True) == Spell((effect,))


def test_what_is_said_of_the_object_itself() -> None:
    value = ValueOf("mana value", It("it"))
    group = Group(Filter((CardType.ENCHANTMENT,), before=(Not(IsSubtype("Aura")),), other=True), Quantifier.EACH)
    be = Be(types=(CardType.CREATURE,), in_addition="types")
    sentence = (
        "Each other non-Aura enchantment is a creature in addition to its other types and has base power and base "
        "toughness each equal to its mana value."
    )
    assert tree(sentence) == Static((Clause(group, (be, HavePT(value, value, "base each"))),))


def test_a_prohibition_is_about_the_rules() -> None:
    enchanted = Attached("enchanted", CardType.CREATURE)
    assert tree("Enchanted creature can't attack or block.") == RuleStatic(Cant(enchanted, ("attack", "block")))


def test_a_prohibition_beside_a_modification_stays_with_it() -> None:
    found = tree("Enchanted creature has flying and can't block.")
    given = Have((Keyword("flying"),))
    forbidden = RuleToo(Cant(It(""), ("block",)))
    assert found == Static((Clause(Attached("enchanted", CardType.CREATURE), (given, forbidden)),))


def test_protections_side_by_side_are_two_abilities() -> None:
    compiled = compile_text("Flying, protection from black and from red", types=[CardType.CREATURE])
    qualities = [a.quality for a in compiled.abilities if isinstance(a, Keyword)]
    assert qualities == [None, IsColor(Color.BLACK), IsColor(Color.RED)]


def test_the_instances_of_target_are_numbered_in_the_order_of_the_text() -> None:
    found = tree("Exchange control of target artifact and target creature.", spell=True)
    assert isinstance(found, Spell)
    exchange = found.instructions[0]
    assert [exchange.first.slot, exchange.second.slot] == [0, 1]  # type: ignore[union-attr]


def test_an_object_calls_itself_by_its_name_even_when_that_is_a_type() -> None:
    found = tree("Nightmare's power and toughness are each equal to the number of Swamps you control.", name="Nightmare")
    assert isinstance(found, Static)
    assert found.clauses[0].subject == This("name")


def test_the_same_is_true_for_more() -> None:
    found = tree(
        "Creatures you control are the chosen type. The same is true for creature spells you control and creature "
        "cards you own that aren't on the battlefield."
    )
    assert isinstance(found, Static)
    (clause,) = found.clauses
    assert len(clause.also) == 2


def test_what_is_not_understood_is_kept_and_told() -> None:
    compiled = compile_text("Creatures you control get +1/+1. Frobnicate the gizmo.", types=[CardType.ENCHANTMENT])
    known, unknown = compiled.abilities
    assert isinstance(known, Static)
    assert unknown == Unknown("Frobnicate the gizmo.", "static")
    assert compiled.paragraphs[0].unknown == ("Frobnicate the gizmo.",)
    assert not compiled.understood


@pytest.mark.parametrize(
    "sentence",
    [
        "Creature you control get +1/+1.",  # no agreement
        "Each creatures you control gets +1/+1.",
        "White creatures you controls get +1/+1.",
        "Creatures you control gets +1/+1.",
        "Enchanted creature have flying.",
        "Target creature gets +1/+1.",  # a static ability has no targets (115.1)
    ],
)
def test_a_tree_that_says_something_else_is_no_understanding(sentence: str) -> None:
    assert not compile_text(sentence, types=[CardType.ENCHANTMENT]).understood
