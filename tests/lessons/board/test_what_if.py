"""«¿Y si…?»: what an address changes, refusals first; what comes out beside what came out before."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from urllib.parse import urlencode

import pytest
from django.test import Client

from lessons.board.file import Board as BoardFile
from lessons.board.file import read_text
from lessons.board.whatif.notation import own_choices
from lessons.board.whatif.offering import further_offers, offers
from lessons.catalog.load import catalog, trace_of
from lessons.catalog.values import Board
from lessons.narration import SPANISH
from lessons.narration.scene import last_scene
from tests.lessons.pages import HTMX
from tests.lessons.pages import unescaped as text

TABLES = "/clases/capas/tableros"
A2, A9 = f"{TABLES}/a2", f"{TABLES}/a9"
FROG_FIRST = "v=1&orden=1,2,4,3"


BAD = [
    ("v=2", "es de otra versión"),
    ("orden=1,2,3", "El orden tiene que nombrar una vez cada momento, del 1 al 4."),
    ("orden=1,2,3,3", "El orden tiene que nombrar"),
    ("orden=a,b,c,d", "El orden tiene que nombrar"),
    ("orden=1,2,3,99999999999999999999", "El orden tiene que nombrar"),
    ("orden=\u0661,2,3,4", "El orden tiene que nombrar"),
    ("sin=5", "No hay un momento 5: son 4."),
    ("sin=0", "No hay un momento 0"),
    ("sin=-1", "no es un momento"),
    ("sin=1.1", "En el momento 1 no llegan 1 cartas."),
    ("sin=<script>", "no es un momento"),
    ("elige=3", "no es una elección"),
    ("elige=9.tipo:Elf", "No hay un momento 9"),
    ("elige=3.tipo:Elf", "En el momento 3 no se elige «tipo»."),
    ("elige=3.anexada_a:", "no es una elección"),
    (f"elige=3.anexada_a:{'x' * 81}", "no es una elección"),
]


@pytest.mark.parametrize("query, said", BAD)
@pytest.mark.parametrize("place", ["y-si", "y-si/pasos/1", "y-si/lado-a-lado", "y-si/lado-a-lado/pasos/1"])
def test_a_bad_value_is_refused_in_a_line_with_a_way_back(client: Client, place: str, query: str, said: str) -> None:
    page = text(client, f"{A2}/{place}?{query}", 400)
    assert said in page
    assert "<script>" not in client.get(f"{A2}/{place}?{query}").content.decode()
    assert f'href="{A2}/y-si' in page


def test_what_was_right_besides_a_bad_value_is_kept(client: Client) -> None:
    page = text(client, f"{A2}/y-si?orden=1,2,4,3&sin=9", 400)
    assert f'href="{A2}/y-si?v=1&orden=1,2,4,3"' in page


def test_an_address_that_is_too_long_is_refused(client: Client) -> None:
    assert "demasiado larga" in text(client, f"{A2}/y-si?orden={'1,' * 1000}", 400)


def test_what_is_chosen_is_shown_as_text(client: Client) -> None:
    page = client.get(f"{A2}/y-si?v=1&elige=3.anexada_a:<b>nadie</b>").content.decode()
    assert "<b>nadie" not in page
    assert "No hay ningún objeto «&lt;b&gt;nadie&lt;/b&gt;»" in page


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
        ("orden=1,2,3,4&baja=3", FROG_FIRST),
        ("orden=1,2,3,4&sube=1", ""),
        ("elige=3.anexada_a:champion-of-the-parish", ""),
        ("sin=", ""),
    ],
)
def test_another_that_means_it_leads_to_the_one_we_write(client: Client, query: str, meant: str) -> None:
    answer = client.get(f"{A2}/y-si?{query}")
    assert (answer.status_code, answer["Location"]) == (302, f"{A2}/y-si{f'?{meant}' if meant else ''}")
    assert client.get(answer["Location"]).status_code == 200


def test_to_htmx_the_fragment_and_the_address_it_stands_for(client: Client) -> None:
    response = client.get(f"{A2}/y-si?orden=1,2,3,4&sube=4&sin=", headers=HTMX)
    assert response.status_code == 200
    assert response["HX-Push-Url"] == f"{A2}/y-si?{FROG_FIRST}"
    assert b"<html" not in response.content


def test_nothing_changed_says_so(client: Client) -> None:
    page = text(client, f"{A2}/y-si")
    assert "Todavía es el tablero tal como está" in page
    assert "Imposible" not in page
    assert 'class="outcomes' not in page


def test_another_order_and_what_ends_otherwise(client: Client) -> None:
    """A2 with the frog first: a Frog Angel with both keywords (613.7)."""
    page = text(client, f"{A2}/y-si?{FROG_FIRST}")
    row = page[page.index("<tbody>") : page.index("</tbody>")]
    assert row.count("<tr>") == 1
    assert "Campeón de la parroquia" in row
    assert re.search(r"<ins>[^<]*ángel", row, re.IGNORECASE)
    assert f'href="{A2}/y-si/lado-a-lado?{FROG_FIRST}"' in page
    assert re.search(rf'href="{A2}/y-si/pasos/\d+\?{re.escape(FROG_FIRST)}"', page)
    assert "Un objeto termina distinto." in page


def test_what_has_become_impossible_is_told_with_its_rule(client: Client) -> None:
    page = text(client, f"{A2}/y-si?v=1&sin=2")
    assert page.count("<strong>Imposible.</strong>") == 2
    assert 'No hay ningún objeto «Campeón de la parroquia» (<a href="/reglas/303.4g/" data-sheet>303.4g</a>)' in page
    page = text(client, f"{A2}/y-si?v=1&orden=1,3,2,4")
    assert "«Campeón de la parroquia» llega después" in page


def test_a_choice_that_nothing_asks_for_is_told_and_the_card_is_there(client: Client) -> None:
    """Conspiracy after Humility and Opalescence enters without a choice (614.12)."""
    timeline = catalog().board("capas", "a9").file.setup.timeline
    place = next(n for n, action in enumerate(timeline, 1) if getattr(action, "card", "") == "Conspiracy")
    order = [n for n in range(1, len(timeline) + 1) if n != place]
    order.insert(-1, place)
    page = text(client, f"{A9}/y-si?v=1&orden={','.join(map(str, order))}")
    assert "<strong>Sin esa elección.</strong> Nada pide elegir «Trasgo»" in page
    assert "<strong>Imposible.</strong>" not in page


def test_what_can_copy_nothing_is_told_by_its_own_name(client: Client) -> None:
    """Copy Enchantment after Humility and Opalescence is not a copy, and does not choose what it would have as one (707.5)."""
    page = text(client, f"{A9}/y-si?v=1&orden=1,2,3,5,6,7,8,9,10,4,11")
    assert "<strong>Sin esa elección.</strong> «Encantamiento copia» no entra como copia de nada" in page
    assert "<strong>Sin esa elección.</strong> Nada pide elegir «verde»" in page
    assert "<strong>Imposible.</strong>" not in page


def test_players_are_told_by_their_names(client: Client) -> None:
    page = text(client, f"{A2}/y-si?v=1&elige=3.anexada_a:opp")
    assert "«Destino angélico» no puede anexarse a «tu oponente»" in page


def test_an_aura_is_not_offered_to_itself(client: Client) -> None:
    page = text(client, f"{A2}/y-si")
    assert 'value="3.anexada_a:champion-of-the-parish" selected' in page
    assert 'value="3.anexada_a:honor-of-the-pure"' in page
    assert 'value="3.anexada_a:angelic-destiny"' not in page


def test_nothing_left_to_play(client: Client) -> None:
    gone = "v=1&sin=1,2,3,4"
    assert "No queda nada que jugar" in text(client, f"{A2}/y-si?{gone}")
    for place in ("pasos/1", "lado-a-lado", "lado-a-lado/pasos/1"):
        assert "No queda nada que jugar" in text(client, f"{A2}/y-si/{place}?{gone}", 400)


@pytest.mark.parametrize("place", ["pasos/0", "pasos/99", "lado-a-lado/pasos/0", "lado-a-lado/pasos/99"])
def test_a_place_that_there_is_not(client: Client, place: str) -> None:
    text(client, f"{A2}/y-si/{place}?{FROG_FIRST}", 404)


def test_side_by_side_where_they_part_is_marked(client: Client) -> None:
    places = [text(client, f"{A2}/y-si/lado-a-lado/pasos/{n}?{FROG_FIRST}", **HTMX) for n in range(1, 15)]
    parting = [n for n, page in enumerate(places, 1) if ">Aquí se apartan<" in page]
    assert len(parting) == 1
    (n,) = parting
    assert "Todavía no se apartan" in places[n - 2]
    assert f'href="{A2}/y-si/lado-a-lado/pasos/{n}?{FROG_FIRST}"' in unescape(places[n])
    assert "Terminan distinto" in places[-1]


def test_every_link_of_a_changed_step_keeps_the_change(client: Client) -> None:
    page = text(client, f"{A2}/y-si/pasos/6?{FROG_FIRST}&nombres=en")
    links = re.findall(rf'<a [^>]*href="({A2}/y-si/[^"]*)"', page)
    assert len(links) > 10
    in_spanish = f"{A2}/y-si/pasos/6?{FROG_FIRST}"  # the switch of language
    assert all(FROG_FIRST in link and "nombres=en" in link for link in links if link != in_spanish)
    for link in dict.fromkeys(links):
        assert client.get(link, follow=True).status_code == 200, link


def changes(board: Board, chance: random.Random) -> Iterator[tuple[str, str]]:
    """Some changes of a board that its page could send."""
    timeline = board.file.setup.timeline
    order = list(range(1, len(timeline) + 1))
    if chance.random() < 0.7:
        chance.shuffle(order)
    yield "orden", ",".join(map(str, order))
    if chance.random() < 0.5:
        yield "sin", str(chance.choice(order))
    scene = last_scene(trace_of(board), SPANISH)
    for number, action in enumerate(timeline, 1):
        for key, own in own_choices(action).items():
            offered = offers(board, number, key, (own,), scene)
            if offered and chance.random() < 0.4:
                yield "elige", chance.choice(offered[1]).value


@pytest.mark.parametrize("board", catalog().lessons["capas"].boards.values(), ids=lambda board: board.id)
def test_whatever_is_changed_is_played_and_told(client: Client, board: Board) -> None:
    chance = random.Random(board.id)
    for _ in range(3):
        response = client.get(f"{TABLES}/{board.slug}/y-si?{urlencode(list(changes(board, chance)))}", follow=True)
        assert response.status_code == 200
        page = response.content.decode()
        assert "⟦" not in page
        for why in re.findall(r'<p class="whatif-why">(.*?)</p>', page):
            assert re.search(r'href="/reglas/[\d.a-z]+/"', why), why
            assert not re.search(r"«(you|opp)»", why)


LATE = """
version = 1
id = "Z9"
titulo = "Llega sin elegir"
[[momento]]
entra = "Humility"
controla = "you"
[[momento]]
entra = "Opalescence"
controla = "you"
[[momento]]
entra = "Conspiracy"
controla = "you"
[[momento]]
entra = "Savannah Lions"
controla = "you"
"""
Z9, FIRST = f"{TABLES}/z9/y-si", "v=1&orden=3,1,2,4"


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> Board:
    """A board where Conspiracy enters under Humility and Opalescence: nothing asks for a type there (614.12)."""
    file = read_text(LATE, "z9.toml")
    assert isinstance(file, BoardFile), file
    board = replace(catalog().board("capas", "a9"), slug="z9", file=file)
    monkeypatch.setattr("lessons.board.whatif.views.find", lambda *_: board)
    return board


def options(page: str) -> dict[str, str]:
    """The further choice of the third moment: what its options send, and what they say."""
    select = re.search(r'<select name="elige" id="board-z9-y-si-3-tipo">(.*?)</select>', page)
    return dict(re.findall(r'<option value="([^"]*)"(?: selected)?>([^<]*)', select[1])) if select else {}


@pytest.mark.usefixtures("late")
def test_what_only_the_new_order_asks_is_offered_and_played(client: Client) -> None:
    assert options(text(client, Z9)) == {}
    page = text(client, f"{Z9}?{FIRST}")
    assert "<strong>Imposible.</strong> Falta elegir un tipo de criatura" in page
    offered = options(page)
    assert next(iter(offered)) == ""
    assert offered["3.tipo:Goblin"] == "Trasgo"
    assert len(offered) > 5
    page = text(client, f"{Z9}?{FIRST}&elige=3.tipo:Goblin")
    assert "Imposible" not in page
    assert '<option value="3.tipo:Goblin" selected>' in page
    assert "Trasgo" in page[page.index("<tbody>") : page.index("</tbody>")]


@pytest.mark.usefixtures("late")
def test_a_choice_not_made_is_no_part_of_the_address(client: Client) -> None:
    answer = client.get(f"{Z9}?{FIRST}&elige=")
    assert (answer.status_code, answer["Location"]) == (302, f"{Z9}?{FIRST}")


@pytest.mark.usefixtures("late")
def test_a_further_choice_stays_in_an_order_that_does_not_ask_for_it(client: Client) -> None:
    page = text(client, f"{Z9}?v=1&elige=3.tipo:Goblin")
    assert "<strong>Sin esa elección.</strong> Nada pide elegir «Trasgo»" in page
    assert "3.tipo:Goblin" in options(page)


@pytest.mark.usefixtures("late")
@pytest.mark.parametrize("bad", ["4.tipo:Elf", "3.color:W", "3.objeto:humility", "3.tipo:"])
def test_a_further_choice_of_what_no_text_asks_is_refused(client: Client, bad: str) -> None:
    page = text(client, f"{Z9}?{FIRST}&elige={bad}", 400)
    assert "no se elige" in page or "no es una elección" in page
    assert f'href="{Z9}?{FIRST}"' in page


@pytest.mark.usefixtures("late")
@pytest.mark.parametrize("bad", ["Nada", "<b>x</b>", "W"])
def test_a_further_choice_of_a_wrong_word_is_told(client: Client, bad: str) -> None:
    page = client.get(
        f"{Z9}?{urlencode([('v', '1'), ('orden', '3,1,2,4'), ('elige', f'3.tipo:{bad}')])}", follow=True
    ).content.decode()
    assert "No se puede elegir" in page
    assert "hay que elegir un tipo de criatura" in page
    assert "<b>x" not in page
    assert "3.tipo:Goblin" in options(unescape(page))


@pytest.mark.parametrize(
    "key, what, out", [("color", "a color other than red", "R"), ("tipo", "a creature type other than Frog", "Frog")]
)
def test_what_the_text_rules_out_is_not_offered(key: str, what: str, out: str) -> None:
    board = catalog().board("capas", "a2")
    scene = last_scene(trace_of(board), SPANISH)
    every, allowed = offers(board, 1, key, (), scene), further_offers(board, 1, (key, what), None, scene)
    assert every is not None
    assert allowed is not None
    assert {o.value for o in every[1]} - {o.value for o in allowed[1]} == {f"1.{key}:{out}"}
