"""A board played: the steps that a play of it has, as far as its choices fit the game."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.choices import Choice
from engine.game import Game
from engine.illegal import Illegal
from engine.played import Played
from engine.playing import beginning, go_on, open_game
from lessons.board.notation.reader import Problem
from lessons.catalog.faults import Fault
from lessons.play.checking import failures
from lessons.play.file import PlayFile, opening_faults, without
from lessons.play.keeping import Keeper
from lessons.play.lines import Line
from lessons.play.notation import MOST, write

MOST_STEPS = 5_000
MOST_NEW = 120  # choices that nobody has played yet, for one visitor: a second or two of work, three at worst
_KEEPER = Keeper()


@dataclass(frozen=True, slots=True)
class Play:
    """A play of a board: the choices that fit, what they led to, and why those after them do not, in Spanish, or ""."""

    choices: tuple[Choice, ...]
    played: Played
    wrong: str = ""


def play(
    file: PlayFile, choices: Sequence[Choice], keeper: Keeper = _KEEPER, *, most_new: int = MOST_NEW
) -> Play | tuple[Illegal, ...]:
    """A board played with these choices; or what is wrong with its opening.

    `most_new`: of choices that are not kept from before, as many are played at once; the next time it goes on from there.
    """
    found = keeper.find(file, choices)
    if not found:
        game = open_game(file.opening)
        if not isinstance(game, Game):
            return game
        played = beginning(game)
        found = [keeper.keep(file, None, played, len(played.steps))]
    last, known = found[-1], len(found) - 1
    for number in range(known, len(choices)):
        wrong = _why_not(last.played, choices[number], number) or ("" if number < known + most_new else _later(number))
        if wrong:
            return Play(tuple(choices[:number]), last.played, wrong)
        played = go_on(last.played, choices[number], number)
        last = keeper.keep(last.serial, choices[number], played, len(played.steps) - len(last.played.steps))
    return Play(tuple(choices), last.played)


def _why_not(played: Played, choice: Choice, number: int) -> str:
    """Why a play goes no further."""
    if played.waits is None:
        return f"La partida ya terminó: la elección {number + 1}, «{write(choice)}», y las que siguen quedan fuera."
    if len(played.steps) >= MOST_STEPS:
        return f"Una partida tiene {MOST_STEPS} pasos como máximo: desde la elección {number + 1} todo queda fuera."
    return ""


def _later(number: int) -> str:
    return f"Esta partida es larga: por ahora llega hasta la elección {number}. Vuelve a cargar la página y seguirá."


def play_line(file: PlayFile, line: Line) -> Play | tuple[Illegal, ...]:
    """A line of play of a board; or what is wrong with its opening."""
    return play(without(file, line.without), line.choices, most_new=MOST)


def lines_played(file: PlayFile) -> Mapping[str, Played]:
    """Every line of play of a board, by its name, as far as its choices fit; none of a board that cannot be begun."""
    plays = ((line.slug, play_line(file, line)) for line in file.lines)
    return {slug: found.played for slug, found in plays if isinstance(found, Play)}


def opening_refusals(file: PlayFile) -> tuple[Illegal, ...]:
    """What is wrong with the opening of a board: as it is, and with whatever a line or a reader may leave out of it."""
    tables = [(), *((id_,) for id_ in file.optional), file.optional, *(line.without for line in file.lines)]
    refused = (found for gone in tables if not isinstance(found := play(without(file, gone), ()), Play))
    return next(refused, ())


def play_faults(file: PlayFile) -> Iterator[Fault]:
    """What is wrong with a board once it is played: its opening, or whatever of a line does not come out as it must."""
    if refused := opening_refusals(file):
        yield from opening_faults(file, refused)
        return
    begun = play(file, ())
    assert isinstance(begun, Play)
    for id_ in sorted(file.opening.new - begun.played.game.state.objects.keys()):
        yield file.source.fault(Problem(("recien",), f"no hay un objeto «{id_}»"))
    for n, line in enumerate(file.lines):
        found = play_line(file, line)
        assert isinstance(found, Play)
        told = (found.wrong,) if found.wrong else failures(line, found.played)
        yield from (file.source.fault(Problem(("linea", n), said.removesuffix("."))) for said in told)
