"""«¿Y si…?»: what is changed stands in the address, so that it can be shared; nothing is kept."""

from functools import lru_cache

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from lessons.board.addresses import Addresses, Pairs
from lessons.board.duo.view import Half, duo_view, way_of
from lessons.board.plays import changes_of, find
from lessons.board.refusing import refused
from lessons.board.whatif.notation import Changes
from lessons.board.whatif.page import what_if_view
from lessons.board.whatif.playing import changed
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog, trace_of
from lessons.catalog.pages import answer, is_fragment
from lessons.catalog.values import Board

OWN, OTHER = "El tablero", "¿Y si…?"


@require_safe
def what_if(request: HttpRequest, lesson: str, slug: str) -> HttpResponse:
    """The timeline to be changed, and what comes out. An address that is not as we write it leads to the one that is."""
    board, frame, fragment = find(lesson, slug), Frame.of(request), is_fragment(request)
    changes = changes_of(request, board, frame)
    if isinstance(changes, HttpResponse):
        return changes
    addresses = Addresses(lesson, slug, frame.names.language, changes.pairs)
    address = addresses.what_if
    if not fragment and _asked(request) != addresses.pairs:
        return HttpResponseRedirect(address)

    def render() -> str:
        view = what_if_view(board, changes, frame.names)
        own = catalog().lessons[lesson]
        context = frame.after(changes.pairs).of_lesson(own, board=board, whatif=view, columns=(OWN, OTHER))
        return render_to_string("board/_whatif_fragment.html" if fragment else "board/whatif.html", context)

    response = answer(request, catalog().version, f"{address} {fragment}", render)
    if fragment:
        response["HX-Push-Url"] = address
    return response


def _asked(request: HttpRequest) -> Pairs:
    """The query as it is meant: clients differ in which letters of an address they escape."""
    return tuple((name, value) for name, values in request.GET.lists() for value in values)


@lru_cache(maxsize=64)
def halves(board: Board, changes: Changes, language: str) -> tuple[Half, Half]:
    """The board as it is and as it is changed."""
    found = changed(board, changes)
    own = Addresses(board.lesson, board.slug, language)
    return (
        Half(board.dom, OWN, trace_of(board), own),
        Half(f"{board.dom}-b", OTHER, found.trace, Addresses(board.lesson, board.slug, language, changes.pairs)),
    )


@require_safe
def beside(request: HttpRequest, lesson: str, slug: str, number: int | None = None) -> HttpResponse:
    """A place of the two boards side by side; without one, the place where the last opened moment begins."""
    board, frame, fragment = find(lesson, slug), Frame.of(request), is_fragment(request)
    changes = changes_of(request, board, frame)
    if isinstance(changes, HttpResponse):
        return changes
    addresses = Addresses(lesson, slug, frame.names.language, changes.pairs)
    if not changes:
        return HttpResponseRedirect(addresses.what_if)
    both = halves(board, changes, frame.names.language)
    if not both[1].trace.steps:
        return refused(request, board, "No queda nada que jugar.", back=addresses.what_if)
    way = way_of(*both)
    if number is None:
        return HttpResponseRedirect(addresses.beside(way.opening))
    if not 1 <= number <= len(way.pairs):
        raise Http404(f"Los dos tableros tienen {len(way.pairs)} pasos.")

    def render() -> str:
        duo = duo_view(*both, number, frame.names, addresses.beside)
        context = frame.after(changes.pairs).of_lesson(
            catalog().lessons[lesson], board=board, duo=duo,
            switch=(OWN, OTHER), columns=(OWN, OTHER), duo_title=f"¿Y si…? · {board.file.title}", back=addresses.what_if,
        )  # fmt: skip
        return render_to_string("board/_duo_fragment.html" if fragment else "board/beside.html", context)

    return answer(request, catalog().version, f"{addresses.query} {fragment}", render)
