"""What an effect reads and writes, coarsely: only effects that can meet are tried one before the other (613.8a).

Over-declared freely, never under: writes include the abilities that a land type brings or takes (305.6–7) and the subtypes that
go with a card type (205.1a).
"""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from typing import assert_never

from engine import words
from engine.model import CardType
from engine.operations import (
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
from engine.vocabulary.amount import ValueOf
from engine.vocabulary.quality import Filter, HasStatus, HasValue, IsSubtype, IsType, Noun, Status

Aspects = frozenset[str]
NOTHING: Aspects = frozenset()
TYPES: Aspects = frozenset(f"type {t}" for t in CardType)
ANY_SUBTYPE = "some subtype"  # written by whatever changes a subtype, read by what depends on an unknown one
SUBTYPES: Aspects = frozenset(f"{kind} subtypes" for kind in words.KINDS) | {ANY_SUBTYPE}
TEXT = "text of abilities"  # written by what can take an ability away or change its words (613.8a: text, existence)
ALL: Aspects = TYPES | SUBTYPES | {"abilities", TEXT, "colors", "control", "forbidden", "mana value", "name", "pt", "supertypes"}


def subtype_written(subtype: str) -> Aspects:
    """What adding this subtype changes."""
    return frozenset({f"subtype {subtype}", ANY_SUBTYPE})


def subtype_read(subtype: str) -> Aspects:
    """What asking for this subtype looks at: itself, or all of its set being replaced (205.1a)."""
    return frozenset({f"subtype {subtype}", f"{words.kind_of(subtype)} subtypes"})


def possible_read(kind: str) -> Aspects:
    """What the possibility of having subtypes of this set looks at: the card types that it goes with (205.3d)."""
    return frozenset(f"type {t}" for t in CardType if kind in words.kinds_of(frozenset({t})))


def writes(operations: Iterable[Operation]) -> Aspects:
    """The aspects of objects that these operations can change."""
    return NOTHING.union(*(_writes(o) for o in operations))


def _writes(operation: Operation) -> Aspects:
    match operation:
        case CopyValues() | TurnFaceDown():
            return ALL
        case SetController():
            return frozenset({"control"})
        case ReplaceWords():
            return SUBTYPES | {"abilities", TEXT}
        case AddTypes(supertypes, types, subtypes):
            found = {f"type {t}" for t in types} | ({"supertypes"} if supertypes else set())
            if types:  # subtypes may come back with their card type (205.1a)
                found |= {f"{kind} subtypes" for kind in words.kinds_of(types)} | {ANY_SUBTYPE}
                found |= {"abilities"} if CardType.LAND in types else set()
            brings = {"abilities"} if subtypes & words.BASIC_LAND_TYPES.keys() else set()
            return frozenset(found | brings).union(*(subtype_written(s) for s in subtypes))
        case RemoveTypes(types, supertypes) if supertypes and not types:
            return frozenset({"supertypes"})
        case SetTypes() | RemoveTypes():
            return frozenset({"supertypes"}) | TYPES | SUBTYPES | {"abilities", TEXT}
        case SetSubtypes(kind, _):
            return frozenset({f"{kind} subtypes", ANY_SUBTYPE} | ({"abilities", TEXT} if kind == "land" else set()))
        case SetColors() | AddColors():
            return frozenset({"colors"})
        case AddAbilities():
            return frozenset({"abilities"})
        case RemoveAbilities() | RemoveAllAbilities():
            return frozenset({"abilities", TEXT})
        case Forbid():
            return frozenset({"abilities", TEXT, "forbidden"})
        case SetPT() | ModifyPT() | SwitchPT():
            return frozenset({"pt"})
        case AffectRules():
            return frozenset()
        case _:
            assert_never(operation)


def reads_working(operations: Iterable[Operation]) -> Aspects:
    """The aspects that working these operations out looks at."""
    return NOTHING.union(*(_reads_working(o) for o in operations))


def _reads_working(operation: Operation) -> Aspects:
    match operation:
        case AddTypes(_, _, subtypes):
            return NOTHING.union(*(possible_read(words.kind_of(s)) for s in subtypes))  # 205.3d
        case SetSubtypes(kind, subtypes):
            return possible_read(kind) if subtypes else NOTHING  # 205.3d
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
    "IsSupertype": frozenset({"supertypes"}),
    "OfChosen": frozenset({ANY_SUBTYPE, "colors", "name"}),
    "HasKeyword": frozenset({"abilities"}),
    "NoAbilities": frozenset({"abilities"}),
    "Named": frozenset({"name"}),
    "CountKinds": TYPES | {"colors", ANY_SUBTYPE},
    "Devotion": TYPES | {"control", "mana value"},
    "Controls": frozenset({"control"}),
}  # by the name of a node of the vocabulary; a node that is neither here nor below reads nothing itself


_STATUS_READS: dict[Status, Aspects] = {
    Status.ENCHANTED: subtype_read("Aura"),
    Status.EQUIPPED: subtype_read("Equipment"),
    Status.MODIFIED: subtype_read("Aura") | subtype_read("Equipment") | {"control"},
    Status.HISTORIC: subtype_read("Saga") | {"supertypes", f"type {CardType.ARTIFACT}"},
    Status.OUTLAW: frozenset({ANY_SUBTYPE}),
}  # the others are no characteristics (109.3)


def reads(node: object) -> Aspects:
    """The aspects that a piece of vocabulary looks at: a subject, an amount, a condition."""
    if isinstance(node, tuple | frozenset):
        return NOTHING.union(*(reads(n) for n in node))
    if not is_dataclass(node):
        return NOTHING
    below = NOTHING.union(*(reads(getattr(node, f.name)) for f in fields(node)))
    return below | _reads_itself(node)


def _reads_itself(node: object) -> Aspects:
    match node:
        case IsType(type_):
            return frozenset({f"type {type_}"})
        case IsSubtype(subtype):
            return subtype_read(subtype)
        case HasStatus(status):
            return _STATUS_READS.get(status, NOTHING)
        case HasValue(characteristic=characteristic) | ValueOf(characteristic=characteristic):
            return frozenset({"mana value"} if characteristic == "mana value" else {"pt", f"type {CardType.CREATURE}"})  # 208.3
        case Filter(nouns=nouns, controller=controller, owner=owner):
            players = frozenset({"control"}) if controller is not None or owner is not None else NOTHING
            return players.union(*(_noun_read(n) for n in nouns))
        case _:
            return _BY_CLASS.get(type(node).__name__, NOTHING)


def _noun_read(noun: CardType | str | Noun) -> Aspects:
    if isinstance(noun, CardType):
        return frozenset({f"type {noun}"})
    if isinstance(noun, Noun):
        return TYPES if noun is Noun.PERMANENT else NOTHING  # a permanent card is one by its types (110.4a)
    return subtype_read(noun)
