"""`preguntas.toml` of a class, in format 1 (docs/preguntas.md) → what it asks, or every fault with its line.

The file says what is asked; what is right is worked out later, by the engine.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from engine.model import Layer
from engine.predicting import ASPECTS, Aspect
from lessons.board.exercise import Item, item_of
from lessons.board.notation.asks import INSIDE, SLUG, aspects_of
from lessons.board.notation.cards import own_card
from lessons.board.notation.reader import Problem, Table, listed, suggestion
from lessons.board.notation.source import VERSION, Source, read_source
from lessons.catalog.faults import Fault
from lessons.catalog.rules import is_rule
from lessons.catalog.values import Lesson
from lessons.study.question import Kind


class What(StrEnum):
    """What is asked about, besides the kind of answer."""

    LOOK = "aspecto"  # how an object looks in the end
    NEXT = "siguiente"  # which effect of a layer is the first
    CAUSE = "causa"  # why an effect depends on another
    REACH = "alcance"  # to which objects an effect applies
    WAITING = "esperan"  # which effects of a layer depend on another
    CONTINUOUS = "continuos"  # which of some texts have a continuous effect
    EFFECTS = "efectos"  # the effects of a board: in order, or in their layers
    TEXTS = "textos"  # some texts in their layers
    LAYERS = "capas"  # the layers, in order
    SUBLAYERS = "subcapas"  # those of layer 7, in order
    OPTIONS = "opciones"  # what the file itself says: facts that no board can show
    LEGAL = "legal"  # of a choice of a line of play: is it legal, and if not, at which letter does it fail
    COST = "coste"  # what it costs in all
    PRIORITY = "prioridad"  # who has priority then
    RESOLVES = "resuelve"  # what resolves next
    STEP = "paso"  # what comes next
    POSSIBLE = "puede"  # which choices may be made where a line ends


OF_A_CHOICE = (What.LEGAL, What.COST, What.PRIORITY, What.RESOLVES, What.STEP)
OF_PLAY = (*OF_A_CHOICE, What.POSSIBLE)

MAY_ASK: Mapping[Kind, tuple[What, ...]] = {
    Kind.ONE: (What.LOOK, What.NEXT, What.CAUSE, What.OPTIONS, *OF_A_CHOICE),
    Kind.SEVERAL: (What.LOOK, What.REACH, What.WAITING, What.CONTINUOUS, What.OPTIONS, What.POSSIBLE),
    Kind.ORDER: (What.EFFECTS, What.LAYERS, What.SUBLAYERS, What.OPTIONS),
    Kind.LAYERS: (What.TEXTS, What.EFFECTS),
    Kind.NUMBERS: (What.LOOK,),
}
NEEDS: Mapping[What, tuple[str, ...]] = {
    What.LOOK: ("tablero", "objeto"),
    What.NEXT: ("tablero", "capa"),
    What.CAUSE: ("tablero", "capa", "efecto", "espera_a"),
    What.REACH: ("tablero", "capa", "efecto"),
    What.WAITING: ("tablero", "capa"),
    What.CONTINUOUS: ("texto",),
    What.EFFECTS: ("tablero",),
    What.TEXTS: ("texto",),
    What.LAYERS: (),
    What.SUBLAYERS: (),
    What.OPTIONS: ("opcion",),
    **dict.fromkeys(OF_A_CHOICE, ("tablero", "linea", "eleccion")),
    What.POSSIBLE: ("tablero", "linea", "opcion"),
}


@dataclass(frozen=True, slots=True)
class Said:
    """An option that the file says itself, and whether it is right.

    `text`: what it says; where a line of play is asked, the answer as addresses call it, or the choice as it is written.
    """

    text: str
    right: bool
    why: str


@dataclass(frozen=True, slots=True)
class Written:
    """A question as the file has it; `number`: its place there, from 0. What `what` has no use for is empty."""

    number: int
    id: str
    kind: Kind
    what: What
    prompt: str
    reason: str
    rules: tuple[str, ...]
    section: str
    board: str | None = None
    line: str | None = None
    choice: int | None = None
    object: str | None = None
    aspects: frozenset[Aspect] = ASPECTS
    moment: int | None = None
    layer: Layer | None = None
    effect: str | None = None
    on: str | None = None
    items: tuple[Item, ...] = ()
    options: tuple[Said, ...] = ()


@dataclass(frozen=True, slots=True)
class Questionnaire:
    """The questions of a file, and the file, to tell of faults found later."""

    written: tuple[Written, ...]
    source: Source

    def fault(self, written: Written, reason: str) -> Fault:
        """A fault of one question."""
        found = self.source.fault(Problem(("pregunta", written.number), reason))
        return Fault(found.file, found.line, f"pregunta «{written.id}»: {reason}")


def read_questions(path: Path, name: str, lesson: Lesson) -> Questionnaire | tuple[Fault, ...]:
    """The questions of a class's file, or every fault. `name` is what faults call the file."""
    source = read_source(path, name)
    if not isinstance(source, Source):
        return source
    problems: list[Problem] = []
    table = Table(source.data, (), problems)
    table.number("version", VERSION, VERSION, required=True)
    own = table.each("cartas", own_card)
    found: list[Written] = []
    for number, entry in enumerate(table.tables("pregunta", required=True)):
        items = tuple(item for text in entry.tables("texto") if (item := item_of(text, own)) is not None)
        written = _written(entry, number, items)
        if written is not None:
            _check_names(entry, written, lesson, found)
            found.append(written)
    table.done()
    return tuple(dict.fromkeys(source.fault(problem) for problem in problems)) or Questionnaire(tuple(found), source)


