"""111, 114: tokens and emblems that a resolving spell or ability creates."""

from dataclasses import replace

from engine.card import Card
from engine.model import CardType, Color, Zone
from engine.rules.amounts import value
from engine.rules.moving import with_objects
from engine.rules.naming import fresh_id
from engine.rules.outcome import MAX_OBJECTS
from engine.rules.resolving.resolution import Resolution
from engine.state import GameObject
from engine.vocabulary.ability import Ability
from engine.vocabulary.instruction import Create, Emblem
from engine.vocabulary.modification import Be


def create(resolution: Resolution, instruction: Create) -> Resolution:
    """Creates creature tokens under the control of the spell's or ability's controller (111.2); others, and copies, not yet."""
    be, ctx = instruction.description, resolution.context()
    if instruction.where is not None:  # "X …, where X is …"
        ctx = ctx.with_values({"X": value(instruction.where, ctx)})
    number = value(instruction.amount, ctx) * (1 if instruction.each is None else value(instruction.each, ctx))
    too_many = len(resolution.state.objects) + number > MAX_OBJECTS
    if too_many or instruction.who is not None or not isinstance(be, Be) or CardType.CREATURE not in be.types:
        return resolution.without(instruction)
    if be.power is None or be.toughness is None:
        return resolution.without(instruction)
    card = _token(be, str(value(be.power, ctx)), str(value(be.toughness, ctx)))
    state, created = resolution.state, []
    for n in range(number):
        token = replace(
            _object(resolution, card, be.abilities, Zone.BATTLEFIELD),
            id=fresh_id(state, card.name),
            timestamp=(state.clock, n),
        )
        state = with_objects(state, [replace(token, token=True, tapped=instruction.tapped)])
        created.append(token.id)
    return resolution.now(replace(state, clock=state.clock + 1), tuple(created))


def _token(be: Be, power: str, toughness: str) -> Card:
    """What the effect defines of it is its text; its name is its subtypes and "Token" (111.3, 111.4)."""
    return Card(
        name=" ".join((*be.subtypes, "Token")),
        mana_cost=None,
        supertypes=frozenset(be.supertypes),
        types=frozenset(be.types),
        subtypes=be.subtypes,
        colors=frozenset(c for c in be.colors or () if isinstance(c, Color)),
        power=power,
        toughness=toughness,
    )


def get_emblem(resolution: Resolution, instruction: Emblem) -> Resolution:
    """An emblem with these abilities in the command zone, and no other characteristics (114.1–114.3).

    It has no name, either; the one it has here is what people call it.
    """
    name = f"{resolution.source_card} emblem"
    card = Card(name, None, frozenset(), frozenset(), (), frozenset())
    state = resolution.state
    emblem = replace(_object(resolution, card, instruction.abilities, Zone.COMMAND), id=fresh_id(state, name), emblem=True)
    return resolution.now(replace(with_objects(state, [emblem]), clock=state.clock + 1))


def _object(resolution: Resolution, card: Card, abilities: tuple[Ability, ...], zone: Zone) -> GameObject:
    return GameObject(
        id="",
        card=card,
        owner=resolution.controller,
        controller=resolution.controller,
        zone=zone,
        timestamp=(resolution.state.clock, 0),
        abilities=abilities,
    )
