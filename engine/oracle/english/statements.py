"""What is said of objects, in English."""

from dataclasses import replace
from typing import assert_never

from engine.oracle.describing import canonical
from engine.oracle.english import abilities as ab
from engine.oracle.english import amounts, nouns, rules, subjects
from engine.oracle.english.wording import a, figure, head, listing, third
from engine.vocabulary import modification as mo
from engine.vocabulary.amount import Amount
from engine.vocabulary.modification import Be, Get, HavePT, Modification

MARKERS = {
    mo.CHOSEN_TYPE: "the chosen type",
    mo.CHOSEN_COLOR: "the chosen color",
    mo.EVERY_CREATURE_TYPE: "every creature type",
    mo.EVERY_BASIC_LAND_TYPE: "every basic land type",
    mo.COLOR_OF_CHOICE: "the color of your choice",
    mo.COLORS_OF_CHOICE: "the color or colors of your choice",
    mo.TYPE_OF_CHOICE: "the creature type of your choice",
    mo.BASIC_LAND_TYPE_OF_CHOICE: "the basic land type of your choice",
    mo.THAT_TYPE: "that type",
    mo.THAT_COLOR: "that color",
    mo.EVERY_COLOR: "all colors",
}


def verb(modification: Modification, *, many: bool) -> str:
    """A verb phrase, as its subject asks: "gets +1/+1", "have flying"."""
    match modification:
        case Get():
            return _get(modification, many=many)
        case mo.Have(given, gain):
            return f"{third('gain' if gain else 'have', many=many)} {ab.abilities(given)}"
        case mo.HaveOneOf(given, gain):
            said = listing(ab.items(given), "or")
            return f"{third('gain' if gain else 'have', many=many)} your choice of {said}"
        case mo.Lose(given):
            return f"{third('lose', many=many)} {ab.abilities(given)}"
        case mo.LoseAll(what, other, but):
            lost = f"all {'other ' if other else ''}{listing(what)}" + (f" except {but}" if but else "")
            return f"{third('lose', many=many)} {lost}"
        case mo.CantHave(given, or_gain):
            return f"can't have {'or gain ' if or_gain else ''}{ab.abilities(given)}"
        case Be():
            if modification.also:
                return f"{'are' if many else 'is'} also {description(replace(modification, in_addition=''), many=many)}"
            become = third("become", many=many) if modification.becomes else "are" if many else "is"
            return f"{become} {description(modification, many=many)}"
        case mo.NotBe():
            return _not_be(modification, many=many)
        case HavePT():
            return f"{third('have', many=many)} {pt(modification)}"
        case mo.Control(who):
            return f"{third('come', many=many)} under {nouns.possessive_player(who)} control"
        case mo.ControlBy(who):
            return f"{third('come', many=many)} under {subjects.possessive(who)} control"
        case mo.BecomeCopy(of, exceptions):
            return f"{third('become', many=many)} a copy of {subjects.subject(of)}{but_for(exceptions)}"
        case mo.Switch():
            return f"{third('switch', many=many)} power and toughness"
        case mo.ChangeWords(kinds):
            return f"{third('change', many=many)} {listing(kinds, 'or')}"
        case mo.RuleToo(statement):
            return rules.rule_verb(statement, many=many)
        case _:
            assert_never(modification)


def _get(of: Get, *, many: bool) -> str:
    text = f"{third('get', many=many)} {'an additional ' if of.additional else ''}"
    text += f"{amounts.signed(of.power)}/{amounts.signed(of.toughness)}"
    return text + (f" {amounts.for_each(of.each)}" if of.each else "")


def _not_be(of: mo.NotBe, *, many: bool) -> str:
    words = [str(s) for s in of.supertypes] + [head(t, many=True) if many else a(str(t)) for t in of.types]
    return f"{'aren' if many else 'isn'}'t {listing(words)}"


