"""The slides, their list, and the speaker's window. A page of the screen holds only what may be seen at that position."""

from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog
from lessons.catalog.pages import answer, is_fragment
from lessons.projector.deck import Deck, Position, deck
from lessons.projector.screen import base_of, screen_view
from lessons.projector.speaking import speaker_view


@require_safe
def index(request: HttpRequest, lesson: str) -> HttpResponse:
    """The slides of a class, each with its title."""
    frame = Frame.of(request)
    found = _deck(lesson)

    def render() -> str:
        context = frame.of_lesson(found.lesson, slides=found.slides, base=base_of(lesson))
        return render_to_string("projector/index.html", context)

    return answer(request, catalog().version, frame.variant, render)


@require_safe
def slide(request: HttpRequest, lesson: str, number: int, place: str = "") -> HttpResponse:
    """A position of a slide."""
    frame, fragment = Frame.of(request), is_fragment(request)
    found, position = _position(lesson, number, place)

    def render() -> str:
        view = screen_view(found, position, frame, base_of(lesson))
        context = frame.of_lesson(found.lesson, view=view, slide=view.slide)
        return render_to_string("projector/_screen_fragment.html" if fragment else "projector/screen.html", context)

    return answer(request, catalog().version, f"{frame.variant} {fragment}", render)


@require_safe
def speaker(request: HttpRequest, lesson: str, number: int = 1, place: str = "") -> HttpResponse:
    """The same position for the speaker: with the notes, and what comes next."""
    frame, fragment = Frame.of(request), is_fragment(request)
    found, position = _position(lesson, number, place)

    def render() -> str:
        view = speaker_view(found, position, frame)
        context = frame.of_lesson(found.lesson, view=view)
        return render_to_string("projector/_speaker_fragment.html" if fragment else "projector/speaker.html", context)

    return answer(request, catalog().version, f"{frame.variant} {fragment}", render)


def _deck(lesson: str) -> Deck:
    try:
        return deck(lesson)
    except KeyError:
        raise Http404("Esa clase no existe.") from None


def _position(lesson: str, number: int, place: str) -> tuple[Deck, Position]:
    found = _deck(lesson)
    position = found.find(number, place)
    if position is None:
        raise Http404(f"Esa diapositiva no existe: la clase tiene {len(found.slides)}.")
    return found, position
