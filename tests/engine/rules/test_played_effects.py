"""What the spells and abilities of the class on casting do as they resolve, played (608.2c–d): boards C2–C8, C11, C15, C18."""

import pytest

from engine.choices import Activate, Answer, Cast, Choice, Choose, HowMany, Modes, NoMoreMana, Optional, Pass, Share, Splice
from engine.model import Zone
from engine.opening import Opening
from engine.played import Played
from engine.rules.resolving.library import library
from tests.engine.casting.table import opening, played, where

RESOLVES = (Pass(), Pass())
JACE, DJINN = "jace-the-mind-sculptor", "djinn-of-wishes"
LIBRARY = ["Island", "Swamp", "Hill Giant"]  # the Giant on top


def pool(letters: str) -> dict[str, tuple[str, ...]]:
    return {"you": tuple(letters)}


def lives(play: Played) -> list[int]:
    return [p.life for p in play.game.state.players]


def zones(play: Played, *ids: str) -> list[Zone]:
    return [where(play, id_) for id_ in ids]


def done(board: Opening, *choices: Choice) -> Played:
    """The play, in which nothing is refused and nothing left unperformed."""
    play = played(board, *choices)
    assert [s.refused for s in play.steps if s.refused] == []
    assert [s.unperformed for s in play.steps if s.unperformed] == []
    return play


def test_four_instances_of_target_may_name_one_object_twice() -> None:
    board = opening(hand=["Decimate"], opp_field=["Solemn Simulacrum", "Glorious Anthem", "Forest"], pools=pool("RRGG"))
    aims = [Choose(f"opp-{id_}") for id_ in ("solemn-simulacrum", "solemn-simulacrum", "glorious-anthem", "forest")]
    play = done(board, Cast("decimate"), *aims, *RESOLVES)
    assert zones(play, "opp-solemn-simulacrum", "opp-glorious-anthem", "opp-forest") == [Zone.GRAVEYARD] * 3


@pytest.mark.parametrize("answers, found", [(("",), []), (("swamp", ""), ["swamp"]), (("swamp", "island"), ["swamp", "island"])])
def test_up_to_two_lands_are_found(answers: tuple[str, ...], found: list[str]) -> None:
    board = opening(hand=["Harrow"], field=["Plains"], library=LIBRARY, pools=pool("GGG"))
    play = done(board, Cast("harrow"), NoMoreMana(), *RESOLVES, *map(Answer, answers))
    assert [id_ for id_ in ("swamp", "island", "hill-giant") if where(play, id_) is Zone.BATTLEFIELD] == found
    assert where(play, "plains") is Zone.GRAVEYARD


def test_any_number_of_targets_go_on_top_in_the_order_their_owner_likes() -> None:
    board = opening(hand=["Gravepurge"], graveyard=["Hill Giant", "Grizzly Bears"], library=["Island"], pools=pool("BBB"))
    aims = (HowMany(2), Choose("hill-giant"), Choose("grizzly-bears"))
    play = done(board, Cast("gravepurge"), *aims, *RESOLVES, Answer("grizzly-bears"), Answer("hill-giant"))
    assert zones(play, "grizzly-bears", "hill-giant") == [Zone.HAND, Zone.LIBRARY]  # "Draw a card."


@pytest.mark.parametrize("may, top", [("yes", "swamp"), ("no", "hill-giant")])
def test_the_top_card_of_a_players_library_may_go_to_the_bottom(may: str, top: str) -> None:
    play = done(
        opening(field=["Jace, the Mind Sculptor"], library=LIBRARY), Activate(JACE, 1), Choose("you"), *RESOLVES, Answer(may)
    )
    assert library(play.game.state, "you")[0] == top


def test_three_are_drawn_and_two_are_put_back() -> None:
    board = opening(hand=["Shock"], field=["Jace, the Mind Sculptor"], library=LIBRARY)
    play = done(board, Activate(JACE, 2), *RESOLVES, Answer("shock"), Answer("island"))
    assert library(play.game.state, "you") == ("shock", "island")
    assert zones(play, "swamp", "hill-giant") == [Zone.HAND] * 2


@pytest.mark.parametrize(
    "card, more, zone",
    [
        ("Shock", (Answer("yes"), Choose("opp")), Zone.STACK),
        ("Shock", (Answer("no"),), Zone.EXILE),
        ("Forest", (Answer("yes"),), Zone.BATTLEFIELD),
    ],
)
def test_a_card_is_played_without_paying_its_mana_cost(card: str, more: tuple[Choice, ...], zone: Zone) -> None:
    board = opening(field=["Djinn of Wishes"], library=[card], pools=pool("UUUU"))
    play = done(board, Activate(DJINN, 1), *RESOLVES, *more)
    assert where(play, card.lower()) is zone


