"""The pairs of a class: two boards that differ in one thing, in `parejas.toml`."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from lessons.board.notation.reader import Problem, Table
from lessons.board.notation.source import Source, read_source
from lessons.catalog.faults import Fault


@dataclass(frozen=True, slots=True)
class Pair:
    """Two boards of a class, by id, and what is different between them."""

    one: str
    other: str
    title: str
    text: str


def read_pairs(path: Path, name: str, boards: Mapping[str, object]) -> tuple[Pair, ...] | tuple[Fault, ...]:
    """The pairs of a file, none if there is no such file; or every fault. `boards`: those of the class by id."""
    if not path.exists():
        return ()
    source = read_source(path, name)
    if not isinstance(source, Source):
        return source
    problems: list[Problem] = []
    table = Table(source.data, (), problems)
    table.number("version", 1, 1, required=True)
    found = tuple(_pair(entry, boards) for entry in table.tables("pareja", required=True))
    table.done()
    return tuple(source.fault(p) for p in problems) or tuple(pair for pair in found if pair is not None)


def _pair(entry: Table, boards: Mapping[str, object]) -> Pair | None:
    title, text = entry.text("titulo", required=True, most=120), entry.text("texto", required=True, most=400)
    ids = entry.texts("tableros", required=True) or ()
    entry.done()
    if len(ids) != 2 or ids[0] == ids[1]:
        entry.wrong("tableros", 'son dos tableros distintos: ["A6", "A6b"]')
        return None
    for id_ in ids:
        if id_ not in boards:
            entry.wrong("tableros", f"no hay un tablero {id_}")
    return Pair(ids[0], ids[1], title or "", text or "")
