"""How a permanent ends under effects that change its types, its color and its abilities (613.1d–f)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random

from engine.model import Layer
from engine.predicting import seen
from engine.sheet import Sheet
from lessons.board.readings.words import WORDS
from lessons.catalog.names import slug_of
from lessons.narration import SPANISH, Names, Voice, summary
from lessons.narration.questions import without
from lessons.study.generated.position import Position, play
from lessons.study.generated.supply import creatures, sources
from lessons.study.generated.table import Drawn, Table
from lessons.study.generated.telling import in_short, moment_title, object_name
from lessons.study.generated.template import Draft, Template
from lessons.study.question import Chosen, Kind, Misled, Option, Question

LAYERS = (Layer.TYPE, Layer.COLOR, Layer.ABILITY)
LEAST, MOST = 2, 3  # options that are not right
_LONG = 150  # letters; an option is read at a glance


def _draw(chance: Random) -> Draft:
    """A creature and two or three effects of these layers."""
    table = Table(chance)
    short = [c for c in creatures() if len(c.oracle_text) <= _LONG // 2]
    hero = table.enter(table.draw_card(short))
    changing = [s for s in sources() if s.layers & set(LAYERS)]
    for layer in chance.choices(LAYERS, (3, 2, 3), k=chance.choice((2, 2, 3))):
        source = table.draw(table.likely((s for s in changing if layer in s.layers), hero), hero)
        table.use(source, hero, table.whose())
    position = play(table.setup())
    touching = position.touching(hero)
    if len({step.effect.id for step in touching if step.effect}) < 2 or len({step.layer for step in touching}) < 2:
        raise Drawn
    if _is_long(position.result.sheets[hero]):
        raise Drawn
    ends = [End(position.result.sheets[hero]), *islice(_wrong(position, hero), MOST)]
    if len(ends) < LEAST + 1:
        raise Drawn
    order = tuple(chance.sample(ends, len(ends)))
    return Draft(lambda names: _asked(position, hero, order, names), position, position.about(hero), hero)


@dataclass(frozen=True, slots=True)
class End:
    """One of the ways it may end: as it is, as the misreadings of these names have it, or with one of the moments forgotten."""

    sheet: Sheet
    read: tuple[str, ...] = ()
    forgotten: int | None = None


def _wrong(position: Position, hero: str) -> Iterator[End]:
    """Other ends, each different from all before: what the misreadings make of it; then, if they make anything of it, what it is
    with one of the cards forgotten.
    """
    known = [position.result.sheets[hero]]
    for sheets in position.misread.values():
        if _is_new(sheets[hero], known):
            known.append(sheets[hero])
            yield End(sheets[hero], tuple(n for n, others in position.misread.items() if seen(others[hero]) == seen(sheets[hero])))
    if len(known) == 1:
        return
    for moment in range(len(position.setup.timeline)):
        other = position.without(moment)
        if other is not None and hero in other.result.sheets and _is_new(other.result.sheets[hero], known):
            known.append(other.result.sheets[hero])
            yield End(other.result.sheets[hero], forgotten=moment)


def _is_new(sheet: Sheet, known: list[Sheet]) -> bool:
    return all(seen(sheet) != seen(other) for other in known) and not _is_long(sheet)


def _is_long(sheet: Sheet) -> bool:
    """Whether there is too much to say of it to be read at a glance."""
    return len(_said(sheet, SPANISH)) > _LONG


def _asked(position: Position, hero: str, order: tuple[End, ...], names: Names) -> Question:
    keys = {end: slug_of(_said(end.sheet, SPANISH)) for end in order}
    (right,) = (end for end in order if not end.read and end.forgotten is None)
    return Question(
        id="",
        kind=Kind.ONE,
        prompt=f"¿Cómo queda {object_name(position, hero, names)} al final?",
        options=tuple(Option(keys[end], _said(end.sheet, names), _why(end, position, names)) for end in order),
        right=Chosen(frozenset({keys[right]})),
        reason=in_short(position, hero, names),
        rules=("613.1",),
        misled=tuple(Misled(Chosen(frozenset({keys[end]})), name) for end in order for name in end.read),
    )


def _why(end: End, position: Position, names: Names) -> str:
    """Where a wrong end comes from."""
    if end.forgotten is not None:
        return without(moment_title(position, end.forgotten, names))
    return f"Es lo que sale de «{WORDS[end.read[0]].name}»." if end.read else ""


def _said(sheet: Sheet, names: Names) -> str:
    return f"{summary(sheet, Voice(names))}."


LOOKS = Template(
    "como-queda",
    "Cómo queda",
    "Los tipos, el color y las habilidades de una criatura después de varios efectos: las capas 4, 5 y 6.",
    "varias-capas",
    _draw,
)