def test_a_land_that_cant_be_played_is_not() -> None:
    board = opening(field=["Djinn of Wishes"], library=["Forest"], pools=pool("UUUU"), lands=1)
    assert done(board, Activate(DJINN, 1), *RESOLVES).waits.options == (Answer("no"),)  # 608.2d, 305.3
    play = done(board, Activate(DJINN, 1), *RESOLVES, Answer("no"))
    assert where(play, "forest") is Zone.EXILE


@pytest.mark.parametrize("kicked, mana, life", [(0, "R", 18), (1, "RRRRR", 16)])
def test_kicked_it_deals_more_instead(kicked: int, mana: str, life: int) -> None:
    board = opening(hand=["Burst Lightning"], pools=pool(mana))
    assert lives(done(board, Cast("burst-lightning"), Optional(kicked), Choose("opp"), *RESOLVES)) == [20, life]


def test_damage_is_divided_as_the_trigger_is_put_on_the_stack() -> None:
    board = opening(hand=["Bogardan Hellkite"], opp_field=["Hill Giant"], pools=pool("RRRRRRRR"))
    aims = (HowMany(2), Choose("opp"), Choose("opp-hill-giant"), Share(3))  # the rest is the Giant's
    play = done(board, Cast("bogardan-hellkite"), *RESOLVES, *aims, *RESOLVES)
    assert (lives(play), play.game.state.objects["opp-hill-giant"].damage) == ([20, 17], 2)


def test_a_countered_spell_goes_where_the_same_effect_puts_it() -> None:
    board = opening(hand=["Remand", "Shock"], library=["Forest"], pools=pool("RUU"))
    play = done(board, Cast("shock"), Choose("opp"), Cast("remand"), Choose("shock"), *RESOLVES)
    assert (zones(play, "shock", "forest", "remand"), lives(play)) == ([Zone.HAND, Zone.HAND, Zone.GRAVEYARD], [20, 20])
    assert play.game.stack == ()


def test_two_modes_are_followed_in_the_order_printed() -> None:
    board = opening(hand=["Cryptic Command", "Shock"], library=["Forest"], pools=pool("RUUUU"))
    play = done(board, Cast("shock"), Choose("opp"), Cast("cryptic-command"), Modes((1, 4)), Choose("shock"), *RESOLVES)
    assert zones(play, "shock", "forest") == [Zone.GRAVEYARD, Zone.HAND]


def test_a_spell_adds_mana_as_it_resolves() -> None:
    play = done(opening(hand=["Seething Song"], pools=pool("RRR")), Cast("seething-song"), *RESOLVES)
    assert play.game.pools["you"] == tuple("RRRRR")


def test_spliced_text_is_followed_after_the_spells_own() -> None:
    board = opening(hand=["Desperate Ritual", "Glacial Ray"], pools=pool("RRRR"))
    play = done(board, Cast("desperate-ritual"), Splice(("glacial-ray",)), Choose("opp"), *RESOLVES)
    assert (lives(play), play.game.pools["you"], where(play, "glacial-ray")) == ([20, 18], tuple("RRR"), Zone.HAND)


def test_what_is_sacrificed_to_pay_is_gone_before_two_cards_are_drawn() -> None:
    board = opening(hand=["Altar's Reap"], field=["Thunderscape Familiar"], library=["Forest", "Island"], pools=pool("B"))
    play = done(board, Cast("altars-reap"), *RESOLVES)
    assert zones(play, "thunderscape-familiar", "forest", "island") == [Zone.GRAVEYARD, Zone.HAND, Zone.HAND]


def test_a_draw_from_an_empty_library_loses_the_game() -> None:
    board = opening(hand=["Altar's Reap"], field=["Thunderscape Familiar"], library=["Forest"], pools=pool("B"))
    play = done(board, Cast("altars-reap"), *RESOLVES)
    assert {player: str(rule) for player, rule in play.game.lost.items()} == {"you": "704.5b"}


@pytest.mark.parametrize("answer, life, left", [("yes", 17, ()), ("no", 20, tuple("RRR"))])
def test_one_may_pay_as_it_resolves(answer: str, life: int, left: tuple[str, ...]) -> None:
    board = opening(hand=["Hill Giant"], field=["Electropotence"], pools=pool("RRRRRRR"))
    play = done(board, Cast("hill-giant"), *RESOLVES, Choose("opp"), *RESOLVES, Answer(answer))
    assert (lives(play), play.game.pools.get("you", ())) == ([20, life], left)
