"""A file of questions: every fault with file, line and reason."""

from pathlib import Path

import pytest

from lessons.catalog.faults import ContentError
from lessons.catalog.frame import Frame
from lessons.catalog.load import load as load_catalog
from lessons.catalog.values import Lesson
from lessons.narration import SPANISH
from lessons.study.load import load
from lessons.study.question import Chosen, Numbers, Ordered
from lessons.study.verdict import verdict
from tests.lessons.catalog.test_front_matter import HEAD

BOARD = """version = 1
id = "A2"
titulo = "Un león y un himno"

[[momento]]
entra = "Savannah Lions"
controla = "you"

[[momento]]
entra = "Glorious Anthem"
controla = "you"
"""
QUESTION = """version = 1

[[pregunta]]
id = "una"
tipo = "fr"
tablero = "A2"
objeto = "savannah-lions"
seccion = "algo"
reglas = ["613.4c"]
pregunta = "¿Qué tamaño tiene [[Savannah Lions]]?"
razon = "Se suma en 7c."
"""
OPTIONS = """
[[pregunta.opcion]]
texto = "Sí."
correcta = true

[[pregunta.opcion]]
texto = "No."
porque = "Porque no."
"""
TYPED = QUESTION.replace('tipo = "fr"\n', 'tipo = "una"\n').replace('objeto = "savannah-lions"\n', "") + OPTIONS


@pytest.fixture
def content(tmp_path: Path) -> Path:
    folder = tmp_path / "9-una"
    (folder / "tableros").mkdir(parents=True)
    (folder / "clase.md").write_text(HEAD)
    (folder / "tableros" / "A2.toml").write_text(BOARD)
    (folder / "tableros" / "C7.toml").write_text(PLAYED)
    (tmp_path / "glosario.toml").write_text("")
    (tmp_path / "glosas.toml").write_text("")
    return tmp_path


PLAYED = """version = 1
tipo = "partida"
id = "C7"
titulo = "Un coste"
reservas.you = "GGG"

[[momento]]
entra = "Grizzly Bears"
controla = "you"
zona = "mano"

[[momento]]
entra = "Trinisphere"
controla = "opp"

[[linea]]
id = "osos"
titulo = "Los Osos, con Triniesfera"
elecciones = ["lanza:grizzly-bears"]
coste = "{2}{G}"
"""


@pytest.fixture
def lesson(content: Path) -> Lesson:
    return load_catalog(content).lessons["una"]


def asked(content: Path, lesson: Lesson, text: str):  # type: ignore[no-untyped-def]
    (content / "9-una" / "preguntas.toml").write_text(text)
    return load(lesson, content)


def fault(content: Path, lesson: Lesson, text: str) -> str:
    with pytest.raises(ContentError) as found:
        asked(content, lesson, text)
    return str(found.value)


def test_a_question_keyed_by_the_board(content: Path, lesson: Lesson) -> None:
    question = asked(content, lesson, QUESTION)["una"]
    assert question.right == Numbers(3, 2)
    assert question.board == "a2"
    assert question.steps == ("Capa 7c: +1/+1 (Himno glorioso)",)


def test_a_question_that_the_file_answers(content: Path, lesson: Lesson) -> None:
    question = asked(content, lesson, TYPED)["una"]
    assert question.right == Chosen(frozenset({"si"}))
    assert question.option("no").why == "Porque no."


def test_a_class_without_questions(content: Path, lesson: Lesson) -> None:
    assert load(lesson, content) == {}


@pytest.mark.parametrize(
    "old,new,said",
    [
        ('tablero = "A2"', 'tablero = "A3"', "no hay un tablero A3"),
        ('objeto = "savannah-lions"', 'objeto = "leon"', "pregunta «una»: no hay ningún objeto «leon»"),
        ('objeto = "savannah-lions"', 'objeto = "glorious-anthem"', "no tiene fuerza y resistencia"),
        ('objeto = "savannah-lions"\n', "", "pregunta[1].objeto: falta"),
        ('tipo = "fr"', 'tipo = "numero"', "pregunta[1].tipo: «numero» no vale"),
        ('seccion = "algo"', 'seccion = "alga"', "la clase no tiene una sección #alga, ¿quisiste decir «algo»?"),
        ('reglas = ["613.4c"]', 'reglas = ["613.99"]', "no existe la regla 613.99"),
        ('reglas = ["613.4c"]', "reglas = []", "hace falta al menos una regla"),
        ('id = "una"', 'id = "Una pregunta"', "son letras minúsculas, números y guiones"),
        ("[[Savannah Lions]]", "[[Leones]]", "no hay una carta «Leones»"),
        ("Se suma en 7c.", "Lo dice 613.99.", "no existe la regla 613.99"),
        ("Se suma en 7c.", "Es {{ tablero.A2.leon.fr }}.", "no hay un objeto leon"),
        ('razon = "Se suma en 7c."', 'porque = "Se suma en 7c."', "clave desconocida"),
        ("version = 1", "version = 2", "version"),
        ('tipo = "fr"', 'tipo = "varias"\nque = "aspecto"', "es una lista con uno solo de «tipos»"),
        ('tipo = "fr"', 'tipo = "una"\nque = "aspecto"', "solo hay 2 maneras distintas de verlo"),
        ('tipo = "fr"', 'tipo = "orden"\nque = "efectos"\ncapa = "7c"', "ahí no hay entre qué elegir"),
        ('tipo = "fr"', 'tipo = "orden"\nque = "aspecto"', "«aspecto» no vale"),
        ('tipo = "fr"', 'tipo = "varias"\nque = "alcance"\ncapa = "4"\nefecto = "glorious-anthem"', "no se aplica en esa capa"),
    ],
)
def test_a_fault(content: Path, lesson: Lesson, old: str, new: str, said: str) -> None:
    found = fault(content, lesson, QUESTION.replace(old, new))
    assert said in found
    assert all(line.startswith("9-una/preguntas.toml:") for line in found.splitlines())


