"""A step of a play as the page shows it: the letters, the table, the words, what may be chosen, and the ways onward."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.choices import Choice
from engine.played import REFUSALS, Kind, Played, PlayStep
from lessons.board.explanation import Explanation
from lessons.board.page import Mark, Onward, count_of_readings
from lessons.narration import Names
from lessons.narration.played import sums
from lessons.narration.played.choices import choice_label
from lessons.narration.played.here import Here
from lessons.narration.played.steps import play_place, play_step, play_title
from lessons.play.addresses import PlayAddresses
from lessons.play.choosing import Choosing, acts_of, choosing
from lessons.play.file import PlayFile
from lessons.play.ladder import CastLadder, cast_ladder
from lessons.play.lines import Line, PlayAsk
from lessons.play.misreadings import told
from lessons.play.sight import PlaySight
from lessons.play.table import PlayTable, play_table

LISTED = 120  # steps and choices that a page lists
BAR = 12  # more steps than this are no bar of links: a play is long, and its letters are links at the side


@dataclass(frozen=True, slots=True)
class Done:
    """A choice that was made: what it was, and the play up to it and with it."""

    number: int
    label: str
    url: str
    refused: bool
    is_now: bool


@dataclass(frozen=True, slots=True)
class LineLink:
    """A line of play that the board is about."""

    title: str
    note: str
    url: str
    is_here: bool


@dataclass(frozen=True, slots=True)
class SumView:
    """The total cost: its lines, and what it comes to."""

    lines: tuple[sums.SumLine, ...]
    total: str


@dataclass(frozen=True, slots=True)
class PlayView:
    """Everything that the template of a step needs.

    - `trail`: the steps that the choice of this step led to, where there are several.
    - `position`: where one is on the way: the step's number, or half a step more at the question before the next one. `asks`: the
      steps that a question stands before, as the script reads them.
    - `choosing`: what may be chosen, on the last step of the play alone; `go_on`: from an earlier one, the play up to there.
    - `wrong`: why the rest of the address could not be played.
    """

    dom: str
    number: int
    position: str
    total: int
    kind: Kind
    step_url: str
    query: str
    base: str
    questions: str
    asks: str
    after: str
    ladder: CastLadder
    table: PlayTable
    words: Explanation
    sum: SumView | None
    trail: tuple[Mark, ...]
    marks: tuple[Mark, ...]
    first: str
    previous: str
    following: str
    last: str
    choosing: Choosing | None
    go_on: str
    over: bool
    done: tuple[Done, ...]
    lines: tuple[LineLink, ...]
    undo: str
    restart: str
    link: str
    play: str
    without: str
    costs: str
    lesson_url: str
    onward: Onward | None
    besides: tuple[Onward, ...]
    wrong: str
    bar_of_links: bool


@dataclass(frozen=True, slots=True)
class Scene:
    """A board, a play of it, and how its steps are addressed for one reader."""

    dom: str
    file: PlayFile
    played: Played
    addresses: PlayAddresses
    names: Names
    wrong: str = ""

    @property
    def line(self) -> Line | None:
        """The line of play of the board that is played, if it is one."""
        return next((line for line in self.file.lines if self.addresses.is_at(line)), None)

    @property
    def steps(self) -> tuple[PlayStep, ...]:
        """The steps."""
        *before, last = self.played.steps
        return (*before, in_position(self.played, last))


def in_position(played: Played, step: PlayStep) -> PlayStep:
    """A step of a play; the last one with the position as it is, for a choice may be made without a step to tell of."""
    return replace(step, game=played.game, waits=played.waits) if step is played.steps[-1] else step


def play_view(scene: Scene, number: int, onward: Onward | None = None) -> PlayView:
    """The view of a step, from 1. Raises `IndexError` for one that the play does not have."""
    steps, addresses, names = scene.steps, scene.addresses, scene.names
    step, total = steps[number - 1], len(steps)
    sight, here = PlaySight(step, names), Here.at(step, names)
    waits = scene.played.waits if number == total else None
    asks = asks_of(scene)
    untold = min((asked for asked in asks if asked > number), default=total + 1)
    marks = tuple(_mark(steps[near - 1], number, scene, asked=near in asks, untold=untold) for near in _near(number, total))
    trail = tuple(mark for mark in marks if step.choice is not None and steps[mark.number - 1].choice == step.choice)
    return PlayView(
        dom=scene.dom,
        number=number,
        position=str(number),
        total=total,
        kind=step.kind,
        step_url=addresses.path,
        query=addresses.query(number),
        base=addresses.base,
        questions=addresses.questions,
        asks=" ".join(map(str, sorted(asks))),
        after=addresses.after_number,
        ladder=cast_ladder(steps, number, names, addresses.step),
        table=play_table(sight, acts_of(waits, here, addresses) if waits is not None else {}),
        words=_words(step, scene, is_last=number == total),
        sum=sum_view(step, steps[:number], here),
        trail=trail if len(trail) > 1 else (),
        marks=marks,
        first=addresses.step(1),
        previous=addresses.step(number - 1) if number > 1 else "",
        following=_following(number, total, addresses, asks),
        last=addresses.step(total),
        choosing=choosing(waits, here, addresses, scene.dom) if waits is not None else None,
        go_on="" if number == total else addresses.after(0 if step.choice is None else step.choice + 1).step(),
        over=number == total and scene.played.waits is None,
        done=_done(scene, step, untold),
        lines=_lines(scene),
        undo=addresses.after(len(addresses.choices) - 1).step() if addresses.choices else "",
        restart=addresses.after(0).step(),
        link=addresses.step(number if number < total else None),
        play=addresses.written,
        without=",".join(addresses.without),
        costs=addresses.costs if scene.file.optional else "",
        lesson_url=addresses.lesson_url,
        onward=onward,
        besides=tuple(_readings(scene)),
        wrong=scene.wrong,
        bar_of_links=total <= BAR,
    )


def _words(step: PlayStep, scene: Scene, *, is_last: bool) -> Explanation:
    words = play_step(step, scene.names, scene.steps[step.number - 2] if step.number > 1 else None)
    line = scene.line
    notes = [line.note if line is not None and is_last else None, scene.file.note if step.number == 1 else None]
    return Explanation(
        place=words.place,
        title=words.title,
        sentence=words.sentence,
        said="" if step.kind is Kind.TOTAL else words.sentence.removeprefix(f"{words.title}.").strip(),
        why=words.why,
        results=(),
        rules=_rules_left(step, " ".join((words.sentence, *words.why))),
        depends=(),
        later=(),
        lost=(),
        notes=(*words.notes, *(scene.names.said(note) for note in notes if note)),
    )


def _rules_left(step: PlayStep, told: str) -> tuple[str, ...]:
    """The rules of a step that its words do not name, nor one below them."""
    numbers = dict.fromkeys(map(str, step.rules))
    return tuple(number for number in numbers if number not in told)


def sum_view(step: PlayStep, upto: Sequence[PlayStep], here: Here) -> SumView | None:
    """The sum of what is being paid for, from the letter that makes it until it is paid (601.2f–h)."""
    cost, item = step.cost, step.game.proposal.item if step.game.proposal is not None else step.item
    if cost is None and step.kind in {Kind.MANA, Kind.PAY, Kind.MANA_ABILITY}:
        cost = next((other.cost for other in reversed(upto) if other.cost is not None), None)
    return None if cost is None else SumView(sums.sum_lines(cost, here, item), sums.total(cost, here))


def asks_of(scene: Scene) -> Mapping[int, PlayAsk]:
    """The questions of the line that is played, by the step that they stand before."""
    line = scene.line
    first: dict[int | None, int] = {}
    for step in scene.played.steps:
        first.setdefault(step.choice, step.number)
    return {first[ask.choice]: ask for ask in line.asks if ask.choice in first} if line is not None else {}


def _following(number: int, total: int, addresses: PlayAddresses, asks: Collection[int]) -> str:
    """Where «Siguiente» leads: the question before the next step, if there is one."""
    if number >= total:
        return ""
    return addresses.prediction(number + 1) if number + 1 in asks else addresses.step(number + 1)


def _mark(step: PlayStep, current: int, scene: Scene, *, asked: bool, untold: int) -> Mark:
    """A step in the bar and the list. From `untold` on, where a question is still ahead, a title would be its answer."""
    state = "now" if step.number == current else "done" if step.number < current else "ahead"
    at = scene.addresses
    question = at.prediction(step.number) if asked else ""
    place, title = (play_place(step), play_title(step, scene.names)) if step.number < untold else ("", "")
    return Mark(step.number, at.step(step.number), place, title, state, step.kind.name.lower(), question)


def _near(number: int, total: int) -> list[int]:
    """The steps that are listed: all of them, or of a long play those about one, with the first and the last."""
    if total <= LISTED:
        return list(range(1, total + 1))
    return sorted({1, total, *range(max(1, number - LISTED // 2), min(total, number + LISTED // 2) + 1)})


def _done(scene: Scene, at: PlayStep, untold: int) -> tuple[Done, ...]:
    """The choices made, each named in the position before it; of a long play the last ones. What is still asked is not told."""
    led_to: dict[int, list[PlayStep]] = {}
    for step in scene.played.steps:
        led_to.setdefault(-1 if step.choice is None else step.choice, []).append(step)
    before, found = scene.played.steps[0], []
    for number, choice in enumerate(scene.addresses.choices):
        steps = led_to.get(number, [])
        if number >= len(scene.addresses.choices) - LISTED:
            refused = _is_refused([step for step in steps if step.number < untold])
            where = _where(number, steps, scene)
            found.append(Done(number + 1, _label(choice, before, scene), where, refused, at.choice == number))
        before = steps[-1] if steps else before
    return tuple(found)


def _label(choice: Choice, before: PlayStep, scene: Scene) -> str:
    about = before.game.proposal.item if before.game.proposal is not None else None
    return choice_label(choice, Here.at(before, scene.names), about)


def _where(number: int, steps: Sequence[PlayStep], scene: Scene) -> str:
    return scene.addresses.step(steps[0].number) if steps else scene.addresses.after(number + 1).step()


def _is_refused(steps: Sequence[PlayStep]) -> bool:
    return any(step.kind in REFUSALS for step in steps)


def _readings(scene: Scene) -> Iterator[Onward]:
    """The wrong readings by which lines of the board end otherwise, if there are any; those of the line at hand first."""
    line = scene.line
    if line is not None:
        for reading in (told(found.misread) for found in line.readings):
            yield Onward(f"Esta jugada, mal leída: {reading.name}", scene.addresses.reading(reading.slug, line))
    if number := len({reading.misread for line in scene.file.lines for reading in line.readings}):
        yield Onward(count_of_readings(number), scene.addresses.readings)


def _lines(scene: Scene) -> tuple[LineLink, ...]:
    at = scene.addresses
    return tuple(LineLink(line.title, line.note or "", at.of_line(line).step(1), at.is_at(line)) for line in scene.file.lines)
