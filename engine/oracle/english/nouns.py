"""Noun phrases, numbers and subjects in English."""

from typing import assert_never

from engine.model import Zone
from engine.oracle.english.wording import a, color, figure, head, listing, number
from engine.vocabulary.amount import (
    Amount,
    Count,
    CountCounters,
    CountKinds,
    Devotion,
    LifeOf,
    Number,
    Signed,
    Sum,
    ThatNumber,
    ValueOf,
    Variable,
)
from engine.vocabulary.quality import (
    AnyOf,
    AttachedTo,
    AttackingPlayer,
    ColorCount,
    Filter,
    HasCounter,
    HasKeyword,
    HasStatus,
    HasValue,
    InZone,
    IsColor,
    IsSubtype,
    IsSupertype,
    IsToken,
    IsType,
    Named,
    NoAbilities,
    Not,
    OfChosen,
    Quality,
    Who,
)
from engine.vocabulary.subject import (
    AnyTarget,
    Attached,
    Chosen,
    Group,
    Groups,
    It,
    Player,
    Quantifier,
    Subject,
    Target,
    TargetPlayer,
    This,
)

_COLOR_COUNTS = ("colorless", "monocolored", "multicolored")
_COMPARED = {"<=": "or less", ">=": "or greater", "<": "less than", ">": "greater than", "=": "equal to"}
_MANY = {Who.YOU, Who.OPPONENTS, Who.PLAYERS, Who.THEY}  # players whose verb has no "s"


def adjective(quality: Quality) -> str:
    """A quality before its noun, or after "is"."""
    match quality:
        case IsColor(value):
            return color(value)
        case ColorCount(count):
            return _COLOR_COUNTS[count]
        case IsType(word) | IsSubtype(word) | IsSupertype(word) | HasStatus(word):
            return str(word)
        case IsToken():
            return "token"
        case Not(IsSubtype(subtype)):
            return f"non-{subtype}"
        case Not(inner):
            return f"non{adjective(inner)}"
        case AnyOf(qualities, joined):
            return listing([adjective(q) for q in qualities], joined)
        case _:
            raise ValueError(f"not an adjective: {quality}")


def _is_adjective(quality: Quality) -> bool:
    match quality:
        case IsColor() | ColorCount() | IsType() | IsSubtype() | IsSupertype() | HasStatus() | IsToken():
            return True
        case Not(inner):
            return _is_adjective(inner)
        case AnyOf(qualities):
            return all(_is_adjective(q) for q in qualities)
        case _:
            return False


def quality(of: Quality) -> str:
    """A quality by itself."""
    return adjective(of) if _is_adjective(of) else after(of, many=False)


def after(quality: Quality, *, many: bool) -> str:
    """A quality after its noun: "with flying", "of the chosen type", "that's white"."""
    match quality:
        case OfChosen(what):
            return f"of the chosen {what}"
        case Named():
            return f"named {quality.name}"
        case Not(HasKeyword(keyword)):
            return f"without {keyword}"
        case AttachedTo(to):
            return f"attached to {subject(to)}"
        case AttackingPlayer(who):
            return f"{'that are' if many else 'that is'} attacking {player(who)}".replace("that is", "that's")
        case Not(inner) if _is_adjective(inner):
            return f"that {'arent' if many else 'isnt'} {_noun_or_adjective(inner, many=many)}".replace("nt ", "n't ", 1)
        case _ if _is_adjective(quality):
            return f"{'that are' if many else 'thats'} {_noun_or_adjective(quality, many=many)}".replace("thats", "that's")
        case _:
            return f"with {_with(quality, many=many)}"


def _noun_or_adjective(quality: Quality, *, many: bool) -> str:
    if isinstance(quality, IsType | IsSubtype):
        word = quality.type if isinstance(quality, IsType) else quality.subtype
        return head(word, many=True) if many else a(head(word, many=False))
    return adjective(quality)