@pytest.mark.parametrize(
    "old,new,said",
    [
        ("correcta = true\n", "", "ninguna opción es la correcta"),
        ('texto = "No."', 'texto = "No."\ncorrecta = true', "hay más de una opción correcta"),
        ('texto = "No."', 'texto = "¡Sí!"', "dos opciones dicen lo mismo"),
        ('texto = "No."', 'texto = "[[Nadie]]"', "no hay una carta «Nadie»"),
    ],
)
def test_a_fault_of_an_option(content: Path, lesson: Lesson, old: str, new: str, said: str) -> None:
    assert said in fault(content, lesson, TYPED.replace(old, new))


def test_the_line_of_a_fault(content: Path, lesson: Lesson) -> None:
    text = QUESTION.replace("613.4c", "613.99")
    line = text.split("\n").index('reglas = ["613.99"]') + 1
    assert fault(content, lesson, text) == f"9-una/preguntas.toml:{line}: pregunta[1].reglas: no existe la regla 613.99"


def test_faults_come_all_at_once(content: Path, lesson: Lesson) -> None:
    second = QUESTION.partition("\n\n")[2]
    found = fault(content, lesson, QUESTION.replace("613.4c", "613.99") + "\n" + second)
    assert "no existe la regla 613.99" in found
    assert "ya hay otra pregunta «una»" in found


def test_a_file_that_is_no_toml(content: Path, lesson: Lesson) -> None:
    assert fault(content, lesson, "version = = 1").startswith("9-una/preguntas.toml:1: no es TOML")


ORDER = TYPED.replace('tipo = "una"', 'tipo = "orden"').replace("correcta = true\n", "")


def test_options_to_be_put_in_order_stand_in_the_right_one_in_the_file(content: Path, lesson: Lesson) -> None:
    question = asked(content, lesson, ORDER)["una"]
    assert question.right == Ordered(("si", "no"))
    assert [option.key for option in question.options] == ["no", "si"], "and not in it on the page"
    assert question.option("no").why == "Porque no."


def test_of_what_is_put_in_order_nothing_is_right_by_itself(content: Path, lesson: Lesson) -> None:
    wrong = ORDER.replace('texto = "Sí."\n', 'texto = "Sí."\ncorrecta = true\n')
    assert "en una pregunta de orden ninguna es «correcta»" in fault(content, lesson, wrong)


OF_A_PLAY = TYPED.replace('tablero = "A2"', 'tablero = "C7"\nlinea = "osos"').replace("Sí.", "{{ tablero.C7.osos.coste }}")


def test_an_option_quotes_what_a_line_of_play_costs(content: Path, lesson: Lesson) -> None:
    question = asked(content, lesson, OF_A_PLAY)["una"]
    assert question.right == Chosen(frozenset({"2-g"}))
    assert question.option("2-g").label == "{2}{G}"
    assert (question.board, question.line) == ("c7", "osos")


def test_a_verdict_leads_to_the_end_of_the_line(content: Path, lesson: Lesson) -> None:
    said = verdict(asked(content, lesson, OF_A_PLAY)["una"], Chosen(frozenset({"no"})), lesson, Frame(SPANISH))
    assert '<a href="/clases/una/partidas/c7?v=1&amp;jugada=lanza:grizzly-bears">Verlo en el tablero C7</a>' in said


@pytest.mark.parametrize(
    "old,new,reason",
    [
        ('linea = "osos"', 'linea = "oso"', "el tablero C7 no tiene una línea «oso», ¿quisiste decir «osos»?"),
        ('tablero = "C7"', 'tablero = "A2"', "hace falta un tablero que se juegue"),
        ("osos.coste", "osos.precio", "no se cita «precio»"),
        ('tablero = "C7"', 'tablero = "C8"', "no hay un tablero C8"),
    ],
)
def test_a_fault_of_a_line_that_is_asked_about(content: Path, lesson: Lesson, old: str, new: str, reason: str) -> None:
    assert reason in fault(content, lesson, OF_A_PLAY.replace(old, new))


def test_the_engine_is_asked_about_boards_of_layers_alone(content: Path, lesson: Lesson) -> None:
    assert "no hay un tablero C7" in fault(content, lesson, QUESTION.replace('tablero = "A2"', 'tablero = "C7"'))
