"""What must always hold of a game that is played, whatever is chosen (117, 400, 601, 733)."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from engine.choices import (
    Activate,
    Answer,
    Cast,
    Choice,
    Choose,
    Costing,
    First,
    HowMany,
    Modes,
    NoMoreMana,
    Optional,
    Pass,
    PayMana,
    PayPart,
    PlayLand,
    Share,
    Symbol,
    X,
)
from engine.game import Game
from engine.opening import Opening
from engine.played import Kind, Played, PlayStep
from engine.playing import apply, beginning, go_on, legal_actions, play, waits_for
from tests.engine.casting.table import game, opening

LANDS = ["Mountain", "Island", "Swamp", "Forest", "Plains"]
TABLES = (
    opening(hand=["Doom Blade", "Shock", "Forest"], field=[*LANDS, "Dungeon Geists"], opp_field=["Grave Titan", "Island"]),
    opening(
        hand=["Cryptic Command", "Remand"], field=["Island"] * 5, opp_hand=["Lightning Bolt"], opp_field=["Mountain"] * 2,
        library=["Forest", "Island"],
    ),
    opening(
        hand=["Burst Lightning", "Devil's Play", "Dismember"], field=["Mountain"] * 6 + ["Swamp"], opp_field=["Grave Titan"]
    ),
    opening(
        hand=["Force of Will", "Remand", "Harrow"], field=["Forest", "Island", "Llanowar Elves", "Guttersnipe"],
        opp_field=["Thalia, Guardian of Thraben"], library=["Island", "Forest", "Mountain"], pools={"you": ("U", "G")},
    ),
    opening(
        hand=["Clone", "Solemn Simulacrum", "Altar's Reap"], field=["Island"] * 4 + ["Thunderscape Familiar", "Swamp"],
        opp_field=["Grave Titan"], library=["Island", "Forest", "Mountain", "Swamp"],
    ),
    opening(
        hand=["Bogardan Hellkite", "Fireball", "Inferno Titan"], opp_field=["Grave Titan", "Llanowar Elves"],
        pools={"you": ("R",) * 8},
    ),
    opening(hand=["Decimate", "Stoke the Flames"], field=["Solemn Simulacrum", "Mountain", "Llanowar Elves", "Honor of the Pure"],
        opp_field=["Island"], pools={"you": ("R", "R", "G", "G")}),
)  # fmt: skip

IDS = st.sampled_from(["you", "opp", "forest", "shock", "mountain", "island", "opp-grave-titan", "llanowar-elves", "nobody", ""])
SMALL = st.integers(-2, 12)
ANYTHING: st.SearchStrategy[Choice] = st.one_of(
    st.builds(Pass), st.builds(NoMoreMana), st.builds(Cast, IDS), st.builds(PlayLand, IDS), st.builds(Activate, IDS, SMALL),
    st.builds(Choose, IDS), st.builds(HowMany, SMALL), st.builds(Share, SMALL), st.builds(X, SMALL), st.builds(Optional, SMALL),
    st.builds(Costing, SMALL), st.builds(Modes, st.lists(SMALL, max_size=3).map(tuple)), st.builds(Answer, IDS),
    st.builds(First, IDS), st.builds(Symbol, st.sampled_from(["R", "B", "life", "2", "?"])),
    st.builds(PayMana, st.lists(st.sampled_from("WUBRGCX"), max_size=4).map(tuple)),
    st.builds(PayPart, SMALL, st.lists(IDS, max_size=2).map(tuple)),
)  # fmt: skip


def walks(number: int) -> settings:
    """So many of them. One that fails is short enough to read: shrinking it would take minutes."""
    phases = (Phase.explicit, Phase.reuse, Phase.generate)
    return settings(max_examples=number, deadline=None, suppress_health_check=list(HealthCheck), phases=phases)


def begun(table: Opening) -> Played:
    found = play(table, ())
    assert isinstance(found, Played)
    return found


def cards(at: Game) -> set[str]:
    return {o.id for o in at.state.objects.values() if not o.token and not o.emblem}


def may(at: Game) -> tuple[Choice, ...]:
    """Everything that anybody may do now: only one player decides at a time (117.1)."""
    waits = waits_for(at)
    return () if waits is None else legal_actions(at, waits.player)


@walks(40)
@given(st.sampled_from(TABLES), st.data())
def test_what_is_listed_is_accepted_and_the_rest_is_refused(table: Opening, data: st.DataObject) -> None:
    now = begun(table)
    for _ in range(data.draw(st.integers(1, 10))):
        listed = may(now.game)
        if not listed:
            break
        strange = data.draw(ANYTHING)
        tried = apply(now.game, strange)
        assert bool(tried.refused) is (strange not in listed), (strange, listed)
        if tried.refused:
            proposal = now.game.proposal
            assert tried.game == now.game or (proposal is not None and tried.game == proposal.before)
        choice = data.draw(st.sampled_from(listed))
        done = apply(now.game, choice)
        assert not done.refused, (choice, done.refused)
        now = go_on(now, choice, 0)


@walks(40)
@given(st.sampled_from(TABLES), st.lists(st.integers(0, 1000), max_size=14))
def test_cards_mana_and_life_are_conserved_and_a_play_replays(table: Opening, walk: list[int]) -> None:
    now = begun(table)
    owned, chosen = cards(now.game), []
    for pick in walk:
        listed = may(now.game)
        if not listed:
            break
        choice = listed[pick % len(listed)]
        chosen.append(choice)
        now = go_on(now, choice, len(chosen))
        assert cards(now.game) == owned  # every card is in one zone, and none is lost
    for player in now.game.state.players:
        assert player.life == 20 + sum(n for s in now.steps for who, n in s.life if who == player.id)
    pool_is_explained(now.steps)
    again = play(table, chosen)
    assert isinstance(again, Played)
    assert again.game == now.game


def pools(at: Game) -> Counter[str]:
    return Counter(letter for pool in at.pools.values() for letter in pool)


def pool_is_explained(told: Sequence[PlayStep]) -> None:
    """Mana comes from what adds it, and goes by being paid or as a step ends (106.4, 118.3a, 500.5)."""
    for before, step in pairwise(told):
        change = Counter(pools(step.game))
        change.subtract(pools(before.game))
        if step.kind is Kind.MANA_ABILITY:
            assert +change == Counter(step.mana)
        elif isinstance(step.paid, PayMana):
            assert -change == Counter(step.paid.mana)
        elif step.kind not in {Kind.STEP, Kind.REWIND, Kind.FOLLOW}:
            assert not +change
            assert not -change


@walks(14)
@given(st.sampled_from(TABLES), st.lists(st.integers(0, 1000), max_size=10))
def test_a_rewind_restores_the_game_exactly(table: Opening, walk: list[int]) -> None:
    now = begun(table)
    for pick in walk:
        listed = may(now.game)
        if not listed:
            break
        if now.game.proposal is not None:
            wrong = apply(now.game, Choose("nobody"))
            rewound = [s for s in wrong.steps if s.kind.name == "REWIND"]
            assert all(s.game == now.game.proposal.before for s in rewound)
        now = go_on(now, listed[pick % len(listed)], 0)


def test_a_beginning_waits_for_its_player() -> None:
    at = game(hand=["Shock"], pools={"you": ("R",)})
    assert beginning(at).waits == waits_for(at)
