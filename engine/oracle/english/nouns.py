"""Noun phrases in English."""

from engine.model import Zone
from engine.oracle.english import amounts, subjects
from engine.oracle.english.wording import a, color, figure, head, listing, number
from engine.vocabulary import quality as qu
from engine.vocabulary.amount import Amount, Number
from engine.vocabulary.quality import Filter, IsSubtype, IsType, Not, Quality, Who
from engine.vocabulary.subject import Subject, This

_COLOR_COUNTS = ("colorless", "monocolored", "multicolored")
_COMPARED = {"<=": "or less", ">=": "or greater", "<": "less than", ">": "greater than", "=": "equal to"}
_LONG = {"<=": "less than or equal to", ">=": "greater than or equal to"}
_PLACES = {Zone.BATTLEFIELD, Zone.STACK}  # zones with "the"
_OWNERS = {
    Who.YOU: "your",
    Who.THEY: "their",
    Who.OPPONENTS: "your opponents'",
}


def player(who: Who) -> str:
    """A player as a text names them."""
    return str(who)


def possessive_player(who: Who) -> str:
    """ "your", "its owner's"."""
    return _OWNERS.get(who) or f"{player(who)}'s"


def who_verb(who: Who, verb: str) -> str:
    """ "you control", "an opponent controls", "you don't own"."""
    if who is Who.NOT_YOU:
        return f"you don't {verb}"
    return f"{player(who)} {verb}" + ("" if who in subjects.MANY or who is Who.YOU_BOTH else "s")


def quality(of: Quality) -> str:
    """A quality by itself."""
    return adjective(of) if is_adjective(of) else after(of, many=False)


def adjective(of: Quality) -> str:
    """A quality before its noun, or after "is"."""
    match of:
        case qu.IsColor(value):
            return color(value)
        case qu.ColorCount(count):
            return _COLOR_COUNTS[count]
        case qu.IsType(word) | qu.IsSubtype(word) | qu.IsSupertype(word) | qu.HasStatus(word):
            return str(word)
        case qu.IsToken():
            return "token"
        case qu.PermanentKind():
            return "permanent"
        case qu.OfAbility(kind):
            return kind
        case Not(IsSubtype(subtype)):
            return f"non-{subtype}"
        case Not(qu.HasStatus(qu.Status.OUTLAW | qu.Status.HISTORIC as status)):
            return f"non{status}"
        case Not(inner):
            return f"non{adjective(inner)}"
        case qu.AnyOf(qualities, joined):
            return listing([adjective(q) for q in qualities], joined)
        case _:
            raise ValueError(f"not an adjective: {of}")


def is_adjective(of: Quality) -> bool:
    """Whether a quality can stand before its noun."""
    match of:
        case qu.IsColor() | qu.ColorCount() | qu.IsType() | qu.IsSubtype() | qu.IsSupertype() | qu.HasStatus():
            return True
        case qu.IsToken() | qu.PermanentKind() | qu.OfAbility():
            return True
        case Not(inner):
            return is_adjective(inner)
        case qu.AnyOf(qualities):
            return all(is_adjective(q) for q in qualities)
        case _:
            return False


def after(of: Quality, *, many: bool) -> str:
    """A quality after its noun: "with flying", "of the chosen type", "that's white"."""
    are = "that are" if many else "that's"
    arent = "that aren't" if many else "that isn't"
    match of:
        case qu.OfChosen("card name"):
            return "with the chosen name"
        case qu.OfChosen(what):
            return f"of the chosen {what}"
        case qu.Named(name):
            return f"named {name}"
        case qu.NamedThis():
            return f"named {subjects.subject(This('name'))}"
        case qu.AttachedTo(to):
            return f"attached to {subjects.subject(to)}"
        case qu.AttackingPlayer(who):
            return f"{are} attacking {player(who)}"
        case qu.Marked(words):
            return words
        case qu.Targets(what, several):
            return f"{'that target' if many else 'that targets'} {_aimed(what, several=several)}"
        case qu.TiedTo(how, source, when):
            return f"{how} {subjects.subject(source)} {when}".strip()
        case qu.MostOf(which, characteristic, among):
            return f"with the {which} {characteristic}" + (f" among {phrase(among, many=True)}" if among else "")
        case Not(qu.HasKeyword(keyword)):
            return f"without {keyword}"
        case Not(qu.HasCounter("", True)):
            return f"with no counters on {'them' if many else 'it'}"
        case Not(qu.HasCounter() as counter):
            return f"without {_with(counter, many=many)}"
        case Not(inner) if is_adjective(inner):
            return f"{arent} {noun_or_adjective(inner, many=many)}"
        case _ if is_adjective(of):
            return f"{are} {noun_or_adjective(of, many=many)}"
        case _:
            return f"with {_with(of, many=many)}"


