"""The named wrong readings each lead to something else than the rules do, and are the same engine (601.2, 117, 118.7)."""

from engine.choices import Activate, Cast, Choice, Choose, NoMoreMana, Pass, PayMana, PayPart
from engine.misplaying import Misplay
from engine.misread_plays import misplay
from engine.model import Zone
from engine.opening import Opening
from engine.played import Kind, Played
from tests.engine.casting.table import opening, played, where


def read(misread: Misplay, board: Opening, *choices: Choice) -> Played:
    found = misplay(board, choices, misread)
    assert isinstance(found, Played)
    return found


def total(play: Played) -> tuple[str, ...]:
    cost = next(s.cost for s in reversed(play.steps) if s.kind is Kind.TOTAL)
    assert cost is not None
    assert cost.mana is not None
    return cost.mana.symbols()


def test_paying_before_targets() -> None:
    board = opening(hand=["Shock"], field=["Mountain"])
    choices = (Cast("shock"), Choose("opp"), Activate("mountain"))
    kinds = [s.kind for s in read(Misplay.PAY_FIRST, board, *choices).steps]
    assert kinds.index(Kind.PAY) < kinds.index(Kind.TARGETS)
    kinds = [s.kind for s in played(board, *choices).steps]
    assert kinds.index(Kind.TARGETS) < kinds.index(Kind.PAY)


def test_responding_to_a_cost() -> None:
    board = opening(
        hand=["Altar's Reap"], field=["Llanowar Elves", "Solemn Simulacrum"], opp_hand=["Shock"], library=["Forest", "Island"],
        pools={"you": ("B", "B"), "opp": ("R",)},
    )  # fmt: skip
    reap = (Cast("altars-reap"), NoMoreMana())
    sacrifice = PayPart(1, ("solemn-simulacrum",))
    choices = (*reap, Cast("opp-shock"), Choose("llanowar-elves"), sacrifice, PayMana(("B", "B")))
    right = played(board, *choices)
    assert [where(right, id_) for id_ in ("opp-shock", "llanowar-elves")] == [Zone.HAND, Zone.BATTLEFIELD]
    wrong = read(Misplay.RESPOND_TO_COST, board, *choices)
    assert [where(wrong, id_) for id_ in ("opp-shock", "llanowar-elves")] == [Zone.GRAVEYARD, Zone.GRAVEYARD]
    assert where(wrong, "altars-reap") is Zone.STACK


def test_a_reduction_that_takes_colored_mana() -> None:
    board = opening(hand=["Grizzly Bears"], field=["Heartless Summoning"], pools={"you": ("G",)})
    assert total(played(board, Cast("grizzly-bears"))) == ("G",)
    assert total(read(Misplay.PAST_ZERO, board, Cast("grizzly-bears"))) == ("0",)


def test_the_set_cost_before_the_reductions() -> None:
    board = opening(hand=["Grizzly Bears"], field=["Heartless Summoning", "Trinisphere"], pools={"you": ("G",) * 3})
    assert total(played(board, Cast("grizzly-bears"))) == ("2", "G")
    assert total(read(Misplay.FIXED_FIRST, board, Cast("grizzly-bears"))) == ("G",)


def test_the_reductions_before_the_increases() -> None:
    board = opening(
        hand=["Shock"], field=["Goblin Electromancer"], opp_field=["Thalia, Guardian of Thraben"], pools={"you": ("R", "R")}
    )
    assert total(played(board, Cast("shock"), Choose("opp"))) == ("R",)
    assert total(read(Misplay.REDUCTIONS_FIRST, board, Cast("shock"), Choose("opp"))) == ("1", "R")


def test_triggers_before_state_based_actions() -> None:
    board = opening(hand=["Elvish Visionary"], field=["Heartless Summoning"], library=["Forest"], pools={"you": ("G",)})
    choices = (Cast("elvish-visionary"), Pass(), Pass())
    kinds = [s.kind for s in played(board, *choices).steps]
    assert kinds.index(Kind.STATE_BASED) < kinds.index(Kind.PUT)
    kinds = [s.kind for s in read(Misplay.TRIGGERS_FIRST, board, *choices).steps]
    assert kinds.index(Kind.PUT) < kinds.index(Kind.STATE_BASED)


def test_an_illegal_answer_is_tried_where_it_is_asked_for() -> None:
    board = opening(hand=["Shock"], field=["Helm of Awakening"], pools={"you": ("R",)})
    choices = (Cast("shock"), Choose("helm-of-awakening"), Cast("shock"), Choose("opp"))
    for misread in (Misplay.PAST_ZERO, Misplay.PAY_FIRST):
        kinds = [s.kind for s in read(misread, board, *choices).steps]
        assert kinds.count(Kind.REWIND) == 1
        assert Kind.REFUSED not in kinds
        assert kinds[-1] is Kind.PRIORITY
