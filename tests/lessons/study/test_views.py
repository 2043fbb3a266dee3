"""The pages of the questions: marked one at a time, kept in the browser, and nothing lost when something is wrong."""

import re
from collections.abc import Iterator

import pytest
from django.core import signing
from django.http import HttpResponse
from django.test import Client, override_settings

from lessons.study.keeping import NAME, SALT
from lessons.study.load import questions
from lessons.study.question import Answer, Chosen, Numbers
from tests.lessons.study.asked import said, sent, wrong

ALL = "/clases/capas/preguntas/"
HTMX = {"HX-Request": "true"}
FROG, OGRE, LAYERS = "la-pregunta-del-principio", "el-tamano-fijado-al-final", "orden-de-las-capas"


def post(client: Client, id_: str, answer: Answer | None = None, **more: object) -> HttpResponse:
    question = questions("capas")[id_.partition("?")[0]]
    data = sent(question, answer) if answer else {"responder": "1"}
    return client.post(ALL + id_, {"version": question.version} | data | more)


@pytest.mark.parametrize("id_", questions("capas"))
def test_a_right_answer_and_a_wrong_one(client: Client, id_: str) -> None:
    question = questions("capas")[id_]
    for answer, word in ((wrong(question), "No es así"), (question.right, "Correcto")):
        response = post(client, id_, answer)
        assert response.status_code == 303
        assert response["Location"] == f"{ALL}{id_}#veredicto"
        page = client.get(ALL + id_)
        assert word in said(page)
        assert f'href="/clases/capas/#{question.section}"' in page.content.decode()
        assert all(f'href="/reglas/{rule}/"' in page.content.decode() for rule in question.rules)


def test_the_mistake_is_called_by_its_name_and_can_be_played(client: Client) -> None:
    post(client, FROG, Chosen(frozenset({"frog-creature.u.2_2.none"})))
    page = client.get(ALL + FROG).content.decode()
    assert '<p class="misreading-name">A trozos, sin ningún orden</p>' in page
    link = "/clases/capas/tableros/a2/lecturas/a-trozos"
    assert f'href="{link}"' in page
    assert client.get(link, follow=True).status_code == 200


def test_the_list_of_questions_has_the_symbols_of_each(client: Client) -> None:
    page = client.get("/clases/lanzar/preguntas/").content.decode()
    items = re.findall(r'class="study-item-text">(.*?)</span></a>', page, re.DOTALL)
    assert any('de coste <span class="ms ms-1"' in item for item in items)
    assert not any("<p" in item or "<a" in item for item in items)


def test_to_htmx_the_question_alone_is_marked_at_once(client: Client) -> None:
    question = questions("capas")[OGRE]
    response = client.post(ALL + OGRE, {"version": question.version, **sent(question, question.right)}, headers=HTMX)
    assert response.status_code == 200
    page = response.content.decode()
    assert page.startswith("<title>")
    assert 'id="veredicto" role="group" tabindex="-1" data-focus' in page
    assert 'role="status" id="pregunta-estado">Correcto.' in page


def test_pages_are_nobody_elses(client: Client) -> None:
    for path in (ALL, ALL + FROG):
        response = client.get(path)
        assert response["Cache-Control"] == "private, no-store"
        assert "Cookie" in response["Vary"]


def test_the_class_page_is_everybodys(client: Client) -> None:
    post(client, OGRE, Numbers(1, 1))
    response = client.get("/clases/capas/")
    assert response["Cache-Control"] == "public, no-cache"
    assert 'id="preguntas"' in response.content.decode()
    assert "csrfmiddlewaretoken" not in response.content.decode()


def test_before_the_first_answer_nothing_is_kept(client: Client) -> None:
    client.get(ALL)
    client.get(ALL + FROG)
    assert NAME not in client.cookies
    assert "se guardan en este navegador, sin cuenta" in said(client.get(ALL))


@pytest.fixture
def restarted(client: Client) -> Iterator[Client]:
    """The same browser before another server: only its cookies are left."""
    post(client, OGRE, questions("capas")[OGRE].right)
    other = Client()
    other.cookies = client.cookies
    with override_settings(CACHES={"default": {"BACKEND": "django.core.cache.backends.dummy.DummyCache"}}):
        yield other


