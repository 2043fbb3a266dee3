"""Things one above another in columns, in their order, so that the tallest column is as low as can be."""

from collections.abc import Sequence

Stacks = tuple[tuple[int, ...], ...]


def stacked(heights: Sequence[float], columns: int) -> Stacks:
    """The places of the things in each column: at most as many columns, none empty unless there is nothing."""
    low, high = max(heights, default=0.0), sum(heights)
    found = _filled(heights, high)
    for limit in sorted(_sums(heights)):
        if low <= limit and len(tried := _filled(heights, limit)) <= columns:
            found = tried
            break
    return found


def _sums(heights: Sequence[float]) -> set[float]:
    """Every height that a column can have."""
    return {sum(heights[start:end]) for start in range(len(heights)) for end in range(start + 1, len(heights) + 1)}


def _filled(heights: Sequence[float], limit: float) -> Stacks:
    stacks: list[list[int]] = [[]]
    for at, height in enumerate(heights):
        if stacks[-1] and sum(heights[there] for there in stacks[-1]) + height > limit + 1e-9:
            stacks.append([])
        stacks[-1].append(at)
    return tuple(map(tuple, stacks))
