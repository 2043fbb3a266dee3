"""The page of an exercise. An answer is a question to the site, so it is a GET: nothing of it is kept."""

from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from lessons.board.drill import Drill
from lessons.catalog.drills import PARAMETERS, drill_view
from lessons.catalog.exercises import ExerciseForm
from lessons.catalog.frame import Frame, kept
from lessons.catalog.load import catalog
from lessons.catalog.pages import answer, is_fragment
from lessons.catalog.values import Lesson


@require_safe
def exercise(request: HttpRequest, lesson: str, slug: str) -> HttpResponse:
    """An exercise, or with answers in the query, its correction."""
    found = catalog().lessons.get(lesson)
    task = found.exercise(slug) if found else None
    if found is None or task is None:
        raise Http404("Ese ejercicio no existe.")
    if isinstance(task, Drill):
        return _drill(request, found, task)
    questions = [f"t{number}" for number, _ in enumerate(task.items, 1)]
    answered = "corregir" in request.GET
    frame, fragment = Frame.of(request, *(["corregir", *questions] if answered else [])), is_fragment(request)

    def render() -> str:
        form = ExerciseForm(task, frame.names, kept(request, questions) if answered else None)
        score = form.mark() if answered else None
        context = frame.of_lesson(found, task=task, form=form, score=score)
        return render_to_string("catalog/_exercise.html" if fragment else "catalog/exercise.html", context)

    return answer(request, catalog().version, f"{frame.variant} {fragment}", render)


def _drill(request: HttpRequest, found: Lesson, task: Drill) -> HttpResponse:
    """A drill as far as the query says that one has come."""
    frame, fragment = Frame.of(request, *PARAMETERS), is_fragment(request)
    view = drill_view(task, kept(request, PARAMETERS))

    def render() -> str:
        context = frame.of_lesson(found, task=task, drill=view)
        return render_to_string("catalog/_drill.html" if fragment else "catalog/exercise.html", context)

    return answer(request, catalog().version, f"{frame.variant} {fragment}", render)
