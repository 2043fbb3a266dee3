import pytest

from engine import pool
from engine.actions import Enter
from engine.model import CardType, Color, Supertype
from engine.words import creature_types
from lessons.narration.sheets import (
    abilities_in_line,
    abilities_of,
    card_type_line,
    color_names,
    power_toughness,
    summary,
    type_line,
)
from lessons.narration.subtypes import subtypes_phrase
from tests.lessons.narration import boards


@pytest.mark.parametrize(
    "card, line",
    [
        ("Dryad Arbor", "Tierra criatura — Dríada bosque"),
        ("Akroma, Angel of Wrath", "Criatura legendaria — Ángel"),
        ("Zulaport Cutthroat", "Criatura — Bribón humano aliado"),
        ("Curse of Death's Hold", "Encantamiento — Aura maldición"),
        ("Forest", "Tierra básica — Bosque"),
        ("Living Plane", "Encantamiento ⟦world⟧"),
    ],
)
def test_type_lines_of_cards(card: str, line: str) -> None:
    assert card_type_line(pool()[card]) == line


def test_type_lines_of_objects_as_they_are() -> None:
    sheets = boards.march().steps[-1].sheets
    assert type_line(sheets["march"]) == "Criatura artefacto encantamiento — Rana"
    sheets = boards.loop().steps[-1].sheets
    assert type_line(sheets["ashaya"]) == "Tierra criatura legendaria — Saprolín elemental bosque"
    sheets = boards.frog().steps[4].sheets  # an Angel in addition to what is printed
    assert type_line(sheets["champion"]) == "Criatura — Soldado ángel humano"


def test_an_object_without_types_has_an_empty_line() -> None:
    nothing = boards.frog().steps[-1].sheets["champion"]._replace(types=frozenset(), subtypes=frozenset())
    assert type_line(nothing) == ""


def test_every_creature_type_is_said_at_once() -> None:
    assert subtypes_phrase(creature_types()) == "Todos los tipos de criatura"
    assert subtypes_phrase(creature_types() | {"Forest"}) == "Todos los tipos de criatura bosque"


def test_colors() -> None:
    assert [color_names(c) for c in ((), [Color.BLUE], [Color.RED, Color.WHITE], list(Color))] == [
        "incoloro",
        "azul",
        "blanco y rojo",
        "blanco, azul, negro, rojo y verde",
    ]


def test_power_and_toughness_only_where_they_are_seen() -> None:
    sheets = boards.frog().steps[-1].sheets
    assert [power_toughness(sheets["champion"]), power_toughness(sheets["honor"])] == ["5/5", ""]


def test_a_summary_for_somebody_who_hears_it() -> None:
    sheets = boards.magus().steps[-1].sheets
    assert summary(sheets["urborg"]) == "Tierra legendaria — Montaña, incolora, {T}: Agrega {R}"


def test_in_a_line_only_the_first_word_of_all_has_a_capital() -> None:
    destined = boards.played(
        Enter("bears", "Grizzly Bears", "you"), Enter("destiny", "Angelic Destiny", "you", attached_to="bears")
    )
    bears = destined.steps[-1].sheets["bears"]
    assert summary(bears) == "Criatura — Ángel oso, verde, 6/6, vuela, daña primero"
    assert abilities_of(bears) == ("Vuela.", "Daña primero.")  # each on a line of its own


def test_in_a_line_what_is_a_sentence_stands_apart() -> None:
    walled = boards.played(Enter("wall", "Wall of Omens", "you"), Enter("akroma", "Akroma, Angel of Wrath", "you"))
    sheets = walled.steps[-1].sheets
    assert abilities_in_line(sheets["wall"]) == "defensor; cuando esta criatura entre, roba una carta"
    assert abilities_in_line(sheets["akroma"]).startswith("vuela, daña primero, vigilancia, arrolla, prisa, protección contra")


def test_supertypes_agree_with_the_first_type() -> None:
    champion = boards.frog().steps[-1].sheets["champion"]
    land = champion._replace(types=frozenset({CardType.LAND}), supertypes=frozenset({Supertype.SNOW, Supertype.BASIC}))
    assert type_line(land._replace(subtypes=frozenset())) == "Tierra básica nevada"
