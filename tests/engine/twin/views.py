"""The same view of what the engine says and of what the twin says, so that they can be compared."""

from collections import Counter
from typing import Any

from engine.rules.layers.layers import run, start
from engine.sheet import EffectId, Granted, Intrinsic, Sheet
from engine.state import State
from tests.engine.twin.loop import Result
from tests.engine.twin.sheets import Page

View = dict[str, Any]


def identity(id_: EffectId) -> tuple[Any, ...]:
    """An effect's identity; a resolved one is its number alone."""
    if id_.resolved is not None:
        return ("resolved", id_.resolved)
    return (id_.source, origin(id_.provenance), id_.counter)


def origin(provenance: Any) -> Any:
    """Where an ability is from, the effect that gave it told by its identity."""
    if isinstance(provenance, Granted):
        return ("granted", identity(provenance.by), provenance.place)
    return provenance


def abilities(helds: Any) -> Counter[Any]:
    """Abilities with where they are from; the mana ability of a land type is told by the type."""
    return Counter((None if isinstance(h.provenance, Intrinsic) else h.ability, origin(h.provenance)) for h in helds)


def view_of_sheet(sheet: Sheet) -> View:
    """What the engine computed."""
    return {
        "name": sheet.name,
        "mana": (sheet.mana_cost, sheet.mana_value),
        "colors": set(sheet.colors),
        "supertypes": set(sheet.supertypes),
        "types": set(sheet.types),
        "subtypes": set(sheet.subtypes),
        "abilities": abilities(sheet.abilities),
        "pt": sheet.pt,
        "controller": sheet.controller,
        "cannot have": set(sheet.cannot_have),
    }


def view_of_page(page: Page) -> View:
    """What the twin computed."""
    return {
        "name": page.name,
        "mana": (page.mana_cost, page.mana_value),
        "colors": page.colors,
        "supertypes": page.supertypes,
        "types": page.types,
        "subtypes": page.subtypes,
        "abilities": abilities(page.abilities),
        "pt": (page.power or 0, page.toughness or 0) if page.has_power() else None,
        "controller": page.controller,
        "cannot have": page.forbidden,
    }


def engine_says(state: State) -> tuple[dict[str, View], list[tuple[str, Any]]]:
    """What the engine computes anew: the view of each object, and the sequence of what was applied."""
    board = start(state)
    sequence = [(str(applied.layer), identity(applied.effect.id)) for applied in run(board)]
    return {id_: view_of_sheet(sheet) for id_, sheet in board.sheets.items()}, sequence


def twin_says(result: Result) -> tuple[dict[str, View], list[tuple[str, Any]]]:
    """The same of the twin."""
    sequence = [(str(entry.layer), identity(entry.effect.id)) for entry in result.journal]
    return {id_: view_of_page(page) for id_, page in result.pages.items()}, sequence
