"""Questions that lines of play answer: keyed by the engine, their wrong answers named, what cannot be asked refused."""

from pathlib import Path

import pytest

from engine.misplaying import Misplay
from lessons.catalog.faults import ContentError
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog
from lessons.narration import SPANISH
from lessons.study.load import load, questions
from lessons.study.marking import mark
from lessons.study.question import Chosen, Question
from lessons.study.verdict import verdict

LESSON = catalog().lessons["lanzar"]
HEAD = """version = 1

[[pregunta]]
id = "una"
tipo = "{kind}"
que = "{what}"
tablero = "{board}"
linea = "{line}"
seccion = "f"
reglas = ["601.2f"]
pregunta = "¿Qué?"
razon = "Porque sí."
"""


def only(*keys: str) -> Chosen:
    return Chosen(frozenset(keys))


def named(question: Question) -> dict[str, str]:
    """What each wrong answer is called by the engine."""
    right = question.right.keys if isinstance(question.right, Chosen) else frozenset()
    return {
        key: misled.reading for misled in question.misled if isinstance(misled.answer, Chosen) for key in misled.answer.keys - right
    }


@pytest.mark.parametrize(
    "id_, right, wrong",
    [  # worked out by hand from the rules, not by the engine
        ("la-letra-que-falla", ["601.2c"], {"601.2h": Misplay.PAY_FIRST, "legal": Misplay.CHECKED_LATE}),
        (
            "despues-de-la-x",
            ["objetivos"],
            {"pagar": Misplay.PAY_FIRST, "total": Misplay.PAY_FIRST, "prioridad": Misplay.RESPOND_TO_COST},
        ),
        ("lo-que-cuesta-apuntar", ["7R"], {"5R": Misplay.PAY_FIRST}),
        ("descuento-de-dos", ["G"], {"0": Misplay.PAST_ZERO}),
        ("descuento-y-triniesfera", ["2G"], {"G": Misplay.FIXED_FIRST, "3": Misplay.PAST_ZERO}),
        ("aumento-y-descuento", ["G"], {"1G": Misplay.REDUCTIONS_FIRST}),
        ("dos-descuentos-y-estimulo", ["2R"], {"4R": Misplay.REDUCTIONS_FIRST}),
        ("alternativo-con-estorbos", ["3"], {}),
        ("sacrificar-el-descuento", ["B"], {}),
        ("a-mitad-de-un-lanzamiento", ["activa:forest", "activa:llanowar-elves"], {"lanza:seething-song": Misplay.SPELL_FOR_MANA}),
        ("siempre-que-lances", ["guttersnipe.1"], {"volcanic-hammer": Misplay.FIRST_CAST_FIRST}),
        ("despues-de-resolverse", ["you"], {"opp": Misplay.OPPONENT_FIRST}),
        ("quien-la-tiene-en-medio", ["nadie"], {"you": Misplay.RESPOND_TO_COST}),
        ("entrar-y-morir", ["estado"], {"pila": Misplay.TRIGGERS_FIRST}),
    ],
)  # fmt: skip
def test_what_is_right_by_the_rules(id_: str, right: list[str], wrong: dict[str, str]) -> None:
    question = questions("lanzar")[id_]
    assert question.right == only(*right)
    assert named(question) == wrong
    assert len(question.options) >= 3
    for key, misread in wrong.items():
        answer = only(key) if question.kind == "una" else only(*right, key)
        assert mark(question, answer).readings == (misread,)


def test_the_same_is_right_in_english() -> None:
    for question, other in zip(questions("lanzar").values(), questions("lanzar", "en").values(), strict=True):
        assert (question.version, question.right, question.misled) == (other.version, other.right, other.misled)


