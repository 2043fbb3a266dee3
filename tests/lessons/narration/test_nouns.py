import pytest

from lessons.narration.nouns import (
    Gender,
    a,
    adjective,
    agree,
    cardinal,
    listed,
    of,
    ordinal,
    sentence,
    the,
    to,
    unaccented,
)


@pytest.mark.parametrize(
    "gender, plural, tonic, definite",
    [
        (Gender.M, False, False, "el"),
        (Gender.F, False, False, "la"),
        (Gender.F, False, True, "el"),
        (Gender.F, True, True, "las"),
        (Gender.M, True, False, "los"),
    ],
)
def test_definite_article(gender: Gender, plural: bool, tonic: bool, definite: str) -> None:
    assert the(gender, plural=plural, tonic=tonic) == definite


def test_indefinite_article_before_a_stressed_a() -> None:
    assert [a(Gender.F), a(Gender.F, tonic=True), a(Gender.M)] == ["una", "un", "un"]


def test_articles_join_to_de_and_a() -> None:
    assert [of("el exilio"), of("la mano"), of("El honor de los puros"), to("el jugador objetivo"), to("cada oponente")] == [
        "del exilio",
        "de la mano",
        "de El honor de los puros",
        "al jugador objetivo",
        "a cada oponente",
    ]


@pytest.mark.parametrize(
    "parts, word, said",
    [
        (["volar"], "y", "volar"),
        (["volar", "infectar"], "y", "volar e infectar"),
        (["volar", "prisa", "arrollar"], "y", "volar, prisa y arrollar"),
        (["artefacto", "otra criatura"], "o", "artefacto u otra criatura"),
        (["Pantano", "Isla"], "y", "Pantano e Isla"),
        (["llanura", "hielo"], "y", "llanura y hielo"),
        ([], "y", ""),
    ],
)
def test_lists_as_they_sound(parts: list[str], word: str, said: str) -> None:
    assert listed(parts, word) == said


def test_adjectives_agree() -> None:
    blue, white = adjective("azul"), adjective("blanco", "blanca")
    assert [blue.form(Gender.F, plural=True), white.form(Gender.F, plural=True), white.form(Gender.M, plural=False)] == [
        "azules",
        "blancas",
        "blanco",
    ]
    assert agree("otro", Gender.F, plural=True) == "otras"


def test_numbers_in_words() -> None:
    assert [cardinal(1, Gender.F), cardinal(1), cardinal(3), cardinal(16), cardinal(21)] == [
        "una",
        "un",
        "tres",
        "dieciséis",
        "21",
    ]
    assert [ordinal(1), ordinal(2), ordinal(3), ordinal(11), ordinal(13), ordinal(23)] == [
        "1.er",
        "2.º",
        "3.er",
        "11.º",
        "13.º",
        "23.er",
    ]


def test_sentences_have_one_stop() -> None:
    assert [sentence("roba una carta"), sentence("vuela."), sentence("{T}: agrega {G}")] == [
        "Roba una carta.",
        "Vuela.",
        "{T}: agrega {G}.",
    ]


def test_order_does_not_mind_accents() -> None:
    assert sorted(["Zombie", "Ángel", "Humano"], key=unaccented) == ["Ángel", "Humano", "Zombie"]
