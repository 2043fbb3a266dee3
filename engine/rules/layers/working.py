"""One effect in one layer: which objects it applies to, and what it does to each (611.2c, 611.3a, 613.6)."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.model import Layer, ObjectId
from engine.operations import Operation
from engine.rules.conditions import holds
from engine.rules.context import Context, Sheets
from engine.rules.layers.effects import Effect, EffectClause
from engine.rules.layers.evaluating import perform, work_out
from engine.rules.subjects import objects_of
from engine.sheet import EffectId, Sheet
from engine.state import State

Sets = Mapping[int, tuple[ObjectId, ...]]  # clause of the effect → the objects it applies to
_NOTHING_BEGAN: Sets = {}


@dataclass(frozen=True, slots=True)
class Work:
    """An effect worked out: its sets, its operations by object as they are for it now, and the sheets they lead to."""

    sets: Sets
    operations: Mapping[ObjectId, tuple[Operation, ...]]
    sheets: Mapping[ObjectId, Sheet]


def context(effect: Effect, state: State, sheets: Sheets) -> Context:
    """The point of view of the effect: its source and the controller it has now."""
    controller = effect.controller
    if controller is None:
        assert effect.source is not None
        controller = sheets[effect.source].controller
    return Context(state, sheets, effect.source, controller, None, effect.chosen, effect.values)


@dataclass(frozen=True, slots=True)
class View:
    """A board at one point of the computation: the state, the sheets so far, and what began with which sets (613.6)."""

    state: State
    sheets: Sheets
    began: Mapping[EffectId, Sets]


def work(effect: Effect, layers: tuple[Layer, ...], view: View, scope: ObjectId | None = None, *, trial: bool = False) -> Work:
    """What the effect does in these layers on the board as it is there. Clauses that began keep the objects they started
    with (613.6).

    `scope`: only this object is looked at (a misreading). A `trial` leaves out the last operation's result: its sheets are
    not to be used, only its sets and operations.
    """
    sheets, began = view.sheets, view.began.get(effect.id, _NOTHING_BEGAN)
    ctx = context(effect, view.state, sheets)
    sets: dict[int, tuple[ObjectId, ...]] = {}
    operations: dict[ObjectId, tuple[Operation, ...]] = {}
    results: dict[ObjectId, Sheet] = {}
    last = len(effect.clauses) - 1
    for number, clause in enumerate(effect.clauses):
        instructions = clause.of_layers(layers)
        if not instructions:
            continue
        objects = began[number] if number in began else select(effect, clause, ctx)
        if scope is not None:
            objects = tuple(id_ for id_ in (*objects, *select(effect, clause, ctx)) if id_ == scope)[:1]
        sets[number] = objects
        for id_ in objects:
            sheet = results.get(id_) or sheets[id_]
            done = operations.get(id_, ())
            for instruction in instructions:
                operation = work_out(instruction, sheet, ctx)
                if operation is not None:
                    done = (*done, operation)
                    if not (trial and number == last and instruction is instructions[-1]):
                        sheet = perform(operation, sheet, effect.id, effect.timestamp)
            operations[id_] = done
            results[id_] = sheet
    return Work(sets, operations, results)


def select(effect: Effect, clause: EffectClause, ctx: Context) -> tuple[ObjectId, ...]:
    """The objects that a clause applies to now: fixed at birth (611.2c), or whatever its text indicates (611.3a)."""
    if effect.objects is not None:
        return tuple(id_ for id_ in ctx.sheets if id_ in effect.objects) if len(effect.objects) > 1 else tuple(effect.objects)
    if not holds(clause.condition, ctx):
        return ()  # interpretation: an effect whose condition fails as it starts to apply starts with nobody
    if len(clause.subjects) == 1:
        return tuple(objects_of(clause.subjects[0], ctx))
    found = {id_ for subject in clause.subjects for id_ in objects_of(subject, ctx)}
    return tuple(id_ for id_ in ctx.sheets if id_ in found)
