"""What is wrong with the content: each fault says where, so that it can be mended without reading code."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One fault of a content file. `line` is from 1, or 0 when it is of the whole file."""

    file: str
    line: int
    reason: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.reason}"


class ContentError(Exception):
    """Content that cannot be loaded, with all its faults at once."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults


def shown(path: Path, root: Path) -> str:
    """A path as told to a person: from the root of the content, or whole when it lies elsewhere."""
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)
