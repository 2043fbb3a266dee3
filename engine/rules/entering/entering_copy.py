"""707.5: an object that enters the battlefield as a copy."""

from engine.actions import Enter
from engine.illegal import Illegal, Reason
from engine.model import PERMANENT_TYPES, Zone
from engine.rules.context import Context
from engine.rules.layers.layers import characteristics, copiable_values
from engine.rules.matching import matches
from engine.rules.moving import with_objects
from engine.rules.outcome import Cards, find_card, refusal
from engine.state import GameObject, ResolvedEffect, State
from engine.vocabulary.ability import EntersAsCopy, Unknown
from engine.vocabulary.instruction import Continuous
from engine.vocabulary.modification import BecomeCopy
from engine.vocabulary.subject import Chosen, This


def enters_as_copy(state: State, action: Enter, object_: GameObject, cards: Cards) -> ResolvedEffect | Illegal | None:
    """The copy effect, with the copiable values as they are now (707.2b); None where nothing is copied; or why it
    can't be."""
    if action.copy_of is None:
        return None  # "you may"
    there = with_objects(state, [object_])
    has = [h.ability for h in characteristics(there)[object_.id].abilities]
    copier = next((a for a in has if isinstance(a, EntersAsCopy)), None)
    unread = next((a.text for a in has if isinstance(a, Unknown) and "copy of" in a.text), None)
    if copier is None and unread is not None:
        return refusal(Reason.NOT_UNDERSTOOD, "copy_of", action.copy_of, id=action.id, text=unread)
    if copier is None:
        return refusal(Reason.NO_COPY, "copy_of", action.copy_of, "707.5", id=action.id)
    board, model = _with_model(state, action.copy_of, object_, cards)
    if model is None:
        return refusal(Reason.UNKNOWN_OBJECT, "copy_of", action.copy_of)
    sheets = characteristics(board)
    if sheets[model].zone is not Zone.BATTLEFIELD:
        return refusal(Reason.NOT_ON_BATTLEFIELD, "copy_of", action.copy_of)
    if not matches(copier.of, model, Context(board, sheets, action.id, action.controller)):
        return refusal(Reason.ILLEGAL_CHOICE, "copy_of", action.copy_of, "707.5", id=action.id)
    return ResolvedEffect(
        number=state.clock,
        instruction=Continuous(This(copier.this), (BecomeCopy(Chosen(copier.of), copier.exceptions),)),
        objects=frozenset({action.id}),
        controller=action.controller,
        timestamp=object_.timestamp,  # it does not enter and then become a copy (707.5)
        source_card=object_.card.name,
        source=action.id,
        copied=copiable_values(board, model),
    )


def _with_model(state: State, name: str, object_: GameObject, cards: Cards) -> tuple[State, str | None]:
    """The board with what is copied on it: an object, or a card standing for one that has left since (its printed
    values)."""
    if name in state.objects:
        return state, name
    card = find_card(name, cards)
    if card is None or not card.types & PERMANENT_TYPES:
        return state, None
    gone = GameObject(f"{object_.id} model", card, object_.owner, object_.controller, Zone.BATTLEFIELD, object_.timestamp)
    return with_objects(state, [gone]), gone.id
