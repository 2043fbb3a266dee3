"""A board on the screen: the layer one is in, what happens and why, and the table, all of it within one slide."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from django.utils.html import strip_tags

from engine.model import ObjectId
from engine.predicting import Depends, LayerOrder, Look, NextEffect, NextPart
from engine.sheet import EffectId, Sheet
from engine.trace import Step, StepKind, Trace
from lessons import narration
from lessons.board.ladder import Ladder, ladder, so_far
from lessons.board.plays import Play, own_play
from lessons.board.predicting.labels import effect_label, out_of_order
from lessons.board.predicting.page import questions_of
from lessons.board.sight import Sight
from lessons.board.table import table_view
from lessons.board.views import play_view
from lessons.catalog.frame import Frame
from lessons.narration import Names, Voice
from lessons.narration.abilities import text
from lessons.narration.predictions import Asked, question
from lessons.narration.sheets import in_line
from lessons.narration.steps import changed_by_layers
from lessons.projector.deck import QUESTION, Slide, number_in
from lessons.projector.packing import BOLD, HEIGHT, READ, TITLED, WIDTH, lines, sentences
from lessons.projector.tables import ScreenTable, drawings
from lessons.projector.things import SHORT, Saying

FRAME = 11.4  # the lines above, the strip of layers, the bar and the edges
TITLE, WORDS = 2.2, 1.8


@dataclass(frozen=True, slots=True)
class BoardSlide:
    """What the template needs. What of the words finds no room is in the speaker's window."""

    number: int
    total: int
    place: str
    title: str
    words: tuple[str, ...]
    waits: tuple[str, ...]
    options: tuple[str, ...]
    ladder: Ladder
    table: ScreenTable
    asks: bool = False
    starts: bool = False


def board_slide(slide: Slide, place: str, frame: Frame) -> BoardSlide:
    """The board at one of the slide's places."""
    assert slide.board is not None
    play = own_play(slide.board, frame)
    if not place:
        return _start(play, slide, frame)
    number = number_in(place)
    return _question(play, number, frame) if place.endswith(QUESTION) else _step(play, number, frame)


def _start(play: Play, slide: Slide, frame: Frame) -> BoardSlide:
    """The table as it lies when the count begins: nothing of it is applied yet, and what it teaches is not said."""
    number = laid(play.trace)
    sight = Sight.of(play.trace.steps[number - 1], play.trace, frame.names)
    table, _, _ = _fitted(sight, (), (), title_height(slide.title))
    return BoardSlide(0, play.total, "", slide.title, (), (), (), so_far(ladder(sight, play.addresses)), table, starts=True)


def laid(trace: Trace) -> int:
    """The step at which everything that will be counted lies on the table."""
    counted = [step.moment for step in trace.steps if step.kind is StepKind.APPLY]
    moment = counted[-1] if counted else trace.steps[-1].moment
    return next(step.number for step in trace.steps if step.moment == moment)


def uncounted(step: Step, trace: Trace) -> Step:
    """A step of laying the table with every card as the next count will find it; what it makes of them is what the room is asked.

    Any other step is itself.
    """
    counted = {each.moment for each in trace.steps if each.kind is StepKind.APPLY}
    coming = min((moment for moment in counted if moment >= step.moment), default=step.moment)
    if coming == step.moment:
        return step
    found = next(each.sheets for each in trace.steps if each.moment == coming)
    kept = {id_: found[id_] if id_ in found and found[id_].zone is sheet.zone else sheet for id_, sheet in step.sheets.items()}
    return replace(step, sheets=kept, changes=())


def _step(play: Play, number: int, frame: Frame) -> BoardSlide:
    view = play_view(play, number, frame)
    sight = Sight.of(uncounted(play.trace.steps[number - 1], play.trace), play.trace, frame.names)
    told = view.words
    said = [sentence for sentence in sentences(told.said)[:1] if sentence not in ("", f"{told.title}.")]
    asked = number + 1 in play.asks  # then nothing here may tell what comes
    words = (*said, *told.why, *told.lost, *told.notes)
    table, kept, waits = _fitted(sight, words, () if asked else told.depends, title_height(told.title))
    steps = so_far(view.ladder) if asked else view.ladder
    return BoardSlide(number, play.total, told.place, told.title, kept, waits, (), steps, table)


