"""Where a board asks «¿qué pasa ahora?», and the wrong orders of its own that it can play."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from engine import Rule
from engine.model import Layer
from engine.predicting import ASPECTS, Aspect
from engine.rule import numbers
from lessons.board.notation.facts import LAYERS
from lessons.board.notation.reader import Table

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
ASPECT_WORDS = {"tipos": Aspect.TYPES, "colores": Aspect.COLORS, "habilidades": Aspect.ABILITIES, "fr": Aspect.PT}


class AskKind(StrEnum):
    """What is asked before a step."""

    EFFECT = "efecto"  # which effect is next in the layer?
    PART = "parte"  # what is next, whatever its layer?
    ORDER = "orden"  # in which order are the layer's effects applied?
    LOOK = "aspecto"  # what does an object look like in the end?
    DEPENDS = "dependencia"  # who depends on whom, and by which cause?


@dataclass(frozen=True, slots=True)
class Ask:
    """A question before the first step of a moment that fits.

    `number`: its place among the file's, from 0. `moment`: index; None: the last opened.
    """

    number: int
    kind: AskKind
    moment: int | None
    layer: Layer | None
    effect: str | None
    object: str | None
    aspects: frozenset[Aspect]


@dataclass(frozen=True, slots=True)
class OwnReading:
    """A wrong order of the board's own: parts of effects one after the other, by their layer and what facts call the effect."""

    number: int
    slug: str
    name: str
    explanation: str
    against: Rule
    parts: tuple[tuple[Layer, str], ...]


def asks_of(table: Table) -> tuple[Ask, ...]:
    """`pregunta`."""
    asks = (_ask(entry, n) for n, entry in enumerate(table.tables("pregunta")))
    return tuple(ask for ask in asks if ask is not None)


def _ask(entry: Table, number: int) -> Ask | None:
    kind = entry.word("tipo", {str(kind): kind for kind in AskKind}, required=True)
    moment = entry.number("momento", 1, 1000) if entry.has("momento") else None
    layer, effect = entry.word("capa", INSIDE), entry.text("efecto")
    object_ = entry.text("objeto", required=kind is AskKind.LOOK)
    aspects = aspects_of(entry, "que")
    if kind is not AskKind.LOOK:
        for key in ("objeto", "que"):
            if entry.has(key):
                entry.wrong(key, "solo se usa con «aspecto»")
    entry.done()
    return None if kind is None else Ask(number, kind, None if moment is None else moment - 1, layer, effect, object_, aspects)


INSIDE: Mapping[str, Layer] = {name: layer for name, layer in LAYERS.items() if layer not in {Layer.PLAYERS, Layer.RULES}}


def aspects_of(entry: Table, key: str) -> frozenset[Aspect]:
    """What of an object is asked about; all of it where the key is not there."""
    words = entry.texts(key)
    if words is None:
        return ASPECTS
    if not words or not set(words) <= ASPECT_WORDS.keys():
        entry.wrong(key, "es una lista con algunos de «tipos», «colores», «habilidades» y «fr»")
        return ASPECTS
    return frozenset(ASPECT_WORDS[word] for word in words)


def readings_of(table: Table) -> tuple[OwnReading, ...]:
    """`lectura`."""
    found: list[OwnReading] = []
    for n, entry in enumerate(table.tables("lectura")):
        reading = _reading(entry, n)
        if reading is not None and any(other.slug == reading.slug for other in found):
            entry.wrong("id", f"ya hay otra lectura «{reading.slug}»")
        elif reading is not None:
            found.append(reading)
    return tuple(found)


def _reading(entry: Table, number: int) -> OwnReading | None:
    slug, name = entry.text("id", required=True, most=60), entry.text("nombre", required=True, most=120)
    explanation, against = entry.text("explicacion", required=True), entry.text("contra", required=True)
    parts = tuple(part for item in entry.tables("orden", required=True) if (part := _part(item)) is not None)
    entry.done()
    if slug is not None and not SLUG.fullmatch(slug):
        entry.wrong("id", "son letras minúsculas, números y guiones: va en la dirección")
        return None
    if against is not None and against not in numbers():
        entry.wrong("contra", f"no existe la regla {against}")
        return None
    if slug is None or name is None or explanation is None or against is None:
        return None
    return OwnReading(number, slug, name, explanation, Rule(against), parts)


def _part(item: Table) -> tuple[Layer, str] | None:
    layer, effect = item.word("capa", INSIDE, required=True), item.text("efecto", required=True)
    item.done()
    return None if layer is None or effect is None else (layer, effect)
