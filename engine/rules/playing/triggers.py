"""603: what triggers, and whose abilities are put on the stack next."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from engine.choices import First
from engine.game import Asked, Decision, Game, ItemKind, StackItem, TurnStep
from engine.model import ObjectId, PlayerId, Zone
from engine.played import ZoneChange
from engine.rule import Rule
from engine.rules.beyond import is_beyond
from engine.rules.conditions import holds
from engine.rules.context import Context, Sheets
from engine.rules.functioning import zone_of
from engine.rules.layers.layers import characteristics
from engine.rules.matching import matches
from engine.rules.moving import apnap, is_same
from engine.rules.naming import ability_id
from engine.rules.playing.zone_changes import is_known, is_verb, zone_changes
from engine.sheet import Sheet
from engine.state import State
from engine.vocabulary.ability import Ability, Triggered
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import Attached, Group, Subject, This
from engine.vocabulary.trigger import Event, PlayerEvent, StepBegins

_STEPS = {
    "upkeep": TurnStep.UPKEEP,
    "draw step": TurnStep.DRAW,
    "combat": TurnStep.COMBAT,
    "end step": TurnStep.END,
    "precombat main phase": TurnStep.MAIN,
    "postcombat main phase": TurnStep.SECOND_MAIN,
}
_PUBLIC = frozenset({Zone.BATTLEFIELD, Zone.GRAVEYARD})  # where objects are whose abilities may trigger (113.6m)
_CASTS = frozenset({"cast", "casts"})
_OPPOSED = " an opponent controls"
_BY: dict[str, frozenset[bool]] = {  # whether a spell may be what aims at it, or an ability
    "becomes the target of a spell or ability": frozenset({True, False}),
    "becomes the target of a spell": frozenset({True}),
    "becomes the target of an ability": frozenset({False}),
}


@dataclass(frozen=True, slots=True)
class Occurrence:
    """What happens besides objects changing zones: a player casts a spell, a step begins, or objects become targets of a spell or
    ability, `by`, of the player's (603.2, 603.2b, 601.2c).
    """

    cast: ObjectId | None = None
    player: PlayerId | None = None
    begins: TurnStep | None = None
    targets: tuple[ObjectId, ...] = ()
    by: ItemKind | None = None


def noted(before: Game, after: Game, event: Occurrence | None) -> Game:
    """The game with the abilities that what has happened makes trigger; nothing more happens yet (603.2, 117.2a)."""
    moves = zone_changes(before.state, after.state)
    if not moves and event is None:
        return after
    found = list(_triggered(before.state, after.state, moves, event))
    return replace(after, waiting=(*after.waiting, *_named(after, found))) if found else after


def _named(game: Game, found: list[StackItem]) -> Iterator[StackItem]:
    """Each with an id of its own."""
    taken = {i.id for i in (*game.stack, *game.waiting)}
    for item in found:
        id_ = ability_id(item.source, taken)
        taken.add(id_)
        yield replace(item, id=id_)


def _triggered(before: State, after: State, moves: tuple[ZoneChange, ...], event: Occurrence | None) -> Iterator[StackItem]:
    sheets = characteristics(after)
    entered = [m for m in moves if m.to is Zone.BATTLEFIELD]
    for sheet in sheets.values():
        if sheet.zone in _PUBLIC:
            yield from (i for i in _of(sheet, after, sheets, entered, event) if i.ability and zone_of(i.ability) is sheet.zone)
    yield from _looking_back(before, after, moves)
    if event is not None and event.cast is not None:
        yield from (item for item in _of(sheets[event.cast], after, sheets, [], event) if _speaks_of_itself(item.ability))


def _speaks_of_itself(ability: Ability | None) -> bool:
    """ "When you cast this spell": of a spell's abilities that trigger on casting, only that functions on the stack (113.6k)."""
    if not isinstance(ability, Triggered):
        return False
    return any(isinstance(e, PlayerEvent) and isinstance(e.object, This) for e in ability.trigger.events)


def _looking_back(before: State, after: State, moves: tuple[ZoneChange, ...]) -> Iterator[StackItem]:
    """Abilities that trigger on leaving the battlefield look at how things were just before (603.10a)."""
    left = [m for m in moves if m.from_ is Zone.BATTLEFIELD]
    if not left:
        return
    sheets = characteristics(before)
    for sheet in sheets.values():
        if sheet.zone is Zone.BATTLEFIELD:
            for item in _of(sheet, before, sheets, left, None):
                gone = {id_: sheets[id_] for id_ in item.incarnations if not is_same(after, id_, before.objects[id_].incarnation)}
                found = {id_: after.objects[id_].incarnation for id_ in gone if _is_found(after, id_)}
                yield replace(item, last_known=gone, incarnations={**item.incarnations, **found})


def _is_found(after: State, id_: ObjectId) -> bool:
    """Whether the ability can find what the object became: in a public zone (400.7e)."""
    return id_ in after.objects and after.objects[id_].zone not in {Zone.HAND, Zone.LIBRARY}


