"""The pages to read."""

import re
from html import unescape

import pytest
from django.test import Client

from tests.lessons.pages import text

LINK = re.compile(r'href="(/[^"#]*)')


@pytest.mark.parametrize(
    "path",
    [
        "/clases/otra/", "/clases/capas/tableros/z9/", "/clases/otra/tableros/a2/", "/clases/capas/ejercicios/z9",
        "/clases/otra/ejercicios/a0", "/reglas/613.99/", "/reglas/hola/", "/cartas/carta-que-no-existe/", "/nada",
    ],
)  # fmt: skip
def test_what_is_not_there_is_said_in_spanish(client: Client, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    assert "Esta página no existe" in response.content.decode()


@pytest.mark.parametrize("path, status", [("/clases/capas/", 400), ("/clases/lanzar/partidas/c1", 400), ("/nada", 404)])
def test_a_query_of_too_many_parts_is_refused_in_spanish(client: Client, path: str, status: int) -> None:
    response = client.get(f"{path}?{'&'.join(f'parte{number}=' for number in range(1100))}")
    assert response.status_code == status
    assert 'lang="es"' in response.content.decode()


def test_the_front_page_leads_to_the_class_and_a_board(client: Client) -> None:
    page = text(client, "/")
    assert 'href="/clases/capas/"' in page
    assert "Destino angélico le agrega el tipo de criatura Ángel" in page, "a board that can be played there"
    assert 'href="/clases/capas/tableros/a2/pasos/6"' in page


def test_the_class_says_where_it_is_from(client: Client) -> None:
    page = text(client, "/clases/capas/")
    assert "zammm" in page
    assert "verificado con las Reglas Completas de 7 de agosto de 2026" in page
    assert "No está aprobado ni respaldado por Wizards" in page


def test_the_class_has_its_contents_boards_notes_exercises_and_summary(client: Client) -> None:
    page = text(client, "/clases/capas/")
    contents = page[page.index('class="contents"') :]
    for anchor in re.findall(r'href="#([a-z0-9-]+)"', contents[: contents.index("</nav>")]):
        assert f'id="{anchor}"' in page
    assert page.count('class="invitation"') > 25
    assert page.count('class="then-now"') > 10
    assert page.count('class="exercise"') == 2
    assert 'id="tl-dr"' in page


def test_the_class_quotes_what_the_engine_computed(client: Client) -> None:
    page = text(client, "/clases/capas/")
    assert '<span class="computed">5/5</span>' in page
    assert "{{" not in page
    assert "[[" not in page
    assert ":::" not in page


def test_card_names_in_english_if_asked(client: Client) -> None:
    spanish, english = text(client, "/clases/capas/"), text(client, "/clases/capas/?nombres=en")
    assert ">Convertir en rana</a>" in spanish
    assert ">Turn to Frog</a>" in english
    carried = [link for link in LINK.findall(english) if link.startswith(("/clases", "/cartas", "/tableros"))]
    assert carried
    assert all("nombres=en" in link for link in carried)


def test_every_board_is_in_the_index_under_its_section(client: Client) -> None:
    page = text(client, "/tableros/")
    places = [page.index(part) for part in ("Dependencia</a>", "/tableros/a3/", "Ejemplos generales</a>", "/tableros/a9/")]
    assert places == sorted(places)


def test_every_link_leads_somewhere(client: Client) -> None:
    seen: dict[str, int] = {}
    pages = ["/", "/clases/capas/", "/tableros/", "/glosario/", "/reglas/613/", "/cartas/humility/"]
    for page in pages:
        for found in LINK.findall(text(client, page)):
            link = unescape(found)
            if link not in seen and not link.startswith("/static/"):
                seen[link] = client.get(link, follow=True).status_code
    assert len(seen) > 150
    assert {link: status for link, status in seen.items() if status != 200} == {}


def test_the_glossary(client: Client) -> None:
    page = text(client, "/glosario/")
    assert re.search(r'<dfn>dependencia</dfn> <span class="term-en" lang="en">dependency</span>', page)
    assert page.index("<dfn>capa</dfn>") < page.index("<dfn>orden de llegada</dfn>")


def test_a_rule_has_its_official_text_dated_and_a_gloss(client: Client) -> None:
    page = text(client, "/reglas/613.8a/")
    assert '<div class="official" lang="en"><p>An effect is said to' in page
    assert "vigente desde el 7 de agosto de 2026" in page
    assert "Resumen nuestro" in page
    assert 'href="/reglas/613.8/"' in page


def test_a_chapter_lists_its_rules_in_the_order_of_the_book(client: Client) -> None:
    page = text(client, "/reglas/613/")
    assert page.index('"/reglas/613.2/"') < page.index('"/reglas/613.10/"')


def test_a_card_has_oracle_text_printed_text_and_what_was_understood(client: Client) -> None:
    page = text(client, "/cartas/angelic-destiny/")
    assert "Enchanted creature gets +4/+4" in page
    assert "Como se imprimió (M12, 2011)" in page
    assert "La criatura encantada obtiene +4/+4" in page


@pytest.mark.parametrize("path", ["/reglas/613.8a/", "/cartas/humility/", "/clases/capas/tableros/a2/pasos/9/aviso"])
def test_what_is_looked_up_fits_in_the_sheet(client: Client, path: str) -> None:
    fragment = text(client, path, **{"HX-Request": "true", "HX-Request-Type": "partial"})
    assert "<html" not in fragment
    assert fragment.strip().startswith("<article")
    assert fragment.count("<article") == 1


def test_nothing_inline(client: Client) -> None:
    for path in ("/", "/clases/capas/", "/tableros/", "/clases/capas/tableros/a9/pasos/16", "/clases/capas/ejercicios/a0"):
        page = text(client, path)
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|hx-on|<script(?![^>]*\ssrc=)", page), path


@pytest.mark.parametrize(
    "path, other",
    [
        ("/clases/capas/", "?nombres=en"),
        ("/clases/capas/?otro=1", "?nombres=en"),
        ("/clases/capas/?nombres=en", "?"),
        ("/clases/capas/tableros/a2/pasos/9/por-que?efecto=r5", "?efecto=r5&nombres=en"),
        (
            "/clases/capas/tableros/a2/pasos/9/por-que?nombres=en&efecto=r5&objeto=champion-of-the-parish",
            "?efecto=r5&objeto=champion-of-the-parish",
        ),
        ("/clases/capas/ejercicios/a0?corregir=1&t1=ninguna", "?corregir=1&t1=ninguna&nombres=en"),
    ],
)
def test_the_switch_of_language_keeps_the_rest_of_the_query(client: Client, path: str, other: str) -> None:
    found = re.search(r'href="([^"]*)" id="names-e[ns]"', text(client, path))
    assert found
    assert unescape(found[1]) == other
    assert client.get(path.partition("?")[0] + other).status_code == 200


@pytest.mark.parametrize(
    "path, same, different",
    [
        ("/clases/capas/tableros/a2/pasos/9/por-que?efecto=r5", "&x=1", "&objeto=champion-of-the-parish"),
        ("/clases/capas/tableros/a2/pasos/9/objetos/champion-of-the-parish?", "x=1&efecto=r5", "nombres=en"),
        ("/clases/capas/ejercicios/a0?corregir=1", "&x=1&t99=9", "&t1=ninguna"),
        ("/clases/capas/ejercicios/a0?", "t1=ninguna", "corregir=1&t1=ninguna"),
    ],
)
def test_a_page_is_kept_by_what_it_reads_of_the_query(client: Client, path: str, same: str, different: str) -> None:
    etag = client.get(path)["ETag"]
    assert client.get(path + same)["ETag"] == etag
    assert client.get(path + different)["ETag"] != etag


def test_a_sentence_that_is_not_understood_stands_once_below_the_official_text(client: Client) -> None:
    page = text(client, "/cartas/banefire/")
    sentence = "If X is 5 or more, this spell can&#x27;t be countered"
    understood = page[page.index("Lo que entendió el motor") :]
    assert understood.partition("Texto impreso")[0].count(sentence) == 1
    assert "No entendido:" in understood
    assert re.search(r">\s*\.\s*<| \.<", understood) is None


@pytest.mark.parametrize("path", ["/", "/clases/capas/tableros/a2/pasos/9", "/clases/capas/ejercicios/a0"])
def test_a_post_is_answered_in_spanish(path: str) -> None:
    response = Client(enforce_csrf_checks=True).post(path)
    assert response.status_code == 403
    page = response.content.decode()
    assert "Aquí no se puede enviar nada" in page
    assert '<html lang="es"' in page
