"""In which layers a text does something (611.1, 613.1, 613.10–11): its parts, read from the compiled tree."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from engine.model import Layer
from engine.rules.layers.cda import is_characteristic_defining, spelled_out
from engine.rules.layers.parts import Words, parts_of
from engine.sheet import Printed
from engine.vocabulary import ability as a
from engine.vocabulary.ability import Ability
from engine.vocabulary.further import Further
from engine.vocabulary.gamerule import PlayerHas
from engine.vocabulary.instruction import Continuous
from engine.vocabulary.modification import BecomeCopy, Modification
from engine.vocabulary.tree import said
from engine.words import KEYWORD_COUNTERS

# What is left blank in a text does not matter to where it acts, but blank words would act nowhere.
_BLANKS = Words(type="Goblin", color="W", color_word="white")


def layers_of(abilities: Iterable[Ability]) -> frozenset[Layer]:
    """The layers in which the continuous effects of these abilities act; none at all for a text without any (610.1)."""
    return frozenset(layer for ability in abilities for layer in _layers(ability))


def layers_of_counter(kind: str) -> frozenset[Layer]:
    """The layer in which counters of a kind act, if they do (613.1f, 613.4c)."""
    if "/" in kind:
        return frozenset({Layer.MODIFY_PT})
    return frozenset({Layer.ABILITY}) if kind in KEYWORD_COUNTERS else frozenset()


def _layers(ability: Ability) -> Iterator[Layer]:
    match ability:
        case a.Static():
            yield from _static(ability)
        case a.Keyword():
            static = spelled_out(ability)
            if static is not None:
                yield from _static(static)
        case a.RuleStatic(statement):
            yield Layer.PLAYERS if isinstance(statement, PlayerHas) else Layer.RULES
        case a.Activated() | a.Triggered() | a.Spell():
            for node in said(ability.instructions):
                if isinstance(node, Continuous):
                    yield from _modified(node.modifications)
        case a.EntersAsCopy():
            yield Layer.COPY
        case a.EntersChoosing() | a.EntersTapped() | a.EntersWithCounters() | a.Unknown() | Further():
            return
        case _:
            assert_never(ability)


def _static(static: a.Static) -> Iterator[Layer]:
    cda = is_characteristic_defining(static, Printed(0))
    for clause in static.clauses:
        yield from _modified(clause.modifications, cda=cda)


def _modified(modifications: tuple[Modification, ...], *, cda: bool = False) -> Iterator[Layer]:
    if any(isinstance(m, BecomeCopy) for m in modifications):
        yield Layer.COPY
    yield from (layer for layer, _ in parts_of(modifications, cda=cda, chosen=_BLANKS))
