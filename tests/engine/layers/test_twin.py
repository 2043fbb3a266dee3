"""The engine and its brute-force twin on generated boards (`tests/engine/twin`), and what must hold whatever the board.

`TWIN_BOARDS=5000 pytest tests/engine/layers/test_twin.py` tries that many new boards of each theme; without it a fixed few.
"""

import copy
import os
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.model import LAYERS, Layer
from engine.rules.layers.layers import copiable_values, run, start
from engine.state import GameObject, State
from engine.vocabulary.modification import BecomeCopy
from tests.engine.twin.boards import THEMES, boards
from tests.engine.twin.loop import Result, compute
from tests.engine.twin.reducing import smallest, told
from tests.engine.twin.views import engine_says, twin_says, view_of_sheet

ASKED = os.environ.get("TWIN_BOARDS")
BOARDS = int(ASKED or 60)


def tried() -> Callable[[Callable[..., None]], Callable[..., None]]:
    """So many boards, the same each time unless a number was asked for. No test is judged by the clock."""
    slow = [HealthCheck.too_slow, HealthCheck.filter_too_much]
    return settings(max_examples=BOARDS, derandomize=ASKED is None, suppress_health_check=slow)


def differences(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """What is not alike, by object and characteristic."""
    return {
        id_: {what: (one[id_][what], other[id_][what]) for what in one[id_] if one[id_][what] != other[id_][what]}
        for id_ in one
        if one[id_] != other[id_]
    }


def meetings(result: Result) -> Counter[str]:
    """What there was to see on the way."""
    seen: Counter[str] = Counter()
    for entry in result.journal:
        seen.update(entry.edges.values())
        seen.update({"looped": entry.looped, "its ability gone": entry.lost, "granted late": entry.late})
        seen["to nobody"] += not any(entry.work.sets.values())
    seen["lost early"] += len(result.never)
    return seen


MET = {  # what boards of each theme must at least show, so that the comparison means something
    "types": ["applies", "does", "looped", "lost early"],
    "lands": ["existence", "applies"],
    "colors": ["applies", "to nobody"],
    "abilities": ["existence", "does", "granted late", "lost early", "its ability gone"],
    "numbers": ["does", "applies"],
    "control": ["applies"],
    "words": ["text"],
    "any": ["applies"],
}


@pytest.mark.parametrize("theme", THEMES)
def test_the_engine_and_its_twin_agree(theme: str) -> None:
    """613: the same final characteristics and the same sequence, on boards on which there is much to see."""
    seen: Counter[str] = Counter()

    @tried()
    @given(boards(theme))
    def agree(state: State) -> None:
        if apart(state):
            least = smallest(state, lambda board: bool(apart(board)))
            pytest.fail(f"{told(least)}\n(engine, twin): {apart(least)}")
        seen.update(meetings(compute(state)))

    agree()
    assert [what for what in MET[theme] if not seen[what]] == []


def apart(state: State) -> dict[str, Any]:
    """Where the engine and its twin are not of one mind: by object and characteristic, or the sequences."""
    (engine, order), (twin, twin_order) = engine_says(state), twin_says(compute(state))
    found = differences(engine, twin)
    return found if order == twin_order else {**found, "sequence": (order, twin_order)}


@tried()
@given(boards(), st.randoms(use_true_random=False))
def test_the_order_in_which_objects_are_listed_does_not_matter(state: State, chance: Any) -> None:
    """613.7: timestamps order effects, not the place of an object in the state."""
    ids = list(state.objects)
    chance.shuffle(ids)
    assert engine_says(replace(state, objects={id_: state.objects[id_] for id_ in ids})) == engine_says(state)


@tried()
@given(boards(), st.integers(1, 1000))
def test_only_the_order_of_timestamps_matters(state: State, later: int) -> None:
    """613.7: all of them later by as much: nothing changes."""

    def shifted(when: tuple[int, int]) -> tuple[int, int]:
        return (when[0] + later, when[1])

    def moved(thing: GameObject) -> GameObject:
        piles = tuple(replace(pile, timestamp=shifted(pile.timestamp)) for pile in thing.counters)
        return replace(thing, timestamp=shifted(thing.timestamp), counters=piles)

    effects = tuple(replace(effect, timestamp=shifted(effect.timestamp)) for effect in state.effects)
    objects = {id_: moved(thing) for id_, thing in state.objects.items()}
    assert engine_says(replace(state, objects=objects, effects=effects)) == engine_says(state)


@tried()
@given(boards())
def test_computing_is_repeatable_and_leaves_the_state_alone(state: State) -> None:
    """613.5: it is performed continually; nothing computed is kept in an object (109.3)."""
    before = copy.deepcopy(state)
    first = engine_says(state)
    assert engine_says(state) == first
    assert state == before
    assert engine_says(before) == first


@tried()
@given(boards())
def test_each_effect_is_applied_once_a_layer_in_the_order_of_layers_to_its_objects_alone(state: State) -> None:
    """613.1, 613.6: and one that applies to nobody changes nothing."""
    board, sequence = start(state), []
    for applied in run(board):
        sequence.append((applied.layer, applied.effect.id))
        reached = {id_ for objects in applied.work.sets.values() for id_ in objects}
        changed = {id_ for id_, sheet in applied.after.items() if sheet != applied.before[id_]}
        assert changed <= reached
    assert len(set(sequence)) == len(sequence)
    layers = [LAYERS.index(layer) for layer, _ in sequence]
    assert layers == sorted(layers)


@tried()
@given(boards())
def test_copiable_values_know_nothing_of_layers_2_to_7(state: State) -> None:
    """613.2c, 707.2: they are what is printed, as copy effects have it: other effects, counters and abilities change nothing."""
    copied = [e for e in state.effects if isinstance(e.instruction.modifications[0], BecomeCopy)]
    bare = {id_: replace(thing, counters=()) for id_, thing in state.objects.items()}
    alone = replace(state, effects=tuple(copied), objects=bare)
    targets = {id_ for effect in copied for id_ in effect.objects}
    for id_, thing in state.objects.items():
        values = copiable_values(state, id_)
        assert view_of_sheet(values) == view_of_sheet(copiable_values(alone, id_))
        if id_ not in targets:
            assert (values.types, values.subtypes, values.colors) == (thing.card.types, set(thing.card.subtypes), thing.card.colors)
            assert [h.ability for h in values.abilities if h.provenance.kind == "printed"] == list(thing.abilities)
    assert all(applied.layer is Layer.COPY for applied in run(start(alone)) if applied.effect.id.resolved is not None)
