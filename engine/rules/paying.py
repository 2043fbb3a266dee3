"""601.2h, 118.3: the total cost is paid, part by part."""

from dataclasses import replace

from engine.choices import Choice, PayMana, PayPart
from engine.game import Game, Proposal
from engine.illegal import Illegal, Reason
from engine.model import CardType, ObjectId
from engine.rules.layers import characteristics
from engine.rules.mana import without_mana
from engine.rules.matching import has_keyword
from engine.rules.moving import with_objects
from engine.rules.outcome import refusal
from engine.total_cost import ManaCost
from engine.vocabulary.cost import Tap


def can_tap(game: Game, id_: ObjectId) -> Illegal | None:
    """Why {T} can't be paid by that permanent: it is tapped, or a creature that came too late (107.5, 302.6)."""
    sheet = characteristics(game.state)[id_]
    if game.state.objects[id_].tapped:
        return refusal(Reason.BAD_VALUE, "source", id_, "107.5")
    late = game.here.get(id_) != sheet.controller
    if CardType.CREATURE in sheet.types and late and not has_keyword("haste", sheet):
        return refusal(Reason.BAD_VALUE, "source", id_, "302.6")
    return None


def is_paid(proposal: Proposal) -> bool:
    """Whether nothing is owed any more."""
    owed, parts = proposal.owed, () if proposal.cost is None else proposal.cost.parts
    return owed is not None and (owed.mana is None or not owed.mana.total) and len(proposal.settled) == len(parts)


def payment_options(game: Game) -> tuple[Choice, ...]:
    """Every way to pay one more part."""
    proposal = game.proposal
    if proposal is None or proposal.owed is None or proposal.cost is None:
        return ()
    found: list[Choice] = []
    owed = proposal.owed.mana
    if owed is not None and owed.total:
        pool = list(game.pools.get(proposal.item.controller, ()))
        colored = [letter for letter in "WUBRGC" for _ in range(getattr(owed, letter))]
        if len(pool) >= owed.total and all(pool.count(c) >= colored.count(c) for c in colored):
            for letter in colored:
                pool.remove(letter)
            found.append(PayMana(tuple(sorted((*colored, *pool[: owed.generic]), key="WUBRGC".index))))
    found.extend(PayPart(n) for n in range(1, len(proposal.cost.parts) + 1) if n not in proposal.settled)
    return tuple(found)


def forced(game: Game) -> Choice | None:
    """The only way to pay, if there is one only."""
    options = payment_options(game)
    return options[0] if len(options) == 1 else None


def payment_fault(game: Game, choice: Choice) -> Illegal | None:
    """Why it can't be paid so."""
    return None if choice in payment_options(game) else refusal(Reason.BAD_VALUE, "payment", str(choice), "601.2h")


def pay(game: Game, choice: Choice) -> Game:
    """The game once that was paid."""
    proposal = game.proposal
    if proposal is None or proposal.owed is None or proposal.cost is None:
        raise ValueError("nothing is owed")
    if isinstance(choice, PayMana):
        game = without_mana(game, proposal.item.controller, choice.mana)
        owed = replace(proposal.owed, mana=ManaCost())
        return replace(game, proposal=replace(proposal, owed=owed, paid=(*proposal.paid, choice)))
    if not isinstance(choice, PayPart):
        raise TypeError(f"no payment: {choice}")
    state, part = game.state, proposal.cost.parts[choice.part - 1]
    if isinstance(part, Tap):
        state = with_objects(state, [replace(state.objects[proposal.item.source], tapped=True)])
    settled = proposal.settled | {choice.part}
    return replace(game, state=state, proposal=replace(proposal, settled=settled, paid=(*proposal.paid, choice)))
