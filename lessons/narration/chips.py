"""What an effect does in one layer, in as few words as fit on a chip of the ladder: «+4/+4», «Ángel», «pierde todas»."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from engine.model import Color
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
from engine.vocabulary.ability import Ability, Keyword
from engine.vocabulary.amount import Amount
from engine.vocabulary.modification import (
    BASIC_LAND_TYPE_OF_CHOICE,
    CHOSEN_TYPE,
    EVERY_BASIC_LAND_TYPE,
    EVERY_CREATURE_TYPE,
    THAT_TYPE,
    TYPE_OF_CHOICE,
    Get,
)
from engine.vocabulary.quality import Who
from engine.words import BASIC_LAND_TYPES, COLOR_WORDS, creature_types
from lessons.narration import amounts, gamerules, keywords, players
from lessons.narration.english import english
from lessons.narration.sheets import color_names, types_phrase
from lessons.narration.subtypes import subtypes_phrase
from lessons.narration.verbs import Nominal
from lessons.narration.voice import QUIET, Voice
from lessons.narration.words import COLORS, noun_by_word

MARKS = {
    CHOSEN_TYPE: "el tipo elegido",
    TYPE_OF_CHOICE: "el tipo que elijas",
    BASIC_LAND_TYPE_OF_CHOICE: "el tipo de tierra que elijas",
    THAT_TYPE: "ese tipo",
    EVERY_CREATURE_TYPE: "todos los tipos de criatura",
    EVERY_BASIC_LAND_TYPE: "todos los tipos de tierra básica",
}
_LONG = 44  # a longer ability is counted, not quoted


def operation(op: Operation, voice: Voice = QUIET) -> str:
    """One operation, before or after its amounts are worked out."""
    match op:
        case CopyValues(values):
            name = voice.names.card(values.name) if values.name else "algo sin nombre"
            return f"copia de {name}"
        case TurnFaceDown():
            return "boca abajo: 2/2"
        case SetController(who):
            return _controlled_by(who)
        case ReplaceWords(words):
            return _replaced(words)
        case AddTypes(supertypes, types, subtypes):
            added = types_phrase(supertypes, types)
            return ", ".join(f"+ {p}" for p in (added, _subtypes(subtypes)) if p)  # without «+», it is that instead of what it was
        case SetTypes(types):
            return types_phrase((), types)
        case SetSubtypes(kind, subtypes):
            return _subtypes(subtypes) or _NO_SUBTYPES.get(kind, "sin subtipos")
        case RemoveTypes(types, supertypes):
            return f"no es {types_phrase(supertypes, types)}"
        case SetColors(colors):
            return color_names(colors)
        case AddColors(colors):
            return f"+ {color_names(colors)}"
        case AddAbilities(abilities):
            return listing(abilities, voice)
        case RemoveAbilities(abilities):
            return f"pierde {listing(abilities, voice, as_nouns=True)}"
        case RemoveAllAbilities(other, but_mana):
            return "pierde todas las otras" if other else "pierde todas menos las de maná" if but_mana else "pierde todas"
        case Forbid(abilities):
            return f"no puede tener {listing(abilities, voice, as_nouns=True)}"
        case SetPT(power, toughness):
            return _set_pt(power, toughness, voice)
        case ModifyPT(by):
            return _modified(by, voice)
        case SwitchPT():
            return "intercambia F/R"
        case AffectRules(statement):
            return gamerules.said_of(statement, Nominal("", plural=False), voice)
        case _:
            assert_never(op)


def operations(ops: Sequence[Operation], voice: Voice = QUIET) -> str:
    """The operations of one part, joined; what is said twice is said once."""
    return ", ".join(dict.fromkeys(operation(op, voice) for op in once(ops)))


def once(ops: Sequence[Operation]) -> tuple[Operation, ...]:
    """The operations of one part without the card types that it both sets and adds: "loses all other card types" sets those of the
    "artifact creature" that the same text adds (205.1a, 205.1b).
    """
    given = frozenset(type_ for op in ops if isinstance(op, SetTypes) for type_ in op.types)
    less = (replace(op, types=op.types - given) if isinstance(op, AddTypes) else op for op in ops)
    return tuple(op for op in less if not isinstance(op, AddTypes) or op.supertypes or op.types or op.subtypes)


_NO_SUBTYPES = {"creature": "sin tipos de criatura", "land": "sin tipos de tierra"}


def _subtypes(names: frozenset[str]) -> str:
    marks = [MARKS[n] for n in sorted(names) if n in MARKS]
    plain = [n for n in names if n not in MARKS]
    if frozenset(plain) >= creature_types():
        return subtypes_phrase(plain).lower()
    if frozenset(plain) == frozenset(BASIC_LAND_TYPES):
        return ", ".join(("todos los tipos de tierra básica", *marks))
    return ", ".join(p for p in (subtypes_phrase(plain), *marks) if p)


def _replaced(words: tuple[tuple[str, str], ...]) -> str:
    by_new: dict[str, list[str]] = {}
    for old, new in words:
        by_new.setdefault(new, []).append(word(old))
    return "; ".join(f"{', '.join(old)} → {word(new)}" for new, old in by_new.items())


def _controlled_by(who: Who | str) -> str:
    if isinstance(who, Who):
        return "lo controlas tú" if who is Who.YOU else f"lo controla {players.nominal(who).text}"
    return "lo controlas tú" if who == "you" else f"lo controla {players.board_player(who)}"


def word(text: str) -> str:
    """A word that a text-changing effect speaks of: a color, a basic land type, a creature type (612.2)."""
    if text in COLOR_WORDS:
        return COLORS[COLOR_WORDS[text]].m
    if text in set(Color):
        return COLORS[Color(text)].m
    found = noun_by_word(text)
    return english(text) if found is None else found.one


def listing(abilities: Sequence[Ability], voice: Voice = QUIET, *, as_nouns: bool = False) -> str:
    """Abilities by name: «vuela, daña primero»; a long one by its first words."""
    return ", ".join(_short(a, voice, as_noun=as_nouns) for a in abilities)


def _short(node: Ability, voice: Voice, *, as_noun: bool) -> str:
    if isinstance(node, Keyword):
        return keywords.as_noun(node, voice) if as_noun else keywords.keyword(node, voice)
    said = keywords.quoted(node, voice)
    return said if len(said) <= _LONG else said[:_LONG].rsplit(" ", 1)[0] + " …”"


def _set_pt(power: Amount | int | None, toughness: Amount | int | None, voice: Voice) -> str:
    if power is not None and toughness is not None:
        if power == toughness and not isinstance(power, int) and not amounts.is_plain(power):
            return f"F y R = {amounts.amount(power, voice)}"
        return f"{_value(power, voice)}/{_value(toughness, voice)}"
    if power is not None:
        return f"fuerza {_value(power, voice)}"
    return f"resistencia {_value(toughness, voice)}" if toughness is not None else ""


def _value(value: Amount | int, voice: Voice) -> str:
    return str(value) if isinstance(value, int) else amounts.amount(value, voice)


def _modified(by: Get | tuple[int, int], voice: Voice) -> str:
    if isinstance(by, tuple):
        return f"{by[0]:+d}/{by[1]:+d}"
    change = f"{amounts.signed(by.power, voice)}/{amounts.signed(by.toughness, voice)}"
    return change if by.each is None else f"{change} {amounts.each(by.each, voice)}"
