"""What everything in hand would cost on a table that whoever reads sets up: each way to cast it as a sum (601.2f)."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.views.decorators.http import require_safe

from engine import characteristics
from engine.game import Game
from engine.pricing import Price, prices
from engine.sheet import Sheet
from engine.vocabulary.ability import RuleStatic
from lessons.board.refusing import too_long
from lessons.board.templatetags.escuela import symbols
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog
from lessons.catalog.pages import answer, is_fragment
from lessons.catalog.values import PlayedBoard
from lessons.narration import Names, Voice, ability
from lessons.narration.nouns import capital
from lessons.narration.played import sums, texts
from lessons.narration.played.here import Here
from lessons.play.addresses import LONGEST, PlayAddresses
from lessons.play.forms import TableForm
from lessons.play.page import Scene, SumView
from lessons.play.playing import Play, play
from lessons.play.views import READ, find, refused, scene_of


@dataclass(frozen=True, slots=True)
class PriceView:
    """A way to cast a card: how, the sum, and where it is cast so."""

    how: str
    sum: SumView
    url: str


@dataclass(frozen=True, slots=True)
class CardPrices:
    """A card in hand and each way to cast it."""

    name: str
    printed: str
    ways: tuple[PriceView, ...]


@dataclass(frozen=True, slots=True)
class CostsView:
    """Everything that the template needs.

    `status`: the same for somebody who hears the page. `wrong`: what of the address means nothing on this board.
    """

    dom: str
    url: str
    form: TableForm
    cards: tuple[CardPrices, ...]
    play: str
    link: str
    status: str
    wrong: str


@require_safe
def costs(request: HttpRequest, lesson: str, slug: str) -> HttpResponse:
    """The page, and to htmx its matter alone."""
    board, frame = find(lesson, slug), Frame.of(request, *READ)
    if too_long(request, LONGEST):
        return refused(board, frame, "Esa dirección es demasiado larga.")
    scene = scene_of(board, request, frame)
    fragment = is_fragment(request)

    def render() -> str:
        context = frame.of_lesson(catalog().lessons[board.lesson], view=costs_view(board, scene), board=board)
        return render_to_string("play/_costs.html" if fragment else "play/costs.html", context)

    response = answer(request, catalog().version, f"{scene.addresses.costs} {scene.wrong} {fragment}", render)
    if "mesa" in request.GET:
        response["HX-Push-Url"] = scene.addresses.costs  # what a form ticks has an address that names what is left out
    return response


def costs_view(board: PlayedBoard, scene: Scene) -> CostsView:
    """The prices on the table of a play before its first choice."""
    game, addresses = scene.played.steps[0].game, scene.addresses.after(0)
    there = [id_ for id_ in board.file.optional if id_ not in addresses.without]
    form = TableForm(_things(board, scene.names), there, f"{board.dom}-costs")
    here = Here.of(game, characteristics(game.state), scene.names)
    return CostsView(
        dom=f"{board.dom}-costs",
        url=addresses.costs.partition("?")[0],
        form=form,
        cards=_cards(game, here, addresses),
        play=addresses.step(),
        link=addresses.costs,
        status=f"En la mesa: {here.all_called(there) or 'nada'}.",
        wrong=scene.wrong,
    )


def _things(board: PlayedBoard, names: Names) -> list[tuple[str, SafeString]]:
    """What may lie on the table, each with the statements of it that change costs."""
    whole = play(board.file, ())
    steps = whole.played.steps if isinstance(whole, Play) else ()
    sheets = steps[0].sheets if steps else {}
    return [(id_, _thing(sheets[id_], names)) for id_ in board.file.optional if id_ in sheets]


def _thing(sheet: Sheet, names: Names) -> SafeString:
    said = " ".join(ability(h.ability, Voice(names, sheet.name)) for h in sheet.abilities if isinstance(h.ability, RuleStatic))
    return format_html(
        '<span class="thing-name">{}</span> <span class="thing-says">{}</span>', names.card(sheet.name), symbols(said)
    )


def _cards(game: Game, here: Here, addresses: PlayAddresses) -> tuple[CardPrices, ...]:
    by_card: dict[str, list[Price]] = {}
    for price in prices(game, "you"):
        by_card.setdefault(price.card, []).append(price)
    return tuple(
        CardPrices(
            name=capital(here.called(card)),
            printed=here.scene.sheets[card].mana_cost or "",
            ways=tuple(_way(price, here, addresses) for price in found),
        )
        for card, found in by_card.items()
    )


def _way(price: Price, here: Here, addresses: PlayAddresses) -> PriceView:
    said = SumView(sums.sum_lines(price.cost, here, price.item), sums.total(price.cost, here))
    return PriceView(_how(price, here), said, addresses.then(*price.choices).step())


def _how(price: Price, here: Here) -> str:
    """«Por su coste de maná, con estímulo {4}»."""
    how = ["Por un coste alternativo" if price.costing else "Por su coste de maná"]
    offered = texts.optionals(price.item, here)
    how += [f"con {texts.priced(*cost, here.voice)}" for cost, times in zip(offered, price.optional, strict=True) if times]
    return ", ".join(how) + (", con X = 0" if price.x else "")
