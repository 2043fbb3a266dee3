"""Conditions, from what the grammar found (603.4, 611.3)."""

from dataclasses import replace

from engine.model import Zone
from engine.oracle.build.references import who_of
from engine.vocabulary import condition as co
from engine.vocabulary.amount import Amount, CountKinds, Number
from engine.vocabulary.condition import Condition
from engine.vocabulary.cost import Mana
from engine.vocabulary.quality import Filter, InZone, Not, Quality, Who
from engine.vocabulary.subject import It, Subject
from engine.vocabulary.trigger import Event, PlayerEvent

is_ = co.Is
fact = co.Fact
kicked = co.Kicked
THIS = It("it's")


def in_battlefield() -> InZone:
    """ "on the battlefield", of one object."""
    return InZone(Zone.BATTLEFIELD)


def is_not(subject: Subject, quality: Quality) -> co.Is:
    """ "Grist isn't on the battlefield"."""
    return co.Is(subject, Not(quality))


def it_is(quality: Quality) -> co.Is:
    """ "it's untapped"."""
    return co.Is(THIS, quality)


def it_is_not(quality: Quality) -> co.Is:
    """ "it's not a creature"."""
    return co.Is(THIS, Not(quality))


def both(*parts: Condition) -> co.Both:
    """Two conditions."""
    return co.Both(parts)


def either_condition(*parts: Condition) -> co.Both:
    """One of two conditions."""
    return co.Both(parts, "or")


def your_turn() -> co.YourTurn:
    """ "it's your turn"."""
    return co.YourTurn()


def not_your_turn() -> co.YourTurn:
    """ "it's not your turn"."""
    return co.YourTurn(yours=False)


def _value(amount: Amount) -> int:
    if not isinstance(amount, Number):
        raise TypeError("not a number")
    return amount.value


def controls(who: Subject, what: Filter) -> co.Controls:
    """ "you control a Swamp"."""
    return co.Controls(who_of(who), what)


def controls_either(who: Subject, first: Filter, second: Filter) -> co.Controls:
    """ "you control a Plains or an Island"."""
    if first != Filter(first.nouns) or second != Filter(second.nouns):
        raise ValueError("more than two nouns")
    return co.Controls(who_of(who), Filter(first.nouns + second.nouns, conjunction="or", articles=True))


def graveyard_more(who: str, least: Amount) -> co.Hand:
    """ "an opponent has eight or more cards in their graveyard"."""
    return co.Hand(who_of(who), least=_value(least), zone=Zone.GRAVEYARD)


def controls_more(who: Subject, least: Amount, what: Filter) -> co.Controls:
    """ "you control three or more artifacts"."""
    return co.Controls(who_of(who), what, least=_value(least))


def controls_fewer(who: Subject, most: Amount, what: Filter) -> co.Controls:
    """ "you control two or fewer other lands"."""
    return co.Controls(who_of(who), what, least=None, most=_value(most))


def controls_exactly(who: Subject, many: Amount, what: Filter) -> co.Controls:
    """ "you control exactly one creature"."""
    return co.Controls(who_of(who), what, least=_value(many), most=_value(many))


def controls_at_least(who: Subject, least: Amount, what: Filter) -> co.Controls:
    """ "you control at least three other creatures"."""
    return co.Controls(who_of(who), what, least=_value(least), at_least=True)


def controls_not(who: Subject, what: Filter) -> co.Controls:
    """ "you don't control a Food"."""
    return co.Controls(who_of(who), what, least=None, most=0, negative=True)


def kinds_among(least: Amount, kinds: str, among: Filter) -> co.Compare:
    """ "there are four or more card types among cards in your graveyard"."""
    return co.Compare(CountKinds(kinds, among), ">=", least, there=True)


def it_targets(_it: It, what: Filter | Subject) -> co.TargetsWhat:
    """ "it targets a tapped creature"."""
    return co.TargetsWhat(what)


def kicked_with(_it: It, cost: Mana) -> co.Kicked:
    """ "it was kicked with its {2}{U} kicker"."""
    return co.Kicked(cost=(cost,))


def did(words: str) -> co.Did:
    """ "you do", "they don't", "no one does"."""
    return co.Did(words, done="n't" not in words and not words.startswith("no "))


def it_was(it: It, quality: Quality) -> co.Is:
    """ "it was a Horror"."""
    return co.Is(it, quality, was=True)


def controls_none(who: Subject, what: Filter) -> co.Controls:
    """ "you control no creatures"."""
    return co.Controls(who_of(who), what, least=None, most=0)


def life_is(who: str, amount: Amount, more: str) -> co.LifeIs:
    """ "an opponent has 10 or less life"."""
    return co.LifeIs(who_of(who), "<=" if more == "less" else ">=", amount)


