"""A file of a played board is read strictly: every fault at once, each with its line, its key and its reason."""

import pytest

from engine import choices as ch
from engine.actions import Enter
from engine.game import Asked, TurnStep
from engine.illegal import Reason
from engine.model import Zone
from engine.opening import Opening
from lessons.board.notation.facts import ObjectFacts
from lessons.play.facts import ASKED, STEPS, LineFacts
from lessons.play.file import PlayFile, read_play_file, read_play_text, without
from lessons.play.lines import AskKind, Line, PlayAsk

HEAD = 'version = 1\ntipo = "partida"\nid = "X"\ntitulo = "Un tablero"\n'
CARDS = '[[momento]]\nentra = "Doom Blade"\ncontrola = "you"\nzona = "mano"\n[[momento]]\nentra = "Grave Titan"\ncontrola = "opp"\n'
LINE = '[[linea]]\nid = "titan"\ntitulo = "Al Titán"\nelecciones = ["lanza:doom-blade", "objetivo:grave-titan"]\n'
FACT = 'rechaza = ["601.2c"]\n'


def read(text: str, head: str = HEAD) -> PlayFile:
    file = read_play_text(head + text, "x.toml")
    assert isinstance(file, PlayFile), "\n".join(map(str, file))
    return file


def faults(text: str, head: str = HEAD) -> list[str]:
    found = read_play_text(head + text, "x.toml")
    assert not isinstance(found, PlayFile)
    return [str(fault) for fault in found]


def facts(text: str) -> LineFacts:
    return read(CARDS + LINE + text).lines[0].facts


def test_the_opening_is_what_arrives_and_where_the_turn_is():
    head = HEAD + (
        'activo = "opp"\npaso = "segunda principal"\nprioridad = "you"\nrecien = ["grave-titan"]\ntierras = 1\n'
        'vidas = { you = 3 }\nreservas = { you = "GRR", opp = "nada" }\n'
    )
    opening = read(CARDS + LINE + FACT, head).opening
    assert opening == Opening(
        opening.setup,
        step=TurnStep.SECOND_MAIN,
        priority="you",
        new=frozenset({"grave-titan"}),
        pools={"you": ("R", "R", "G"), "opp": ()},
        lands=1,
    )
    assert opening.setup.active == "opp"
    assert opening.setup.life == {"you": 3}
    assert opening.setup.timeline == (
        Enter("doom-blade", "Doom Blade", "you", zone=Zone.HAND),
        Enter("grave-titan", "Grave Titan", "opp"),
    )


def test_what_is_not_said_is_the_active_player_s_main_phase():
    opening = read(CARDS + LINE + FACT).opening
    assert (opening.step, opening.priority, opening.lands, opening.setup.active) == (TurnStep.MAIN, None, 0, None)


def test_a_line_is_its_choices_and_where_one_is_asked():
    text = 'nota = "Una nota."\n' + FACT + '[[linea.pregunta]]\ntipo = "legal"\neleccion = 2\n'
    choices = (ch.Cast("doom-blade"), ch.Choose("grave-titan"))
    asks = (PlayAsk(AskKind.LEGAL, 1),)
    assert read(CARDS + LINE + text).lines == (
        Line("titan", "Al Titán", "Una nota.", choices, LineFacts(refused=("601.2c",)), asks),
    )


@pytest.mark.parametrize(
    "text, said",
    [
        ('motivo = ["illegal target"]', LineFacts(reasons=(Reason.ILLEGAL_TARGET,))),
        ('coste = "{2}{G}"', LineFacts(cost="{2}{G}")),
        ('coste = "nada"', LineFacts(cost="nada")),
        ('fuera_del_mana = ["pay 1 life"]', LineFacts(beyond=("pay 1 life",))),
        ('suma = ["{1}{G}", "{G}"]', LineFacts(sum=("{1}{G}", "{G}"))),
        ('pasos = ["601.2a", "601.2i"]\nsin_pasos = ["601.2d"]', LineFacts(steps=("601.2a", "601.2i"), no_steps=("601.2d",))),
        ("dispara = []", LineFacts(triggered=())),
        ('pierde = ["opp"]', LineFacts(lost=("opp",))),
        ("vidas.you = 19", LineFacts(life={"you": 19})),
        ('reservas = { you = "GW", opp = "nada" }', LineFacts(pools={"you": "WG", "opp": ""})),
        ("pila = []", LineFacts(stack=())),
        ('prioridad = "nadie"', LineFacts(priority="nadie")),
        ('paso = "limpieza"\nactivo = "opp"', LineFacts(turn_step=TurnStep.CLEANUP, active="opp")),
        ('espera = "objetivo"\ndecide = "you"', LineFacts(asked=Asked.TARGET, decides="you")),
        ('opciones = ["pasa"]', LineFacts(options=(ch.Pass(),))),
        ('puede = ["pasa"]\nno_puede = ["x:1"]', LineFacts(can=(ch.Pass(),), cannot=(ch.X(1),))),
        ('debe.grave-titan = { zona = "cementerio" }', LineFacts(objects={"grave-titan": ObjectFacts(zone=Zone.GRAVEYARD)})),
    ],
)
def test_every_fact_that_a_line_may_state(text, said):
    assert facts(text) == said


