"""Every board laid by hand is computed by the twin, too: the rules' values, written in the tests, hold both."""

from collections.abc import Iterator

import pytest

from tests.engine.layers import table
from tests.engine.twin.loop import compute
from tests.engine.twin.views import engine_says, twin_says


@pytest.fixture(autouse=True)
def _the_twin_agrees() -> Iterator[None]:
    """What the tests expect of the engine is what the twin says."""
    table.LAID.clear()
    yield
    for state in table.LAID:
        assert twin_says(compute(state)) == engine_says(state)
