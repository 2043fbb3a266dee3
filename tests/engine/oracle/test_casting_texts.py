"""What the texts of spells say about how they are cast and what they are aimed at, as trees (115, 118, 601.2)."""

import pytest

from engine.model import CardType
from engine.oracle import compile_text, say
from engine.vocabulary.ability import RuleStatic, Spell
from engine.vocabulary.amount import AnyNumber, BeyondFirst, Number, OneOf, Variable
from engine.vocabulary.condition import Did, Is, Kicked, Otherwise
from engine.vocabulary.cost import Mana
from engine.vocabulary.gamerule import CostChange, CostFloor
from engine.vocabulary.instruction import Conditional, Counter, Damage, Draw, Instead, May
from engine.vocabulary.quality import Filter, HasStatus, Noun, Status
from engine.vocabulary.subject import AnyTarget, Group, It, Player, Quantifier, Target, This
from engine.vocabulary.tree import nodes


def spell(text: str) -> tuple[object, ...]:
    compiled = compile_text(text, name="Foo", types=[CardType.SORCERY])
    assert compiled.understood
    return tuple(i for a in compiled.abilities if isinstance(a, Spell) for i in a.instructions)


@pytest.mark.parametrize(
    "words, count, up_to, each",
    [
        ("any number of targets", AnyNumber(), False, False),
        ("one, two, or three targets", OneOf((1, 2, 3)), False, False),
        ("one or two targets", OneOf((1, 2)), False, False),
        ("three targets", Number(3), False, False),
        ("each of up to two targets", Number(2), True, True),
        ("each of X targets", Variable(), False, True),
        ("each of one or two targets", OneOf((1, 2)), False, True),
        ("each of any number of targets", AnyNumber(), False, True),
    ],
)
def test_targets_of_any_kind_are_counted(words, count, up_to, each):
    (damage,) = spell(f"Foo deals 3 damage to {words}.")
    assert isinstance(damage, Damage)
    assert damage.to == AnyTarget(count=count, up_to=up_to, each=each)


@pytest.mark.parametrize("how", ["divided as you choose", "divided evenly, rounded down,"])
def test_divided_damage(how):
    (damage,) = spell(f"Foo deals X damage {how} among any number of targets.")
    assert damage == Damage(This("name"), Variable(), AnyTarget(count=AnyNumber()), divided=how)


def test_a_total_cost_is_set_after_all_else():
    text = "As long as this artifact is untapped, each spell that would cost less than three mana to cast costs three mana to cast."
    (ability,) = compile_text(text, types=[CardType.ARTIFACT]).abilities
    spells = Group(Filter((Noun.SPELL,)), Quantifier.EACH)
    assert ability == RuleStatic(CostFloor(spells, 3), Is(This("artifact"), HasStatus(Status.UNTAPPED)))
    assert say(ability) == text


def test_a_floor_is_one_number():
    text = "Each spell that would cost less than three mana to cast costs two mana to cast."
    assert not compile_text(text, types=[CardType.ARTIFACT]).understood


def test_a_cost_for_each_target_beyond_the_first():
    (ability,) = compile_text(
        "This spell costs {1} more to cast for each target beyond the first.", types=[CardType.SORCERY]
    ).abilities
    assert ability == RuleStatic(CostChange(This("spell"), (Mana(("1",)),), more=True, each=BeyondFirst()))


@pytest.mark.parametrize(
    "rest, to",
    [
        ("", ""),
        (
            " If that spell is countered this way, put it into its owner's hand instead of into that player's graveyard.",
            "into its owner's hand",
        ),
        (
            " If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard.",
            "on top of its owner's library",
        ),
        (" If that spell is countered this way, exile it instead of putting it into its owner's graveyard.", "exile"),
    ],
)
def test_where_a_countered_spell_goes_is_part_of_countering_it(rest, to):
    assert spell(f"Counter target spell.{rest}") == (Counter(Target(Filter((Noun.SPELL,))), to),)


@pytest.mark.parametrize(
    "words, condition",
    [
        ("this spell was kicked", Kicked("this spell was kicked")),
        ("it was kicked with its {2}{U} kicker", Kicked(cost=(Mana(("2", "U")),))),
        ("you do", Did("you do")),
        ("they don't", Did("they don't", done=False)),
        ("no one does", Did("no one does", done=False)),
    ],
)
def test_what_was_paid_or_done_before(words, condition):
    assert spell(f"If {words}, draw a card.") == (Conditional(condition, (Draw(None, Number(1)),)),)


def test_one_thing_instead_of_another():
    _, second = spell("Foo deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.")
    assert second == Conditional(Kicked("this spell was kicked"), (Instead(Damage(It("it"), Number(4), It(""))),))


def test_otherwise_is_a_condition():
    found = spell("If you control a Swamp, draw a card. Otherwise, you gain 1 life.")
    assert any(isinstance(node, Otherwise) for node in nodes(found))


def test_what_one_may_do_to_a_card_of_another_player():
    text = "[+2]: Look at the top card of target player's library. You may put that card on the bottom of that player's library."
    (ability,) = compile_text(text, types=[CardType.PLANESWALKER]).abilities
    assert say(ability) == text
    assert [n.who for n in nodes(ability) if isinstance(n, May | Player)] == ["you"]
