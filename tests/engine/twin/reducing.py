"""A board on which something is wrong, made as small as it can be, and told in a few lines."""

from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields, is_dataclass, replace
from enum import Enum
from typing import Any

from engine.state import GameObject, State
from engine.vocabulary.ability import Static


def smallest(state: State, wrong: Callable[[State], bool]) -> State:
    """Without every object, ability, statement, modification, counter and effect that it goes wrong without."""
    while True:
        smaller = next((s for s in _smaller(state) if wrong(s)), None)
        if smaller is None:
            return state
        state = smaller


def _smaller(state: State) -> Iterator[State]:
    for id_ in state.objects:
        rest = {i: replace(o, attached_to=_not(id_, o.attached_to)) for i, o in state.objects.items() if i != id_}
        fewer = tuple(replace(e, objects=e.objects - {id_}) for e in state.effects if e.objects != {id_})
        if rest:
            yield replace(state, objects=rest, effects=fewer)
    for place, effect in enumerate(state.effects):
        rest = (*state.effects[:place], *state.effects[place + 1 :])
        yield replace(state, effects=rest)
        said = effect.instruction.modifications
        for one in said if len(said) > 1 else ():
            instruction = replace(effect.instruction, modifications=tuple(m for m in said if m is not one))
            yield replace(state, effects=(replace(effect, instruction=instruction), *rest))
    for id_, thing in state.objects.items():
        for smaller in _smaller_things(thing):
            yield replace(state, objects={**state.objects, id_: smaller})


def _smaller_things(thing: GameObject) -> Iterator[GameObject]:
    if thing.counters:
        yield replace(thing, counters=())
    abilities = thing.abilities or ()
    for place, ability in enumerate(abilities):
        for smaller in ((), *_smaller_abilities(ability)):
            yield replace(thing, abilities=(*abilities[:place], *smaller, *abilities[place + 1 :]))


def _smaller_abilities(ability: Any) -> Iterator[tuple[Static]]:
    clauses = ability.clauses if isinstance(ability, Static) else ()
    for clause in clauses:
        if len(clauses) > 1:
            yield (Static(tuple(c for c in clauses if c is not clause)),)
        if clause.condition is not None:
            yield (Static(tuple(replace(c, condition=None) if c is clause else c for c in clauses)),)
        for one in clause.modifications if len(clause.modifications) > 1 else ():
            fewer = replace(clause, modifications=tuple(m for m in clause.modifications if m is not one))
            yield (Static(tuple(fewer if c is clause else c for c in clauses)),)


def _not(id_: str, attached: str | None) -> str | None:
    return None if attached == id_ else attached


def told(state: State) -> str:
    """The board, an object or effect to a line, without what is as usual."""
    lines = []
    for thing in state.objects.values():
        card = thing.card
        words = [*sorted(card.supertypes), *sorted(card.types), "—", *card.subtypes, card.mana_cost, card.power, card.toughness]
        about = [thing.controller, thing.zone, thing.timestamp, f"on {thing.attached_to}", brief(dict(thing.chosen))]
        piles = [(c.kind, c.number, c.timestamp) for c in thing.counters]
        lines.append(" ".join(map(str, [thing.id, *words, "|", *about, *piles, "token" if thing.token else ""])))
        lines += [f"    {brief(ability)}" for ability in thing.abilities or ()]
    for effect in state.effects:
        about = [effect.timestamp, effect.controller, *sorted(effect.objects), dict(effect.values), effect.chosen]
        lines.append(" ".join(map(str, [f"spell {effect.number}", *about, brief(effect.instruction)])))
    return "\n".join(lines)


def brief(tree: Any) -> str:
    """A tree with what is not by default."""
    match tree:
        case Enum():
            return str(tree.value)
        case dict():
            return "{" + ", ".join(f"{key}: {brief(value)}" for key, value in tree.items()) + "}"
        case tuple():
            return "(" + ", ".join(map(brief, tree)) + ")"
        case _ if is_dataclass(tree):
            parts = [
                brief(getattr(tree, f.name)) for f in fields(tree) if f.default is MISSING or getattr(tree, f.name) != f.default
            ]
            return f"{type(tree).__name__}({', '.join(parts)})"
    return str(tree)
