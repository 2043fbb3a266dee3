"""Positions in the middle of casting or activating, made by hand: what they cost and how it is paid is asked of them."""

from collections.abc import Mapping
from dataclasses import replace

from engine import Card, State, characteristics
from engine.actions import Action, Enter
from engine.game import Announced, Game, ItemKind, Proposal, StackItem, Stage
from engine.model import Zone
from engine.rules.costs.costs import total_cost
from engine.rules.moving import move, with_objects
from engine.total_cost import ManaCost, TotalCost
from engine.vocabulary.ability import Activated
from tests.engine.rules.playing import YOU, play

Cards = Mapping[str, Card] | None


def here(name: str, zone: Zone, player: str = YOU, id_: str | None = None) -> Enter:
    """A card in a zone; its id is the first word of its name."""
    return Enter(id_ or name.split(maxsplit=1)[0].lower().strip(",'"), name, player, zone=zone)


def casting(
    name: str, *board: Action, by: str = YOU, from_: Zone = Zone.HAND, cards: Cards = None, announced: Announced | None = None
) -> Game:
    """A game in which a player is casting a card by that name, which has the id "spell"."""
    state = play(*board, Enter("spell", name, by, zone=from_), cards=cards)
    card = state.objects["spell"].card.name
    of = StackItem("spell", ItemKind.SPELL, by, "spell", card, announced=announced or Announced(), from_=from_)
    return proposed(state, of)


def proposed(state: State, of: StackItem) -> Game:
    """The game once the spell is on the stack, or the ability."""
    before = Game(state)
    on_stack = state
    if of.kind is ItemKind.SPELL:
        on_stack = move(state, [of.id], Zone.STACK)
        on_stack = with_objects(on_stack, [replace(on_stack.objects[of.id], controller=of.controller)])
    proposal = Proposal(of, before, Stage.TOTAL, resumes=of.controller)
    return replace(before, state=on_stack, stack=(of,), proposal=proposal)


def activating(
    source: str, *board: Action, number: int = 1, by: str = YOU, cards: Cards = None, announced: Announced | None = None
) -> Game:
    """A game in which a player is activating an ability of a permanent, by its place among those it has, from 1."""
    state = play(*board, cards=cards)
    found = [h.ability for h in characteristics(state)[source].abilities if isinstance(h.ability, Activated)]
    card = state.objects[source].card.name
    of = StackItem(f"{source}-1", ItemKind.ACTIVATED, by, source, card, found[number - 1], announced or Announced())
    return proposed(state, of)


def announce(game: Game, **announced: object) -> Game:
    """The same with something more announced."""
    assert game.proposal is not None
    of = game.proposal.item
    now = replace(of, announced=replace(of.announced, **announced))
    return replace(game, stack=(*game.stack[:-1], now), proposal=replace(game.proposal, item=now))


def proposed_item(game: Game) -> StackItem:
    """What is being cast or activated."""
    assert game.proposal is not None
    return game.proposal.item


def cost(game: Game, *reduced: str) -> TotalCost:
    """The total cost of what is being cast or activated."""
    return total_cost(game, proposed_item(game), reduced)


def shown(mana: ManaCost | None) -> str:
    """ "{2}{G}"; "none" where no mana is asked for."""
    return "none" if mana is None else "".join(f"{{{s}}}" for s in mana.symbols())


def sums(total: TotalCost) -> list[str]:
    """The sum, line by line: "mana cost {1}{G}", "reduction {G}"."""
    return [f"{line.kind.value} {shown(line.after)}" for line in total.lines]


def to_pay(game: Game, pool: str = "", *, player: str | None = None) -> Game:
    """The same game once the total cost is locked in and mana abilities are over, with mana in the pool."""
    assert game.proposal is not None
    total = cost(game)
    player = player or game.proposal.item.controller
    proposal = replace(game.proposal, stage=Stage.PAY, cost=total, owed=total, mana_over=True)
    return replace(game, proposal=proposal, pools={player: tuple(pool)} if pool else {}, here=_here(game))


def _here(game: Game) -> Mapping[str, str]:
    """Everything has been there since the turn began."""
    return {id_: o.controller for id_, o in game.state.objects.items() if o.zone is Zone.BATTLEFIELD}


def in_time(game: Game, pool: str = "") -> Game:
    """The same game while mana abilities can be activated."""
    assert game.proposal is not None
    pools = {game.proposal.item.controller: tuple(pool)} if pool else {}
    return replace(game, proposal=replace(game.proposal, stage=Stage.MANA), here=_here(game), pools=pools)