def _aimed(what: Filter | Subject, *, several: bool) -> str:
    if not isinstance(what, Filter):
        return subjects.subject(what)
    return f"one or more {phrase(what, many=True)}" if several else one_of(what)


def noun_or_adjective(of: Quality, *, many: bool) -> str:
    """What follows "is" or "are": "a Forest", "creatures", "white"."""
    if isinstance(of, IsType | IsSubtype):
        word = of.type if isinstance(of, IsType) else of.subtype
        return head(word, many=True) if many else a(head(word, many=False))
    if isinstance(of, qu.AnyOf) and all(isinstance(q, IsType | IsSubtype) for q in of.qualities):
        if of.joined == "or a":
            return " or ".join(a(adjective(q)) for q in of.qualities)
        words = listing([head(adjective(q), many=many) for q in of.qualities], of.joined)
        return words if many else a(words)
    return adjective(of)


def _with(of: Quality, *, many: bool) -> str:
    match of:
        case qu.HasKeyword(keyword):
            return keyword
        case qu.NoAbilities():
            return "no abilities"
        case qu.HasCounter(kind, True):
            return f"{kind} counters on {'them' if many else 'it'}".strip()
        case qu.HasCounter(kind):
            return f"{a(f'{kind} counter'.strip())} on {'them' if many else 'it'}"
        case qu.HasValue(characteristic, comparison, amount):
            return f"{characteristic} {_compared(comparison, amount)}"
        case qu.AnyOf(qualities, joined):
            return listing([_with(q, many=many) for q in qualities], joined)
        case _:
            raise ValueError(f"not said with “with”: {of}")


def _compared(comparison: str, amount: Amount) -> str:
    plain = figure(amount)
    if plain is None:
        return f"{_LONG.get(comparison) or _COMPARED[comparison]} {amounts.say_amount(amount)}"
    if comparison in "<>":
        return f"{_COMPARED[comparison]} {plain}"
    return plain + ("" if comparison == "=" else f" {_COMPARED[comparison]}")


def _adjectives(qualities: tuple[Quality, ...]) -> str:
    """The adjectives, with a comma between two negative ones."""
    text = ""
    for index, one in enumerate(qualities):
        both = index + 1 < len(qualities) and isinstance(one, Not) and isinstance(qualities[index + 1], Not)
        text += adjective(one) + (", " if both else " ")
    return text


def phrase(one: Filter, *, many: bool, other: str = "other") -> str:
    """A noun phrase: "other non-Aura enchantments you control"."""
    heads = listing([head(n, many=many) for n in one.nouns], one.conjunction)
    if one.articles:
        heads = " or ".join([str(one.nouns[0]), *(a(str(n)) for n in one.nouns[1:])])
    text = (f"{other} " if one.other and other else "") + _adjectives(one.before) + heads
    qualities = [after(q, many=many) for q in one.after]
    casting = "activate" if qu.Noun.ABILITY in one.nouns else "cast"
    control = [who_verb(one.controller, casting if one.cast else "control")] if one.controller else []
    middle = qualities + control if one.controller_last else control + qualities
    own = [who_verb(one.owner, "own")] if one.owner and (not one.zones or one.zones == (Zone.EXILE,)) else []
    where = own + _zones(one, many=many)
    return " ".join([text, *where, *middle] if one.zone_first else [text, *middle, *where])


def zone_of(one: Filter) -> str:
    """ "from your graveyard", or nothing."""
    return " ".join(_zones(one, many=False)) if one.zones else ""


def _zones(one: Filter, *, many: bool) -> list[str]:
    found = []
    for zone in one.zones:
        possessed = f"{possessive_player(one.owner)} " if one.owner and zone is not Zone.EXILE else ""
        article = "the " if zone in _PLACES else f"{one.zone_article} " if one.zone_article else ""
        several = zone is not Zone.EXILE and (one.zone_article == "all" or not (possessed or article))
        found.append(f"{one.preposition} {possessed or article}{_zone_noun(zone, many=several)}")
    if one.not_zone is not None:
        found.append(f"that {'aren' if many else 'isn'}'t on the {one.not_zone}")
    return found


def _zone_noun(zone: Zone, *, many: bool) -> str:
    word = str(zone)
    if not many:
        return word
    return word[:-1] + "ies" if word.endswith("y") else word + "s"


def one_of(what: Filter) -> str:
    """ "a creature", "another creature"."""
    return phrase(what, many=False, other="another") if what.other else a(phrase(what, many=False))


def some(amount: Amount | None, what: Filter) -> str:
    """ "a creature", "two creatures", "X creatures"."""
    return one_of(what) if amount is None else f"{number(amount)} {phrase(what, many=amount != Number(1))}"


def in_zone(of: qu.InZone) -> str:
    """ "on the battlefield"."""
    return f"on the {of.zone}" if of.zone in _PLACES else f"in {of.zone}"
