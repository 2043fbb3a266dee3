"""610.1: what a resolving spell or ability does just once. What is not performed yet is noted, never skipped in
silence."""

from dataclasses import replace

from engine.actions import Attach as AttachAction
from engine.model import ObjectId, Zone
from engine.rules.amounts import value
from engine.rules.attaching import attach
from engine.rules.counting import put_counters
from engine.rules.damage import deal, with_life
from engine.rules.matching import has_keyword
from engine.rules.moving import move, with_objects
from engine.rules.outcome import Performed
from engine.rules.resolution import Resolution
from engine.vocabulary import instruction as i
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import Chosen


def destroy(resolution: Resolution, instruction: i.Destroy) -> Resolution:
    """To their owners' graveyards, but for what can't be destroyed (701.8a, 702.12b)."""
    objects, sheets = resolution.objects(instruction.what), resolution.context().sheets
    dying = [id_ for id_ in objects if not has_keyword("indestructible", sheets[id_])]
    return resolution.now(move(resolution.state, _there(resolution, dying), Zone.GRAVEYARD), objects)


def exile(resolution: Resolution, instruction: i.ExileIt) -> Resolution:
    """Into exile (701.13a); "until …" is not performed yet (610.3)."""
    if instruction.until:
        return resolution.without(instruction)
    objects = resolution.objects(instruction.what)
    return resolution.now(move(resolution.state, objects, Zone.EXILE), objects)


def put(resolution: Resolution, instruction: i.Put) -> Resolution:
    """Into a hand, library or graveyard: always the owner's (400.3). Onto the battlefield is not performed yet."""
    zones = {"hand": Zone.HAND, "library": Zone.LIBRARY, "graveyard": Zone.GRAVEYARD}
    zone = next((z for word, z in zones.items() if word in instruction.to), None)
    if zone is None or "battlefield" in instruction.to:
        return resolution.without(instruction)
    objects = resolution.objects(instruction.what)
    return resolution.now(move(resolution.state, objects, zone), objects)


def sacrifice(resolution: Resolution, instruction: i.SacrificeIt) -> Resolution:
    """What its controller sacrifices, where the text says what (701.21a)."""
    if isinstance(instruction.what, Filter):
        return resolution.without(instruction)
    sheets = resolution.context().sheets
    objects = resolution.objects(instruction.what)
    own = [id_ for id_ in objects if sheets[id_].controller == resolution.controller]
    return resolution.now(move(resolution.state, _there(resolution, own), Zone.GRAVEYARD), objects)


def counters(resolution: Resolution, instruction: i.PutCounters) -> Resolution:
    """Counters on objects (122.6)."""
    objects, ctx = resolution.objects(instruction.on), resolution.context()
    state = resolution.state
    for id_ in objects:
        times = 1 if instruction.each is None else value(instruction.each, ctx.about(id_))
        state = put_counters(state, id_, instruction.kind, value(instruction.amount, ctx.about(id_)) * times)
    return resolution.now(state, objects)


def tap(resolution: Resolution, instruction: i.TapIt) -> Resolution:
    """Taps or untaps permanents (701.26)."""
    objects = resolution.objects(instruction.what)
    there = [resolution.state.objects[id_] for id_ in _there(resolution, objects)]
    return resolution.now(with_objects(resolution.state, [replace(o, tapped=not instruction.untap) for o in there]), objects)


def attach_it(resolution: Resolution, instruction: i.Attach) -> Resolution:
    """Attaches one permanent to another; where it can't be, it doesn't move (701.3b)."""
    what, to = resolution.objects(instruction.what), resolution.objects(instruction.to)
    if len(what) != 1 or len(to) != 1:
        return resolution.without(instruction)
    done = attach(resolution.state, AttachAction(what[0], to[0]))
    return resolution.now(done.state if isinstance(done, Performed) else resolution.state, what)


def damage(resolution: Resolution, instruction: i.Damage) -> Resolution:
    """Damage to players and permanents (120.3); not yet divided damage (601.2d)."""
    if instruction.divided:
        return resolution.without(instruction)
    source = next(iter(resolution.objects(instruction.source)), None)
    amount = value(instruction.amount, resolution.context())
    objects, players = resolution.objects(instruction.to), resolution.players(instruction.to)
    state = resolution.state
    for receiver in (*players, *objects):
        state = deal(state, receiver, amount, source)
    return resolution.now(state, objects)


def life(resolution: Resolution, instruction: i.GainLife) -> Resolution:
    """Players gain or lose life (119.3)."""
    amount = value(instruction.amount, resolution.context())
    change = -amount if instruction.lose else amount
    players = resolution.players(instruction.who)
    return resolution.naming(players).now(with_life(resolution.state, players, change))


def choose(resolution: Resolution, instruction: i.Choose) -> Resolution:
    """A choice made while resolving: the object chosen is the one spoken of from then on (608.2d)."""
    if isinstance(instruction.what, Chosen):
        return resolution.now(resolution.state, resolution.objects(instruction.what))
    return resolution if isinstance(instruction.what, str) else resolution.without(instruction)


def _there(resolution: Resolution, objects: list[ObjectId] | tuple[ObjectId, ...]) -> list[ObjectId]:
    """Those of the objects that are on the battlefield."""
    return [id_ for id_ in objects if resolution.state.objects[id_].zone is Zone.BATTLEFIELD]
