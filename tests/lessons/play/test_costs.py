"""What everything in hand would cost, on the table that is ticked."""

import re

import pytest
from django.test import Client

from tests.lessons.pages import HTMX, text, unescaped

C7 = "/clases/lanzar/partidas/c7"
GONE = "goblin-electromancer,helm-of-awakening,sphere-of-resistance"


def total(page: str, card: str, how: str = "Por su coste de maná") -> str:
    """The total of a card cast in a way, its symbols by their letters."""
    section = next(part for part in page.split('<section class="costs-card"')[1:] if f">{card}" in part)
    way = next(part for part in section.split('class="costs-how"') if part.startswith(f">{how}<"))
    return "".join(re.findall(r'class="ms ms-(\w+)"', way.split("<tfoot>")[1].split("</tfoot>")[0]))


@pytest.mark.parametrize(
    "without, card, how, mana",
    [
        (f"{GONE},thalia-guardian-of-thraben,trinisphere", "Osos pardos", "Por su coste de maná", "g"),
        (f"{GONE},thalia-guardian-of-thraben", "Osos pardos", "Por su coste de maná", "2g"),
        (f"heartless-summoning,{GONE},trinisphere", "Relámpago", "Por su coste de maná", "1r"),
        (f"heartless-summoning,{GONE}", "Relámpago", "Por su coste de maná", "2r"),
        (f"heartless-summoning,{GONE},trinisphere", "Fuerza de voluntad", "Por un coste alternativo", "1"),
        (f"heartless-summoning,{GONE}", "Fuerza de voluntad", "Por un coste alternativo", "3"),
    ],
)
def test_each_row_of_the_class(client: Client, without: str, card: str, how: str, mana: str) -> None:
    assert total(text(client, f"{C7}/costes?v=1&sin={without}"), card, how) == mana


def test_an_optional_cost_is_a_way_of_its_own(client: Client) -> None:
    page = text(
        client,
        f"{C7}/costes?v=1&sin=heartless-summoning,helm-of-awakening,sphere-of-resistance,thalia-guardian-of-thraben,trinisphere",
    )
    assert "con estímulo" in page
    assert page.count("Estallido de relámpagos") >= 2


def test_a_form_ticks_what_is_there(client: Client) -> None:
    page = text(client, f"{C7}/costes?v=1&mesa=&mesa=trinisphere")
    ticked = re.findall(r'value="([\w-]+)"[^>]*checked', page)
    assert ticked == ["trinisphere"]
    nothing = text(client, f"{C7}/costes?v=1&mesa=", **HTMX)
    assert "<html" not in nothing
    assert not re.findall(r'value="([\w-]+)"[^>]*checked', nothing)
    assert "En la mesa: nada." in nothing


def test_what_the_address_cannot_say_is_told_and_the_rest_is_summed(client: Client) -> None:
    page = text(client, f"{C7}/costes?v=1&sin={GONE},thalia-guardian-of-thraben,nada")
    assert "De este tablero no se puede quitar «nada»." in page
    assert total(page, "Osos pardos") == "2g"
    assert "otra versión" in text(client, f"{C7}/costes?v=2")
    assert 'class="fault"' not in text(client, f"{C7}/costes?v=1&sin={GONE}")


def test_what_each_comes_to_stands_beside_what_is_ticked(client: Client) -> None:
    page = text(client, f"{C7}/costes?v=1&sin={GONE}")
    rows = re.findall(r"<li><a href=\"#([\w-]+)\">([^<]+)</a>(.*?)</li>", page)
    assert [name for _, name, _ in rows][:2] == ["Osos pardos", "Relámpago"]
    assert all(f'id="{id_}"' in page for id_, _, _ in rows)
    for _, name, told in rows:
        assert "".join(re.findall(r'class="ms ms-(\w+)"', told)).startswith(total(page, name)), name


def test_from_a_price_one_casts_it_so(client: Client) -> None:
    page = unescaped(client, f"{C7}/costes?v=1&sin={GONE}")
    assert f'href="{C7}?v=1&sin={GONE}&jugada=lanza:force-of-will;coste:1"' in page
    assert '<span class="letters-name">Relámpago' in text(client, f"{C7}?v=1&sin={GONE}&jugada=lanza:lightning-bolt")
