"""A wrong reading played beside the right one. It is dressed as wrong on every page."""

from functools import lru_cache

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.loader import render_to_string
from django.urls import reverse
from django.views.decorators.http import require_safe

from engine import replay
from lessons.board.addresses import Addresses
from lessons.board.duo.view import Half, duo_view, way_of
from lessons.board.plays import find
from lessons.board.readings.differing import told
from lessons.board.readings.known import Reading, readings
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog, trace_of
from lessons.catalog.pages import answer, is_fragment
from lessons.catalog.values import Board

RIGHT, WRONG = "Como dicen las reglas", "Lectura equivocada"


@lru_cache(maxsize=96)
def halves(board: Board, slug: str, language: str) -> tuple[Half, Half]:
    """The board as the rules have it and as the reading has it, played once. Raises `KeyError` for a reading it does not know."""
    addresses = Addresses(board.lesson, board.slug, language)
    wrong = replay(board.file.setup, readings(board)[slug].misconception.policy)
    return (
        Half(board.dom, RIGHT, trace_of(board), addresses),
        Half(f"{board.dom}-b", WRONG, wrong, addresses, wrong=True),
    )


@require_safe
def index(request: HttpRequest, lesson: str, slug: str) -> HttpResponse:
    """The readings that end otherwise on this board, each with what ends so."""
    board, frame = find(lesson, slug), Frame.of(request)

    def render() -> str:
        context = frame.of_lesson(
            catalog().lessons[lesson], board=board, readings=told(board, frame.names),
            columns=(RIGHT, WRONG), canonical=Addresses(lesson, slug).readings,
            board_url=reverse("board", args=[lesson, slug]) + frame.query,
        )  # fmt: skip
        return render_to_string("board/readings.html", context)

    return answer(request, catalog().version, frame.names.language, render)


@require_safe
def reading(request: HttpRequest, lesson: str, slug: str, reading: str, number: int | None = None) -> HttpResponse:
    """A place of the two boards; without one, the place where the moment that is read wrong begins."""
    board = find(lesson, slug)
    if reading not in readings(board):
        raise Http404("Esa lectura no existe.")
    frame, fragment = Frame.of(request), is_fragment(request)
    both, addresses = halves(board, reading, frame.names.language), Addresses(lesson, slug, frame.names.language)
    way = way_of(*both)
    if number is None:
        return HttpResponseRedirect(addresses.reading(reading, way.opening))
    if not 1 <= number <= len(way.pairs):
        raise Http404(f"Esta lectura tiene {len(way.pairs)} pasos.")

    def render() -> str:
        return _page(board, readings(board)[reading], both, number, frame, fragment=fragment)

    return answer(request, catalog().version, f"{frame.names.language} {fragment}", render)


def _page(board: Board, found: Reading, both: tuple[Half, Half], number: int, frame: Frame, *, fragment: bool) -> str:
    addresses = Addresses(board.lesson, board.slug, frame.names.language)
    duo = duo_view(*both, number, frame.names, lambda n: addresses.reading(found.slug, n))
    context = frame.of_lesson(
        catalog().lessons[board.lesson], board=board, duo=duo, reading=found, switch=("Reglas", "Lectura"), columns=(RIGHT, WRONG),
        duo_title=f"{found.name} · {board.file.title}", back=addresses.step(1),
    )  # fmt: skip
    return render_to_string("board/_duo_fragment.html" if fragment else "board/reading.html", context)