def _written(entry: Table, number: int, items: tuple[Item, ...]) -> Written | None:
    id_, kind = entry.text("id", required=True, most=60), entry.word("tipo", {str(k): k for k in Kind}, required=True)
    prompt, reason = entry.text("pregunta", required=True), entry.text("razon", required=True)
    rules, section = entry.texts("reglas", required=True), entry.text("seccion", required=True)
    what = None if kind is None else _what(entry, kind)
    board, line, object_, effect, on = (entry.text(key) for key in ("tablero", "linea", "objeto", "efecto", "espera_a"))
    layer, moment = entry.word("capa", INSIDE), entry.number("momento", 1, 1000)
    aspects = frozenset({Aspect.PT}) if kind is Kind.NUMBERS else aspects_of(entry, "aspectos")
    choice = entry.number("eleccion", 1, 500) if what in OF_A_CHOICE else None
    options = tuple(_said(option, "respuesta" if what in OF_PLAY else "texto") for option in entry.tables("opcion"))
    entry.done()
    if kind is None or what is None or None in (id_, prompt, reason, rules, section):
        return None
    if kind is Kind.ORDER and any(option.right for option in options):
        entry.wrong("opcion", "en una pregunta de orden ninguna es «correcta»: lo es el orden en que están")
    for key in NEEDS[what]:
        if not entry.has(key):
            entry.wrong(key, f"falta: una pregunta sobre «{what}» lo necesita")
    return Written(
        number, id_ or "", kind, what, prompt or "", reason or "", rules or (), section or "", board=board, line=line,
        choice=None if choice is None else choice - 1, object=object_, aspects=aspects,
        moment=None if moment is None else moment - 1, layer=layer, effect=effect, on=on,
        items=items, options=options,
    )  # fmt: skip


_LISTS = dict.fromkeys(("tipos", "colores", "habilidades"))  # of which an object may have several


def _what(entry: Table, kind: Kind) -> What | None:
    """`que`; where the kind leaves nothing to say it may be left out."""
    may = {str(what): what for what in MAY_ASK[kind]}
    if not entry.has("que"):
        if kind is Kind.NUMBERS:
            return What.LOOK
        if entry.has("opcion"):
            return What.OPTIONS
    found = entry.word("que", may, required=True)
    if found is What.LOOK and kind is Kind.SEVERAL and entry.data.get("aspectos") not in [[word] for word in _LISTS]:
        entry.wrong("aspectos", f"aquí es una lista con uno solo de {listed(_LISTS)}")
    return found


def _said(entry: Table, key: str) -> Said:
    """Where a line of play is asked (`respuesta`) the engine says which are right."""
    right = entry.flag("correcta") if key == "texto" else False
    said = Said(entry.text(key, required=True) or "", right, entry.text("porque") or "")
    entry.done()
    return said


def _check_names(entry: Table, written: Written, lesson: Lesson, before: list[Written]) -> None:
    """What the question names must be there."""
    if not SLUG.fullmatch(written.id):
        entry.wrong("id", "son letras minúsculas, números y guiones: va en la dirección")
    if any(other.id == written.id for other in before):
        entry.wrong("id", f"ya hay otra pregunta «{written.id}»")
    if not written.rules:
        entry.wrong("reglas", "hace falta al menos una regla")
    for rule in written.rules:
        if not is_rule(rule):
            entry.wrong("reglas", f"no existe la regla {rule}")
    anchors = {heading.anchor: heading for heading in lesson.headings}
    if written.section not in anchors:
        entry.wrong("seccion", f"la clase no tiene una sección #{written.section}{suggestion(written.section, anchors)}")
    _check_board(entry, written, lesson)


def _check_board(entry: Table, written: Written, lesson: Lesson) -> None:
    """A board that is played shows the case, at the end of one of its lines, or is asked about a choice of it."""
    id_, plays = written.board or "", lesson.plays if written.what in {What.OPTIONS, *OF_PLAY} else {}
    boards = plays if written.what in OF_PLAY else {**lesson.boards, **plays}
    if id_ and id_ not in boards:
        entry.wrong("tablero", f"no hay un tablero {id_}{suggestion(id_, boards)}")
    if written.line is None:
        return
    if id_ not in plays:
        entry.wrong("linea", "hace falta un tablero que se juegue, del que sea una línea")
    elif plays[id_].file.line(written.line) is None:
        known: dict[str, object] = {line.slug: line for line in plays[id_].file.lines}
        entry.wrong("linea", f"el tablero {id_} no tiene una línea «{written.line}»{suggestion(written.line, known)}")
