import re

import pytest

from engine import pool
from lessons.narration.names import ENGLISH, SPANISH, article_of, gender_of, printed
from lessons.narration.nouns import Gender
from tests.conftest import ROOT

NEVER_PRINTED = {"Camouflage", "Illusionary Mask", "Living Plane", "Vesuvan Doppelganger"}


def test_every_card_of_the_pool_has_its_spanish_name_or_never_had_one() -> None:
    cards = [(name, printed(name)) for name in pool()]
    assert {name for name, card in cards if card is None} == set()
    assert {name for name, card in cards if card is not None and card.name is None} == NEVER_PRINTED


def test_names_in_both_languages() -> None:
    assert [SPANISH.card("Humility"), ENGLISH.card("Humility"), SPANISH.card("Living Plane"), SPANISH.card("No Such Card")] == [
        "Humildad",
        "Humility",
        "Living Plane",
        "No Such Card",
    ]


def test_names_in_a_sentence_have_the_article_that_cards_print() -> None:
    assert SPANISH.in_a_sentence("Lightning Bolt") == "el Relámpago"
    assert SPANISH.in_a_sentence("Emrakul, the Aeons Torn") == "Emrakul, los eones desgarrados"
    assert ENGLISH.in_a_sentence("Lightning Bolt") == "Lightning Bolt"
    assert (article_of("Sturmgeist"), gender_of("Sturmgeist")) == ("la", Gender.F)


@pytest.mark.parametrize(
    "card,gender",
    [
        ("March of the Machines", Gender.F),
        ("Cabal Coffers", Gender.F),
        ("Humility", Gender.F),
        ("Song of the Dryads", Gender.F),
        ("Vampire Nighthawk", Gender.M),
        ("Colossus Hammer", Gender.M),
        ("No Such Card", Gender.M),
    ],
)
def test_where_no_article_was_printed_the_first_word_tells_the_gender(card: str, gender: Gender) -> None:
    assert article_of(card) == ""
    assert gender_of(card) is gender


def test_a_face_is_found_by_its_own_name() -> None:
    assert [SPANISH.card("Howlpack Alpha"), SPANISH.card("Mayor of Avabruck")] == [
        "Alfa de la jauría aullante",
        "Alcalde de Avabruck",
    ]


def test_printed_text_says_that_it_may_be_outdated() -> None:
    card = printed("Humility")
    assert card is not None
    assert card.text == "Todas las criaturas pierden todas las habilidades y son 1/1."
    assert card.note is not None
    assert "ha cambiado" in card.note


def test_cards_named_in_a_text() -> None:
    text = "Con [[Humility]] y [[Opalescence]] en la mesa."
    assert SPANISH.said(text) == "Con Humildad y Opalescencia en la mesa."
    assert ENGLISH.said(text) == "Con Humility y Opalescence en la mesa."
    assert SPANISH.said("Nada que nombrar.") == "Nada que nombrar."


def test_the_notes_of_boards_name_cards_that_there_are() -> None:
    files = sorted((ROOT / "lessons" / "content").glob("*/tableros/*.toml"))
    notes = [line for path in files for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("nota =")]
    named = [name for note in notes for name in re.findall(r"\[\[(.+?)\]\]", note)]
    assert named
    assert [name for name in named if name not in pool()] == []
