"""What everything in hand would cost, and how one begins to cast it so (118.9, 601.2b, 601.2f)."""

import pytest

from engine.card import from_facts
from engine.choices import Choice, Costing, Optional
from engine.model import Zone
from engine.playing import apply
from engine.pricing import offered, prices
from tests.engine.casting.positions import casting, proposed_item, shown
from tests.engine.casting.table import game

FLASHBACK = "Draw a card.\nFlashback {2}{R}"
KICKER = "Draw a card.\nKicker {2}"
MODAL = "Choose one —\n• Draw a card.\n• You gain 3 life.\nKicker {2}"
RATHER = "You may pay 1 life rather than pay this spell's mana cost.\nDraw a card."


@pytest.mark.parametrize(
    "text, ways",
    [
        ("Draw a card.", [("{R}", ())]),
        (KICKER, [("{R}", (Optional(0),)), ("{2}{R}", (Optional(1),))]),
        (RATHER, [("{R}", (Costing(0),)), ("none", (Costing(1),))]),
        (FLASHBACK, [("{R}", ())]),  # in a hand its flashback cost is no choice (702.34a)
        (MODAL, [("{R}", ()), ("{2}{R}", ())]),  # the modes are asked for first (601.2b)
    ],
)
def test_each_way_to_cast_a_card_begins_with_what_is_asked(text: str, ways: list[tuple[str, tuple[Choice, ...]]]) -> None:
    probe = from_facts({"name": "Probe", "mana_cost": "{R}", "type_line": "Instant", "oracle_text": text})
    table = game(hand=["Probe"], pools={"you": tuple("RRRR")}, invented={"Probe": probe})
    found = prices(table, "you")
    assert [(shown(price.cost.mana), price.choices[1:]) for price in found] == ways
    for price in found:
        now = table
        for choice in price.choices:
            tried = apply(now, choice)
            assert tried.refused == ()
            now = tried.game


def test_what_a_spell_offers_follows_from_where_it_is_cast() -> None:
    hand, graveyard = casting("Devil's Play"), casting("Devil's Play", from_=Zone.GRAVEYARD)
    assert offered(hand, proposed_item(hand)).alternative == ()
    assert [keyword for keyword, _ in offered(graveyard, proposed_item(graveyard)).alternative] == ["flashback"]
    kicked = casting("Burst Lightning")
    assert [keyword for keyword, _ in offered(kicked, proposed_item(kicked)).optional] == ["kicker"]
