"""Boards C1 and C14: a spell is cast letter by letter, and priority goes round (117, 601.2, 733)."""

from engine.choices import Activate, Cast, Choose, Pass
from engine.game import TurnStep
from engine.model import Zone
from tests.engine.casting.table import kinds, opening, played, where

LETTERS = ["PROPOSE", "ANNOUNCE", "TARGETS", "DIVIDE", "CHECK", "TOTAL", "MANA", "PAY", "DONE"]
C1 = opening(hand=["Doom Blade"], field=["Dungeon Geists"], opp_field=["Grave Titan"], pools={"you": ("U", "B")})


def test_an_illegal_target_is_rewound() -> None:
    play = played(C1, Cast("doom-blade"), Choose("opp-grave-titan"))
    last = play.steps[-1]
    assert last.kind.name == "REWIND"
    assert last.failed == "601.2c"
    assert str(last.refused[0].rule) == "115.1"
    assert where(play, "doom-blade") is Zone.HAND
    assert play.game == played(C1).game  # nothing has changed (733.1)


def test_nobody_is_made_to_go_on_with_another_target() -> None:
    play = played(C1, Cast("doom-blade"), Choose("opp-grave-titan"), Pass(), Pass())
    assert where(play, "dungeon-geists") is Zone.BATTLEFIELD


def test_ones_own_creature_is_a_legal_target() -> None:
    play = played(C1, Cast("doom-blade"), Choose("dungeon-geists"), Pass(), Pass())
    assert kinds(play)[: len(LETTERS)] == LETTERS
    assert where(play, "dungeon-geists") is Zone.GRAVEYARD
    assert where(play, "doom-blade") is Zone.GRAVEYARD


def test_nobody_has_priority_until_it_is_cast() -> None:
    play = played(C1, Cast("doom-blade"), Choose("dungeon-geists"))
    casting = [s for s in play.steps if s.kind.name in LETTERS]
    assert [s.game.priority for s in casting] == [None] * len(LETTERS)
    assert play.game.priority == "you"  # 117.3c


def test_mana_abilities_are_activated_in_between() -> None:
    board = opening(hand=["Shock"], field=["Mountain"])
    play = played(board, Cast("shock"), Choose("opp"), Activate("mountain"))
    assert [s.kind.name for s in play.steps if s.kind.name in {"TOTAL", "MANA_ABILITY", "MANA", "PAY"}] == [
        "TOTAL", "MANA_ABILITY", "MANA", "PAY",
    ]  # fmt: skip
    assert play.game.pools.get("you", ()) == ()


def test_once_both_pass_the_top_resolves_and_the_active_player_is_next() -> None:
    board = opening(hand=["Shock"], pools={"you": ("R",)})
    play = played(board, Cast("shock"), Choose("opp"), Pass())
    assert play.game.priority == "opp"
    play = played(board, Cast("shock"), Choose("opp"), Pass(), Pass())
    assert play.game.priority == "you"  # 117.3b
    assert [p.life for p in play.game.state.players] == [20, 18]


def test_with_an_empty_stack_the_step_ends() -> None:
    play = played(opening(), Pass(), Pass())
    assert play.game.step is TurnStep.COMBAT
    assert play.game.priority == "you"


def test_nobody_gets_priority_in_untap_and_mostly_not_in_cleanup() -> None:
    play = played(opening(library=["Forest"], step=TurnStep.END), Pass(), Pass())
    steps = [s.turn_step for s in play.steps if s.kind.name == "STEP"]
    assert steps == [TurnStep.CLEANUP, TurnStep.UNTAP, TurnStep.UPKEEP]
    assert play.game.priority == "opp"  # 502.4, 514.3
    assert play.game.state.active == "opp"
