"""Pairs: two boards that differ in one thing, played in step."""

import re

import pytest
from django.test import Client

from lessons.board.duo.pairs import halves
from lessons.board.duo.view import way_of
from lessons.catalog.load import catalog
from tests.lessons.pages import HTMX
from tests.lessons.pages import unescaped as text

LESSON = catalog().lessons["capas"]
PAIRS = "/clases/capas/parejas"
every = pytest.mark.parametrize("one, other", [(p.one, p.other) for p in LESSON.pairs])


@pytest.mark.parametrize("path", ["a2/a9", "a6b/a6", "a6/a6", "a6/nada", "a6/a6b/pasos/0", "a6/a6b/pasos/99"])
def test_a_pair_or_a_place_that_there_is_not(client: Client, path: str) -> None:
    text(client, f"{PAIRS}/{path}", 404)


def test_no_other_class_has_them(client: Client) -> None:
    text(client, "/clases/nada/parejas/a6/a6b", 404)


def test_those_that_the_class_needs_are_there() -> None:
    """A6 and B5 in both orders, A9 with a land and without."""
    assert {("A6", "A6b"), ("B5a", "B5b"), ("A9", "A9b")} <= {(pair.one, pair.other) for pair in LESSON.pairs}


@every
def test_a_pair_opens_where_its_last_moments_begin(client: Client, one: str, other: str) -> None:
    way = way_of(*halves(LESSON.boards[one], LESSON.boards[other], "es"))
    response = client.get(f"{PAIRS}/{one.lower()}/{other.lower()}?nombres=en")
    assert (response.status_code, response["Location"]) == (
        302, f"{PAIRS}/{one.lower()}/{other.lower()}/pasos/{way.opening}?nombres=en",
    )  # fmt: skip


@every
def test_every_place_shows_both_boards_in_step(client: Client, one: str, other: str) -> None:
    first, second = LESSON.boards[one], LESSON.boards[other]
    way = way_of(*halves(first, second, "es"))
    partings = []
    for number, (here, there) in enumerate(way.pairs, 1):
        page = text(client, f"{PAIRS}/{first.slug}/{second.slug}/pasos/{number}", **HTMX)
        assert f'data-number="{number}"' in page
        assert re.findall(r"Paso (\d+) de", page) == [str(here), str(there)]
        assert f'id="{first.dom}-side"' in page
        assert f'id="{second.dom}-side"' in page
        ids = re.findall(r'\sid="([^"]+)"', page)
        assert len(ids) == len(set(ids))
        partings += [number] if ">Aquí se apartan<" in page else []
    assert partings == ([way.parting] if way.parting else [])
    assert 'class="outcomes' in page


def test_what_ends_otherwise_is_told_at_the_end(client: Client) -> None:
    """A6: the Sword after Lignify gives its keywords; before it they are lost."""
    way = way_of(*halves(LESSON.boards["A6"], LESSON.boards["A6b"], "es"))
    page = text(client, f"{PAIRS}/a6/a6b/pasos/{len(way.pairs)}")
    assert "Terminan distinto" in page
    body = page[page.index("<tbody>") : page.index("</tbody>")]
    assert "Akroma" in body
    assert "arrolla" in body


def test_the_dependent_goes_second_in_either_order_and_ends_the_same(client: Client) -> None:
    way = way_of(*halves(LESSON.boards["B4a"], LESSON.boards["B4b"], "es"))
    assert "Terminan igual" in text(client, f"{PAIRS}/b4a/b4b/pasos/{len(way.pairs)}")


def test_the_index_of_boards_lists_them(client: Client) -> None:
    page = text(client, "/tableros/?nombres=en")
    for pair in LESSON.pairs:
        assert f'href="{PAIRS}/{pair.one.lower()}/{pair.other.lower()}?nombres=en">{pair.title}</a>' in page
        assert pair.text in page


@every
def test_each_board_leads_to_its_pairs(client: Client, one: str, other: str) -> None:
    for board in (one, other):
        page = text(client, f"/clases/capas/tableros/{board.lower()}/pasos/1")
        assert f'href="{PAIRS}/{one.lower()}/{other.lower()}"' in page


def test_two_boards_have_names_of_their_own(client: Client) -> None:
    page = text(client, f"{PAIRS}/a6/a6b/pasos/1")
    tables = re.findall(r'id="board-a6b?-mesa">([^<]*)<', page)
    assert len(set(tables)) == 2
