"""A board file is read strictly: every fault at once, each with its line, its key and its reason."""

from pathlib import Path

import pytest

from engine.actions import Attach, DealDamage, EndTurn, Enter, Move, PutCounters, Resolve, SetStatus, Together
from engine.model import Zone
from lessons.board.exercise import read_exercise
from lessons.board.file import Board, read_file, read_text
from lessons.board.notation.lines import lines_of

HEAD = 'version = 1\nid = "X"\ntitulo = "Un tablero"\n'
FOREST = '[[momento]]\nentra = "Forest"\ncontrola = "you"\n'


def read(text: str, head: str = HEAD) -> Board:
    board = read_text(head + text, "x.toml")
    assert isinstance(board, Board), "\n".join(map(str, board))
    return board


def faults(text: str, head: str = HEAD) -> list[str]:
    found = read_text(head + text, "x.toml")
    assert not isinstance(found, Board)
    return [str(fault) for fault in found]


def timeline(text: str):
    return read(text).setup.timeline


# --- what can be said -------------------------------------------------------------------------------------------------


def test_an_arrival_with_everything():
    (action,) = timeline(
        "[[momento]]\n"
        'entra = "Clone"\ncontrola = "opp"\npropietario = "you"\nid = "c"\ncopia_de = "Hooded Hydra"\n'
        'elige = { X = 2 }\ncontadores = { "+1/+1" = 3 }\ngirada = true\nficha = true\nboca_abajo = true\n'
    )
    assert action == Enter(
        "c", "Clone", "opp", "you", chosen={"X": "2"}, copy_of="Hooded Hydra", counters=(("+1/+1", 3),),
        tapped=True, token=True, face_down=True,
    )  # fmt: skip


def test_ids_are_slugs_of_full_names_and_numbered_from_the_second_on():
    text = "".join(
        f'[[momento]]\nentra = "{name}"\ncontrola = "you"\n' for name in ["Urborg, Tomb of Yawgmoth", "Forest", "Forest"]
    )
    assert [a.id for a in timeline(text)] == ["urborg-tomb-of-yawgmoth", "forest", "forest-2"]


@pytest.mark.parametrize(
    "text, action",
    [
        ('entra = "Forest"\ncontrola = "you"\nzona = "mano"', Enter("forest-2", "Forest", "you", zone=Zone.HAND)),
        (
            'juntos = [{ entra = "Plains", controla = "you" }, { entra = "Forest", controla = "opp" }]',
            Together((Enter("plains", "Plains", "you"), Enter("forest-2", "Forest", "opp"))),
        ),
        ('resuelve = "Shock"\ncontrola = "you"\nobjetivos = ["opp"]', Resolve("you", "Shock", targets=(("opp",),))),
        ('resuelve = "forest"\ncontrola = "you"', Resolve("you", source="forest")),
        (
            'habilidad_de = "forest"\ncontrola = "you"\nnumero = 2\nobjetivos = ["you", ["forest", "opp"], []]',
            Resolve("you", source="forest", ability=2, targets=(("you",), ("forest", "opp"), ())),
        ),
        ('habilidad_de = "forest"\ncontrola = "you"', Resolve("you", source="forest", ability=1)),
        ('anexa = "forest"\na = "opp"', Attach("forest", "opp")),
        ('contador = "flying"\nen = "forest"', PutCounters("forest", "flying", 1)),
        ('contador = "flying"\nen = "forest"\ncuantos = -2', PutCounters("forest", "flying", -2)),
        ('mueve = "forest"\na = "exilio"', Move("forest", Zone.EXILE)),
        (
            'mueve = "forest"\na = "campo de batalla"\ncontrola = "opp"\ngirada = true\nelige.tipo = "Elf"',
            Move("forest", Zone.BATTLEFIELD, "opp", chosen={"type": "Elf"}, tapped=True),
        ),
        ('hiere = "forest"\ncuanto = 3', DealDamage("forest", 3)),
        ('gira = "forest"', SetStatus("forest", tapped=True)),
        ('endereza = "forest"', SetStatus("forest", tapped=False)),
        ('pone_boca_abajo = "forest"', SetStatus("forest", face_down=True)),
        ('pone_boca_arriba = "forest"', SetStatus("forest", face_down=False)),
        ("termina_el_turno = true", EndTurn()),
    ],
)
def test_each_kind_of_moment(text, action):
    assert timeline(f"{FOREST}[[momento]]\n{text}\n")[1] == action


