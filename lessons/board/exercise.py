"""An exercise file: texts of cards to be put in their layers. The key is the engine's reading of them, never typed.

Or a drill, in a file of the same folder: steps to be put in order (`drill.py`).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from engine import Card, compile_card, layers_of, layers_of_counter, pool
from engine.model import Layer
from lessons.board.drill import KIND as DRILL
from lessons.board.drill import Drill, drill_of
from lessons.board.notation.cards import own_card
from lessons.board.notation.reader import Problem, Table, suggestion
from lessons.board.notation.source import VERSION, Source, read_source
from lessons.catalog.faults import Fault

KIND = "clasificar"


class Question(StrEnum):
    """What is asked of each text."""

    EFFECT = "efecto"  # is there a continuous effect, and does it act in the layers or after them?
    LAYER = "capa"  # in which layers does each part act?


@dataclass(frozen=True, slots=True)
class Item:
    """One text: a paragraph of a card, or counters of one kind. `layers`: where its continuous effects act, if it has any."""

    card: Card | None
    text: str
    counter: str | None
    note: str | None
    layers: frozenset[Layer]


@dataclass(frozen=True, slots=True)
class Exercise:
    """Texts to be put where they belong."""

    id: str
    title: str
    subtitle: str | None
    question: Question
    items: tuple[Item, ...]


Task = Exercise | Drill


def read_exercise(path: Path, name: str | None = None) -> Task | tuple[Fault, ...]:
    """The exercise of a file, or every fault. `name` is what faults call the file."""
    source = read_source(path, name or str(path))
    return exercise_of(source) if isinstance(source, Source) else source


def exercise_of(source: Source) -> Task | tuple[Fault, ...]:
    """The exercise of a parsed file, or every fault."""
    problems: list[Problem] = []
    table = Table(source.data, (), problems)
    task = drill_of(table) if source.data.get("tipo") == DRILL else _classifying(table)
    return tuple(source.fault(p) for p in problems) or task


def _classifying(table: Table) -> Exercise:
    table.number("version", VERSION, VERSION, required=True)
    table.word("tipo", {KIND: None, DRILL: None}, required=True)
    own = table.each("cartas", own_card)
    question = table.word("pregunta", {str(q): q for q in Question}, required=True)
    items = tuple(item_of(entry, own) for entry in table.tables("item", required=True))
    exercise = Exercise(
        id=table.text("id", required=True, most=40) or "",
        title=table.text("titulo", required=True, most=200) or "",
        subtitle=table.text("subtitulo", most=400),
        question=question or Question.LAYER,
        items=tuple(item for item in items if item is not None),
    )
    table.done()
    return exercise


def item_of(entry: Table, own: Mapping[str, Card]) -> Item | None:
    """The text that a table names: a paragraph of a card, or counters of one kind. None for a fault, which is noted."""
    counter, note = entry.text("contador"), entry.text("nota")
    name, paragraph = entry.text("carta"), entry.number("parrafo", 1, 50) if entry.has("parrafo") else 1
    entry.done()
    if (counter is None) is (name is None):
        entry.wrong("", "cada texto es de una «carta» o es un «contador»")
        return None
    if counter is not None:
        return Item(None, "", counter, note, layers_of_counter(counter))
    card = own.get(name or "") or pool().get(name or "")
    if card is None:
        entry.wrong("carta", f"no hay ninguna carta llamada «{name}»{suggestion(name or '', set(pool()) | set(own))}")
        return None
    return _paragraph(entry, card, paragraph or 1, note)


def _paragraph(entry: Table, card: Card, number: int, note: str | None) -> Item | None:
    compiled = compile_card(card)
    if number > len(compiled.paragraphs):
        entry.wrong("parrafo", f"«{card.name}» tiene {len(compiled.paragraphs)} párrafos")
        return None
    paragraph = compiled.paragraphs[number - 1]
    if not paragraph.understood:
        entry.wrong("parrafo", f"ese texto todavía no se entiende: {' '.join(paragraph.unknown)}")
        return None
    return Item(card, paragraph.text, None, note, layers_of(compiled.abilities[n] for n in paragraph.abilities))
