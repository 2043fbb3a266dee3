"""A table of the file, read key by key: each value of the wrong kind, and each key that nobody asked for, is a fault."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TypeVar

from lessons.board.notation.lines import Path

T = TypeVar("T")

_KINDS = {
    str: "un texto",
    bool: "true o false",
    int: "un número entero",
    list: "una lista",
    dict: "una tabla",
    float: "un número con decimales",
}


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong, and with which key."""

    path: Path
    reason: str


@dataclass(slots=True)
class Table:
    """A table and where it stands. `problems` is shared by all the tables of a file."""

    data: Mapping[str, object]
    path: Path
    problems: list[Problem]
    read: set[str] = field(default_factory=set)

    def wrong(self, key: str, reason: str) -> None:
        """Notes a fault of one key, or of the table itself for an empty key."""
        self.problems.append(Problem((*self.path, key) if key else self.path, reason))

    def has(self, key: str) -> bool:
        """Whether the key is there, whatever its value."""
        return key in self.data

    def _get(self, key: str, kind: type[T], *, required: bool = False) -> T | None:
        self.read.add(key)
        if key not in self.data:
            if required:
                self.wrong(key, "falta")
            return None
        value = self.data[key]
        if type(value) is not kind:
            self.wrong(key, f"tiene que ser {_KINDS.get(kind, kind.__name__)}, no {_KINDS.get(type(value), 'otra cosa')}")
            return None
        return value

    def text(self, key: str, *, required: bool = False, most: int = 2000) -> str | None:
        """A text that is not empty."""
        value = self._get(key, str, required=required)
        if value is None:
            return None
        if not value.strip():
            self.wrong(key, "está vacío")
            return None
        if len(value) > most:
            self.wrong(key, f"es demasiado largo: {len(value)} caracteres, y el máximo es {most}")
            return None
        return value

    def flag(self, key: str) -> bool:
        """True or False; False when it is not there."""
        return self._get(key, bool) or False

    def number(self, key: str, least: int, most: int, *, required: bool = False) -> int | None:
        """A whole number within bounds."""
        value = self._get(key, int, required=required)
        if value is not None and not least <= value <= most:
            self.wrong(key, f"tiene que estar entre {least} y {most}")
            return None
        return value

    def texts(self, key: str, *, required: bool = False) -> tuple[str, ...] | None:
        """A list of texts."""
        items = self._get(key, list, required=required)
        if items is None:
            return None
        for n, item in enumerate(items):
            if not isinstance(item, str) or not item:
                self.problems.append(Problem((*self.path, key, n), "tiene que ser un texto"))
        return tuple(item for item in items if isinstance(item, str))

    def texts_as(self, key: str, read: Callable[[str], T], *, required: bool = False) -> tuple[T, ...] | None:
        """A list of texts, each as `read` finds it, which raises `ValueError` with the reason for one that is wrong."""
        texts = self.texts(key, required=required)
        if texts is None:
            return None
        found: list[T] = []
        for n, text in enumerate(texts):
            try:
                found.append(read(text))
            except ValueError as fault:
                self.problems.append(Problem((*self.path, key, n), str(fault).removesuffix(".")))
        return tuple(found)

    def table(self, key: str, *, required: bool = False) -> "Table | None":
        """A table within this one."""
        value = self._get(key, dict, required=required)
        return None if value is None else Table(value, (*self.path, key), self.problems)

    def tables(self, key: str, *, required: bool = False) -> Iterator["Table"]:
        """A list of tables."""
        items = self._get(key, list, required=required) or []
        for n, item in enumerate(items):
            if isinstance(item, dict):
                yield Table(item, (*self.path, key, n), self.problems)
            else:
                self.problems.append(Problem((*self.path, key, n), "tiene que ser una tabla"))

    def word(self, key: str, words: Mapping[str, T], *, required: bool = False) -> T | None:
        """One of a few words, as what it stands for."""
        value = self.text(key, required=required)
        if value is None:
            return None
        if value not in words:
            self.wrong(key, f"«{value}» no vale{suggestion(value, words)}; puede ser {listed(words)}")
            return None
        return words[value]

    def each(self, key: str, read: Callable[["Table", str], T | None]) -> dict[str, T]:
        """A table whose keys are names: each value as `read` finds it."""
        table = self.table(key)
        if table is None:
            return {}
        found = {name: read(table, name) for name in table.data}
        table.read.update(table.data)
        return {name: value for name, value in found.items() if value is not None}

    def done(self) -> None:
        """Every key that was not read is a fault."""
        for key in self.data:
            if key not in self.read:
                self.wrong(key, f"clave desconocida{suggestion(key, self.read)}")


def suggestion(word: str, words: Iterator[str] | Mapping[str, object] | set[str]) -> str:
    """ ", ¿quisiste decir «…»?" when something looks like it."""
    close = get_close_matches(word, list(words), n=1)
    return f", ¿quisiste decir «{close[0]}»?" if close else ""


def listed(words: Mapping[str, object]) -> str:
    """ "«mano», «biblioteca» o «cementerio»."""
    names = [f"«{word}»" for word in words]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} o {names[-1]}"


def dotted(path: Path) -> str:
    """A path as it is told: `momento[2].entra`, its numbers from 1."""
    told = ""
    for part in path:
        if isinstance(part, int):
            told += f"[{part + 1}]"
        else:
            told += ("." if told else "") + part
    return told
