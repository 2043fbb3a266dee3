"""«¿Y si…?»: what an address changes, refusals first."""

import pytest
from django.test import Client

A2 = "/clases/capas/tableros/a2"
FROG_FIRST = "v=1&orden=1,2,4,3"


@pytest.mark.parametrize(
    "query", [FROG_FIRST, "v=1&orden=1%2C2%2C4%2C3", "v=1&orden=1%2c2,4%2C3", "%76=1&orden=1,2,4,3", f"{FROG_FIRST}&nombres=en"]
)
def test_an_address_that_means_the_same_is_answered_however_it_is_escaped(client: Client, query: str) -> None:
    assert client.get(f"{A2}/y-si?{query}").status_code == 200


@pytest.mark.parametrize(
    "query, meant",
    [
        ("orden=1,2,4,3", FROG_FIRST),
        ("orden=1,2,3,4", ""),
        ("sin=3&sin=1&sin=3", "v=1&sin=1,3"),
        (f"nombres=en&{FROG_FIRST}", f"{FROG_FIRST}&nombres=en"),
        (f"{FROG_FIRST}&utm_source=foro", FROG_FIRST),
        ("orden=1,2,3,4&sube=4", FROG_FIRST),
    ],
)
def test_another_that_means_it_leads_to_the_one_we_write(client: Client, query: str, meant: str) -> None:
    answer = client.get(f"{A2}/y-si?{query}")
    assert (answer.status_code, answer["Location"]) == (302, f"{A2}/y-si{f'?{meant}' if meant else ''}")
    assert client.get(answer["Location"]).status_code == 200