@pytest.mark.parametrize(
    "written, chosen",
    [
        ('color = "W"', {"color": "W"}),
        ('palabra_de_color = "green"', {"color word": "green"}),
        ('tipo_de_tierra = "Swamp"', {"land type": "Swamp"}),
        ('objeto = "forest"', {"object": "forest"}),
        ('cambia_color = ["black", "green"]', {"color word": "black>green"}),
        ('cambia_tierra = ["Swamp", "Plains"]', {"basic land type": "Swamp>Plains"}),
        ('cambia_criatura = ["Elf", "Goblin"]', {"creature type": "Elf>Goblin"}),
        ("X = 3", {"X": "3"}),
        ("modos = [1, 3]", {"modes": "1,3"}),
        ("puede = true, paga = false", {"may": "yes", "pays": "no"}),
    ],
)
def test_each_kind_of_choice(written, chosen):
    text = f'{FOREST}[[momento]]\nresuelve = "Shock"\ncontrola = "you"\nelige = {{ {written} }}\n'
    assert timeline(text)[1].choices == chosen


def test_players_lives_whose_turn_and_what_is_kept():
    setup = read(f'jugadores = ["you", "opp", "ana"]\nactivo = "ana"\nvidas = {{ opp = 3 }}\nconserva = ["forest"]\n{FOREST}').setup
    assert (setup.players, setup.active, setup.life, setup.kept) == (("you", "opp", "ana"), "ana", {"opp": 3}, {"forest"})


def test_the_last_moment_is_opened_unless_the_file_says_which():
    assert read(FOREST * 3).setup.opened == {2}
    assert read(f"{FOREST}paso_a_paso = true\n{FOREST}{FOREST}").setup.opened == {0}


def test_cards_of_its_own_win_over_the_pool():
    own = '[cartas."Forest"]\nlinea = "Creature — Elf"\ncoste = "{1}{G}"\nfuerza = "2"\nresistencia = "1+*"\ntexto = "Flying"\n'
    own += 'colores = ["U"]\n'
    card = read(FOREST + own).setup.cards["Forest"]
    assert (card.mana_value, card.power, card.toughness, card.colors, card.subtypes) == (2, "2", "1+*", {"U"}, ("Elf",))


def test_windows_line_ends_and_a_mark_at_the_start(tmp_path: Path):
    path = tmp_path / "x.toml"
    path.write_bytes(b"\xef\xbb\xbf" + (HEAD + FOREST).replace("\n", "\r\n").encode())
    assert isinstance(read_file(path), Board)


ZONES = "«campo de batalla», «mano», «biblioteca», «cementerio», «exilio» o «zona de mando»"

# --- what is wrong ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, expected",
    [
        ("", ["x.toml: momento: falta"]),
        ("momento = []\n", ["x.toml:4: momento: hace falta al menos un momento"]),
        ("momento = [1]\n", ["x.toml:4: momento[1]: tiene que ser una tabla", "x.toml:4: momento: hace falta al menos un momento"]),
        (f"{FOREST}color = 1\n", ["x.toml:7: momento[1].color: clave desconocida"]),
        (f"{FOREST}control = 1\n", ["x.toml:7: momento[1].control: clave desconocida, ¿quisiste decir «controla»?"]),
        (f"{FOREST}girada = 1\n", ["x.toml:7: momento[1].girada: tiene que ser true o false, no un número entero"]),
        (f"{FOREST}id = true\n", ["x.toml:7: momento[1].id: tiene que ser un texto, no true o false"]),
        (f'{FOREST}id = " "\n', ["x.toml:7: momento[1].id: está vacío"]),
        (f'{FOREST}zona = "man"\n', [f"x.toml:7: momento[1].zona: «man» no vale, ¿quisiste decir «mano»?; puede ser {ZONES}"]),
        (f'{FOREST}contadores = {{ "+1/+1" = 99999999999999999999 }}\n', [
            "x.toml:7: momento[1].contadores.+1/+1: tiene que estar entre 1 y 9999"
        ]),
        ('[[momento]]\nentra = "Forest"\n', ["x.toml:4: momento[1].controla: falta"]),
        (f'{FOREST}gira = "forest"\n', None),
        ("[[momento]]\nnota = \"nada\"\n", None),
        (f"{FOREST}[[momento]]\ntermina_el_turno = false\n", ["x.toml:8: momento[2].termina_el_turno: solo puede ser true"]),
        (f'{FOREST}elige = {{ X = -1, cambia_color = ["black"] }}\n', [
            'x.toml:7: momento[1].elige.cambia_color: son dos palabras: la vieja y la nueva, como ["black", "green"]',
            "x.toml:7: momento[1].elige.X: tiene que estar entre 0 y 9999",
        ]),
        (f"{FOREST}[[momento]]\nresuelve = \"Shock\"\ncontrola = \"you\"\nobjetivos = [1]\n", [
            "x.toml:10: momento[2].objetivos: cada objetivo es un texto o una lista de textos"
        ]),
        (f"jugadores = [1]\n{FOREST}", ["x.toml:4: jugadores[1]: tiene que ser un texto"]),
        (f"vidas = {{ you = 1.5 }}\n{FOREST}", [
            "x.toml:4: vidas.you: tiene que ser un número entero, no un número con decimales"
        ]),
        (f'{FOREST}[debe]\nforest = {{ linea = "Tierra" }}\n', [
            "x.toml:8: debe.forest.linea: palabra desconocida en la línea de tipo: «tierra»"
        ]),
        (f'{FOREST}[debe]\nforest = {{ colores = ["azul"] }}\n', [
            "x.toml:8: debe.forest.colores: los colores son letras: W, U, B, R y G"
        ]),
        (f'{FOREST}[orden]\n8 = []\n', ["x.toml:7: orden: no hay capa «8»"]),
        (f'independientes = ["8"]\n{FOREST}', ["x.toml:4: independientes: no hay capa «8»"]),
        (f'{FOREST}debe.forest = {{ fr = "1/1" }}\n[debe]\nforest = {{ fr = "1/1" }}\n', [
            "x.toml:8: debe: el último momento ya tiene sus propios hechos; escríbelos en un solo lugar"
        ]),
        (f'{FOREST}[[dependencias]]\ncapa = "4"\nefecto = "a"\nespera_a = "b"\ncausa = "porque sí"\n', None),
        (f'{FOREST}[cartas."X"]\nlinea = "Land"\nfuerza = "mucha"\n', [
            'x.toml:9: cartas.X.fuerza: «mucha» no vale; se escribe como en la carta: "4", "*" o "1+*"'
        ]),
        (f'{FOREST}[cartas."X"]\nlinea = "Land"\ncoste = "3R"\n', [
            'x.toml:9: cartas.X.coste: «3R» no vale; se escribe con símbolos: "{1}{W}"'
        ]),
        (f'{FOREST}[cartas."X"]\ntexto = "Flying"\n', ["x.toml:7: cartas.X.linea: falta"]),
    ],
)  # fmt: skip
def test_a_fault_says_where_which_and_why(text, expected):
    found = faults(text)
    assert found == expected if expected is not None else len(found) == 1


