"""The question before a step. An answer is a question to the site, so it is a GET: nothing of it is kept."""

from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from lessons.board.page import before_the_next
from lessons.board.plays import Play, on_play
from lessons.board.predicting.forms import ANSWERS
from lessons.board.predicting.page import prediction_view, questions_of
from lessons.board.question_forms import SENT, BadAnswer
from lessons.board.refusing import refused
from lessons.board.views import missing_step, play_view
from lessons.catalog.frame import Frame, kept
from lessons.catalog.load import catalog
from lessons.catalog.pages import answer, is_fragment

PARAMETERS = (SENT, "pista", *ANSWERS)


@require_safe
@on_play(*PARAMETERS)
def prediction(request: HttpRequest, play: Play, frame: Frame, number: int) -> HttpResponse:
    """The question before a step, or with an answer in the query, what is to be said of it."""
    board, fragment = play.board, is_fragment(request)
    if not 1 <= number <= play.total:
        return missing_step(play, frame)
    if number not in questions_of(board):
        raise Http404("Antes de ese paso no se pregunta nada.")

    def render() -> str:
        found = prediction_view(board, number, frame.names, kept(request, PARAMETERS), play.addresses)
        view = before_the_next(play_view(play, number - 1, frame), play.addresses)
        context = frame.of_lesson(catalog().lessons[board.lesson], view=view, board=board, prediction=found)
        return render_to_string("board/_prediction_fragment.html" if fragment else "board/prediction.html", context)

    try:
        return answer(request, catalog().version, f"{frame.variant} {fragment}", render)
    except BadAnswer as fault:
        return refused(request, board, str(fault))
