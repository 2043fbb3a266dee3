"""Which line of a TOML text each key stands on; `tomllib` does not tell.

The text has been parsed already, so it is valid: this only has to find its way, not to judge.
"""

import re
from dataclasses import dataclass, field

Path = tuple[str | int, ...]

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_STRING = re.compile(r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\])*"|\'[^\']*\'', re.DOTALL)
_PLAIN = re.compile(r"[^,\]}\n#]+")  # a number, a date, true or false


def lines_of(text: str) -> dict[Path, int]:
    """Every key and array item of a valid TOML text, by its path, with its line from 1."""
    scanner = _Scanner(text)
    scanner.document()
    return scanner.lines


@dataclass(slots=True)
class _Scanner:
    text: str
    at: int = 0
    lines: dict[Path, int] = field(default_factory=dict)
    counts: dict[Path, int] = field(default_factory=dict)  # of arrays of tables

    def document(self) -> None:
        table: Path = ()
        while self.skip():
            if self.text.startswith("[[", self.at):
                table = self.header(2)
            elif self.text[self.at] == "[":
                table = self.header(1)
            else:
                self.pair(table)

    def skip(self) -> bool:
        """Past blanks, newlines and comments; False at the end."""
        while self.at < len(self.text):
            if self.text[self.at] == "#":
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            elif self.text[self.at] in " \t\r\n\ufeff":
                self.at += 1
            else:
                return True
        return False

    def line(self) -> int:
        return self.text.count("\n", 0, self.at) + 1

    def header(self, brackets: int) -> Path:
        line = self.line()
        self.at += brackets
        path = self.inside(self.keys())
        self.at += brackets
        if brackets == 2:
            number = self.counts.get(path, 0)
            self.counts[path] = number + 1
            self.lines.setdefault(path, line)
            path = (*path, number)
        self.lines.setdefault(path, line)
        return path

    def inside(self, keys: Path) -> Path:
        """The path of a header's keys: a name of an array of tables on the way means its last table."""
        path: Path = ()
        for n, key in enumerate(keys):
            path = (*path, key)
            if path in self.counts and n < len(keys) - 1:
                path = (*path, self.counts[path] - 1)
        return path

    def keys(self) -> Path:
        """A key with its dots."""
        found: list[str] = []
        while True:
            self.blanks()
            found.append(self.key())
            self.blanks()
            if not self.text.startswith(".", self.at):
                return tuple(found)
            self.at += 1

    def key(self) -> str:
        match = _STRING.match(self.text, self.at)
        if match:
            self.at = match.end()
            raw = match[0][1:-1]
            return _unescaped(raw) if match[0][0] == '"' else raw
        match = _BARE.match(self.text, self.at)
        assert match is not None
        self.at = match.end()
        return match[0]

    def blanks(self) -> None:
        while self.at < len(self.text) and self.text[self.at] in " \t":
            self.at += 1

    def pair(self, table: Path) -> None:
        line = self.line()
        path = table
        for key in self.keys():
            path = (*path, key)
            self.lines.setdefault(path, line)
        self.at += 1  # "="
        self.blanks()
        self.value(path)

    def value(self, path: Path) -> None:
        """Past a value; what is in it has its own lines."""
        opening = self.text[self.at]
        if opening == "[":
            self.array(path)
        elif opening == "{":
            self.inline(path)
        else:
            match = _STRING.match(self.text, self.at) or _PLAIN.match(self.text, self.at)
            assert match is not None
            self.at = match.end()

    def array(self, path: Path) -> None:
        self.at += 1
        number = 0
        while self.skip() and self.text[self.at] != "]":
            self.lines[(*path, number)] = self.line()
            self.value((*path, number))
            number += 1
            self.comma()
        self.at += 1

    def inline(self, path: Path) -> None:
        self.at += 1
        while self.skip() and self.text[self.at] != "}":
            self.pair(path)
            self.comma()
        self.at += 1

    def comma(self) -> None:
        if self.skip() and self.text[self.at] == ",":
            self.at += 1


def _unescaped(raw: str) -> str:
    if "\\" not in raw:
        return raw
    return re.sub(r"\\u([0-9a-fA-F]{4})|\\U([0-9a-fA-F]{8})|\\(.)", _escape, raw)


def _escape(match: re.Match[str]) -> str:
    code = match[1] or match[2]
    return chr(int(code, 16)) if code else {"n": "\n", "t": "\t"}.get(match[3], match[3])
