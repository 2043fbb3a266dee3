"""Every ability of the pool in Spanish, beside what the cards print."""

import json
from importlib.resources import files

import pytest

from engine import Card, compile_card, pool
from engine.vocabulary.ability import Unknown
from lessons.narration.abilities import ability
from lessons.narration.english import has_english
from lessons.narration.sheets import card_type_line
from lessons.narration.voice import Voice

IN_ENGLISH = {
    "Ertai's Familiar",  # phasing: its Spanish is on no card that we have seen
}
# Type lines that have changed since the last Spanish printing: new types, or another order of them.
CHANGED = {
    "Aquamoeba": "Criatura — Bestia elemental",
    "Battering Craghorn": "Criatura — Bestia cabra",
    "Bitterblossom": "Encantamiento estirpe — Hada",
    "Blistering Firecat": "Criatura — Felino elemental",
    "Elspeth, Knight-Errant": "Planeswalker legendario — Elspeth",
    "Godhead of Awe": "Criatura — Avatar espíritu",
    "Jace, the Mind Sculptor": "Planeswalker legendario — Jace",
    "Krosan Cloudscraper": "Criatura — Mutante bestia",
    "Lignify": "Encantamiento estirpe — Aura pueblo-arbóreo",
    "Phage the Untouchable": "Criatura legendaria — Sicario avatar",
    "Phyrexian Metamorph": "Criatura artefacto — Metamorfo pirexiano",
    "Vampire Aristocrat": "Criatura — Noble bribón vampiro",
}


@pytest.mark.parametrize("card", pool().values(), ids=lambda card: card.name)
def test_every_ability_that_is_understood_is_said_in_spanish(card: Card) -> None:
    for node in compile_card(card).abilities:
        if isinstance(node, Unknown):
            continue
        said = ability(node, Voice(card=card.name))
        assert said[0].isupper() or said[0] in "{+−0¡⟦", said
        assert said.endswith((".", "!", "”")), said
        assert has_english(said) == (card.name in IN_ENGLISH and "⟦" in said), said


def test_the_exceptions_are_exceptions() -> None:
    said = {
        name
        for name, card in pool().items()
        for node in compile_card(card).abilities
        if not isinstance(node, Unknown) and has_english(ability(node, Voice(card=name)))
    }
    assert said == IN_ENGLISH


def test_type_lines_are_those_that_cards_print() -> None:
    printed = json.loads(files("lessons").joinpath("content", "cartas.json").read_text(encoding="utf-8"))["cards"]
    different = {
        name: card_type_line(card)
        for name, card in pool().items()
        if " // " not in name and "type_line_es" in printed[name] and card_type_line(card) != printed[name]["type_line_es"]
    }
    assert different == CHANGED