def _question(play: Play, number: int, frame: Frame) -> BoardSlide:
    """Before a step: what is asked, what there is to choose from, and the table without what is to come."""
    asked = Asked(questions_of(play.board)[number], play.trace, frame.names)
    still = replace(play.trace.steps[number - 2], changes=(), effect=None)  # one looks at what is there, not at what changed
    sight = Sight.of(still, play.trace, frame.names)
    said, options = question(asked), tuple(_options(asked))
    table, _, _ = _fitted(sight, (), (), title_height(said) + max(2.5, options_height(options)))
    layer = "" if isinstance(asked.question, NextPart | Look) else narration.place(asked.step)
    view = so_far(ladder(sight, play.addresses))
    return BoardSlide(number - 1, play.total, layer, said, (), (), options, view, table, asks=True)


def _options(asked: Asked) -> Iterator[str]:
    """The effects that the room can choose from, in an order that gives nothing away."""
    match asked.question:
        case NextEffect(options=options, layer=layer) | Depends(options=options, layer=layer):
            yield from (effect_label(asked, effect, layer) for effect in options)
        case LayerOrder(layer=layer) as order:
            yield from (effect_label(asked, effect, layer) for effect in out_of_order(asked, order))
        case NextPart(options=parts):
            yield from (effect_label(asked, part.effect, part.layer) for part in parts)
        case Look():
            return


def options_height(options: tuple[str, ...]) -> float:
    """Of the answers that the room has, two in a row."""
    return (2.5 if options else 0) + sum(map(_two_options, options[::2], [*options[1::2], ""]))


def _two_options(one: str, other: str) -> float:
    """Of a row of two."""
    return max(lines(strip_tags(option), WIDTH / 2 - 2.5, 1.5 * BOLD) for option in (one, other)) * 1.9 + 1.2


def title_height(title: str) -> float:
    """Of what a slide of a board says first."""
    return lines(narration.plain(title), WIDTH, TITLE * TITLED) * TITLE * 1.18


def words_height(paragraph: str) -> float:
    """Of one paragraph below it."""
    return lines(narration.plain(paragraph), WIDTH, WORDS * READ) * WORDS * 1.32 + 0.35


def _fitted(
    sight: Sight, words: tuple[str, ...], waits: tuple[str, ...], used: float
) -> tuple[ScreenTable, tuple[str, ...], tuple[str, ...]]:
    """The fullest table that leaves room for the words; of the words, as many paragraphs as leave room for the barest table."""
    drawn = list(drawings(table_view(sight), _saying(sight), _results(sight)))
    barest = min(drawn, key=lambda table: table.height)
    room = HEIGHT - FRAME - used
    kept = _as_many(words, room - barest.height)
    room -= sum(map(words_height, kept))
    waiting = _as_many(waits, room - barest.height)
    room -= sum(map(words_height, waiting))
    return next((table for table in drawn if table.height <= room), barest), kept, waiting


def _saying(sight: Sight) -> Saying:
    """What of the cards' texts the count uses."""
    step = sight.step
    used = {effect.id for effect in sight.trace.effects.values()}
    acting = step.effect.id if step.effect is not None else None
    found: dict[ObjectId, frozenset[str]] = {}
    now = ""
    for id_, sheet in step.sheets.items():
        voice = Voice(sight.names, sheet.name or None)
        told = {EffectId(id_, held.provenance): narration.ability(held.ability, voice) for held in sheet.abilities}
        found[id_] = frozenset(said for effect, said in told.items() if effect in used)
        now = told.get(acting, now) if acting is not None else now
    return Saying(found, now)


def _results(sight: Sight) -> dict[ObjectId, str]:
    """At the end, what each object has become; its numbers stand beside its name on the table."""
    step = sight.step
    if step.kind is not StepKind.RESULT:
        return {}
    return {id_: become(step.sheets[id_], sight.names) for id_ in changed_by_layers(step, sight.trace)}


def become(sheet: Sheet, names: Names) -> str:
    """What an object is, but for its numbers: «Criatura — Rana · azul · sin habilidades»."""
    voice = Voice(names, sheet.name or None)
    said = [text(held.ability, voice).removesuffix(".") for held in sheet.abilities]
    short = [words for words in said if len(words) <= SHORT]
    rest = [] if len(short) == len(said) else ["el resto de su texto"]
    abilities = in_line((*short, *rest)) or "sin habilidades"
    return f"{narration.type_line(sheet)} · {narration.colors(sheet)} · {abilities}"


def _as_many(words: tuple[str, ...], room: float) -> tuple[str, ...]:
    kept: list[str] = []
    for paragraph in words:
        room -= words_height(paragraph)
        if room < 0:
            break
        kept.append(paragraph)
    return tuple(kept)
