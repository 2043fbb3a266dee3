"""What board files of every kind say alike: what the board is called, who plays, and what arrives, moment by moment."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine import Card, Setup, State, begin
from engine.illegal import Illegal, Reason
from lessons.board.notation.cards import own_card
from lessons.board.notation.moments import Ids, action_of
from lessons.board.notation.placing import place
from lessons.board.notation.reader import Problem, Table
from lessons.board.notation.source import VERSION

PLAYERS = ("you", "opp")


@dataclass(frozen=True, slots=True)
class Head:
    """What the board is called, and what is said of it to whoever reads."""

    id: str
    title: str
    subtitle: str | None
    note: str | None


@dataclass(frozen=True, slots=True)
class Setting:
    """The set-up as far as it can be read. `numbers`: which of the file's moments each of its timeline's is."""

    setup: Setup
    numbers: tuple[int, ...]


def head_of(table: Table, kind: str) -> Head:
    """`version`, `tipo`, `id`, `titulo`, `subtitulo` and `nota`."""
    version = table.number("version", VERSION, VERSION, required=True)
    if version is None and table.has("version"):
        table.problems[-1] = Problem(("version",), f"esta versión del formato no se conoce; la actual es {VERSION}")
    table.word("tipo", {kind: None})
    return Head(
        id=table.text("id", required=True, most=40) or "",
        title=table.text("titulo", required=True, most=200) or "",
        subtitle=table.text("subtitulo", most=400),
        note=table.text("nota"),
    )


def setting_of(table: Table, cards: Mapping[str, Card], besides: Callable[[Table, int], None] | None = None) -> Setting:
    """The players, the cards and the timeline. `besides` reads what a moment of the file, from 0, says beside its action."""
    ids, actions = Ids(), []
    own = table.each("cartas", own_card)
    for n, entry in enumerate(table.tables("momento", required=True)):
        actions.append(action_of(entry, ids))
        if besides is not None:
            besides(entry, n)
        entry.done()
    if table.has("momento") and not actions:
        table.wrong("momento", "hace falta al menos un momento")
    setup = Setup(
        players=table.texts("jugadores") or PLAYERS,
        timeline=tuple(a for a in actions if a is not None),
        active=table.text("activo"),
        life=table.each("vidas", lambda t, key: t.number(key, -9999, 999_999)),
        cards={**cards, **own},
        kept=frozenset(table.texts("conserva") or ()),
    )
    return Setting(setup, tuple(n for n, a in enumerate(actions) if a is not None))


def check_setup(setting: Setting, data: Mapping[str, object], problems: list[Problem]) -> None:
    """Notes what the engine finds wrong with the set-up, but for what may be missing only because it could not be read."""
    begun = begin(setting.setup)
    if not isinstance(begun, State):
        blamed = [i for i in begun if not _excused(i, problems)]
        problems += [place(illegal, data, setting.setup, setting.numbers) for illegal in blamed]


def _excused(illegal: Illegal, problems: list[Problem]) -> bool:
    """Whether what it misses may be in a part of the file that could not be read."""
    lost = {p.path[0] for p in problems if p.path}
    match illegal.reason:
        case Reason.UNKNOWN_OBJECT | Reason.NOT_YET:
            return "momento" in lost
        case Reason.UNKNOWN_CARD:
            return "cartas" in lost
        case Reason.UNKNOWN_PLAYER:
            return "jugadores" in lost
        case _:
            return False
