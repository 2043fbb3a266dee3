"""Questions about the next step: what may be chosen, and what the rules say."""

import pytest

from engine import Setup, Trace, replay
from engine.actions import Attach
from engine.model import Layer
from engine.predicting import Aspect, Part, depends, layer_order, look, next_effect, next_part, opened, seen
from engine.sheet import EffectId
from engine.trace import StepKind, Why
from tests.engine.learning.positions import (
    A2,
    A3,
    A4,
    A6,
    A7,
    B4C,
    B5A,
    BEARS,
    CHAMPION,
    COPIED,
    HAMMER,
    MAGUS,
    POND,
    PRISM,
    TWO_IN_ONE,
    board,
    yours,
)  # fmt: skip


def step(trace: Trace, layer: str, card: str) -> int:
    """The number of the step in which a card's effect is applied in a layer."""
    return next(s.number for s in trace.steps if s.layer == layer and s.effect and s.effect.source_card == card)


def cards(trace: Trace, effects: tuple[EffectId, ...]) -> list[str]:
    return [trace.effects[e].source_card for e in effects]


def test_the_next_effect_is_chosen_among_those_left_in_the_layer() -> None:
    trace = replay(A7)
    question = next_effect(trace, step(trace, "4", "Liquimetal Coating"))
    assert question is not None
    assert question.layer is Layer.TYPE
    assert cards(trace, question.options) == ["March of the Machines", "Liquimetal Coating", "Turn to Frog"]
    assert cards(trace, (question.right,)) == ["Liquimetal Coating"]  # March waits for it, though it is older


def test_after_the_first_the_choice_is_smaller() -> None:
    trace = replay(A7)
    question = next_effect(trace, step(trace, "4", "March of the Machines"))
    assert question is not None
    assert cards(trace, question.options) == ["March of the Machines", "Turn to Frog"]


@pytest.mark.parametrize("number", [1, 4, 7, 13], ids=["arrival", "resolution", "alone in its layer", "result"])
def test_where_there_is_nothing_to_choose_nothing_is_asked(number: int) -> None:
    trace = replay(A2)
    assert next_effect(trace, number) is None
    assert layer_order(trace, number) is None
    assert depends(trace, number) is None


def test_over_all_layers_every_part_may_be_chosen() -> None:
    trace = replay(A2)
    question = next_part(trace, 5)
    assert question is not None
    parts = [(layer.value, trace.effects[effect].source_card) for layer, effect in question.options]
    assert parts == [
        ("7c", "Honor of the Pure"),
        ("4", "Angelic Destiny"), ("6", "Angelic Destiny"), ("7c", "Angelic Destiny"),
        ("4", "Turn to Frog"), ("5", "Turn to Frog"), ("6", "Turn to Frog"), ("7b", "Turn to Frog"),
    ]  # fmt: skip
    assert (question.right.layer, trace.effects[question.right.effect].source_card) == (Layer.TYPE, "Angelic Destiny")


def test_what_was_applied_is_no_choice_any_more() -> None:
    trace = replay(A2)
    question = next_part(trace, step(trace, "6", "Turn to Frog"))
    assert question is not None
    parts = [(layer.value, trace.effects[effect].source_card) for layer, effect in question.options]
    assert parts == [
        ("7c", "Honor of the Pure"), ("7c", "Angelic Destiny"), ("6", "Turn to Frog"), ("7b", "Turn to Frog"),
    ]  # fmt: skip


def test_what_does_not_exist_yet_is_no_choice() -> None:
    """The copied Sturmgeist's own ability is only there once the copy is made (707.2)."""
    trace = replay(COPIED)
    question = next_part(trace, step(trace, "1a", "Cytoshape"))
    assert question is not None
    assert {effect.source for layer, effect in question.options if layer == "7a"} == {"sturmgeist"}
    later = next_part(trace, step(trace, "7a", "Sturmgeist"))
    assert later is not None
    assert {effect.source for layer, effect in later.options if layer == "7a"} == {"sturmgeist", "bears"}


