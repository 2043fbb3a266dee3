"""What `manage.py resolver` plays of a file: its lines of play, one of them, or choices of one's own."""

from collections.abc import Iterator
from dataclasses import dataclass

from lessons.board.notation.reader import suggestion
from lessons.board.report import Json
from lessons.catalog.faults import Fault
from lessons.play.checking import failures
from lessons.play.file import PlayFile, opening_faults
from lessons.play.lines import Line
from lessons.play.notation import MOST, BadChoice, read_all
from lessons.play.playing import Play, opening_refusals, play, play_line
from lessons.play.report import head_json, play_json
from lessons.play.telling import lines


@dataclass(frozen=True, slots=True)
class Solved:
    """What was played: each line with its play; None: choices of one's own.

    `misfits`: the choices that do not fit the game; `failures`: the facts that do not hold.
    """

    file: PlayFile
    plays: tuple[tuple[Line | None, Play], ...]
    misfits: tuple[Fault, ...]
    failures: tuple[Fault, ...]

    def text(self) -> Iterator[str]:
        """In words, step by step."""
        yield self.file.title
        for line, found in self.plays:
            yield ""
            if line is not None:
                yield f"== {line.title} ({line.slug})"
            yield from lines(found.played)

    def json(self) -> Json:
        """As JSON: one play, or a list of the file's lines."""
        head = head_json(self.file)
        told = [_line_json(line) | play_json(found.played) for line, found in self.plays]
        return head | told[0] if len(told) == 1 else head | {"lines": told}


def _line_json(line: Line | None) -> Json:
    return {} if line is None else {"id": line.slug, "title": line.title}


def solve(file: PlayFile, choices: str | None = None, line: str | None = None) -> Solved | tuple[Fault, ...]:
    """Play a file: these choices, this line, or all of its lines. Raises `BadChoice` for what can't be read, or no such line."""
    if refused := opening_refusals(file):
        return opening_faults(file, refused)
    if choices is not None:
        found = play(file, read_all(choices), most_new=MOST)
        assert isinstance(found, Play)
        wrong = (Fault("--elecciones", 0, found.wrong),) if found.wrong else ()
        return Solved(file, ((None, found),), wrong, ())
    asked = file.lines if line is None else tuple(one for one in file.lines if one.slug == line)
    if not asked:
        raise BadChoice(f"no hay una línea «{line}»{suggestion(line or '', {one.slug for one in file.lines})}")
    return _of_lines(file, asked)


def _of_lines(file: PlayFile, asked: tuple[Line, ...]) -> Solved:
    plays: list[tuple[Line | None, Play]] = []
    misfits: list[Fault] = []
    failed: list[Fault] = []
    for line in asked:
        found = play_line(file, line)
        assert isinstance(found, Play)
        plays.append((line, found))
        if found.wrong:
            misfits.append(Fault(file.source.file, 0, f"línea «{line.slug}»: {found.wrong}"))
        else:
            failed += [Fault(file.source.file, 0, f"línea «{line.slug}»: {said}") for said in failures(line, found.played)]
    return Solved(file, tuple(plays), tuple(misfits), tuple(failed))
