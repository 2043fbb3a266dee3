"""A board on one page, every step in words, to be printed and taken along."""

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from lessons.board.addresses import Addresses
from lessons.board.explanation import explanation
from lessons.board.plays import find
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog, trace_of
from lessons.catalog.pages import answer


@require_safe
def handout(request: HttpRequest, lesson: str, slug: str) -> HttpResponse:
    """The whole board."""
    board, frame = find(lesson, slug), Frame.of(request)
    trace = trace_of(board)
    addresses = Addresses(lesson, slug, frame.names.language)

    def render() -> str:
        steps = [(step.number, explanation(step, trace, board, frame.names)) for step in trace.steps]
        context = frame.context("boards", board=board, steps=steps, first=addresses.step(1))
        return render_to_string("board/handout.html", context)

    return answer(request, catalog().version, frame.names.language, render)
