"""A content file as TOML has it, with the line of each key, so that what is found wrong later can still be placed."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from lessons.board.notation.files import read
from lessons.board.notation.lines import Path as Keys
from lessons.board.notation.lines import lines_of
from lessons.board.notation.reader import Problem, dotted
from lessons.catalog.faults import Fault

VERSION = 1
MAX_BYTES = 1_000_000


@dataclass(frozen=True, slots=True)
class Source:
    """A file's name, its contents as TOML has them, and the line of each key."""

    file: str
    data: Mapping[str, object]
    lines: Mapping[Keys, int]

    def fault(self, problem: Problem) -> Fault:
        """The fault with the line of its key, or of the nearest table that has one."""
        path = problem.path
        while path and path not in self.lines:
            path = path[:-1]
        key = dotted(problem.path)
        return Fault(self.file, self.lines.get(path, 0), f"{key}: {problem.reason}" if key else problem.reason)

    def faults(self, problems: list[Problem]) -> tuple[Fault, ...]:
        """The faults of several problems, each once."""
        return tuple(dict.fromkeys(self.fault(problem) for problem in problems))


def read_source(path: Path, name: str) -> Source | tuple[Fault, ...]:
    """The tables of a TOML file and the lines of its keys; `name` is what faults call the file."""
    text = read(path, name, MAX_BYTES)
    return (text,) if isinstance(text, Fault) else parse(text, name)


def parse(text: str, name: str) -> Source | tuple[Fault, ...]:
    """The tables of a TOML text and the lines of its keys."""
    text = text.replace("\r\n", "\n")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return (Fault(name, _line_in(str(error), text), f"no es TOML válido ({error})"),)
    except (RecursionError, ValueError):  # nested too deep; a number of thousands of digits
        return (Fault(name, 0, "no es TOML válido: algo es demasiado largo o demasiado anidado"),)
    return Source(name, data, lines_of(text))


def _line_in(error: str, text: str) -> int:
    """The line that the parser's message names: "… (at line 3, column 5)"."""
    words = error.partition("at line ")[2].partition(",")[0]
    return int(words) if words.isdecimal() else text.count("\n") + 1
