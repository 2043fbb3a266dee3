import tomllib
from importlib.resources import files

import pytest

from engine.model import CardType, Supertype
from engine.words import creature_types, subtypes
from lessons.narration.english import english
from lessons.narration.nouns import Gender
from lessons.narration.words import card_type, is_trade, noun_by_word, subtype, supertype


def _file() -> dict[str, dict[str, dict[str, object]]]:
    return tomllib.loads(files("lessons").joinpath("content", "tipos.toml").read_text(encoding="utf-8"))


def test_every_type_of_the_file_is_a_type_of_the_rules() -> None:
    known = {word for words in subtypes().values() for word in words}
    assert {name for table in _file()["subtipos"].values() for name in table} <= known


def test_every_card_type_has_a_noun() -> None:
    assert [card_type(t).many for t in CardType] == [
        "artefactos",
        "batallas",
        "criaturas",
        "encantamientos",
        "instantáneos",
        "estirpes",
        "tierras",
        "planeswalkers",
        "conjuros",
    ]


def test_most_creature_types_are_known_in_spanish() -> None:
    known = [name for name in creature_types() if subtype(name).one != english(name)]
    assert len(known) == len(_file()["subtipos"]["criatura"])
    assert len(known) > 270


@pytest.mark.parametrize(
    "name, one, many, gender",
    [
        ("Goblin", "Trasgo", "Trasgos", Gender.M),
        ("Aura", "Aura", "Auras", Gender.F),
        ("Saproling", "Saprolín", "Saprolines", Gender.M),
        ("Treefolk", "Pueblo-arbóreo", "Pueblos-arbóreos", Gender.M),
        ("Mountain", "Montaña", "Montañas", Gender.F),
    ],
)
def test_subtypes(name: str, one: str, many: str, gender: Gender) -> None:
    found = subtype(name)
    assert (found.one, found.many, found.gender) == (one, many, gender)


def test_a_type_that_no_spanish_card_shows_is_marked_as_english() -> None:
    assert subtype("Platypus").one == "⟦Platypus⟧"
    assert supertype(Supertype.WORLD).m == "⟦world⟧"


def test_planeswalker_types_are_proper_names() -> None:
    assert [subtype("Elspeth").one, subtype("Calix").one] == ["Elspeth", "Cálix"]


def test_what_is_no_subtype_is_refused() -> None:
    with pytest.raises(ValueError, match="no such subtype"):
        subtype("Gobling")


def test_trades_are_told_from_races() -> None:
    assert [is_trade("Soldier"), is_trade("Goblin"), is_trade("Aura")] == [True, False, False]


def test_nouns_by_what_a_text_calls_its_object() -> None:
    found = [noun_by_word(word) for word in ("creature", "card", "Equipment", "it")]
    assert [n and n.one for n in found] == ["criatura", "carta", "Equipo", None]
