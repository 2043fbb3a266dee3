"""From the raw facts of the layer loop to the steps of a board: why this one now, what changed, what waits and for what (613)."""

from collections.abc import Iterator, Mapping, Sequence

from engine.model import LAYERS, Layer, ObjectId, Timestamp
from engine.rule import Rule
from engine.rules.conditions import holds
from engine.rules.functioning import functions
from engine.rules.layers.effects import FACE_DOWN, Effect
from engine.rules.layers.layers import Applied, Board
from engine.rules.layers.working import context, select
from engine.sheet import EffectId, Sheet
from engine.state import State
from engine.trace import Cause, CauseKind, Change, Dependency, EffectRef, Wait
from engine.vocabulary.ability import RuleStatic

_COMPARED = (
    "name",
    "mana_cost",
    "controller",
    "supertypes",
    "types",
    "subtypes",
    "colors",
    "abilities",
    "power",
    "toughness",
)  # fields of a sheet that are shown as changes, in the order of the layers

_RULES: Mapping[Layer, str] = {
    Layer.COPY: "613.2a", Layer.FACE_DOWN: "613.2b", Layer.CONTROL: "613.1b", Layer.TEXT: "613.1c", Layer.TYPE: "613.1d",
    Layer.COLOR: "613.1e", Layer.ABILITY: "613.1f", Layer.CDA_PT: "613.4a", Layer.SET_PT: "613.4b",
    Layer.MODIFY_PT: "613.4c", Layer.SWITCH_PT: "613.4d", Layer.PLAYERS: "613.10", Layer.RULES: "613.11",
}  # fmt: skip


def changes(before: Mapping[ObjectId, Sheet], after: Mapping[ObjectId, Sheet]) -> tuple[Change, ...]:
    """What is different between two sets of sheets, object by object; objects that are only in one of them are left out."""
    return tuple(
        Change(id_, what, old, new)
        for id_, sheet in after.items()
        if id_ in before and before[id_] is not sheet
        for what in _COMPARED
        for old, new in [(getattr(before[id_], what), getattr(sheet, what))]
        if old != new
    )


class Teller:
    """Tells the effects applied one after the other in one moment; remembers what waited for what."""

    def __init__(self) -> None:
        self._waited: dict[EffectId, tuple[Dependency, ...]] = {}
        self._layer: Layer | None = None

    def cause(self, applied: Applied) -> Cause:
        """Why this effect now, and not before or later."""
        if applied.layer is not self._layer:
            self._layer, self._waited = applied.layer, {}
        graph, effect = applied.graph, applied.effect
        waits = {e.id: graph.waits_for(e) for e in graph.pending}
        others = [e for e in graph.pending if e.id != effect.id]
        loop = graph.loop(effect)
        ahead = tuple(d for e in others if e.order < effect.order for d in waits[e.id])
        waited = tuple(d for d in self._waited.get(effect.id, ()) if d.on in applied.done)
        kind = _kind(effect, alone=not _in_layer(applied, others), loop=loop, waited=waited, ahead=ahead)
        self._remember(waits, effect, applied.done, freed=bool(waited))
        over = tuple(e.id for e in others if e.id not in {d.effect for d in ahead})
        return Cause(
            kind=kind,
            over=over,
            waited_for=waited,
            ahead_of=ahead,
            loop=loop if len(loop) > 1 else (),
            continues=applied.continues,
            ability_gone=applied.ability_gone,
        )

    def _remember(
        self, waits: Mapping[EffectId, tuple[Dependency, ...]], next_: Effect, done: Mapping[EffectId, Effect], *, freed: bool
    ) -> None:
        """Who waits, and for what, until that was applied (613.8b). What ceased to depend before that (613.8c), or was freed and
        let an effect that had waited for nobody go first, is in its place by timestamp (613.7).
        """
        for other, dependencies in waits.items():
            if other == next_.id:
                continue
            if dependencies:
                self._waited[other] = dependencies
            elif not freed or not any(d.on in done for d in self._waited.get(other, ())):
                self._waited.pop(other, None)

    @staticmethod
    def waiting(applied: Applied) -> tuple[Wait, ...]:
        """What is still to be applied: in this layer, with what it waits for, then in later ones."""
        rest = [e for e in applied.graph.pending if e.id != applied.effect.id and e.id in applied.known]
        same = {e.id: (e, applied.graph.waits_for(e)) for e in rest}
        found = [Wait(id_, applied.layer, next(iter(d), None)) for id_, (_, d) in same.items()]
        later = LAYERS[LAYERS.index(applied.layers[-1]) + 1 :]
        for effect in sorted(applied.known.values(), key=lambda e: e.order):
            here = applied.layer in effect.layers and effect.id not in applied.done
            if here and effect.id not in same:
                found.append(Wait(effect.id, applied.layer))
            nxt = next((layer for layer in later if layer in effect.layers), None)
            if nxt is not None and not here:
                found.append(Wait(effect.id, nxt))
        return tuple(found)


