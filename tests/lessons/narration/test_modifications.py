import pytest

from engine.model import CardType, Color, Supertype
from engine.vocabulary.ability import Keyword
from engine.vocabulary.amount import Count, Number, Signed, ValueOf, Variable
from engine.vocabulary.gamerule import Cant
from engine.vocabulary.modification import (
    CHOSEN_COLOR,
    COLOR_OF_CHOICE,
    EVERY_CREATURE_TYPE,
    Be,
    BecomeCopy,
    CantHave,
    Get,
    Have,
    HavePT,
    Lose,
    LoseAll,
    Modification,
    NotBe,
    RuleToo,
    Switch,
)
from engine.vocabulary.quality import Filter, Who
from engine.vocabulary.subject import It
from lessons.narration.modifications import predicate, predicates
from lessons.narration.nouns import Gender
from lessons.narration.verbs import Mood, Nominal
from lessons.narration.voice import QUIET

SHE = Nominal("la criatura", Gender.F)
THEY = Nominal("los permanentes", Gender.M, plural=True)
LANDS = Count(Filter((CardType.LAND,), controller=Who.YOU), each=True)
FLYING = Keyword("flying")
ONE, TWO = Number(1), Number(2)


@pytest.mark.parametrize(
    "node, one, many",
    [
        (Get(Signed("+", TWO), Signed("-", ONE)), "obtiene +2/-1", "obtienen +2/-1"),
        (
            Get(Signed("+", ONE), Signed("+", ONE), each=LANDS),
            "obtiene +1/+1 por cada tierra que controlas",
            "obtienen +1/+1 por cada tierra que controlas",
        ),
        (Have((FLYING,)), "tiene la habilidad de volar", "tienen la habilidad de volar"),
        (Have((FLYING,), gain=True), "gana la habilidad de volar", "ganan la habilidad de volar"),
        (Lose((FLYING,)), "pierde la habilidad de volar", "pierden la habilidad de volar"),
        (LoseAll(), "pierde todas las habilidades", "pierden todas las habilidades"),
        (
            LoseAll(("abilities", "card types", "creature types"), other=True),
            "pierde todas las otras habilidades, tipos de carta y tipos de criatura",
            "pierden todas las otras habilidades, tipos de carta y tipos de criatura",
        ),
        (
            LoseAll(("card types", "abilities"), other=True),
            "pierde todos los otros tipos de carta y habilidades",
            "pierden todos los otros tipos de carta y habilidades",
        ),
        (
            LoseAll(but="mana abilities"),
            "pierde todas las habilidades excepto las habilidades de maná",
            "pierden todas las habilidades excepto las habilidades de maná",
        ),
        (CantHave((FLYING,)), "no puede tener ni ganar la habilidad de volar", "no pueden tener ni ganar la habilidad de volar"),
        (NotBe((CardType.CREATURE,)), "no es una criatura", "no son criaturas"),
        (HavePT(ONE, ONE), "tiene una fuerza y resistencia base de 1/1", "tienen una fuerza y resistencia base de 1/1"),
        (
            HavePT(ValueOf("mana value", It("it")), ValueOf("mana value", It("it")), "base each"),
            "tiene fuerza base y resistencia base iguales a su valor de maná",
            "tienen fuerza base y resistencia base iguales a su valor de maná",
        ),
        (HavePT(Number(3), None), "tiene una fuerza base de 3", "tienen una fuerza base de 3"),
        (
            BecomeCopy(It("that creature"), (Have((FLYING,)),)),
            "se convierte en una copia de esa criatura, excepto que tiene la habilidad de volar",
            "se convierten en copias de esa criatura, excepto que tienen la habilidad de volar",
        ),
        (Switch(), "intercambia su fuerza y su resistencia", "intercambia su fuerza y su resistencia"),
        (RuleToo(Cant(It(""), ("block",))), "no puede bloquear", "no pueden bloquear"),
    ],
)
def test_predicates(node: Modification, one: str, many: str) -> None:
    assert (predicate(node, SHE, QUIET), predicate(node, THEY, QUIET)) == (one, many)


