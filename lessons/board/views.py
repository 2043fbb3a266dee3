"""The step of a board: the same address gives the page, or to htmx the board alone."""

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from lessons.board.addresses import Addresses
from lessons.board.letters import notice_address, ruling_text
from lessons.board.page import BoardView, board_view
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog, trace_of
from lessons.catalog.pages import answer, is_fragment
from lessons.catalog.values import Board


def find(lesson: str, slug: str) -> Board:
    """The board of an address. Raises `Http404`, saying so in Spanish."""
    try:
        return catalog().board(lesson, slug)
    except KeyError:
        raise Http404("Ese tablero no existe.") from None


@require_safe
def step(request: HttpRequest, lesson: str, slug: str, number: int = 1) -> HttpResponse:
    """A step, from 1; the board's own address is its first."""
    board = find(lesson, slug)
    frame = Frame.of(request)
    if not 1 <= number <= len(trace_of(board).steps):
        return missing_step(board, frame)
    fragment = is_fragment(request)

    def render() -> str:
        return _page(board, view_of(board, number, frame), frame, fragment=fragment)

    return answer(request, catalog().version, f"{frame.names.language} {fragment}", render)


def view_of(board: Board, number: int, frame: Frame) -> BoardView:
    """What the step's templates show."""
    addresses = Addresses(board.lesson, board.slug, frame.names.language)
    onward = catalog().lessons[board.lesson].after(board)
    return board_view(board, trace_of(board), number, frame.names, addresses=addresses, onward=onward)


def missing_step(board: Board, frame: Frame) -> HttpResponse:
    """There is no such step: how many there are, and the way to them."""
    addresses = Addresses(board.lesson, board.slug, frame.names.language)
    total = len(trace_of(board).steps)
    context = frame.context("boards", board=board, total=total, first=addresses.step(1), last=addresses.step(total))
    return HttpResponse(render_to_string("board/missing_step.html", context), status=404)


def _page(board: Board, view: BoardView, frame: Frame, *, fragment: bool) -> str:
    title = catalog().lessons[board.lesson].about.titulo
    context = frame.context("lesson", lesson_title=title, view=view, board=board)
    return render_to_string("board/_fragment.html" if fragment else "board/step.html", context)


@require_safe
def ruling(request: HttpRequest, lesson: str, slug: str, number: int) -> HttpResponse:
    """The ruling of a step as plain text: result, because, rules, link."""
    board = find(lesson, slug)
    frame = Frame.of(request)
    if not 1 <= number <= len(trace_of(board).steps):
        return missing_step(board, frame)
    link = request.build_absolute_uri(Addresses(lesson, slug, frame.names.language).step(number))
    render = lambda: ruling_text(board, trace_of(board), number, frame.names, link)  # noqa: E731
    variant = f"{frame.names.language} {request.get_host()} {request.scheme}"
    return answer(request, catalog().version, variant, render, "text/plain; charset=utf-8")


@require_safe
def notice(request: HttpRequest, lesson: str, slug: str, number: int) -> HttpResponse:
    """«¿Ves un error?»: on to the address for reports, with the step's link and the versions already in it."""
    board = find(lesson, slug)
    frame = Frame.of(request)
    if not 1 <= number <= len(trace_of(board).steps):
        return missing_step(board, frame)
    link = request.build_absolute_uri(Addresses(lesson, slug, frame.names.language).step(number))
    context = frame.context("boards", board=board, link=link, version=catalog().version)
    context["address"] = notice_address(settings.ESCUELA_REPORT_ADDRESS, board, link, catalog().version)
    return HttpResponse(render_to_string("board/_notice.html" if is_fragment(request) else "board/notice.html", context))