def _in_layer(applied: Applied, others: Sequence[Effect]) -> bool:
    """Whether the effect had company in its layer: others to be applied, or that were applied before it."""
    cdas = [e for e in applied.done.values() if e.cda] if not applied.effect.cda else []
    return bool(others) or len(applied.done) > 1 + len(cdas)  # those of characteristic-defining abilities are no rivals (613.3)


def _kind(
    effect: Effect,
    *,
    alone: bool,
    loop: tuple[EffectId, ...],
    waited: tuple[Dependency, ...],
    ahead: tuple[Dependency, ...],
) -> CauseKind:
    if effect.cda:
        return CauseKind.CDA
    if len(loop) > 1:
        return CauseKind.LOOP
    if waited:
        return CauseKind.DEPENDENCY
    if ahead:
        return CauseKind.AHEAD
    return CauseKind.ALONE if alone else CauseKind.TIMESTAMP


_CAUSE_RULES: Mapping[CauseKind, str] = {
    CauseKind.CDA: "613.3", CauseKind.TIMESTAMP: "613.7", CauseKind.DEPENDENCY: "613.8b", CauseKind.AHEAD: "613.8b",
    CauseKind.LOOP: "613.8b",
}  # fmt: skip


def rules(layer: Layer, cause: Cause | None = None) -> tuple[Rule, ...]:
    """The rules that a step follows: the layer's, that of its place in it, and 613.6 where it began before."""
    found = [_RULES[layer]]
    if cause is not None and cause.kind in _CAUSE_RULES and not (cause.kind is CauseKind.CDA and layer is Layer.CDA_PT):
        found.append(_CAUSE_RULES[cause.kind])
    if cause is not None and cause.continues:
        found.append("613.6")
    return tuple(Rule(n) for n in found)


def arrivals(state: State) -> dict[Timestamp, int]:
    """The place, from 1, of each timestamp among those of the position's permanents, emblems, counters and resolved
    effects (613.7).
    """
    objects = [o for o in state.objects.values() if functions(o)]
    received = {o.timestamp for o in objects} | {c.timestamp for o in objects for c in o.counters}
    return {t: n for n, t in enumerate(sorted(received | {e.timestamp for e in state.effects}), 1)}


def reference(effect: Effect, state: State, sheets: Mapping[ObjectId, Sheet], places: Mapping[Timestamp, int]) -> EffectRef:
    """The effect as the board tells of it; `places` are the position's `arrivals`."""
    source = sheets.get(effect.source) if effect.source is not None else None
    resolved = next((e for e in state.effects if e.number == effect.id.resolved), None)
    controller = effect.controller or (source.controller if source is not None else state.active)
    return EffectRef(
        id=effect.id,
        kind=_kind_of(effect),
        source=effect.source,
        source_card=resolved.source_card if resolved is not None else source.name if source is not None else "",
        controller=controller,
        timestamp=effect.timestamp,
        arrival=places.get(effect.timestamp, 0),
        says=effect.says.statement if isinstance(effect.says, RuleStatic) else effect.says,
        parts=effect.parts(),
    )


def _kind_of(effect: Effect) -> str:
    if effect.cda:
        return "cda"
    if isinstance(effect.says, str):
        return "face down" if effect.says == FACE_DOWN else "counter"
    if isinstance(effect.says, RuleStatic):
        return "rule"
    return "static" if effect.ability is not None else "resolved"


def after_layers(effects: Mapping[EffectId, Effect]) -> Iterator[tuple[Layer, Effect]]:
    """The effects on players, then those on the rules of the game, each in timestamp order (613.10, 613.11)."""
    for layer in (Layer.PLAYERS, Layer.RULES):
        for effect in sorted((e for e in effects.values() if layer in e.layers), key=lambda e: e.order):
            yield layer, effect


def rule_objects(effect: Effect, board: Board) -> tuple[ObjectId, ...]:
    """The objects that an effect on the rules speaks of: those it began with (613.6), or its statement's subject now."""
    began = board.began.get(effect.id, {})
    ctx = context(effect, board.state, board.sheets)
    return tuple(
        dict.fromkeys(
            id_
            for n, clause in enumerate(effect.clauses)
            if Layer.PLAYERS in clause.by_layer or Layer.RULES in clause.by_layer
            for id_ in (began[n] if n in began else select(effect, clause, ctx))
        )
    )


def in_force(effect: Effect, board: Board) -> bool:
    """Whether an effect on players or rules acts now: its condition is true, or it has none."""
    ctx = context(effect, board.state, board.sheets)
    return any(holds(clause.condition, ctx) for clause in effect.clauses)
