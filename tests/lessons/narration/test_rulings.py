from engine import Trace
from engine.model import Layer
from engine.trace import StepKind
from lessons.narration.dependencies import dependency
from lessons.narration.names import ENGLISH
from lessons.narration.rulings import ruling
from tests.lessons.narration import boards
from tests.lessons.narration.boards import step_of


def test_a_ruling_says_the_result_why_and_by_which_rules() -> None:
    lines = ruling(boards.magus(), link="https://example.org/x").splitlines()
    assert lines[:3] == [
        "Resultado:",
        "- Urborg: Tierra legendaria — Montaña, incolora, {T}: Agrega {R}.",
        "- Arcas de la Cábala: Tierra — Montaña, incolora, {T}: Agrega {R}.",
    ]
    assert any(line.startswith("1. Capa 4: Mago de la luna cambia sus tipos de tierra por Montaña. Urborg") for line in lines)
    cited = ", ".join(
        dict.fromkeys(r.number for s in boards.magus().steps if s.layer or s.kind is StepKind.RESULT for r in s.rules)
    )
    assert lines[-3:] == [f"Reglas: {cited}.", "", "https://example.org/x"]


def test_a_ruling_tells_deaths() -> None:
    assert "- Bosque muere: resistencia 0 o menos (704.5f)." in ruling(boards.humility()).splitlines()


def test_a_board_without_an_opened_moment_has_no_ruling() -> None:
    assert ruling(Trace((), {})) == ""


def test_a_dependency_by_itself() -> None:
    trace = boards.magus()
    cause = step_of(trace, Layer.TYPE, "Magus of the Moon").cause
    assert cause is not None
    assert dependency(cause.ahead_of[0], trace) == (
        "Urborg depende de Mago de la luna: si ese efecto se aplica antes, la habilidad de Urborg deja de existir (613.8a)."
    )
    assert dependency(cause.ahead_of[0], trace, ENGLISH).startswith("Urborg depende de Magus of the Moon")