def _with(quality: Quality, *, many: bool) -> str:
    match quality:
        case HasKeyword(keyword):
            return keyword
        case NoAbilities():
            return "no abilities"
        case HasCounter(kind):
            return f"{a(kind)} counter on {'them' if many else 'it'}"
        case HasValue(characteristic, comparison, amount):
            plain = figure(amount)
            if plain is None:
                joined = {"<=": "less than or equal to", ">=": "greater than or equal to"}.get(comparison)
                return f"{characteristic} {joined or _COMPARED[comparison]} {say_amount(amount)}"
            if comparison in "<>":
                return f"{characteristic} {_COMPARED[comparison]} {plain}"
            return f"{characteristic} {plain}" + ("" if comparison == "=" else f" {_COMPARED[comparison]}")
        case AnyOf(qualities, joined):
            return listing([_with(q, many=many) for q in qualities], joined)
        case _:
            raise ValueError(f"not said with “with”: {quality}")


def _adjectives(qualities: tuple[Quality, ...]) -> str:
    words = [adjective(q) for q in qualities]
    text = ""
    for index, word in enumerate(words):
        both = index + 1 < len(words) and isinstance(qualities[index], Not) and isinstance(qualities[index + 1], Not)
        text += word + (", " if both else " ")
    return text


def phrase(one: Filter, *, many: bool, other: str = "other") -> str:
    """A noun phrase: "other non-Aura enchantments you control"."""
    heads = listing([head(n, many=many) for n in one.nouns], one.conjunction)
    text = (f"{other} " if one.other and other else "") + _adjectives(one.before) + heads
    qualities = [after(q, many=many) for q in one.after]
    control = [f"{_who_verb(one.controller, 'cast' if one.cast else 'control')}"] if one.controller else []
    middle = qualities + control if one.controller_last else control + qualities
    own = [_who_verb(one.owner, "own")] if one.owner and (not one.zones or one.zones == (Zone.EXILE,)) else []
    return " ".join([text, *middle, *own, *_zones(one, many=many)])


def _who_verb(who: Who, verb: str) -> str:
    if who is Who.NOT_YOU:
        return f"you don't {verb}"
    return f"{player(who)} {verb}" + ("" if who in _MANY else "s")


def _zones(one: Filter, *, many: bool) -> list[str]:
    found = []
    for zone in one.zones:
        possessed = f"{possessive_player(one.owner)} " if one.owner and zone is not Zone.EXILE else ""
        article = f"{one.zone_article} " if one.zone_article else ""
        if zone in {Zone.BATTLEFIELD, Zone.STACK}:
            article = "the "
        several = zone is not Zone.EXILE and (one.zone_article == "all" or not (possessed or article))
        found.append(f"{one.preposition} {possessed or article}{head_of_zone(zone, many=several)}")
    if one.not_zone is not None:
        found.append(f"that {'aren' if many else 'isn'}'t on the {one.not_zone}")
    return found


def head_of_zone(zone: Zone, *, many: bool) -> str:
    """A zone's noun."""
    return head(str(zone), many=many) if many and not str(zone).endswith("y") else _zone_plural(str(zone), many=many)


def _zone_plural(word: str, *, many: bool) -> str:
    if not many:
        return word
    return word[:-1] + "ies" if word.endswith("y") else word + "s"


def one_of(what: Filter) -> str:
    """ "a creature", "another creature"."""
    return phrase(what, many=False, other="another") if what.other else a(phrase(what, many=False))


def some(amount: Amount | None, what: Filter) -> str:
    """ "a creature", "two creatures", "X creatures"."""
    if amount is None:
        return one_of(what)
    return f"{number(amount)} {phrase(what, many=amount != Number(1))}"


def player(who: Who) -> str:
    """A player as a text names them."""
    return str(who)


def possessive_player(who: Who) -> str:
    """ "your", "its owner's"."""
    return {Who.YOU: "your", Who.THEY: "their"}.get(who) or f"{player(who)}'s"


