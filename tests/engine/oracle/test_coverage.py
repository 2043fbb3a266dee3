"""Counting what is understood."""

import pytest

from engine.card import Card, pool
from engine.model import CardType
from engine.oracle.coverage import measure
from engine.oracle.kinds import is_continuous, kind_of


def card(text: str, *types: CardType) -> Card:
    return Card("Foo", None, frozenset(), frozenset(types or {CardType.CREATURE}), (), frozenset(), text)


def test_a_card_counts_only_when_all_of_it_is_understood() -> None:
    found = measure([card("Flying"), card("Flying\nFrobnicate.")])
    assert (found.cards.understood, found.cards.total) == (1, 2)
    assert (found.paragraphs["keyword"].understood, found.paragraphs["static"].understood) == (2, 0)


def test_the_parts_that_are_not_understood_are_counted_without_the_own_name() -> None:
    found = measure([card("When Foo enters, frobnicate Foo. Draw a card."), card("Flying\n{T}: Frobnicate Foo.")])
    assert found.unknown == {("triggered", "frobnicate ~."): 1, ("activated", "Frobnicate ~."): 1}


@pytest.mark.parametrize(
    "plain,spell,kind",
    [
        ("Flying, vigilance", False, "keyword"),
        ("Ward—Pay 2 life.", False, "keyword"),
        ("When this creature enters, draw a card.", False, "triggered"),
        ("{T}: Add {G}.", False, "activated"),
        ("Creatures you control get +1/+1.", False, "static"),
        ('Enchanted creature has "{T}: Add {G}".', False, "static"),
        ("Draw a card.", True, "spell"),
        ("This spell can't be countered.", True, "static"),
    ],
)
def test_the_kind_of_a_paragraph(plain: str, spell: bool, kind: str) -> None:
    assert kind_of(plain, spell=spell) == kind


def test_what_seems_a_continuous_effect() -> None:
    assert is_continuous("Target creature gets +1/+1 until end of turn.", "spell")
    assert not is_continuous("Creatures you control get +1/+1.", "static")
    assert not is_continuous("Draw a card.", "spell")


def test_the_pool_is_mostly_understood() -> None:
    found = measure(pool().values())
    assert found.paragraphs["static"].understood > 0.9 * found.paragraphs["static"].total


def test_what_is_understood_is_told_apart_from_what_is_followed() -> None:
    found = measure(
        [
            card("{T}: Draw a card.\n{T}: Scry 2.\n{T}: Frobnicate."),
            card("When this creature enters, draw a card. Then scry 2."),
            card("Draw a card.\nChoose one —\n• Counter target spell.\n• Scry 2.", CardType.INSTANT),
            card("Flying\nCreatures you control get +1/+1."),
        ]
    )
    assert {kind: (share.understood, share.total) for kind, share in found.performed.items()} == {
        "activated": (1, 2),
        "triggered": (0, 1),
        "spell": (1, 2),
    }
