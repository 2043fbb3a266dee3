"""608.2d, 614.12a, 201.4, 612.2: what is answered while something resolves or enters."""

from engine.choices import Activate, Answer, Cast, Choose, NoMoreMana, Pass
from engine.illegal import Reason
from engine.model import Zone
from tests.engine.casting.table import opening, played, where

BOTH = (Pass(), Pass())


def test_a_card_name_is_chosen_as_it_enters_and_stops_the_spell() -> None:
    board = opening(hand=["Meddling Mage", "Shock"], pools={"you": ("W", "U", "R")})
    choosing = played(board, Cast("meddling-mage"), *BOTH)
    assert choosing.waits is not None
    assert Answer("Shock") in choosing.waits.options
    assert Answer("Forest") not in choosing.waits.options  # a nonland card name
    play = played(board, Cast("meddling-mage"), *BOTH, Answer("Shock"), Cast("shock"))
    assert play.steps[-1].refused[0].reason is Reason.PROHIBITED


def test_any_pair_of_creature_types_may_replace_the_other() -> None:
    board = opening(hand=["Artificial Evolution"], field=["Llanowar Elves"], pools={"you": ("U",)})
    choices = (Cast("artificial-evolution"), Choose("llanowar-elves"), NoMoreMana(), *BOTH)
    listed = played(board, *choices)
    assert listed.waits is not None
    assert Answer("Elf>Druid") in listed.waits.options
    play = played(board, *choices, Answer("Elf>Goblin"))
    assert play.steps[-1].sheets["llanowar-elves"].subtypes == {"Goblin", "Druid"}
    for wrong in ("Elf>Nonsense", "Elf>Elf", "Elf>Wall"):  # "the new creature type can't be Wall"
        assert played(board, *choices, Answer(wrong)).steps[-1].refused[0].reason is Reason.ILLEGAL_CHOICE


def test_a_basic_land_type_word_is_replaced_by_another() -> None:
    board = opening(hand=["Magical Hack"], field=["Mountain"], pools={"you": ("U",)})
    hack = (Cast("magical-hack"), Choose("mountain"), NoMoreMana(), *BOTH)
    play = played(board, *hack)
    assert play.waits is not None
    assert Answer("Mountain>Swamp") in play.waits.options
    play = played(board, *hack, Answer("Mountain>Swamp"), Activate("mountain"))
    assert play.game.pools["you"] == ("B",)


def test_what_is_chosen_for_an_aura_is_its_target() -> None:
    board = opening(hand=["Pacifism"], opp_field=["Llanowar Elves"], pools={"you": ("W", "W")})
    play = played(board, Cast("pacifism"), Choose("opp-llanowar-elves"), *BOTH)
    assert play.game.state.objects["pacifism"].attached_to == "opp-llanowar-elves"
    assert where(play, "pacifism") is Zone.BATTLEFIELD
