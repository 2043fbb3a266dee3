"""Which misreadings lead to exactly a wrong answer."""

from collections.abc import Iterable
from dataclasses import replace

from engine import Rule, Setup, Trace, replay
from engine.misconceptions import Misconception, all_misconceptions, in_sequence
from engine.misreading import (
    readings_of_depends,
    readings_of_look,
    readings_of_next,
    readings_of_order,
    readings_of_part,
    sheets_as_read,
)
from engine.model import Layer
from engine.predicting import Aspect, Part, depends, layer_order, look, next_effect, next_part, seen
from engine.sheet import EffectId
from engine.trace import Why
from tests.engine.learning.positions import A2, A3, A4, A6C, A7, AKROMA, B4C, B5B, CHAMPION, FOREST
from tests.engine.learning.test_predicting import step


def named(readings: Iterable[Misconception]) -> set[str]:
    return {reading.name for reading in readings}


def effect(trace: Trace, card: str) -> EffectId:
    return next(id_ for id_, e in trace.effects.items() if e.source_card == card)


def asked_next(setup: Setup, layer: str, first: str, answer: str) -> set[str]:
    trace = replay(setup)
    question = next_effect(trace, step(trace, layer, first))
    assert question is not None
    return named(readings_of_next(question, trace, effect(trace, answer)))


def test_the_older_effect_first_is_no_dependency() -> None:
    assert "no dependency" in asked_next(A3, "4", "Magus of the Moon", "Urborg, Tomb of Yawgmoth")


def test_the_newest_first_is_called_so() -> None:
    assert asked_next(A2, "4", "Angelic Destiny", "Turn to Frog") == {"whole effects, newest first"}


def test_a_right_answer_is_no_misreading() -> None:
    assert asked_next(A2, "4", "Angelic Destiny", "Angelic Destiny") == set()


def test_the_attached_equipment_in_its_old_place() -> None:
    assert asked_next(A6C, "6", "Lignify", "Sword of Vengeance") >= {"order of play"}


def test_the_frog_before_what_defines() -> None:
    assert "defining abilities last" in asked_next(A4, "4", "Chameleon Colossus", "Omnibian")


def test_over_all_layers_a_whole_effect_is_seen_by_any_of_its_parts() -> None:
    trace = replay(A2)
    question = next_part(trace, 5)
    assert question is not None
    honor, frog, destiny = (effect(trace, c) for c in ("Honor of the Pure", "Turn to Frog", "Angelic Destiny"))
    assert named(readings_of_part(question, trace, Part(Layer.MODIFY_PT, honor))) == {"whole effects"}
    for layer in (Layer.TYPE, Layer.COLOR, Layer.ABILITY, Layer.SET_PT):
        assert named(readings_of_part(question, trace, Part(layer, frog))) == {"whole effects, newest first"}
    assert readings_of_part(question, trace, Part(Layer.TYPE, destiny)) == ()
    assert readings_of_part(question, trace, Part(Layer.ABILITY, destiny)) == ()


def test_after_some_steps_whole_effects_go_on_with_what_is_left() -> None:
    trace = replay(A2)
    question = next_part(trace, step(trace, "5", "Turn to Frog"))
    assert question is not None
    destiny = effect(trace, "Angelic Destiny")
    assert "whole effects" not in named(readings_of_part(question, trace, Part(Layer.ABILITY, destiny)))
    honor = effect(trace, "Honor of the Pure")
    assert named(readings_of_part(question, trace, Part(Layer.MODIFY_PT, honor))) == {"whole effects"}


def test_a_reading_of_the_boards_own_is_looked_at_like_the_others() -> None:
    trace = replay(A2)
    question = next_part(trace, 5)
    assert question is not None
    part = Part(Layer.MODIFY_PT, effect(trace, "Angelic Destiny"))
    own = in_sequence("own", Rule("613.1"), ((part.layer, {part.effect}),))
    readings = {**all_misconceptions(), "own": own}
    assert readings_of_part(question, trace, part) == ()
    assert named(readings_of_part(question, trace, part, readings)) == {"own"}


