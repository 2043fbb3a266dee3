"""Costs, conditions, triggers and statements about the rules, from what the grammar found (118, 603, 613.11)."""

from dataclasses import replace

from engine.vocabulary.amount import Amount
from engine.vocabulary.condition import Both, Compare, Condition, Controls, Is, LifeIs, YourTurn
from engine.vocabulary.cost import CostPart, Discard, Exile, Mana, PayLife, Sacrifice, Tap, Untap
from engine.vocabulary.gamerule import (
    Cant,
    CombatDamageByToughness,
    CostChange,
    DoesntUntap,
    HandSize,
    Must,
    PlayerHas,
    SpendMana,
    UntapDuring,
    VerbRule,
)
from engine.vocabulary.quality import Filter, Not, Quality, Who
from engine.vocabulary.subject import It, Subject
from engine.vocabulary.trigger import Event, PlayerEvent, StepBegins, Trigger

SELF = It("")  # the subject of the statement that a rule verb belongs to
pay_life = PayLife
event = Event



def mana(*symbols: str) -> Mana:
    """ "{2}{G}"."""
    return Mana(symbols)


def cost(*parts: CostPart) -> tuple[CostPart, ...]:
    """All the parts of a cost."""
    return parts


def tap(_symbol: str) -> Tap:
    """{T}."""
    return Tap()


def untap(_symbol: str) -> Untap:
    """{Q}."""
    return Untap()


def own_name(_name: str) -> str:
    """The object by its name."""
    return "name"


def own_short_name(_name: str) -> str:
    """The object by its short name."""
    return "short name"


def sacrifice_this(word: str) -> Sacrifice:
    """ "Sacrifice this creature"."""
    return Sacrifice(None, this=word)


def sacrifice(what: Filter) -> Sacrifice:
    """ "Sacrifice a creature"."""
    return Sacrifice(what)


def sacrifice_some(amount: Amount, what: Filter) -> Sacrifice:
    """ "Sacrifice two lands"."""
    return Sacrifice(what, amount=amount)


def discard_this() -> Discard:
    """ "Discard this card"."""
    return Discard(None, this="card")


def discard(what: Filter, at_random: str | None = None) -> Discard:
    """ "Discard a card"."""
    return Discard(what, random=at_random is not None)


def discard_some(amount: Amount, what: Filter) -> Discard:
    """ "Discard two cards"."""
    return Discard(what, amount=amount)


def exile_this(word: str, where: dict[str, object] | None = None) -> Exile:
    """ "Exile this card from your graveyard"."""
    return Exile(None, this=word, from_="" if where is None else "your graveyard")


def exile(what: Filter) -> Exile:
    """ "Exile a card from your graveyard"."""
    return Exile(what)


def exile_some(amount: Amount, what: Filter) -> Exile:
    """ "Exile two cards from your graveyard"."""
    return Exile(what, amount=amount)


def is_(subject: Subject, quality: Quality) -> Is:
    """ "this creature is a Spirit"."""
    return Is(subject, quality)


def is_not(subject: Subject, quality: Quality) -> Is:
    """ "Grist isn't on the battlefield"."""
    return Is(subject, Not(quality))


def it_is(quality: Quality) -> Is:
    """ "it's untapped"."""
    return Is(It("it's"), quality)


def one_condition(found: Condition) -> Condition:
    """One condition."""
    return found


def both(*parts: Condition) -> Both:
    """Two conditions."""
    return Both(parts)


def your_turn() -> YourTurn:
    """ "it's your turn"."""
    return YourTurn()


def not_your_turn() -> YourTurn:
    """ "it's not your turn"."""
    return YourTurn(yours=False)


def controls(who: str, what: Filter) -> Controls:
    """ "you control a Swamp"."""
    return Controls(Who(who), what)


def controls_more(who: str, least: Amount, what: Filter) -> Controls:
    """ "you control three or more artifacts"."""
    return Controls(Who(who), what, least=getattr(least, "value"))


def controls_none(who: str, what: Filter) -> Controls:
    """ "you control no creatures"."""
    return Controls(Who(who), what, least=None, most=0)


def life_is(who: str, amount: Amount, more: str) -> LifeIs:
    """ "an opponent has 10 or less life"."""
    return LifeIs(Who(who), "<=" if more == "less" else ">=", amount)


def compare(amount: Amount, than: tuple[str, Amount]) -> Compare:
    """ "your devotion to black is less than five"."""
    return Compare(amount, *than)


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


def trigger(word: str, events: tuple[Event | PlayerEvent, ...]) -> Trigger:
    """ "Whenever …"."""
    return Trigger(word, events)


def events(*parts: Event | PlayerEvent) -> tuple[Event | PlayerEvent, ...]:
    """The events, joined by "or"."""
    return parts


def event_either(subject: Subject | Filter, other: Subject | Filter, verb: str) -> Event:
    """ "this creature or another creature dies"."""
    return Event(subject, verb, or_=other)


def player_event(who: str, verb: str, what: Filter | None) -> PlayerEvent:
    """ "you cast a creature spell"."""
    return PlayerEvent(Who(who), verb, what)


def step_begins(step: str) -> StepBegins:
    """ "your upkeep": the step and whose it is."""
    whose = {"your ": Who.YOU, "each player's ": Who.EACH_PLAYER, "each opponent's ": Who.EACH_OPPONENT}
    for word, who in whose.items():
        if step.startswith(word):
            return StepBegins(step.removeprefix(word), who)
    return StepBegins(step, None)


def player_has(who: str, abilities: tuple[object, ...]) -> PlayerHas:
    """ "You have hexproof"."""
    return PlayerHas(Who(who), abilities)  # type: ignore[arg-type]


def rule_of(subject: Subject, statement: VerbRule) -> VerbRule:
    """A rule verb with its subject."""
    return replace(statement, subject=subject)


def cant(actions: tuple[str, ...]) -> Cant:
    """ "can't attack or block"."""
    return Cant(SELF, actions)


def actions(*parts: str) -> tuple[str, ...]:
    """What is forbidden."""
    return parts


def cant_unless(what: tuple[str, ...], price: Mana, each: Amount) -> Cant:
    """ "can't attack you unless their controller pays {2} for each …"."""
    return Cant(SELF, what, "their controller", (price,), each)


def must_attack() -> Must:
    """ "attacks each combat if able"."""
    return Must(SELF, "attack each combat")


def doesnt_untap(during: str) -> DoesntUntap:
    """ "doesn't untap during its controller's untap step"."""
    return DoesntUntap(SELF, during)


def by_toughness() -> CombatDamageByToughness:
    """ "assigns combat damage equal to its toughness rather than its power"."""
    return CombatDamageByToughness(SELF)


def untap_during(what: Subject) -> UntapDuring:
    """ "Untap all permanents you control during each other player's untap step"."""
    return UntapDuring(what, "each other player's untap step")


def cost_change(what: Subject, amount: Mana, more: str) -> CostChange:
    """ "Spells cost {1} more to cast"."""
    return CostChange(what, (amount,), more == "more")


def spend_any(who: str) -> SpendMana:
    """ "Players may spend mana as though it were mana of any color"."""
    return SpendMana(Who(who), "mana of any color")


def spend_white() -> SpendMana:
    """ "You may spend white mana as though it were mana of any color"."""
    return SpendMana(Who.YOU, "mana of any color", spent="white")


def spend_other() -> SpendMana:
    """ "You may spend other mana only as though it were colorless mana"."""
    return SpendMana(Who.YOU, "colorless mana", spent="other", only=True)


def no_hand_size() -> HandSize:
    """ "You have no maximum hand size"."""
    return HandSize(Who.YOU, None)


