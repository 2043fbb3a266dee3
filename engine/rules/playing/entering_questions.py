"""614.12a: what is chosen as a permanent spell enters the battlefield: what it copies, a type, a color."""

from dataclasses import replace

from engine.actions import Move
from engine.card import pool
from engine.game import Game, Resolving
from engine.illegal import Illegal, Reason
from engine.model import CardType, Zone
from engine.rules.choosing import except_for, key_of, words_for
from engine.rules.context import Context
from engine.rules.entering.entering import reenter
from engine.rules.layers.layers import characteristics
from engine.rules.matching import matching
from engine.rules.moving import with_objects
from engine.rules.outcome import Cards, Performed
from engine.rules.playing.stack import targets_of
from engine.rules.resolving.question import Question
from engine.vocabulary.ability import EntersAsCopy

COPY_OF, NOTHING = "copy_of", "no"


def entrance(resolving: Resolving) -> Move:
    """How a permanent spell enters, as far as it is chosen: attached to an Aura's target, with X known (608.3c, 107.3m)."""
    item, given = resolving.item, {key: answers[0] for key, answers in resolving.answers.items() if answers}
    copied = given.pop(COPY_OF, NOTHING)
    x = {} if item.announced.x is None else {"X": str(item.announced.x)}
    return Move(
        id=item.id,
        zone=Zone.BATTLEFIELD,
        controller=item.controller,
        attached_to=next((id_ for _, id_ in targets_of(item.announced)), None),
        chosen=given | x,
        copy_of=None if copied == NOTHING else copied,
    )


def entering_question(game: Game, resolving: Resolving) -> Question | None:
    """The next choice that has to be made as it enters, or None. Nobody has priority between it and the entering (614.12a)."""
    item = resolving.item
    if COPY_OF not in resolving.answers and (copies := _may_copy(game, resolving)):
        return Question(COPY_OF, "copy", item.controller, (*copies, NOTHING), 1, 1)
    done = reenter(game.state, entrance(resolving), game.cards)
    missing = () if isinstance(done, Performed) else tuple(i for i in done if i.reason is Reason.MISSING_CHOICE)
    return _ask(missing[0], item.controller, game.cards) if missing else None


def _ask(missing: Illegal, player: str, cards: Cards) -> Question:
    what = dict(missing.data)["what"]
    key = key_of(what)
    words = _names(what, cards) if key == "card name" else words_for(key)
    options = tuple(word for word in words if word != except_for(what))
    return Question(key, what, player, options, 1, 1)


def _names(what: str, cards: Cards) -> tuple[str, ...]:
    """The names of the cards that there are here (201.4): "a nonland card name" is that of no land."""
    known = {**pool(), **cards}
    return tuple(sorted(n for n, card in known.items() if "nonland" not in what or CardType.LAND not in card.types))


def _may_copy(game: Game, resolving: Resolving) -> tuple[str, ...]:
    """What it may enter as a copy of: permanents on the battlefield as they are now (707.5, 614.12)."""
    item = resolving.item
    there = replace(game.state.objects[item.id], zone=Zone.BATTLEFIELD, controller=item.controller)
    state = with_objects(game.state, [there])
    sheets = characteristics(state)
    copiers = (h.ability for h in sheets[item.id].abilities if isinstance(h.ability, EntersAsCopy))
    copier = next(copiers, None)
    if copier is None:
        return ()
    ctx = Context(state, sheets, item.id, item.controller)
    return tuple(id_ for id_ in matching(copier.of, ctx) if id_ != item.id)
