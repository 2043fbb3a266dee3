"""701.3, 303.4, 301.5, 301.6: what can be attached to what, and attaching it."""

from collections.abc import Iterator
from dataclasses import replace

from engine.actions import Attach
from engine.illegal import Illegal, Reason
from engine.model import CardType, ObjectId, Zone
from engine.rules.context import Context, Sheets
from engine.rules.layers.layers import characteristics
from engine.rules.matching import matches
from engine.rules.moving import with_objects
from engine.rules.outcome import Outcome, Performed, refusal
from engine.rules.protection import protected
from engine.sheet import Sheet
from engine.state import State
from engine.vocabulary.ability import Keyword
from engine.vocabulary.quality import Filter, Who


def attach(state: State, action: Attach) -> Outcome:
    """Attaches an Aura, Equipment or Fortification to something else (701.3a)."""
    if (missing := _missing(state, action)) is not None:
        return (missing,)
    if state.objects[action.id].attached_to == action.to:
        return Performed(state)  # 701.3b
    if why := cannot(state, characteristics(state), action.id, action.to):
        return (refusal(Reason.CANNOT_ATTACH, "to", action.to, why, id=action.id),)
    if _is_cycle(state, action.id, action.to):
        return (refusal(Reason.ATTACHMENT_CYCLE, "to", action.to, id=action.id),)
    return Performed(attached(state, action.id, action.to))


def attached(state: State, id_: ObjectId, to: str) -> State:
    """The state with the object attached there, with its new timestamp (613.7e, 701.3c)."""
    object_ = replace(state.objects[id_], attached_to=to, timestamp=(state.clock, 0))
    return replace(with_objects(state, [object_]), clock=state.clock + 1)


def cannot(state: State, sheets: Sheets, id_: ObjectId, to: str) -> str | None:
    """The number of the rule by which the object can't be attached to that object or player; None if it can
    (701.3a)."""
    sheet = sheets[id_]
    if "Aura" in sheet.subtypes:
        return _cannot_enchant(state, sheets, id_, to)
    if "Equipment" in sheet.subtypes:
        return _cannot_carry(state, sheets, id_, to, CardType.CREATURE)
    if "Fortification" in sheet.subtypes:
        return _cannot_carry(state, sheets, id_, to, CardType.LAND)
    return "701.3b"


def _cannot_enchant(state: State, sheets: Sheets, id_: ObjectId, to: str) -> str | None:
    sheet = sheets[id_]
    if id_ == to or CardType.CREATURE in sheet.types:
        return "303.4d"
    ctx = Context(state, sheets, id_, sheet.controller)
    if not state.is_player(to) and (to not in sheets or protected(to, id_, ctx)):
        return "303.4c" if to not in sheets else "702.16c"
    enchants = list(_enchant_abilities(sheet))
    if not enchants or not all(_may_enchant(e, to, ctx) for e in enchants):  # all of them apply (702.5c)
        return "702.5a"
    return None


def _enchant_abilities(sheet: Sheet) -> Iterator[Keyword]:
    return (h.ability for h in sheet.abilities if isinstance(h.ability, Keyword) and h.ability.name == "enchant")


def _may_enchant(enchant: Keyword, to: str, ctx: Context) -> bool:
    match enchant.quality:
        case Filter():
            return to in ctx.sheets and matches(enchant.quality, to, ctx)
        case Who():
            return to in set(ctx.players(enchant.quality))
        case _:
            return False


def _cannot_carry(state: State, sheets: Sheets, id_: ObjectId, to: str, carrier: CardType) -> str | None:
    """301.5 for Equipment and creatures, and, by 301.6, the same for Fortifications and lands."""
    sheet, equips = sheets[id_], carrier is CardType.CREATURE
    if id_ == to or (CardType.CREATURE in sheet.types and not _reconfigures(sheet)):
        return "301.5c" if equips else "301.6"
    if to not in sheets or sheets[to].zone is not Zone.BATTLEFIELD or carrier not in sheets[to].types:
        return "301.5" if equips else "301.6"
    return "702.16d" if protected(to, id_, Context(state, sheets, id_, sheet.controller)) else None


def _reconfigures(sheet: Sheet) -> bool:
    return any(isinstance(h.ability, Keyword) and h.ability.name == "reconfigure" for h in sheet.abilities)


def _is_cycle(state: State, id_: ObjectId, to: str) -> bool:
    """Whether the chain of attachments from `to` on comes back to the object."""
    seen: set[str] = set()
    at: str | None = to
    while at is not None and at not in seen:
        if at == id_:
            return True
        seen.add(at)
        at = state.objects[at].attached_to if at in state.objects else None
    return False


def _missing(state: State, action: Attach) -> Illegal | None:
    if action.id not in state.objects:
        return refusal(Reason.UNKNOWN_OBJECT, "id", action.id)
    if state.objects[action.id].zone is not Zone.BATTLEFIELD:
        return refusal(Reason.NOT_ON_BATTLEFIELD, "id", action.id)
    if action.to not in state.objects and not state.is_player(action.to):
        return refusal(Reason.UNKNOWN_OBJECT, "to", action.to)
    return None
