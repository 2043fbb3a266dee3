"""A line of play on the screen: letters, turn, priority, what resolves next; below them the words, the stack and the two seats."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.choices import Cast
from engine.game import Asked
from lessons import narration
from lessons.board.table import TableView
from lessons.catalog.frame import Frame
from lessons.narration.played import foretold
from lessons.narration.played.choices import choice_label
from lessons.narration.played.here import Here
from lessons.narration.played.questions import question
from lessons.play.ladder import CastLadder
from lessons.play.page import PlayView, Scene, SumView, asks_of, play_view
from lessons.play.predicting import before, question_of
from lessons.play.table import Status
from lessons.projector import pile, seats
from lessons.projector.boards import FRAME, WORDS, title_height
from lessons.projector.lines import Shown
from lessons.projector.packing import BOLD, HEIGHT, READ, TITLED, lines, sentences
from lessons.projector.pile import Pile
from lessons.projector.seats import Seats
from lessons.projector.tables import ScreenTable, drawings
from lessons.projector.things import Density, Saying

STATUS = 3.3  # the line with the three marks
LEFT, RIGHT = 43.0, 29.4  # the words and the seats; the stack
TITLE = 2.0
SUM_LINE = 2.35
MOST_OFFERED = 8


@dataclass(frozen=True, slots=True)
class PlaySlide:
    """What the template needs.

    - `offered`: at the end of a line that stops before a choice, what is asked for and what may be chosen.
    - `table`: at the beginning, before the first choice, every card with what it says; then `seats` has no cards.
    - `asks`: the question before a step; `starts`: nothing is told yet.
    """

    number: int
    total: int
    place: str
    title: str
    words: tuple[str, ...]
    options: tuple[str, ...]
    offered: str
    ladder: CastLadder
    status: Status
    sum: SumView | None
    pile: Pile | None
    seats: Seats | None
    table: ScreenTable | None = None
    asks: bool = False
    starts: bool = False


def play_slide(shown: Shown, title: str, number: int, frame: Frame, *, asks: bool) -> PlaySlide:
    """A place of a line: `number` 0 for its beginning, else a step; `asks`: the question before it."""
    scene = shown.scene(frame.names)
    if asks:
        return _question(scene, number)
    view = play_view(scene, max(number, 1))
    if not number:
        return _beginning(view, title, scene)
    told = view.words
    said = [sentence for sentence in sentences(told.said)[:2] if sentence not in ("", f"{told.title}.")]
    offered, options = _offered(scene) if number == view.total else ("", ())
    return _drawn(view, told.title, (*said, *told.why, *told.notes), options, offered=offered)


def _beginning(view: PlayView, title: str, scene: Scene) -> PlaySlide:
    """The position before the first choice: there is time to read the cards."""
    *_, bare = seats.drawings(view.table.seats, LEFT)
    room = HEIGHT - FRAME - STATUS - seats.BAR - title_height(title)
    ways = list(_tables(view, scene))
    table = next((way for way in ways if way.height <= room), min(ways, key=lambda way: way.height))
    made = PlaySlide(0, view.total, "", title, (), (), "", view.ladder, _short(view.table.status), None, None, bare, table)
    return replace(made, starts=True)


def _tables(view: PlayView, scene: Scene) -> Iterator[ScreenTable]:
    """The table with what every card says; else with what those say that the line is about: the permanents, and what is cast and
    activated in it; else the permanents; else as it can be."""
    there = view.table.seats
    zones = [seat.battlefield for seat in there] + [seat.hand for seat in there] + [zone for seat in there for zone in seat.rest]
    table = TableView(tuple(zone for zone in zones if zone.cards), view.table.spells, crowded=False)
    every = {card.id: frozenset(("", *(line.item.text for line in card.abilities))) for zone in zones for card in zone.cards}
    permanents = {card.id for seat in there for card in seat.battlefield.cards if not card.is_land}
    done = {choice.card for choice in scene.addresses.choices if isinstance(choice, Cast)}
    for told in (every.keys(), permanents | done, permanents):
        saying = Saying({id_: every[id_] for id_ in every if id_ in told})
        yield from (way for way in drawings(table, saying, {}) if way.density in _WITH_TEXTS)
    yield from drawings(table, Saying(), {})


_WITH_TEXTS = (Density.FULL, Density.SOURCES)


def _question(scene: Scene, number: int) -> PlaySlide:
    """Before a step: what is asked, what there is to choose from, and the position without what is to come."""
    asked = question_of(scene, number)
    here = Here.at(asked.before, scene.names)
    choice = scene.addresses.choices[asks_of(scene)[number].choice]
    options = tuple(label.replace("falla en 601.2", "") for _, label in foretold.answers(asked.question, here))
    view = replace(before(scene, number, asked.question), sum=None)
    return replace(_drawn(view, foretold.asked(asked.question, choice, here), (), options), asks=True)


def _offered(scene: Scene) -> tuple[str, tuple[str, ...]]:
    """Where a line stops before a choice, what is asked for and what may be chosen; with priority one may do too much to tell."""
    waits, step = scene.played.waits, scene.steps[-1]
    if waits is None or waits.asked is Asked.PRIORITY:
        return "", ()
    here = Here.at(step, scene.names)
    if len(waits.options) > MOST_OFFERED:
        return f"{question(waits, here)} ({len(waits.options)} maneras)", ()
    return question(waits, here), tuple(choice_label(choice, here, waits.about) for choice in waits.options)


def _drawn(view: PlayView, title: str, words: tuple[str, ...], options: tuple[str, ...], *, offered: str = "") -> PlaySlide:
    """What fits. At the left first the title, the sum, the answers and the seats as briefly as can be; then the words; then fuller
    seats. At the right the stack."""
    room = HEIGHT - FRAME - STATUS
    left = room - lines(narration.plain(title), LEFT, TITLE * TITLED) * TITLE * 1.18
    left -= _sum_height(view.sum) if view.sum is not None else 0
    drawn = list(seats.drawings(view.table.seats, LEFT))
    asking = (_words_height(offered) if offered else 2.4 if options else 0) + _options_height(options)
    if offered and asking > left - drawn[-1].height:
        offered, options, asking = "", (), 0
    left -= asking
    kept: list[str] = []
    for paragraph in words:
        if left - _words_height(paragraph) < drawn[seats.PLAIN if kept else seats.BRIEF].height:
            break
        left -= _words_height(paragraph)
        kept.append(paragraph)
    ways = list(pile.drawings(view.table.stack, RIGHT))
    return PlaySlide(
        number=view.number,
        total=view.total,
        place=view.words.place,
        title=title,
        words=tuple(kept),
        options=options,
        offered=offered,
        ladder=view.ladder,
        status=_short(view.table.status),
        sum=view.sum,
        pile=next((way for way in ways if way.height <= room), ways[-1]),
        seats=next((way for way in drawn if way.height <= left), drawn[-1]),
    )


def _short(status: Status) -> Status:
    """The marks, each in its place of the line: what resolves next has its name on the stack below."""
    next_ = "Lo de más arriba" if len(status.next_) > LONGEST else status.next_
    return replace(status, step=_SHORT.get(status.step, status.step), next_=next_)


LONGEST = 24  # letters of what resolves next
_SHORT = {"Fase principal precombate": "Fase principal", "Fase principal poscombate": "Segunda fase principal"}


def _words_height(paragraph: str) -> float:
    return lines(narration.plain(paragraph), LEFT, WORDS * READ) * WORDS * 1.32 + 0.35


def _options_height(options: tuple[str, ...]) -> float:
    """Of answers side by side, as many in a row as there is room for."""
    tall, left = 0.5 if options else 0.0, 0.0
    for option in options:
        said = narration.plain(option)
        wide = min(len(said) * 1.5 * BOLD + 2.2, LEFT)
        if wide > left:
            tall, left = tall + lines(said, LEFT - 2.0, 1.5 * BOLD) * 1.9 + 1.1, LEFT
        left -= wide + 0.6
    return tall


def _sum_height(sum_: SumView) -> float:
    """The label at the left, what is added or taken away, what it makes: of each row the tallest."""
    rows = [max(_cell(line.label, 14.0), _cell(f"{line.sign} {line.amount}", 18.6), _cell(line.makes, 7.4)) for line in sum_.lines]
    return (sum(rows) + max(_cell("Total, ya fijado", 14.0), _cell(sum_.total, 27.0))) * SUM_LINE + 1.0


def _cell(said: str, width: float) -> int:
    return lines(narration.plain(said), width, 1.5 * BOLD)
