"""What is said of objects, and what must be true, in English."""

from typing import assert_never

from engine.oracle.describing import canonical
from engine.oracle.english import nouns
from engine.oracle.english.nouns import is_many, say_amount, subject
from engine.oracle.english.wording import a, color, figure, head, listing, number
from engine.vocabulary.amount import Number
from engine.vocabulary.condition import Both, Compare, Condition, Controls, Is, LifeIs, YourTurn
from engine.vocabulary.modification import (
    BASIC_LAND_TYPE_OF_CHOICE,
    CHOSEN_COLOR,
    CHOSEN_TYPE,
    COLOR_OF_CHOICE,
    EVERY_BASIC_LAND_TYPE,
    EVERY_COLOR,
    EVERY_CREATURE_TYPE,
    THAT_TYPE,
    TYPE_OF_CHOICE,
    Be,
    BecomeCopy,
    CantHave,
    ChangeWords,
    Control,
    Get,
    Have,
    HavePT,
    Lose,
    LoseAll,
    Modification,
    NotBe,
    RuleToo,
    Switch,
)
from engine.vocabulary.quality import InZone, IsSubtype, IsType, Not, Quality, Who
from engine.vocabulary.subject import It

MARKERS = {
    CHOSEN_TYPE: "the chosen type",
    CHOSEN_COLOR: "the chosen color",
    EVERY_CREATURE_TYPE: "every creature type",
    EVERY_BASIC_LAND_TYPE: "every basic land type",
    COLOR_OF_CHOICE: "the color of your choice",
    TYPE_OF_CHOICE: "the creature type of your choice",
    BASIC_LAND_TYPE_OF_CHOICE: "the basic land type of your choice",
    THAT_TYPE: "that type",
    EVERY_COLOR: "all colors",
}


def verb(modification: Modification, *, many: bool) -> str:  # noqa: C901, PLR0912 -- one case a node
    """A verb phrase, as its subject asks: "gets +1/+1", "have flying"."""
    from engine.oracle.english.abilities import abilities  # noqa: PLC0415 -- abilities are said with verbs, and verbs with abilities
    from engine.oracle.english.rules import rule_verb  # noqa: PLC0415

    s = "" if many else "s"
    match modification:
        case Get(power, toughness, each):
            return f"get{s} {nouns.signed(power)}/{nouns.signed(toughness)}" + (f" {nouns.for_each(each)}" if each else "")
        case Have(given, gain):
            return f"{'gain' + s if gain else _has(many=many)} {abilities(given)}"
        case Lose(given):
            return f"lose{s} {abilities(given)}"
        case LoseAll(what, other, but):
            return f"lose{s} all {'other ' if other else ''}{listing(what)}" + (f" except {but}" if but else "")
        case CantHave(given, or_gain):
            return f"can't have {'or gain ' if or_gain else ''}{abilities(given)}"
        case Be():
            become = f"become{s}" if modification.becomes else "are" if many else "is"
            return f"{become} {description(modification, many=many)}"
        case NotBe(types):
            return f"aren't {listing([head(t, many=True) for t in types])}" if many else f"isn't {a(types[0])}"
        case HavePT():
            return f"{_has(many=many)} {pt(modification)}"
        case Control():
            return "control"
        case BecomeCopy(of, exceptions):
            return f"become{s} a copy of {subject(of)}{but_for(exceptions)}"
        case Switch():
            return "switch"
        case ChangeWords():
            return "change words"
        case RuleToo(statement):
            return rule_verb(statement, many=many)
        case _:
            assert_never(modification)


def _has(*, many: bool) -> str:
    return "have" if many else "has"


def but_for(exceptions: tuple[Modification, ...]) -> str:
    """ ", except it's … and it has …" (707.9)."""
    if not exceptions:
        return ""
    said = []
    for one in exceptions:
        text = verb(one, many=False)
        said.append("it's " + text.removeprefix("is ") if isinstance(one, Be) else f"it {text}")
    return f", except {' and '.join(said)}"


def pt(value: HavePT) -> str:
    """ "base power and toughness 1/1"."""
    power, toughness = value.power, value.toughness
    base = "base " if value.wording.startswith("base") else ""
    if power is None or toughness is None:
        amount = toughness if power is None else power
        assert amount is not None
        return f"{base}{'toughness' if power is None else 'power'} {figure(amount)}"
    if value.wording.endswith("each"):
        return f"{base}power and {base}toughness each equal to {say_amount(power)}"
    return f"{base}power and toughness {figure(power)}/{figure(toughness)}"


