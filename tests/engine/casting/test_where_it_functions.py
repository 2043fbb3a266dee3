"""113.6, 400.7: the zones in which abilities function, and the new object that what has changed zones is."""

from engine.choices import Activate, Answer, Cast, Choose, NoMoreMana, Pass, PlayLand
from engine.model import CardType, Zone
from engine.rules.layers.layers import characteristics
from tests.engine.casting.table import creature, opening, played, where

GRIST, SKELETON, GHAST = "grist-the-hunger-tide", "reassembling-skeleton", "bloodghast"


def test_an_ability_functions_where_it_says_that_it_does() -> None:
    """113.6c: off the battlefield Grist is a creature, a creature spell too; Thalia lets it be, the Summoning takes {2} off."""
    board = opening(["Grist, the Hunger Tide"], ["Heartless Summoning"], opp_field=["Thalia, Guardian of Thraben"],
                    pools={"you": tuple("BG")})  # fmt: skip
    cast = played(board, Cast(GRIST))
    assert CardType.CREATURE in characteristics(cast.game.state)[GRIST].types
    assert cast.game.pools["you"] == ()
    there = played(board, Cast(GRIST), Pass(), Pass())
    assert where(there, GRIST) is Zone.BATTLEFIELD
    assert characteristics(there.game.state)[GRIST].types == {CardType.PLANESWALKER}


def test_an_ability_that_takes_its_card_out_of_the_graveyard_is_activated_there_alone() -> None:
    """113.6m."""
    there = opening(graveyard=["Reassembling Skeleton"], pools={"you": tuple("BBBB")})
    assert Activate(SKELETON) in played(there).waits.options
    done = played(there, Activate(SKELETON), Pass(), Pass())
    assert (where(done, SKELETON), done.game.state.objects[SKELETON].tapped) == (Zone.BATTLEFIELD, True)
    on_the_table = played(opening([], ["Reassembling Skeleton"], pools={"you": tuple("BB")}), Activate(SKELETON))
    assert str(on_the_table.steps[-1].refused[0].rule) == "113.6"


def test_activated_twice_it_returns_once() -> None:
    """400.7: the second ability would return the card that was in the graveyard; that is no more."""
    board = opening(graveyard=["Reassembling Skeleton"], opp_hand=["Unsummon"], pools={"you": tuple("BBBB"), "opp": ("U",)})
    twice = played(board, Activate(SKELETON), Activate(SKELETON), Pass(), Pass(), Pass(), Pass())
    assert [i.id for i in twice.game.stack] == []
    assert twice.game.state.objects[SKELETON].incarnation == 1


def test_a_card_in_the_graveyard_triggers_if_the_ability_takes_it_out_of_there() -> None:
    """113.6m: on the battlefield it does not."""
    board = opening(["Forest"], ["Bloodghast"], graveyard=["Bloodghast"])
    play = played(board, PlayLand("forest"))
    assert [i.source for i in play.game.stack] == ["bloodghast-2"]
    assert where(played(board, PlayLand("forest"), Pass(), Pass(), Answer("yes")), "bloodghast-2") is Zone.BATTLEFIELD


def test_what_an_ability_does_to_its_source_it_does_not_do_to_a_new_object() -> None:
    """400.7: the creature that was bounced and cast again is another one."""
    oddity = creature("Oddity", "Flash\n{1}: This creature gets +2/+2 until end of turn.")
    board = opening(["Unsummon"], ["Oddity"], pools={"you": tuple("UUUU")}, invented=oddity)
    grown = played(board, Activate("oddity"), Pass(), Pass())
    assert characteristics(grown.game.state)["oddity"].pt == (4, 4)
    bounced = (Activate("oddity"), Cast("unsummon"), Choose("oddity"), Pass(), Pass())
    again = played(board, *bounced, Cast("oddity"), Pass(), Pass(), Pass(), Pass())
    assert where(again, "oddity") is Zone.BATTLEFIELD
    assert again.game.stack == ()
    assert characteristics(again.game.state)["oddity"].pt == (2, 2)


def test_an_effect_finds_what_its_cost_has_moved() -> None:
    """400.7j."""
    oddity = creature("Oddity", "Sacrifice this creature: Return this card to its owner's hand.")
    play = played(opening([], ["Oddity"], invented=oddity), Activate("oddity"), Pass(), Pass())
    assert where(play, "oddity") is Zone.HAND


def test_a_mana_ability_is_not_activated_again_before_it_has_resolved() -> None:
    """605.3c: while the Star's own {1} is being paid."""
    board = opening(["Goblin Piker"], ["Chromatic Star", "Forest", "Mountain"], library=["Island"])
    within = played(board, Cast("goblin-piker"), Activate("chromatic-star"))
    assert within.waits.options == (Activate("forest"), Activate("mountain"))
    again = played(board, Cast("goblin-piker"), Activate("chromatic-star"), Activate("chromatic-star"))
    assert str(again.steps[-1].refused[0].rule) == "605.3c"
    done = played(board, Cast("goblin-piker"), Activate("chromatic-star"), Activate("forest"), NoMoreMana(), Answer("R"))
    assert done.game.pools["you"] == ("R",)
