"""The kinds of counters that a file names (122.1): a slip of the pen in one would silently do nothing."""

import re
from collections.abc import Mapping
from difflib import get_close_matches

from engine.words import KEYWORD_COUNTERS
from lessons.board.notation.reader import Table

_PT = re.compile(r"[+-]\d{1,4}/[+-]\d{1,4}")
_NAME = re.compile(r"[a-z][a-z '-]{1,40}")
_ALIKE = 0.85


def counters(table: Table, key: str, least: int) -> Mapping[str, int]:
    """A table of kinds, each with its number of counters."""
    return table.each(key, lambda entry, kind: entry.number(kind, least, 9999) if fits(entry, kind, kind) else None)


def fits(table: Table, key: str, kind: str) -> bool:
    """Whether it is a kind of counters: "+1/+1", a keyword (122.1b), or any other name; what is not is noted as a fault."""
    if _PT.fullmatch(kind) or kind in KEYWORD_COUNTERS:
        return True
    close = get_close_matches(kind, KEYWORD_COUNTERS, n=1, cutoff=_ALIKE)
    if close:
        table.wrong(key, f"no hay contadores «{kind}», ¿quisiste decir «{close[0]}»?")
    elif not _NAME.fullmatch(kind):
        table.wrong(key, f"«{kind}» no es una clase de contadores: «+1/+1», «flying», «charge»…")
    return not close and bool(_NAME.fullmatch(kind))
