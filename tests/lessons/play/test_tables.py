"""A board of the class whose permanents may be left out: the address says which, and the sum is another."""

import pytest
from django.test import Client

from lessons.catalog.load import catalog
from lessons.play.addresses import PlayAddresses

C7 = "/clases/lanzar/partidas/c7"
BEARS = "v=1&jugada=lanza:grizzly-bears"


def test_a_form_names_what_stays_and_the_address_what_does_not(client: Client) -> None:
    sent = client.get(f"{C7}?{BEARS}&mesa=&mesa=heartless-summoning&mesa=trinisphere")
    assert sent.status_code == 302
    assert sent["Location"] == (
        f"{C7}?v=1&sin=goblin-electromancer,helm-of-awakening,sphere-of-resistance,thalia-guardian-of-thraben"
        "&jugada=lanza:grizzly-bears"
    )


@pytest.mark.parametrize(
    "line, there",
    [("criatura", ["heartless-summoning"]), ("instantaneo-trinisfera", ["thalia-guardian-of-thraben", "trinisphere"])],
)
def test_a_line_is_shown_on_its_own_table(client: Client, line: str, there: list[str]) -> None:
    board = catalog().play("lanzar", "c7")
    found = board.file.line(line)
    assert found is not None
    page = client.get(PlayAddresses("lanzar", "c7").of_line(found).step()).content.decode()
    assert [id_ for id_ in board.file.optional if f'id="{board.dom}-{id_}"' in page] == there


def test_what_cannot_be_left_out_is_told_on_the_page(client: Client) -> None:
    page = client.get(f"{C7}?{BEARS}&sin=forest").content.decode()
    assert "De este tablero no se puede quitar «forest»." in page