def words_of(be: Be, *, many: bool) -> str:
    """The words of a description; in plural the last noun of each part is."""
    printed = be.nouns or canonical(be)
    kinds = {*map(str, be.types), *be.subtypes}
    said = []
    for index, word in enumerate(printed):
        following = printed[index + 1] if index + 1 < len(printed) else "and"
        last = many and word in kinds and following in {"and", ","}
        comma = "," if following == "," else ""
        if word != ",":
            noun = next((t for t in be.types if str(t) == word), word)
            said.append((head(noun, many=True) if last else word) + comma)
    return " ".join(said)


def description(be: Be, *, many: bool) -> str:
    """ "a blue Frog with base power and toughness 1/1"."""
    marker = MARKERS.get((be.subtypes or be.colors or ("",))[0])
    text = marker or f"{_prefix(be)}{words_of(be, many=many)}".strip()
    if marker is None and not many and (be.types or be.subtypes):
        text = a(text)
    text += with_part(be)
    if be.in_addition:
        text += f" in addition to {'their' if many else 'its'} other {be.in_addition}"
    if be.still and not be.still_sentence:
        text += " that are still " if many else " that's still "
        text += listing([head(t, many=True) if many else a(t) for t in be.still])
    return text


def _prefix(be: Be) -> str:
    if not be.prefix_pt or be.power is None or be.toughness is None:
        return ""
    return f"{figure(be.power)}/{figure(be.toughness)} "


def with_part(be: Be) -> str:
    """ " with base power and toughness 8/8, flying, and first strike"."""
    from engine.oracle.english.abilities import ability_items  # noqa: PLC0415

    items = []
    if not be.prefix_pt and (be.power is not None or be.toughness is not None):
        same = be.power == be.toughness and be.power is not None and figure(be.power) is None
        items.append(pt(HavePT(be.power, be.toughness, ("base" if be.base else "plain") + (" each" if same else ""))))
    items += ability_items(be.abilities)
    return f" with {listing(items)}" if items else ""


def still_sentence(modifications: tuple[Modification, ...]) -> str:
    """ ". It's still a land", when it is a sentence of its own."""
    for one in modifications:
        if isinstance(one, Be) and one.still and one.still_sentence:
            return f". It's still {listing([a(t) for t in one.still])}"
    return ""


def verbs(modifications: tuple[Modification, ...], *, many: bool) -> str:
    """All the verb phrases of a statement."""
    return listing([verb(m, many=many) for m in modifications])


def where(modifications: tuple[Modification, ...]) -> str:
    """ ", where X is …"."""
    found = [m.where for m in modifications if isinstance(m, Get) and m.where is not None]
    return f", where X is {say_amount(found[0])}" if found else ""


def condition(of: Condition) -> str:
    """What must be true."""
    match of:
        case Is():
            return _is(of)
        case Controls(who, what, least, most):
            many = who in {Who.YOU, Who.OPPONENTS, Who.PLAYERS}
            control = f"{nouns.player(who)} control{'' if many else 's'}"
            if most == 0:
                return f"{control} no {nouns.phrase(what, many=True)}"
            if least == 1:
                return f"{control} {nouns.one_of(what)}"
            return f"{control} {number(Number(least or 0))} or more {nouns.phrase(what, many=True)}"
        case Compare(amount, comparison, than):
            if comparison in "<>":
                return f"{say_amount(amount)} is {'less' if comparison == '<' else 'greater'} than {number(than)}"
            return f"{say_amount(amount)} is {figure(than)} or {'less' if comparison == '<=' else 'more'}"
        case LifeIs(who, comparison, amount):
            return f"{nouns.player(who)} {_has(many=who in {Who.YOU, Who.OPPONENTS})} {figure(amount)} or " + (
                "less life" if comparison == "<=" else "more life"
            )
        case YourTurn(yours):
            return "it's your turn" if yours else "it's not your turn"
        case Both(conditions, joined):
            return f" {joined} ".join(condition(c) for c in conditions)
        case _:
            assert_never(of)


def _is(of: Is) -> str:
    many = is_many(of.subject)
    quality: Quality = of.quality
    not_ = ""
    if isinstance(quality, Not) and not isinstance(of.subject, It):
        quality, not_ = quality.quality, "n't"
    if isinstance(quality, InZone):
        said = nouns.in_zone(quality)
    elif isinstance(quality, IsType | IsSubtype) and not many:
        said = a(nouns.adjective(quality))
    else:
        said = nouns.adjective(quality)
    if of.subject == It("it's"):
        return f"it's {said}"
    return f"{subject(of.subject)} {'are' if many else 'is'}{not_} {said}"
