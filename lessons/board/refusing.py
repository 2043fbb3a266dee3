"""What cannot be answered, politely: one line that says why, and the ways on."""

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string

from lessons.board.addresses import Addresses
from lessons.catalog.frame import Frame
from lessons.catalog.values import Board

LONGEST = 1500  # letters of a query; no form of a board sends so many
TOO_LONG = "Esa dirección es demasiado larga."


def too_long(request: HttpRequest, most: int = LONGEST) -> bool:
    """Whether the query has more letters than any form of ours sends."""
    return len(request.META.get("QUERY_STRING", "")) > most


def refused(request: HttpRequest, board: Board, reason: str, *, back: str = "", status: int = 400) -> HttpResponse:
    """The page that says so. `back`: where what was right in the address can still be seen."""
    frame = Frame.of(request)
    addresses = Addresses(board.lesson, board.slug, frame.names.language)
    context = frame.context("boards", board=board, reason=reason, back=back, first=addresses.step(1))
    return HttpResponse(render_to_string("board/refused.html", context), status=status)
