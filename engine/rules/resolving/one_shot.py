"""610.1: what a resolving spell or ability does just once. What is not performed yet is noted, never skipped in
silence."""

from dataclasses import replace

from engine.actions import Attach as AttachAction
from engine.model import ObjectId, Zone
from engine.rules.amounts import value
from engine.rules.context import Context
from engine.rules.counting import put_counters, remove_counters
from engine.rules.damage import deal, with_life
from engine.rules.entering.attaching import attach
from engine.rules.matching import has_keyword
from engine.rules.moving import move, with_objects
from engine.rules.outcome import Performed
from engine.rules.protection import protected
from engine.rules.resolving.happened import CostPaid, Shuffled
from engine.rules.resolving.resolution import Resolution
from engine.vocabulary import instruction as i
from engine.vocabulary.amount import AnyNumber
from engine.vocabulary.cost import Mana
from engine.vocabulary.subject import AnyTarget, Chosen, Target, This


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
    """Damage to players and permanents (120.3), divided where the text says so (601.2d)."""
    source = next(iter(resolution.known_objects(instruction.source)), None)
    objects, players = resolution.objects(instruction.to), resolution.players(instruction.to)
    state, amount, total = resolution.state, resolution.number(instruction.amount, _whose(instruction, source)), 0
    ctx = resolution.context()
    known = None if source is None else ctx.known(source)
    for receiver in (to for to in (*players, *objects) if not _is_prevented(to, source, ctx)):
        share = _share(resolution, instruction, receiver, amount)
        state, total = deal(state, receiver, share, known), total + share
    return resolution.naming(players).now(state, objects).with_facts(that=total)


def _is_prevented(receiver: str, source: ObjectId | None, ctx: Context) -> bool:
    """Damage from a source that a player or permanent has protection from (702.16e)."""
    there = ctx.state.is_player(receiver) or ctx.sheets[receiver].zone is Zone.BATTLEFIELD
    return there and protected(receiver, source, ctx)


def _whose(instruction: i.Damage, source: ObjectId | None) -> ObjectId | None:
    """ "Target creature deals damage equal to its power": its own, where what deals it was not spoken of before."""
    return None if isinstance(instruction.source, This) else source


def _share(resolution: Resolution, instruction: i.Damage, receiver: str, amount: int) -> int:
    """All of it; as announced (601.2d), what went to targets that are illegal by now being lost; or divided evenly now."""
    if not instruction.divided:
        return amount
    slot = instruction.to.slot if isinstance(instruction.to, Target | AnyTarget) else 0
    if "evenly" in instruction.divided:
        return amount // max(1, len(resolution.targets.get(slot, ())))
    return resolution.shares.get(slot, {}).get(receiver, 0)


def damage_parts(resolution: Resolution, instruction: i.DamageParts) -> Resolution:
    """Different amounts of damage to different ones (120.3)."""
    for amount, to in instruction.parts:
        resolution = damage(resolution, i.Damage(instruction.source, amount, to))
    return resolution


def life(resolution: Resolution, instruction: i.GainLife) -> Resolution:
    """Players gain or lose life (119.3)."""
    amount = resolution.number(instruction.amount)
    change = -amount if instruction.lose else amount
    if instruction.each is not None:
        change *= resolution.number(instruction.each)
    players = resolution.players(instruction.who)
    done = resolution.speaking_of(instruction.who).now(with_life(resolution.state, players, change))
    return done.with_facts(that=abs(change))


def set_life(resolution: Resolution, instruction: i.SetLife) -> Resolution:
    """A life total becomes a number: that much life is gained or lost (119.5)."""
    players = resolution.players(instruction.whose)
    total, state = resolution.number(instruction.amount), resolution.state
    for player in state.players:
        if player.id in players:
            state = with_life(state, (player.id,), total - player.life)
    return resolution.naming(players).now(state)


def shuffle(resolution: Resolution, instruction: i.Shuffle) -> Resolution:
    """A player shuffles their library (701.24a)."""
    return resolution.telling(*(Shuffled(player) for player in resolution.players(instruction.who)))


def pay(resolution: Resolution, instruction: i.Pay) -> Resolution:
    """A player pays a cost (118.12); a value of X that nobody chose yet is not asked for."""
    if any("X" in part.symbols for part in instruction.cost if isinstance(part, Mana)):
        return resolution.without(instruction)
    players = resolution.players(instruction.who)
    return resolution.telling(*(CostPaid(player, instruction.cost) for player in players))


def take_counters(resolution: Resolution, instruction: i.TakeCounters) -> Resolution:
    """Counters are removed: so many of a kind, or all that there are (122.8)."""
    objects, ctx = resolution.objects(instruction.from_), resolution.context()
    state, taken = resolution.state, 0
    for id_ in objects:
        for counters_ in resolution.state.objects[id_].counters:
            if instruction.kind in {"", counters_.kind}:
                everything = isinstance(instruction.amount, AnyNumber)
                number = counters_.number if everything else min(counters_.number, value(instruction.amount, ctx.about(id_)))
                state, taken = remove_counters(state, id_, counters_.kind, number), taken + number
    return resolution.now(state, objects).with_facts(that=taken, did=taken)


def choose(resolution: Resolution, instruction: i.Choose) -> Resolution:
    """A choice made while resolving: the object chosen is the one spoken of from then on (608.2d)."""
    if isinstance(instruction.what, Chosen):
        return resolution.now(resolution.state, resolution.objects(instruction.what))
    return resolution if isinstance(instruction.what, str) else resolution.without(instruction)


def _there(resolution: Resolution, objects: list[ObjectId] | tuple[ObjectId, ...]) -> list[ObjectId]:
    """Those of the objects that are on the battlefield."""
    return [id_ for id_ in objects if resolution.state.objects[id_].zone is Zone.BATTLEFIELD]