def test_the_head_of_the_file():
    assert faults(FOREST, "") == ["x.toml: version: falta", "x.toml: id: falta", "x.toml: titulo: falta"]
    assert faults(FOREST, HEAD.replace("1", "2")) == ["x.toml:1: version: esta versión del formato no se conoce; la actual es 1"]
    assert faults(FOREST, HEAD + 'tipo = "clasificar"\n') == ["x.toml:4: tipo: «clasificar» no vale; puede ser «tablero»"]


@pytest.mark.parametrize(
    "text, line, key, words",
    [
        ('[[momento]]\nentra = "Forrest"\ncontrola = "you"\n', 5, "momento[1].entra", "¿quisiste decir «Forest»?"),
        ('[[momento]]\nentra = "Forest"\ncontrola = "yu"\n', 6, "momento[1].controla", "¿quisiste decir «you»?"),
        (f'{FOREST}[[momento]]\ngira = "forst"\n', 8, "momento[2].gira", "¿quisiste decir «forest»?"),
        (f'[[momento]]\ngira = "forest"\n{FOREST}', 5, "momento[1].gira", "todavía no"),
        (f'{FOREST}id = "you"\n', 7, "momento[1].id", "se usa más de una vez"),
        (f'{FOREST}[[momento]]\njuntos = [\n{{ entra = "Forest", controla = "x" }}]\n', 9, "momento[2].juntos[1].controla", "juga"),
        (f'activo = "ana"\n{FOREST}', 4, "activo", "jugador"),
        (f'conserva = ["a"]\n{FOREST}', 4, "conserva", "objeto"),
        (f'vidas = {{ ana = 1 }}\n{FOREST}', 4, "vidas.ana", "jugador"),
        (f'{FOREST}[[momento]]\nresuelve = "Shock"\ncontrola = "you"\nobjetivos = [\n"x"]\n', 11, "momento[2].objetivos[1]", "obj"),
    ],
)  # fmt: skip
def test_what_the_engine_finds_is_told_at_its_key(text, line, key, words):
    (found,) = faults(text)
    assert found.startswith(f"x.toml:{line}: {key}: ")
    assert words in found


def test_all_faults_at_once():
    text = '[[momento]]\nentra = "Forrest"\ncontrola = "yu"\nclave = 1\n[[momento]]\nentra = 3\ncontrola = "you"\n'
    assert [found.partition(": ")[0] for found in faults(text)] == ["x.toml:7", "x.toml:9", "x.toml:5", "x.toml:6"]


def test_a_moment_that_cannot_be_read_does_not_blame_those_that_speak_of_it():
    text = '[[momento]]\nentra = "Forest"\n[[momento]]\ngira = "forest"\n'
    assert faults(text) == ["x.toml:4: momento[1].controla: falta"]