def but_for(exceptions: tuple[Modification, ...], it: str = "it") -> str:
    """ ", except it's … and it has …" (707.9)."""
    if not exceptions:
        return ""
    many = it == "they"
    said = []
    for one in exceptions:
        text = verb(one, many=many)
        if isinstance(one, Be):
            text = f"{it}{chr(39)}{'re' if many else 's'} " + text.removeprefix("are " if many else "is ")
        else:
            text = f"{it} {text}"
        said.append(text)
    return f", except {listing(said)}"


def pt(value: HavePT) -> str:
    """ "base power and toughness 1/1"."""
    power, toughness = value.power, value.toughness
    base = "base " if value.wording.startswith("base") else ""
    if value.wording == "base equal" and power is not None:
        return f"base power equal to {amounts.say_amount(power)}"
    if power is None or toughness is None:
        return f"{base}{'toughness' if power is None else 'power'} {figure(_one(power, toughness))}"
    if value.wording == "base where":
        return f"base power and toughness X/X, where X is {amounts.say_amount(power)}"
    if "each" in value.wording:
        second = "" if value.wording.endswith("short") else base
        return f"{base}power and {second}toughness each equal to {amounts.say_amount(power)}"
    return f"{base}power and toughness {figure(power)}/{figure(toughness)}"


def _one(power: Amount | None, toughness: Amount | None) -> Amount:
    found = toughness if power is None else power
    assert found is not None
    return found


def words_of(be: Be, *, many: bool) -> str:
    """The words of a description; in plural the last noun of each part is."""
    printed = be.nouns or canonical(be)
    kinds = {*map(str, be.types), *be.subtypes}
    said = []
    for index, word in enumerate(printed):
        following = printed[index + 1] if index + 1 < len(printed) else "and"
        last = many and word in kinds and following in {"and", ","}
        if word != ",":
            noun = next((t for t in be.types if str(t) == word), word)
            said.append((head(noun, many=True) if last else word) + ("," if following == "," else ""))
    return " ".join(said)


def description(be: Be, *, many: bool) -> str:
    """ "a blue Frog with base power and toughness 1/1"."""
    marker = MARKERS.get((be.subtypes or be.colors or ("",))[0])
    text = marker or f"{prefix(be)}{words_of(be, many=many)}".strip()
    if marker is None and not many and (be.types or be.subtypes):
        text = a(text)
    text += with_part(be)
    if be.in_addition:
        text += f" in addition to {'their' if many else 'its'} other {be.in_addition}"
    if be.still and not be.still_sentence:
        text += " that are still " if many else " that's still "
        text += listing([head(t, many=True) if many else a(t) for t in be.still])
    return text


def prefix(be: Be) -> str:
    """ "1/1 "."""
    if not be.prefix_pt or be.power is None or be.toughness is None:
        return ""
    return f"{figure(be.power)}/{figure(be.toughness)} "


def with_part(be: Be) -> str:
    """ " with base power and toughness 8/8, flying, and first strike"."""
    items = []
    if not be.prefix_pt and (be.power is not None or be.toughness is not None):
        same = be.power == be.toughness and be.power is not None and figure(be.power) is None
        items.append(pt(HavePT(be.power, be.toughness, ("base" if be.base else "plain") + (" each" if same else ""))))
    items += ab.items(be.abilities)
    return f" with {listing(items)}" if items else ""


def still_sentence(modifications: tuple[Modification, ...], *, many: bool) -> str:
    """ ". It's still a land", when it is a sentence of its own."""
    for one in modifications:
        if isinstance(one, Be) and one.still and one.still_sentence:
            said = [head(t, many=True) if many else a(t) for t in one.still]
            return f". {'They' if many else 'It'}'{'re' if many else 's'} still {listing(said)}"
    return ""


def verbs(modifications: tuple[Modification, ...], *, many: bool) -> str:
    """All the verb phrases of a statement."""
    return listing([verb(m, many=many) for m in modifications])


def where(modifications: tuple[Modification, ...]) -> str:
    """ ", where X is …"."""
    found = [m.where for m in modifications if isinstance(m, Get) and m.where is not None]
    return where_x(found[0]) if found else ""


def where_x(amount: Amount | None) -> str:
    """ ", where X is …"."""
    return "" if amount is None else f", where X is {amounts.say_amount(amount)}"
