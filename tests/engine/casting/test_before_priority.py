"""117.5, 603.3b, 704.3: what happens before a player gets priority, and in which order."""

from engine.choices import Answer, Cast, First, Pass
from engine.game import Asked, TurnStep
from engine.model import Zone
from engine.play_policy import PlayPolicy
from engine.played import Played
from engine.playing import apply, open_game, waits_for
from tests.engine.casting.table import opening, played, where

THALIA, SECOND = "thalia-guardian-of-thraben", "thalia-guardian-of-thraben-2"
GRIM = ["Heartless Summoning", "Purphoros, God of the Forge", "Electropotence", "Kalastria Highborn"]
ARTIST = (Cast("blood-artist"), Pass(), Pass())


def test_state_based_actions_come_before_the_order_of_triggers_is_chosen() -> None:
    """The Artist enters and dies; what triggers on that is ordered with what triggered on its entering."""
    play = played(opening(["Blood Artist"], GRIM, pools={"you": ("B",)}), *ARTIST)
    assert [s.kind.name for s in play.steps[-2:]] == ["ENTERS", "STATE_BASED"]
    assert play.waits.asked is Asked.TRIGGER
    sources = {choice.id for choice in play.waits.options if isinstance(choice, First)}
    assert sources == {"purphoros-god-of-the-forge.1", "electropotence.1", "kalastria-highborn.1", "blood-artist.1"}


def test_who_puts_triggers_first_chooses_their_order_first() -> None:
    """The misreading goes on being played: nothing has died yet."""
    game = open_game(opening(["Blood Artist"], GRIM, pools={"you": ("B",)}), PlayPolicy(triggers_first=True))
    for choice in ARTIST:
        game = apply(game, choice).game
    assert {c.id for c in waits_for(game).options} == {"purphoros-god-of-the-forge.1", "electropotence.1"}
    assert game.state.objects["blood-artist"].zone is Zone.BATTLEFIELD


def test_the_player_chooses_which_legendary_permanent_stays() -> None:
    """704.5j."""
    board = opening(["Thalia, Guardian of Thraben"], ["Thalia, Guardian of Thraben"], pools={"you": tuple("WW")})
    twice = (Cast(SECOND), Pass(), Pass())
    asked = played(board, *twice).waits
    assert (asked.player, asked.asked, str(asked.rule)) == ("you", Asked.LEGEND, "704.5j")
    assert asked.options == (Answer(THALIA), Answer(SECOND))
    for stays, goes in ((THALIA, SECOND), (SECOND, THALIA)):
        play = played(board, *twice, Answer(stays))
        assert (where(play, stays), where(play, goes)) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)
        assert (play.game.priority, play.game.keeps) == ("you", frozenset())
    wrong = played(board, *twice, Answer("you")).steps[-1]
    assert str(wrong.refused[0].rule) == "704.5j"


def test_each_player_keeps_their_own() -> None:
    board = opening(["Clone"], opp_field=["Thalia, Guardian of Thraben"], pools={"you": tuple("UUUU")})
    play = played(board, Cast("clone"), Pass(), Pass(), Answer(f"opp-{THALIA}"))
    assert play.game.priority == "you"
    assert where(play, "clone") is where(play, f"opp-{THALIA}") is Zone.BATTLEFIELD


def why(play: Played) -> str:
    return str(play.steps[-1].refused[0].rule)


def test_nobody_has_priority_between_what_happens_before_it() -> None:
    """Each by the rule for what is going on: an ability is put on the stack, its order is chosen, a card is discarded."""
    pools = {"you": tuple("WWWW"), "opp": ("R",)}
    board = opening(["Wrath of God"], ["Blood Artist", "Grizzly Bears"], ["Shock"], pools=pools)
    wrath = (Cast("wrath-of-god"), Pass(), Pass())
    assert why(played(board, *wrath, Cast("opp-shock"))) == "117.5"
    aimed = played(board, *wrath, First("blood-artist.1"), Cast("opp-shock"))
    assert why(aimed) == "603.3"
    full = opening(["Forest"] * 8, opp_hand=["Shock"], pools=pools, step=TurnStep.END)
    assert why(played(full, Pass(), Pass(), Cast("opp-shock"))) == "514.3"
