import pytest

from engine import why_not as ask
from engine.model import CardType, Color, Layer, Supertype, Zone
from engine.sheet import EffectId
from engine.vocabulary.amount import Number
from engine.vocabulary.quality import (
    AnyOf,
    ColorCount,
    HasKeyword,
    HasStatus,
    HasValue,
    IsColor,
    IsSubtype,
    IsSupertype,
    IsType,
    Not,
    Quality,
    Status,
)
from engine.whynot import Obstacle, WhyNot
from lessons.narration.scene import scene
from lessons.narration.whynot import quality_failed, why_not
from tests.lessons.narration import boards
from tests.lessons.narration.boards import step_of

FROG = boards.frog().steps[-1].sheets["champion"]


@pytest.mark.parametrize(
    "quality, said",
    [
        (IsColor(Color.WHITE), "no es de color blanco: en ese momento es de color azul"),
        (ColorCount(0), "tiene color: en ese momento es de color azul"),
        (ColorCount(2), "no es de varios colores: en ese momento es de color azul"),
        (IsType(CardType.ARTIFACT), "no es un artefacto: en ese momento es criatura"),
        (IsSupertype(Supertype.LEGENDARY), "no tiene el supertipo legendario: en ese momento es criatura"),
        (IsSubtype("Human"), "no es un Humano: en ese momento sus subtipos son «Rana»"),
        (HasKeyword("flying"), "no tiene la habilidad de volar"),
        (HasStatus(Status.FACE_DOWN), "no está boca abajo"),
        (HasStatus(Status.TAPPED), "no es un permanente girado"),
        (HasStatus(Status.BLOCKING), "no está bloqueando"),
        (HasValue("power", "<=", Number(3)), "no cumple «con fuerza de 3 o menos»: en ese momento tiene fuerza 5"),
        (Not(IsType(CardType.CREATURE)), "es una criatura"),
        (Not(IsColor(Color.BLUE)), "es de color azul"),
        (Not(ColorCount(1)), "es de un solo color"),
        (Not(IsSupertype(Supertype.LEGENDARY)), "tiene el supertipo legendario"),
        (AnyOf((IsColor(Color.WHITE), IsColor(Color.BLACK))), "no es de color blanco y no es de color negro"),
    ],
)
def test_what_was_asked_and_what_it_is(quality: Quality, said: str) -> None:
    assert quality_failed(quality, FROG) == said


def test_nothing_said_of_an_object_agrees_with_it() -> None:
    """«Ashaya no es blanco» is wrong, and so is «Bosque no es blanca»."""
    plain = FROG._replace(colors=frozenset())
    assert quality_failed(IsColor(Color.WHITE), plain) == "no es de color blanco: en ese momento no tiene color"
    assert quality_failed(Not(ColorCount(0)), plain) == "no tiene color"
    assert quality_failed(HasStatus(Status.HISTORIC), FROG._replace(zone=Zone.GRAVEYARD)) == "no es un objeto histórico"


def test_every_obstacle_is_a_sentence() -> None:
    trace = boards.frog()
    here = scene(trace.steps[-1], trace)
    honor = step_of(trace, Layer.MODIFY_PT, "Honor of the Pure").effect
    assert honor is not None
    for obstacle in Obstacle:
        said = why_not(WhyNot(obstacle, honor.id, "champion", Layer.MODIFY_PT, FROG), here)
        assert said.endswith("."), said
        assert said[0].isupper(), said
        assert "El honor de los puros" in said or "Campeón de la parroquia" in said or obstacle is Obstacle.CONDITION, said


def test_the_engine_s_own_answers() -> None:
    trace = boards.frog()
    last = trace.steps[-1]
    here = scene(last, trace)
    honor, frog = (
        step_of(trace, layer, card).effect
        for layer, card in ((Layer.MODIFY_PT, "Honor of the Pure"), (Layer.COLOR, "Turn to Frog"))
    )
    assert honor is not None
    assert frog is not None
    assert [
        why_not(ask(last.state, honor.id, "champion"), here),
        why_not(ask(last.state, frog.id, "honor"), here),
        why_not(ask(last.state, frog.id, "champion"), here),
        why_not(ask(last.state, EffectId("nobody"), "champion"), here),
    ] == [
        "Campeón de la parroquia no es de color blanco en la capa 7c: en ese momento es de color azul.",
        (
            "Convertir en rana se aplica solo a los objetos que se fijaron al resolverse, y El honor de los "
            "puros no es uno de ellos (611.2c)."
        ),
        "Convertir en rana sí se aplica a Campeón de la parroquia: capa 4, Rana; capa 5, azul; capa 6, pierde todas; capa 7b, 1/1.",
        "Nobody no existe en esta posición.",
    ]


def test_of_whom_an_effect_on_the_rules_speaks() -> None:
    trace = boards.prison()
    last = trace.steps[-1]
    prison = step_of(trace, Layer.RULES, "Ghostly Prison").effect
    assert prison is not None
    said = why_not(ask(last.state, prison.id, "muse"), scene(last, trace))
    assert "Dice: «Las criaturas no pueden atacarte" in said
    assert said.endswith("Musa nacida de la semilla no ataca a su propio controlador, así que nada le impide (506.2).")


def test_an_equipment_speaks_of_what_it_is_attached_to() -> None:
    trace = boards.rune()
    last = trace.steps[-1]
    hammer = step_of(trace, Layer.MODIFY_PT, "Colossus Hammer").effect
    assert hammer is not None
    assert why_not(ask(last.state, hammer.id, "rune"), scene(last, trace)) == (
        "Martillo colosal habla de aquello a lo que está anexado, que es Osos pardos, no de Runa del vuelo."
    )
    alone = boards.prison()
    plate = step_of(alone, Layer.ABILITY, "Darksteel Plate").effect
    assert plate is not None
    assert why_not(ask(alone.steps[-1].state, plate.id, "muse"), scene(alone.steps[-1], alone)) == (
        "Placa de acero oscuro no está anexada a nada."
    )
