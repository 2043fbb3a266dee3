"""The ladder: what is done, what is next, what waits and for what, what was lost."""

import pytest

from engine.model import Layer
from engine.trace import StepKind, Trace
from lessons.board.addresses import Addresses
from lessons.board.keys import effect_key, effects_by_key
from lessons.board.ladder import Rung, State, ladder
from lessons.board.sight import Sight
from lessons.catalog.load import catalog, trace_of
from lessons.narration import Names


def trace(id_: str) -> Trace:
    return trace_of(catalog().lessons["capas"].boards[id_])


def rungs(id_: str, number: int) -> dict[str, Rung]:
    played = trace(id_)
    made = ladder(Sight.of(played.steps[number - 1], played, Names()), Addresses("capas", id_.lower()))
    return {rung.code: rung for group in made.groups for rung in group.rungs}


def chips(rung: Rung) -> list[tuple[int, str, State]]:
    return [(chip.arrival, chip.text, chip.state) for chip in rung.chips]


def step_of(id_: str, layer: Layer, nth: int = 0) -> int:
    return [step.number for step in trace(id_).steps if step.layer is layer][nth]


def test_all_layers_stand_in_order() -> None:
    assert list(rungs("A2", 5))[:11] == ["1a", "1b", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d"]


def test_done_now_and_to_come() -> None:
    six = rungs("A2", step_of("A2", Layer.ABILITY, 1))
    assert [six[code].state for code in ("4", "5", "6", "7b", "7d")] == [
        State.DONE, State.DONE, State.NOW, State.WAITING, State.WAITING,
    ]  # fmt: skip
    assert chips(six["4"]) == [(3, "+ Ángel", State.DONE), (4, "Rana", State.DONE)]
    assert [state for _, _, state in chips(six["6"])] == [State.DONE, State.NOW]
    assert chips(six["7b"]) == [(4, "1/1", State.WAITING)]
    assert chips(six["7c"]) == [(1, "+1/+1", State.WAITING), (3, "+4/+4", State.WAITING)]


def test_before_the_first_effect_everything_waits() -> None:
    opened = next(step for step in trace("A2").steps if step.number == step_of("A2", Layer.TYPE) - 1)
    assert opened.kind is StepKind.MOMENT
    at_first = rungs("A2", opened.number)
    assert {chip.state for rung in at_first.values() for chip in rung.chips} == {State.WAITING}
    assert [text for _, text, _ in chips(at_first["4"])] == ["+ Ángel", "Rana"]


def test_at_the_end_everything_is_done() -> None:
    last = rungs("A2", len(trace("A2").steps))
    assert {rung.state for rung in last.values()} == {State.DONE}
    assert {chip.state for rung in last.values() for chip in rung.chips} == {State.DONE}


def test_an_arrow_leads_from_what_waits_to_what_it_waits_for() -> None:
    first = rungs("A9", step_of("A9", Layer.TYPE))["4"]
    keys = [chip.key for chip in first.chips]
    ends = {(arrow.top, arrow.bottom, arrow.direction) for arrow in first.arrows}
    march, lattice = keys.index("march-of-the-machines.t0") + 1, keys.index("mycosynth-lattice.t0") + 1
    assert (march, lattice, "down") in ends
    assert all("Marcha" in arrow.text or "Conspiración" in arrow.text for arrow in first.arrows)


def test_no_arrow_where_nothing_depends() -> None:
    assert all(not rung.arrows for rung in rungs("A2", step_of("A2", Layer.TYPE)).values())


def test_what_was_lost_before_it_began_stands_struck_in_its_layer() -> None:
    six = rungs("A9", step_of("A9", Layer.ABILITY))
    lost = {chip.source for chip in six["7c"].chips if chip.state is State.LOST}
    assert lost == {"Noche de la traición de las almas", "Triunfo compartido", "Cruzada de Dralnu"}
    assert State.LOST not in {chip.state for chip in rungs("A9", step_of("A9", Layer.COLOR))["7c"].chips}


def test_a_layer_leads_to_its_first_step() -> None:
    six = rungs("A2", 5)["6"]
    assert six.step == step_of("A2", Layer.ABILITY)
    assert six.url.endswith(f"/pasos/{six.step}")
    assert rungs("A2", 5)["2"].url == ""


@pytest.mark.parametrize("id_", ["A2", "A8", "A9", "B1", "B6", "B7a"])
def test_every_effect_has_a_name_of_its_own(id_: str) -> None:
    effects = trace(id_).effects
    names = {effect_key(identity) for identity in effects}
    assert len(names) == len(effects)
    assert effects_by_key(effects).keys() == names
    assert all(name == name.strip() and " " not in name and '"' not in name for name in names)
