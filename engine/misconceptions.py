"""Named wrong readings of the rules, each a small variation of the layer loop, used to make honest wrong answers.

A misconception is a policy of the same loop (`rules/policy.py`), never another loop: what it leads to on a board is computed
as the right answer is.
"""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from functools import cache

from engine.model import LAYERS, Layer, ObjectId
from engine.rule import Rule
from engine.rules.layers.effects import Effect
from engine.rules.layers.layers import Applied, run, start
from engine.rules.layers.policy import RULES, Dependence, Policy, Position
from engine.sheet import EffectId, Sheet
from engine.state import State

Parts = Sequence[tuple[Layer, AbstractSet[EffectId]]]

_CDA_LAYERS = (Layer.CONTROL, Layer.TEXT, Layer.TYPE, Layer.COLOR, Layer.ABILITY)


@dataclass(frozen=True, slots=True)
class Misconception:
    """A wrong reading: its name, the rule that it goes against, and how it would apply effects."""

    name: str
    against: Rule
    policy: Policy


def _by_play(state: State, effect: Effect) -> tuple[object, ...]:
    """The order in which the cards were played, whatever happened to them since."""
    played = list(state.objects)
    source = effect.source
    if source is None or source not in state.objects:
        resolved = next((e for e in state.effects if e.number == effect.id.resolved), None)
        source = next((o.id for o in state.objects.values() if resolved and o.card.name == resolved.source_card), None)
    return (played.index(source) if source is not None and source in state.objects else len(played), effect.order)


def _newest_first(_state: State, effect: Effect) -> tuple[object, ...]:
    (timestamp, part), granted, (object_, object_part), place = effect.order
    return (-timestamp, -part, -granted, -object_, -object_part, place)


def _is_cda(effect: Effect) -> bool:
    return effect.cda


def _is_no_cda(effect: Effect) -> bool:
    return not effect.cda


def _is_counter(effect: Effect) -> bool:
    return effect.id.counter is not None


def _is_no_counter(effect: Effect) -> bool:
    return effect.id.counter is None


def _cdas_last() -> Iterator[Position]:
    for layer in LAYERS:
        if layer in _CDA_LAYERS:
            yield from (Position((layer,), _is_no_cda), Position((layer,), _is_cda))
        elif layer is not Layer.CDA_PT:
            yield Position((layer,))
    yield Position((Layer.CDA_PT,))


def _counters_last() -> Iterator[Position]:
    for layer in LAYERS:
        yield Position((layer,), _is_no_counter if layer is Layer.MODIFY_PT else None)
    yield Position((Layer.MODIFY_PT,), _is_counter)


def _base_last() -> Iterator[Position]:
    """Power and toughness set after they were modified."""
    for layer in LAYERS:
        if layer is not Layer.SET_PT:
            yield Position((layer,))
        if layer is Layer.MODIFY_PT:
            yield Position((Layer.SET_PT,))


def _numbers_first() -> Iterator[Position]:
    """Power and toughness before color and abilities, as they are printed lower on a card but looked at first."""
    seventh = tuple(layer for layer in LAYERS if layer.startswith("7"))
    yield from (Position((layer,)) for layer in LAYERS if layer < Layer.COLOR)
    yield from (Position((layer,)) for layer in seventh)
    yield from (Position((Layer.COLOR,)), Position((Layer.ABILITY,)))


@cache
def all_misconceptions() -> Mapping[str, Misconception]:
    """Every named wrong reading, by name."""
    whole = (Position(LAYERS),)
    policies = {
        "no dependency": ("613.8", replace(RULES, dependence=Dependence.NONE)),
        "order of play": ("613.7e", replace(RULES, order=_by_play)),
        "dies with its ability": ("613.6", replace(RULES, continues=False)),
        "whole effects": ("613.6", replace(RULES, positions=whole, dependence=Dependence.NONE, cda_first=frozenset())),
        "whole effects, newest first": (
            "613.6",
            replace(RULES, positions=whole, dependence=Dependence.NONE, cda_first=frozenset(), order=_newest_first),
        ),
        "counters after the switch": ("613.4c", replace(RULES, positions=tuple(_counters_last()))),
        "defining abilities last": ("613.3", replace(RULES, positions=tuple(_cdas_last()), cda_first=frozenset())),
        "object by object": ("613.8a", replace(RULES, dependence=Dependence.OBJECT)),
        "base last": ("613.4b", replace(RULES, positions=tuple(_base_last()))),
        "numbers before colors": ("613.1g", replace(RULES, positions=tuple(_numbers_first()))),
    }
    return {name: Misconception(name, Rule(rule), policy) for name, (rule, policy) in policies.items()}


def in_sequence(name: str, against: Rule, parts: Parts) -> Misconception:
    """Who applies these parts of effects in exactly this order, each given by its layer and the effects that are meant, and then
    whatever is left, by layers.
    """
    return Misconception(name, against, replace(RULES, positions=tuple(_one_by_one(parts)), dependence=Dependence.NONE))


def _one_by_one(parts: Parts) -> Iterator[Position]:
    for layer, effects in parts:
        yield Position((layer,), lambda effect, chosen=frozenset(effects): effect.id in chosen)  # type: ignore[misc]
    for layer in LAYERS:
        named = frozenset(id_ for other, effects in parts if other is layer for id_ in effects)
        yield Position((layer,), lambda effect, named=named: effect.id not in named)  # type: ignore[misc]


def misread(state: State, misconception: Misconception) -> tuple[tuple[Applied, ...], Mapping[ObjectId, Sheet]]:
    """What is applied, in order, and what comes out when a position is read so."""
    board = start(state)
    applied = tuple(run(board, misconception.policy))
    return applied, board.sheets
