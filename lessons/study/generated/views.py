"""The practice of a class: its templates, and the questions that a seed makes of each.

All of it is in the address: an answer is a question to the site, so it is a GET, and nothing of it is kept.
"""

import re
from secrets import randbelow

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.loader import render_to_string
from django.urls import reverse
from django.views.decorators.http import require_safe

from lessons.board.question_forms import BadAnswer
from lessons.board.refusing import TOO_LONG, too_long
from lessons.catalog.frame import Frame, kept
from lessons.catalog.load import catalog
from lessons.catalog.pages import answer, is_fragment
from lessons.catalog.values import Lesson
from lessons.study.generated.catalogue import offered
from lessons.study.generated.page import Practice, parameters
from lessons.study.generated.template import LAST_SEED, generate

LONGEST = 4000  # letters of a query; no form of ours sends so many
_SEED = re.compile(r"[1-9][0-9]{0,5}")


@require_safe
def practice(request: HttpRequest, lesson: str) -> HttpResponse:
    """The templates that a class offers."""
    found, frame = _lesson(lesson), Frame.of(request)

    def render() -> str:
        links = [(t, reverse("practice-question", args=[lesson, t.slug]) + frame.query) for t in offered(lesson)]
        context = frame.of_lesson(found, links=links)
        return render_to_string("study/practice.html", context)

    return answer(request, catalog().version, frame.variant, render)


@require_safe
def question(request: HttpRequest, lesson: str, slug: str) -> HttpResponse:
    """The question of a seed, or with an answer in the query, what is said of it; without a seed, a question by chance."""
    found, frame = _lesson(lesson), Frame.of(request, *parameters(request.GET))
    template = next((template for template in offered(lesson) if template.slug == slug), None)
    if template is None:
        raise Http404("Esa práctica no existe.")
    at = Practice(found, template, frame)
    if "semilla" not in request.GET:
        response = HttpResponseRedirect(at.url_of(1 + randbelow(LAST_SEED)))
        response["Cache-Control"] = "no-store"
        return response
    if too_long(request, LONGEST):
        return _refused(at, TOO_LONG)
    seed, fragment = request.GET["semilla"], is_fragment(request)
    if not _SEED.fullmatch(seed):
        return _refused(at, f"La semilla de una pregunta es un número del 1 al {LAST_SEED}.")

    def render() -> str:
        asked = at.context(generate(template, int(seed), frame.names), kept(request, parameters(request.GET)))
        context = frame.of_lesson(found, **asked)
        return render_to_string("study/_drawn_fragment.html" if fragment else "study/drawn.html", context)

    try:
        return answer(request, catalog().version, f"{frame.variant} {fragment}", render)
    except BadAnswer as fault:
        return _refused(at, str(fault), back=at.url_of(int(seed)))


def _lesson(slug: str) -> Lesson:
    found = catalog().lessons.get(slug)
    if found is None or not offered(slug):
        raise Http404("Esa clase no tiene práctica.")
    return found


def _refused(at: Practice, reason: str, back: str = "") -> HttpResponse:
    """One line that says why, and the ways on. `back`: the question, where there is one."""
    title = "Eso no se puede responder" if back else "Esa pregunta no existe"
    context = at.frame.of_lesson(at.lesson, title=title, reason=reason, back=back, at=at)
    return HttpResponse(render_to_string("study/practice_refused.html", context), status=400)