@pytest.mark.parametrize(
    "text, said",
    [
        ("", "x.toml: linea: falta"),
        (LINE, "x.toml:12: linea[1]: no dice qué tiene que salir"),
        ("linea = []", "x.toml:5: linea: hace falta al menos una línea de juego"),
        (LINE.replace("titan", "El Titán", 1) + FACT, "x.toml:13: linea[1].id: son letras minúsculas, números y guiones"),
        (LINE + FACT + LINE + FACT, "x.toml:18: linea[2].id: ya hay otra línea «titan»"),
        (LINE.replace("objetivo", "objeto") + FACT, "x.toml:15: linea[1].elecciones[2]: «objeto:grave-titan» no es una elección"),
        (LINE + 'rechaza = ["601.9z"]', "linea[1].rechaza[1]: no existe la regla 601.9z"),
        (LINE + 'motivo = ["ilegal target"]', "no hay un motivo «ilegal target», ¿quisiste decir «illegal target»?"),
        (LINE + 'coste = "2G"', "linea[1].coste: «2G» no es un coste"),
        (LINE + 'suma = ["2G"]', "linea[1].suma[1]: «2G» no es un coste"),
        (LINE + 'opciones = ["paso"]', "linea[1].opciones[1]: «paso» no es una elección"),
        (LINE + 'espera = "algo"', "linea[1].espera: «algo» no vale"),
        (LINE + 'paso = "algo"', "linea[1].paso: «algo» no vale"),
        (LINE + 'reservas.you = "RX"', "linea[1].reservas.you: el maná se escribe con sus letras"),
        (LINE + FACT + 'zonas = "x"', "linea[1].zonas: clave desconocida"),
        (
            LINE + FACT + '[[linea.pregunta]]\ntipo = "legal"\neleccion = 3',
            "linea[1].pregunta[1].eleccion: tiene que estar entre 1 y 2",
        ),
        (LINE + FACT + '[[linea.pregunta]]\ntipo = "color"\neleccion = 1', "linea[1].pregunta[1].tipo: «color» no vale"),
        (
            LINE + FACT + '[[linea.pregunta]]\ntipo = "legal"\neleccion = 1\n[[linea.pregunta]]\ntipo = "coste"\neleccion = 1\n',
            "linea[1].pregunta[2].eleccion: ya hay una pregunta antes de la elección 1",
        ),
    ],
)
def test_a_fault_of_a_line_is_told_with_its_place(text, said):
    found = faults(f"{text}\n{CARDS}" if text.startswith("linea") else CARDS + text)
    assert any(said in fault for fault in found), found


@pytest.mark.parametrize(
    "head, said",
    [
        ('prioridad = "yo"', "prioridad: no hay un jugador «yo», ¿quisiste decir «you»?"),
        ('reservas.yo = "R"', "reservas: no hay un jugador «yo»"),
        ('reservas.you = "r"', "reservas.you: el maná se escribe con sus letras"),
        ('paso = "combate"', "paso: «combate» no vale"),
        ("tierras = 100", "tierras: tiene que estar entre 0 y 99"),
        ('jugadores = ["you", "El otro"]', "jugadores: «El otro»: son letras minúsculas"),
        ('tipo = "tablero"', "no es TOML válido"),
        ("lectura = []", "lectura: clave desconocida"),
        ('activo = "nadie"', "activo: "),
    ],
)
def test_a_fault_of_the_opening_is_told(head, said):
    found = faults(CARDS + LINE + FACT, f"{HEAD}{head}\n")
    assert any(said in fault for fault in found), found


def test_every_step_and_every_question_of_the_engine_has_its_word():
    assert sorted(STEPS.values()) == sorted(TurnStep)
    assert sorted(ASKED.values()) == sorted(Asked)


OPTIONAL = HEAD + 'opcionales = ["grave-titan"]\n'


def test_what_may_be_left_out_is_left_out_of_a_line():
    file = read(CARDS + LINE + 'sin = ["grave-titan"]\n' + FACT, OPTIONAL)
    assert (file.optional, file.lines[0].without) == (("grave-titan",), ("grave-titan",))
    smaller = without(file, file.lines[0].without)
    assert [action.id for action in smaller.opening.setup.timeline] == ["doom-blade"]
    assert without(file, ("grave-titan",)) is smaller
    assert without(file, ()) is file


@pytest.mark.parametrize(
    "head, line, said",
    [
        ("", 'sin = ["grave-titan"]', "linea[1].sin: «grave-titan» no está entre los «opcionales» del tablero"),
        (
            'opcionales = ["titan"]',
            "",
            "opcionales: «titan» no es lo que entra en uno de los momentos, ¿quisiste",
        ),
        ('opcionales = ["grave-titan", "grave-titan"]', "", "opcionales: «grave-titan» no es lo que entra"),
        (f"opcionales = {[f'a{n}' for n in range(9)]}", "", "opcionales: son demasiados: el máximo es 8"),
    ],
)
def test_a_fault_of_what_may_be_left_out_is_told(head, line, said):
    found = faults(CARDS + LINE + FACT + line, f"{HEAD}{head}\n")
    assert any(said in fault for fault in found), found


def test_ids_stand_in_addresses():
    text = '[[momento]]\njuntos = [{ entra = "Forest", controla = "you", id = "Mi bosque" }]\n'
    assert faults(text + LINE + FACT) == [
        "x.toml:5: momento[1]: «Mi bosque»: son letras minúsculas, números y guiones: va en la dirección"
    ]


def test_another_kind_of_board_is_not_read_as_this(tmp_path):
    path = tmp_path / "x.toml"
    path.write_text(HEAD.replace("partida", "tablero") + CARDS + LINE + FACT, encoding="utf-8")
    found = read_play_file(path)
    assert isinstance(found, tuple)
    assert "puede ser «partida»" in str(found[0])
    assert isinstance(read_play_file(tmp_path / "y.toml"), tuple)