def hand_more(who: str, least: Amount) -> co.Hand:
    """ "you have seven or more cards in hand"."""
    return co.Hand(who_of(who), least=_value(least))


def hand_fewer(who: str, most: Amount) -> co.Hand:
    """ "you have two or fewer cards in hand"."""
    return co.Hand(who_of(who), most=_value(most))


def hand_none(who: str) -> co.Hand:
    """ "you have no cards in hand"."""
    return co.Hand(who_of(who), most=0)


def hand_exactly(who: str, many: Amount) -> co.Hand:
    """ "you have exactly seven cards in hand"."""
    return co.Hand(who_of(who), least=_value(many), most=_value(many))


def there_are_more(least: Amount, what: Filter) -> co.ThereAre:
    """ "there are seven or more cards in your graveyard"."""
    return co.ThereAre(what, least=_value(least))


def there_are_fewer(most: Amount, what: Filter) -> co.ThereAre:
    """ "there are two or fewer cards in your library"."""
    return co.ThereAre(what, least=None, most=_value(most))


def there_are_none(what: Filter) -> co.ThereAre:
    """ "there are no cards in your graveyard"."""
    return co.ThereAre(what, least=None, most=0)


def there_is(what: Filter) -> co.ThereAre:
    """ "there is an Elf card in your graveyard"."""
    return co.ThereAre(what)


def one_is_in(what: Filter, where: dict[str, object]) -> co.ThereAre:
    """ "an artifact card is in your graveyard"."""
    return co.ThereAre(replace(what, **where), one=True)  # type: ignore[arg-type]


def has_more_counters(subject: Subject, has: str, least: Amount, kind: str | None) -> co.HasCounters:
    """ "this creature has three or more +1/+1 counters on it"."""
    return co.HasCounters(subject, kind or "", least=_value(least), was=has == "had", one=False)


def has_fewer_counters(subject: Subject, has: str, most: Amount, kind: str) -> co.HasCounters:
    """ "this creature has two or fewer quest counters on it"."""
    return co.HasCounters(subject, kind, least=None, most=_value(most), was=has == "had")


def has_a_counter(subject: Subject, has: str, kind: str) -> co.HasCounters:
    """ "this creature has a +1/+1 counter on it"."""
    return co.HasCounters(subject, kind, was=has == "had")


def has_no_counters(subject: Subject, has: str, kind: str | None) -> co.HasCounters:
    """ "it had no +1/+1 counters on it"."""
    return co.HasCounters(subject, kind or "", least=None, most=0, was=has == "had")


def has_any_counter_on(subject: Subject, has: str) -> co.HasCounters:
    """ "it has a counter on it"."""
    return co.HasCounters(subject, "", was=has == "had")


def you_have(verb: str, what: Filter | None, when: str) -> co.Happened:
    """ "you've cast a noncreature spell this turn"."""
    return co.Happened(PlayerEvent(Who.YOU, f"have {verb}", what), when)


def you_have_not(verb: str, what: Filter | None, when: str) -> co.Happened:
    """ "you haven't cast a spell this turn"."""
    return co.Happened(PlayerEvent(Who.YOU, f"have {verb}", what), when, negative=True)


def compare(amount: Amount, than: tuple[str, Amount]) -> co.Compare:
    """ "your devotion to black is less than five"."""
    return co.Compare(amount, *than)


def less(amount: Amount) -> tuple[str, Amount]:
    """ "less than five"."""
    return "<", amount


def greater(amount: Amount) -> tuple[str, Amount]:
    """ "greater than five"."""
    return ">", amount


def at_most(amount: Amount) -> tuple[str, Amount]:
    """ "five or less"."""
    return "<=", amount


def at_least(amount: Amount) -> tuple[str, Amount]:
    """ "five or more"."""
    return ">=", amount


def equal(amount: Amount) -> tuple[str, Amount]:
    """ "5"."""
    return "=", amount


def happened(doer: Subject | Filter, verb: str, when: str) -> co.Happened:
    """ "a creature died this turn"."""
    return co.Happened(Event(doer, verb), when)


def happened_several(doer: Filter, verb: str, when: str) -> co.Happened:
    """ "one or more creatures died this turn"."""
    return co.Happened(Event(doer, verb, several=True), when)


def player_happened(who: str, verb: str, what: Filter | None, when: str) -> co.Happened:
    """ "you attacked this turn"."""
    return co.Happened(PlayerEvent(who_of(who), verb, what), when)


def happened_none(doer: Filter, verb: str, when: str) -> co.Happened:
    """ "no creatures died this turn"."""
    return co.Happened(Event(doer, verb), when, negative=True)
