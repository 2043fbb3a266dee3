"""The layers, one effect at a time, every pair tried on a copy (613.1–613.8)."""

from dataclasses import dataclass, field

from engine.model import LAYERS, Layer, ObjectId
from engine.sheet import EffectId
from engine.state import State
from tests.engine.twin.doing import do
from tests.engine.twin.gathering import Effect, everything
from tests.engine.twin.sheets import Page, Started, Table, first_page
from tests.engine.twin.working_out import Work, work_out


@dataclass
class Entry:
    """One application: where, which effect, on what, and what was seen as it was chosen."""

    layer: Layer
    effect: Effect
    work: Work
    edges: dict[tuple[EffectId, EffectId], str]
    looped: bool
    lost: bool  # its ability is gone by now (613.6)
    late: bool  # it did not exist as the layers began


@dataclass
class Result:
    """The pages at the end and the way there."""

    pages: dict[ObjectId, Page]
    journal: list[Entry] = field(default_factory=list)
    never: set[EffectId] = field(default_factory=set)  # existed once, gone before they began


def compute(state: State, layers: tuple[Layer, ...] = LAYERS) -> Result:
    """The characteristics of every object, the slow way."""
    table = Table(state, {id_: first_page(thing) for id_, thing in state.objects.items()})
    result = Result(table.pages)
    at_first, seen = set(everything(table)), set()
    for layer in layers:
        done: set[EffectId] = set()
        while True:
            pending = waiting(table, layer, done)
            seen |= set(everything(table))
            if not pending:
                break
            edges = dependencies(table, pending, layer)
            effect, looped = choose(pending, edges)
            exists = effect.id in everything(table)
            work = apply(table, effect, layer)
            done.add(effect.id)
            late = effect.id not in at_first
            result.journal.append(Entry(layer, effect, work, edges, looped, not exists, late))
    result.never = {id_ for id_ in seen if id_ not in table.started and id_ not in everything(table)}
    return result


def current(table: Table) -> dict[EffectId, Effect]:
    """What exists now, and what began and goes on though its ability is gone (613.6)."""
    now = everything(table)
    gone = {id_: started.effect for id_, started in table.started.items() if id_ not in now}
    return {**gone, **now}


def waiting(table: Table, layer: Layer, done: set[EffectId]) -> list[Effect]:
    """What is still to be applied in the layer: as long as there is one, those that define characteristics (613.3)."""
    pending = [
        effect for id_, effect in current(table).items() if id_ not in done and any(part.layer is layer for part in effect.parts)
    ]
    return [effect for effect in pending if effect.cda] or pending


def apply(table: Table, effect: Effect, layer: Layer) -> Work:
    """Work it out, fix the sets of the clauses that begin here (613.6), and do it."""
    work = work_out(table, effect, layer)
    started = table.started.setdefault(effect.id, Started(effect))
    started.effect = effect
    for clause, objects in work.sets.items():
        started.sets.setdefault(clause, objects)
    for id_, deeds in work.deeds.items():
        for deed in deeds:
            do(deed, table.pages[id_], effect.id, effect.timestamp)
    refresh(table)
    return work


def refresh(table: Table) -> None:
    """Keep what a begun effect says up to date as long as its ability is there: its values are live (611.3a)."""
    now = everything(table)
    for id_, started in table.started.items():
        started.effect = now.get(id_, started.effect)


def dependencies(table: Table, pending: list[Effect], layer: Layer) -> dict[tuple[EffectId, EffectId], str]:
    """Every pair tried: (a, b) when a depends on b, with the reason (613.8a)."""
    edges = {}
    for b in pending:
        tried = table.copied()
        apply(tried, b, layer)
        for a in pending:
            if a.id != b.id and a.cda == b.cda:
                why = difference(table, tried, a, layer)
                if why:
                    edges[a.id, b.id] = why
    return edges


def difference(before: Table, after: Table, effect: Effect, layer: Layer) -> str:
    """What applying the other changed of this effect: its existence, its text, what it applies to, what it does."""
    now = current(after).get(effect.id)
    if now is None:
        return "existence"
    if now.text != effect.text:
        return "text"
    one, two = work_out(before, effect, layer), work_out(after, now, layer)
    if one.sets != two.sets:
        return "applies"
    return "does" if one.deeds != two.deeds else ""


def choose(pending: list[Effect], edges: dict[tuple[EffectId, EffectId], str]) -> tuple[Effect, bool]:
    """The earliest that waits for none but those of its own loop (613.7, 613.8b), and whether a loop was ignored for it."""
    reach = {e.id: reachable(e.id, edges) for e in pending}
    free = []
    for effect in pending:
        loop = {other for other in reach[effect.id] if effect.id in reach[other]}
        waits_for = {b for a, b in edges if a == effect.id}
        if waits_for <= loop:
            free.append((effect.order, bool(loop - {effect.id}), effect))
    _, looped, effect = min(free, key=lambda entry: entry[0])
    return effect, looped


def reachable(start: EffectId, edges: dict[tuple[EffectId, EffectId], str]) -> set[EffectId]:
    """All that it waits for, directly or not."""
    found: set[EffectId] = set()
    fresh = {b for a, b in edges if a == start}
    while fresh:
        found |= fresh
        fresh = {b for a, b in edges if a in fresh} - found
    return found
