"""Cards by the slug of their address."""

from functools import cache

from engine import Card, pool
from engine.actions import slug as slug_of


@cache
def cards_by_slug() -> dict[str, Card]:
    """Every card of the pool, by slug."""
    return {slug_of(name): card for name, card in pool().items()}


__all__ = ["cards_by_slug", "slug_of"]
