"""A line of play on the screen: the letters, whose turn it is, who has priority, the stack, the sum or the table, in one slide."""

from dataclasses import dataclass, replace

from django.utils.safestring import SafeString

from engine.model import Zone
from lessons import narration
from lessons.board.table import TableView
from lessons.board.templatetags.escuela import symbols
from lessons.catalog.frame import Frame
from lessons.narration.played import foretold
from lessons.narration.played.here import Here
from lessons.play.ladder import CastLadder
from lessons.play.page import PlayView, SumView, asks_of, play_view
from lessons.play.predicting import before, question_of
from lessons.play.table import ItemView, Status
from lessons.projector.boards import FRAME, options_height, title_height, words_height
from lessons.projector.lines import Shown
from lessons.projector.packing import BOLD, HEIGHT, USE, WIDTH, lines, sentences
from lessons.projector.tables import ScreenTable, drawings
from lessons.projector.things import Saying

STATUS = 3.1  # the line with the three marks
LINE = 2.45  # of the sum
MOST_ITEMS = 4
LONGEST = 24  # letters of what resolves next


@dataclass(frozen=True, slots=True)
class PlaySlide:
    """What the template needs. `starts`: before the first choice, nothing told; `rest`: how many more are on the stack."""

    number: int
    total: int
    place: str
    title: str
    words: tuple[str, ...]
    options: tuple[SafeString, ...]
    ladder: CastLadder
    status: Status
    stack: tuple[ItemView, ...]
    rest: int
    sum: SumView | None
    table: ScreenTable | None
    asks: bool = False
    starts: bool = False


def play_slide(shown: Shown, title: str, number: int, frame: Frame, *, asks: bool) -> PlaySlide:
    """A place of a line: `number` 0 for its beginning, else a step; `asks`: the question before it."""
    scene = shown.scene(frame.names)
    if asks:
        asked = question_of(scene, number)
        here = Here.at(asked.before, frame.names)
        choice = scene.addresses.choices[asks_of(scene)[number].choice]
        options = tuple(symbols(label) for _, label in foretold.answers(asked.question, here))
        return _drawn(before(scene, number, asked.question), foretold.asked(asked.question, choice, here), options=options)
    view = play_view(scene, max(number, 1))
    if not number:
        return replace(_drawn(view, title), starts=True, number=0, place="")
    told = view.words
    said = [sentence for sentence in sentences(told.said)[:2] if sentence not in ("", f"{told.title}.")]
    return _drawn(view, told.title, (*said, *told.why, *told.notes))


def _drawn(view: PlayView, title: str, words: tuple[str, ...] = (), options: tuple[SafeString, ...] = ()) -> PlaySlide:
    """What fits, in this order: the title, the answers, the stack, the sum; then the words; then the table as full as it may be."""
    room = HEIGHT - FRAME - STATUS - title_height(title) - options_height(options)
    stack = view.table.stack[:MOST_ITEMS]
    room -= sum(_item_height(item) for item in stack) + (0.8 if stack else 0)
    sum_ = view.sum if words else None
    room -= _sum_height(sum_) if sum_ is not None else 0
    kept: list[str] = []
    drawn = [] if sum_ is not None else list(drawings(_table_view(view), Saying({}), {}))
    least = min((table.height for table in drawn), default=0.0)
    least = least if least <= room else 0.0
    for paragraph in words:
        if room - words_height(paragraph) < least:
            break
        room -= words_height(paragraph)
        kept.append(paragraph)
    return PlaySlide(
        number=view.number,
        total=view.total,
        place=view.words.place,
        title=title,
        words=tuple(kept),
        options=options,
        ladder=_so_far(view.ladder) if options else view.ladder,
        status=_short(view.table.status),
        stack=stack,
        rest=len(view.table.stack) - len(stack),
        sum=sum_,
        table=next((table for table in drawn if table.height <= room), None),
        asks=bool(options),
    )


def _short(status: Status) -> Status:
    """The marks, each in its place of the line: what resolves next has its name on the stack below."""
    next_ = "Lo de más arriba" if len(status.next_) > LONGEST else status.next_
    return replace(status, step=_SHORT.get(status.step, status.step), next_=next_)


_SHORT = {"Fase principal precombate": "Fase principal", "Fase principal poscombate": "Segunda fase principal"}


def _so_far(ladder: CastLadder) -> CastLadder:
    return replace(ladder, rungs=tuple(replace(rung, step=0, url="") for rung in ladder.rungs))


def _table_view(view: PlayView) -> TableView:
    """The zones of both players as one table; hands and the rest below what is on the battlefield."""
    seats = view.table.seats
    zones = [seat.battlefield for seat in seats] + [seat.hand for seat in seats] + [zone for seat in seats for zone in seat.rest]
    shown = [zone for zone in zones if zone.cards and zone.zone is not Zone.LIBRARY]
    return TableView(tuple(shown), view.table.spells, crowded=False)


def item_line(item: ItemView) -> str:
    """A spell or ability on the stack in a line."""
    state = "se está lanzando" if item.is_casting else "lo próximo en resolverse" if item.is_next else ""
    return " · ".join(part for part in (item.name, item.controller, *item.said, state) if part)


def _item_height(item: ItemView) -> float:
    return lines(narration.plain(item_line(item)), WIDTH - 6.0, 1.6 * BOLD) * 2.1 + 0.75


def _sum_height(sum_: SumView) -> float:
    rows = [f"{line.label} {line.sign} {line.amount}" for line in sum_.lines] + [f"Total, ya fijado {sum_.total}"]
    return sum(lines(narration.plain(row), WIDTH - 16.0, 1.6 * USE) * LINE for row in rows) + 1.2
