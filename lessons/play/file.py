"""A file of a board that is played: TOML with Spanish keys, `tipo = "partida"`, format 1 (docs/tableros.md)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from engine import Card
from engine.actions import Enter, Together
from engine.game import TurnStep
from engine.illegal import Illegal
from engine.model import ObjectId
from engine.opening import Opening
from lessons.board.file import Board, board_of
from lessons.board.notation.asks import SLUG
from lessons.board.notation.placing import place
from lessons.board.notation.reader import Problem, Table, suggestion
from lessons.board.notation.setting import Setting, check_setup, head_of, setting_of
from lessons.board.notation.source import Source, parse, read_source
from lessons.catalog.faults import Fault
from lessons.play.facts import STEPS, pool
from lessons.play.lines import Line, lines_of

KIND = "partida"
MOST_OPTIONAL = 8
_OPENING = {"step": "paso", "priority": "prioridad", "new": "recien", "pools": "reservas", "lands": "tierras"}


@dataclass(frozen=True, slots=True, eq=False)
class PlayFile:
    """A played board as its file has it. `source` knows where each key stands, to tell of faults found later.

    `optional`: the objects that whoever plays may leave out, to see what changes.
    """

    id: str
    title: str
    subtitle: str | None
    note: str | None
    opening: Opening
    lines: tuple[Line, ...]
    source: Source
    optional: tuple[ObjectId, ...] = ()

    def line(self, slug: str) -> Line | None:
        """The line of play of this name."""
        return next((line for line in self.lines if line.slug == slug), None)


@lru_cache(maxsize=512)
def without(file: PlayFile, ids: tuple[ObjectId, ...]) -> PlayFile:
    """The board with some of its optional objects left out. The same value each time: what is kept of plays goes by it."""
    if not ids:
        return file
    setup, gone = file.opening.setup, frozenset(ids)
    timeline = tuple(action for action in setup.timeline if not (isinstance(action, Enter) and action.id in gone))
    opening = replace(file.opening, setup=replace(setup, timeline=timeline), new=file.opening.new - gone)
    return replace(file, opening=opening)


def read_any(path: Path, name: str | None = None, cards: Mapping[str, Card] | None = None) -> Board | PlayFile | tuple[Fault, ...]:
    """The board of a file of either kind: its `tipo` says which."""
    source = read_source(path, name or str(path))
    if not isinstance(source, Source):
        return source
    return play_of(source, cards) if source.data.get("tipo") == KIND else board_of(source, cards)


def read_play_file(path: Path, name: str | None = None, cards: Mapping[str, Card] | None = None) -> PlayFile | tuple[Fault, ...]:
    """The played board of a file. `name` is what faults call it; `cards` are facts beyond the pool and the file's own."""
    source = read_source(path, name or str(path))
    return play_of(source, cards) if isinstance(source, Source) else source


def read_play_text(text: str, name: str, cards: Mapping[str, Card] | None = None) -> PlayFile | tuple[Fault, ...]:
    """The played board of a text; `name` is what faults call it."""
    source = parse(text, name)
    return play_of(source, cards) if isinstance(source, Source) else source


def play_of(source: Source, cards: Mapping[str, Card] | None = None) -> PlayFile | tuple[Fault, ...]:
    """The played board of a file's tables, or every fault of it."""
    problems: list[Problem] = []
    table = Table(source.data, (), problems)
    head = head_of(table, KIND)
    setting = setting_of(table, cards or {})
    opening, optional = _opening(table, setting), _optional(table, setting)
    found = PlayFile(head.id, head.title, head.subtitle, head.note, opening, lines_of(table, optional), source, optional)
    table.done()
    _check_ids(table, setting)
    check_setup(setting, source.data, problems)
    return source.faults(problems) or found


def _opening(table: Table, setting: Setting) -> Opening:
    """`paso`, `prioridad`, `recien`, `reservas` and `tierras`."""
    players = setting.setup.players
    priority = table.text("prioridad")
    if priority is not None and priority not in players:
        table.wrong("prioridad", f"no hay un jugador «{priority}»{suggestion(priority, set(players))}")
    pools = table.each("reservas", pool)
    for player in pools.keys() - set(players):
        table.wrong("reservas", f"no hay un jugador «{player}»{suggestion(player, set(players))}")
    return Opening(
        setup=setting.setup,
        step=table.word("paso", STEPS) or TurnStep.MAIN,
        priority=priority,
        new=frozenset(table.texts("recien") or ()),
        pools={player: tuple(letters) for player, letters in pools.items()},
        lands=table.number("tierras", 0, 99) or 0,
    )


def _optional(table: Table, setting: Setting) -> tuple[ObjectId, ...]:
    """`opcionales`: each arrives by itself."""
    arrivals = {action.id: None for action in setting.setup.timeline if isinstance(action, Enter)}
    ids = table.texts("opcionales") or ()
    for n, id_ in enumerate(ids):
        if id_ not in arrivals or id_ in ids[:n]:
            table.wrong("opcionales", f"«{id_}» no es lo que entra en uno de los momentos{suggestion(id_, arrivals)}")
    if len(ids) > MOST_OPTIONAL:
        table.wrong("opcionales", f"son demasiados: el máximo es {MOST_OPTIONAL}")
    return ids


def _check_ids(table: Table, setting: Setting) -> None:
    """Ids of a played board stand in its addresses, so they are made of what needs no escaping there."""
    for player in setting.setup.players:
        if not SLUG.fullmatch(player):
            table.wrong("jugadores", f"«{player}»: son letras minúsculas, números y guiones: va en la dirección")
    for n, action in zip(setting.numbers, setting.setup.timeline, strict=True):
        arrivals = action.arrivals if isinstance(action, Together) else (action,) if isinstance(action, Enter) else ()
        for arrival in arrivals:
            if not SLUG.fullmatch(arrival.id):
                reason = f"«{arrival.id}»: son letras minúsculas, números y guiones: va en la dirección"
                table.problems.append(Problem(("momento", n), reason))


def opening_faults(file: PlayFile, illegals: tuple[Illegal, ...]) -> tuple[Fault, ...]:
    """The faults of an opening that cannot be played from."""
    return tuple(file.source.fault(_placed(file, illegal)) for illegal in illegals)


def _placed(file: PlayFile, illegal: Illegal) -> Problem:
    problem = place(illegal, file.source.data, file.opening.setup)
    first, *rest = problem.path or ("",)
    return replace(problem, path=(_OPENING.get(str(first), first), *rest)) if problem.path else problem
