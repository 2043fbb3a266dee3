"""The wrong readings of the lines of a board, played: each line as who reads the rules so would have it (601, 117, 118)."""

from collections.abc import Iterator
from functools import lru_cache

from engine.comparing_plays import ends_otherwise
from engine.misplaying import Misplay
from engine.misread_plays import misplay
from engine.played import Played
from lessons.board.notation.reader import Problem
from lessons.catalog.faults import Fault
from lessons.play.file import PlayFile, without
from lessons.play.lines import Line
from lessons.play.misreadings import told
from lessons.play.playing import Play, play_line


def as_read(file: PlayFile, line: Line, misread: Misplay) -> Played:
    """A line as a reading has it. Raises `KeyError` for a reading that the line does not have."""
    return _as_read(file, line.slug, misread)


@lru_cache(maxsize=256)
def _as_read(file: PlayFile, slug: str, misread: Misplay) -> Played:
    line = file.line(slug)
    reading = line.reading(misread) if line is not None else None
    if line is None or reading is None:
        raise KeyError(misread)
    found = misplay(without(file, line.without).opening, reading.choices or line.choices, misread)
    assert isinstance(found, Played)
    return found


def reading_faults(file: PlayFile) -> Iterator[Fault]:
    """Every reading of a line that ends as the rules do: there is nothing to show."""
    for n, line in enumerate(file.lines):
        right = play_line(file, line)
        assert isinstance(right, Play)
        for place, reading in enumerate(line.readings):
            wrong = as_read(file, line, reading.misread)
            if not ends_otherwise(right.played, wrong):
                said = f"con «{told(reading.misread).name}» esta línea termina igual"
                yield file.source.fault(Problem(("linea", n, "lectura", place), said))
