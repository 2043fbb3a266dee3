"""Compiled cards on disk, so that starting and answering do not wait for the grammar. Absent or broken, it is as if
there were none.
"""

import hashlib
import pickle
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from engine.card import Card
from engine.oracle.compiled import Compiled

_SOURCES = ("oracle", "vocabulary", "card.py", "model.py", "words.py", "subtypes.json")
FOLDER = Path(str(files("engine"))).parent / ".cache"


@cache
def digest() -> str:
    """A digest of everything that decides what a text compiles to."""
    found = hashlib.sha256()
    for name in _SOURCES:
        for file in _files(files("engine").joinpath(name)):
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


def _files(place: Traversable) -> list[Traversable]:
    if place.is_file():
        return [place] if place.name.endswith((".py", ".lark", ".json")) else []
    inside = sorted(place.iterdir(), key=lambda p: p.name)
    return [file for part in inside if part.name != "__pycache__" for file in _files(part)]


def _path() -> Path:
    return FOLDER / f"oracle-{digest()}.pickle"


def key(card: Card) -> str:
    """The digest of a card's facts."""
    facts = (card.name, card.oracle_text, sorted(card.types), sorted(card.supertypes))
    return hashlib.sha256(repr(facts).encode()).hexdigest()


@cache
def _kept() -> dict[str, bytes]:
    try:
        found = pickle.loads(_path().read_bytes())  # noqa: S301 -- a file of this clone, written by `save`
    except Exception:  # noqa: BLE001 -- whatever is wrong with it, the texts can be compiled again
        return {}
    return found if isinstance(found, dict) else {}


def load(card: Card) -> Compiled | None:
    """The compiled card, or None if it is not kept."""
    try:
        found = pickle.loads(_kept()[key(card)])  # noqa: S301 -- see `_kept`
    except Exception:  # noqa: BLE001 -- see `_kept`
        return None
    return found if isinstance(found, Compiled) else None


def save(cards: dict[Card, Compiled]) -> Path:
    """Keeps these cards, in place of what was kept before; older files go. Raises `OSError` if the folder cannot be
    written.
    """
    FOLDER.mkdir(exist_ok=True)
    kept = {key(card): pickle.dumps(compiled) for card, compiled in cards.items()}
    part = _path().with_suffix(".part")
    part.write_bytes(pickle.dumps(kept))
    for old in FOLDER.glob("oracle-*.pickle"):
        old.unlink(missing_ok=True)
    part.replace(_path())
    _kept.cache_clear()
    return _path()
