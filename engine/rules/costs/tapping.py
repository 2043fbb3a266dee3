"""302.6, 107.5–107.6: whether a permanent can be tapped or untapped to pay a cost that says {T} or {Q}."""

from engine.game import Game
from engine.illegal import Illegal, Reason
from engine.model import CardType, ObjectId, Zone
from engine.rules.layers.layers import characteristics
from engine.rules.matching import has_keyword
from engine.rules.outcome import refusal


def can_tap(game: Game, id_: ObjectId) -> Illegal | None:
    """Why {T} can't be paid by that permanent, or None: it is tapped, or a creature that came too late (107.5, 302.6)."""
    if (why := sick(game, id_)) is not None:
        return why
    return refusal(Reason.ALREADY_TAPPED, "source", id_, "107.5", id=id_) if game.state.objects[id_].tapped else None


def can_untap(game: Game, id_: ObjectId) -> Illegal | None:
    """Why {Q} can't be paid by that permanent, or None: it is untapped, or a creature that came too late (107.6, 302.6)."""
    if (why := sick(game, id_)) is not None:
        return why
    return None if game.state.objects[id_].tapped else refusal(Reason.ALREADY_UNTAPPED, "source", id_, "107.6", id=id_)


def sick(game: Game, id_: ObjectId) -> Illegal | None:
    """Why an ability with {T} or {Q} can't be activated, whether it is tapped or not: it is no permanent, or a creature without
    haste that its controller has not controlled since their most recent turn began (302.6, 602.5a, 702.10c).
    """
    object_ = game.state.objects.get(id_)
    if object_ is None or object_.zone is not Zone.BATTLEFIELD:
        return refusal(Reason.NOT_ON_BATTLEFIELD, "source", id_, "118.3", id=id_)
    sheet = characteristics(game.state)[id_]
    late = game.here.get(id_) != sheet.controller
    if late and CardType.CREATURE in sheet.types and not has_keyword("haste", sheet):
        return refusal(Reason.SUMMONING_SICK, "source", id_, "302.6", id=id_)
    return None
