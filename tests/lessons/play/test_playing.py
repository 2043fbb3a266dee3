"""A board is played as far as its choices fit, in bounded time and memory, whatever is chosen."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import choices as ch
from engine.choices import Choice
from engine.played import REFUSALS, Kind, Played
from engine.playing import go_on
from lessons.play import playing
from lessons.play.file import PlayFile
from lessons.play.keeping import Keeper
from lessons.play.notation import MOST, read_all
from lessons.play.playing import Play, lines_played, play, play_faults
from tests.lessons.play.test_file import CARDS, HEAD, LINE, read

OPENING = HEAD + 'reservas.you = "BB"\n'
GEISTS = '[[momento]]\nentra = "Dungeon Geists"\ncontrola = "you"\n'
TITAN = LINE + 'rechaza = ["601.2c"]\n'
FILE = read(CARDS + GEISTS + TITAN, OPENING)
AT_THE_GEISTS = read_all("lanza:doom-blade;objetivo:dungeon-geists;pasa;pasa")


def played(file: PlayFile, choices: tuple[Choice, ...], keeper: Keeper | None = None) -> Play:
    found = play(file, choices, keeper or Keeper(), most_new=MOST)
    assert isinstance(found, Play)
    return found


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[Choice]:
    """The choices that the engine is asked to play."""
    asked: list[Choice] = []

    def note(before: Played, choice: Choice, number: int) -> Played:
        asked.append(choice)
        return go_on(before, choice, number)

    monkeypatch.setattr(playing, "go_on", note)
    return asked


def test_a_play_is_what_the_engine_plays():
    found = played(FILE, AT_THE_GEISTS)
    assert found.choices == AT_THE_GEISTS
    assert found.wrong == ""
    assert [step.number for step in found.played.steps] == list(range(1, len(found.played.steps) + 1))
    assert {step.choice for step in found.played.steps} == {None, 0, 1, 2, 3}
    assert found.played.game.state.objects["dungeon-geists"].zone == "graveyard"


def test_one_choice_more_costs_one_choice_more(tried):
    keeper = Keeper()
    whole = played(FILE, AT_THE_GEISTS[:3], keeper)
    del tried[:]
    assert played(FILE, AT_THE_GEISTS[:3], keeper) == whole
    assert tried == []
    played(FILE, AT_THE_GEISTS, keeper)
    assert tried == [AT_THE_GEISTS[3]]


def test_what_is_kept_is_of_its_own_board_and_its_own_choices(tried):
    keeper, other = Keeper(), read(CARDS + TITAN, OPENING)
    played(FILE, AT_THE_GEISTS[:1], keeper)
    del tried[:]
    assert [step.kind for step in played(other, AT_THE_GEISTS[:1], keeper).played.steps][-1] != Kind.BEGIN
    played(FILE, (ch.Pass(),), keeper)
    assert tried == [AT_THE_GEISTS[0], ch.Pass()]


def test_the_room_for_what_is_kept_is_bounded(tried):
    keeper = Keeper(most_plays=3)
    played(FILE, AT_THE_GEISTS, keeper)
    assert len(keeper.plays) == 3
    small = Keeper(room=100)
    found = played(FILE, AT_THE_GEISTS, small)
    assert small.taken <= 100
    assert found == played(FILE, AT_THE_GEISTS)
    assert sum(kept.weight for kept in small.plays.values()) == small.taken


def test_the_beginning_of_a_play_is_let_go_after_its_end(tried):
    keeper = Keeper(most_plays=3)
    for _ in range(2):
        played(FILE, AT_THE_GEISTS[:2], keeper)
    played(FILE, (ch.Pass(),), keeper)
    del tried[:]
    played(FILE, AT_THE_GEISTS[:2], keeper)
    assert tried == [AT_THE_GEISTS[1]]


def test_a_long_play_that_nobody_has_played_is_played_bit_by_bit(tried):
    keeper, choices = Keeper(), (ch.Cast("doom-blade"), ch.Choose("grave-titan")) * 20
    first = play(FILE, choices, keeper, most_new=15)
    assert isinstance(first, Play)
    assert first.choices == choices[:15]
    assert "hasta la elección 15" in first.wrong
    again = [play(FILE, choices, keeper, most_new=15) for _ in range(2)]
    assert [(len(found.choices), bool(found.wrong)) for found in again if isinstance(found, Play)] == [(30, True), (40, False)]
    assert tried == list(choices)


def test_after_the_end_of_the_game_nothing_fits():
    found = played(FILE, (ch.Pass(),) * MOST)
    assert 0 < len(found.choices) < MOST
    assert found.played.waits is None
    assert found.wrong == f"La partida ya terminó: la elección {len(found.choices) + 1}, «pasa», y las que siguen quedan fuera."


def test_a_play_has_no_more_steps_than_a_play_may_have(monkeypatch):
    monkeypatch.setattr(playing, "MOST_STEPS", 12)
    found = played(FILE, AT_THE_GEISTS)
    assert found.choices == AT_THE_GEISTS[:3]
    assert "12 pasos como máximo: desde la elección 4" in found.wrong


@pytest.mark.parametrize(
    "text", ["lanza:doom-blade;objetivo:grave-titan", "lanza:doom-blade", "x:9999", "lanza:nada-asi", "primero:a"]
)
def test_the_same_again_and_again_ends(text):
    found = played(FILE, read_all(";".join([text] * 100)))
    assert len(found.played.steps) < 4 * 200
    assert found.choices or found.wrong


IDS = ["doom-blade", "dungeon-geists", "grave-titan", "you", "opp", "nobody", "doom-blade.1"]
ids, numbers = st.sampled_from(IDS), st.sampled_from([0, 1, 2, 9999])
GIVEN: dict[type, tuple[st.SearchStrategy, ...]] = {
    ch.Pass: (),
    ch.Cast: (ids,),
    ch.Activate: (ids, numbers),
    ch.PlayLand: (ids,),
    ch.Modes: (st.lists(numbers, min_size=1, max_size=3).map(tuple),),
    ch.Splice: (st.lists(ids, max_size=2).map(tuple),),
    ch.Costing: (numbers,),
    ch.Optional: (numbers,),
    ch.X: (numbers,),
    ch.Symbol: (st.sampled_from(["R", "2", "life"]),),
    ch.HowMany: (numbers,),
    ch.Choose: (ids,),
    ch.Share: (numbers,),
    ch.Reduce: (ids,),
    ch.NoMoreMana: (),
    ch.PayMana: (st.lists(st.sampled_from("WUBRGC"), max_size=4).map(tuple),),
    ch.TapFor: (ids, st.sampled_from(["G", "generic"])),
    ch.ExileFor: (ids,),
    ch.PayPart: (numbers, st.lists(ids, max_size=2).map(tuple)),
    ch.Answer: (st.sampled_from(["yes", "no", "", "Elf", "é;"]),),
    ch.First: (ids,),
}
ANY = st.one_of([st.builds(kind, *given) for kind, given in GIVEN.items()])


@settings(max_examples=150)
@given(st.lists(st.one_of(ANY, st.sampled_from(AT_THE_GEISTS)), max_size=12).map(tuple))
def test_whatever_is_chosen_is_played_refused_or_told(choices):
    found = played(FILE, choices)
    assert found.choices == choices[: len(found.choices)]
    assert bool(found.wrong) is (len(found.choices) < len(choices))
    refused = [step for step in found.played.steps if step.kind in REFUSALS]
    assert all(step.refused for step in refused)


def test_every_kind_of_choice_is_tried():
    assert set(GIVEN) == set(ch.Choice.__args__)


# --- the lines of a board ---------------------------------------------------------------------------------------------


def faults(text: str, opening: str = OPENING) -> list[str]:
    return [str(fault) for fault in play_faults(read(text, opening))]


def test_a_board_whose_lines_come_out_has_no_faults():
    assert faults(CARDS + GEISTS + TITAN) == []
    assert list(lines_played(FILE)) == ["titan"]


def test_a_line_is_played_without_what_it_leaves_out():
    opening = OPENING + 'opcionales = ["dungeon-geists"]\n'
    line = LINE + 'sin = ["dungeon-geists"]\nrechaza = ["601.2c"]\n'
    assert faults(CARDS + GEISTS + line.replace(', "objetivo:grave-titan"', ""), opening) == []
    again = TITAN.replace('id = "titan"', 'id = "otra"')
    assert faults(CARDS + GEISTS + again, opening) == []


def test_an_opening_that_cannot_do_without_something_is_told():
    aura = '[[momento]]\nentra = "Pacifism"\ncontrola = "you"\nanexada_a = "grave-titan"\n'
    (found,) = faults(CARDS + aura + TITAN, OPENING + 'opcionales = ["grave-titan"]\n')
    assert "momento[" in found


@pytest.mark.parametrize(
    "text, opening, said",
    [
        (CARDS + GEISTS + TITAN.replace("601.2c", "601.2b"), OPENING, "x.toml:16: linea[1]: rechazo: 601.2c"),
        (CARDS + GEISTS + TITAN, OPENING + 'recien = ["elf"]\n', "x.toml:6: recien: no hay un objeto «elf»"),
        (CARDS + TITAN + 'debe.elf = { zona = "mano" }', OPENING, "linea[1]: «elf» no existe"),
        (
            '[[momento]]\nentra = "Pacifism"\ncontrola = "you"\n' + TITAN, OPENING,
            "x.toml:6: momento[1]",
        ),
    ],
)  # fmt: skip
def test_what_does_not_come_out_is_a_fault_with_its_line(text, opening, said):
    found = faults(text, opening)
    assert any(said in fault for fault in found), found
