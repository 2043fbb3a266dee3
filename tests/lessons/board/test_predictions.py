"""«¿Qué pasa ahora?»: refusals first, then every question of the class with every answer that its form can send."""

from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlencode

import pytest
from django.test import Client

from engine import Trace, replay
from engine.misconceptions import all_misconceptions
from engine.predicting import Depends, LayerOrder, Look, NextEffect, NextPart, layer_order, next_effect, seen
from engine.trace import Why
from lessons.board.keys import CAUSE_KEYS, effect_key
from lessons.board.predicting.answering import Answering
from lessons.board.predicting.forms import NOBODY
from lessons.board.predicting.looks import choices
from lessons.board.predicting.marking import judge
from lessons.board.predicting.page import questions_of
from lessons.board.predicting.questions import Question
from lessons.board.readings.known import by_name, readings
from lessons.catalog.load import catalog, trace_of
from lessons.catalog.values import Board
from lessons.narration import SPANISH, plain
from lessons.narration.predictions import Asked, hints, question
from tests.engine.learning.positions import TWO_IN_ONE
from tests.lessons.pages import HTMX, text

TABLES = "/clases/capas/tableros"
A2 = f"{TABLES}/a2"
MAGUS = "magus-of-the-moon.t0"


@dataclass(frozen=True)
class Marked:
    """A question of the class."""

    board: Board
    number: int

    @property
    def question(self) -> Question:
        return questions_of(self.board)[self.number]

    @property
    def asked(self) -> Asked:
        return Asked(self.question, trace_of(self.board))

    @property
    def url(self) -> str:
        return f"{TABLES}/{self.board.slug}/pasos/{self.number}/prediccion"


MARKED = [Marked(board, number) for board in catalog().lessons["capas"].boards.values() for number in questions_of(board)]
every = pytest.mark.parametrize("marked", MARKED, ids=lambda m: f"{m.board.id}-{m.number}")


def answers(marked: Marked) -> Iterator[tuple[dict[str, object], bool]]:
    """What may be sent, and whether the rules allow it."""
    asked = marked.question
    match asked:
        case NextEffect(options=options):
            yield from (({"efecto": effect_key(e)}, e in asked.allowed) for e in options)
        case NextPart(options=parts):
            yield from (({"efecto": f"{p.layer}.{effect_key(p.effect)}"}, p in asked.allowed) for p in parts)
        case LayerOrder(options=options, right=right):
            for order in (right, options, options[::-1], (*right[1:], right[0])):
                yield {"orden": ",".join(str(options.index(e) + 1) for e in order)}, order in asked.allowed
        case Depends(options=options, right=edges):
            yield {"depende": NOBODY, "de": "", "causa": ""}, not edges
            for one in options:
                for other in options:
                    for why in Why if one != other else ():
                        true = any((d.effect, d.on, d.why) == (one, other, why) for d in edges)
                        yield {"depende": effect_key(one), "de": effect_key(other), "causa": CAUSE_KEYS[why]}, true
        case Look(right=right):
            yield from looks(marked, asked, right)


def looks(marked: Marked, asked: Look, right: object) -> Iterator[tuple[dict[str, object], bool]]:
    """As it ends by the rules, and as it ends by each reading of the board."""
    trace, known = trace_of(marked.board), by_name(marked.board)
    offered = choices(asked, trace, known, SPANISH)
    true = seen(asked.right)
    for reading in (None, *known.values()):
        wrong = replay(marked.board.file.setup, reading.policy) if reading else None
        found = seen(wrong.steps[-1].sheets[asked.object]) if wrong else true
        types, colors, abilities = offered.keys_of(found)
        numbers = {"sin_fr": "on"} if found.pt is None else {"fuerza": found.pt[0], "resistencia": found.pt[1]}
        sent = {"tipos": sorted(types), "colores": sorted(colors), "habilidades": sorted(abilities), **numbers}
        yield sent, found.of(asked.asked) == true.of(asked.asked)


def test_the_class_asks_in_every_way() -> None:
    assert {type(marked.question) for marked in MARKED} == {NextEffect, NextPart, LayerOrder, Depends, Look}


@pytest.mark.parametrize("path", ["a2/pasos/6", "a2/pasos/0", "a2/pasos/99", "a1/pasos/3"])
def test_where_nothing_is_asked(client: Client, path: str) -> None:
    text(client, f"{TABLES}/{path}/prediccion", 404)