def _of(sheet: Sheet, state: State, sheets: Sheets, moves: list[ZoneChange], event: Occurrence | None) -> Iterator[StackItem]:
    """What of an object's triggered abilities triggers, once for each occurrence (603.2c)."""
    ctx = Context(state, sheets, sheet.id, sheet.controller)
    for held in sheet.abilities:
        ability = held.ability
        if not isinstance(ability, Triggered):
            continue
        for about in _occurrences(ability, ctx, moves, event):
            if holds(ability.condition, ctx if about is None else ctx.about(about)):  # 603.4
                yield StackItem(
                    id="",
                    kind=ItemKind.TRIGGERED,
                    controller=sheet.controller,
                    source=sheet.id,
                    source_card=state.objects[sheet.id].card.name,
                    ability=ability,
                    incarnations={id_: state.objects[id_].incarnation for id_ in (sheet.id, about) if id_ is not None},
                    about=about,
                )


def _occurrences(ability: Triggered, ctx: Context, moves: list[ZoneChange], event: Occurrence | None) -> Iterator[ObjectId | None]:
    """The object that each occurrence of the trigger event is about; None where it is about none."""
    for trigger in ability.trigger.events:
        match trigger:
            case Event(subject, verb, or_) if trigger.object is None and not trigger.counters:
                targets = event.targets if event is not None and _is_aimed(verb, event, ctx) else ()
                moved = (m.object for m in moves if is_verb(verb, m))
                found = (id_ for id_ in (*moved, *targets) if _is_subject(subject, or_, id_, ctx))
                yield from islice(found, 1 if trigger.several else None)  # "one or more" is one event (603.2c)
            case PlayerEvent(who, verb, what) if event is not None and event.cast is not None and not trigger.then:
                if verb in _CASTS and event.player in set(ctx.players(who)) and _is_spell(what, event.cast, ctx):
                    yield event.cast
            case StepBegins(step, whose) if event is not None and event.begins is not None:
                if _step(step) is event.begins and (whose is None or ctx.state.active in set(ctx.players(whose))):
                    yield None
            case _:
                pass


def _is_aimed(verb: str, event: Occurrence, ctx: Context) -> bool:
    """ "Becomes the target of a spell or ability an opponent controls" (601.2c)."""
    kinds = _BY.get(verb.removesuffix(_OPPOSED))
    if kinds is None or event.by is None or (event.by is ItemKind.SPELL) not in kinds:
        return False
    return not verb.endswith(_OPPOSED) or event.player != ctx.controller


def _is_subject(subject: Subject | Filter, or_: Subject | Filter | None, id_: ObjectId, ctx: Context) -> bool:
    return any(_fits(what, id_, ctx) for what in (subject, or_) if what is not None)


def _fits(what: Subject | Filter, id_: ObjectId, ctx: Context) -> bool:
    match what:
        case This():
            return id_ == ctx.source
        case Attached():
            return id_ == ctx.attached()
        case Filter():
            return id_ in ctx.sheets and matches(what, id_, ctx)
        case Group(filter_):
            return id_ in ctx.sheets and matches(filter_, id_, ctx)
        case _:
            return False


def _is_spell(what: Subject | Filter | None, id_: ObjectId, ctx: Context) -> bool:
    return what is None or _fits(what, id_, ctx)


def is_watched(ability: Triggered) -> bool:
    """Whether the engine notices every event that the ability triggers on."""
    said = (ability.condition, *((getattr(e, "subject", None), getattr(e, "or_", None), e.object) for e in ability.trigger.events
                                 if isinstance(e, Event | PlayerEvent)))  # fmt: skip
    return all(_is_watched(e) for e in ability.trigger.events) and not is_beyond(said)


def _is_watched(event: Event | PlayerEvent | StepBegins) -> bool:
    match event:
        case Event():
            plain = all(s is None or isinstance(s, This | Attached | Filter | Group) for s in (event.subject, event.or_))
            known = is_known(event.verb) or event.verb.removesuffix(_OPPOSED) in _BY
            return known and event.object is None and not event.counters and plain
        case PlayerEvent():
            return event.verb in _CASTS and not event.then and not event.least and isinstance(event.object, Filter | This | None)
        case StepBegins():
            return _step(event.step) is not None and event.of is None


def _step(words: str) -> TurnStep | None:
    return _STEPS.get(words.removeprefix("the ").removeprefix("each "))


def next_waiting(game: Game) -> tuple[StackItem, ...]:
    """Of the abilities being put on the stack, those of the first player in APNAP order who has any: one is next (603.3b)."""
    waiting = [i for i in game.waiting if i.id in game.putting]
    if not waiting:
        return ()
    first = min(waiting, key=lambda i: apnap(game.state, i.controller)).controller
    return tuple(i for i in waiting if i.controller == first)


def decision(game: Game) -> Decision | None:
    """Which one goes first, where its controller has several that are not the same (603.3b)."""
    items = next_waiting(game)
    if len({(i.source, i.ability, i.about) for i in items}) < 2:
        return None
    return Decision(items[0].controller, Asked.TRIGGER, Rule("603.3b"), tuple(First(i.id) for i in items))