@pytest.mark.parametrize(
    "text, line",
    [("version = ", 1), ("a = 1\na = 2\n", 2), ("x = 2020-99-99", 1), ("[a", 1), ("a = '''", 1), ("a = " + "[" * 5000, 0)],
)
def test_what_is_no_toml(text, line):
    (found,) = read_text(text, "x.toml")
    assert "no es TOML válido" in found.reason
    assert found.line == line


@pytest.mark.parametrize(
    "kind, said",
    [
        ("flyin", "no hay contadores «flyin», ¿quisiste decir «flying»?"),
        ("+1/1", "«+1/1» no es una clase de contadores"),
        ("+99999/+1", "«+99999/+1» no es una clase de contadores"),
        ("Charge", "«Charge» no es una clase de contadores"),
    ],
)
def test_what_is_no_kind_of_counters(kind, said):
    (found,) = faults(f'{FOREST}[[momento]]\ncontador = "{kind}"\nen = "forest"\n')
    assert said in found
    (found,) = faults(f'{FOREST}contadores = {{ "{kind}" = 2 }}\n')
    assert said in found


def test_counters_of_any_other_name():
    assert isinstance(read_text(f'{HEAD}{FOREST}contadores = {{ "charge" = 2, "-0/-1" = 1 }}\n', "x.toml"), Board)


def test_a_number_of_thousands_of_digits():
    (found,) = faults(f"{FOREST}cuantos = {'9' * 5000}\n")
    assert "no es TOML válido" in found


@pytest.mark.parametrize(
    "make, said",
    [
        (lambda path: None, "no existe"),
        (lambda path: path.mkdir(), "es una carpeta, no un archivo"),
        (lambda path: path.write_bytes(b"version = 1\nid = '\xff'\n"), "no está en UTF-8"),
        (lambda path: path.write_bytes(b"#" * 1_000_001), "es demasiado grande: el máximo es 1000 kB"),
    ],
)
def test_what_is_no_file_to_read(tmp_path, make, said):
    path = tmp_path / "x.toml"
    make(path)
    (found,) = read_file(path, "x.toml")
    assert found.reason == said


# --- lines ------------------------------------------------------------------------------------------------------------


def test_every_key_has_its_line():
    text = (
        '# comentario con [corchetes] y "comillas"\n'
        "a.b = 1  # y = 2\n"
        'c = """\n[no] = "es clave"\n"""\n'
        "[t.\"x y\"]\n"
        "k = [\n  1, # uno\n  { z = 2, w = [3,\n   4] },\n]\n"
        "[[m]]\nn = 'a\\'\n[[m]]\n\n[m.o]\np = 1979-05-27\n"
    )  # fmt: skip
    lines = lines_of(text)
    assert {path: lines[path] for path in [
        ("a", "b"), ("c",), ("t", "x y"), ("t", "x y", "k"), ("t", "x y", "k", 0), ("t", "x y", "k", 1, "z"),
        ("t", "x y", "k", 1, "w", 1), ("m", 0, "n"), ("m", 1), ("m", 1, "o", "p"),
    ]} == {
        ("a", "b"): 2, ("c",): 3, ("t", "x y"): 6, ("t", "x y", "k"): 7, ("t", "x y", "k", 0): 8, ("t", "x y", "k", 1, "z"): 9,
        ("t", "x y", "k", 1, "w", 1): 10, ("m", 0, "n"): 13, ("m", 1): 14, ("m", 1, "o", "p"): 17,
    }  # fmt: skip


# --- exercises --------------------------------------------------------------------------------------------------------

EXERCISE = 'version = 1\ntipo = "clasificar"\nid = "E"\ntitulo = "Un ejercicio"\npregunta = "capa"\n'


@pytest.mark.parametrize(
    "item, said",
    [
        ('carta = "Pacifismo"', "item[1].carta: no hay ninguna carta llamada «Pacifismo»"),
        ('carta = "Crusade"\nparrafo = 2', "item[1].parrafo: «Crusade» tiene 1 párrafos"),
        ('nota = "nada"', "item[1]: cada texto es de una «carta» o es un «contador»"),
        ('carta = "Crusade"\ncontador = "+1/+1"', "item[1]: cada texto es de una «carta» o es un «contador»"),
        ('carta = "Crusade"\nrespuesta = "7c"', "item[1].respuesta: clave desconocida"),
    ],
)
def test_a_fault_of_an_exercise(tmp_path, item, said):
    path = tmp_path / "e.toml"
    path.write_text(f"{EXERCISE}[[item]]\n{item}\n", encoding="utf-8")
    (found,) = read_exercise(path, "e.toml")
    assert said in str(found)