def say_amount(amount: Amount) -> str:
    """A number, or how it is found."""
    match amount:
        case Number() | Variable():
            return str(figure(amount))
        case Count(of, times, each):
            if each:
                return f"for each {phrase(of, many=False)}"
            return f"{'twice ' if times == 2 else ''}the number of {phrase(of, many=True)}"
        case CountKinds(what, among):
            return f"the number of {what} among {phrase(among, many=True)}"
        case CountCounters(kind, on):
            return f"the number of {kind} counters on {subject(on)}"
        case ValueOf(characteristic, of):
            return f"{possessive(of)} {characteristic}"
        case LifeOf(who):
            return f"{possessive_player(who)} life total"
        case Devotion(colors):
            return f"your devotion to {listing([color(c) for c in colors])}"
        case ThatNumber():
            return "that number"
        case Sum(of, plus):
            return f"{say_amount(of)} plus {plus}"
        case _:
            assert_never(amount)


def for_each(amount: Amount) -> str:
    """ "for each land you control"."""
    if isinstance(amount, CountCounters):
        return f"for each {amount.kind} counter on {subject(amount.on)}"
    return say_amount(amount)


def signed(value: Signed) -> str:
    """ "+1", "-X"."""
    return f"{value.sign}{figure(value.amount)}"


def subject(of: Subject) -> str:
    """Who or what is spoken of."""
    match of:
        case This(word):
            return f"\N{LEFT CEILING}{word}\N{RIGHT CEILING}" if word in {"name", "short name"} else f"this {word}"
        case Attached(participle, noun):
            return f"{participle} {noun}"
        case Group():
            return _group(of)
        case Groups(groups):
            return _groups(groups)
        case Target():
            return _target(of)
        case AnyTarget():
            return "any target"
        case Chosen(what):
            return one_of(what)
        case It(word):
            return word
        case Player(who):
            return player(who)
        case TargetPlayer(who):
            return "target opponent" if who is Who.OPPONENT else "target player"
        case _:
            assert_never(of)


def _group(of: Group) -> str:
    quantifier = f"{of.quantifier} " if of.quantifier else ""
    return quantifier + phrase(of.filter, many=of.quantifier is not Quantifier.EACH)


def _groups(groups: tuple[Group, ...]) -> str:
    """What is true of all ("you cast") is said once, after the last."""
    shared = {(g.filter.controller, g.filter.cast) for g in groups}
    texts = [_group(g) for g in groups]
    controller, cast = next(iter(shared))
    if len(shared) == 1 and controller is not None:
        tail = " " + _who_verb(controller, "cast" if cast else "control")
        texts = [t.removesuffix(tail) for t in texts[:-1]] + texts[-1:]
    return listing(texts)


def _target(of: Target) -> str:
    if of.count is None:
        return f"{'another ' if of.filter.other else ''}target {phrase(of.filter, many=False, other='')}"
    many = of.count != Number(1)
    other = "other " if of.filter.other else ""
    return f"{'up to ' if of.up_to else ''}{number(of.count)} {other}target {phrase(of.filter, many=many, other='')}"


def possessive(of: Subject) -> str:
    """ "its", "this creature's"."""
    if isinstance(of, It) and of.word in {"it", "they"}:
        return "its" if of.word == "it" else "their"
    if isinstance(of, Player):
        return possessive_player(of.who)
    text = subject(of)
    return f"{text}'" if text.endswith("s") and is_many(of) else f"{text}'s"


def is_many(of: Subject) -> bool:
    """Whether its verb has no "s"."""
    match of:
        case Group():
            return of.quantifier is not Quantifier.EACH
        case Groups(groups):
            return len(groups) > 1
        case Target():
            return of.count not in {None, Number(1)}
        case It(word):
            return word.startswith("th") and not word.startswith("that") and word != "the exiled card"
        case Player(who):
            return who in _MANY
        case This() | Attached() | AnyTarget() | Chosen() | TargetPlayer():
            return False
        case _:
            assert_never(of)




def in_zone(quality: InZone) -> str:
    """ "on the battlefield"."""
    return f"on the {quality.zone}" if quality.zone in {Zone.BATTLEFIELD, Zone.STACK} else f"in {quality.zone}"
