"""101.2: what an effect, a keyword or an ability says can't be done is refused by its own rule, and what can't happen doesn't."""

import pytest

from engine.choices import Activate, Answer, Cast, Choose, Pass, Splice, Symbol
from engine.illegal import Illegal
from engine.model import Zone
from engine.played import Played
from tests.engine.casting.table import creature, opening, played, where

SEIZING = (Cast("word-of-seizing"), Choose("opp-hill-giant"))


def why(play: Played) -> Illegal:
    """Why the last choice was refused."""
    (found,) = play.steps[-1].refused
    return found


def lives(play: Played) -> dict[str, int]:
    return {p.id: p.life for p in play.game.state.players}


def test_under_split_second_nothing_is_cast_and_only_mana_abilities_are_activated() -> None:
    """702.61a–b."""
    hand, field = ["Word of Seizing", "Shock"], ["Mogg Fanatic", "Sakura-Tribe Elder"]
    board = opening(hand, field, ["Counterspell"], ["Hill Giant"], pools={"you": tuple("RRRRR"), "opp": tuple("UU")})
    for choice in (Cast("shock"), Activate("mogg-fanatic"), Activate("sakura-tribe-elder")):
        assert str(why(played(board, *SEIZING, choice)).rule) == "702.61a"
    assert str(why(played(board, *SEIZING, Pass(), Cast("opp-counterspell"))).rule) == "702.61a"
    assert played(board, *SEIZING).waits.options == (Pass(),)
    assert Activate("mogg-fanatic") in played(board, *SEIZING, Pass(), Pass()).waits.options


def test_under_split_second_mana_abilities_and_triggered_abilities_go_on() -> None:
    """702.61b."""
    board = opening(["Word of Seizing"], ["Llanowar Elves", "Guttersnipe"], opp_field=["Hill Giant"], pools={"you": tuple("RRRRR")})
    play = played(board, Cast("word-of-seizing"), Choose("opp-hill-giant"), Activate("llanowar-elves"))
    assert play.game.pools["you"] == tuple("RRRRRG")
    whole = opening(["Word of Seizing"], ["Guttersnipe"], opp_field=["Hill Giant"], pools={"you": tuple("RRRRR")})
    assert [i.source for i in played(whole, *SEIZING).game.stack] == ["word-of-seizing", "guttersnipe"]


def test_the_spells_of_the_chosen_name_can_not_be_cast() -> None:
    """601.3, 201.4a: the name is chosen as the Mage enters (614.12a)."""
    board = opening(["Meddling Mage"], opp_hand=["Shock", "Lightning Bolt"], pools={"you": tuple("WU"), "opp": tuple("RR")})
    named = (Cast("meddling-mage"), Pass(), Pass(), Answer("Shock"), Pass())
    assert where(played(board, *named), "meddling-mage") is Zone.BATTLEFIELD
    assert str(why(played(board, *named, Cast("opp-shock"))).rule) == "601.3"
    assert played(board, *named, Cast("opp-lightning-bolt")).game.stack[-1].id == "opp-lightning-bolt"
    asked = played(board, *named[:3]).waits
    assert Answer("Shock") in asked.options
    assert Answer("Forest") not in asked.options  # a nonland card name


def test_a_player_with_hexproof_is_no_target_for_opponents() -> None:
    """702.11c; for their own spells they are."""
    pools = {"you": ("R",), "opp": ("R",)}
    board = opening(["Shock"], opp_hand=["Shock"], opp_field=["Witchbane Orb"], pools=pools)
    assert str(why(played(board, Cast("shock"), Choose("opp"))).rule) == "702.11c"
    own = played(board, Pass(), Cast("opp-shock"), Choose("opp"), Pass(), Pass())
    assert lives(own)["opp"] == 18


def test_damage_from_what_one_is_protected_from_is_prevented() -> None:
    """702.16e; a sweeper has no target to be illegal."""
    board = opening(["Pyroclasm"], ["Akroma, Angel of Wrath", "Hill Giant"], pools={"you": tuple("RR")})
    objects = played(board, Cast("pyroclasm"), Pass(), Pass()).game.state.objects
    assert (objects["akroma-angel-of-wrath"].damage, objects["hill-giant"].damage) == (0, 2)


@pytest.mark.parametrize("opponent, gained", [((), 2), (("Erebos, God of the Dead",), 0)])
def test_who_can_not_gain_life_gains_none(opponent: tuple[str, ...], gained: int) -> None:
    board = opening(["Kitchen Finks"], opp_field=opponent, pools={"you": tuple("GGG")})
    play = played(board, Cast("kitchen-finks"), Symbol("G"), Symbol("G"), Pass(), Pass(), Pass(), Pass())
    assert lives(play)["you"] == 20 + gained


def test_a_prohibition_that_nobody_keeps_is_told() -> None:
    for text, told in (("Players can't draw cards.", True), ("This creature can't block.", False)):
        step = played(opening([], ["Oddity"], invented=creature("Oddity", text))).steps[-1]
        assert (step.untold != ()) is told, text


def test_no_card_is_spliced_twice_nor_onto_what_it_does_not_name() -> None:
    """702.47a–b."""
    board = opening(["Desperate Ritual", "Glacial Ray", "Shock"], pools={"you": tuple("RRRRRR")})
    for cards, rule in ((("glacial-ray", "glacial-ray"), "702.47b"), (("shock",), "702.47a")):
        assert str(why(played(board, Cast("desperate-ritual"), Splice(cards))).rule) == rule
