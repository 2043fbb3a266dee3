"""Every line of play of every board can be shown, step by step, in Spanish."""

from itertools import zip_longest

import pytest

from lessons.catalog.load import catalog
from lessons.catalog.values import PlayedBoard
from lessons.narration import SPANISH
from lessons.narration.english import has_english
from lessons.narration.played.steps import play_step
from lessons.play.addresses import PlayAddresses
from lessons.play.file import without
from lessons.play.page import Scene, play_view
from lessons.play.playing import Play, play_line

BOARDS = [board for lesson in catalog().lessons.values() for board in lesson.plays.values()]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_every_step_has_its_words(board: PlayedBoard) -> None:
    for line in board.file.lines:
        found = play_line(board.file, line)
        assert isinstance(found, Play)
        for step, before in zip_longest(found.played.steps, (None, *found.played.steps[:-1])):
            words = play_step(step, before=before)
            for said in (words.place, words.title, words.sentence, *words.why):
                assert said, step
                assert not has_english(said), said
                assert "  " not in said, said
                assert ".." not in said, said


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_every_line_ends_in_a_position_that_can_be_shown(board: PlayedBoard) -> None:
    for line in board.file.lines:
        found = play_line(board.file, line)
        assert isinstance(found, Play)
        addresses = PlayAddresses(board.lesson, board.slug).of_line(line)
        scene = Scene(board.dom, without(board.file, line.without), found.played, addresses, SPANISH)
        for number in {1, len(scene.steps) // 2 + 1, len(scene.steps)}:
            view = play_view(scene, number)
            said = [text for rung in view.ladder.rungs for text in rung.said] + [mark.title for mark in view.marks]
            said += [option.label for option in view.choosing.options] + [view.choosing.question] if view.choosing else []
            assert not any(map(has_english, said)), said
