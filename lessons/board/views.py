"""The step of a board: the same address gives the page, or to htmx the board alone."""

from collections.abc import Iterator

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.urls import reverse
from django.views.decorators.http import require_safe

from lessons.board.addresses import Addresses
from lessons.board.letters import notice_address, ruling_text
from lessons.board.page import BoardView, Onward, board_view, count_of_readings
from lessons.board.plays import Play, on_play, own_play
from lessons.board.readings.differing import differing
from lessons.board.sight import Sight
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog
from lessons.catalog.pages import answer, is_fragment
from lessons.catalog.values import AnyBoard, Board, PlayedBoard
from lessons.play.addresses import PlayAddresses


@require_safe
@on_play()
def step(request: HttpRequest, play: Play, frame: Frame, number: int = 1) -> HttpResponse:
    """A step, from 1; the board's own address is its first."""
    if not 1 <= number <= play.total:
        return missing_step(play, frame)
    fragment = is_fragment(request)

    def render() -> str:
        return _page(play, number, frame, fragment=fragment)

    return answer(request, catalog().version, f"{frame.variant} {fragment}", render)


def view_of(board: Board, number: int, frame: Frame) -> BoardView:
    """What the step's templates show."""
    return play_view(own_play(board, frame), number, frame)


def play_view(play: Play, number: int, frame: Frame) -> BoardView:
    """The same for a board that may be changed. Raises `IndexError` for a step that does not exist."""
    lesson = catalog().lessons[play.board.lesson]
    sight = Sight.of(play.trace.steps[number - 1], play.trace, frame.names)
    following = None if play.is_changed else lesson.after(play.board)
    onward = Onward(following.file.title, beginning_of(following, frame.names.language)) if following else None
    besides = () if play.is_changed else (*_pairs(play.board, frame), *_readings(play))
    return board_view(play.board, sight, addresses=play.addresses, onward=onward, besides=besides, asks=play.asks)


def beginning_of(board: AnyBoard, language: str) -> str:
    """The address at which a board of either kind begins."""
    if isinstance(board, PlayedBoard):
        return PlayAddresses(board.lesson, board.slug, language).step()
    return Addresses(board.lesson, board.slug, language).step(1)


def _pairs(board: Board, frame: Frame) -> Iterator[Onward]:
    lesson = catalog().lessons[board.lesson]
    for pair in lesson.pairs_of(board):
        slugs = lesson.boards[pair.one].slug, lesson.boards[pair.other].slug
        yield Onward(f"Lado a lado: {pair.title}", reverse("pair", args=[lesson.slug, *slugs]) + frame.query)


def _readings(play: Play) -> Iterator[Onward]:
    """The wrong readings that matter on the board, if there are any."""
    if number := len(differing(play.board)):
        yield Onward(count_of_readings(number), play.addresses.readings)


def missing_step(play: Play, frame: Frame) -> HttpResponse:
    """There is no such step: how many there are, and the way to them."""
    first, last = play.addresses.step(1), play.addresses.step(play.total)
    context = frame.context("boards", board=play.board, total=play.total, first=first, last=last)
    return HttpResponse(render_to_string("board/missing_step.html", context), status=404)


def _page(play: Play, number: int, frame: Frame, *, fragment: bool) -> str:
    view = play_view(play, number, frame)
    context = frame.of_lesson(catalog().lessons[play.board.lesson], view=view, board=play.board, play=play)
    return render_to_string("board/_fragment.html" if fragment else "board/step.html", context)


@require_safe
@on_play()
def ruling(request: HttpRequest, play: Play, frame: Frame, number: int) -> HttpResponse:
    """The ruling of a step as plain text: result, because, rules, link."""
    if not 1 <= number <= play.total:
        return missing_step(play, frame)
    link = request.build_absolute_uri(play.addresses.step(number))
    render = lambda: ruling_text(play.board, play.trace, number, frame.names, link)  # noqa: E731
    variant = f"{frame.variant} {request.get_host()} {request.scheme}"
    return answer(request, catalog().version, variant, render, "text/plain; charset=utf-8")


@require_safe
@on_play()
def notice(request: HttpRequest, play: Play, frame: Frame, number: int) -> HttpResponse:
    """«¿Ves un error?»: on to the address for reports, with the step's link and the versions already in it."""
    if not 1 <= number <= play.total:
        return missing_step(play, frame)
    link = request.build_absolute_uri(play.addresses.step(number))
    context = frame.context("boards", board=play.board, link=link, version=catalog().version)
    context["address"] = notice_address(settings.ESCUELA_REPORT_ADDRESS, play.board, link, catalog().version)
    return HttpResponse(render_to_string("board/_notice.html" if is_fragment(request) else "board/notice.html", context))
