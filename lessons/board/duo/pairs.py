"""Two boards of a class that differ in one thing, played in step."""

from functools import lru_cache

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.loader import render_to_string
from django.urls import reverse
from django.views.decorators.http import require_safe

from lessons.board.addresses import Addresses
from lessons.board.duo.view import Half, duo_view, way_of
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog, trace_of
from lessons.catalog.pages import answer, is_fragment
from lessons.catalog.pairing import Pair
from lessons.catalog.values import Board


@lru_cache(maxsize=64)
def halves(one: Board, other: Board, language: str) -> tuple[Half, Half]:
    """The two boards; their elements are told apart by the boards' ids."""
    return _half(one, language), _half(other, language)


def _half(board: Board, language: str) -> Half:
    return Half(board.dom, board.file.title, trace_of(board), Addresses(board.lesson, board.slug, language))


@require_safe
def pair(request: HttpRequest, lesson: str, one: str, other: str, number: int | None = None) -> HttpResponse:
    """A place of the two boards; without one, the place where their last opened moments begin."""
    found = catalog().lessons.get(lesson)
    declared = found.pair(one, other) if found else None
    if found is None or declared is None:
        raise Http404("Esa pareja de tableros no existe.")
    frame, fragment = Frame.of(request), is_fragment(request)
    both = halves(found.boards[declared.one], found.boards[declared.other], frame.names.language)
    way = way_of(*both)

    def address(place: int) -> str:
        return reverse("pair-step", args=[lesson, one, other, place]) + frame.query

    if number is None:
        return HttpResponseRedirect(address(way.opening))
    if not 1 <= number <= len(way.pairs):
        raise Http404(f"Los dos tableros tienen {len(way.pairs)} pasos.")

    def render() -> str:
        context = frame.context(
            "boards", lesson_title=found.about.titulo, duo=duo_view(*both, number, frame.names, address), pair=declared,
            switch=_switch(declared), columns=(both[0].label, both[1].label), duo_title=declared.title, lesson=found,
            one=found.boards[declared.one], other=found.boards[declared.other],
        )  # fmt: skip
        return render_to_string("board/_duo_fragment.html" if fragment else "board/pair.html", context)

    return answer(request, catalog().version, f"{frame.names.language} {fragment}", render)


def _switch(declared: Pair) -> tuple[str, str]:
    return f"Tablero {declared.one}", f"Tablero {declared.other}"
