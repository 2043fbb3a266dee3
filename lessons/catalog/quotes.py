"""Values that the prose quotes from a board, computed: `tablero.A2.champion-of-the-parish.fr`."""

from collections.abc import Callable, Mapping

from engine import Trace
from engine.sheet import Sheet
from lessons.narration import Names, Voice, abilities_in_line, colors, power_toughness, type_line
from lessons.narration.players import board_player


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
}


def quote(path: str, trace_of: Callable[[str], Trace], names: Names) -> str:
    """The text of a quote. `trace_of` plays a board by its id and raises `KeyError` for one that is not there.

    Raises `BadQuote` for a path of another form, a board, an object or a property that does not exist, a board that stops.
    """
    parts = path.split(".")
    if len(parts) != 4 or parts[0] != "tablero":
        raise BadQuote(f"«{path}» no es una cita: se escribe tablero.ID.objeto.propiedad")
    _, board, thing, what = parts
    try:
        trace = trace_of(board)
    except KeyError:
        raise BadQuote(f"no hay un tablero {board}") from None
    if not trace.steps:
        raise BadQuote(f"el tablero {board} no se puede jugar")
    sheet = trace.steps[-1].sheets.get(thing)
    if sheet is None:
        raise BadQuote(f"en el tablero {board} no hay un objeto {thing}")
    if what not in _PROPERTIES:
        raise BadQuote(f"no se cita «{what}», sino {', '.join(_PROPERTIES)}")
    return _PROPERTIES[what](sheet, names)
