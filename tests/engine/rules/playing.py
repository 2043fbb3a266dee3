"""Positions for tests, played from actions; a refusal where none is meant fails the test."""

from collections.abc import Mapping
from dataclasses import replace

from engine import Card, State, begin, characteristics, from_facts, perform, say
from engine.actions import Action, Enter
from engine.illegal import Illegal, Reason
from engine.model import Zone
from engine.performing import Performed
from engine.setup import Setup
from engine.sheet import Sheet
from engine.state import GameObject
from engine.vocabulary.ability import Ability, Activated
from engine.vocabulary.instruction import Instruction

YOU, OPP = "you", "opp"


def card(name: str, line: str, text: str = "", **facts: str) -> Mapping[str, Card]:
    """An example card, as card facts beyond the pool."""
    return {name: from_facts({"name": name, "type_line": line, "oracle_text": text, **facts})}


def enter(name: str, controller: str = YOU, **more: object) -> Enter:
    """An arrival whose id is the first word of the card's name, in lower case."""
    return Enter(more.pop("id", name.split(maxsplit=1)[0].lower().strip(",'")), name, controller, **more)


def play(*actions: Action, cards: Mapping[str, Card] | None = None, active: str = YOU) -> State:
    """The position after these actions."""
    state = begin(Setup((YOU, OPP), (), active=active))
    assert isinstance(state, State)
    for action in actions:
        state = then(state, action, cards)
    return state


def then(state: State, action: Action, cards: Mapping[str, Card] | None = None) -> State:
    """The position after one more action."""
    return done(state, action, cards).state


def done(state: State, action: Action, cards: Mapping[str, Card] | None = None) -> Performed:
    """What performing the action gave."""
    outcome = perform(state, action, cards)
    assert isinstance(outcome, Performed), outcome
    return outcome


def refused(state: State, action: Action, cards: Mapping[str, Card] | None = None) -> tuple[Illegal, ...]:
    """Why the action is not legal."""
    outcome = perform(state, action, cards)
    assert not isinstance(outcome, Performed)
    return outcome


def why(state: State, action: Action, cards: Mapping[str, Card] | None = None) -> list[tuple[Reason, str | None, str | None]]:
    """Reason, key and rule of every refusal."""
    return [(i.reason, i.key, None if i.rule is None else str(i.rule)) for i in refused(state, action, cards)]


def sheet(state: State, id_: str) -> Sheet:
    """What an object is now."""
    return characteristics(state)[id_]


def pt(state: State, id_: str) -> str:
    """Power and toughness, "2/1"; "" for what has none."""
    found = sheet(state, id_).pt
    return "" if found is None else f"{found[0]}/{found[1]}"


def abilities(state: State, id_: str) -> list[str]:
    """The abilities that an object has, in English."""
    found = sheet(state, id_)
    return [say(held.ability, found.name) for held in found.abilities]


def with_ability(state: State, id_: str, *instructions: Instruction, controller: str = YOU) -> State:
    """The position with one more creature, a 1/1 whose activated ability has these instructions, whatever text may say them."""
    own: tuple[Ability, ...] = (Activated((), instructions),)
    printed = from_facts({"name": id_, "type_line": "Creature", "power": "1", "toughness": "1"})
    creature = GameObject(id_, printed, controller, controller, Zone.BATTLEFIELD, (state.clock, 0), abilities=own)
    return replace(state, objects={**state.objects, id_: creature}, clock=state.clock + 1)
