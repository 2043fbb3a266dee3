"""The step of a play: the same address gives the page, or to htmx the board alone; the same play is the same for everyone."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Concatenate, ParamSpec

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from lessons.board.answers import ThingView
from lessons.board.cards import card_view
from lessons.board.letters import notice_address
from lessons.board.page import Onward
from lessons.board.refusing import too_long
from lessons.board.views import beginning_of
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog
from lessons.catalog.pages import answer, is_fragment
from lessons.catalog.values import PlayedBoard
from lessons.narration.nouns import capital
from lessons.narration.played.here import Here
from lessons.narration.players import board_player
from lessons.play.addresses import LONGEST, PlayAddresses, read_play
from lessons.play.file import without
from lessons.play.page import PlayView, Scene, play_view
from lessons.play.playing import Play, play
from lessons.play.sight import PlaySight

P = ParamSpec("P")

READ = ("v", "sin", "mesa", "jugada", "verbo", "con", "paso")  # what of the query a page depends on


def find(lesson: str, slug: str) -> PlayedBoard:
    """The played board of an address. Raises `Http404`, saying so in Spanish."""
    try:
        return catalog().play(lesson, slug)
    except KeyError:
        raise Http404("Ese tablero no existe.") from None


@dataclass(frozen=True, slots=True)
class Asked:
    """What an address means: the board, the play as far as it can be played, the step, and the address that it has for good."""

    board: PlayedBoard
    frame: Frame
    scene: Scene
    number: int
    address: str


View = Callable[Concatenate[HttpRequest, Asked, P], HttpResponse]


def on_play(view: View[P]) -> Callable[..., HttpResponse]:
    """A view of a step, given what the address means; what it cannot mean is refused, politely."""

    @wraps(view)
    def found(request: HttpRequest, lesson: str, slug: str, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        board, frame = find(lesson, slug), Frame.of(request, *READ)
        if too_long(request, LONGEST):
            return refused(board, frame, "Esa dirección es demasiado larga.")
        scene = scene_of(board, request, frame)
        number = _number(request.GET.get("paso"), len(scene.steps))
        if number is None:
            return _missing_step(scene, board, frame)
        address = scene.addresses.step(number if "paso" in request.GET else None)
        return view(request, Asked(board, frame, scene, number, address), *args, **kwargs)

    return found


@require_safe
@on_play
def board(request: HttpRequest, asked: Asked) -> HttpResponse:
    """A step of a play, by default its last one. A play that a form has put together goes on to the address that it has."""
    fragment = is_fragment(request)
    moves = _is_put_together(request) and not asked.scene.wrong
    if moves and not fragment:
        return HttpResponseRedirect(asked.address)
    variant = f"{asked.address} {asked.scene.wrong} {fragment}"
    response = answer(request, catalog().version, variant, lambda: _page(asked, fragment=fragment))
    if moves:
        response["HX-Push-Url"] = asked.address
    return response


@require_safe
@on_play
def thing(request: HttpRequest, asked: Asked, object_id: str) -> HttpResponse:
    """All about an object at a step."""
    step = asked.scene.steps[asked.number - 1]
    object_ = step.game.state.objects.get(object_id)
    if object_ is None or object_id not in step.sheets:
        raise Http404("Ese objeto no está en este paso.")
    fragment = is_fragment(request)

    def render() -> str:
        sight = PlaySight(step, asked.frame.names)
        name = capital(Here.at(step, asked.frame.names).called(object_id))
        shown = ThingView(card_view(object_, sight), name, "", board_player(object_.owner), ())
        context = asked.frame.context("boards", board=asked.board, number=asked.number, step_url=asked.address, thing=shown)
        return render_to_string("board/_thing.html" if fragment else "board/thing.html", context)

    return answer(request, catalog().version, f"{asked.address} {fragment}", render)


@require_safe
@on_play
def notice(request: HttpRequest, asked: Asked) -> HttpResponse:
    """«¿Ves un error?»: on to the address for reports, with the step's link and the versions already in it."""
    link, version = request.build_absolute_uri(asked.address), catalog().version
    context = asked.frame.context("boards", board=asked.board, link=link, version=version)
    context["address"] = notice_address(settings.ESCUELA_REPORT_ADDRESS, asked.board, link, version)
    return HttpResponse(render_to_string("board/_notice.html" if is_fragment(request) else "board/notice.html", context))


def scene_of(found: PlayedBoard, request: HttpRequest, frame: Frame) -> Scene:
    """The play that a query means, as far as it can be read and played."""
    asked = read_play(request.GET, found.file.optional)
    file = without(found.file, asked.without)
    done = play(file, asked.choices)
    if not isinstance(done, Play):
        raise Http404("Ese tablero no se puede jugar.")
    addresses = PlayAddresses(found.lesson, found.slug, frame.names.language, done.choices, asked.without)
    return Scene(found.dom, file, done.played, addresses, frame.names, done.wrong or asked.wrong)


def _is_put_together(request: HttpRequest) -> bool:
    """Whether the query comes from a form, which adds its choice to the play in pieces."""
    return "verbo" in request.GET or "mesa" in request.GET or len(request.GET.getlist("jugada")) > 1


def _number(text: str | None, total: int) -> int | None:
    """The step of the query; the last where it names none; None for one that there is not."""
    if text is None:
        return total
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 and 1 <= int(text) <= total else None


def _page(asked: Asked, *, fragment: bool) -> str:
    lesson = catalog().lessons[asked.board.lesson]
    view = view_of(asked.scene, asked.board, asked.number)
    context = asked.frame.of_lesson(lesson, view=view, board=asked.board)
    return render_to_string("play/_fragment.html" if fragment else "play/step.html", context)


def view_of(scene: Scene, found: PlayedBoard, number: int) -> PlayView:
    """What the templates show of a step, from 1."""
    after = catalog().lessons[found.lesson].after(found)
    onward = Onward(after.file.title, beginning_of(after, scene.names.language)) if after is not None else None
    return play_view(scene, number, onward)


def refused(found: PlayedBoard, frame: Frame, reason: str) -> HttpResponse:
    """What cannot be played at all: one line that says why, and the way on."""
    context = frame.context("boards", board=found, reason=reason, back="", first=PlayAddresses(found.lesson, found.slug).step())
    return HttpResponse(render_to_string("board/refused.html", context), status=400)


def _missing_step(scene: Scene, found: PlayedBoard, frame: Frame) -> HttpResponse:
    """There is no such step: how many there are, and the way to them."""
    total = len(scene.steps)
    context = frame.context("boards", board=found, total=total, first=scene.addresses.step(1), last=scene.addresses.step(total))
    return HttpResponse(render_to_string("board/missing_step.html", context), status=404)
