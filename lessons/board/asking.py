"""The views for what one asks of a step: as pages, and to htmx as what goes into the sheet over the board."""

from collections.abc import Callable

from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from lessons.board.addresses import Addresses
from lessons.board.answers import Asked
from lessons.board.keys import effects_by_key
from lessons.board.sight import Sight
from lessons.board.views import find, missing_step
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog, trace_of
from lessons.catalog.names import slug_of
from lessons.catalog.pages import answer, is_fragment
from lessons.catalog.values import Board

Context = dict[str, object]


@require_safe
def thing(request: HttpRequest, lesson: str, slug: str, number: int, object_id: str) -> HttpResponse:
    """All about an object at a step."""
    board = find(lesson, slug)

    def context(asked: Asked) -> Context:
        if object_id not in asked.step.sheets:
            raise Http404("Ese objeto no está en este paso.")
        return {"thing": asked.thing(object_id)}

    return _asked(request, board, number, "thing", context)


@require_safe
def why(request: HttpRequest, lesson: str, slug: str, number: int) -> HttpResponse:
    """«¿Por qué no aplica?»: an effect; or an effect and an object, with the reason."""
    board = find(lesson, slug)
    object_id = request.GET.get("objeto", "")

    def context(asked: Asked) -> Context:
        effect = effects_by_key(asked.trace.effects).get(request.GET.get("efecto", ""))
        if effect is None:
            raise Http404("Ese efecto no está en este tablero.")
        if object_id and object_id not in asked.step.state.objects:
            raise Http404("Ese objeto no está en este paso.")
        said = asked.why_not(effect, object_id) if object_id else ""
        return {"effect": asked.effect(effect), "effect_slug": slug_of(effect.source_card), "answer": said}

    return _asked(request, board, number, "why", context, "efecto", "objeto")


def _asked(
    request: HttpRequest, board: Board, number: int, name: str, more: Callable[[Asked], Context], *parameters: str
) -> HttpResponse:
    """A page or a sheet about a step; `parameters` of the query are what `more` reads."""
    frame = Frame.of(request, *parameters)
    trace = trace_of(board)
    if not 1 <= number <= len(trace.steps):
        return missing_step(board, frame)
    addresses = Addresses(board.lesson, board.slug, frame.names.language)
    asked = Asked(Sight.of(trace.steps[number - 1], trace, frame.names), addresses)
    fragment = is_fragment(request)
    template = f"board/_{name}.html" if fragment else f"board/{name}.html"

    def render() -> str:
        context = frame.context("boards", board=board, number=number, step_url=addresses.step(number), **more(asked))
        return render_to_string(template, context)

    return answer(request, catalog().version, f"{frame.variant} {fragment}", render)
