"""What else may be chosen at a moment: words of the right kind, and the objects and players of the board."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.actions import Attach, Enter
from engine.model import Color, Zone
from engine.whatif import is_allowed
from engine.words import creature_types
from lessons.catalog.load import trace_of
from lessons.catalog.values import Board
from lessons.narration import Scene, plain
from lessons.narration.chips import word
from lessons.narration.nouns import capital
from lessons.narration.players import board_player

Option = tuple[str, str]  # as it stands in the address, and what it is called

COLOR_WORDS = ("white", "blue", "black", "red", "green")
LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
COMMON = ("Elf", "Frog", "Goblin", "Human", "Soldier", "Zombie")
NUMBERS = range(10)
NONE = "Sin elegir"

LABELS = {
    "tipo": "Tipo de criatura",
    "color": "Color",
    "palabra_de_color": "Color",
    "tipo_de_tierra": "Tipo de tierra",
    "objeto": "Objeto elegido",
    "X": "X",
    "puede": "¿Lo hace?",
    "paga": "¿Paga?",
    "anexada_a": "Anexada a",
    "cambia_color": "Cambia",
    "cambia_tierra": "Cambia",
    "cambia_criatura": "Cambia",
}


@dataclass(frozen=True, slots=True)
class Offer:
    """One option: its value in the address ("5.tipo:Elf") and what it is called."""

    value: str
    label: str
    selected: bool = False


def offers(board: Board, number: int, key: str, known: Iterable[str], scene: Scene) -> tuple[str, tuple[Offer, ...]] | None:
    """The label of a choice and its options, those in `known` among them; None for what cannot be offered as a list."""
    action = board.file.setup.timeline[number - 1]
    options = dict(_options(board, key, tuple(known), scene))
    if key == "anexada_a" and isinstance(action, Enter | Attach):
        options.pop(action.id, None)  # nothing is attached to itself (303.4d, 301.5c)
    if len(options) < 2:
        return None
    ordered = sorted(options.items(), key=lambda option: option[1]) if key in _SORTED else list(options.items())
    label = "Objetivo" if key.startswith("objetivo") else LABELS[key]
    return label, tuple(Offer(f"{number}.{key}:{value}", plain(said)) for value, said in ordered)


def further_offers(
    board: Board, number: int, asked: tuple[str, str], now: str | None, scene: Scene
) -> tuple[str, tuple[Offer, ...]] | None:
    """The same for a choice that the board's file does not make, by its key and the words that ask: the words that these allow,
    the one made (`now`), and none.
    """
    key, what = asked
    offered = offers(board, number, key, () if now is None else (now,), scene)
    if offered is None:
        return None
    label, options = offered
    return label, (Offer("", NONE), *(o for o in options if is_allowed(what, o.value.removeprefix(f"{number}.{key}:"))))


_SORTED = {"tipo", "tipo_de_tierra"}


def _options(board: Board, key: str, known: tuple[str, ...], scene: Scene) -> Iterator[Option]:
    if key.startswith("objetivo") or key in {"objeto", "anexada_a"}:
        yield from _objects(board, scene)
    elif key == "tipo":
        yield from ((type_, capital(word(type_))) for type_ in {*known, *COMMON, *_types(board)} if type_ in creature_types())
    elif key in _WORDS:
        yield from ((said, capital(word(said))) for said in _WORDS[key])
    elif key.startswith("cambia_"):
        yield from _changes(key, known)
    elif key == "X":
        yield from ((str(n), str(n)) for n in sorted({*NUMBERS, *(int(k) for k in known if k.isdecimal() and len(k) < 4)}))
    elif key in {"puede", "paga"}:
        yield from (("sí", "Sí"), ("no", "No"))


_WORDS = {"color": tuple(Color), "palabra_de_color": COLOR_WORDS, "tipo_de_tierra": LANDS}


def _objects(board: Board, scene: Scene) -> Iterator[Option]:
    """The permanents that the board has at any time, then its players."""
    trace = trace_of(board)
    there = (id_ for step in trace.steps for id_, sheet in step.sheets.items() if sheet.zone is Zone.BATTLEFIELD)
    yield from ((id_, scene.object(id_)) for id_ in dict.fromkeys(there))
    yield from ((player, capital(board_player(player))) for player in board.file.setup.players)


def _types(board: Board) -> set[str]:
    """The creature types on the board, but for who has them all."""
    sheets = trace_of(board).steps[-1].sheets.values()
    return {type_ for sheet in sheets if len(sheet.subtypes) < len(creature_types()) for type_ in sheet.subtypes}


def _changes(key: str, known: tuple[str, ...]) -> Iterator[Option]:
    """The same word as on the board, to any of its kind."""
    words = {"cambia_color": COLOR_WORDS, "cambia_tierra": LANDS, "cambia_criatura": COMMON}[key]
    old = known[0].partition(">")[0]
    pairs = dict.fromkeys((*known, *(f"{old}>{new}" for new in words if new != old)))
    for pair in pairs:
        before, _, after = pair.partition(">")
        yield pair, f"{word(before)} → {word(after)}"
