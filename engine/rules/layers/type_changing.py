"""Layer 4 on one sheet: types and subtypes replaced, added and removed (205.1, 205.3d, 305.7)."""

from engine import words
from engine.operations import AddTypes, RemoveTypes, SetSubtypes, SetTypes
from engine.rules.layers.intrinsic import with_subtypes
from engine.sheet import Copied, Printed, Sheet


def possible(operation: AddTypes, sheet: Sheet) -> AddTypes:
    """The same with only the subtypes that go with one of the types the object then has (205.3d)."""
    if not operation.subtypes:
        return operation
    allowed = words.of_kinds(operation.subtypes, words.kinds_of(sheet.types | operation.types))
    return operation if allowed == operation.subtypes else AddTypes(operation.supertypes, operation.types, allowed)


def add_types(operation: AddTypes, sheet: Sheet) -> Sheet:
    """These in addition to what it is (205.1b)."""
    sheet = sheet._replace(supertypes=sheet.supertypes | operation.supertypes, types=sheet.types | operation.types)
    if not operation.subtypes and not sheet.dormant:
        return sheet
    return _awake(with_subtypes(sheet, sheet.subtypes | operation.subtypes))


def set_types(operation: SetTypes, sheet: Sheet) -> Sheet:
    """These card types instead of those it had; an instant or sorcery remains one (205.1a)."""
    return _awake(_correlated(sheet._replace(types=operation.types | (sheet.types & words.SPELL_TYPES))))


def remove_types(operation: RemoveTypes, sheet: Sheet) -> Sheet:
    """Without these card types and supertypes (205.1a, 205.4b)."""
    sheet = sheet._replace(supertypes=sheet.supertypes - operation.supertypes)
    return _correlated(sheet._replace(types=sheet.types - operation.types)) if operation.types else sheet


def _correlated(sheet: Sheet) -> Sheet:
    """Without the subtypes whose card type it does not have any more, for as long as it has not (205.1a)."""
    kept = words.of_kinds(sheet.subtypes, words.kinds_of(sheet.types))
    return with_subtypes(sheet._replace(dormant=sheet.dormant | (sheet.subtypes - kept)), kept)


def _awake(sheet: Sheet) -> Sheet:
    """With the subtypes that come back because their card type does (205.1a)."""
    back = words.of_kinds(sheet.dormant, words.kinds_of(sheet.types))
    return with_subtypes(sheet._replace(dormant=sheet.dormant - back), sheet.subtypes | back) if back else sheet


def set_subtypes(operation: SetSubtypes, sheet: Sheet) -> Sheet:
    """These instead of those of the same set (205.1a); a land that becomes basic land types loses its text's abilities (305.7)."""
    if operation.kind == "land" and operation.subtypes & words.BASIC_LAND_TYPES.keys():
        kept = tuple(h for h in sheet.abilities if not isinstance(h.provenance, Printed | Copied))
        sheet = sheet._replace(abilities=kept)
    sheet = sheet._replace(dormant=frozenset(s for s in sheet.dormant if words.kind_of(s) != operation.kind))
    others = frozenset(s for s in sheet.subtypes if words.kind_of(s) != operation.kind)
    return with_subtypes(sheet, others | operation.subtypes)
