"""Columns of things in their order, the tallest as low as can be."""

from hypothesis import given
from hypothesis import strategies as st

from lessons.projector.stacking import stacked


def test_the_tallest_column_is_as_low_as_can_be() -> None:
    assert stacked([3, 3, 6], 2) == ((0, 1), (2,))
    assert stacked([6, 3, 3], 2) == ((0,), (1, 2))
    assert stacked([1, 1, 1], 5) == ((0,), (1,), (2,))
    assert stacked([4.0], 1) == ((0,),)


@given(st.lists(st.floats(0.5, 30), min_size=1, max_size=12), st.integers(1, 5))
def test_everything_is_there_once_in_order(heights: list[float], columns: int) -> None:
    found = stacked(heights, columns)
    assert [at for stack in found for at in stack] == list(range(len(heights)))
    assert len(found) <= columns
    assert all(found)
