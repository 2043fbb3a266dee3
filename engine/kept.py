"""Answers kept by the identity of what they are about: hashing a whole tree costs more than most of them cost to work out."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")


def kept_by_identity(most: int = 20_000) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """The function with up to so many of its answers kept. Its positional arguments, frozen values, are known by identity; those by
    keyword are hashed.
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        found: dict[tuple[object, ...], tuple[tuple[object, ...], R]] = {}

        @wraps(function)
        def asked(*things: P.args, **words: P.kwargs) -> R:
            key = (*map(id, things), *words.values()) if words else tuple(map(id, things))
            known = found.get(key)
            if known is not None:
                return known[1]
            answer = function(*things, **words)
            if len(found) >= most:
                found.clear()
            found[key] = (things, answer)  # as long as the things are kept, nothing else has their identity
            return answer

        return cast(Callable[P, R], asked)

    return decorate
