"""A play stands in the address: readable, bounded, and what cannot be read is said, the rest kept."""

import pytest
from django.http import QueryDict
from hypothesis import given
from hypothesis import strategies as st

from engine import choices as ch
from lessons.play.addresses import Found, PlayAddresses, read_play
from lessons.play.facts import LineFacts
from lessons.play.lines import Line
from lessons.play.notation import MOST, write_all

PLAY = (ch.Cast("doom-blade"), ch.Choose("grave-titan"), ch.PayMana(("B", "B")))
QUERY = "v=1&jugada=lanza:doom-blade;objetivo:grave-titan;paga:B,B"


@pytest.fixture(autouse=True)
def path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lessons.play.addresses.reverse", lambda name, args: "/".join((name, *args)))


def test_a_play_s_address_can_be_read_by_people_and_read_back():
    addresses = PlayAddresses("lanzar", "c1", choices=PLAY)
    assert addresses.step() == f"play/lanzar/c1?{QUERY}"
    assert addresses.step(3) == f"play/lanzar/c1?{QUERY}&paso=3"
    assert read_play(QueryDict(QUERY)).choices == PLAY


def test_the_board_itself_has_no_query_but_the_language():
    assert PlayAddresses("lanzar", "c1").step() == "play/lanzar/c1"
    assert PlayAddresses("lanzar", "c1", "en", PLAY[:1]).step() == "play/lanzar/c1?v=1&jugada=lanza:doom-blade&nombres=en"


def test_choices_are_taken_back_and_added():
    addresses = PlayAddresses("lanzar", "c1", choices=PLAY)
    assert addresses.after(2).then(ch.Pass()).choices == (*PLAY[:2], ch.Pass())
    assert addresses.after(0).choices == ()


def test_names_with_spaces_come_back():
    choices = (ch.Answer("Urborg, Tomb of Yawgmoth"), ch.Answer("Jötun Grunt"))
    query = PlayAddresses("lanzar", "c1", choices=choices).step().partition("?")[2]
    assert read_play(QueryDict(query)).choices == choices


@pytest.mark.parametrize(
    "more, choice",
    [
        ("jugada=pasa", ch.Pass()),
        ("verbo=pasa", ch.Pass()),
        ("verbo=modos&con=1&con=3", ch.Modes((1, 3))),
        ("verbo=x&con=4", ch.X(4)),
        ("verbo=entrega&con=1:forest&con=swamp", ch.PayPart(1, ("forest", "swamp"))),
        ("verbo=empalma&con=", None),
    ],
)
def test_a_form_sends_one_more_choice_in_pieces(more, choice):
    found = read_play(QueryDict(f"{QUERY}&{more}"))
    assert found.choices == (*PLAY, *((choice,) if choice else ()))
    assert bool(found.wrong) is (choice is None)


def test_what_can_be_read_before_what_cannot_is_kept():
    found = read_play(QueryDict(f"{QUERY};objeto:forest;pasa"))
    assert found.choices == PLAY
    assert found.wrong == (
        "Desde la elección 4 el enlace no se puede leer: «objeto:forest» no es una elección, ¿quisiste decir «objetivo»?"
    )


def test_another_version_is_not_guessed():
    found = read_play(QueryDict("v=2&jugada=pasa"))
    assert found.choices == ()
    assert "otra versión" in found.wrong


def test_more_choices_than_a_board_takes_are_left_out():
    found = read_play(QueryDict("jugada=" + ";".join(["pasa"] * (MOST + 1))))
    assert len(found.choices) == MOST
    assert "500 elecciones" in found.wrong
    assert read_play(QueryDict("jugada=" + ";".join(["pasa"] * MOST))).wrong == ""


OPTIONAL = ("helm-of-awakening", "trinisphere")


@pytest.mark.parametrize(
    "query, without",
    [
        ("", ()),
        ("sin=trinisphere", ("trinisphere",)),
        ("sin=trinisphere,helm-of-awakening", OPTIONAL),
        ("mesa=", OPTIONAL),
        ("mesa=&mesa=trinisphere", ("helm-of-awakening",)),
        ("mesa=&mesa=trinisphere&mesa=helm-of-awakening&sin=trinisphere", ()),
    ],
)
def test_what_is_left_out_of_the_table(query, without):
    found = read_play(QueryDict(f"{QUERY}&{query}"), OPTIONAL)
    assert (found.without, found.choices, found.wrong) == (without, PLAY, "")


def test_what_is_left_out_stands_in_the_address():
    addresses = PlayAddresses("lanzar", "c1", choices=PLAY[:1], without=OPTIONAL)
    assert addresses.step() == "play/lanzar/c1?v=1&sin=helm-of-awakening,trinisphere&jugada=lanza:doom-blade"
    assert addresses.after(0).step() == "play/lanzar/c1?v=1&sin=helm-of-awakening,trinisphere"


def test_what_cannot_be_left_out_is_told():
    found = read_play(QueryDict(f"{QUERY}&sin=forest"), OPTIONAL)
    assert (found.without, found.choices) == ((), PLAY)
    assert found.wrong == "De este tablero no se puede quitar «forest»."


def test_a_line_of_play_has_its_address():
    line = Line("x", "X", None, PLAY, LineFacts(), (), OPTIONAL[:1])
    addresses = PlayAddresses("lanzar", "c1", "en", PLAY[:1], OPTIONAL)
    assert addresses.of_line(line).step() == f"play/lanzar/c1?{QUERY.replace('&', '&sin=helm-of-awakening&', 1)}&nombres=en"
    assert addresses.of_line(line).is_at(line)
    assert not addresses.is_at(line)


@given(st.text(max_size=300), st.text(max_size=20), st.lists(st.text(max_size=20), max_size=3))
def test_any_query_is_read_or_told(play, word, with_):
    query = QueryDict(mutable=True)
    query.setlist("jugada", [play])
    query.setlist("verbo", [word])
    query.setlist("con", with_)
    found = read_play(query)
    assert "\n" not in found.wrong
    query.setlist("jugada", [write_all(found.choices)])
    query.setlist("verbo", [])
    assert read_play(query) == Found(found.choices)
