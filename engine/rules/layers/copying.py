"""707.9: the exceptions of a copy effect, which become part of the copiable values that it gives."""

from collections.abc import Iterable

from engine.model import Layer
from engine.operations import AddAbilities, AddColors, AddTypes, Operation, SetColors, SetPT, SetSubtypes, SetTypes
from engine.rules.layers.cda import is_characteristic_defining, spelled_out
from engine.rules.layers.evaluating import perform
from engine.rules.layers.parts import parts_of
from engine.rules.layers.type_changing import possible
from engine.sheet import EffectId, Held, Printed, Sheet
from engine.vocabulary.ability import Keyword, Static
from engine.vocabulary.amount import Number
from engine.vocabulary.modification import Modification

_NOBODY = EffectId(None)


def with_exceptions(values: Sheet, exceptions: Iterable[Modification]) -> Sheet:
    """The copiable values that a copy effect with these exceptions gives (707.9a, 707.9b).

    An ability that it gains so is as if printed on it; a characteristic-defining ability of what is copied is not copied if
    an exception says what
    it defines (707.9d).
    """
    for layer, operations in parts_of(exceptions):
        for operation in operations:
            values = _with_exception(values, layer, operation)
    return values


def _with_exception(values: Sheet, layer: Layer, operation: Operation) -> Sheet:
    match operation:
        case AddAbilities(abilities):
            held = tuple(Held(a, Printed(len(values.abilities) + n)) for n, a in enumerate(abilities))
            return values._replace(abilities=values.abilities + held)
        case SetPT(power, toughness):
            numbers = SetPT(_number(power), _number(toughness))
            return perform(numbers, _without_defining(values, Layer.CDA_PT), _NOBODY, (0, 0))
        case SetColors() | AddColors():
            return perform(operation, _without_defining(values, Layer.COLOR), _NOBODY, (0, 0))
        case AddTypes():
            return perform(possible(operation, values), values, _NOBODY, (0, 0))
        case SetTypes() | SetSubtypes():
            return perform(operation, _without_defining(values, layer), _NOBODY, (0, 0))
        case _:
            return perform(operation, values, _NOBODY, (0, 0))


def _number(amount: object) -> int | None:
    return amount.value if isinstance(amount, Number) else amount if isinstance(amount, int) else None


def _without_defining(values: Sheet, layer: Layer) -> Sheet:
    """Without the characteristic-defining abilities that are applied in this layer (707.9d)."""
    return values._replace(abilities=tuple(h for h in values.abilities if not _defines_in(h, layer)))


def _defines_in(held: Held, layer: Layer) -> bool:
    static = spelled_out(held.ability) if isinstance(held.ability, Keyword) else held.ability
    if not isinstance(static, Static) or not is_characteristic_defining(static, held.provenance):
        return False
    return any(where is layer for c in static.clauses for where, _ in parts_of(c.modifications, cda=True))
