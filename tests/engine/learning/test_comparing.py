"""Two boards in step, and where they part."""

from engine import replay
from engine.comparing import differences, outcome, paired, parting
from engine.misconceptions import all_misconceptions
from engine.trace import StepKind
from tests.engine.learning.positions import A2, A2B, A3, A6, A6B, AKROMA, B4C, B5B, CHAMPION, HONOR, MACHETE, PARISH, board


def test_a_board_beside_itself_goes_step_by_step_and_never_parts() -> None:
    trace = replay(A2)
    assert paired(trace, trace) == tuple((n, n) for n in range(1, 14))
    assert parting(trace, trace) is None
    assert differences(outcome(trace).sheets, outcome(trace).sheets) == ()


def test_the_same_arrival_stands_beside_itself_in_another_order() -> None:
    one, other = replay(A6), replay(A6B)
    pairs = paired(one, other)
    for here, there in pairs:
        left, right = one.steps[here - 1], other.steps[there - 1]
        if left.layer is not None and right.layer is not None:
            assert left.layer is right.layer
    assert pairs[0] == (1, 1)
    assert pairs[-1] == (len(one.steps), len(other.steps))
    told = [(one.steps[a - 1].action, other.steps[b - 1].action) for a, b in pairs]
    assert told[2][0] == told[2][1] == A6.timeline[2]  # the Sword, which comes third on the one and second on the other


def test_both_only_go_forward_and_no_step_is_left_out() -> None:
    one, other = replay(A2), replay(A2B)
    pairs = paired(one, other)
    for side, trace in enumerate((one, other)):
        shown = [pair[side] for pair in pairs]
        assert shown == sorted(shown)
        assert set(shown) == set(range(1, len(trace.steps) + 1))
    assert len(set(pairs)) == len(pairs)


def test_where_one_has_more_to_do_in_a_layer_the_other_stays() -> None:
    right, wrong = replay(B5B), replay(B5B, all_misconceptions()["object by object"].policy)
    pairs = paired(right, wrong)
    layers = [(right.steps[a - 1].layer, wrong.steps[b - 1].layer) for a, b in pairs]
    assert all(a == b for a, b in layers)
    assert len(pairs) == len(wrong.steps) > len(right.steps)


def test_two_orders_part_in_the_layer_where_they_differ() -> None:
    one, other = replay(A6), replay(A6B)
    here, there = paired(one, other)[parting(one, other) or 0]
    assert one.steps[here - 1].layer == "6"
    assert (one.steps[here - 1].effect.source_card, other.steps[there - 1].effect.source_card) == ("Lignify", "Sword of Vengeance")


def test_a_misreading_parts_at_its_first_other_step() -> None:
    right, wrong = replay(A2), replay(A2, all_misconceptions()["base last"].policy)
    here, there = paired(right, wrong)[parting(right, wrong) or 0]
    # In 7b nothing is set yet; the next thing that happens to the Champion is another.
    assert right.steps[here - 1].layer == "7b"
    assert wrong.steps[there - 1].layer == "7c"


def test_a_misreading_that_changes_nothing_does_not_part() -> None:
    right, wrong = replay(A3), replay(A3, all_misconceptions()["base last"].policy)
    assert parting(right, wrong) is None


def test_another_order_with_the_same_end_parts_all_the_same() -> None:
    right, wrong = replay(B4C), replay(B4C, all_misconceptions()["numbers before colors"].policy)
    assert parting(right, wrong) is not None
    assert differences(outcome(right).sheets, outcome(wrong).sheets) == ()


def test_what_two_boards_end_with_differently() -> None:
    one, other = replay(A6), replay(A6B)
    found = differences(outcome(one).sheets, outcome(other).sheets)
    assert [(d.object, d.what) for d in found] == [(AKROMA, "abilities")]
    assert len(found[0].one) == 4
    assert found[0].other == ()


def test_what_is_only_on_one_of_them_differs_in_all_it_has() -> None:
    found = differences(outcome(replay(board(HONOR, PARISH))).sheets, outcome(replay(board(HONOR))).sheets)
    assert {d.object for d in found} == {CHAMPION}
    assert {"zone", "name", "types", "pt"} <= {d.what for d in found}
    assert all(d.other is None for d in found)


def test_boards_with_nothing_in_common_are_shown_one_after_the_other() -> None:
    one, other = replay(board(HONOR, PARISH)), replay(board(MACHETE))
    pairs = paired(one, other)
    assert pairs[-1] == (len(one.steps), len(other.steps))
    assert one.steps[-1].kind is StepKind.RESULT
