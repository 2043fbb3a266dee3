"""Extra card facts: a list of MTGJSON's or Scryfall's card objects, or one of MTGJSON's files, whose cards stand under "data"."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from engine import Card, from_facts
from lessons.board.notation.files import read
from lessons.catalog.faults import Fault

MAX_BYTES = 600_000_000
MAX_TEXT = 4000
_TEXTS = ("name", "faceName", "mana_cost", "manaCost", "type_line", "type", "oracle_text", "text")
_NUMBERS = ("power", "toughness", "loyalty")
_COST = re.compile(r"(\{[0-9A-Z/½∞]{1,7}\})*")


@dataclass(frozen=True, slots=True)
class Extra:
    """Cards by English name, and why others of the file can't be used, by theirs."""

    cards: Mapping[str, Card]
    unusable: Mapping[str, str]


def extra_cards(path: Path) -> Extra | tuple[Fault, ...]:
    """The cards of a file. What is no card object at all is a fault; one that the engine has no words for is only unusable."""
    text = read(path, str(path), MAX_BYTES)
    if isinstance(text, Fault):
        return (text,)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        return (Fault(str(path), error.lineno, f"no es JSON válido ({error.msg})"),)
    except (RecursionError, ValueError):
        return (Fault(str(path), 0, "no es JSON válido: algo es demasiado largo o demasiado anidado"),)
    cards: dict[str, Card] = {}
    unusable: dict[str, str] = {}
    faults = []
    found = list(_entries(data, "", ""))
    if not found:
        return (Fault(str(path), 0, "no tiene ninguna carta: hace falta una lista de objetos con «name» y «type_line» o «type»"),)
    for place, entry in found:
        wrong = _wrong(entry)
        if wrong is not None:
            faults.append(Fault(str(path), 0, f"{place}: {wrong}"))
            continue
        assert isinstance(entry, dict)
        if entry.get("side") in {None, "", "a"}:  # the front face is the card (712.8a)
            _add(entry, cards, unusable)
    return tuple(faults) or Extra(cards, unusable)


def _entries(data: object, place: str, key: str) -> Iterator[tuple[str, object]]:
    """The card objects, each with its place, whichever of the known shapes the file has."""
    if isinstance(data, list):
        for n, item in enumerate(data):
            yield from _entries(item, f"{place}[{n + 1}]", "")
    elif isinstance(data, dict) and not ("name" in data and ("type" in data or "type_line" in data or "card_faces" in data)):
        inner = [k for k in ("data", "cards") if k in data] or [k for k in data if key == "data" or isinstance(data[k], list)]
        if not inner:
            yield place or "objeto", data
        for k in inner:
            yield from _entries(data[k], f"{place}.{k}" if place else k, k)
    else:
        yield place or "objeto", data


def _wrong(entry: object) -> str | None:
    """What keeps this from being a card object, in Spanish."""
    if not isinstance(entry, dict):
        return "tiene que ser un objeto con los datos de una carta"
    if not isinstance(entry.get("name"), str) or not entry["name"].strip():
        return "falta el nombre («name»)"
    faces = entry.get("card_faces")
    if faces is not None and not (isinstance(faces, list) and faces and all(isinstance(f, dict) for f in faces)):
        return "«card_faces» tiene que ser una lista de objetos"
    front = _front(entry)
    for key in _TEXTS:
        if front.get(key) is not None and not isinstance(front[key], str):
            return f"«{key}» tiene que ser un texto"
    for key in _NUMBERS:
        if front.get(key) is not None and not isinstance(front[key], str | int):
            return f"«{key}» tiene que ser un texto"
    colors = front.get("colors")
    if colors is not None and not (isinstance(colors, list) and all(isinstance(c, str) for c in colors)):
        return "«colors» tiene que ser una lista de letras"
    return None if front.get("type_line") or front.get("type") else "falta la línea de tipo («type_line» o «type»)"


def _front(entry: Mapping[str, object]) -> dict[str, object]:
    """The facts of the front face, over those of the whole card."""
    faces = entry.get("card_faces")
    whole = {k: v for k, v in entry.items() if k != "card_faces"}
    return whole | {k: v for k, v in faces[0].items() if v is not None} if isinstance(faces, list) and faces else whole


def _add(entry: dict[str, object], cards: dict[str, Card], unusable: dict[str, str]) -> None:
    """The card under the names it goes by: that of its front face, and the whole one, "Front // Back"."""
    front, whole = _front(entry), str(entry["name"])
    facts = {k: _first_half(v) if k in _TEXTS and k not in {"oracle_text", "text"} else v for k, v in front.items()}
    facts["name"] = front.get("faceName") or facts["name"]
    names = {str(facts["name"]), whole}
    try:
        card = _usable(facts)
    except ValueError as error:
        unusable.update(dict.fromkeys(names, str(error).rpartition(": ")[2]))
        return
    cards.update(dict.fromkeys(names, card))


def _usable(facts: Mapping[str, object]) -> Card:
    cost = facts.get("mana_cost") or facts.get("manaCost") or ""
    if not _COST.fullmatch(str(cost)):
        raise ValueError(f"mana cost: {cost}")
    if len(str(facts.get("oracle_text") or facts.get("text") or "")) > MAX_TEXT:
        raise ValueError("the text is too long: el texto es demasiado largo")
    return from_facts(dict(facts))


def _first_half(value: object) -> object:
    return value.partition(" // ")[0] if isinstance(value, str) else value
