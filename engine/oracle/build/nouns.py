"""Noun phrases, from what the grammar found (109, 205)."""

from dataclasses import replace

from engine.model import CardType, Zone
from engine.vocabulary.amount import Amount
from engine.vocabulary.quality import (
    AnyOf,
    AttachedTo,
    AttackingPlayer,
    Filter,
    HasCounter,
    HasKeyword,
    HasValue,
    IsColor,
    IsSubtype,
    IsSupertype,
    IsType,
    Marked,
    MostOf,
    NamedThis,
    NoAbilities,
    Not,
    Noun,
    OfChosen,
    Quality,
    Targets,
    TiedTo,
    Who,
)
from engine.vocabulary.subject import Group, Subject

is_color = IsColor
is_type = IsType
is_subtype = IsSubtype
is_supertype = IsSupertype
has_keyword = HasKeyword
no_abilities = NoAbilities
of_chosen = OfChosen
attached_to = AttachedTo
Post = Quality | dict[str, object]

_CONTROLLERS = {
    "you": Who.YOU,
    "an opponent": Who.OPPONENT,
    "your opponents": Who.OPPONENTS,
    "that player": Who.THAT_PLAYER,
    "enchanted player": Who.ENCHANTED_PLAYER,
    "they": Who.THEY,
    "defending player": Who.DEFENDING_PLAYER,
    "its controller": Who.CONTROLLER,
    "the active player": Who.ACTIVE_PLAYER,
    "a player": Who.PLAYER,
    "each opponent": Who.EACH_OPPONENT,
    "each player": Who.EACH_PLAYER,
    "players": Who.PLAYERS,
    "each other player": Who.EACH_OTHER_PLAYER,
    "the chosen player": Who.CHOSEN_PLAYER,
    "target player": Who.TARGET_PLAYER,
    "target opponent": Who.TARGET_OPPONENT,
    "you both own and": Who.YOU_BOTH,
}
_ZONES = {
    "hand": Zone.HAND,
    "hands": Zone.HAND,
    "graveyard": Zone.GRAVEYARD,
    "graveyards": Zone.GRAVEYARD,
    "library": Zone.LIBRARY,
    "libraries": Zone.LIBRARY,
    "exile": Zone.EXILE,
    "battlefield": Zone.BATTLEFIELD,
    "stack": Zone.STACK,
}
_OWNERS = {
    "your": Who.YOU,
    "an opponent's": Who.OPPONENT,
    "its owner's": Who.OWNER,
    "that player's": Who.THAT_PLAYER,
    "each opponent's": Who.EACH_OPPONENT,
    "each player's": Who.EACH_PLAYER,
    "their": Who.THEY,
    "their owners'": Who.OWNER,
    "their owner's": Who.OWNER,
    "target player's": Who.TARGET_PLAYER,
    "target opponent's": Who.TARGET_OPPONENT,
    "your opponents'": Who.OPPONENTS,
    "that opponent's": Who.THAT_OPPONENT,
    "defending player's": Who.DEFENDING_PLAYER,
}


def quality(value: Quality) -> Quality:
    """A quality that is one word."""
    return value


def any_of(*parts: Quality | str) -> AnyOf:
    """ "white or black"."""
    *qualities, joined, last = parts
    assert isinstance(joined, str)
    return AnyOf(tuple(q for q in (*qualities, last) if not isinstance(q, str)), joined)


def adjectives(*parts: Quality) -> tuple[Quality, ...]:
    """The qualities before the noun."""
    return parts


def nouns(*parts: CardType | str | Noun) -> tuple[tuple[CardType | str | Noun, ...], str]:
    """The head nouns and the word between them. A `str` in the last place but one is that word."""
    if len(parts) == 1:
        return parts, "and"
    return (*parts[:-2], parts[-1]), str(parts[-2])


def posts(*parts: Post) -> tuple[Post, ...]:
    """What stands after the noun."""
    return parts


def filter_(
    other: str | None,
    before: tuple[Quality, ...],
    heads: tuple[tuple[CardType | str | Noun, ...], str],
    after: tuple[Post, ...],
) -> Filter:
    """A noun phrase. An adjective that is itself a type belongs to one noun, so it may not stand before several."""
    names, joined = heads
    fields: dict[str, object] = {}
    qualities: list[Quality] = []
    zone_first = False
    for post in after:
        if isinstance(post, dict):
            if "controller" in post:
                fields["controller_last"] = bool(qualities)
            if not fields.keys().isdisjoint(post):
                raise ValueError("said twice")
            fields |= post
        else:
            qualities.append(post)
            zone_first = zone_first or "zones" in fields
    if any(isinstance(q, TiedTo) and q.how == "of" for q in qualities) and names != (Noun.ABILITY,):
        raise ValueError("only abilities are of something")
    if len(names) > 1 and any(_binds(q) for q in before):
        raise ValueError("an adjective for one noun of several")
    return replace(
        Filter(
            nouns=names,
            before=before,
            after=tuple(qualities),
            other=other is not None,
            conjunction=joined,
            zone_first=zone_first,
        ),
        **fields,  # type: ignore[arg-type]
    )


