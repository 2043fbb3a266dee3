"""The question on a line of play: a page, and to htmx the board alone. An answer is an address, so predicting needs no script."""

from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from lessons.board.question_forms import BadAnswer
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog
from lessons.catalog.pages import answer, is_fragment
from lessons.play.predicting import ANSWERS, prediction_view
from lessons.play.views import READ, Asked, on_play, refused


@require_safe
@on_play
def prediction(request: HttpRequest, asked: Asked) -> HttpResponse:
    """The question before a step, or what is said of an answer to it."""
    data = {name: request.GET[name] for name in ANSWERS if name in request.GET}
    fragment = is_fragment(request)
    try:
        view, shown = prediction_view(asked.scene, asked.number, data)
    except KeyError:
        raise Http404("Antes de ese paso no se pregunta nada.") from None
    except BadAnswer as fault:
        return refused(asked.board, asked.frame, str(fault))
    frame = Frame.of(request, *READ, *ANSWERS)

    def render() -> str:
        lesson = catalog().lessons[asked.board.lesson]
        context = frame.of_lesson(lesson, view=view, board=asked.board, prediction=shown)
        return render_to_string("play/_prediction_fragment.html" if fragment else "play/prediction.html", context)

    variant = f"{asked.address} {sorted(data.items())} {asked.scene.wrong} {fragment}"
    return answer(request, catalog().version, variant, render)
