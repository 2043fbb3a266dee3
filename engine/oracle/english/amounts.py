"""Numbers and how they are found, in English."""

from typing import assert_never

from engine.oracle.english import nouns, subjects
from engine.oracle.english.wording import color, figure, listing
from engine.vocabulary import amount as am
from engine.vocabulary.amount import Amount, Signed


def say_amount(amount: Amount) -> str:
    """A number, or how it is found."""
    match amount:
        case am.Number() | am.Variable():
            return str(figure(amount))
        case am.Count(of, times, each):
            if each:
                return f"for each {nouns.phrase(of, many=False)}"
            return f"{'twice ' if times == 2 else ''}the number of {nouns.phrase(of, many=True)}"
        case am.CountKinds(what, among):
            return f"the number of {what} among {nouns.phrase(among, many=True)}"
        case am.CountCounters(kind, on):
            return f"the number of {kind} counters on {subjects.subject(on)}"
        case am.ValueOf(characteristic, of, True):
            return f"the {characteristic} of {subjects.subject(of)}"
        case am.ValueOf(characteristic, of):
            return f"{subjects.possessive(of)} {characteristic}"
        case am.LifeOf(who):
            return f"{nouns.possessive_player(who)} life total"
        case am.Devotion(colors):
            return f"your devotion to {listing([color(c) for c in colors])}"
        case am.ThatNumber():
            return "that number"
        case am.Sum(of, plus):
            return f"{say_amount(of)} plus {plus}"
        case am.Plus(first, second):
            return f"{say_amount(first)} plus {say_amount(second)}"
        case am.Half(of, up):
            return f"half {say_amount(of)}, rounded {'up' if up else 'down'}"
        case am.Twice(of):
            return f"twice {say_amount(of)}"
        case am.Thrice(of):
            return f"triple {say_amount(of)}"
        case am.Extreme("total", characteristic, among):
            return f"the total {characteristic} of {nouns.phrase(among, many=True)}"
        case am.Extreme(which, characteristic, among):
            return f"the {which} {characteristic} among {nouns.phrase(among, many=True)}"
        case am.Past(words):
            return words
        case am.BeyondFirst():
            return "for each target beyond the first"
        case am.AnyNumber() | am.OneOf():
            raise ValueError(f"not an amount by itself: {amount}")
        case _:
            assert_never(amount)


def for_each(amount: Amount) -> str:
    """ "for each land you control"."""
    match amount:
        case am.CountCounters(kind, on):
            return f"for each {kind} counter on {subjects.subject(on)}"
        case am.CountKinds(what, among):
            return f"for each {what.removesuffix('s')} among {nouns.phrase(among, many=True)}"
        case am.Past(words):
            return f"for each {words}"
        case _:
            return say_amount(amount)


def much(amount: Amount) -> str:
    """An amount of life or damage: "3", "that much", "twice that much"."""
    return say_amount(amount).replace("that number", "that much")


def many(amount: Amount) -> str:
    """An amount of things: "that many", "twice that many"."""
    return say_amount(amount).replace("that number", "that many")


def signed(value: Signed) -> str:
    """ "+1", "-X"."""
    return f"{value.sign}{figure(value.amount)}"
