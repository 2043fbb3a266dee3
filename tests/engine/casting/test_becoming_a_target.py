"""601.2c, 603.2: abilities that trigger as something becomes a target wait until the spell is cast, and come before it."""

import pytest

from engine.choices import Activate, Cast, Choose, First, HowMany, NoMoreMana, Pass, Share
from engine.illegal import Reason
from engine.model import Zone
from tests.engine.casting.table import creature, opening, played, where

SHY = "When this creature becomes the target of a spell or ability, sacrifice it."


def test_it_triggers_as_it_is_targeted_and_is_put_on_the_stack_once_the_spell_is_cast() -> None:
    board = opening(["Shock"], ["Shy"], pools={"you": ("R",)}, invented=creature("Shy", SHY))
    play = played(board, Cast("shock"), Choose("shy"))
    steps = [s.kind.name for s in play.steps]
    assert [s.kind.name for s in play.steps if s.triggered] == ["TARGETS"]
    assert steps.index("TARGETS") < steps.index("DONE") < steps.index("PUT")
    assert [i.id for i in play.game.stack] == ["shock", "shy.1"]
    gone = played(board, Cast("shock"), Choose("shy"), Pass(), Pass())
    assert (where(gone, "shy"), where(gone, "shock")) == (Zone.GRAVEYARD, Zone.STACK)


def test_what_is_undone_has_not_triggered() -> None:
    """733.1."""
    board = opening(["Shock"], ["Shy", "Mountain"], invented=creature("Shy", SHY))
    play = played(board, Cast("shock"), Choose("shy"))
    assert len(play.game.waiting) == 1
    assert played(board, Cast("shock"), Choose("shy"), NoMoreMana()).game == played(board).game


@pytest.mark.parametrize("words, by_you, by_opp", [
    ("a spell", True, True), ("an ability", False, False), ("a spell or ability an opponent controls", False, True),
])  # fmt: skip
def test_by_what_and_by_whom(words: str, by_you: bool, by_opp: bool) -> None:
    shy = creature("Shy", f"Whenever this creature becomes the target of {words}, draw a card.")
    board = opening(["Shock"], ["Shy"], ["Shock"], pools={"you": ("R",), "opp": ("R",)}, library=["Island"], invented=shy)
    assert (len(played(board, Cast("shock"), Choose("shy")).game.stack) == 2) is by_you
    assert (len(played(board, Pass(), Cast("opp-shock"), Choose("shy")).game.stack) == 2) is by_opp


def test_what_triggers_while_abilities_are_put_on_the_stack_is_put_there_after_all_of_them() -> None:
    """603.3b: it is the active player's, and would be put before the opponent's second one otherwise."""
    pools = {"opp": tuple("RRRRRRRR")}
    board = opening([], ["Shy"], ["Bogardan Hellkite"], ["Electropotence"], pools=pools, invented=creature("Shy", SHY))
    hellkite = (Pass(), Cast("opp-bogardan-hellkite"), Pass(), Pass(), First("opp-bogardan-hellkite.1"))
    aims = (HowMany(2), Choose("shy"), Choose("you"), Share(2))
    play = played(board, *hellkite, *aims, Choose("you"))
    assert [i.id for i in play.game.stack] == ["opp-bogardan-hellkite.1", "opp-electropotence.1", "shy.1"]


def test_an_ability_that_is_no_object_here_is_told_to_be_beyond_the_engine() -> None:
    """Not that there is no target for it: there is, the Visionary's ability."""
    board = opening(["Elvish Visionary"], ["Strionic Resonator"], pools={"you": tuple("GGGG")}, library=["Island"])
    play = played(board, Cast("elvish-visionary"), Pass(), Pass(), Activate("strionic-resonator"))
    assert [r.reason for r in play.steps[-1].refused] == [Reason.NOT_UNDERSTOOD]


def test_a_triggered_ability_that_is_not_understood_is_told_where_it_could_trigger() -> None:
    """Nobody would notice that it has triggered."""
    oddity = creature("Oddity", "Whenever the moon is full, draw a card.")
    assert played(opening([], ["Oddity"], invented=oddity)).steps[-1].untold == ("Oddity: Whenever the moon is full, draw a card.",)


def test_a_spell_that_is_not_understood_is_told_as_it_is_cast() -> None:
    play = played(opening(["Cone of Flame"], pools={"you": tuple("RRRRR")}), Cast("cone-of-flame"))
    assert "a third target" in " ".join(play.steps[-1].untold)
