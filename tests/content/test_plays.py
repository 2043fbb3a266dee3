"""Every board that is played comes out as its file says, which was written from the rules before the engine played it."""

from pathlib import Path

import pytest

from engine.played import Kind
from lessons.play.file import PlayFile, read_any
from lessons.play.playing import Play, lines_played, play, play_faults

CONTENT = Path(__file__).resolve().parents[2] / "lessons" / "content"
FILES = sorted(path for path in CONTENT.glob("*/tableros/*.toml") if isinstance(read_any(path), PlayFile))


def board(path: Path) -> PlayFile:
    read = read_any(path, path.name)
    assert isinstance(read, PlayFile), read
    return read


def test_there_are_boards_to_play():
    named = {
        "C1",
        "C2",
        "C3",
        "C4",
        "C5",
        "C5b",
        "C6",
        "C6b",
        "C7",
        "C8",
        "C9",
        "C10",
        "C10b",
        "C11",
        "C12",
        "C13",
        "C14",
        "C15",
        "C17",
    }
    named |= {"C18", "C18b", "C18c", "C18d"}
    assert named <= {path.stem for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_board_comes_out_as_it_must(path):
    read = board(path)
    assert read.id == path.stem
    assert [str(fault) for fault in play_faults(read)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_nothing_on_it_is_unknown_to_the_engine(path):
    steps = [step for played in lines_played(board(path)).values() for step in played.steps]
    assert [said for step in steps for said in (*step.unperformed, *step.untold)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_choice_of_a_line_is_legal_but_those_it_says_are_refused(path):
    """A line cannot hide a choice that went wrong: whatever is refused in it, it has to say."""
    for line, played in zip(board(path).lines, lines_played(board(path)).values(), strict=True):
        refused = [step for step in played.steps if step.kind in {Kind.REWIND, Kind.REFUSED}]
        assert len(refused) == len(line.facts.refused), line.slug


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_is_offered_is_accepted(path):
    """Every legal choice at every position of its lines leads on without a refusal that names the choice itself illegal."""
    read = board(path)
    for line in read.lines:
        for end in range(len(line.choices) + 1):
            found = play(read, line.choices[:end])
            assert isinstance(found, Play)
            for option in found.played.waits.options if found.played.waits is not None else ():
                more = play(read, (*line.choices[:end], option))
                assert isinstance(more, Play)
                led_to = [step for step in more.played.steps if step.choice == end]
                assert not any(step.kind is Kind.REFUSED for step in led_to), (line.slug, end, option)
