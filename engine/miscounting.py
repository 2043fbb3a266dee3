"""Total costs as they come out if 601.2f is misread: the same lines, added up in another order or past zero."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from engine.misplaying import Misplay
from engine.total_cost import CostLine, LineKind, ManaCost, TotalCost

_COLORS = "WUBRGC"
_BASE = frozenset({LineKind.MANA_COST, LineKind.ALTERNATIVE})
_UP = frozenset({LineKind.ADDITIONAL, LineKind.INCREASE})


def miscounted(cost: TotalCost) -> Mapping[ManaCost, Misplay]:
    """What each misreading makes of the mana, where that is not what it is; nothing where no mana is asked for."""
    found: dict[ManaCost, Misplay] = {}
    if cost.mana is None:
        return found
    for misread, ways in _WAYS.items():
        wrong = ways(cost.lines)
        if wrong != cost.mana:
            found.setdefault(wrong, misread)
    return found


def _sum(lines: Iterable[CostLine], down: Callable[[ManaCost, CostLine], ManaCost]) -> ManaCost:
    total = ManaCost()
    for line in lines:
        if line.kind is LineKind.REDUCTION:
            total = down(total, line)
        elif line.kind is LineKind.TOTAL:
            total = _at_least(total, line)
        else:
            total = ManaCost(*(a + more - less for a, more, less in zip(total, line.after, line.before, strict=True)))
    return total


def _at_least(total: ManaCost, line: CostLine) -> ManaCost:
    least = int(line.amount[0]) if line.amount and line.amount[0].isdecimal() else 0
    return total._replace(generic=total.generic + max(0, least - total.total))


def _taken(amount: Sequence[str]) -> tuple[int, tuple[str, ...]]:
    """How much generic mana a reduction takes away, and which colors."""
    generic = sum(int(symbol) for symbol in amount if symbol.isdecimal())
    return generic, tuple(symbol for symbol in amount if symbol in _COLORS)


def _down(total: ManaCost, line: CostLine) -> ManaCost:
    """As the rules have it: generic from generic alone; a color from that color, and what is left of it from generic (118.7a–c)."""
    generic, colors = _taken(line.amount)
    for color in colors:
        if getattr(total, color):
            total = total._replace(**{color: getattr(total, color) - 1})
        else:
            generic += 1
    return total._replace(generic=max(0, total.generic - generic))


def _past_zero(total: ManaCost, line: CostLine) -> ManaCost:
    """Generic mana that is not there is taken from the colors, which 118.7a does not allow."""
    left = max(0, _taken(line.amount)[0] - total.generic)
    total = _down(total, line)
    for color in _COLORS:
        taken = min(left, getattr(total, color))
        total, left = total._replace(**{color: getattr(total, color) - taken}), left - taken
    return total


def _in_order(lines: Sequence[CostLine], *kinds: frozenset[LineKind]) -> list[CostLine]:
    return [line for kind in kinds for line in lines if line.kind in kind]


_REDUCTION, _TOTAL = frozenset({LineKind.REDUCTION}), frozenset({LineKind.TOTAL})

_WAYS: Mapping[Misplay, Callable[[Sequence[CostLine]], ManaCost]] = {
    Misplay.REDUCTIONS_FIRST: lambda lines: _sum(_in_order(lines, _BASE, _REDUCTION, _UP, _TOTAL), _down),
    Misplay.FIXED_FIRST: lambda lines: _sum(_in_order(lines, _BASE, _UP, _TOTAL, _REDUCTION), _down),
    Misplay.PAST_ZERO: lambda lines: _sum(_in_order(lines, _BASE, _UP, _REDUCTION, _TOTAL), _past_zero),
}
