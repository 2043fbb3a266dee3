"""Answers kept by the identity of what they are about: hashing a whole tree costs more than most of them cost to work out."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar, cast

MOST = 20_000

P = ParamSpec("P")
R = TypeVar("R")


def kept_by_identity(function: Callable[P, R]) -> Callable[P, R]:
    """The function with up to 20 000 of its answers kept. Its positional arguments, frozen values, are known by identity; those by
    keyword are hashed.
    """
    found: dict[tuple[object, ...], tuple[tuple[object, ...], R]] = {}

    @wraps(function)
    def asked(*things: P.args, **words: P.kwargs) -> R:
        key = (*map(id, things), *words.values()) if words else tuple(map(id, things))
        known = found.get(key)
        if known is not None:
            return known[1]
        answer = function(*things, **words)
        if len(found) >= MOST:
            found.clear()
        found[key] = (things, answer)  # as long as the things are kept, nothing else has their identity
        return answer

    return cast(Callable[P, R], asked)