def test_the_answers_survive_the_server(restarted: Client) -> None:
    assert "Correcto" in said(restarted.get(ALL + OGRE))
    assert "1 de 24 bien" in said(restarted.get(ALL))
    kept = restarted.cookies[NAME]
    assert kept["max-age"] >= 300 * 24 * 3600
    assert kept["path"] == ALL  # nothing else of the site sees it
    assert kept["httponly"]


def test_what_we_have_not_signed_counts_for_nothing(client: Client) -> None:
    post(client, OGRE, questions("capas")[OGRE].right)
    for forged in ("", "x", "a:b:c", signing.dumps({}, salt="otra"), client.cookies[NAME].value[:-1]):
        other = Client()
        other.cookies[NAME] = forged
        assert "Responder" in said(other.get(ALL + OGRE))


def test_another_browser_knows_nothing(client: Client) -> None:
    post(client, OGRE, Numbers(1, 1))
    assert "Responder" in said(Client().get(ALL + OGRE))
    assert "Correcto" not in said(Client().get(ALL + OGRE))


def test_one_goes_on_where_one_was(client: Client) -> None:
    assert "Empezar" in said(client.get(ALL))
    ids = list(questions("capas"))
    post(client, ids[4], questions("capas")[ids[4]].right)
    page = client.get(ALL).content.decode()
    assert f'href="{ALL}{ids[5]}">Seguir por la 6' in page
    assert f'href="{ALL}{ids[5]}"' in client.get(ALL + ids[4]).content.decode()


def test_only_what_was_wrong_is_asked_again(client: Client) -> None:
    for id_, question in questions("capas").items():
        post(client, id_, wrong(question) if id_ in {FROG, LAYERS} else question.right)
    page = client.get(ALL)
    assert "22 de 24 bien · 2 mal" in said(page)
    response = client.post(f"{ALL}ronda", {"que": "reintentar"})
    assert response["Location"] == ALL + FROG
    assert 'name="opcion"' in client.get(ALL + FROG).content.decode()
    post(client, FROG, questions("capas")[FROG].right)
    assert f'href="{ALL}{LAYERS}"' in client.get(ALL + FROG).content.decode()
    post(client, LAYERS, questions("capas")[LAYERS].right)
    assert "24 de 24 bien. A la primera: 22." in said(client.get(ALL))
    assert "Ver el resultado" in said(client.get(ALL + LAYERS))


def test_one_begins_anew(client: Client) -> None:
    post(client, OGRE, Numbers(1, 1))
    assert client.post(f"{ALL}ronda", {"que": "de-nuevo"}).status_code == 303
    assert "Empezar" in said(client.get(ALL))
    assert client.cookies[NAME].value == ""
    assert 'name="fuerza"' in client.get(ALL + OGRE).content.decode()


def test_a_question_that_changed_does_not_count_the_old_answer(client: Client) -> None:
    post(client, OGRE, questions("capas")[OGRE].right)
    kept = signing.loads(client.cookies[NAME].value, salt=SALT)
    kept["respuestas"][OGRE][0] = "otra"
    client.cookies[NAME] = signing.dumps(kept, salt=SALT)
    assert 'name="fuerza"' in client.get(ALL + OGRE).content.decode()
    assert "Empezar" in said(client.get(ALL))


@pytest.mark.parametrize("kept", [None, [], "x", {"respuestas": 3}, {"respuestas": {OGRE: [1, 2]}}, {"ultima": [1]}])
def test_what_was_kept_in_another_shape_is_no_error(client: Client, kept: object) -> None:
    client.cookies[NAME] = signing.dumps(kept, salt=SALT)
    assert client.get(ALL).status_code == 200
    assert post(client, OGRE, Numbers(5, 8)).status_code == 303
    assert "Correcto" in said(client.get(ALL + OGRE))


