"""Attaching: 701.3, 301.5, 613.7e."""

import pytest

from engine.actions import Attach
from engine.illegal import Reason
from engine.model import Zone
from tests.engine.rules.playing import OPP, card, enter, play, pt, then, why


def board():
    return play(
        enter("Bonesplitter"),
        enter("Grizzly Bears"),
        enter("Hill Giant", OPP),
        enter("Forest"),
        enter("Runeclaw Bear", zone=Zone.HAND),
    )


def test_what_is_attached_receives_a_new_timestamp():
    state = then(board(), Attach("bonesplitter", "grizzly"))
    assert pt(state, "grizzly") == "4/2"
    assert state.objects["bonesplitter"].timestamp > state.objects["forest"].timestamp


def test_attaching_it_where_it_is_does_nothing():
    state = then(board(), Attach("bonesplitter", "grizzly"))
    assert then(state, Attach("bonesplitter", "grizzly")) == state


def test_attaching_it_elsewhere_moves_it_even_to_an_opponents_creature():
    state = then(then(board(), Attach("bonesplitter", "grizzly")), Attach("bonesplitter", "hill"))
    assert (pt(state, "grizzly"), pt(state, "hill")) == ("2/2", "5/3")


@pytest.mark.parametrize(
    "what, to, expected",
    [
        ("bonesplitter", "forest", (Reason.CANNOT_ATTACH, "to", "301.5")),
        ("bonesplitter", "runeclaw", (Reason.CANNOT_ATTACH, "to", "301.5")),
        ("bonesplitter", "you", (Reason.CANNOT_ATTACH, "to", "301.5")),
        ("bonesplitter", "bonesplitter", (Reason.CANNOT_ATTACH, "to", "301.5c")),
        ("grizzly", "hill", (Reason.CANNOT_ATTACH, "to", "701.3b")),
        ("nothing", "hill", (Reason.UNKNOWN_OBJECT, "id", None)),
        ("bonesplitter", "nothing", (Reason.UNKNOWN_OBJECT, "to", None)),
        ("runeclaw", "hill", (Reason.NOT_ON_BATTLEFIELD, "id", None)),
    ],
)
def test_what_cannot_be_attached_is_not(what, to, expected):
    assert why(board(), Attach(what, to)) == [expected]


def test_an_equipment_that_is_a_creature_cannot_equip():
    state = then(board(), enter("March of the Machines"))
    assert why(state, Attach("bonesplitter", "grizzly")) == [(Reason.CANNOT_ATTACH, "to", "301.5c")]


def test_a_fortification_goes_on_lands():
    walls = card("Walls", "Artifact — Fortification", "Fortified land has indestructible.")
    state = then(board(), enter("Walls"), walls)
    assert then(state, Attach("walls", "forest")).objects["walls"].attached_to == "forest"
    assert why(state, Attach("walls", "grizzly")) == [(Reason.CANNOT_ATTACH, "to", "301.6")]


def test_two_auras_cannot_hang_on_each_other():
    state = play(
        enter("Forest"),
        enter("Indestructibility", id="a", attached_to="forest"),
        enter("Indestructibility", id="b", attached_to="a"),
    )
    assert why(state, Attach("a", "b")) == [(Reason.ATTACHMENT_CYCLE, "to", None)]
