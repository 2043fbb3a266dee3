"""Trigger conditions and what would happen, from what the grammar found (603.1, 603.2, 614.1)."""

from engine.oracle.build.references import who_of
from engine.oracle.lexicon import NUMBERS
from engine.vocabulary.amount import Amount, Number
from engine.vocabulary.quality import Filter, Noun, Who
from engine.vocabulary.subject import Attached, Chosen, PlayerOf, Subject, Together
from engine.vocabulary.trigger import Event, PlayerEvent, StepBegins, Trigger

Doer = Subject | Filter
AnyEvent = Event | PlayerEvent
event = Event


def words(*parts: str | None) -> str:
    """Words in their order."""
    return " ".join(p for p in parts if p)


def damaging(deals: str, kind: str | None, to: str | None) -> str:
    """ "deals combat damage to a player"."""
    return words(deals, kind, "damage", to)


def targeted_by(kind: str, owner: str | None) -> str:
    """ "becomes the target of a spell or ability an opponent controls"."""
    return words("becomes the target of", kind, owner)


def would(verb: str, suffix: str | None = None) -> str:
    """ "would die this turn"."""
    return words("would", verb, suffix)


player_would = would
would_to = would


def trigger(word: str, events: tuple[AnyEvent, ...] | Trigger) -> Trigger:
    """ "Whenever …"."""
    return Trigger(word, events.events, events.joined) if isinstance(events, Trigger) else Trigger(word, events)


def events(*parts: AnyEvent) -> tuple[AnyEvent, ...]:
    """The events, joined by "or"."""
    return parts


def events_and(*parts: AnyEvent) -> Trigger:
    """Events joined by "and when"."""
    return Trigger("", parts, "and when")


def events_and_whenever(*parts: AnyEvent) -> Trigger:
    """Events joined by "and whenever"."""
    return Trigger("", parts, "and whenever")


def events_and_at(first: AnyEvent, second: StepBegins) -> Trigger:
    """ "when this Aura enters and at the beginning of your upkeep"."""
    return Trigger("", (first, second), "and at")


def player_or(player: Subject, other: Subject) -> Together:
    """ "you or a permanent you control"."""
    return Together((player, other), "or")


def chosen_source() -> Chosen:
    """ "a source of your choice" (615.7)."""
    return Chosen(Filter((Noun.SOURCE,)), how="of your choice")


def event_object(doer: Doer, verb: str, to: Doer | str) -> Event:
    """ "this creature blocks a creature"."""
    return Event(doer, f"{verb} {to}") if isinstance(to, str) else Event(doer, verb, object=to)


def event_either(doer: Doer, other: Doer, verb: str) -> Event:
    """ "this creature or another creature dies"."""
    return Event(doer, verb, or_=other)


def event_either_object(doer: Doer, other: Doer, verb: str, to: Doer) -> Event:
    """ "this creature or another creature deals damage to …"."""
    return Event(doer, verb, or_=other, object=to)


def event_several(doer: Filter, verb: str) -> Event:
    """ "one or more creatures die"."""
    return Event(doer, verb, several=True)


def event_several_object(doer: Filter, verb: str, to: Doer | str) -> Event:
    """ "one or more creatures you control deal combat damage to a player"."""
    return Event(doer, f"{verb} {to}", several=True) if isinstance(to, str) else Event(doer, verb, object=to, several=True)


def or_happening(verb: str) -> str:
    """ "or dies"."""
    return f"or {verb}"


def event_counters(kind: str, on: Doer, suffix: str | None) -> Event:
    """ "one or more +1/+1 counters are put on this creature"."""
    return Event(on, suffix or "", counters=kind)


def event_and_others(doer: Doer, least: int, what: Filter) -> Event:
    """ "this creature and at least two other creatures attack"."""
    return Event(doer, words("and at least", NUMBERS[least], "other", noun_of(what), "attack"))


def noun_of(what: Filter) -> str:
    """The plain noun of a phrase with nothing else in it."""
    if what != Filter(what.nouns) or len(what.nouns) > 1:
        raise ValueError("more than a noun")
    return f"{what.nouns[0]}s"


def you_or_permanent() -> Event:
    """ "you or a permanent you control"."""
    raise ValueError("no such doer yet")


def player_event(who: Subject, verb: str, then: str | None) -> PlayerEvent:
    """ "you gain life"."""
    return PlayerEvent(who_of(who), verb, then=then or "")


def player_event_plain(who: Subject, verb: str) -> PlayerEvent:
    """ "you would gain life"."""
    return PlayerEvent(who_of(who), verb)


def player_event_of(who: Subject, verb: str, what: Doer | str, then: str | None) -> PlayerEvent:
    """ "you cast a creature spell"."""
    if isinstance(what, str):
        raise TypeError("no object")
    return PlayerEvent(who_of(who), verb, what, then=then or "")


def player_event_several(who: Subject, verb: str, what: Filter, then: str | None) -> PlayerEvent:
    """ "you sacrifice one or more artifacts"."""
    return PlayerEvent(who_of(who), verb, what, several=True, then=then or "")


def player_event_many(who: Subject, verb: str, least: Amount, what: Filter) -> PlayerEvent:
    """ "you attack with two or more creatures"."""
    if not isinstance(least, Number):
        raise TypeError("no number")
    return PlayerEvent(who_of(who), verb, what, least=least.value)


def step_begins(step: str) -> StepBegins:
    """ "your upkeep": the step and whose it is."""
    whose = {
        "your ": Who.YOU,
        "each player's ": Who.EACH_PLAYER,
        "each opponent's ": Who.EACH_OPPONENT,
        "enchanted player's ": Who.ENCHANTED_PLAYER,
        "that player's ": Who.THAT_PLAYER,
        "each other player's ": Who.EACH_OTHER_PLAYER,
        "the chosen player's ": Who.CHOSEN_PLAYER,
    }
    for word, who in whose.items():
        if step.startswith(word):
            return StepBegins(step.removeprefix(word), who)
    return StepBegins(step, None)


def step_of_enchanted(of: Attached) -> StepBegins:
    """ "the upkeep of enchanted creature's controller"."""
    return StepBegins("upkeep", None, of=PlayerOf("controller", of))


def end_of_combat() -> StepBegins:
    """ "at end of combat"."""
    return StepBegins("end of combat", None)
