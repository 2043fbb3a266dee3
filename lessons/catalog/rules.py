"""Rule numbers as the pages use them: single rules, and chapters such as "613"."""

from functools import cache

from engine.rule import numbers


@cache
def chapters() -> frozenset[str]:
    """The chapters that have rules."""
    return frozenset(number.partition(".")[0] for number in numbers())


def is_rule(number: str) -> bool:
    """Whether it is a rule or a chapter."""
    return number in numbers() or number in chapters()


def below(number: str) -> list[str]:
    """ "613" → 613.1, 613.2 …; "613.8" → 613.8a, 613.8b …; in the order of the book."""
    if "." not in number:
        found = [n for n in numbers() if n.startswith(f"{number}.") and n[-1].isdecimal()]
        return sorted(found, key=lambda n: int(n.partition(".")[2]))
    return sorted(n for n in numbers() if n[:-1] == number and n[-1].isalpha())


def above(number: str) -> str:
    """ "613.8a" → "613.8"; "613.8" → "613"; nothing above a chapter."""
    return number[:-1] if number[-1].isalpha() else number.partition(".")[0] if "." in number else ""
