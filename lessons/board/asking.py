"""The views for what one asks of a step: as pages, and to htmx as what goes into the sheet over the board."""

from collections.abc import Callable

from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from lessons.board.answers import Asked
from lessons.board.keys import effects_by_key
from lessons.board.plays import Play, on_play
from lessons.board.sight import Sight
from lessons.board.views import missing_step
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog
from lessons.catalog.names import slug_of
from lessons.catalog.pages import answer, is_fragment

Context = dict[str, object]


@require_safe
@on_play()
def thing(request: HttpRequest, play: Play, frame: Frame, number: int, object_id: str) -> HttpResponse:
    """All about an object at a step."""

    def context(asked: Asked) -> Context:
        if object_id not in asked.step.sheets:
            raise Http404("Ese objeto no está en este paso.")
        return {"thing": asked.thing(object_id)}

    return _asked(request, play, frame, (number, "thing"), context)


@require_safe
@on_play("efecto", "objeto")
def why(request: HttpRequest, play: Play, frame: Frame, number: int) -> HttpResponse:
    """«¿Por qué no aplica?»: an effect; or an effect and an object, with the reason."""
    object_id = request.GET.get("objeto", "")

    def context(asked: Asked) -> Context:
        effect = effects_by_key(asked.trace.effects).get(request.GET.get("efecto", ""))
        if effect is None:
            raise Http404("Ese efecto no está en este tablero.")
        if object_id and object_id not in asked.step.state.objects:
            raise Http404("Ese objeto no está en este paso.")
        said = asked.why_not(effect, object_id) if object_id else ""
        return {"effect": asked.effect(effect), "effect_slug": slug_of(effect.source_card), "answer": said}

    return _asked(request, play, frame, (number, "why"), context)


def _asked(request: HttpRequest, play: Play, frame: Frame, what: tuple[int, str], more: Callable[[Asked], Context]) -> HttpResponse:
    number, name = what
    if not 1 <= number <= play.total:
        return missing_step(play, frame)
    asked = Asked(Sight.of(play.trace.steps[number - 1], play.trace, frame.names), play.addresses)
    fragment = is_fragment(request)
    template = f"board/_{name}.html" if fragment else f"board/{name}.html"

    def render() -> str:
        step_url = play.addresses.step(number)
        context = frame.context("boards", board=play.board, number=number, step_url=step_url, **more(asked))
        return render_to_string(template, context)

    return answer(request, catalog().version, f"{frame.variant} {fragment}", render)
