"""Numbers, from what the grammar found (107)."""

from engine.model import Color
from engine.vocabulary import amount as am
from engine.vocabulary.amount import Amount
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import Player, Subject

number = am.Number
variable = am.Variable
count = am.Count
count_kinds = am.CountKinds
that_number = am.ThatNumber
plus = am.Sum
twice = am.Twice
past = am.Past
beyond_first = am.BeyondFirst


def one() -> am.Number:
    """ "a", "an"."""
    return am.Number(1)


def amount_or_a(amount: Amount) -> Amount:
    """How many."""
    return amount


def count_twice(of: Filter) -> am.Count:
    """ "twice the number of …"."""
    return am.Count(of, times=2)


def for_each(of: Filter) -> am.Count:
    """ "for each land you control"."""
    return am.Count(of, each=True)


def for_each_kind(kind: str, among: Filter) -> am.CountKinds:
    """ "for each color among permanents you control"."""
    return am.CountKinds(kind + "s", among)


def count_counters(kind: str, on: Subject) -> am.CountCounters:
    """ "the number of +1/+1 counters on it"."""
    return am.CountCounters(kind, on)


for_each_counter = count_counters


def value_of(of: Subject, characteristic: str) -> am.ValueOf:
    """ "its power"."""
    return am.ValueOf(characteristic, of)


def value_of_long(characteristic: str, of: Subject) -> am.ValueOf:
    """ "the mana value of the exiled card"."""
    return am.ValueOf(characteristic, of, long=True)


def life_of(of: Subject) -> am.LifeOf:
    """ "your life total"."""
    if not isinstance(of, Player):
        raise TypeError("whose life total")
    return am.LifeOf(of.who)


def devotion(color: Color, second: Color | None) -> am.Devotion:
    """ "your devotion to black" (700.5)."""
    return am.Devotion((color,) if second is None else (color, second))


def plus_first(first: int, second: Amount) -> am.Plus:
    """ "1 plus the number of …"."""
    return am.Plus(am.Number(first), second)


def half(of: Amount, how: str) -> am.Half:
    """ "half …, rounded up"."""
    return am.Half(of, how == "rounded up")


def twice_x() -> am.Twice:
    """ "twice X"."""
    return am.Twice(am.Variable())


def extreme_of(which: str, characteristic: str, among: Filter) -> am.Extreme:
    """ "the greatest power among …"."""
    return am.Extreme(which.removeprefix("the "), characteristic, among)


def total_of(characteristic: str, of: Filter) -> am.Extreme:
    """ "the total power of …"."""
    return am.Extreme("total", characteristic, of)


def one_of_some(*numbers: int) -> am.OneOf:
    """ "one or two", "one, two, or three"."""
    return am.OneOf(numbers)


def figure(text: str) -> Amount:
    """A number in figures, or X."""
    return am.Variable() if text == "X" else am.Number(int(text))


def signed(text: str) -> am.Signed:
    """ "+1", "-X"."""
    return am.Signed(text[0], figure(text[1:]))


def twice_that() -> am.Twice:
    """ "twice that much"."""
    return am.Twice(am.ThatNumber())


def that_plus(more: int) -> am.Sum:
    """ "that much plus 1"."""
    return am.Sum(am.ThatNumber(), more)


def player_counters(kind: str) -> am.Past:
    """ "the number of experience counters you have"."""
    return am.Past(f"the number of {kind} counters you have")
