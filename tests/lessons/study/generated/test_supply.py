"""What questions are drawn from, read apart from the compiler, and what can happen in one turn of yours."""

import re

import pytest

from engine import pool
from engine.actions import Enter, Resolve
from engine.model import CardType
from lessons.study.generated.catalogue import TEMPLATES
from lessons.study.generated.supply import How, quiet_cards, sources
from lessons.study.generated.template import Template, generate

HAPPENS = re.compile(r"(?:When|Whenever)[^.]*\b(?:enters|cast|becomes? the target)\b[^.]*, (?!draw (?:a card|two cards)\.)")


def test_no_card_of_the_supply_does_something_as_it_or_another_arrives() -> None:
    """603.2: but for drawing cards, which no question is about."""
    assert [card.name for card in quiet_cards() if HAPPENS.search(card.oracle_text)] == []
    assert HAPPENS.search(pool()["Champion of the Parish"].oracle_text)
    assert not HAPPENS.search(pool()["Elvish Visionary"].oracle_text)


def test_no_card_of_the_supply_enters_as_something_else_or_with_counters() -> None:
    """614.1c, 614.12."""
    assert [card.name for card in quiet_cards() if re.search(r"enter (?:as|with)|enters with|as a copy", card.oracle_text)] == []


def test_no_ability_of_the_supply_is_paid_for_with_what_a_question_shows() -> None:
    """118: its cost changes nothing on the battlefield but what is tapped."""
    used = [source.card for source in sources() if source.how is How.USED]
    assert len(used) > 5
    assert [
        card.name for card in used if re.search(r"^[^\n\"]*(?:Sacrifice|Remove)[^\n\"]*:", card.oracle_text, re.MULTILINE)
    ] == []
    assert "Vampire Aristocrat" not in {card.name for card in used}


@pytest.mark.parametrize("template", TEMPLATES.values(), ids=TEMPLATES)
def test_what_happens_may_happen_in_a_turn_of_yours(template: Template) -> None:
    """302.6, 305.2, 307.1: once something resolves until end of turn, no opponent's permanent and no land comes, nor what taps."""
    for seed in range(1, 41):
        position = generate(template, seed).draft.position
        timeline = position.setup.timeline if position else ()
        first = next((place for place, action in enumerate(timeline) if isinstance(action, Resolve)), len(timeline))
        for action in timeline[first:]:
            if isinstance(action, Enter):
                assert action.controller == "you", (seed, action.card)
                assert CardType.LAND not in pool()[action.card].types, (seed, action.card)
                assert action.id not in {a.source for a in timeline if isinstance(a, Resolve)}, (seed, action.card)
