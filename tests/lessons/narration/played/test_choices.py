"""What may be chosen and what is asked, in words."""

from dataclasses import replace

import pytest

from engine import choices as ch
from engine.game import Asked, Decision
from engine.rule import Rule
from lessons.narration.english import has_english
from lessons.narration.played.choices import choice_label
from lessons.narration.played.here import Here
from lessons.narration.played.questions import question, who_chooses
from tests.lessons.play import handmade

CHOICES = (
    (ch.Pass(), "Pasar la prioridad"),
    (ch.Cast("doom-blade"), "Lanzar Cuchilla fatal"),
    (ch.Activate("swamp", 1), "Pantano: activar «{T}: Agrega {B}»"),
    (ch.Activate("swamp", 2), "Pantano: activar «habilidad 2»"),
    (ch.PlayLand("swamp"), "Jugar Pantano"),
    (ch.Modes((1, 3)), "Modo 1 Modo 3"),
    (ch.Modes(()), "Ningún modo"),
    (ch.Splice(), "No empalmar nada"),
    (ch.Splice(("doom-blade",)), "Empalmar Cuchilla fatal"),
    (ch.Costing(0), "Su coste de maná {1}{B}"),
    (ch.Costing(1), "Coste alternativo 1"),
    (ch.Optional(0), "No pagarlo"),
    (ch.Optional(3), "Pagarlo 3 veces"),
    (ch.X(3), "X = 3"),
    (ch.Symbol("life"), "Con 2 vidas"),
    (ch.Symbol("R"), "Con {R}"),
    (ch.HowMany(1), "1 objetivo"),
    (ch.HowMany(2), "2 objetivos"),
    (ch.Choose("grave-titan"), "Titán de la tumba"),
    (ch.Choose("opp"), "Tu oponente"),
    (ch.Share(2), "2"),
    (ch.Reduce("swamp"), "Primero, la reducción de Pantano"),
    (ch.NoMoreMana(), "No activar más habilidades de maná"),
    (ch.PayMana(("R", "G")), "Pagar con {R}{G}"),
    (ch.PayMana(()), "Pagar {0}"),
    (ch.TapFor("dungeon-geists", "generic"), "Convocar: girar Geists del calabozo por {1}"),
    (ch.ExileFor("doom-blade"), "Excavar: exiliar Cuchilla fatal por {1}"),
    (ch.PayPart(1, ("dungeon-geists",)), "Pagar el coste 1 (Geists del calabozo)"),
    (ch.Answer("yes"), "Sí"),
    (ch.Answer(""), "Nada más"),
    (ch.Answer("U"), "Azul"),
    (ch.Answer("Goblin"), "Trasgo"),
    (ch.Answer("grave-titan"), "Titán de la tumba"),
    (ch.First("doom-blade"), "Poner primero Cuchilla fatal"),
)


@pytest.mark.parametrize("choice, said", CHOICES, ids=str)
def test_a_choice_as_its_button_says_it(choice: ch.Choice, said: str) -> None:
    game = handmade.cast()
    here = Here.at(handmade.at_the_geists().steps[1])
    assert here.game.stack == game.stack
    assert choice_label(choice, here, handmade.BLADE) == said


def test_every_kind_of_choice_is_among_them() -> None:
    assert {type(choice) for choice, _ in CHOICES} == set(ch.Choice.__args__)


@pytest.mark.parametrize("asked", Asked)
@pytest.mark.parametrize("who", ["you", "opp"])
def test_every_question_can_be_asked(asked: Asked, who: str) -> None:
    here = Here.at(handmade.at_the_geists().steps[1])
    for about in (handmade.BLADE, None):
        said = question(Decision(who, asked, Rule("601.2b"), (), about=about), here)
        assert said[0] in "¿E"
        assert not has_english(said)
        assert "None" not in said


def test_a_target_is_asked_for_in_the_words_of_the_card() -> None:
    here = Here.at(handmade.at_the_geists().steps[1])
    asked = Decision("you", Asked.TARGET, Rule("601.2c"), (), about=handmade.BLADE)
    assert question(asked, here) == "Elige la criatura objetivo que no sea negra"
    assert who_chooses(asked) == "Eliges tú"
    assert who_chooses(replace(asked, player="opp")) == "Elige tu oponente"


@pytest.mark.parametrize(
    "asked, target, said",
    [
        (Asked.SHARE, "you", "¿Cuánto recibes?"),
        (Asked.SHARE, "opp", "¿Cuánto recibe tu oponente?"),
        (Asked.SHARE, "grave-titan", "¿Cuánto recibe Titán de la tumba?"),
        (Asked.NEW_TARGET, "you", "¿Objetivo nuevo en lugar de ti?"),
        (Asked.NEW_TARGET, "opp", "¿Objetivo nuevo en lugar de tu oponente?"),
    ],
)
def test_you_are_spoken_to(asked: Asked, target: str, said: str) -> None:
    here = Here.at(handmade.at_the_geists().steps[1])
    assert question(Decision("you", asked, Rule("601.2d"), (), about=handmade.BLADE, what=target), here) == said


def test_of_several_targets_one_is_told_which_is_chosen() -> None:
    here = Here.at(handmade.at_the_geists().steps[1])
    some = replace(handmade.BLADE, announced=replace(handmade.BLADE.announced, counts={0: 2}, targets={0: ("opp",)}))
    asked = question(Decision("you", Asked.TARGET, Rule("601.2c"), (), about=some, place=0), here)
    assert asked.startswith("Elige el objetivo 2 de 2: ")
