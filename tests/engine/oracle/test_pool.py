"""Every card of the pool is looked at: what is understood says itself again, and what is not is known by name."""

import pytest

from engine.card import Card, pool
from engine.oracle import compile_card, say, text
from engine.oracle.saying import say_paragraph
from engine.vocabulary.ability import Unknown
from tests.engine.oracle.known import BOARD_CARDS, NOT_UNDERSTOOD


@pytest.mark.parametrize("name", BOARD_CARDS)
def test_the_cards_of_the_boards_are_understood(name: str) -> None:
    assert [p.text for p in compile_card(pool()[name]).paragraphs if not p.understood] == []


def test_the_rest_of_the_pool_holds_no_surprise() -> None:
    unknown = {
        (card.name, paragraph.text)
        for card in pool().values()
        for paragraph in compile_card(card).paragraphs
        if not paragraph.understood
    }
    assert {name for name, _ in unknown} == NOT_UNDERSTOOD


@pytest.mark.parametrize("card", pool().values(), ids=lambda card: card.name)
def test_a_paragraph_is_understood_only_if_it_is_said_back(card: Card) -> None:
    compiled = compile_card(card)
    own = text.short_name(card.name, card.supertypes)
    for paragraph in compiled.paragraphs:
        abilities = tuple(compiled.abilities[i] for i in paragraph.abilities)
        if paragraph.understood:
            said = say_paragraph(abilities).replace("⌈name⌉", card.name).replace("⌈short name⌉", own)
            assert text.same(said, text.plain(paragraph.text))
        else:
            assert any(isinstance(ability, Unknown) for ability in abilities)
            assert paragraph.unknown


@pytest.mark.parametrize("card", pool().values(), ids=lambda card: card.name)
def test_every_ability_can_be_said_alone(card: Card) -> None:
    assert all(say(ability, card.name) for ability in compile_card(card).abilities)


def test_paragraphs_hold_the_abilities_in_the_order_of_the_text() -> None:
    for card in pool().values():
        compiled = compile_card(card)
        assert [i for p in compiled.paragraphs for i in p.abilities] == list(range(len(compiled.abilities)))
