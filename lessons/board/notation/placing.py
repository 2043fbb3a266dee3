"""A refusal of the engine → a fault of the file: which key it is about, and why in Spanish."""

from collections.abc import Mapping

from engine import Setup, pool
from engine.actions import Enter, Together
from engine.illegal import Illegal, Reason
from lessons import narration
from lessons.board.notation.lines import Path
from lessons.board.notation.moments import ANSWERS, CHANGES, CHOICES, VERBS
from lessons.board.notation.reader import Problem, suggestion

_ENTER = {
    "card": "entra",
    "id": "id",
    "controller": "controla",
    "owner": "propietario",
    "attached_to": "anexada_a",
    "copy_of": "copia_de",
    "counters": "contadores",
    "tapped": "girada",
    "face_down": "boca_abajo",
    "emblem": "emblema",
    "chosen": "elige",
}
_RESOLVE = {"controller": "controla", "targets": "objetivos", "choices": "elige"}
_KEYS: dict[str, dict[str, str]] = {
    "entra": _ENTER,
    "resuelve": _RESOLVE | {"card": "resuelve", "source": "resuelve"},
    "habilidad_de": _RESOLVE | {"source": "habilidad_de", "ability": "numero"},
    "anexa": {"id": "anexa", "to": "a"},
    "contador": {"id": "en", "number": "cuantos"},
    "mueve": _ENTER | {"id": "mueve", "zone": "a", "card": "mueve"},
    "hiere": {"id": "hiere", "amount": "cuanto"},
}
_SETUP = {"players": "jugadores", "active": "activo", "life": "vidas", "timeline": "momento", "kept": "conserva"}
_CHOSEN = {english: key for key, english in (CHOICES | ANSWERS).items()} | {"modes": "modos"}
_CHANGED = _CHOSEN | {english: key for key, english in CHANGES.items()}


def place(illegal: Illegal, data: Mapping[str, object], setup: Setup, numbers: tuple[int, ...] | None = None) -> Problem:
    """The fault. `numbers`: which of the file's moments each of the timeline's is; None: the same."""
    key = (illegal.key or "").split(".")
    if illegal.moment is None:
        path: Path = (_SETUP.get(key[0], key[0]), *(_item(part) for part in key[1:]))
    else:
        moment = illegal.moment if numbers is None else numbers[illegal.moment]
        path = ("momento", moment, *_within(key, _verb(data, moment)))
    return Problem(path, reason_of(illegal) + _did_you_mean(illegal, setup))


def reason_of(illegal: Illegal) -> str:
    """Why, with its rule, in a line."""
    return narration.plain(narration.refusal(illegal)).removesuffix(".")


def _verb(data: Mapping[str, object], moment: int) -> str:
    moments = data.get("momento")
    entry = moments[moment] if isinstance(moments, list) else {}
    return next((verb for verb in VERBS if verb in entry), "")


def _within(key: list[str], verb: str) -> Path:
    """The path inside the moment: "arrivals.1.chosen.type" is `juntos[1].elige.tipo`."""
    if key[0] == "arrivals":
        return ("juntos", *((_item(key[1]), *_within(key[2:], "entra")) if len(key) > 1 else ()))
    names = _KEYS.get(verb, {"id": verb})
    first = names.get(key[0], verb)
    if not key[1:]:
        return (first,)
    words = _CHANGED if key[0] == "choices" else _CHOSEN
    return (first, *(words.get(part, _item(part)) for part in key[1:]))


def _item(part: str) -> str | int:
    return int(part) if part.isdecimal() else part


def _did_you_mean(illegal: Illegal, setup: Setup) -> str:
    value = dict(illegal.data).get("value", "")
    match illegal.reason:
        case Reason.UNKNOWN_CARD:
            return suggestion(value, set(pool()) | set(setup.cards))
        case Reason.UNKNOWN_PLAYER:
            return suggestion(value, set(setup.players))
        case Reason.UNKNOWN_OBJECT:
            return suggestion(value, _ids(setup))
        case _:
            return ""


def _ids(setup: Setup) -> set[str]:
    arrivals = [a for a in setup.timeline if isinstance(a, Enter)]
    arrivals += [e for a in setup.timeline if isinstance(a, Together) for e in a.arrivals]
    return {a.id for a in arrivals} | set(setup.players)
