"""The pages of a board: refusals first."""

import re

import pytest
from django.test import Client

from lessons.catalog.load import catalog, trace_of
from tests.lessons.pages import HTMX, text

A2 = "/clases/capas/tableros/a2"


@pytest.mark.parametrize(
    "path", ["pasos/0", "pasos/14", "pasos/999999", "pasos/99/dictamen", "pasos/0/aviso", "pasos/14/por-que?efecto=r1"]
)
def test_a_step_that_does_not_exist(client: Client, path: str) -> None:
    page = text(client, f"{A2}/{path}", 404)
    assert "Ese paso no existe" in page
    assert "tiene 13 pasos" in page
    assert f'href="{A2}/pasos/1"' in page


@pytest.mark.parametrize("path", ["pasos/-1", "pasos/uno", "pasos/1.5", "pasos/5/objetos/nadie", "pasos/1/objetos/angelic-destiny"])
def test_what_is_no_step_nor_object(client: Client, path: str) -> None:
    text(client, f"{A2}/{path}", 404)


@pytest.mark.parametrize("query", ["", "efecto=nada", "efecto=r1&objeto=nadie", "objeto=champion-of-the-parish"])
def test_why_asks_for_an_effect_and_an_object_that_are_there(client: Client, query: str) -> None:
    text(client, f"{A2}/pasos/9/por-que?{query}", 404)


def test_the_boards_own_address_is_its_first_step(client: Client) -> None:
    page = text(client, f"{A2}/")
    assert 'data-number="1"' in page
    assert f'<link rel="canonical" href="{A2}/pasos/1">' in page


def test_the_page_of_a_step(client: Client) -> None:
    page = text(client, f"{A2}/pasos/9")
    assert "Paso 9 de 13 · Capa 6" in page
    assert "Convertir en rana le quita todas las habilidades" in page
    assert re.search(rf'href="{A2}/pasos/8" rel="prev"', page)
    assert re.search(rf'href="{A2}/pasos/10" rel="next"', page)
    assert "<title>Convertir en rana le quita todas las habilidades" in page


def test_to_htmx_the_board_alone_with_its_title(client: Client) -> None:
    fragment = text(client, f"{A2}/pasos/9", **HTMX)
    assert "<html" not in fragment
    assert fragment.count('id="board-a2"') == 1
    assert "<title>Convertir en rana" in fragment


def test_history_gets_the_whole_page(client: Client) -> None:
    assert "<html" in text(client, f"{A2}/pasos/9", **{"HX-Request": "true", "HX-Request-Type": "full"})


def test_the_first_step_has_nothing_before_it(client: Client) -> None:
    page = text(client, f"{A2}/pasos/1")
    assert 'rel="prev"' not in page
    assert re.search(r'id="board-a2-previous" role="link" aria-disabled="true"', page)


def test_the_last_step_leads_on(client: Client) -> None:
    page = text(client, f"{A2}/pasos/13")
    assert 'rel="next"' not in page
    assert "Tablero siguiente:" in page
    assert 'href="/clases/capas/#tablero-a2"' in page
    assert "Criatura — Rana, azul, 5/5, sin habilidades" in page


def test_the_language_of_names_is_carried_on(client: Client) -> None:
    page = text(client, f"{A2}/pasos/9?nombres=en")
    assert "Turn to Frog" in page
    links = re.findall(rf'href="({A2}/[^"]*)"', page)
    assert links
    assert all("nombres=en" in link for link in links if "canonical" not in link and not link.endswith("/pasos/9"))


def test_ids_are_unique(client: Client) -> None:
    for path in (f"{A2}/pasos/9", "/clases/capas/tableros/a9/pasos/16"):
        ids = re.findall(r'\sid="([^"]+)"', text(client, path))
        assert len(ids) == len(set(ids))


def test_every_step_of_every_board_can_be_shown(client: Client) -> None:
    for board in catalog().lessons["capas"].boards.values():
        for step in trace_of(board).steps:
            page = text(client, f"/clases/capas/tableros/{board.slug}/pasos/{step.number}", **HTMX)
            assert f'data-number="{step.number}"' in page
            assert "⟦" not in page


