"""Who or what is spoken of, from what the grammar found (109, 115)."""

from dataclasses import replace

from engine.model import CardType, Zone
from engine.vocabulary import subject as sub
from engine.vocabulary.amount import Amount, AnyNumber, Number, OneOf
from engine.vocabulary.quality import Filter, Noun, Who
from engine.vocabulary.subject import Group, It, Player, Quantifier, Subject, Target, TargetPlayer, This

any_target = sub.AnyTarget
group = Group
pronoun = It
target = Target


def its() -> It:
    """The object itself, as owner of a value: "its power"."""
    return It("it")


def theirs() -> It:
    """ "their power"."""
    return It("they")


def yours() -> Player:
    """ "your library"."""
    return Player(Who.YOU)


def possessive(of: Subject) -> Subject:
    """Whose."""
    return of


this = This


def this_word(word: CardType | Noun | str) -> str:
    """What the text calls the object."""
    return str(word)


def this_name(_name: str) -> This:
    """The object by its name (201.5)."""
    return This("name")


def this_short(_name: str) -> This:
    """The object by the short form of its name (201.5c)."""
    return This("short name")


attached = sub.Attached


def group_all(of: Filter) -> Group:
    """ "all creatures"."""
    return Group(of, Quantifier.ALL)


def group_each(of: Filter) -> Group:
    """ "each land"."""
    return Group(of, Quantifier.EACH)


def groups(*parts: Group | str) -> sub.Groups:
    """Several groups. What stands only after the last ("you cast") is said of all."""
    found = tuple(part for part in parts if isinstance(part, Group))
    joined = next(part for part in parts if isinstance(part, str))
    last = found[-1].filter
    if not any(_says_where(g.filter) for g in found[:-1]) and last.controller is not None:
        shared = {"controller": last.controller, "cast": last.cast}
        found = tuple(replace(g, filter=replace(g.filter, **shared)) for g in found)  # type: ignore[arg-type]
    return sub.Groups(found, joined)


def _says_where(one: Filter) -> bool:
    return bool(one.after or one.controller or one.owner or one.zones or one.not_zone)


def _other(of: Filter) -> Filter:
    return replace(of, other=True)


def target_another(of: Filter) -> Target:
    """ "another target creature"."""
    return Target(_other(of))


def target_up_to(most: Amount, of: Filter) -> Target:
    """ "up to two target creatures"."""
    return Target(of, count=most, up_to=True)


def target_up_to_other(most: Amount, of: Filter) -> Target:
    """ "up to one other target creature"."""
    return target_up_to(most, _other(of))


def target_some(many: Amount, of: Filter) -> Target:
    """ "two target creatures"."""
    return Target(of, count=many)


def target_some_other(many: Amount, of: Filter) -> Target:
    """ "two other target creatures"."""
    return Target(_other(of), count=many)


def target_any_number(of: Filter) -> Target:
    """ "any number of target creatures"."""
    return Target(of, count=AnyNumber())


def target_any_number_other(of: Filter) -> Target:
    """ "any number of other target creatures"."""
    return Target(_other(of), count=AnyNumber())


def target_one_of(many: OneOf, of: Filter) -> Target:
    """ "one or two target creatures"."""
    return Target(of, count=many)


def target_each_up_to(most: Amount, of: Filter) -> Target:
    """ "each of up to two target creatures"."""
    return Target(of, count=most, up_to=True, each=True)


def target_each_of(many: Amount, of: Filter) -> Target:
    """ "each of two target creatures"."""
    return Target(of, count=many, each=True)


def target_each_one_or_two(of: Filter) -> Target:
    """ "each of one or two target creatures"."""
    return Target(of, count=OneOf((1, 2)), each=True)


def target_each_any_number(of: Filter) -> Target:
    """ "each of any number of target creatures"."""
    return Target(of, count=AnyNumber(), each=True)


def any_other_target() -> sub.AnyTarget:
    """ "any other target"."""
    return sub.AnyTarget(other=True)


def any_targets() -> sub.AnyTarget:
    """ "any number of targets"."""
    return sub.AnyTarget(count=AnyNumber())


def any_target_some(many: Amount) -> sub.AnyTarget:
    """ "two targets"."""
    return sub.AnyTarget(count=many)


any_target_one_of = any_target_some


def any_target_each_of(many: Amount) -> sub.AnyTarget:
    """ "each of two targets", "each of one or two targets"."""
    return sub.AnyTarget(count=many, each=True)


any_target_each_one_of = any_target_each_of


def any_target_each_any_number() -> sub.AnyTarget:
    """ "each of any number of targets"."""
    return sub.AnyTarget(count=AnyNumber(), each=True)


def any_target_each_up_to(most: Amount) -> sub.AnyTarget:
    """ "each of up to two targets"."""
    return sub.AnyTarget(count=most, up_to=True, each=True)


def that(noun: str) -> It:
    """ "that creature"."""
    return It(f"that {noun}")


def those(noun: str) -> It:
    """ "those creatures"."""
    return It(f"those {noun}")


def the(word: str | None, noun: str) -> It:
    """ "the exiled card"."""
    return It(f"the {word} {noun}" if word else f"the {noun}")


