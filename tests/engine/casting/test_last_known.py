"""113.7a, 608.2h: an ability outlives its source, and uses what was last known of it."""

from engine.choices import Activate, Answer, Cast, Choose, Pass, PayMana, Symbol
from engine.model import Zone
from engine.played import Played
from tests.engine.casting.table import creature, opening, played, where

REDCAP = (Cast("murderous-redcap"), Symbol("R"), Symbol("R"), PayMana(tuple("RRRR")), Pass(), Pass())


def life(play: Played, player: str) -> int:
    return next(p.life for p in play.game.state.players if p.id == player)


def test_its_power_is_that_of_the_creature_as_it_last_was() -> None:
    board = opening(["Murderous Redcap", "Giant Growth"], opp_hand=["Unsummon"], pools={"you": tuple("RRRRG"), "opp": ("U",)})
    grown = (Choose("opp"), Cast("giant-growth"), Choose("murderous-redcap"), Pass(), Pass())
    returned = (Pass(), Cast("opp-unsummon"), Choose("murderous-redcap"), Pass(), Pass())
    play = played(board, *REDCAP, *grown, *returned)
    assert where(play, "murderous-redcap") is Zone.HAND
    assert play.game.stack[-1].last_known["murderous-redcap"].pt == (5, 5)
    assert life(played(board, *REDCAP, *grown, *returned, Pass(), Pass()), "opp") == 15


def test_what_the_ability_is_about_is_remembered_too() -> None:
    pools = {"you": tuple("RRRRRGG"), "opp": ("U",)}
    board = opening(["Grizzly Bears", "Giant Growth"], ["Electropotence"], opp_hand=["Unsummon"], pools=pools)
    entered = (Cast("grizzly-bears"), PayMana(("R", "G")), Pass(), Pass(), Choose("opp"))
    grown = (Cast("giant-growth"), Choose("grizzly-bears"), Pass(), Pass())
    returned = (Pass(), Cast("opp-unsummon"), Choose("grizzly-bears"), Pass(), Pass())
    play = played(board, *entered, *grown, *returned)
    assert play.game.stack[-1].last_known["grizzly-bears"].pt == (5, 5)
    paid = (Pass(), Pass(), Answer("yes"), PayMana(tuple("RRR")))
    assert life(played(board, *entered, *grown, *returned, *paid), "opp") == 15


def test_protection_looks_at_the_source_as_it_last_was() -> None:
    """The Fanatic was blue as it was sacrificed, and is a red card in the graveyard (702.16b, 608.2b)."""
    pools = {"opp": ("W",)}
    board = opening([], ["Mogg Fanatic", "Tidal Visionary"], ["Brave the Elements"], ["Serra Angel"], pools=pools)
    turned = (Activate("tidal-visionary"), Choose("mogg-fanatic"), Pass(), Pass(), Answer("U"))
    thrown = (Activate("mogg-fanatic"), Choose("opp-serra-angel"), Pass())
    for color, damage in (("R", 1), ("U", 0)):
        brave = (Cast("opp-brave-the-elements"), Pass(), Pass(), Answer(color))
        play = played(board, *turned, *thrown, *brave, Pass(), Pass())
        assert play.game.state.objects["opp-serra-angel"].damage == damage


def test_a_creature_that_died_is_no_target_of_its_own_ability() -> None:
    """It is remembered as it was on the battlefield, and is not there (608.2b, 115.1)."""
    martyr = creature("Martyr", "When this creature dies, destroy target creature.")
    board = opening(["Murder"], ["Martyr"], opp_field=["Grizzly Bears"], pools={"you": tuple("BBB")}, invented=martyr)
    play = played(board, Cast("murder"), Choose("martyr"), Pass(), Pass())
    assert [c.id for c in play.waits.options if isinstance(c, Choose)] == ["opp-grizzly-bears"]
