"""The steps of a played game in words."""

import pytest

from engine.game import TurnStep
from engine.played import Kind
from engine.rule import Rule
from engine.trace import StateBased
from lessons.narration.english import has_english
from lessons.narration.names import ENGLISH
from lessons.narration.played.steps import play_place, play_step, play_title
from lessons.narration.played.turns import turn_step, whose_step
from tests.lessons.play import handmade


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_of_step_says_where_it_is_what_happens_and_nothing_in_english(kind: Kind) -> None:
    told = handmade.step(
        kind,
        handmade.cast(),
        player="you",
        item=handmade.BLADE,
        cost=handmade.COST,
        triggered=(handmade.BLADE,),
        state_based=(StateBased(Rule("704.5f"), "grave-titan"),),
    )
    words = play_step(told)
    assert words.place == play_place(told)
    assert words.title == play_title(told)
    assert words.sentence.endswith(".")
    for text in (words.place, words.title, words.sentence, *words.why):
        assert text == text.strip()
        assert text
        assert "  " not in text
        assert ".." not in text
        assert not has_english(text), text
        assert text[0].isupper() or text[0].isdigit()


def test_the_titles_of_casting_a_spell() -> None:
    assert [play_title(told) for told in handmade.at_the_geists().steps] == [
        "Estamos en tu fase principal precombate",
        "Cuchilla fatal va a la pila",
        "Objetivo: Geists del calabozo",
        "Hasta aquí, todo es legal",
        "El coste total: {2}{B}",
        "Se paga {B}{B}{B}",
        "Cuchilla fatal, lanzada",
        "Recibes la prioridad",
    ]


def test_what_failed_and_why_is_said_of_a_rewind() -> None:
    rewound = handmade.at_the_titan().steps[-1]
    words = play_step(rewound)
    assert words.title == "El juego vuelve atrás: falló 601.2c"
    assert words.sentence == (
        "El juego vuelve atrás: falló 601.2c. Titán de la tumba no es un objetivo legal: se pide la criatura objetivo que no sea "
        "negra, y es criatura — Gigante, negra (115.1). Cuchilla fatal vuelve a tu mano."
    )
    assert "733.1" in words.why[0]


def test_a_proposal_says_where_the_card_comes_from_and_that_nobody_has_priority() -> None:
    words = play_step(handmade.at_the_geists().steps[1])
    assert words.sentence == "Lanzas Cuchilla fatal desde tu mano. Queda en lo más alto de la pila."
    assert any("Nadie tiene la prioridad" in why for why in words.why)


def test_the_sum_is_told_line_by_line() -> None:
    assert play_step(handmade.at_the_geists().steps[4]).sentence == (
        "Coste de maná, {1}{B}; Aumento: Thalia, guardiana de Thraben, + {1}, queda en {2}{B}. En total: {2}{B}."
    )


def test_the_opponent_is_told_of_in_the_third_person() -> None:
    told = handmade.step(Kind.PASS, handmade.opening(), player="opp")
    assert play_title(told) == "Tu oponente pasa"
    assert play_title(handmade.step(Kind.PASS, handmade.opening(), player="you")) == "Pasas"


def test_names_may_be_english() -> None:
    assert play_title(handmade.at_the_geists().steps[1], ENGLISH) == "Doom Blade va a la pila"


@pytest.mark.parametrize("which", TurnStep)
def test_every_step_of_the_turn_has_a_name(which: TurnStep) -> None:
    assert turn_step(which) != which.value
    assert whose_step(which, "you").startswith("tu ")
    assert whose_step(which, "opp").endswith(" de tu oponente")
