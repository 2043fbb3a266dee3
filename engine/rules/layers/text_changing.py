"""Layer 3 on one sheet: words of its text and its type line replaced (612)."""

from engine.kept import kept_by_identity
from engine.operations import ReplaceWords
from engine.oracle import substitute
from engine.rules.layers.intrinsic import with_subtypes
from engine.sheet import Copied, Held, Printed, Sheet
from engine.vocabulary.ability import Ability


def replace_words(operation: ReplaceWords, sheet: Sheet) -> Sheet:
    """Words of the rules text and the type line, not of granted abilities nor of names (612.2, 612.3)."""
    mapping = dict(operation.words)
    abilities = tuple(_reworded(h, operation) for h in sheet.abilities)
    if any(new is not old for new, old in zip(abilities, sheet.abilities, strict=True)):
        sheet = sheet._replace(abilities=abilities)
    if mapping.keys().isdisjoint(sheet.subtypes):
        return sheet
    return with_subtypes(sheet, frozenset(mapping.get(s, s) for s in sheet.subtypes))


def _reworded(held: Held, operation: ReplaceWords) -> Held:
    if not isinstance(held.provenance, Printed | Copied):
        return held
    ability = _with_words(held.ability, pairs=operation.words)
    return held if ability is held.ability else Held(ability, held.provenance, held.since)


@kept_by_identity()
def _with_words(ability: Ability, *, pairs: tuple[tuple[str, str], ...]) -> Ability:
    """The ability with its words replaced; kept, so that one text changed twice is one tree."""
    changed = substitute(ability, dict(pairs))
    return ability if changed == ability else changed
