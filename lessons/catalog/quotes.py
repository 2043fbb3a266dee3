"""Values that the prose quotes from a board, computed: `tablero.A2.champion-of-the-parish.fr`, `tablero.C1.titan.regla`."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from engine import Trace
from engine.played import Played
from engine.sheet import Sheet
from lessons.narration import Names, Voice, abilities_in_line, colors, power_toughness, type_line
from lessons.narration.players import board_player
from lessons.narration.zones import zone
from lessons.play.quoting import LINE_VALUES, PLAYER_VALUES

T = TypeVar("T")


class BadQuote(ValueError):
    """The quote names something that is not there; the message says what."""


def _number(value: int | None) -> str:
    return "—" if value is None else str(value)


def _abilities(sheet: Sheet, names: Names) -> str:
    return abilities_in_line(sheet, Voice(names)) or "ninguna"


_PROPERTIES: Mapping[str, Callable[[Sheet, Names], str]] = {
    "fuerza": lambda sheet, _: _number(sheet.pt and sheet.pt[0]),
    "resistencia": lambda sheet, _: _number(sheet.pt and sheet.pt[1]),
    "fr": lambda sheet, _: power_toughness(sheet) or "—",
    "tipos": lambda sheet, _: type_line(sheet),
    "colores": lambda sheet, _: colors(sheet),
    "habilidades": _abilities,
    "controlador": lambda sheet, _: board_player(sheet.controller),
    "zona": lambda sheet, _: zone(sheet.zone),
}


Quotable = Trace | Mapping[str, Played]  # a board, or the lines of play of one, by what the file calls them


def quote(path: str, board_of: Callable[[str], Quotable], names: Names) -> str:
    """The text of a quote. `board_of` plays a board by its id and raises `KeyError` for one that is not there.

    Raises `BadQuote` for a path of another form, a board, a line, an object or a property that does not exist, a board that stops.
    """
    first, *parts = path.split(".")
    if first != "tablero" or not 3 <= len(parts) <= 4:
        raise BadQuote(f"«{path}» no es una cita: se escribe tablero.ID.objeto.propiedad o tablero.ID.línea.valor")
    board, *rest = parts
    try:
        found = board_of(board)
    except KeyError:
        raise BadQuote(f"no hay un tablero {board}") from None
    if isinstance(found, Trace):
        if not found.steps:
            raise BadQuote(f"el tablero {board} no se puede jugar")
        return _of_sheets(rest, found.steps[-1].sheets, board, names)
    line, *what = rest
    if line not in found:
        raise BadQuote(f"en el tablero {board} no hay una línea {line}")
    return _of_line(what, found[line], f"{board}, línea {line},", names)


def _of_sheets(rest: Sequence[str], sheets: Mapping[str, Sheet], board: str, names: Names) -> str:
    if len(rest) != 2:
        raise BadQuote(f"de un tablero se cita objeto.propiedad, no {'.'.join(rest)}")
    thing, what = rest
    if thing not in sheets:
        raise BadQuote(f"en el tablero {board} no hay un objeto {thing}")
    return _value(what, _PROPERTIES)(sheets[thing], names)


def _of_line(rest: Sequence[str], played: Played, board: str, names: Names) -> str:
    if len(rest) == 2 and played.game.state.is_player(rest[0]):
        return _value(rest[1], PLAYER_VALUES)(played.game, rest[0])
    if len(rest) == 2:
        return _of_sheets(rest, played.steps[-1].sheets, board, names)
    said = _value(rest[0], LINE_VALUES)(played, names)
    if not said:
        raise BadQuote(f"en el tablero {board} no hay nada que citar como «{rest[0]}»")
    return said


def _value(what: str, values: Mapping[str, T]) -> T:
    if what not in values:
        raise BadQuote(f"no se cita «{what}», sino {', '.join(values)}")
    return values[what]
