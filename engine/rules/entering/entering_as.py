"""614.12: how a permanent enters: as a copy, with choices, with counters, tapped, attached.

Decided by its characteristics as it would exist on the battlefield: an entering Conspiracy that would be a creature
without abilities there has no choice to make.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from engine.actions import Enter
from engine.illegal import Illegal, Reason
from engine.model import CardType
from engine.oracle import say
from engine.rules.amounts import value
from engine.rules.choosing import is_allowed, key_of, number, with_type
from engine.rules.conditions import holds
from engine.rules.context import Context, Sheets
from engine.rules.entering.attaching import cannot
from engine.rules.entering.entering_copy import enters_as_copy
from engine.rules.layers.layers import characteristics
from engine.rules.moving import with_objects
from engine.rules.outcome import Cards, refusal
from engine.sheet import Sheet
from engine.state import Counters, GameObject, ResolvedEffect, State
from engine.vocabulary.ability import EntersAsCopy, EntersChoosing, EntersDoing, EntersTapped, EntersWithCounters
from engine.vocabulary.amount import Variable
from engine.vocabulary.further import Further
from engine.vocabulary.tree import nodes


@dataclass(frozen=True, slots=True)
class Arrival:
    """An object about to be put somewhere, the effect that makes it a copy, and what an Equipment is attached to
    then."""

    object: GameObject
    copy: ResolvedEffect | None = None
    carrier: str | None = None
    untold: tuple[str, ...] = ()  # what it says of how it enters that is not performed yet


def onto_battlefield(state: State, action: Enter, object_: GameObject, cards: Cards) -> Arrival | tuple[Illegal, ...]:
    """The permanent as it enters, or everything that is wrong with how the action has it enter (614.12)."""
    object_ = replace(object_, attached_to=action.attached_to)
    copy = enters_as_copy(state, action, object_, cards)
    if isinstance(copy, Illegal):
        return (copy,)
    there = with_objects(state, [object_])
    if copy is not None:
        there = replace(there, effects=(*there.effects, copy))
    sheets = characteristics(there)
    if refused := (*_choice_faults(action, sheets[action.id]), *_attachment_faults(there, sheets, action)):
        return refused
    is_aura = "Aura" in sheets[action.id].subtypes
    entered = replace(
        object_,
        attached_to=object_.attached_to if is_aura else None,
        chosen=with_type({what: word for what, word in action.chosen.items() if what != "X"}),
        tapped=action.tapped or _enters_tapped(sheets[action.id], _context(action, there, sheets)),
        counters=counters_of((*action.counters, *_counters_with(action, there, sheets))),
    )
    carrier = None if is_aura else action.attached_to  # an Equipment enters first (301.5b)
    return Arrival(entered, copy, carrier, _untold(sheets[action.id]))


def _untold(sheet: Sheet) -> tuple[str, ...]:
    abilities = (h.ability for h in sheet.abilities)
    asked = (a for a in abilities if isinstance(a, EntersDoing | EntersTapped | EntersWithCounters | EntersAsCopy))
    return tuple(say(a, sheet.name) for a in asked if any(isinstance(node, Further) for node in nodes(a)))


def counters_of(given: Iterable[tuple[str, int]]) -> tuple[Counters, ...]:
    """One entry for each kind; the timestamp is still to come."""
    total: dict[str, int] = {}
    for kind, count in given:
        total[kind] = total.get(kind, 0) + count
    return tuple(Counters(kind, count, (0, 0)) for kind, count in total.items() if count)


def _context(action: Enter, there: State, sheets: Sheets) -> Context:
    x = number(action.chosen.get("X", ""))
    return Context(there, sheets, action.id, action.controller, it=action.id, values={} if x is None else {"X": x})


def _enters_tapped(sheet: Sheet, ctx: Context) -> bool:
    """ "Enters tapped", "enters tapped unless you control a Plains or an Island" (614.1c)."""
    return any(
        holds(h.ability.if_, ctx) and not (h.ability.unless is not None and holds(h.ability.unless, ctx))
        for h in sheet.abilities
        if isinstance(h.ability, EntersTapped)
    )


def _counters_with(action: Enter, there: State, sheets: Sheets) -> Iterator[tuple[str, int]]:
    """ "Enters with … counters on it", and the loyalty that a planeswalker enters with (614.1c, 306.5b)."""
    sheet, ctx = sheets[action.id], _context(action, there, sheets)
    for held in sheet.abilities:
        match held.ability:
            case EntersWithCounters(_, kind, amount, each, if_, _, where) if holds(if_, ctx):
                about = ctx if where is None else ctx.with_values({"X": value(where, ctx)})
                yield kind, value(amount, about) * (1 if each is None else value(each, about))
            case _:
                pass
    if CardType.PLANESWALKER in sheet.types and sheet.loyalty:
        yield "loyalty", sheet.loyalty


def _choice_faults(action: Enter, sheet: Sheet) -> Iterator[Illegal]:
    """Choices that are missing, that can't be made so, or that nothing asks for (614.12a, 205.3e, 105.4)."""
    asked = {key_of(h.ability.what): h.ability.what for h in sheet.abilities if isinstance(h.ability, EntersChoosing)}
    for key, what in asked.items():
        word = action.chosen.get(key)
        if word is None:
            yield refusal(Reason.MISSING_CHOICE, f"chosen.{key}", key, "614.12a", what=what)
        elif not is_allowed(what, word):
            yield refusal(Reason.ILLEGAL_CHOICE, f"chosen.{key}", word, "614.12a", what=what)
    for key, word in action.chosen.items():
        if key == "X" and _speaks_of_x(sheet):
            if number(word) is None:
                yield refusal(Reason.ILLEGAL_CHOICE, "chosen.X", word, "107.3")
        elif key not in asked:
            yield refusal(Reason.NOTHING_TO_CHOOSE, f"chosen.{key}", word, "614.12", id=action.id)


def _speaks_of_x(sheet: Sheet) -> bool:
    return any(
        isinstance(h.ability, EntersWithCounters) and isinstance(h.ability.amount, Variable) and h.ability.where is None
        for h in sheet.abilities
    )


def _attachment_faults(there: State, sheets: Sheets, action: Enter) -> Iterator[Illegal]:
    """An Aura must enter attached to something it can enchant; others than Equipment attached to nothing (303.4g–i)."""
    why = _attachment_fault(there, sheets, action)
    if why is not None:
        yield refusal(Reason.CANNOT_ATTACH, "attached_to", action.attached_to or "", why, id=action.id)


def _attachment_fault(there: State, sheets: Sheets, action: Enter) -> str | None:
    to, subtypes = action.attached_to, sheets[action.id].subtypes
    if to is None:
        return "303.4g" if "Aura" in subtypes else None
    if to not in there.objects and not there.is_player(to):
        return "303.4i" if "Aura" in subtypes else "301.5e"
    if not subtypes & {"Aura", "Equipment", "Fortification"}:
        return "303.4h"
    return cannot(there, sheets, action.id, to)
