"""Numbers and who a statement speaks of, from what the grammar found (107, 115)."""

from dataclasses import replace

from engine.model import CardType, Color
from engine.vocabulary.amount import (
    Amount,
    Count,
    CountCounters,
    CountKinds,
    Devotion,
    LifeOf,
    Number,
    Sum,
    ThatNumber,
    ValueOf,
    Variable,
)
from engine.vocabulary.quality import Filter, Noun, Who
from engine.vocabulary.subject import (
    AnyTarget,
    Attached,
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

number = Number
variable = Variable
count = Count
count_kinds = CountKinds
that_number = ThatNumber
plus = Sum
any_target = AnyTarget
groups_two = Groups


def count_twice(of: Filter) -> Count:
    """ "twice the number of …"."""
    return Count(of, times=2)


def for_each(of: Filter) -> Count:
    """ "for each land you control"."""
    return Count(of, each=True)


def count_counters(kind: str, on: Subject) -> CountCounters:
    """ "the number of +1/+1 counters on it"."""
    return CountCounters(kind, on)


for_each_counter = count_counters


def value_of(of: Subject, characteristic: str) -> ValueOf:
    """ "its power"."""
    return ValueOf(characteristic, of)


def your_life() -> LifeOf:
    """ "your life total"."""
    return LifeOf(Who.YOU)


def devotion(color: Color, second: Color | None) -> Devotion:
    """ "your devotion to black"."""
    return Devotion((color,) if second is None else (color, second))


def its() -> It:
    """The object itself, as owner of a value: "its power"."""
    return It("it")


def theirs() -> It:
    """ "their power"."""
    return It("they")


def this(word: str) -> This:
    """ "this creature"."""
    return This(word)


def this_word(word: CardType | Noun | str) -> str:
    """What the text calls the object."""
    return str(word)


def this_name(_name: str) -> This:
    """The object by its name (201.5)."""
    return This("name")


def this_short(_name: str) -> This:
    """The object by the short form of its name (201.5c)."""
    return This("short name")


def attached(participle: str, noun: CardType | Noun | str) -> Attached:
    """ "enchanted creature"."""
    return Attached(participle, noun)


def group(of: Filter) -> Group:
    """ "White creatures"."""
    return Group(of)


def group_all(of: Filter) -> Group:
    """ "all creatures"."""
    return Group(of, Quantifier.ALL)


def group_each(of: Filter) -> Group:
    """ "each land"."""
    return Group(of, Quantifier.EACH)


def groups(*parts: Group) -> Groups:
    """Several groups. What stands only after the last ("you cast") is said of all."""
    last = parts[-1].filter
    if any(_says_where(g.filter) for g in parts[:-1]) or last.controller is None:
        return Groups(parts)
    return Groups(
        tuple(replace(g, filter=replace(g.filter, controller=last.controller, cast=last.cast)) for g in parts)
    )


def _says_where(one: Filter) -> bool:
    return bool(one.after or one.controller or one.owner or one.zones or one.not_zone)


def target(of: Filter) -> Target:
    """ "target creature"."""
    return Target(of)


def target_another(of: Filter) -> Target:
    """ "another target creature"."""
    return Target(replace(of, other=True))


def target_up_to(most: Amount, of: Filter) -> Target:
    """ "up to two target creatures"."""
    return Target(of, count=most, up_to=True)


def target_up_to_one_other(of: Filter) -> Target:
    """ "up to one other target creature"."""
    return Target(replace(of, other=True), count=Number(1), up_to=True)


def target_some(many: Amount, of: Filter) -> Target:
    """ "two target creatures"."""
    return Target(of, count=many)


def pronoun(word: str) -> It:
    """ "it"."""
    return It(word)


def that(noun: CardType | Noun | str) -> It:
    """ "that creature"."""
    return It(f"that {noun}")


def those(noun: CardType | Noun | str) -> It:
    """ "those creatures"."""
    return It(f"those {noun}s")


def the_exiled_card() -> It:
    """ "the exiled card"."""
    return It("the exiled card")


def player(word: str) -> Player:
    """ "you", "each opponent"."""
    return Player(Who(word))


def target_player() -> TargetPlayer:
    """ "target player"."""
    return TargetPlayer()


def target_opponent() -> TargetPlayer:
    """ "target opponent"."""
    return TargetPlayer(Who.OPPONENT)
