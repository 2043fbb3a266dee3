"""A timeline changed: what comes out, what has become impossible and why."""

import pytest

from engine import Setup, replay
from engine.actions import Enter, Resolve, Together
from engine.comparing import differences, outcome
from engine.illegal import Reason
from engine.model import Zone
from engine.predicting import seen
from engine.whatif import Chosen, Reordered, Variation, Without, askable, choices, missing, what_if
from tests.engine.learning.positions import (
    A2,
    A2B,
    A4,
    A6,
    A6B,
    AKROMA,
    CHAMPION,
    FROG,
    HONOR,
    LIONS,
    OPP,
    PARISH,
    YOU,
    board,
    of_its_own,
    theirs,
    yours,
)  # fmt: skip


def test_nothing_changed_is_the_board_itself() -> None:
    found = what_if(A2, ())
    assert found.moments == (0, 1, 2, 3)
    assert found.impossible == ()
    assert outcome(found.trace).sheets == outcome(replay(A2)).sheets
    assert len(found.trace.steps) == len(replay(A2).steps)


def test_another_order_comes_out_as_the_board_written_so() -> None:
    found = what_if(A2, [Reordered((0, 1, 3, 2))])
    assert found.moments == (0, 1, 3, 2)
    assert differences(outcome(found.trace).sheets, outcome(replay(A2B)).sheets) == ()


def test_the_last_moment_of_the_new_order_is_opened() -> None:
    found = what_if(A6, [Reordered((0, 2, 3, 1))])
    assert found.setup.opened == {3}
    assert differences(outcome(found.trace).sheets, outcome(replay(A6B)).sheets) == ()


@pytest.mark.parametrize(
    "setup, changed",
    [
        (A2, [Reordered((0, 1, 3, 2))]),
        (A2, [Without(1)]),
        (A4, [Without(1)]),
        (A6, [Reordered((0, 2, 3, 1))]),
        (A6, [Without(0)]),
        (board(HONOR, PARISH, FROG, LIONS, opened=(1, 3)), [Reordered((1, 0, 2, 3))]),
        (board(HONOR, PARISH, FROG, LIONS, opened=(1, 3)), [Without(3), Without(2)]),
    ],
)
def test_it_plays_as_the_changed_board_does(setup: Setup, changed: list[Variation]) -> None:
    found = what_if(setup, changed)
    assert found.trace == replay(found.setup)


def test_the_moments_that_a_board_opens_besides_stay_opened() -> None:
    setup = board(HONOR, PARISH, FROG, LIONS, opened=(1, 3))
    assert what_if(setup, [Reordered((1, 0, 2, 3))]).setup.opened == {0, 3}
    assert what_if(setup, [Without(0)]).setup.opened == {0, 2}


def test_an_aura_before_what_it_enchants_is_impossible() -> None:
    found = what_if(A2, [Reordered((0, 2, 1, 3))])
    ((moment, why),) = found.impossible
    assert moment == 2
    assert [(i.reason, i.key, i.moment, str(i.rule)) for i in why] == [(Reason.NOT_YET, "attached_to", 2, "303.4g")]
    assert found.moments == (0, 1, 3)
    assert seen(outcome(found.trace).sheets[CHAMPION]).pt == (1, 1)


def test_without_its_object_a_spell_and_an_aura_are_impossible() -> None:
    found = what_if(A2, [Without(1)])
    assert found.moments == (0,)
    assert [moment for moment, _ in found.impossible] == [2, 3]
    assert {i.reason for _, why in found.impossible for i in why} == {Reason.UNKNOWN_OBJECT}
    assert [str(i.rule) for _, why in found.impossible for i in why] == ["303.4g", "115.1"]


def test_without_a_spell_the_rest_is_as_it_was() -> None:
    found = what_if(A2, [Without(3)])
    assert found.moments == (0, 1, 2)
    assert seen(outcome(found.trace).sheets[CHAMPION]).pt == (6, 6)


def test_one_of_several_that_arrive_at_once() -> None:
    hand = Together((Enter("a", "Island", YOU, zone=Zone.HAND), Enter("b", "Plains", YOU, zone=Zone.HAND)))
    setup = board(hand, HONOR)
    found = what_if(setup, [Without(0, 0)])
    assert set(outcome(found.trace).sheets) == {"b", "honor-of-the-pure"}
    assert what_if(setup, [Without(0, 0), Without(0, 0)]).moments == (1,)