def test_two_abilities_of_one_object_may_go_in_any_order() -> None:
    """They share its timestamp (613.7a), and no rule orders them."""
    trace = replay(TWO_IN_ONE)
    number = step(trace, "7c", "Honor of the Pure")
    question = next_effect(trace, number)
    assert question is not None
    honor, first, second = question.options
    assert (question.right, question.allowed) == (honor, {honor})
    question = next_effect(trace, number + 1)
    assert question is not None
    assert (question.right, question.allowed) == (first, {first, second})
    assert question.is_right(second)
    part = next_part(trace, number + 1)
    assert part is not None
    assert part.is_right(Part(Layer.MODIFY_PT, second))
    order = layer_order(trace, number)
    assert order is not None
    assert order.allowed == {(honor, first, second), (honor, second, first)}


def test_what_was_set_free_may_go_just_after() -> None:
    """613.8b: "just after" may be taken to the letter, or as a wait only, after which timestamps decide."""
    evening, opalescence = yours("Enchanted Evening", "evening"), yours("Opalescence", "opalescence")
    trace = replay(board(evening, MAGUS, opalescence))
    number = step(trace, "4", "Enchanted Evening")
    first, order = next_effect(trace, number), layer_order(trace, number)
    assert first is not None
    assert order is not None
    waited_for, older, freed = order.right
    assert first.allowed == {waited_for}
    assert order.allowed == {(waited_for, older, freed), (waited_for, freed, older)}
    following = next_effect(trace, number + 1)
    assert following is not None
    assert (following.right, following.allowed) == (older, {older, freed})


def test_granted_abilities_keep_their_place_after_the_objects_own() -> None:
    """One timestamp, but in the relative order that 613.7a keeps: the Hammer's own, then the one that the Rune gives it."""
    trace = replay(board(BEARS, HAMMER, yours("Rune of Flight", "rune", attached_to="hammer"), Attach("hammer", "bears")))
    question = next_effect(trace, step(trace, "6", "Colossus Hammer"))
    assert question is not None
    assert len(question.options) == 2
    assert question.allowed == {question.right}


def test_what_acts_after_the_layers_is_no_part_of_them() -> None:
    trace = replay(board(yours("Ghostly Prison", "prison"), *A6.timeline))
    assert any(s.kind is StepKind.AFTER for s in trace.steps)
    options = [part for s in trace.steps if (question := next_part(trace, s.number)) for part in question.options]
    assert options
    assert not any(trace.effects[effect].source_card == "Ghostly Prison" for _, effect in options)


def test_the_order_of_a_layer_is_asked_by_arrival_and_answered_as_applied() -> None:
    trace = replay(A7)
    question = layer_order(trace, step(trace, "4", "Liquimetal Coating"))
    assert question is not None
    assert cards(trace, question.options) == ["March of the Machines", "Liquimetal Coating", "Turn to Frog"]
    assert cards(trace, question.right) == ["Liquimetal Coating", "March of the Machines", "Turn to Frog"]


def test_an_order_with_an_effect_that_never_comes_is_not_asked() -> None:
    trace = replay(A3)  # Urborg's effect is lost before it starts
    assert layer_order(trace, step(trace, "4", "Magus of the Moon")) is None


def test_how_an_object_looks_in_the_end() -> None:
    trace = replay(A2)
    question = look(trace, 5, CHAMPION, frozenset({Aspect.PT}))
    assert question.right.pt == (5, 5)
    assert seen(question.right).of(question.asked) == ((5, 5),)
    with pytest.raises(KeyError):
        look(trace, 5, "nobody")


def test_the_abilities_one_sees_keep_their_number() -> None:
    trace = replay(A6)
    assert seen(trace.steps[-1].sheets["akroma-angel-of-wrath"]).abilities == ("First strike", "Haste", "Trample", "Vigilance")


