"""The facts of a line are held against what the engine played; each kind of them can fail."""

import json
from dataclasses import replace

import pytest

from engine import Rule
from engine.played import Kind, Played
from lessons.play.checking import failures
from lessons.play.file import PlayFile
from lessons.play.lines import Line
from lessons.play.report import head_json, play_json
from lessons.play.telling import lines
from tests.lessons.play.handmade import BLADE, at_the_geists, at_the_titan
from tests.lessons.play.test_file import CARDS, LINE, read


def file(facts: str) -> PlayFile:
    return read(CARDS + LINE + facts)


def line(facts: str) -> Line:
    return file(facts).lines[0]


def ended() -> Played:
    """The Geists' line, at whose end the opponent has lost and something has triggered."""
    played = at_the_geists()
    *before, last = played.steps
    trigger = replace(BLADE, id="guttersnipe-1", source="guttersnipe")
    game = replace(played.game, lost={"opp": Rule("704.5a")})
    return Played((*before, replace(last, game=game, triggered=(trigger,))), game, None)


PLAYS = {"titan": at_the_titan, "geists": at_the_geists, "ended": ended}


@pytest.mark.parametrize(
    "play, facts, wrong, said",
    [
        ("titan", 'rechaza = ["601.2c"]', 'rechaza = ["601.2b"]', "rechazo: 601.2c illegal target (115.1), no 601.2b"),
        ("titan", 'rechaza = ["115.1"]', 'vidas = { you = 20 }', "rechazos: [601.2c illegal target (115.1)], no []"),
        ("geists", "pila = ['doom-blade']", 'rechaza = ["601.2c"]', "rechazos: [], no [601.2c]"),
        (
            "titan", 'rechaza = ["115.1"]\nmotivo = ["illegal target"]', 'rechaza = ["115.1"]\nmotivo = ["bad value"]',
            "motivo: [illegal target], no [bad value]",
        ),
        ("geists", 'coste = "{2}{B}"', 'coste = "{1}{B}"', "coste: {2}{B}, no {1}{B}"),
        ("geists", "fuera_del_mana = []", 'fuera_del_mana = ["pay 1 life"]', "fuera del maná: [], no [pay 1 life]"),
        ("geists", 'suma = ["{1}{B}", "{2}{B}"]', 'suma = ["{2}{B}"]', "suma: [{1}{B}, {2}{B}], no [{2}{B}]"),
        ("geists", 'pasos = ["601.2a", "601.2e", "117.3c"]', 'pasos = ["601.2e", "601.2a"]', "no hay un paso por 601.2a"),
        ("geists", 'sin_pasos = ["601.2d"]', 'sin_pasos = ["601.2e"]', "pasos: el paso 4 es por 601.2e"),
        ("geists", "vidas.opp = 20", "vidas.opp = 19", "vidas de opp: 20, no 19"),
        ("geists", 'reservas.you = "nada"', 'reservas.you = "B"', "reserva de you: nada, no B"),
        ("geists", 'pila = ["doom-blade"]', "pila = []", "pila: [doom-blade], no []"),
        ("geists", 'prioridad = "you"', 'prioridad = "nadie"', "prioridad: you, no nadie"),
        ("geists", 'paso = "principal"', 'paso = "limpieza"', "paso: principal, no limpieza"),
        ("geists", 'activo = "you"', 'activo = "opp"', "activo: you, no opp"),
        ("geists", 'decide = "you"', 'decide = "opp"', "decide: you, no opp"),
        ("geists", 'espera = "prioridad"', 'espera = "objetivo"', "espera: prioridad, no objetivo"),
        ("geists", 'opciones = ["pasa"]', 'opciones = ["sin-mas-mana"]', "opciones: [pasa], no [sin-mas-mana]"),
        ("geists", 'puede = ["pasa"]', 'puede = ["x:1"]', "«x:1» no se puede"),
        ("geists", 'no_puede = ["x:1"]', 'no_puede = ["pasa"]', "«pasa» se puede"),
        ("ended", 'dispara = ["guttersnipe"]', "dispara = []", "disparos: [guttersnipe], no []"),
        ("ended", 'pierde = ["opp"]', "pierde = []", "pierde: [opp], no []"),
        ("ended", 'decide = "nadie"', 'decide = "you"', "decide: nadie, no you"),
        (
            "geists", 'debe.grave-titan = { zona = "campo de batalla" }', 'debe.grave-titan = { zona = "cementerio" }',
            "«grave-titan», zona: battlefield, no graveyard",
        ),
    ],
)  # fmt: skip
def test_a_fact_holds_or_is_told(play, facts, wrong, said):
    assert failures(line(facts), PLAYS[play]()) == ()
    assert any(said in failure for failure in failures(line(wrong), PLAYS[play]())), failures(line(wrong), PLAYS[play]())


@pytest.mark.parametrize("kind, play, choice", [("legal", "titan", 2), ("coste", "geists", 2), ("prioridad", "geists", 2)])
def test_a_question_needs_something_to_ask(kind, play, choice):
    ask = '[[linea.pregunta]]\ntipo = "{}"\neleccion = {}\n'
    fact = 'rechaza = ["601.2c"]\n' if play == "titan" else 'pila = ["doom-blade"]\n'
    assert failures(line(fact + ask.format(kind, choice)), PLAYS[play]()) == ()
    assert failures(line('pila = ["doom-blade"]\n' + ask.format("resuelve", choice)), at_the_geists()) == (
        "pregunta «resuelve» antes de la elección 2: no hay nada que preguntar",
    )
    assert failures(line('pila = ["doom-blade"]\n' + ask.format("coste", 1)), at_the_geists()) != ()


def test_a_play_as_json_has_steps_choices_refusals_and_where_it_ends():
    report = json.loads(json.dumps(head_json(file('rechaza = ["601.2c"]')) | play_json(at_the_titan())))
    assert (report["format"], report["board"]) == (1, {"id": "X", "title": "Un tablero"})
    begin, priority, propose, rewind = report["steps"]
    assert (begin["kind"], begin["choice"], priority["player"]) == (Kind.BEGIN, None, "you")
    assert (propose["rules"], propose["chose"], propose["position"]["priority"]) == (["601.2a"], "lanza:doom-blade", None)
    assert propose["moved"] == [{"object": "doom-blade", "from": "hand", "to": "stack"}]
    assert [item["id"] for item in propose["position"]["stack"]] == ["doom-blade"]
    assert (rewind["choice"], rewind["failed"]) == (2, "601.2c")
    assert rewind["refused"] == [{"reason": "illegal target", "rule": "115.1", "key": None, "data": {"value": "grave-titan"}}]
    assert report["waits"]["options"] == ["pasa", "lanza:doom-blade"]
    assert report["final"]["grave-titan"]["zone"] == "battlefield"


def test_the_total_cost_is_reported_line_by_line():
    report = play_json(at_the_geists())
    (total,) = (step for step in report["steps"] if step["kind"] == Kind.TOTAL)
    assert total["cost"]["mana"] == ["2", "B"]
    assert [(cost["kind"], cost["before"], cost["after"]) for cost in total["cost"]["lines"]] == [
        ("mana cost", ["0"], ["1", "B"]),
        ("increase", ["1", "B"], ["2", "B"]),
    ]


def test_a_play_in_words_has_each_choice_before_what_it_leads_to():
    told = list(lines(at_the_titan()))
    assert told.index("> lanza:doom-blade") < told.index("> objetivo:grave-titan")
    assert any(said.startswith("4. Acción ilegal.") and "733.1" in said for said in told)
    assert told[-1] == "? ¿Qué haces con la prioridad?"
