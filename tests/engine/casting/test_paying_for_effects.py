"""118.12, 605.3a: a cost that a resolving spell offers is really paid, mana abilities and all."""

from dataclasses import replace

from engine.card import from_facts
from engine.choices import Activate, Answer, Cast, Choice, Choose, NoMoreMana, Pass
from engine.model import Zone
from engine.played import Played
from tests.engine.casting.table import opening, played, where

LEAK = from_facts(
    {
        "name": "Leak",
        "type_line": "Instant",
        "mana_cost": "{1}{U}",
        "oracle_text": "Counter target spell unless its controller pays {3}.",
    }
)


def leaked(lands: int, *choices: Choice) -> Played:
    """A Shock, with so many untapped Mountains to pay from, once the Leak that targets it resolves."""
    pools = {"you": ("R",), "opp": ("U", "U")}
    begun = opening(hand=["Shock"], field=["Mountain"] * lands, opp_hand=["Leak"], pools=pools)
    begun = replace(begun, setup=replace(begun.setup, cards={"Leak": LEAK}))
    first = (Cast("shock"), Choose("opp"), NoMoreMana(), Pass())
    return played(begun, *first, Cast("opp-leak"), Choose("shock"), Pass(), Pass(), *choices)


def test_who_cannot_pay_is_not_offered_to() -> None:
    play = leaked(2)
    assert play.waits is not None
    assert play.waits.options == (Answer("no"),)


def test_paying_takes_mana_and_leaves_the_spell() -> None:
    lands = [Activate(id_) for id_ in ("mountain", "mountain-2", "mountain-3")]
    play = leaked(3, Answer("yes"), *lands)
    assert where(play, "shock") is Zone.STACK
    assert play.game.pools.get("you", ()) == ()
    assert play.game.priority == "you"


def test_not_paying_loses_it() -> None:
    assert where(leaked(3, Answer("no")), "shock") is Zone.GRAVEYARD
