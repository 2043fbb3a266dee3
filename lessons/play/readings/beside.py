"""A line of play as the rules have it and as a wrong reading has it, side by side, step beside step."""

from dataclasses import dataclass
from functools import lru_cache

from engine.comparing_plays import paired_plays, parting_plays
from engine.misplaying import Misplay
from engine.played import Kind, Played, PlayStep
from lessons.board.duo.outcomes import differing
from lessons.board.duo.places import Address, DuoView, Side, Way, at_place, stay
from lessons.board.readings.views import RIGHT, WRONG
from lessons.catalog.values import PlayedBoard
from lessons.narration import Names
from lessons.narration.played.here import Here
from lessons.narration.played.steps import play_step
from lessons.play.addresses import PlayAddresses
from lessons.play.lines import Line
from lessons.play.page import in_position, sum_view
from lessons.play.playing import Play, play_line
from lessons.play.readings.endings import ends
from lessons.play.readings.played import as_read
from lessons.play.sight import PlaySight
from lessons.play.table import play_table


@dataclass(frozen=True, slots=True, eq=False)
class Both:
    """A line of a board by the rules and by a reading, and how their steps go together."""

    board: PlayedBoard
    line: Line
    misread: Misplay
    right: Played
    wrong: Played
    way: Way


@lru_cache(maxsize=128)
def _both(board: PlayedBoard, slug: str, misread: Misplay) -> Both:
    line = board.file.line(slug)
    if line is None:
        raise KeyError(slug)
    right, wrong = play_line(board.file, line), as_read(board.file, line, misread)
    assert isinstance(right, Play)
    apart = parting_plays(right.played, wrong)
    pairs = paired_plays(right.played, wrong)
    way = Way(pairs, 0 if apart is None else apart + 1, max(1, apart or 0))
    return Both(board, line, misread, right.played, wrong, way)


def both(board: PlayedBoard, line: Line, misread: Misplay) -> Both:
    """A line of a board played both ways. Raises `KeyError` for a reading that the line does not have."""
    return _both(board, line.slug, misread)


def duo(found: Both, number: int, names: Names, address: Address) -> DuoView:
    """The view of a place, from 1, of which there has to be one."""
    pair, stays = found.way.pairs[number - 1], stay(found.way, number)
    steps = found.right.steps[: pair[0]], found.wrong.steps[: pair[1]]
    differs = differing(steps[0][-1].sheets, steps[1][-1].sheets)
    sides = (
        _side(found, found.right, steps[0], names, stays=stays[0], differs=differs),
        _side(found, found.wrong, steps[1], names, stays=stays[1], differs=differs),
    )
    is_last = number == len(found.way.pairs)
    return at_place(found.way, number, sides, address, ends(found.right, found.wrong, names) if is_last else ())


def _side(
    found: Both, played: Played, upto: tuple[PlayStep, ...], names: Names, *, stays: bool, differs: frozenset[str]
) -> Side:  # fmt: skip
    step, total, is_wrong = in_position(played, upto[-1]), len(played.steps), played is found.wrong
    words = play_step(step, names, upto[-2] if len(upto) > 1 else None)
    addresses = PlayAddresses(found.board.lesson, found.board.slug, names.language).of_line(found.line)
    return Side(
        dom=f"{found.board.dom}-b" if is_wrong else found.board.dom,
        label=WRONG if is_wrong else RIGHT,
        wrong=is_wrong,
        number=step.number,
        total=total,
        step_url=addresses.path,
        query=addresses.query(step.number),
        kind=step.kind,
        place=words.place,
        title=words.title,
        why=() if is_wrong else words.why,
        table=play_table(PlaySight(step, names), {}),
        stays=stays,
        differs=differs,
        template="play/_table.html",
        said="" if step.kind is Kind.TOTAL else words.sentence.removeprefix(f"{words.title}.").strip(),
        sum=sum_view(step, upto, Here.at(step, names)),
    )
