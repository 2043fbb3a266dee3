"""A drill file: steps to be put in order, as often as one likes. Each has three hints, and wrong orders may have a name."""

from dataclasses import dataclass

from lessons.board.notation.reader import Table
from lessons.board.notation.source import VERSION
from lessons.catalog.rules import is_rule

KIND = "ordenar"
HINTS = 3  # from the kind of step that comes next to the step itself


@dataclass(frozen=True, slots=True)
class Step:
    """One of the steps. `note`: what is said of it once it stands in its place; `hints`: each nearer than the one before."""

    text: str
    rule: str
    note: str
    hints: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Slip:
    """A wrong order that has a name: one step before another that goes first. Both by their place, from 0."""

    puts: int
    before: int
    name: str
    why: str
    rule: str


@dataclass(frozen=True, slots=True)
class Drill:
    """Steps in their right order. `end`: what is said when all of them stand in it."""

    id: str
    title: str
    subtitle: str | None
    end: str | None
    items: tuple[Step, ...]
    slips: tuple[Slip, ...] = ()

    def slip(self, put: int, done: int) -> Slip | None:
        """The name of the mistake of putting a step next when so many are done, if it has one: the narrowest that fits."""
        fits = [slip for slip in self.slips if slip.puts == put and slip.before >= done]
        return min(fits, key=lambda slip: slip.before, default=None)


def drill_of(table: Table) -> Drill:
    """The drill of a file's table; what is wrong is noted there."""
    table.number("version", VERSION, VERSION, required=True)
    table.word("tipo", {KIND: None}, required=True)
    items = tuple(_step(entry) for entry in table.tables("paso", required=True))
    if len(items) < 2:
        table.wrong("paso", "hacen falta al menos dos pasos")
    drill = Drill(
        id=table.text("id", required=True, most=40) or "",
        title=table.text("titulo", required=True, most=200) or "",
        subtitle=table.text("subtitulo", most=400),
        end=table.text("al_final", most=400),
        items=items,
        slips=tuple(_slip(entry, len(items)) for entry in table.tables("error") if items),
    )
    table.done()
    return drill


def _step(entry: Table) -> Step:
    hints = entry.texts("pistas", required=True) or ()
    if len(hints) != HINTS:
        entry.wrong("pistas", f"son {HINTS}: de qué trata, en qué fijarse y cuál es")
    step = Step(entry.text("texto", required=True, most=200) or "", _rule(entry), entry.text("nota", required=True) or "", hints)
    entry.done()
    return step


def _slip(entry: Table, total: int) -> Slip:
    puts, before = entry.number("pone", 1, total, required=True) or 1, entry.number("antes_de", 1, total, required=True) or 1
    if before >= puts:
        entry.wrong("antes_de", "es un paso que va antes que el que se pone")
    name, why = entry.text("nombre", required=True, most=200) or "", entry.text("explicacion", required=True) or ""
    slip = Slip(puts - 1, before - 1, name, why, _rule(entry))
    entry.done()
    return slip


def _rule(entry: Table) -> str:
    rule = entry.text("regla", required=True) or ""
    if rule and not is_rule(rule):
        entry.wrong("regla", f"no existe la regla {rule}")
    return rule