def chosen(of: Filter, how: str | None) -> sub.Chosen:
    """ "a creature you control"."""
    return sub.Chosen(of, how=how or "")


def chosen_some(many: Amount, of: Filter, how: str | None) -> sub.Chosen:
    """ "two creatures you control"."""
    return sub.Chosen(of, count=many, how=how or "")


def chosen_up_to(most: Amount, of: Filter, how: str | None) -> sub.Chosen:
    """ "up to two creatures you control"."""
    return sub.Chosen(of, count=most, up_to=True, how=how or "")


def chosen_any_number(of: Filter) -> sub.Chosen:
    """ "any number of creatures you control"."""
    return sub.Chosen(of, count=AnyNumber())


def among(many: Amount, of: It) -> sub.Among:
    """ "one of them"."""
    return sub.Among(many, None, of)


def among_one(what: Filter, of: It) -> sub.Among:
    """ "a creature card from among them"."""
    return sub.Among(None, what, of)


def among_up_to(most: Amount, what: Filter, of: It) -> sub.Among:
    """ "up to two creature cards from among them"."""
    return sub.Among(most, what, of, up_to=True)


def among_it(what: Filter) -> sub.Among:
    """ "a nonland card from it"."""
    return sub.Among(None, what, It("it"))


def among_it_some(many: Amount, what: Filter) -> sub.Among:
    """ "two cards from it"."""
    return sub.Among(many, what, It("it"))


def among_it_up_to(most: Amount, what: Filter) -> sub.Among:
    """ "up to two cards from it"."""
    return sub.Among(most, what, It("it"), up_to=True)


def among_any_number(what: Filter, of: It) -> sub.Among:
    """ "any number of creature cards from among them"."""
    return sub.Among(AnyNumber(), what, of)


def together(*parts: Subject) -> sub.Together:
    """ "target creature and target land". The zone that stands only after the last is that of all."""
    last = parts[-1]
    if isinstance(last, Target) and last.filter.zones:
        parts = tuple(_in_zone_of(part, last.filter) for part in parts)
    return sub.Together(parts)


def _in_zone_of(part: Subject, last: Filter) -> Subject:
    if not isinstance(part, Target) or part.filter.zones:
        return part
    place = {name: getattr(last, name) for name in ("zones", "owner", "preposition", "zone_article")}
    return replace(part, filter=replace(part.filter, **place))


def together_or(*parts: Subject) -> sub.Together:
    """ "target creature or this creature"."""
    return sub.Together(parts, "or")


def top_card(whose: Subject) -> sub.TopOf:
    """ "the top card of your library"."""
    return sub.TopOf(whose, Number(1))


def top_cards(many: Amount, whose: Subject) -> sub.TopOf:
    """ "the top three cards of your library"."""
    return sub.TopOf(whose, many)


def bottom_card(whose: Subject) -> sub.TopOf:
    """ "the bottom card of your library"."""
    return sub.TopOf(whose, Number(1), bottom=True)


def top_equal(many: Amount, whose: Subject) -> sub.TopOf:
    """ "cards equal to its power from the top of your library"."""
    return sub.TopOf(whose, many)


def zone_of(whose: Subject, zone: str) -> sub.ZoneOf:
    """ "your graveyard"."""
    return sub.ZoneOf(Zone(zone), whose)


def all_graveyards() -> sub.ZoneOf:
    """ "all graveyards"."""
    return sub.ZoneOf(Zone.GRAVEYARD, None)


def player(word: str) -> Player:
    """ "you", "each opponent"."""
    return Player(Who(word))


def that_player(of: sub.PlayerOf) -> sub.PlayerOf:
    """A player by what they are of."""
    return of


def player_of(of: Subject, role: str) -> sub.PlayerOf:
    """ "that creature's controller"."""
    return sub.PlayerOf(role, of)


def target_player() -> TargetPlayer:
    """ "target player"."""
    return TargetPlayer()


def target_opponent() -> TargetPlayer:
    """ "target opponent"."""
    return TargetPlayer(Who.OPPONENT)


def target_another_player() -> TargetPlayer:
    """ "another target player"."""
    return TargetPlayer(other=True)


def target_player_or_planeswalker() -> TargetPlayer:
    """ "target player or planeswalker"."""
    return TargetPlayer(or_planeswalker=True)


def target_opponent_or_planeswalker() -> TargetPlayer:
    """ "target opponent or planeswalker"."""
    return TargetPlayer(Who.OPPONENT, or_planeswalker=True)


def target_up_to_one_player() -> TargetPlayer:
    """ "up to one target player"."""
    return TargetPlayer(up_to=True)


def target_up_to_one_or_planeswalker() -> TargetPlayer:
    """ "up to one target player or planeswalker"."""
    return TargetPlayer(up_to=True, or_planeswalker=True)


def who_of(subject: Subject | str) -> Who:
    """The player of a subject. Raises `TypeError` when it is no player by a word of their own."""
    if isinstance(subject, str):
        return Who(subject)
    if not isinstance(subject, Player):
        raise TypeError("no player")
    return subject.who
