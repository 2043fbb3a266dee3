"""A board is checked before it is played: every fault at once, each with its moment and its key."""

import pytest

from engine import Card, Setup, State, begin, from_facts
from engine.actions import Attach, DealDamage, EndTurn, Enter, Move, PutCounters, Resolve, SetStatus, Together
from engine.illegal import Reason
from engine.model import Zone

EITHER = ("you", "opp")
FOREST = Enter("forest", "Forest", "you")


def faults(*timeline, players=EITHER, **more):
    begun = begin(Setup(players, timeline, **more))
    assert not isinstance(begun, State)
    return [(f.moment, f.key, f.reason) for f in begun]


def test_a_sound_board_begins_with_the_active_player_and_no_objects():
    state = begin(Setup(("a", "b", "c"), (Enter("forest", "Forest", "a"),), active="b", life={"c": 7}))
    assert isinstance(state, State)
    assert [(p.id, p.life) for p in state.players] == [("b", 20), ("c", 7), ("a", 20)]
    assert not state.objects


@pytest.mark.parametrize(
    "more, expected",
    [
        ({"players": ()}, (None, "players", Reason.BAD_VALUE)),
        ({"players": ("you", "you")}, (None, "players.1", Reason.DUPLICATE_ID)),
        ({"active": "me"}, (None, "active", Reason.UNKNOWN_PLAYER)),
        ({"life": {"me": 1}}, (None, "life.me", Reason.UNKNOWN_PLAYER)),
        ({"life": {"you": 10**9}}, (None, "life.you", Reason.BAD_VALUE)),
        ({"kept": frozenset({"urborg"})}, (None, "kept", Reason.UNKNOWN_OBJECT)),
    ],
)
def test_what_is_wrong_with_the_players(more, expected):
    assert faults(**more) == [expected]


@pytest.mark.parametrize(
    "action, expected",
    [
        (Enter("x", "Foresst", "you"), ("card", Reason.UNKNOWN_CARD)),
        (Enter("x", "Forest", "me"), ("controller", Reason.UNKNOWN_PLAYER)),
        (Enter("x", "Forest", "you", owner="me"), ("owner", Reason.UNKNOWN_PLAYER)),
        (Enter("forest", "Forest", "you"), ("id", Reason.DUPLICATE_ID)),
        (Enter("opp", "Forest", "you"), ("id", Reason.DUPLICATE_ID)),
        (Enter("x", "Holy Strength", "you", attached_to="y"), ("attached_to", Reason.UNKNOWN_OBJECT)),
        (Enter("x", "Holy Strength", "you", attached_to="later"), ("attached_to", Reason.NOT_YET)),
        (Enter("x", "Clone", "you", copy_of="y"), ("copy_of", Reason.UNKNOWN_OBJECT)),
        (Together((Enter("x", "Nothing", "you"),)), ("arrivals.0.card", Reason.UNKNOWN_CARD)),
        (Resolve("you", "Nothing"), ("card", Reason.UNKNOWN_CARD)),
        (Resolve("you"), ("card", Reason.UNKNOWN_CARD)),
        (Resolve("me", "Shock", targets=(("opp",),)), ("controller", Reason.UNKNOWN_PLAYER)),
        (Resolve("you", source="y", ability=1), ("source", Reason.UNKNOWN_OBJECT)),
        (Resolve("you", "Shock", targets=(("you", "y"),)), ("targets.0", Reason.UNKNOWN_OBJECT)),
        (Attach("forest", "y"), ("to", Reason.UNKNOWN_OBJECT)),
        (Attach("y", "forest"), ("id", Reason.UNKNOWN_OBJECT)),
        (PutCounters("later", "+1/+1", 1), ("id", Reason.NOT_YET)),
        (Move("y", Zone.HAND), ("id", Reason.UNKNOWN_OBJECT)),
        (Move("forest", Zone.BATTLEFIELD, controller="me"), ("controller", Reason.UNKNOWN_PLAYER)),
        (Move("forest", Zone.BATTLEFIELD, attached_to="y"), ("attached_to", Reason.UNKNOWN_OBJECT)),
        (DealDamage("y", 1), ("id", Reason.UNKNOWN_OBJECT)),
        (SetStatus("y", tapped=True), ("id", Reason.UNKNOWN_OBJECT)),
    ],
)
def test_what_is_wrong_with_a_moment(action, expected):
    later = Enter("later", "Forest", "you")
    assert [(m, *e) for m, *e in faults(FOREST, action, EndTurn(), later)] == [(1, *expected)]


def test_everything_at_once():
    found = faults(Enter("a", "Nothing", "me"), Attach("b", "c"), players=("you", "you"))
    assert len(found) == 5


def test_an_object_may_be_one_that_a_resolution_created():
    timeline = (Resolve("you", "Shock", targets=(("opp",),)), PutCounters("soldier-token", "+1/+1", 1))
    assert isinstance(begin(Setup(EITHER, timeline)), State)
    assert faults(*reversed(timeline)) == [(0, "id", Reason.UNKNOWN_OBJECT)]


def test_what_arrives_at_once_is_known_by_then():
    together = Together((FOREST, Enter("x", "Holy Strength", "you", attached_to="forest")))
    assert isinstance(begin(Setup(EITHER, (together,))), State)  # that it can't be so attached is found when it is played


def test_a_ring_of_attachments():
    found = faults(Enter("a", "Indestructibility", "you", attached_to="b"), Enter("b", "Indestructibility", "you", attached_to="a"))
    assert (0, "attached_to", Reason.ATTACHMENT_CYCLE) in found
    assert (1, "attached_to", Reason.ATTACHMENT_CYCLE) in found


def test_more_than_four_hundred_objects_and_more_than_a_thousand_moments():
    many = tuple(Enter(f"f{n}", "Forest", "you") for n in range(402))
    assert faults(*many) == [(400, "id", Reason.TOO_MANY)]
    assert isinstance(begin(Setup(EITHER, many[:400])), State)
    assert faults(*(EndTurn() for _ in range(1001))) == [(None, "timeline", Reason.TOO_MANY)]


def test_cards_of_its_own():
    own: Card = from_facts({"name": "Mine", "type_line": "Land"})
    assert isinstance(begin(Setup(EITHER, (Enter("a", "Mine", "you"),), cards={"Mine": own})), State)