@pytest.mark.parametrize(
    "setup, layer, card, edges",
    [
        (A3, "4", "Magus of the Moon", {("Urborg, Tomb of Yawgmoth", "Magus of the Moon", Why.EXISTENCE)}),
        (A7, "4", "Liquimetal Coating", {("March of the Machines", "Liquimetal Coating", Why.APPLIES)}),
        (A7, "4", "March of the Machines", {("Turn to Frog", "March of the Machines", Why.DOES)}),
        (B4C, "6", "Rune of Flight", set()),  # 613.9: what each of them does stays the same
        (A4, "4", "Chameleon Colossus", set()),  # 613.8a(c): only one of them is characteristic-defining
        (
            B5A, "4", "Ashaya, Soul of the Wild",
            {
                ("Ashaya, Soul of the Wild", "Life and Limb", Why.APPLIES),
                ("Life and Limb", "Ashaya, Soul of the Wild", Why.APPLIES),
            },
        ),
    ],
)  # fmt: skip
def test_who_depends_on_whom(setup: Setup, layer: str, card: str, edges: set[tuple[str, str, Why]]) -> None:
    trace = replay(setup)
    question = depends(trace, step(trace, layer, card))
    assert question is not None
    name = lambda effect: trace.effects[effect].source_card  # noqa: E731
    assert {(name(d.effect), name(d.on), d.why) for d in question.right} == edges
    assert all(question.is_right(d.effect, d.on, d.why) for d in question.right)
    assert not any(question.is_right(d.effect, d.on, Why.TEXT) for d in question.right)
    assert not any(question.is_right(d.on, d.effect, d.why) for d in question.right if setup is not B5A)


def test_every_true_cause_is_right() -> None:
    """With Opalescence first, Pond applies to one more, and gives the Idol a type that it could not have before (205.3d)."""
    trace = replay(POND)
    question = depends(trace, step(trace, "4", "Opalescence"))
    assert question is not None
    (pond, opalescence), (other, _) = ((d.effect, d.on) for d in question.right)
    assert (pond, pond.source) == (other, "pond")
    assert {d.why for d in question.right} == {Why.APPLIES, Why.DOES}
    does = next(d for d in question.right if d.why is Why.DOES)
    assert does.object == "idol"
    assert question.is_right(pond, opalescence, Why.APPLIES)
    assert question.is_right(pond, opalescence, Why.DOES)
    assert not question.is_right(pond, opalescence, Why.TEXT)


def test_what_a_changed_text_applies_to_is_a_true_cause_too() -> None:
    trace = replay(PRISM)
    assert trace.refused is None
    question = depends(trace, step(trace, "3", "Artificial Evolution"))
    assert question is not None
    assert [(d.effect.source, d.why, d.gained) for d in question.right] == [
        ("prism", Why.TEXT, frozenset()), ("prism", Why.APPLIES, {"sentinel"}),
    ]  # fmt: skip


def test_dependency_is_looked_for_behind_what_defines_characteristics() -> None:
    """The Colossus's changeling goes first (613.3); of the two others one depends on the other all the while."""
    trace = replay(board(yours("Chameleon Colossus", "colossus"), *POND.timeline, cards=POND.cards))
    question = depends(trace, step(trace, "4", "Chameleon Colossus"))
    assert question is not None
    assert {(d.effect.source, d.on.source) for d in question.right} == {("pond", "opalescence")}


def test_which_of_the_options_define_characteristics() -> None:
    trace = replay(A4)
    question = depends(trace, step(trace, "4", "Chameleon Colossus"))
    assert question is not None
    assert cards(trace, tuple(question.defining)) == ["Chameleon Colossus"]


def test_the_steps_of_a_moment() -> None:
    trace = replay(A2)
    assert [s.number for s in opened(trace, 9)] == list(range(5, 13))
    assert all(s.kind is StepKind.APPLY for s in opened(trace, 13))