def _binds(quality: Quality) -> bool:
    return isinstance(quality, IsType | IsSubtype | AnyOf) or (
        isinstance(quality, Not) and isinstance(quality.quality, IsType | IsSubtype)
    )


def controller(phrase: str) -> dict[str, object]:
    """ "you control", "you don't control", "you own", "you cast"."""
    who, _, verb = phrase.rpartition(" ")
    negative = who.removesuffix(" don't") != who
    player = Who.NOT_YOU if negative else _CONTROLLERS[who.removesuffix(" don't")]
    if verb in {"own", "owns"}:
        return {"owner": player}
    return {"controller": player, "cast": True} if verb in {"cast", "casts", "activate"} else {"controller": player}


def zone(preposition: str, article: str | None, noun: str) -> dict[str, object]:
    """ "in your hand", "from a graveyard", "on the battlefield"."""
    owner = _OWNERS.get(article or "")
    where: dict[str, object] = {"zones": (_ZONES[noun],), "preposition": preposition}
    if owner is not None:
        where["owner"] = owner
    elif article not in {None, "the"}:
        where["zone_article"] = article
    return where


def not_in_zone(where: dict[str, object]) -> dict[str, object]:
    """ "that aren't on the battlefield"."""
    zones = where["zones"]
    assert isinstance(zones, tuple)
    return {"not_zone": zones[0]}


def with_either(*parts: Quality) -> AnyOf:
    """ "with flying or reach"."""
    return AnyOf(parts)


def without(keyword: str) -> Not:
    """ "without flying"."""
    return Not(HasKeyword(keyword))


def that_is(value: Quality) -> Quality:
    """ "that's white", "that are enchanted"."""
    return value


def attacking_you() -> AttackingPlayer:
    """ "attacking you"."""
    return AttackingPlayer(Who.YOU)


def relative(value: Quality) -> Quality:
    """What stands after "that's"."""
    return value


def that_is_not(value: Quality) -> Not:
    """ "that isn't a Human"."""
    return Not(value)


def has_counter(kind: str, _pronoun: str = "") -> HasCounter:
    """ "with a +1/+1 counter on it"."""
    return HasCounter(kind)


def counter_pt(change: tuple[str, str]) -> str:
    """A +1/+1 counter's kind."""
    return "/".join(change)


def value_is(characteristic: str, amount: Amount) -> HasValue:
    """ "with mana value 2", "with mana value equal to …"."""
    return HasValue(characteristic, "=", amount)


def value_at_most(characteristic: str, amount: Amount) -> HasValue:
    """ "with power 2 or less"."""
    return HasValue(characteristic, "<=", amount)


def value_at_least(characteristic: str, amount: Amount) -> HasValue:
    """ "with power 4 or greater"."""
    return HasValue(characteristic, ">=", amount)


def value_above(characteristic: str, amount: Amount) -> HasValue:
    """ "with power greater than this creature's power"."""
    return HasValue(characteristic, ">", amount)


def value_below(characteristic: str, amount: Amount) -> HasValue:
    """ "with power less than this creature's power"."""
    return HasValue(characteristic, "<", amount)


value_at_most_of = value_at_most
value_at_least_of = value_at_least


def another(one: Filter) -> Filter:
    """ "another creature"."""
    return replace(one, other=True)


def marked(words: str) -> Marked | OfChosen:
    """What ties the object to something else; the name that was chosen is a quality like the other choices (607.2d)."""
    return OfChosen("card name") if words == "with the chosen name" else Marked(words)


that_targets = Targets


def named_this(_name: str) -> NamedThis:
    """ "named Relentless Rats", on Relentless Rats."""
    return NamedThis()


def has_counters(kind: str) -> HasCounter | Not:
    """ "with +1/+1 counters on them", "with no counters on them"."""
    return Not(HasCounter("", several=True)) if kind == "no" else HasCounter(kind, several=True)


def has_any_counter() -> HasCounter:
    """ "with a counter on it"."""
    return HasCounter("")


def have_any_counter() -> HasCounter:
    """ "with counters on them"."""
    return HasCounter("", several=True)


def that_targets_several(what: Filter) -> Targets:
    """ "that targets one or more creatures"."""
    return Targets(what, several=True)


def exiled_with(source: Subject) -> TiedTo:
    """ "exiled with this artifact"."""
    return TiedTo("exiled with", source)


def dealt_damage_by(source: Subject) -> TiedTo:
    """ "dealt damage by this creature this turn"."""
    return TiedTo("dealt damage by", source, "this turn")


def most_among(which: str, characteristic: str, among: Filter) -> MostOf:
    """ "with the greatest power among creatures they control"."""
    return MostOf(which, characteristic, among)


def most_of(which: str, characteristic: str) -> MostOf:
    """ "with the greatest power"."""
    return MostOf(which, characteristic, None)


def paired() -> Marked:
    """ "paired with another creature" (702.95)."""
    return Marked("paired with another creature")


def any_of_each(*parts: Quality) -> AnyOf:
    """ "a Wolf or a Werewolf"."""
    return AnyOf(parts, "or a")


def without_one(quality: Quality) -> Not:
    """ "without a +1/+1 counter on it"."""
    return Not(quality)


def of_group(what: Group) -> TiedTo:
    """ "abilities of creatures you control"."""
    return TiedTo("of", what)