def test_another_choice() -> None:
    setup = board(
        yours("Shared Triumph", "triumph", chosen={"type": "Cat"}),
        LIONS,
        Resolve(OPP, card="Turn to Frog", targets=(("lions",),)),
    )
    assert seen(outcome(replay(setup)).sheets["lions"]).pt == (1, 1)
    assert seen(outcome(what_if(setup, [Chosen(0, "type", "Frog")]).trace).sheets["lions"]).pt == (2, 2)


def test_another_target_and_another_host() -> None:
    setup = board(HONOR, PARISH, LIONS, FROG)
    found = what_if(setup, [Chosen(3, "target 0", "lions")])
    assert seen(outcome(found.trace).sheets["lions"]).pt == (1, 1)
    assert seen(outcome(found.trace).sheets[CHAMPION]).pt == (2, 2)
    found = what_if(board(HONOR, PARISH, LIONS, *A2.timeline[2:3]), [Chosen(3, "attached to", "lions")])
    assert seen(outcome(found.trace).sheets["lions"]).pt == (7, 6)
    equipped = what_if(board(LIONS, *A6.timeline), [Chosen(4, "attached to", "lions")])
    assert seen(outcome(equipped.trace).sheets["lions"]).pt == (4, 3 - 2)


def test_an_illegal_target_is_told_with_its_rule() -> None:
    found = what_if(A2, [Chosen(3, "target 0", "honor-of-the-pure")])
    ((moment, why),) = found.impossible
    assert moment == 3
    assert why[0].reason is Reason.ILLEGAL_TARGET
    assert why[0].rule is not None
    assert why[0].moment == 3


def test_what_may_be_chosen_at_a_moment() -> None:
    assert choices(theirs("Conspiracy", "c", chosen={"type": "Goblin"})) == {"type": "Goblin"}
    assert choices(FROG) == {"target 0": CHAMPION}
    assert choices(A6.timeline[3]) == {"attached to": AKROMA}
    assert choices(A6.timeline[1]) == {"attached to": AKROMA}
    assert choices(HONOR) == {}


@pytest.mark.parametrize(
    "variation",
    [
        Reordered((0, 1, 2)), Reordered((0, 1, 2, 2)), Reordered((1, 2, 3, 4)), Without(9), Without(0, 0), Chosen(9, "type", "Elf"),
        Chosen(0, "type", "Elf"), Chosen(3, "target 1", CHAMPION), Chosen(2, "type", "Elf"),
    ],
    ids=repr,
)  # fmt: skip
def test_what_speaks_of_nothing_on_the_board(variation: Reordered | Without | Chosen) -> None:
    with pytest.raises(ValueError, match="no"):
        what_if(A2, [variation])


def test_everything_taken_away_leaves_nothing_to_play() -> None:
    found = what_if(A4, [Without(n) for n in range(3)])
    assert found.moments == ()
    assert found.trace.steps == ()
    assert found.trace.refused is None


def test_state_based_actions_have_their_say_in_what_is_possible() -> None:
    curse = theirs("Curse of Death's Hold", "curse", attached_to=YOU)
    setup = board(HONOR, PARISH, curse, FROG)
    assert what_if(setup, ()).impossible == ()
    found = what_if(setup, [Without(0)])  # the Champion, a 1/1, dies under the Curse (704.5f)
    assert [moment for moment, _ in found.impossible] == [3]
    assert found.impossible[0][1][0].reason is Reason.ILLEGAL_TARGET


HUMILITY, OPALESCENCE = yours("Humility", "humility"), yours("Opalescence", "opalescence")
CONSPIRACY = yours("Conspiracy", "conspiracy", chosen={"type": "Goblin"})
COPY = yours("Copy Enchantment", "copy", copy_of="humility")


def test_a_choice_that_nothing_asks_for_is_left_out_and_the_card_still_enters() -> None:
    """Under Humility and Opalescence an entering enchantment has no ability that would ask (614.12)."""
    found = what_if(board(CONSPIRACY, HUMILITY, OPALESCENCE), [Reordered((1, 2, 0))])
    assert found.impossible == ()
    ((moment, (why,)),) = found.unasked
    assert (moment, why.reason, str(why.rule)) == (0, Reason.NOTHING_TO_CHOOSE, "614.12")
    assert found.trace.refused is None
    assert outcome(found.trace).sheets["conspiracy"].types == {"enchantment", "creature"}
    assert found.moments == (1, 2, 0)


