"""The words of a description such as "black and green Plant Zombie creature", in their usual order."""

from engine.model import Color
from engine.vocabulary.modification import Be


def canonical(be: Be) -> tuple[str, ...]:
    """Supertypes, colors, subtypes, types; a description whose printed order differs keeps that in `nouns`."""
    colors = [c.name.lower() if isinstance(c, Color) else c for c in be.colors or ()]
    joined = ["colorless"] if be.colors == () else colors[:1]
    if len(colors) == 2:
        joined = [colors[0], "and", colors[1]]
    elif len(colors) > 2:
        joined = [w for c in colors[:-1] for w in (c, ",")] + ["and", colors[-1]]
    return (*map(str, be.supertypes), *joined, *be.subtypes, *map(str, be.types))