def test_an_order_of_the_layer() -> None:
    trace = replay(A7)
    question = layer_order(trace, step(trace, "4", "Liquimetal Coating"))
    assert question is not None
    march, coating, frog = (effect(trace, c) for c in ("March of the Machines", "Liquimetal Coating", "Turn to Frog"))
    by_arrival = named(readings_of_order(question, trace, (march, coating, frog)))
    assert {"no dependency", "whole effects"} <= by_arrival
    # Newest first, the whole Frog would take March's ability away before it began: no order of all three.
    assert readings_of_order(question, trace, (frog, coating, march)) == ()
    assert readings_of_order(question, trace, (coating, march, frog)) == ()
    assert readings_of_order(question, trace, (frog, march, coating)) == ()


def test_an_order_newest_first() -> None:
    trace = replay(A2)
    question = layer_order(trace, step(trace, "4", "Angelic Destiny"))
    assert question is not None
    answer = (effect(trace, "Turn to Frog"), effect(trace, "Angelic Destiny"))
    assert named(readings_of_order(question, trace, answer)) == {"whole effects, newest first"}


def test_an_order_object_by_object() -> None:
    trace = replay(B5B)
    question = layer_order(trace, step(trace, "4", "Life and Limb"))
    assert question is not None
    limb, ashaya = effect(trace, "Life and Limb"), effect(trace, "Ashaya, Soul of the Wild")
    # On the Forest it would be the other way round: no single order of the layer is what that reading does.
    assert "object by object" not in named(readings_of_order(question, trace, (ashaya, limb)))


def test_a_look_is_compared_in_what_is_asked() -> None:
    trace = replay(A2)
    question = look(trace, 5, CHAMPION)
    frog = seen(question.right)
    assert named(readings_of_look(question, trace, replace(frog, pt=(1, 1)))) == {"whole effects", "base last"}
    assert named(readings_of_look(question, trace, replace(frog, pt=(6, 6)))) == {"numbers before colors"}
    assert readings_of_look(question, trace, frog) == ()
    assert readings_of_look(question, trace, replace(frog, pt=(2, 2))) == ()
    angel = replace(frog, types=frozenset({"creature", "Frog", "Angel"}), abilities=("First strike", "Flying"))
    assert named(readings_of_look(question, trace, angel)) == {"whole effects, newest first"}
    only_numbers = look(trace, 5, CHAMPION, frozenset({Aspect.PT}))
    assert readings_of_look(only_numbers, trace, angel) == ()
    assert named(readings_of_look(only_numbers, trace, replace(angel, pt=(1, 1)))) == {"whole effects", "base last"}


def test_what_every_reading_makes_of_an_object() -> None:
    trace = replay(A3)
    sheets = sheets_as_read(trace, step(trace, "4", "Magus of the Moon"))
    assert sheets.keys() == all_misconceptions().keys()
    assert "Swamp" in sheets["no dependency"][FOREST].subtypes
    assert "Swamp" not in sheets["base last"][FOREST].subtypes
    trace = replay(A6C)
    assert sheets_as_read(trace, len(trace.steps) - 1)["order of play"][AKROMA].abilities == ()


def test_nobody_depends_where_somebody_does_is_no_dependency() -> None:
    trace = replay(A3)
    question = depends(trace, step(trace, "4", "Magus of the Moon"))
    assert question is not None
    assert named(readings_of_depends(question, trace, None)) == {"no dependency"}
    urborg, magus = effect(trace, "Urborg, Tomb of Yawgmoth"), effect(trace, "Magus of the Moon")
    assert readings_of_depends(question, trace, (urborg, magus, Why.EXISTENCE)) == ()
    assert readings_of_depends(question, trace, (urborg, magus, Why.TEXT)) == ()


def test_nobody_depends_where_nobody_does_is_right() -> None:
    trace = replay(B4C)
    question = depends(trace, step(trace, "6", "Rune of Flight"))
    assert question is not None
    assert readings_of_depends(question, trace, None) == ()