@pytest.mark.parametrize(
    "be, one, many",
    [
        (Be(subtypes=("Mountain",)), "es una Montaña", "son Montañas"),
        (Be(types=(CardType.ARTIFACT,), in_addition="types"), "es un artefacto además de sus otros tipos", None),
        (Be(colors=()), "es incolora", "son incoloros"),
        (Be(colors=(Color.BLACK,)), "es negra", "son negros"),
        (Be(colors=(CHOSEN_COLOR,), in_addition="colors"), "es del color elegido además de sus otros colores", None),
        (Be(colors=(COLOR_OF_CHOICE,), becomes=True), "es del color de tu elección", None),
        (Be(subtypes=(EVERY_CREATURE_TYPE,)), "es de todos los tipos de criatura", None),
        (
            Be(subtypes=("Frog",), colors=(Color.BLUE,), power=ONE, toughness=ONE, becomes=True),
            "se convierte en una Rana azul con fuerza y resistencia base de 1/1",
            "se convierten en Ranas azules con fuerza y resistencia base de 1/1",
        ),
        (
            Be(
                types=(CardType.ARTIFACT, CardType.CREATURE),
                subtypes=("Phyrexian", "Blinkmoth"),
                power=ONE,
                toughness=ONE,
                prefix_pt=True,
                abilities=(FLYING, Keyword("infect")),
                becomes=True,
            ),
            "se convierte en una criatura artefacto Polilla-titilante Pirexiano 1/1 con las habilidades de volar e infectar",
            None,
        ),
        (Be(types=(CardType.LAND,), subtypes=("Forest",), colors=()), "es una tierra Bosque incolora", None),
        (
            Be(types=(CardType.CREATURE,), power=TWO, toughness=TWO, prefix_pt=True, still=(CardType.LAND,)),
            "es una criatura 2/2 que sigue siendo una tierra",
            "son criaturas 2/2 que siguen siendo tierras",
        ),
        (
            Be(
                types=(CardType.CREATURE, CardType.LAND),
                subtypes=("Saproling", "Forest"),
                colors=(Color.GREEN,),
                power=ONE,
                toughness=ONE,
                prefix_pt=True,
                in_addition="types",
                nouns=("green", "Saproling", "creature", "and", "Forest", "land"),
            ),
            None,
            "son criaturas Saprolín verdes 1/1 y tierras Bosque además de sus otros tipos",
        ),
        (
            Be(subtypes=("Kithkin", "Spirit"), power=TWO, toughness=TWO, abilities=(FLYING,), becomes=True),
            "se convierte en un Espíritu Kithkin con fuerza y resistencia base de 2/2 y la habilidad de volar",
            None,
        ),
        (Be(types=(CardType.CREATURE,), supertypes=(Supertype.LEGENDARY,)), "es una criatura legendaria", None),
    ],
)
def test_what_something_is(be: Be, one: str | None, many: str | None) -> None:
    if one is not None:
        assert predicate(be, SHE, QUIET) == one
    if many is not None:
        assert predicate(be, THEY, QUIET) == many


def test_a_list_with_y_inside_has_a_comma_before_the_last_one() -> None:
    parts = (Get(Signed("+", ONE), Signed("+", ONE)), Have((FLYING, Keyword("haste"))), Be(subtypes=("Angel",)))
    assert predicates(parts, SHE, QUIET) == "obtiene +1/+1, tiene las habilidades de volar y prisa, y es un Ángel"
    assert predicates(parts[:2], SHE, QUIET) == "obtiene +1/+1 y tiene las habilidades de volar y prisa"


def test_the_subjunctive() -> None:
    assert predicate(Get(Signed("+", Variable()), Signed("+", Variable())), SHE, QUIET, Mood.IF) == "obtenga +X/+X"
