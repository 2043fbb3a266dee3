"""Which part of a paragraph is not understood."""

from collections.abc import Mapping

from engine.oracle.reading import parses
from engine.oracle.text import sentences


def unknown_parts(plain: str, kind: str, own: Mapping[str, str]) -> tuple[str, ...]:
    """The trigger condition, the cost or the sentences that are to blame; all of it when each part alone would do."""
    head, rest = _parts(plain, kind)
    to_blame = [] if head is None or parses(head, "cost_part_of" if kind == "activated" else "trigger_part", own) else [head]
    to_blame += [s for s in sentences(rest) if not any(parses(s, symbol, own) for symbol in ("instructions", "restriction_part"))]
    return tuple(to_blame) or (plain,)


def _parts(plain: str, kind: str) -> tuple[str | None, str]:
    if kind == "keyword":
        return None, plain
    if kind == "activated":
        head, _, rest = plain.partition(": ")
        return head, rest
    if kind == "triggered" and ", " in plain:
        head, _, rest = plain.partition(", ")
        return head, rest
    return None, plain