def test_what_can_copy_nothing_enters_as_itself() -> None:
    found = what_if(board(HUMILITY, COPY, OPALESCENCE), [Reordered((0, 2, 1))])
    assert found.impossible == ()
    ((moment, (why,)),) = found.unasked
    assert (moment, why.reason, str(why.rule)) == (1, Reason.NO_COPY, "707.5")
    assert outcome(found.trace).sheets["copy"].name == "Copy Enchantment"


def test_among_those_that_arrive_together_only_the_one_is_without_its_choice() -> None:
    found = what_if(board(Together((LIONS, CONSPIRACY)), HUMILITY, OPALESCENCE), [Reordered((1, 2, 0))])
    assert found.impossible == ()
    assert [moment for moment, _ in found.unasked] == [0]
    assert {"lions", "conspiracy"} <= outcome(found.trace).sheets.keys()


def test_a_choice_that_cannot_be_made_so_is_still_impossible() -> None:
    found = what_if(board(CONSPIRACY), [Chosen(0, "type", "Nonsense")])
    assert [moment for moment, _ in found.impossible] == [0]
    assert found.unasked == ()


UNCHOSEN = yours("Conspiracy", "conspiracy")
FIRST = Reordered((2, 0, 1))


def test_a_choice_that_only_the_new_order_asks_for_can_be_made() -> None:
    """Before Humility and Opalescence, Conspiracy has the ability that asks for a creature type (614.12)."""
    setup = board(HUMILITY, OPALESCENCE, UNCHOSEN, LIONS)
    assert what_if(setup, ()).impossible == ()
    found = what_if(setup, [Reordered((2, 0, 1, 3))])
    ((moment, why),) = found.impossible
    assert (moment, missing(why)) == (2, {"type": "a creature type"})
    found = what_if(setup, [Chosen(2, "type", "Goblin"), Reordered((2, 0, 1, 3))])
    assert (found.impossible, found.unasked) == ((), ())
    assert outcome(found.trace).sheets["lions"].subtypes == {"Goblin"}
    assert found.trace == replay(found.setup)


def test_a_choice_made_for_another_order_is_not_asked_for_in_the_old_one() -> None:
    setup = board(HUMILITY, OPALESCENCE, UNCHOSEN)
    ((moment, (why,)),) = what_if(setup, [Chosen(2, "type", "Goblin")]).unasked
    assert (moment, why.reason, str(why.rule)) == (2, Reason.NOTHING_TO_CHOOSE, "614.12")


def test_a_wrong_word_for_what_the_new_order_asks_is_impossible() -> None:
    found = what_if(board(HUMILITY, OPALESCENCE, UNCHOSEN), [Chosen(2, "type", "Nonsense"), FIRST])
    ((moment, (why,)),) = found.impossible
    assert (moment, why.reason, str(why.rule)) == (2, Reason.ILLEGAL_CHOICE, "614.12a")


def test_what_the_text_of_a_moment_may_ask() -> None:
    held = yours("Conspiracy", "held", zone=Zone.HAND)
    copies = yours("Copy Enchantment", "copy", copy_of="conspiracy"), yours("Copy Enchantment", "gone", copy_of="Swirl the Mists")
    setup = board(UNCHOSEN, CONSPIRACY, held, *copies, HONOR, FROG)
    asked = [askable(setup, action) for action in setup.timeline]
    assert asked == [{"type": "a creature type"}, {}, {}, {"type": "a creature type"}, {"color word": "a color word"}, {}, {}]


def test_the_color_that_a_text_rules_out_is_no_choice() -> None:
    """ "Choose a color other than red" says so of a color by its word; the choice is given by its letter (105.4)."""
    bluff = of_its_own("Bluff", "Land", "As this land enters, choose a color other than red.")

    def entering(color: str) -> Setup:
        return board(yours("Bluff", "bluff", chosen={"color": color}), cards=bluff)

    assert what_if(entering("W"), ()).impossible == ()
    ((_, (why,)),) = what_if(entering("R"), ()).impossible
    assert why.reason is Reason.ILLEGAL_CHOICE
