"""The questions of a class, one at a time, and what one has answered so far. The pages are personal: nobody keeps them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.loader import render_to_string
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from lessons.board.ordering import DOWN, UP, moved, read, written
from lessons.board.question_forms import BadAnswer
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog
from lessons.catalog.pages import VARY, is_fragment, whole
from lessons.study.forms import AnswerForm, form_of
from lessons.study.generated.catalogue import offered
from lessons.study.keeping import keep, kept
from lessons.study.page import Asking, path_of
from lessons.study.question import Answer, Kind, Question
from lessons.study.record import Record, State

P = ParamSpec("P")
VERDICT = "#veredicto"


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody at the questions of a class: what is asked there, and what they have answered."""

    request: HttpRequest
    asking: Asking
    record: Record

    def page(self, template: str, *, status: int = 200, **more: Any) -> HttpResponse:
        """A page, or a part of one, of the class's questions."""
        context = self.asking.frame.of_lesson(self.asking.lesson, asking=self.asking, **more)
        return HttpResponse(render_to_string(template, context, self.request), status=status)

    def form(self, found: Question, form: AnswerForm, *, fault: str = "", status: int = 200) -> HttpResponse:
        """The question with its form, and what is wrong with what was filled in."""
        return self._question(
            found, status, asked=self.asking.asked(found), question=found, form=form, fault=fault, told=fault,
            is_again=self.record.state(found.id) is not State.OPEN,
        )  # fmt: skip

    def marked(self, found: Question, answer: Answer) -> HttpResponse:
        """The question with what is said of its answer."""
        following = self.record.following(found.id)
        return self._question(
            found, 200, asked=self.asking.asked(found, answer), url_again=self.asking.url_again(found.id),
            told="Correcto." if self.record.state(found.id) is State.RIGHT else "No es así.",
            following=self.asking.url_of(following) if following else "",
        )  # fmt: skip

    def _question(self, found: Question, status: int, **more: Any) -> HttpResponse:
        """The page of a question, or to htmx the question alone. Numbers are given as words, which need no setting."""
        asking, tally = self.asking, self.record.tally()
        about = {
            "number": str(list(asking.questions).index(found.id) + 1), "total": str(tally.total), "score": str(tally),
            "answered": str(tally.answered), "url": asking.url_of(found.id), "all_url": asking.url,
        }  # fmt: skip
        if not is_fragment(self.request):
            return self.page("study/question.html", status=status, **about, **more)
        about["title"] = asking.lesson.about.titulo
        if "form" in more:
            return HttpResponse(render_to_string("study/_question_fragment.html", {**about, **more}, self.request), status=status)
        facts = {**about, **more}  # all words, and no token: whoever answers so at the same place is told the same
        key = "\n".join((catalog().version, *(f"{name} {fact}" for name, fact in facts.items())))
        return whole(self.request, key, lambda: render_to_string("study/_question_fragment.html", facts))


View = Callable[Concatenate[Visit, P], HttpResponse]


def personal(*parameters: str) -> Callable[[View[P]], Callable[..., HttpResponse]]:
    """A view of a class's questions for one visitor. The answer is theirs alone: no cache keeps it.

    `parameters`: what else of the query the view reads.
    """

    def decorate(view: View[P]) -> Callable[..., HttpResponse]:
        @wraps(view)
        def found(request: HttpRequest, lesson: str, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
            own = catalog().lessons.get(lesson)
            asking = None if own is None else Asking(own, Frame.of(request, *parameters))
            if asking is None or not asking.questions:
                raise Http404("Esa clase no tiene preguntas.")
            had = kept(request)
            record = Record(had, asking.questions)
            response = view(Visit(request, asking, record), *args, **kwargs)
            if record.kept != had:
                keep(response, record.kept, path_of(lesson))
            response["Cache-Control"] = "private, no-store"
            patch_vary_headers(response, ("Cookie", *VARY))
            return response

        return found

    return decorate


@require_safe
@personal()
def summary(visit: Visit) -> HttpResponse:
    """All the questions and how each stands, the score, and the ways on."""
    asking, record = visit.asking, visit.record
    following = record.following()
    return visit.page(
        "study/summary.html",
        tally=record.tally(),
        items=[(found, asking.prompt(found), asking.url_of(id_), record.state(id_)) for id_, found in asking.questions.items()],
        following=asking.url_of(following) if following else "",
        following_number=list(asking.questions).index(following) + 1 if following else 0,
        begun=bool(record.entries),
        practice=bool(offered(asking.lesson.slug)),
    )


@require_POST
@personal()
def round_(visit: Visit) -> HttpResponse:
    """Ask again what was wrong, or begin anew."""
    match visit.request.POST.get("que"):
        case "reintentar":
            visit.record.retry()
            following = visit.record.following()
            return HttpResponseRedirect(visit.asking.url_of(following) if following else visit.asking.url, status=303)
        case "de-nuevo":
            visit.record.forget()
            return HttpResponseRedirect(visit.asking.url, status=303)
        case _:
            return visit.page("study/refused.html", reason="Eso no se puede hacer con estas preguntas.", status=400)


@require_http_methods(["GET", "HEAD", "POST"])
@personal("otra", "orden")
def question(visit: Visit, id_: str) -> HttpResponse:
    """A question: its form, or what is said of the answer; and to a posted answer, the same."""
    found, request = visit.asking.questions.get(id_), visit.request
    if found is None:
        raise Http404("Esa pregunta no existe.")
    if request.method == "POST":
        return _posted(visit, found)
    answer = visit.record.answer(found)
    if answer is not None and visit.record.state(id_) is not State.AGAIN and "otra" not in request.GET:
        return visit.marked(found, answer)
    order = read(request.GET.get("orden", ""), len(found.options)) if found.kind is Kind.ORDER else None
    return visit.form(found, form_of(found, offered=order))


def _posted(visit: Visit, found: Question) -> HttpResponse:
    """An answer, marked and kept; or a line that says why it is none, with what was filled in."""
    sent = visit.request.POST
    if sent.get("version") != found.version:
        said = "Esta pregunta cambió mientras la respondías; esta es la de ahora."
        return visit.form(found, form_of(found), fault=said, status=409)
    if found.kind is Kind.ORDER and (UP in sent or DOWN in sent):
        return _reordered(visit, found)
    form = form_of(found, sent)
    try:
        answered = form.is_answered()
    except BadAnswer as fault:
        return visit.form(found, form_of(found), fault=str(fault), status=400)
    if not answered:
        return visit.form(found, form, fault=form.fault(), status=422)
    answer = form.answer()
    visit.record.keep(found, answer)
    if is_fragment(visit.request):
        return visit.marked(found, answer)
    return HttpResponseRedirect(visit.asking.url_of(found.id) + VERDICT, status=303)


def _reordered(visit: Visit, found: Question) -> HttpResponse:
    """One item a place up or down, without script: back to the form, which has the new order in its address."""
    sent = visit.request.POST
    order = read(sent.get("orden", ""), len(found.options)) or tuple(range(1, len(found.options) + 1))
    order = moved(order, sent.get(UP), sent.get(DOWN))
    return HttpResponseRedirect(f"{visit.asking.url_again(found.id)}&orden={written(order)}", status=303)
