"""The language of card names, once asked for, goes along from page to page."""

import re
from html import unescape

import pytest
from django.test import Client

A2 = "/clases/capas/tableros/a2"
PAGES = (
    "/",
    "/clases/capas/",
    "/tableros/",
    "/glosario/",
    "/reglas/613.8a/",
    "/reglas/613/",
    "/cartas/humility/",
    f"{A2}/pasos/9",
    f"{A2}/pasos/13",
    f"{A2}/hoja",
    f"{A2}/lecturas",
    f"{A2}/lecturas/efectos-enteros/pasos/6",
    f"{A2}/pasos/8/prediccion?responder=1&efecto=7c.honor-of-the-pure.t0",
    f"{A2}/y-si?v=1&sin=2",
    f"{A2}/y-si/pasos/6?v=1&orden=1,2,4,3",
    f"{A2}/y-si/lado-a-lado/pasos/6?v=1&orden=1,2,4,3",
    "/clases/capas/parejas/a6/a6b/pasos/6",
)


@pytest.mark.parametrize("path", PAGES)
def test_every_link_of_a_page_in_english_names_leads_to_one(client: Client, path: str) -> None:
    asked = f"{path}{'&' if '?' in path else '?'}nombres=en"
    response = client.get(asked)
    assert response.status_code == 200
    page = unescape(response.content.decode())
    links = re.findall(r'<a [^>]*?href="(/[^"]*)"', page)  # the switch back to Spanish has only a query
    assert links
    assert [link for link in links if "nombres=en" not in link] == []
