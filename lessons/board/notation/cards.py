"""The board's own cards: facts in the file itself, under Spanish keys, for example cards that nobody printed."""

import re

from engine import Card, from_facts
from engine.model import Color
from lessons.board.notation.reader import Table

_KEYS = {
    "linea": "type_line",
    "texto": "oracle_text",
    "coste": "mana_cost",
    "fuerza": "power",
    "resistencia": "toughness",
    "lealtad": "loyalty",
}
_NUMBER = re.compile(r"-?\d{1,4}|\*|\d{1,4}\+\*|\*\+\d{1,4}|X")
_COST = re.compile(r"(\{[^{}\s]{1,5}\})*")


def own_card(table: Table, name: str) -> Card | None:
    """One card of `[cartas]`, by its English name."""
    entry = table.table(name)
    if entry is None:
        return None
    facts: dict[str, object] = {"name": name}
    for key, english in _KEYS.items():
        value = entry.text(key, required=key == "linea", most=4000)
        if value is not None and _is_well_formed(entry, key, value):
            facts[english] = value
    if (colors := entry.texts("colores")) is not None:
        facts["colors"] = list(colors)
        if not set(colors) <= set(Color):
            del facts["colors"]
            entry.wrong("colores", "los colores son letras: W, U, B, R y G")
    entry.done()
    if "type_line" not in facts:
        return None
    try:
        return from_facts(facts)
    except ValueError as error:
        entry.wrong("linea", f"palabra desconocida en la línea de tipo: «{str(error).rpartition(': ')[2]}»")
        return None


def _is_well_formed(entry: Table, key: str, value: str) -> bool:
    if key in {"fuerza", "resistencia", "lealtad"} and not _NUMBER.fullmatch(value):
        entry.wrong(key, f'«{value}» no vale; se escribe como en la carta: "4", "*" o "1+*"')
        return False
    if key == "coste" and not _COST.fullmatch(value):
        entry.wrong(key, f'«{value}» no vale; se escribe con símbolos: "{{1}}{{W}}"')
        return False
    return True
