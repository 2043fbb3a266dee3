"""A line of play of a board, played, as one reader sees it."""

from lessons.catalog.values import PlayedBoard
from lessons.narration import Names
from lessons.play.addresses import PlayAddresses
from lessons.play.file import without
from lessons.play.lines import Line
from lessons.play.page import Scene
from lessons.play.playing import Play, play_line


def scene_of_line(board: PlayedBoard, line: Line, names: Names) -> Scene:
    """The line played. Raises `ValueError` for a board that cannot be begun, which the catalog refuses."""
    found = play_line(board.file, line)
    if not isinstance(found, Play):
        raise ValueError(f"cannot be begun: {board.id}")
    addresses = PlayAddresses(board.lesson, board.slug, names.language).of_line(line)
    return Scene(board.dom, without(board.file, line.without), found.played, addresses, names)