@pytest.mark.parametrize(
    "step, query",
    [
        (8, "efecto=nada"),
        (8, "efecto=6.r9&efecto=x"),
        (11, "efecto=%3Cscript%3E"),
        (5, "tipos=humano&colores=octarina&habilidades=ninguna&fuerza=1&resistencia=1"),
    ],
)
def test_what_no_form_of_ours_sends_is_refused_in_a_line(client: Client, step: int, query: str) -> None:
    page = text(client, f"{A2}/pasos/{step}/prediccion?responder=1&{query}", 400)
    assert "Esa respuesta no es de esta pregunta." in page
    assert "<script>" not in page


@pytest.mark.parametrize(
    "path, said",
    [
        ("a2/pasos/8?", "Elige uno antes de responder."),
        ("a3/pasos/5?", "Elige quién depende"),
        ("a3/pasos/5?&depende=magus-of-the-moon.t0", "Elige de quién depende."),
        (f"a3/pasos/5?&depende={MAGUS}&de={MAGUS}&causa=texto", "no depende de sí mismo"),
        ("a2/pasos/5?", "Elige los tipos."),
        ("a6/pasos/5?&habilidades=ninguna&fuerza=dos&resistencia=4", "La fuerza es un número entero."),
        ("a6/pasos/5?&habilidades=ninguna&habilidades=haste&fuerza=2&resistencia=4", "«Ninguna» no se combina"),
        ("a6/pasos/5?&habilidades=ninguna&fuerza=2", "Escribe la fuerza y la resistencia."),
        ("a6/pasos/5?&habilidades=ninguna&fuerza=9999&resistencia=4", "Esa fuerza no puede ser."),
    ],
)
def test_what_is_missing_is_told_and_nothing_is_lost(client: Client, path: str, said: str) -> None:
    page = text(client, f"{TABLES}/{path.replace('?', '/prediccion?responder=1')}")
    assert said in page
    assert page.count('role="alert"') == 1
    assert 'class="verdict' not in page
    if "fuerza=2" in path:
        assert 'value="2"' in page


@every
def test_the_question_shows_the_board_before_the_step_and_nothing_of_it(client: Client, marked: Marked) -> None:
    page = text(client, marked.url)
    assert f'data-number="{marked.number - 1}.5"' in page
    assert str(plain(question(marked.asked))) in page.replace("&#x27;", "'")
    assert f'href="{TABLES}/{marked.board.slug}/pasos/{marked.number}"' in page, "it can be left out"
    assert page.count("Todavía no se muestra") == len(trace_of(marked.board).steps) - marked.number + 1
    assert 'class="verdict' not in page
    assert "⟦" not in page


@every
def test_every_answer_is_judged_as_the_rules_have_it(client: Client, marked: Marked) -> None:
    given = list(answers(marked))
    assert any(right for _, right in given)
    for sent, right in given:
        page = text(client, f"{marked.url}?{urlencode({'responder': 1, **sent}, doseq=True)}", **HTMX)
        assert ('class="verdict is-right"' in page) is right, sent
        assert ('class="verdict is-wrong"' in page) is not right, sent
        assert f'href="{TABLES}/{marked.board.slug}/pasos/{marked.number}"' in page
        if right:
            assert 'class="misreading"' not in page
        else:
            assert 'class="why' in page or 'class="look-table"' in page, "it says why"


@every
def test_hints_come_nearer_and_only_the_last_is_the_answer(client: Client, marked: Marked) -> None:
    for given in range(4):
        assert text(client, f"{marked.url}?pista={given}").count('class="hint"') == given
    for beyond in ("4", "-1", "uno", "99999999999"):
        assert text(client, f"{marked.url}?pista={beyond}").count('class="hint"') in {0, 3}
    area, near, move = hints(marked.asked)
    assert len({area, near, move}) == 3
    named = {marked.asked.scene.effect(e) for e in marked.asked.options}
    assert not any(name in area for name in named), "the first names no effect"
    assert "613" in area or "611" in area
    assert move not in (area, near)


@every
def test_a_reading_that_leads_to_the_answer_is_named_and_can_be_seen(client: Client, marked: Marked) -> None:
    slugs = {reading.misconception.name: reading.slug for reading in readings(marked.board).values()}
    answering = Answering(marked.asked, by_name(marked.board), "x")
    for sent, right in answers(marked):
        if right:
            continue
        query = urlencode({"responder": 1, **sent}, doseq=True)
        form = answering.form(client.get(f"/?{query}").wsgi_request.GET)
        assert form.is_valid()
        verdict = judge(marked.asked, answering.answer(form), by_name(marked.board))
        page = text(client, f"{marked.url}?{query}", **HTMX)
        for reading in verdict.readings:
            assert f'href="{TABLES}/{marked.board.slug}/lecturas/{slugs[reading.name]}"' in page
        assert page.count('class="misreading"') == len(verdict.readings)


