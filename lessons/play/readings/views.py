"""The wrong readings of a played board: which lines end otherwise by them, and each beside the right one, step by step."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from lessons.board.readings.differing import Case, Differing
from lessons.board.readings.views import RIGHT, WRONG
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog
from lessons.catalog.pages import answer, is_fragment
from lessons.catalog.values import PlayedBoard
from lessons.narration import Names
from lessons.play.addresses import PlayAddresses
from lessons.play.lines import Line
from lessons.play.misreadings import SLUGS, told
from lessons.play.readings.beside import Both, both, duo
from lessons.play.readings.endings import ends
from lessons.play.views import find


def differing(board: PlayedBoard, names: Names) -> tuple[Differing, ...]:
    """The readings that matter on a board, each with its lines and what they end with otherwise."""
    addresses = PlayAddresses(board.lesson, board.slug, names.language)
    found = []
    for slug, misread in SLUGS.items():
        lines = [line for line in board.file.lines if line.reading(misread)]
        cases = [(line, both(board, line, misread)) for line in lines]
        shown = tuple(Case(line.title, addresses.reading(slug, line), ends(b.right, b.wrong, names)) for line, b in cases)
        if shown:
            found.append(Differing(told(misread), shown))
    return tuple(found)


@require_safe
def index(request: HttpRequest, lesson: str, slug: str) -> HttpResponse:
    """The readings by which lines of this board end otherwise, each with what ends so."""
    board, frame = find(lesson, slug), Frame.of(request)
    addresses = PlayAddresses(lesson, slug, frame.names.language)

    def render() -> str:
        context = frame.of_lesson(
            catalog().lessons[lesson], board=board, readings=differing(board, frame.names), columns=(RIGHT, WRONG),
            canonical=PlayAddresses(lesson, slug).readings, board_url=addresses.step(),
        )  # fmt: skip
        return render_to_string("board/readings.html", context)

    return answer(request, catalog().version, frame.names.language, render)


@require_safe
def reading(
    request: HttpRequest, lesson: str, slug: str, reading: str, *, line: str = "", number: int | None = None
) -> HttpResponse:
    """A place of a line played both ways; without one, the place before they part; without a line, the first that there is."""
    board, frame = find(lesson, slug), Frame.of(request)
    played = _line(board, reading, line)
    addresses = PlayAddresses(lesson, slug, frame.names.language)
    found = both(board, played, SLUGS[reading])
    if number is None:
        return HttpResponseRedirect(addresses.reading(reading, played, found.way.opening))
    if not 1 <= number <= len(found.way.pairs):
        raise Http404(f"Esta lectura tiene {len(found.way.pairs)} pasos.")
    fragment = is_fragment(request)

    def render() -> str:
        return _page(found, reading, number, frame, fragment=fragment)

    return answer(request, catalog().version, f"{frame.names.language} {fragment}", render)


def _line(board: PlayedBoard, reading: str, line: str) -> Line:
    """The line of an address. Raises `Http404`, saying so in Spanish."""
    lines = [found for found in board.file.lines if reading in SLUGS and found.reading(SLUGS[reading])]
    named = [found for found in lines if not line or found.slug == line]
    if not named:
        raise Http404("Esa lectura no existe." if not lines else "Esa jugada no termina distinto con esa lectura.")
    return named[0]


def _page(found: Both, slug: str, number: int, frame: Frame, *, fragment: bool) -> str:
    board, reading = found.board, told(found.misread)
    addresses = PlayAddresses(board.lesson, board.slug, frame.names.language)
    shown = duo(found, number, frame.names, lambda place: addresses.reading(slug, found.line, place))
    context = frame.of_lesson(
        catalog().lessons[board.lesson], board=board, duo=shown, reading=reading, line=found.line, switch=("Reglas", "Lectura"),
        columns=(RIGHT, WRONG), duo_title=f"{reading.name} · {board.file.title}", back=addresses.of_line(found.line).step(),
    )  # fmt: skip
    return render_to_string("board/_duo_fragment.html" if fragment else "play/reading.html", context)
