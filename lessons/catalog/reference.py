"""What one looks up while reading: a rule, a card. As pages, and to htmx as what goes into the sheet over the page."""

from dataclasses import dataclass

from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.views.decorators.http import require_safe

from engine import Card, compile_card
from engine.rule import texts
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog
from lessons.catalog.names import cards_by_slug
from lessons.catalog.pages import answer, is_fragment
from lessons.catalog.rules import above, below, is_rule
from lessons.narration import Names, Voice, ability, card_type_line, printed, spans


@require_safe
def rule(request: HttpRequest, number: str) -> HttpResponse:
    """A rule, or a chapter with its rules: the official text, dated, and a Spanish gloss where there is one."""
    if not is_rule(number):
        raise Http404("Esa regla no existe.")
    frame = Frame.of(request)
    context = frame.context(
        "rule", number=number, paragraphs=texts().get(number, "").split("\n"), gloss=catalog().glosses.get(number, ""),
        below=[(found, texts().get(found, "").split("\n")[0], catalog().glosses.get(found, "")) for found in below(number)],
        above=above(number),
    )  # fmt: skip
    return _page_or_sheet(request, frame, "rule", context)


@dataclass(frozen=True, slots=True)
class Understood:
    """A paragraph of a card: its English text, and what it was understood to say, in Spanish; or what was not understood."""

    text: str
    understood: bool
    says: tuple[str, ...]
    unknown: tuple[str, ...]


@require_safe
def card(request: HttpRequest, slug: str) -> HttpResponse:
    """A card: Oracle text, the printed Spanish text, and what the compiler understood."""
    found = cards_by_slug().get(slug)
    if found is None:
        raise Http404("Esa carta no está en esta colección.")
    frame = Frame.of(request)
    context = frame.context(
        "card", card=found, name=frame.names.card(found.name), printed=printed(found.name),
        paragraphs=understood(found, frame.names), type_line=card_type_line(found),
    )  # fmt: skip
    return _page_or_sheet(request, frame, "card", context)


def understood(found: Card, names: Names) -> tuple[Understood, ...]:
    """The paragraphs of a card as the compiler read them."""
    compiled, voice = compile_card(found), Voice(names, found.name)
    return tuple(
        Understood(
            paragraph.text,
            paragraph.understood,
            tuple(said for place in paragraph.abilities if _in_spanish(said := ability(compiled.abilities[place], voice))),
            paragraph.unknown,
        )
        for paragraph in compiled.paragraphs
    )


def _in_spanish(said: str) -> bool:
    """Whether any of it is: what is not understood at all is only the English text again."""
    return any(run.lang != "en" and run.text.strip(" .") for run in spans(said))


def _page_or_sheet(request: HttpRequest, frame: Frame, name: str, context: dict[str, object]) -> HttpResponse:
    fragment = is_fragment(request)
    template = f"catalog/_{name}.html" if fragment else f"catalog/{name}.html"
    return answer(request, catalog().version, f"{frame.names.language} {fragment}", lambda: render_to_string(template, context))
