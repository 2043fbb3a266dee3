"""Whatever stands in an address, on any board, is answered: with a step, another address, or a line that says why not."""

import pytest
from django.test import Client
from django.urls import reverse
from hypothesis import given, settings
from hypothesis import strategies as st

from lessons.catalog.load import catalog
from lessons.catalog.values import PlayedBoard
from lessons.play.notation import FORMS, write

BOARDS = [board for lesson in catalog().lessons.values() for board in lesson.plays.values()]
ANSWERED = {200, 302, 400, 404}


def address(board: PlayedBoard) -> str:
    return reverse("play", args=[board.lesson, board.slug])


@st.composite
def plays(draw: st.DrawFn) -> tuple[PlayedBoard, str]:
    """A board, and a play made of choices of its lines, of words about what is on it, and of nonsense."""
    board = draw(st.sampled_from(BOARDS))
    lines = st.sampled_from([write(choice) for line in board.file.lines for choice in line.choices])
    ids = st.sampled_from(
        [*(action.id for action in board.file.opening.setup.timeline), "you", "opp", "0", "9999", "si", "R,R", "1,1"]
    )
    words = st.builds("{}:{}".format, st.sampled_from(sorted(FORMS)), ids)
    return board, ";".join(draw(st.lists(st.one_of(lines, lines, words, st.text(max_size=8)), max_size=10)))


@settings(max_examples=120)
@given(plays(), st.sampled_from(["", "0", "1", "7", "-1", "9" * 40, "٣", "x"]), st.text(max_size=10), st.text(max_size=10))
def test_any_play_is_answered(played: tuple[PlayedBoard, str], step: str, without: str, word: str) -> None:
    board, play = played
    asked = {"v": "1", "jugada": play, "sin": without, "verbo": word, "con": word}
    response = Client().get(address(board), {**asked, **({"paso": step} if step else {})})
    assert response.status_code in ANSWERED
    assert response.status_code == 302 or "Traceback" not in response.content.decode()


@pytest.mark.parametrize(
    "query",
    [
        "jugada=" + "pasa;" * 500,
        "jugada=" + "pasa;" * 1500,
        "jugada=" + "x:9999;" * 400,
        "jugada=" + "%F0%9F%98%80;" * 300,
        "jugada=" + "%00;%0A;%FF",
        "jugada=lanza:" + "a" * 7000,
        "&".join(["jugada=pasa"] * 500),
        "&".join(["sin=a"] * 500),
        "&".join(["verbo=modos", *["con=1"] * 500]),
        "v=" + "9" * 3000,
        "v=2&jugada=pasa",
    ],
    ids=lambda query: query[:24],
)
def test_a_great_deal_of_it_is_answered_too(client: Client, query: str) -> None:
    response = client.get(f"{address(BOARDS[0])}?{query}")
    assert response.status_code in ANSWERED


def test_an_address_of_more_than_a_form_sends_is_refused(client: Client) -> None:
    assert client.get(f"{address(BOARDS[0])}?jugada={'pasa;' * 1601}").status_code == 400
