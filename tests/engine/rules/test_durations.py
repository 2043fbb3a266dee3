"""611.2a–b, 514.2: when the effects of what resolved end."""

import pytest

from engine.actions import EndTurn, Resolve, SetStatus
from tests.engine.rules.playing import YOU, card, done, enter, play, pt, then

BIG = "Target creature gets +1/+1 {}."


def boosted(duration):
    cards = card("Big", "Instant", BIG.format(duration), mana_cost="{G}")
    return then(play(enter("Grizzly Bears")), Resolve(YOU, "Big", targets=(("grizzly",),)), cards)


def over_turns(state, turns=4):
    seen = [pt(state, "grizzly")]
    for _ in range(turns):
        state = then(state, EndTurn())
        seen.append(pt(state, "grizzly"))
    return seen


@pytest.mark.parametrize(
    "duration, expected",
    [
        ("until end of turn", ["3/3", "2/2", "2/2", "2/2", "2/2"]),
        ("until your next turn", ["3/3", "3/3", "2/2", "2/2", "2/2"]),
        ("until the end of your next turn", ["3/3", "3/3", "3/3", "2/2", "2/2"]),
    ],
)
def test_an_effect_ends_when_it_says(duration, expected):
    assert over_turns(boosted(duration)) == expected


def test_for_as_long_as_the_source_remains_tapped():
    text = "{T}: Target creature gets +1/+1 for as long as this artifact remains tapped."
    cards = card("Press", "Artifact", text, mana_cost="{2}")
    state = play(enter("Grizzly Bears"), enter("Press"), SetStatus("press", tapped=True), cards=cards)
    state = then(state, Resolve(YOU, source="press", ability=1, targets=(("grizzly",),)))
    assert pt(state, "grizzly") == "3/3"
    assert pt(then(state, SetStatus("press", tapped=False)), "grizzly") == "2/2"


def test_a_duration_that_is_not_performed_is_told():
    cards = card("Big", "Instant", BIG.format("until your next upkeep"), mana_cost="{G}")
    outcome = done(play(enter("Grizzly Bears")), Resolve(YOU, "Big", targets=(("grizzly",),)), cards)
    assert outcome.unperformed
    assert pt(outcome.state, "grizzly") == "2/2"
