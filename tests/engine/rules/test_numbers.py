"""107.1c, 601.2c: between which numbers one chooses."""

import pytest

from engine.rules.amounts import value
from engine.rules.resolving.numbers import NO_LIMIT, bounds
from engine.vocabulary.amount import AnyNumber, BeyondFirst, Half, Number, OneOf, Plus, Thrice, Twice, Variable
from tests.engine.rules.instructed import resolution
from tests.engine.rules.playing import OPP, YOU, play


@pytest.mark.parametrize(
    "count, up_to, expected",
    [
        (None, False, (1, 1)),
        (None, True, (0, 1)),
        (Number(2), False, (2, 2)),
        (Number(2), True, (0, 2)),
        (Variable(), False, (3, 3)),
        (AnyNumber(), False, (0, NO_LIMIT)),
        (OneOf((1, 2, 3)), False, (1, 3)),
    ],
)
def test_bounds(count, up_to, expected):
    assert bounds(count, resolution(play(), X="3").context(), up_to=up_to) == expected


@pytest.mark.parametrize(
    "amount, number",
    [
        (Half(Number(5), up=True), 3),
        (Half(Number(5), up=False), 2),
        (Twice(Variable()), 6),
        (Thrice(Number(2)), 6),
        (Plus(Number(1), Variable()), 4),
        (BeyondFirst(), 1),
    ],
)
def test_amounts(amount, number):
    assert value(amount, resolution(play(), (YOU, OPP), X="3").context()) == number
