"""405: the stack, what the spells and abilities on it say, and whom they are about."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from engine.game import Announced, Game, ItemKind, StackItem
from engine.model import ObjectId
from engine.rules.context import Context
from engine.rules.layers.layers import characteristics
from engine.rules.moving import is_same, with_objects
from engine.rules.playing.spell_text import spell_text
from engine.rules.resolving.instructions import AnyTargets, as_kicked, targets_in, with_modes
from engine.sheet import Sheet
from engine.vocabulary.ability import Keyword, Unknown
from engine.vocabulary.instruction import Instruction
from engine.vocabulary.quality import Filter, Who
from engine.vocabulary.subject import Target, TargetPlayer


def with_item(game: Game, item: StackItem) -> Game:
    """The game with this item in the place of the one of the same id, on the stack and in what is being done."""
    stack = tuple(item if i.id == item.id else i for i in game.stack)
    proposal = game.proposal
    if proposal is not None and proposal.item.id == item.id:
        proposal = replace(proposal, item=item)
    return replace(game, stack=stack, proposal=proposal)


def announce(game: Game, item: StackItem, **what: Any) -> Game:
    """The game with something more announced for the item (601.2b–d)."""
    return with_item(game, replace(item, announced=replace(item.announced, **what)))


def with_x(game: Game, item: StackItem, value: int) -> Game:
    """The game with X known of a spell: its mana value counts it while it is on the stack (202.3e)."""
    if item.kind is not ItemKind.SPELL:
        return game
    object_ = game.state.objects[item.id]
    return replace(game, state=with_objects(game.state, [replace(object_, chosen={**object_.chosen, "X": str(value)})]))


def without_item(game: Game, id_: ObjectId) -> Game:
    """The game once the item of that id is not on the stack any more."""
    return replace(game, stack=tuple(i for i in game.stack if i.id != id_))


def knowing(game: Game, item: StackItem, ids: Iterable[str]) -> StackItem:
    """The item, which knows what objects those of these ids are now, and so when they are new ones (400.7)."""
    known = {id_: game.state.objects[id_].incarnation for id_ in ids if id_ in game.state.objects}
    return replace(item, incarnations={**item.incarnations, **known})


def context(game: Game, item: StackItem) -> Context:
    """The board from the point of view of the item and its controller (109.5)."""
    values = {} if item.announced.x is None else {"X": item.announced.x}
    sheets = characteristics(game.state)
    about = item.about if item.about in sheets or item.about in item.last_known else None
    return Context(game.state, sheets, item.source, item.controller, it=about, values=values, last=item.last_known)


def instructions(game: Game, item: StackItem) -> tuple[Instruction, ...]:
    """What it says, every mode of it: for a spell what its object says now, spliced text after its own (702.47b)."""
    if item.ability is not None:
        return item.ability.instructions
    sheets = characteristics(game.state)
    return spell_text(*(sheets[id_] for id_ in (item.id, *(item.announced.spliced or ())) if id_ in sheets))


def text(game: Game, item: StackItem) -> tuple[Instruction, ...]:
    """What it says as announced: only the chosen modes of a modal one (700.2a)."""
    return with_modes(instructions(game, item), item.announced.modes or ())


def not_understood(game: Game, item: StackItem) -> tuple[str, ...]:
    """The sentences of its text that are not understood."""
    if item.ability is not None:
        return ()
    abilities = (h.ability for h in characteristics(game.state)[item.id].abilities)
    return tuple(a.text for a in abilities if isinstance(a, Unknown) and a.kind == "spell")


def wanted(game: Game, item: StackItem) -> dict[int, AnyTargets]:
    """Each instance of the word "target", by its slot; that of an Aura spell is what it can enchant (115.1b)."""
    if item.kind is ItemKind.SPELL and (enchants := enchanted(characteristics(game.state)[item.id])) is not None:
        return {0: enchants}
    return targets_in(as_kicked(text(game, item), kicked=any(item.announced.optional)))


def enchanted(sheet: Sheet) -> Target | TargetPlayer | None:
    """What an Aura spell must target (303.4a)."""
    if "Aura" not in sheet.subtypes:
        return None
    for held in sheet.abilities:
        if isinstance(held.ability, Keyword) and held.ability.name == "enchant":
            match held.ability.quality:
                case Filter() as filter_:
                    return Target(filter_)
                case Who() as who:
                    return TargetPlayer(who)
                case _:
                    pass
    return None


def targets_of(announced: Announced) -> Iterator[tuple[int, str]]:
    """Every target that was chosen, with its slot (601.2c)."""
    for slot, ids in announced.targets.items():
        for id_ in ids:
            yield slot, id_


def same_object(game: Game, incarnations: Mapping[str, int], id_: str) -> bool:
    """Whether the object of that id is the one that was known, and not a new one (400.7); players always are."""
    return game.state.is_player(id_) or is_same(game.state, id_, incarnations.get(id_))


def gone_of(game: Game, item: StackItem) -> frozenset[ObjectId]:
    """Of the source of an ability and the object that it is about, those that are not those objects any more (400.7)."""
    spoken = () if item.kind is ItemKind.SPELL else (item.source, item.about)
    return frozenset(id_ for id_ in spoken if id_ is not None and not same_object(game, item.incarnations, id_))


def spell_on(game: Game, id_: ObjectId) -> StackItem | None:
    """The item on the stack of that id, if there is one."""
    return next((i for i in game.stack if i.id == id_), None)
