from engine.actions import Enter, Resolve
from engine.trace import StepKind
from lessons.narration.moments import title_of_one
from tests.lessons.narration.boards import played


def test_a_moment_that_comes_again_says_which_time() -> None:
    again = Resolve("you", source="figure", ability=1)
    trace = played(Enter("figure", "Figure of Destiny", "you"), again, Resolve("you", source="figure", ability=2), again)
    assert [title_of_one(step, trace) for step in trace.steps if step.kind is StepKind.MOMENT] == [
        "Entra Figura del destino",
        "Se resuelve la 1.ª habilidad de Figura del destino, la primera vez",
        "Se resuelve la 2.ª habilidad de Figura del destino",
        "Se resuelve la 1.ª habilidad de Figura del destino, la segunda vez",
    ]
