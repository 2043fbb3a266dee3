"""What an effect reads and writes, coarsely: only effects that can meet are tried one before the other (613.8a).

Over-declared freely, never under: writes include the abilities that a land type brings or takes (305.6–7) and the subtypes that
go with a card type (205.1a).
"""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from typing import assert_never

from engine.rules.operations import (
    AddAbilities,
    AddColors,
    AddTypes,
    AffectRules,
    CopyValues,
    Forbid,
    ModifyPT,
    Operation,
    RemoveAbilities,
    RemoveAllAbilities,
    RemoveTypes,
    ReplaceWords,
    SetColors,
    SetController,
    SetPT,
    SetSubtypes,
    SetTypes,
    SwitchPT,
    TurnFaceDown,
)
from engine.vocabulary.quality import Filter, Noun

Aspects = frozenset[str]
NOTHING: Aspects = frozenset()
ALL: Aspects = frozenset(
    {"abilities", "colors", "control", "forbidden", "mana value", "name", "pt", "subtypes", "supertypes", "types"}
)


def writes(operations: Iterable[Operation]) -> Aspects:
    """The aspects of objects that these operations can change."""
    return frozenset[str]().union(*(_writes(o) for o in operations))


def _writes(operation: Operation) -> Aspects:
    match operation:
        case CopyValues() | TurnFaceDown():
            return ALL
        case SetController():
            return frozenset({"control"})
        case ReplaceWords():
            return frozenset({"abilities", "subtypes"})
        case AddTypes(supertypes, types, subtypes):
            found = {"supertypes"} if supertypes else set()
            found |= {"types"} if types else set()
            return frozenset(found | ({"subtypes", "abilities"} if subtypes else set()))
        case SetTypes() | RemoveTypes():
            return frozenset({"types", "subtypes", "abilities"})
        case SetSubtypes(kind, _):
            return frozenset({"subtypes", "abilities"} if kind == "land" else {"subtypes"})
        case SetColors() | AddColors():
            return frozenset({"colors"})
        case AddAbilities() | RemoveAbilities() | RemoveAllAbilities():
            return frozenset({"abilities"})
        case Forbid():
            return frozenset({"abilities", "forbidden"})
        case SetPT() | ModifyPT() | SwitchPT():
            return frozenset({"pt"})
        case AffectRules():
            return frozenset()
        case _:
            assert_never(operation)


def reads_working(operations: Iterable[Operation]) -> Aspects:
    """The aspects that working these operations out looks at."""
    return frozenset[str]().union(*(_reads_working(o) for o in operations))


def _reads_working(operation: Operation) -> Aspects:
    match operation:
        case AddTypes() | SetSubtypes():
            return frozenset({"types"})  # 205.3d
        case AddAbilities():
            return frozenset({"forbidden"})  # 113.11
        case SetController():
            return frozenset({"control"})
        case SetPT() | ModifyPT():
            return reads(operation)
        case _:
            return frozenset()


_BY_CLASS: dict[str, Aspects] = {
    "IsColor": frozenset({"colors"}),
    "ColorCount": frozenset({"colors"}),
    "IsType": frozenset({"types"}),
    "IsSubtype": frozenset({"subtypes"}),
    "IsSupertype": frozenset({"supertypes"}),
    "OfChosen": frozenset({"subtypes", "colors"}),
    "HasKeyword": frozenset({"abilities"}),
    "HasValue": frozenset({"pt", "mana value"}),
    "HasStatus": frozenset({"subtypes"}),
    "Named": frozenset({"name"}),
    "NoAbilities": frozenset({"abilities"}),
    "ValueOf": frozenset({"pt", "mana value"}),
    "CountKinds": frozenset({"types", "colors", "subtypes"}),
    "Devotion": frozenset({"control", "types", "mana value"}),
    "Controls": frozenset({"control"}),
    "Filter": frozenset({"types"}),
}  # by the name of a node of the vocabulary; a node that is not here reads nothing itself


def reads(node: object) -> Aspects:
    """The aspects that a piece of vocabulary looks at: a subject, an amount, a condition."""
    if isinstance(node, tuple | frozenset):
        return frozenset[str]().union(*(reads(n) for n in node))
    if not is_dataclass(node):
        return frozenset()
    found = set(_BY_CLASS.get(type(node).__name__, ()))
    if isinstance(node, Filter):
        found |= {"subtypes"} if any(not isinstance(n, Noun) for n in node.nouns) else set()
        found |= {"control"} if node.controller is not None or node.owner is not None else set()
    return frozenset(found).union(*(reads(getattr(node, f.name)) for f in fields(node)))