def test_a_wrong_answer_is_told_which_misreading_it_comes_of_and_where_that_is_played() -> None:
    question = questions("lanzar")["descuento-y-triniesfera"]
    said = verdict(question, only("G"), LESSON, Frame(SPANISH))
    assert "Tu respuesta sale de esta lectura equivocada" in said
    assert 'href="/clases/lanzar/partidas/c7/lecturas/el-coste-fijado-antes/criatura-trinisfera"' in said
    assert "queda en" in said, "the sum is told"
    assert "lectura equivocada" not in verdict(question, only("3G"), LESSON, Frame(SPANISH)).split("study-links")[1]
    elsewhere = verdict(questions("lanzar")["despues-de-resolverse"], only("opp"), LESSON, Frame(SPANISH))
    assert "Después de resolver, actúa primero el otro" in elsewhere
    assert "Ver esa lectura" not in elsewhere


def test_a_sum_that_was_not_finished_is_told_so(tmp_path: Path) -> None:
    question = made(tmp_path, "una", "coste", "C7", "instantaneo-trinisfera", "eleccion = 2\n")
    whys = {option.key: option.why for option in question.options}
    assert whys == {
        "R": "Es la suma sin terminar: falta «Aumento: Thalia».",
        "1R": "Es la suma sin terminar: falta «Sobre el total: Triniesfera».",
        "2R": "",
    }


def made(tmp_path: Path, kind: str, what: str, board: str, line: str, more: str = "") -> Question:
    head, reason, end = HEAD.partition('razon = "Porque sí."\n')
    keys, _, options = more.partition("[[")
    text = f"{head}{keys}{reason}{end}".format(kind=kind, what=what, board=board, line=line) + (f"[[{options}" if options else "")
    folder = tmp_path / Path(LESSON.file).parent
    folder.mkdir(parents=True)
    (folder / "preguntas.toml").write_text(text)
    return load(LESSON, tmp_path)["una"]


def option(answer: str) -> str:
    return f'[[pregunta.opcion]]\nrespuesta = "{answer}"\n'


@pytest.mark.parametrize(
    "kind, what, board, line, more, said",
    [
        ("una", "coste", "C7", "criatura", "", "eleccion: falta"),
        ("una", "coste", "C7", "criatura", "eleccion = 0\n", "tiene que estar entre 1 y 500"),
        ("una", "coste", "C7", "criatura", "eleccion = 9\n", "no lleva a nada que preguntar"),
        ("una", "coste", "C7", "nada", "eleccion = 1\n", "no tiene una línea «nada»"),
        ("una", "coste", "A2", "criatura", "eleccion = 1\n", "no hay un tablero A2"),
        ("una", "coste", "C7", "criatura", f"eleccion = 1\n{option('G')}", "«G» es la respuesta correcta"),
        ("una", "coste", "C7", "criatura", f"eleccion = 1\n{option('{G}')}", "«{G}» no es un coste"),
        ("una", "prioridad", "C11", "llega", f"eleccion = 3\n{option('juez')}", "no hay una respuesta «juez»: puede ser you, opp"),
        ("una", "resuelve", "C7", "criatura", "eleccion = 1\n", "no lleva a nada que preguntar"),
        ("una", "coste", "C7", "criatura", 'eleccion = 1\n[[pregunta.opcion]]\ntexto = "{G}"\n', "respuesta: falta"),
        ("varias", "coste", "C7", "criatura", "eleccion = 1\n", "que: «coste» no vale"),
        ("varias", "puede", "C9", "que-se-puede", "", "opcion: falta"),
        ("varias", "puede", "C9", "que-se-puede", option("salta"), "«salta» no es una elección"),
        ("varias", "puede", "C9", "que-se-puede", option("lanza:seething-song"), "ninguna opción se puede"),
        ("varias", "puede", "C9", "que-se-puede", f"eleccion = 1\n{option('activa:forest')}", "clave desconocida"),
    ],
)  # fmt: skip
def test_what_cannot_be_asked(tmp_path: Path, kind: str, what: str, board: str, line: str, more: str, said: str) -> None:
    with pytest.raises(ContentError) as wrong:
        made(tmp_path, kind, what, board, line, more)
    assert any(said in str(fault) for fault in wrong.value.faults), [str(fault) for fault in wrong.value.faults]