def test_the_ruling(client: Client) -> None:
    response = client.get(f"{A2}/pasos/9/dictamen")
    assert response["Content-Type"] == "text/plain; charset=utf-8"
    ruling = response.content.decode()
    assert ruling.startswith("¿Cómo se ve la criatura al final?")
    assert "Resultado:\n- Campeón de la parroquia: Criatura — Rana, azul, 5/5, sin habilidades." in ruling
    assert "Porque:" in ruling
    assert ruling.rstrip().endswith(f"http://testserver{A2}/pasos/9")


def test_the_notice_carries_the_link_and_the_versions(client: Client, settings) -> None:  # type: ignore[no-untyped-def]
    settings.ESCUELA_REPORT_ADDRESS = "avisos@ejemplo.org"
    page = text(client, f"{A2}/pasos/9/aviso")
    (address,) = re.findall(r'href="(mailto:[^"]*)"', page)
    assert address.startswith("mailto:avisos@ejemplo.org?")
    assert "http%3A%2F%2Ftestserver%2Fclases%2Fcapas%2Ftableros%2Fa2%2Fpasos%2F9" in address
    assert "7%20de%20agosto%20de%202026" in address
    settings.ESCUELA_REPORT_ADDRESS = "https://ejemplo.org/avisos"
    assert 'href="https://ejemplo.org/avisos?subject=' in text(client, f"{A2}/pasos/9/aviso")


def test_all_about_an_object(client: Client) -> None:
    page = text(client, f"{A2}/pasos/9/objetos/champion-of-the-parish")
    assert "Criatura — Rana" in page
    assert 'href="/cartas/champion-of-the-parish/"' in page
    assert re.search(r"El honor de los puros</span>\s*<a class=\"pair-why\"", page)
    assert f'href="{A2}/pasos/5"' in page


def test_why_an_effect_does_not_apply(client: Client) -> None:
    page = text(client, f"{A2}/pasos/11/por-que?efecto=honor-of-the-pure.t0&objeto=champion-of-the-parish")
    assert "no es de color blanco en la capa 7c: en ese momento es de color azul" in page
    assert "no es de color blanco" not in text(client, f"{A2}/pasos/11/por-que?efecto=honor-of-the-pure.t0")


def test_a_board_on_one_page(client: Client) -> None:
    page = text(client, f"{A2}/hoja")
    assert page.count('class="handout-step"') == 13
    assert "Convertir en rana fija su fuerza y resistencia en 1/1" in page


def test_a_type_line_marks_what_the_card_gained_not_how_it_agrees(client: Client) -> None:
    """An enchantment that becomes a creature is still legendary: «legendario» and «legendaria» are one supertype (205.4a)."""
    board = catalog().board("capas", "a9")
    name = "night-of-souls-betrayal"
    turned = (s for s in trace_of(board).steps if s.layer and any((c.object, c.what) == (name, "types") for c in s.changes))
    step = next(turned)
    page = text(client, f"/clases/capas/tableros/a9/pasos/{step.number}")
    assert "<del>legendario</del>" not in page
    card = page[page.index('id="board-a9-night-of-souls-betrayal"') :]
    assert "<ins>Criatura</ins> encantamiento legendaria" in card[: card.index("</li>")]


def test_a_note_names_cards_in_the_readers_language(client: Client) -> None:
    number = next(s.number for s in trace_of(catalog().board("capas", "a9")).steps if s.moment == 3)
    spanish, english = (text(client, f"/clases/capas/tableros/a9/pasos/{number}{query}") for query in ("", "?nombres=en"))
    assert "Entra como una copia de Remolinear las nieblas, que se fue después" in spanish
    assert "Entra como una copia de Swirl the Mists, que se fue después" in english


def test_the_list_of_steps_says_the_result_once(client: Client) -> None:
    page = text(client, f"{A2}/pasos/9")
    assert page.count('<span class="steps-title">Resultado</span>') == 1
    assert '<span class="steps-place">Resultado</span>' not in page
