"""The pages to read: the front page, a class, the boards, the glossary."""

from django.core.exceptions import SuspiciousOperation
from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from engine.trace import StepKind
from lessons.board.views import view_of
from lessons.catalog.cast import cast_of
from lessons.catalog.frame import Frame
from lessons.catalog.lesson_page import contents, pieces
from lessons.catalog.load import catalog, trace_of
from lessons.catalog.pages import answer
from lessons.catalog.values import Board, Lesson
from lessons.narration import SPANISH
from lessons.study.generated.catalogue import offered
from lessons.study.load import questions

TASTE = "A2"  # the board that the front page shows


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """What this is, its classes and a taste of a board."""
    frame = Frame.of(request)

    def render() -> str:
        lessons = catalog().lessons.values()
        taste = next((board for lesson in lessons for board in lesson.boards.values() if board.id == TASTE), None)
        view = view_of(taste, _first_effect(taste), frame) if taste else None
        of_lesson = catalog().lessons[taste.lesson] if taste else None
        context = frame.context("home", lessons=lessons, board=taste, of_lesson=of_lesson, view=view)
        return render_to_string("catalog/home.html", context)

    return answer(request, catalog().version, frame.names.language, render)


def _first_effect(board: Board) -> int:
    """The step that applies the first effect: what came before it is only how it came about."""
    return next((step.number for step in trace_of(board).steps if step.kind is StepKind.APPLY), 1)


@require_safe
def lesson(request: HttpRequest, slug: str) -> HttpResponse:
    """A class."""
    found = catalog().lessons.get(slug)
    if found is None:
        raise Http404("Esa clase no existe.")
    frame = Frame.of(request)

    def render() -> str:
        before, after = catalog().beside(found)
        context = frame.of_lesson(
            found, about=found.about, contents=contents(found), pieces=pieces(found, frame.names, frame.query),
            questions=len(questions(slug)), practice=len(offered(slug)), before=before, after=after,
        )  # fmt: skip
        return render_to_string("catalog/lesson.html", context)

    return answer(request, catalog().version, frame.names.language, render)


@require_safe
def boards(request: HttpRequest) -> HttpResponse:
    """Every board, by class and section."""
    frame = Frame.of(request)

    def render() -> str:
        shelves = [(found, _shelves(found, frame)) for found in catalog().lessons.values() if found.all_boards]
        return render_to_string("catalog/boards.html", frame.context("boards", shelves=shelves))

    return answer(request, catalog().version, frame.names.language, render)


def _shelves(found: Lesson, frame: Frame) -> list[tuple[object, list[tuple[object, object]]]]:
    """The boards of a class under the headings that show them, in the class's order; those it does not show at the end."""
    shelves: dict[object, list[tuple[object, object]]] = {}
    for board in found.order():
        shelves.setdefault(board.section, []).append((board, cast_of(board, frame.names)))
    return list(shelves.items())


@require_safe
def glossary(request: HttpRequest) -> HttpResponse:
    """The terms in Spanish and English."""
    frame = Frame.of(request)
    render = lambda: render_to_string("catalog/glossary.html", frame.context("glossary", terms=catalog().glossary))  # noqa: E731
    return answer(request, catalog().version, frame.names.language, render)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """What is not there, and the ways back."""
    said = str(exception.args[0]) if exception.args and isinstance(exception.args[0], str) else ""
    return HttpResponse(render_to_string("404.html", _frame(request).context("", said=said)), status=404)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:  # noqa: ARG001 (Django's)
    """What cannot be read as a request to this site: too large, of no known form, of a visit that was ended meanwhile."""
    return HttpResponse(render_to_string("400.html", _frame(request).context("")), status=400)


def not_from_here(request: HttpRequest, reason: str = "") -> HttpResponse:  # noqa: ARG001 (Django passes it by name)
    """A form that did not come from a page of ours (Django's protection against forged requests): there is nothing to send."""
    return HttpResponse(render_to_string("403.html", _frame(request).context("")), status=403)


def _frame(request: HttpRequest) -> Frame:
    """Of a request that may be refused because its very query cannot be read, which asking it for the language would say again."""
    try:
        return Frame.of(request)
    except SuspiciousOperation:
        return Frame(SPANISH)
