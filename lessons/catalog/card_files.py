"""Card facts in a file: JSON or JSON Lines, plain or .xz, in the shapes of MTGJSON or Scryfall."""

import json
import lzma
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine import Card, from_facts
from lessons.catalog.faults import Fault


@dataclass(frozen=True, slots=True)
class CardFile:
    """The cards of a file, and how many objects were no card that the rules of play know (a plane, a scheme, a sticker sheet)."""

    cards: tuple[Card, ...]
    others: int


def read_cards(path: Path) -> CardFile | Fault:
    """The cards of a file, or what is wrong with it."""
    try:
        content = path.read_bytes()
        text = (lzma.decompress(content) if path.suffix == ".xz" else content).decode("utf-8")
        facts = list(_facts(_parsed(text)))
    except OSError as error:
        return Fault(str(path), 0, f"no se puede leer ({error.strerror})")
    except (lzma.LZMAError, UnicodeDecodeError):
        return Fault(str(path), 0, "no es texto en UTF-8, o no es un .xz válido")
    except json.JSONDecodeError as error:
        return Fault(str(path), error.lineno, f"no es JSON válido ({error.msg})")
    except (RecursionError, ValueError):
        return Fault(str(path), 0, "no es JSON válido")
    if not facts:
        return Fault(str(path), 0, "no tiene ninguna carta: hace falta «name» y «type_line» o «type»")
    cards = [card for fact in facts if (card := _card(fact)) is not None]
    return CardFile(tuple(cards), len(facts) - len(cards))


def _parsed(text: str) -> object:
    """One JSON value, or a list of those of each line."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        if error.msg != "Extra data":
            raise
    return [_line(line, number) for number, line in enumerate(text.splitlines(), 1) if line.strip()]


def _line(line: str, number: int) -> object:
    try:
        return json.loads(line)
    except json.JSONDecodeError as error:
        error.lineno = number
        raise


def _facts(data: object) -> Iterator[dict[str, object]]:
    """The card objects, whichever shape holds them."""
    if isinstance(data, dict) and "name" in data and ("type" in data or "type_line" in data):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from _facts(value)
    elif isinstance(data, list):
        for value in data:
            yield from _facts(value)


def _card(fact: dict[str, object]) -> Card | None:
    try:
        return from_facts(fact)
    except ValueError:
        return None
