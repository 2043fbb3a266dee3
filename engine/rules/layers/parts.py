"""What a text does, cut by layer (613.1, 613.6): modifications → operations of each layer, as 205.1 says for types."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import assert_never

from engine import words
from engine.model import CardType, Color, Layer, Supertype
from engine.operations import (
    AddAbilities,
    AddColors,
    AddTypes,
    AffectRules,
    CopyValues,
    Forbid,
    ModifyPT,
    Operation,
    Parts,
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
)
from engine.rules.layers.binding import bound
from engine.sheet import Sheet
from engine.vocabulary import modification as m
from engine.vocabulary.further import Further
from engine.vocabulary.modification import Modification


@dataclass(frozen=True, slots=True)
class Words:
    """What was chosen for the effect or as its source entered, with which a text's blanks are filled (607.2d, 611.2d).

    `replaced`: pairs of words for a text-changing effect; `copied`: the copiable values for a copy effect.
    """

    type: str | None = None
    color: str | None = None
    color_word: str | None = None
    replaced: tuple[tuple[str, str], ...] = ()
    copied: Sheet | None = None

    def words(self) -> dict[str, str]:
        """The color and the type, by these names, where they were chosen."""
        return {what: word for what, word in (("color", self.color), ("type", self.type)) if word is not None}


@dataclass(slots=True)
class _Draft:
    cda: bool
    chosen: Words
    by_layer: dict[Layer, list[Operation]] = field(default_factory=dict)

    def add(self, layer: Layer, operation: Operation) -> None:
        self.by_layer.setdefault(layer, []).append(operation)


def parts_of(modifications: Iterable[Modification], *, cda: bool = False, chosen: Words | None = None) -> Parts:
    """The operations of each layer, in layer order, of what one clause says.

    `cda`: the ability is characteristic-defining, so that P/T goes to 7a (613.4a) instead of 7b.
    """
    draft = _Draft(cda, chosen or Words())
    said = tuple(modifications)
    for modification in sorted(said, key=lambda x: not isinstance(x, m.Lose | m.LoseAll)):  # removal first within one effect
        _add(modification, said, draft)
    return tuple((layer, tuple(draft.by_layer[layer])) for layer in Layer if layer in draft.by_layer)


def _add(modification: Modification, said: tuple[Modification, ...], draft: _Draft) -> None:
    match modification:
        case m.Get():
            draft.add(Layer.MODIFY_PT, ModifyPT(modification))
        case m.Have(abilities, _):
            draft.add(Layer.ABILITY, AddAbilities(bound(abilities, draft.chosen.words())))
        case m.Lose(abilities):
            draft.add(Layer.ABILITY, RemoveAbilities(abilities))
        case m.LoseAll():
            _lose_all(modification, said, draft)
        case m.CantHave(abilities, _):
            draft.add(Layer.ABILITY, Forbid(abilities))
        case m.Be():
            _be(modification, draft)
        case m.NotBe(types, supertypes):
            draft.add(Layer.TYPE, RemoveTypes(frozenset(types), frozenset(supertypes)))
        case m.HavePT(power, toughness, _):
            draft.add(Layer.CDA_PT if draft.cda else Layer.SET_PT, SetPT(power, toughness))
        case m.Control(who):
            draft.add(Layer.CONTROL, SetController(who))
        case m.BecomeCopy():
            if draft.chosen.copied is not None:
                draft.add(Layer.COPY, CopyValues(draft.chosen.copied))
        case m.Switch():
            draft.add(Layer.SWITCH_PT, SwitchPT())
        case m.ChangeWords(_, to_chosen, _):
            draft.add(Layer.TEXT, ReplaceWords(_replaced(draft.chosen, to_chosen=to_chosen)))
        case Further():
            return  # not performed yet: see `beyond`
        case m.RuleToo(statement):
            draft.add(Layer.RULES, AffectRules(statement))
        case _:
            assert_never(modification)


def _replaced(chosen: Words, *, to_chosen: bool) -> tuple[tuple[str, str], ...]:
    if to_chosen and chosen.color_word is not None:
        return tuple((word, chosen.color_word) for word in words.COLOR_WORDS if word != chosen.color_word)
    return chosen.replaced


def _lose_all(lose: m.LoseAll, said: tuple[Modification, ...], draft: _Draft) -> None:
    """ "loses all other abilities, card types, and creature types": all but what the same effect gives."""
    given = [b for b in said if isinstance(b, m.Be)] if lose.other else []
    for kind in lose.what:
        match kind:
            case "abilities":
                draft.add(Layer.ABILITY, RemoveAllAbilities(lose.other, but_mana=lose.but == "mana abilities"))
            case "card types":
                draft.add(Layer.TYPE, SetTypes(frozenset(t for b in given for t in b.types)))
            case "colors":
                draft.add(Layer.COLOR, SetColors(frozenset(c for b in given for c in _colors(b, draft.chosen) or ())))
            case "creature types" | "land types":
                set_ = kind.removesuffix(" types")
                subtypes = frozenset(s for b in given for s in _subtypes(b, draft.chosen) if words.kind_of(s) == set_)
                draft.add(Layer.TYPE, SetSubtypes(set_, subtypes))
            case _:
                raise ValueError(f"no such thing to lose: {kind}")


def _be(be: m.Be, draft: _Draft) -> None:
    for operation in _types(be, draft.chosen):
        draft.add(Layer.TYPE, operation)
    colors = _colors(be, draft.chosen)
    if colors is not None:
        draft.add(Layer.COLOR, AddColors(colors) if "colors" in be.in_addition else SetColors(colors))
    if be.abilities:
        draft.add(Layer.ABILITY, AddAbilities(bound(be.abilities, draft.chosen.words())))
    if be.power is not None or be.toughness is not None:
        draft.add(Layer.CDA_PT if draft.cda else Layer.SET_PT, SetPT(be.power, be.toughness))


def _types(be: m.Be, chosen: Words) -> list[Operation]:
    """Layer 4 of "is …" and "becomes …" (205.1a, 205.1b)."""
    types, subtypes = frozenset(be.types), _subtypes(be, chosen)
    supertypes: frozenset[Supertype] = frozenset(be.supertypes)
    if not (types or subtypes or supertypes):
        return []
    if be.in_addition and be.in_addition != "colors":
        return [AddTypes(supertypes, types, subtypes)]  # retains all prior ones (205.1b)
    operations: list[Operation] = []
    if {CardType.ARTIFACT, CardType.CREATURE} <= types:
        operations.append(AddTypes(supertypes, types, frozenset()))  # "artifact creature" retains all but creature types (205.1b)
    elif be.still:
        return [AddTypes(supertypes, types, subtypes)]  # "still a land" retains all prior types and subtypes (205.1b)
    elif types:
        operations.append(SetTypes(types))
        if supertypes:
            operations.append(AddTypes(supertypes, frozenset(), frozenset()))
    elif supertypes:
        operations.append(AddTypes(supertypes, frozenset(), frozenset()))
    for kind in sorted({words.kind_of(s) for s in subtypes}):
        operations.append(SetSubtypes(kind, frozenset(s for s in subtypes if words.kind_of(s) == kind)))
    return operations


def _subtypes(be: m.Be, chosen: Words) -> frozenset[str]:
    found: set[str] = set()
    for subtype in be.subtypes:
        match subtype:
            case m.CHOSEN_TYPE | m.TYPE_OF_CHOICE | m.BASIC_LAND_TYPE_OF_CHOICE | m.THAT_TYPE:
                found |= {chosen.type} if chosen.type is not None else set()
            case m.EVERY_CREATURE_TYPE:
                found |= words.creature_types()
            case m.EVERY_BASIC_LAND_TYPE:
                found |= set(words.BASIC_LAND_TYPES)
            case _:
                found.add(subtype)
    return frozenset(found)


def _colors(be: m.Be, chosen: Words) -> frozenset[Color] | None:
    if be.colors is None:
        return None
    if m.EVERY_COLOR in be.colors:
        return frozenset(Color)
    blanks = (m.CHOSEN_COLOR, m.COLOR_OF_CHOICE)
    found = {chosen.color if c in blanks else c for c in be.colors}
    return frozenset(Color(c) for c in found if c is not None)
