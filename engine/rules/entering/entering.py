"""613.7d, 613.7m: objects arrive in a zone and receive their timestamps."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.actions import Enter, Move, Together
from engine.card import Card
from engine.illegal import Illegal, Reason
from engine.model import PERMANENT_TYPES, Zone
from engine.rules.entering.attaching import attached
from engine.rules.entering.entering_as import Arrival, counters_of, onto_battlefield
from engine.rules.moving import apnap, with_objects
from engine.rules.outcome import MAX_OBJECTS, Cards, Outcome, Performed, find_card, refusal, under
from engine.state import GameObject, State


def enter(state: State, action: Enter, cards: Cards) -> Outcome:
    """One object arrives (613.7d)."""
    arrival = _arrive(state, action, cards)
    return Performed(put(state, [arrival]), untold=arrival.untold) if isinstance(arrival, Arrival) else arrival


def enter_together(state: State, action: Together, cards: Cards) -> Outcome:
    """Several objects arrive at once; each is looked at as things were before (614.12, 613.7m)."""
    ids = [a.id for a in action.arrivals]
    refused = [refusal(Reason.DUPLICATE_ID, f"arrivals.{n}.id", id_) for n, id_ in enumerate(ids) if id_ in ids[:n]]
    if len(state.objects) + len(ids) > MAX_OBJECTS:
        refused.append(refusal(Reason.TOO_MANY, "arrivals", len(ids), most=MAX_OBJECTS))
    arrivals = []
    for n, entrance in enumerate(action.arrivals):
        arrival = _arrive(state, entrance, cards)
        if isinstance(arrival, Arrival):
            arrivals.append(arrival)
        else:
            refused += under(f"arrivals.{n}", arrival)
    return tuple(refused) or Performed(put(state, arrivals), untold=tuple(u for a in arrivals for u in a.untold))


def reenter(state: State, action: Move, cards: Cards) -> Outcome:
    """A card that is elsewhere is put onto the battlefield, as a new object (400.7)."""
    old = state.objects[action.id]
    if old.token:
        return (refusal(Reason.BAD_VALUE, "id", action.id, "111.8"),)
    entrance = Enter(
        id=action.id,
        card=old.card.name,
        controller=action.controller or old.owner,
        owner=old.owner,
        attached_to=action.attached_to,
        chosen=action.chosen,
        copy_of=action.copy_of,
        tapped=action.tapped,
    )
    elsewhere = replace(state, objects={id_: o for id_, o in state.objects.items() if id_ != action.id})
    return enter(elsewhere, entrance, {**cards, old.card.name: old.card})


def put(state: State, arrivals: Sequence[Arrival]) -> State:
    """They are there, with timestamps in APNAP order, each player's in the order given (613.7m)."""
    tick, clock, effects, objects = state.clock, state.clock + 1, list(state.effects), []
    here = sorted(arrivals, key=lambda a: apnap(state, a.object.controller))
    for n, arrival in enumerate(here):
        counters = tuple(replace(c, timestamp=(tick, n)) for c in arrival.object.counters)
        objects.append(replace(arrival.object, timestamp=(tick, n), counters=counters))
        if arrival.copy is not None:
            effects.append(replace(arrival.copy, number=clock, timestamp=(tick, n)))
            clock += 1
    state = replace(with_objects(state, objects), effects=tuple(effects), clock=clock)
    for arrival in here:
        if arrival.carrier is not None:
            state = attached(state, arrival.object.id, arrival.carrier)
    return state


def _arrive(state: State, action: Enter, cards: Cards) -> Arrival | tuple[Illegal, ...]:
    card = find_card(action.card, cards)
    refused = tuple(_faults(state, action, card))
    if refused or card is None:
        return refused
    object_ = GameObject(
        id=action.id,
        card=_only_text(card) if action.emblem else card,
        owner=action.owner or action.controller,
        controller=action.controller,
        zone=action.zone,
        timestamp=(state.clock, 0),
        tapped=action.tapped,
        token=action.token,
        face_down=action.face_down,
        emblem=action.emblem,
    )
    if action.zone is not Zone.BATTLEFIELD:
        return Arrival(replace(object_, controller=object_.owner, counters=counters_of(action.counters)))  # 108.4a
    return onto_battlefield(state, action, object_, cards)


def _only_text(card: Card) -> Card:
    """What an emblem has of it: abilities and no other characteristics (114.3), but for a name to call it by."""
    return Card(card.name, None, frozenset(), frozenset(), (), frozenset(), card.oracle_text)


def _faults(state: State, action: Enter, card: Card | None) -> Iterable[Illegal]:
    """What is wrong whatever the board looks like."""
    if action.id in state.objects or state.is_player(action.id):
        yield refusal(Reason.DUPLICATE_ID, "id", action.id)
    if len(state.objects) >= MAX_OBJECTS:
        yield refusal(Reason.TOO_MANY, "id", action.id, most=MAX_OBJECTS)
    if not state.is_player(action.controller):
        yield refusal(Reason.UNKNOWN_PLAYER, "controller", action.controller)
    if action.owner is not None and not state.is_player(action.owner):
        yield refusal(Reason.UNKNOWN_PLAYER, "owner", action.owner)
    if card is None:
        yield refusal(Reason.UNKNOWN_CARD, "card", action.card)
    elif action.zone is Zone.BATTLEFIELD and not card.types & PERMANENT_TYPES:
        yield refusal(Reason.NOT_A_PERMANENT, "card", action.card, "110.4")
    for kind, number in action.counters:
        if not kind or not 0 < number <= 9999:
            yield refusal(Reason.BAD_VALUE, "counters", f"{kind} {number}", "122.1")
    if action.emblem and action.zone is not Zone.COMMAND:
        yield refusal(Reason.BAD_VALUE, "emblem", action.zone, "114.1")
    if action.zone is not Zone.BATTLEFIELD:
        yield from _only_there(action)


def _only_there(action: Enter) -> Iterable[Illegal]:
    """What only permanents have: status, attachments, choices made as they enter (110.5d, 614.12)."""
    given = {
        "attached_to": action.attached_to,
        "copy_of": action.copy_of,
        "tapped": action.tapped,
        "face_down": action.face_down,
        "chosen": action.chosen,
    }
    yield from (refusal(Reason.NOT_ON_BATTLEFIELD, key, action.id, id=action.id) for key, value in given.items() if value)