@pytest.mark.parametrize(
    "id_,data,status,line",
    [
        (FROG, {}, 422, "Elige una opción."),
        (FROG, {"opcion": "<script>"}, 400, "Esa respuesta no es de esta pregunta."),
        ("efectos-continuos", {}, 422, "Elige al menos una opción."),
        ("efectos-continuos", {"opciones": ["ninguna", "murder-destroy-target-creature"]}, 422, "«Ninguno» no se combina"),
        (OGRE, {"fuerza": "5"}, 422, "Escribe la fuerza y la resistencia."),
        (OGRE, {"fuerza": "x", "resistencia": "8"}, 422, "La fuerza es un número entero."),
        (OGRE, {"fuerza": "5000", "resistencia": "8"}, 422, "Esa fuerza no puede ser."),
        (LAYERS, {"orden": "1,1"}, 400, "Esa respuesta no es de esta pregunta."),
        ("cada-texto-en-su-capa", {"en.contador-flying": "6"}, 422, "si no va en ninguna capa, dilo con «ninguna»"),
        ("cada-texto-en-su-capa", {"en.contador-flying": ["6", "ninguna"]}, 422, "no se combina con capas"),
        ("cada-texto-en-su-capa", {"en.contador-flying": "9z"}, 400, "Esa respuesta no es de esta pregunta."),
        (OGRE, {"version": "vieja", "fuerza": "5", "resistencia": "8"}, 409, "Esta pregunta cambió"),
    ],
)
def test_a_bad_answer_is_one_line_and_loses_nothing(
    client: Client, id_: str, data: dict[str, object], status: int, line: str
) -> None:
    other = "un-intercambio-y-un-contador"
    post(client, other, questions("capas")[other].right)
    response = client.post(ALL + id_, {"version": questions("capas")[id_].version, **data})
    page = response.content.decode()
    assert response.status_code == status
    assert page.count('role="alert"') == 1
    assert line in page
    assert "<script>" not in page
    assert "Correcto" in said(client.get(ALL + other))
    assert "Correcto" not in said(client.get(ALL + id_))


def test_what_was_filled_in_stays(client: Client) -> None:
    page = post(client, OGRE, None, fuerza="5").content.decode()
    assert re.search(r'name="fuerza" value="5"', page)
    texts = client.post(
        ALL + "cada-texto-en-su-capa", {"version": questions("capas")["cada-texto-en-su-capa"].version, "en.contador-flying": "6"}
    )
    assert re.search(r'name="en.contador-flying" value="6"[^>]*checked', texts.content.decode())


def test_an_old_answer_stays_until_a_new_one_is_given(client: Client) -> None:
    post(client, OGRE, Numbers(1, 1))
    assert 'name="fuerza"' in client.get(f"{ALL}{OGRE}?otra=1").content.decode()
    assert post(client, OGRE, None).status_code == 422
    assert "No es así" in said(client.get(ALL + OGRE))


def test_an_order_without_script(client: Client) -> None:
    total = len(questions("capas")[LAYERS].options)
    first = ",".join(str(number) for number in range(1, total + 1))
    response = post(client, LAYERS, None, orden=first, sube="2")
    assert response.status_code == 303
    page = client.get(response["Location"]).content.decode()
    assert 'name="orden" value="2,1,3' in page
    assert "Correcto" not in page


def test_a_forged_answer_is_refused(client: Client) -> None:
    strict = Client(enforce_csrf_checks=True)
    assert post(strict, OGRE, Numbers(5, 8)).status_code == 403
    assert "Responder" in said(strict.get(ALL + OGRE))


@pytest.mark.parametrize(
    "method,path,status",
    [
        ("get", "/clases/nada/preguntas/", 404),
        ("get", ALL + "nada", 404),
        ("post", ALL + "nada", 404),
        ("get", f"{ALL}ronda", 405),
        ("post", ALL, 405),
        ("post", f"{ALL}ronda", 400),
        ("put", ALL + FROG, 405),
        ("head", ALL + FROG, 200),
    ],
)
def test_other_requests(client: Client, method: str, path: str, status: int) -> None:
    assert getattr(client, method)(path).status_code == status


def test_more_than_any_form_sends_is_refused_in_one_line(client: Client) -> None:
    post(client, OGRE, Numbers(5, 8))
    response = post(client, FROG, None, **{f"campo{number}": "x" for number in range(1100)})
    assert response.status_code == 400
    assert "demasiado grande" in said(response)
    assert "Correcto" in said(client.get(ALL + OGRE))


def test_names_in_english(client: Client) -> None:
    page = client.get(f"{ALL}{FROG}?nombres=en").content.decode()
    assert "Champion of the Parish" in page
    response = post(client, f"{FROG}?nombres=en", questions("capas")[FROG].right)
    assert response["Location"] == f"{ALL}{FROG}?nombres=en#veredicto"
    assert "Turn to Frog" in said(client.get(f"{ALL}{FROG}?nombres=en"))
