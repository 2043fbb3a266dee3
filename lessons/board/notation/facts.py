"""What must come out of a board: facts written from the rules, against which the engine is held."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine import Card, from_facts
from engine.model import CardType, Color, Layer, Supertype, Zone
from engine.trace import Why
from lessons.board.notation.counters import counters
from lessons.board.notation.moments import ZONES
from lessons.board.notation.reader import Table

CAUSES = {
    "texto": Why.TEXT,
    "existencia": Why.EXISTENCE,
    "a qué se aplica": Why.APPLIES,
    "qué hace": Why.DOES,
}
LAYERS = {str(layer): layer for layer in Layer if layer not in {Layer.PLAYERS, Layer.RULES}} | {
    "jugadores": Layer.PLAYERS,
    "reglas": Layer.RULES,
}
PLACES = ZONES | {"pila": Zone.STACK}  # nothing arrives there: one casts
NO_PT = "no tiene"


@dataclass(frozen=True, slots=True)
class ObjectFacts:
    """What must be true of one object. None: nothing is said of it.

    `has` and `has_not`: subtypes it has, among others, or lacks. `abilities`: in English, with their number. `pt` is "5/5" or
    `NO_PT`.
    """

    name: str | None = None
    supertypes: frozenset[Supertype] | None = None
    types: frozenset[CardType] | None = None
    subtypes: frozenset[str] | None = None
    has: tuple[str, ...] = ()
    has_not: tuple[str, ...] = ()
    colors: frozenset[Color] | None = None
    pt: str | None = None
    abilities: tuple[str, ...] | None = None
    controller: str | None = None
    zone: Zone | None = None
    attached_to: str | None = None
    counters: Mapping[str, int] | None = None
    tapped: bool | None = None
    gone: bool = False


@dataclass(frozen=True, slots=True)
class DependencyFact:
    """In this layer, one effect waits for another, for this cause; effects by the object or the spell that says them."""

    layer: Layer
    effect: str
    on: str
    why: Why


@dataclass(frozen=True, slots=True)
class LoopFact:
    """In this layer, these effects depend on each other in a ring."""

    layer: Layer
    effects: frozenset[str]


@dataclass(frozen=True, slots=True)
class StepFacts:
    """What must be true just after an effect was applied in a layer."""

    layer: Layer
    effect: str
    objects: Mapping[str, ObjectFacts]


@dataclass(frozen=True, slots=True)
class Facts:
    """What must come out of one moment.

    - `order`: by layer, the effects in the order in which they are applied, those that apply to nobody included.
    - `independent`: layers in which nothing waits for anything. `lost`: effects lost before they began (there may be more).
    """

    objects: Mapping[str, ObjectFacts] = field(default_factory=dict)
    order: Mapping[Layer, tuple[str, ...]] = field(default_factory=dict)
    dependencies: tuple[DependencyFact, ...] = ()
    loops: tuple[LoopFact, ...] = ()
    independent: tuple[Layer, ...] = ()
    lost: tuple[str, ...] = ()
    steps: tuple[StepFacts, ...] = ()

    def __bool__(self) -> bool:
        """Whether anything is said."""
        said = (self.objects, self.order, self.dependencies, self.loops, self.independent, self.lost, self.steps)
        return any(said)


def facts_of(table: Table) -> Facts:
    """`debe`, `orden` and the rest, of a moment or, at the top of the file, of the last one."""
    return Facts(
        objects=table.each("debe", object_facts),
        order=_order(table),
        dependencies=tuple(d for t in table.tables("dependencias") if (d := _dependency(t)) is not None),
        loops=tuple(loop for t in table.tables("ciclos") if (loop := _loop(t)) is not None),
        independent=_independent(table),
        lost=table.texts("perdidos") or (),
        steps=tuple(step for t in table.tables("pasos") if (step := _step(t)) is not None),
    )


def object_facts(table: Table, id_: str) -> ObjectFacts | None:
    """What must be true of one object."""
    entry = table.table(id_)
    if entry is None:
        return None
    line = _type_line(entry)
    subtypes = entry.texts("subtipos")
    colors = entry.texts("colores")
    if colors is not None and not set(colors) <= set(Color):
        entry.wrong("colores", "los colores son letras: W, U, B, R y G")
        colors = None
    facts = ObjectFacts(
        name=entry.text("nombre"),
        supertypes=None if line is None else line.supertypes,
        types=None if line is None else line.types,
        subtypes=frozenset(subtypes) if subtypes is not None else None if line is None else frozenset(line.subtypes),
        has=entry.texts("tiene") or (),
        has_not=entry.texts("no_tiene") or (),
        colors=None if colors is None else frozenset(Color(c) for c in colors),
        pt=entry.text("fr"),
        abilities=entry.texts("habilidades"),
        controller=entry.text("controla"),
        zone=entry.word("zona", PLACES),
        attached_to=entry.text("anexada_a"),
        counters=counters(entry, "contadores", 0) if entry.has("contadores") else None,
        tapped=entry.flag("girada") if entry.has("girada") else None,
        gone=entry.flag("ya_no_existe"),
    )
    entry.done()
    return facts


def _type_line(entry: Table) -> Card | None:
    line = entry.text("linea")
    if line is None:
        return None
    try:
        return from_facts({"name": "?", "type_line": line})
    except ValueError as error:
        entry.wrong("linea", f"palabra desconocida en la línea de tipo: «{str(error).rpartition(': ')[2]}»")
        return None


def _order(table: Table) -> dict[Layer, tuple[str, ...]]:
    order = table.each("orden", lambda t, key: t.texts(key))
    for key in order.keys() - LAYERS.keys():
        table.wrong("orden", f"no hay capa «{key}»")
    return {LAYERS[key]: effects for key, effects in order.items() if key in LAYERS}


def _independent(table: Table) -> tuple[Layer, ...]:
    layers = table.texts("independientes") or ()
    for layer in layers:
        if layer not in LAYERS:
            table.wrong("independientes", f"no hay capa «{layer}»")
    return tuple(LAYERS[layer] for layer in layers if layer in LAYERS)


def _dependency(table: Table) -> DependencyFact | None:
    layer, why = table.word("capa", LAYERS, required=True), table.word("causa", CAUSES, required=True)
    effect, on = table.text("efecto", required=True), table.text("espera_a", required=True)
    table.done()
    if layer is None or why is None or effect is None or on is None:
        return None
    return DependencyFact(layer, effect, on, why)


def _loop(table: Table) -> LoopFact | None:
    layer, effects = table.word("capa", LAYERS, required=True), table.texts("entre", required=True)
    table.done()
    return None if layer is None or effects is None else LoopFact(layer, frozenset(effects))


def _step(table: Table) -> StepFacts | None:
    layer, effect = table.word("capa", LAYERS, required=True), table.text("efecto", required=True)
    objects = table.each("debe", object_facts)
    table.done()
    return None if layer is None or effect is None else StepFacts(layer, effect, objects)