def test_every_misreading_of_the_look_of_the_champion_is_called_by_its_name(client: Client) -> None:
    """The class's own wrong orders are among them: 2/2, 1/1 and a 5/5 with both keywords."""
    look = {"tipos": ["creature", "frog"], "colores": "U", "habilidades": "ninguna"}
    angel = {"tipos": ["creature", "frog", "angel"], "habilidades": ["flying", "first-strike"]}
    for change, name in (
        ({"fuerza": 2, "resistencia": 2}, "A trozos, sin ningún orden"),
        ({"fuerza": 1, "resistencia": 1}, "Cada efecto entero, del más viejo al más nuevo"),
        ({"fuerza": 5, "resistencia": 5, **angel}, "Cada efecto entero, del más nuevo al más viejo"),
        ({"fuerza": 6, "resistencia": 6}, "Los números antes que el color y las habilidades"),
    ):
        page = text(client, f"{A2}/pasos/5/prediccion?{urlencode({'responder': 1, **look, **change}, doseq=True)}")
        assert f'<p class="misreading-name">{name}</p>' in page
        assert ("Vuela, daña primero" in page) is ("angel" in change.get("tipos", ()))  # in a line, as answered
    page = text(client, f"{A2}/pasos/5/prediccion?{urlencode({'responder': 1, **look, 'fuerza': 5, 'resistencia': 5}, doseq=True)}")
    assert 'class="verdict is-right"' in page


def test_a_button_of_the_order_moves_without_answering(client: Client) -> None:
    page = text(client, f"{TABLES}/a9/pasos/15/prediccion?orden=1,2,3,4,5,6&baja=1")
    assert 'name="orden" value="2,1,3,4,5,6"' in page
    assert 'class="verdict' not in page
    assert 'role="alert"' not in page


def test_with_the_same_timestamp_either_is_right_and_the_verdict_says_so() -> None:
    trace: Trace = replay(TWO_IN_ONE)
    first = next(s.number for s in trace.steps if s.layer == "7c")
    asked = next_effect(trace, first + 1)
    assert asked is not None
    (other,) = asked.allowed - {asked.right}
    verdict = judge(Asked(asked, trace), other, all_misconceptions())
    assert verdict.right
    assert verdict.readings == ()
    assert "tienen el mismo orden de llegada: cualquiera puede ir antes (613.7a)" in verdict.said[0]
    order = layer_order(trace, first)
    assert order is not None
    (swapped,) = order.allowed - {order.right}
    verdict = judge(Asked(order, trace), swapped, all_misconceptions())
    assert verdict.right
    assert "ninguna regla los ordena" in verdict.said[0]


def test_613_8b_to_the_letter_is_right_and_the_verdict_says_so() -> None:
    """A9: Dralnu's Crusade just after Conspiracy, which it waited for, and before the older Mycosynth Lattice."""
    trace = trace_of(catalog().lessons["capas"].boards["A9"])
    order = next(found for step in trace.steps if step.layer == "4" and (found := layer_order(trace, step.number)))
    *before, lattice, crusade = order.right
    letter = (*before, crusade, lattice)
    assert order.allowed == {order.right, letter}
    verdict = judge(Asked(order, trace), letter, all_misconceptions())
    assert (verdict.right, verdict.readings) == (True, ())
    assert "613.8b al pie de la letra" in verdict.said[0]


def test_the_language_of_names_goes_along(client: Client) -> None:
    page = text(client, f"{A2}/pasos/8/prediccion?nombres=en")
    assert '<input type="hidden" name="nombres" value="en">' in page
    page = text(client, f"{A2}/pasos/8/prediccion?nombres=en&responder=1&efecto=7c.honor-of-the-pure.t0")
    assert f'href="{A2}/lecturas/efectos-enteros?nombres=en"' in page
    assert f'href="{A2}/pasos/8?nombres=en"' in page
    assert f'href="{A2}/pasos/8/prediccion?nombres=en"' in page


def test_a_changed_board_asks_nothing(client: Client) -> None:
    page = text(client, f"{A2}/y-si/pasos/5?v=1&orden=1,2,4,3")
    assert "prediccion" not in page
    text(client, f"{A2}/y-si/pasos/5/prediccion?v=1&orden=1,2,4,3", 404)
