"""Two plays held against each other: what goes beside what, where they part, what is different in the end (601.2, 117)."""

from engine.choices import Cast, Choice, Choose, Pass
from engine.comparing_plays import Ending, Otherwise, endings, ends_otherwise, paired_plays, parting_plays
from engine.misplaying import Misplay
from engine.misread_plays import misplay
from engine.opening import Opening
from engine.played import Kind, Played
from engine.total_cost import ManaCost
from tests.engine.casting.table import opening, played

Both = tuple[Played, Played]


def both(misread: Misplay, board: Opening, *choices: Choice) -> Both:
    wrong = misplay(board, choices, misread)
    assert isinstance(wrong, Played)
    return played(board, *choices), wrong


def told(plays: Both) -> list[tuple[Kind, Kind]]:
    """The kinds of the steps, place by place."""
    one, other = plays
    return [(one.steps[a - 1].kind, other.steps[b - 1].kind) for a, b in paired_plays(one, other)]


def shock() -> Both:
    return both(Misplay.PAY_FIRST, opening(hand=["Shock"], pools={"you": ("R",)}), Cast("shock"), Choose("opp"))


def bears() -> Both:
    board = opening(hand=["Grizzly Bears"], field=["Heartless Summoning"], pools={"you": ("G",)})
    return both(Misplay.PAST_ZERO, board, Cast("grizzly-bears"))


def cutthroat() -> Both:
    board = opening(
        hand=["Zulaport Cutthroat"], field=["Heartless Summoning"], opp_field=["Soul Warden"],
        pools={"you": ("B",)}, life={"opp": 1},
    )  # fmt: skip
    return both(Misplay.TRIGGERS_FIRST, board, Cast("zulaport-cutthroat"), *[Pass()] * 4)


def test_a_play_beside_itself_never_parts() -> None:
    right, _ = shock()
    assert paired_plays(right, right) == tuple((n, n) for n in range(1, len(right.steps) + 1))
    assert parting_plays(right, right) is None
    assert not ends_otherwise(right, right)


def test_who_does_the_letters_in_another_order_waits_or_is_waited_for() -> None:
    plays = shock()
    place = parting_plays(*plays)
    assert place is not None
    assert told(plays)[place - 1 : place + 4] == [
        (Kind.ANNOUNCE, Kind.ANNOUNCE),
        (Kind.ANNOUNCE, Kind.TOTAL),
        (Kind.ANNOUNCE, Kind.MANA),
        (Kind.ANNOUNCE, Kind.PAY),
        (Kind.TARGETS, Kind.TARGETS),
    ]
    assert not ends_otherwise(*plays), "by another way to the same position"


def test_the_same_letter_that_comes_to_something_else_is_where_they_part() -> None:
    plays = bears()
    place = parting_plays(*plays)
    assert place is not None
    assert told(plays)[place] == (Kind.TOTAL, Kind.TOTAL)
    assert endings(*plays) == (
        Otherwise(Ending.COST, ManaCost(G=1), ManaCost(), "grizzly-bears"),
        Otherwise(Ending.POOL, (), ("G",), "you"),
    )


def test_triggers_before_state_based_actions_end_the_game() -> None:
    """117.5, 603.3b: by the rules the opponent's trigger goes on top and resolves first."""
    plays = cutthroat()
    place = parting_plays(*plays)
    assert place is not None
    assert told(plays)[place][1] is Kind.PUT
    found = {difference.what: (difference.one, difference.other) for difference in endings(*plays) if difference.whose != "you"}
    assert found == {
        Ending.STACK: (("zulaport-cutthroat.1",), ("opp-soul-warden.1",)),
        Ending.PRIORITY: ("you", ""),
        Ending.LOST: ((), ("opp",)),
        Ending.LIFE: (2, 0),
    }


def test_once_the_game_is_over_nobody_chooses() -> None:
    board = opening(hand=["Shock"], pools={"you": ("R",)}, life={"opp": 2})
    _, over = both(Misplay.TRIGGERS_FIRST, board, Cast("shock"), Choose("opp"), *[Pass()] * 4)
    assert over.game.over
    assert over.steps[-1].kind is Kind.LOST


def test_two_plays_part_where_only_one_goes_on_though_with_the_same_step_again() -> None:
    board = opening(opp_hand=["Shock"], pools={"opp": ("R",)})
    once, twice = played(board, Cast("opp-shock")), played(board, Cast("opp-shock"), Cast("opp-shock"))
    assert paired_plays(once, twice) == ((1, 1), (2, 2), (2, 3))
    assert parting_plays(once, twice) == 2
    assert not ends_otherwise(once, twice)
