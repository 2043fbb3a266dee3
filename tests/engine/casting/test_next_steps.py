"""What comes next: the letter of 601.2 at which something is done, or what comes before a player gets priority (117.5)."""

from engine.choices import Activate, Cast, Choice, Choose, NoMoreMana, Pass, X
from engine.misplaying import Misplay
from engine.next_steps import NextStep, next_step
from engine.opening import Opening
from engine.played import Kind
from tests.engine.casting.table import opening, played


def after(board: Opening, *choices: Choice) -> NextStep | None:
    """What comes after the last of these choices."""
    return next_step([step for step in played(board, *choices).steps if step.choice == len(choices) - 1])


SHOCK = {"hand": ["Shock"], "field": ["Mountain"]}


def test_targets_come_before_any_cost() -> None:
    found = after(opening(**SHOCK), Cast("shock"))
    assert found is not None
    assert found.right is Kind.TARGETS
    assert set(found.options) == {Kind.TARGETS, Kind.CHECK, Kind.TOTAL, Kind.PAY, Kind.PRIORITY}
    assert found.misread == {
        Kind.TOTAL: Misplay.PAY_FIRST, Kind.PAY: Misplay.PAY_FIRST, Kind.PRIORITY: Misplay.RESPOND_TO_COST,
    }  # fmt: skip
    assert found.is_of_casting


def test_letters_at_which_nothing_is_done_are_passed_over() -> None:
    found = after(opening(hand=["Devil's Play"], pools={"you": ("R",) * 3}), Cast("devils-play"))
    assert found is not None
    assert found.right is Kind.ANNOUNCE, "X is announced"
    found = after(opening(hand=["Devil's Play"], pools={"you": ("R",) * 3}), Cast("devils-play"), X(1))
    assert found is not None
    assert found.right is Kind.TARGETS
    found = after(opening(**SHOCK), Cast("shock"), Choose("opp"))
    assert found is not None
    assert found.right is Kind.CHECK, "there is nothing to divide"


def test_what_is_still_to_be_paid_is_paid_next() -> None:
    board = opening(hand=["Shock", "Shock"], field=["Mountain", "Mountain"])
    found = after(board, Cast("shock"), Choose("opp"), Activate("mountain"), NoMoreMana())
    assert found is not None
    assert found.right is Kind.PAY


def test_state_based_actions_come_before_triggers_and_both_before_priority() -> None:
    dies = opening(hand=["Elvish Visionary"], field=["Heartless Summoning"], library=["Forest"], pools={"you": ("G",)})
    found = after(dies, Cast("elvish-visionary"), Pass(), Pass())
    assert found == NextStep(Kind.STATE_BASED, (Kind.STATE_BASED, Kind.PUT, Kind.PRIORITY), {Kind.PUT: Misplay.TRIGGERS_FIRST})
    assert not found.is_of_casting
    lives = opening(hand=["Elvish Visionary"], library=["Forest"], pools={"you": ("G", "G")})
    assert after(lives, Cast("elvish-visionary"), Pass(), Pass()) == NextStep(
        Kind.PUT, (Kind.STATE_BASED, Kind.PUT, Kind.PRIORITY), {}
    )


def test_where_nothing_of_the_kind_happens_nothing_is_asked() -> None:
    assert after(opening(), Pass()) is None
    assert after(opening(**SHOCK), Choose("opp")) is None
    assert next_step([]) is None
