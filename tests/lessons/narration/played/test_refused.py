"""Why a choice is illegal, as the board says it: with the names on the table, the rule, and when it could have been done."""

import pytest

from lessons.narration.english import has_english
from lessons.narration.played.steps import play_step
from tests.lessons.play.board import scene

HEAD = 'version = 1\ntipo = "partida"\nid = "Z1"\ntitulo = "Un tablero"\n'
LINE = '[[linea]]\nid = "nada"\ntitulo = "Nada"\nelecciones = ["pasa"]\npasos = ["117.3d"]\n'
CARDS = (
    ("Grave Titan", "opp", ""),
    ("Mountain", "you", ""),
    ("Llanowar Elves", "you", ""),
    ("Cryptic Command", "you", "mano"),
    ("Devil's Play", "you", "mano"),
    ("Forest", "you", "mano"),
    ("Dismember", "you", "mano"),
    ("Altar's Reap", "you", "mano"),
    ("Fireball", "you", "mano"),
    ("Shock", "opp", "mano"),
    ("Clone", "opp", "mano"),
    ("Swamp", "opp", "mano"),
)


def board(head: str = "") -> str:
    """A board with these cards, two of each mana and one more red, for you alone."""
    arrivals = "".join(
        f'[[momento]]\nentra = "{card}"\ncontrola = "{who}"\n{f"zona = {chr(34)}{zone}{chr(34)}" if zone else ""}\n'
        for card, who, zone in CARDS
    )
    return f'{HEAD}{head}reservas = {{ you = "UUUUBBRRR" }}\nrecien = ["llanowar-elves"]\n{arrivals}{LINE}'


def said(*choices: str, head: str = "") -> str:
    """What is said of the last of these choices, which is illegal."""
    here = scene(*choices, text=board(head))
    return play_step(here.steps[-1], before=here.steps[-2]).sentence


@pytest.mark.parametrize(
    "choices, words",
    [
        (["lanza:shock"], "Tu oponente no tiene la prioridad: la tienes tú (117.1)."),
        (["pasa", "lanza:dismember"], "No tienes la prioridad: la tiene tu oponente (117.1)."),
        (
            ["lanza:dismember", "lanza:shock"],
            "Nadie tiene la prioridad hasta que Desmembrar termine de lanzarse o activarse (601.2).",
        ),
        (["pasa", "lanza:clone"], "Clon no es un instantáneo ni tiene destello: se lanza en la fase principal propia"),
        (["juega:swamp"], "Una tierra solo se juega en el turno propio (305.3)."),
        (["juega:forest", "juega:forest"], "«Bosque» no está en una zona desde la que pueda lanzarse o jugarse (305.1)."),
        (
            ["activa:llanowar-elves"],
            "tiene mareo de invocación: su controlador no lo tiene desde que empezó su turno más reciente (302.6).",
        ),
        (["activa:mountain", "activa:mountain"], "Montaña ya está girada (107.5)."),
        (["lanza:cryptic-command", "modos:1,4"], "El modo «Contrarresta el hechizo objetivo» no puede elegirse"),
        (["lanza:cryptic-command", "modos:2,3,4"], "Hay que elegir dos modos de los que tiene, cada uno una vez (700.2a)."),
        (["lanza:devils-play", "x:30"], "Con X = 30 no hay manera de pagar el coste: lo más que se puede pagar es X = 9 (601.2h)."),
        (["lanza:dismember", "simbolo:G"], "{B/P} no se paga así: «con {G}» (107.4f)."),
        (["lanza:dismember", "reparte:2"], "Ahora no se elige eso: «2»"),
        (
            ["lanza:dismember", "simbolo:vida", "simbolo:vida", "objetivo:opp"],
            "Tu oponente no es un objetivo legal: se pide la criatura",
        ),
        (
            ["lanza:dismember", "simbolo:vida", "simbolo:vida", "objetivo:you"],
            "Tú no eres un objetivo legal: se pide la criatura",
        ),
        (["lanza:fireball", "x:1", "cuantos:2", "objetivo:you", "objetivo:you"], "Tú ya eres objetivo por esa misma palabra"),
        (
            ["lanza:fireball", "x:1", "cuantos:2", "objetivo:opp", "objetivo:opp"],
            "Tu oponente ya es objetivo por esa misma palabra",
        ),
    ],
)
def test_the_reason_has_the_names_of_the_table_and_its_rule(choices: list[str], words: str) -> None:
    told = said(*choices)
    assert words in told
    assert not has_english(told)


def test_nobody_responds_to_a_cost_and_is_told_when_instead() -> None:
    here = scene("lanza:altars-reap", "sin-mas-mana", "lanza:shock", text=board())
    words = play_step(here.steps[-1], before=here.steps[-2])
    assert words.title == "Eso no se puede"
    (why,) = words.why
    assert why.startswith("Se pudo hacer con la prioridad, antes de que Cosecha del altar empezara a lanzarse")
    assert why.endswith("nadie puede responder a un coste.")
    assert here.played.game.proposal is not None, "the spell goes on being cast"


def test_nobody_has_priority_while_a_triggered_ability_is_put_on_the_stack() -> None:
    cards = (("Oblivion Ring", "you", "mano"), ("Hill Giant", "opp", "campo de batalla"), ("Shock", "opp", "mano"))
    arrivals = "".join(f'[[momento]]\nentra = "{card}"\ncontrola = "{who}"\nzona = "{zone}"\n' for card, who, zone in cards)
    text = f'{HEAD}reservas = {{ you = "WWW" }}\n{arrivals}{LINE}'
    here = scene("lanza:oblivion-ring", "pasa", "pasa", "lanza:shock", text=text)
    words = play_step(here.steps[-1], before=here.steps[-2])
    name = "la habilidad disparada de Anillo del olvido"
    assert f"Nadie tiene la prioridad mientras {name} se pone en la pila (603.3)." in words.sentence
    assert words.why == (f"Se podrá hacer cuando {name} esté en la pila, antes de que se resuelva.",)
