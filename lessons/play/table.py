"""The table of a play: the stack between two seats, and three marks: whose turn it is, who has priority, what resolves next."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.game import ItemKind, StackItem
from engine.model import ObjectId, PlayerId, Zone
from engine.state import GameObject
from lessons.board.cards import Act, CardView, card_view, letters
from lessons.board.table import SpellView, ZoneView, spell_view
from lessons.narration import ability
from lessons.narration.costs import mana
from lessons.narration.nouns import capital
from lessons.narration.played.announced import announced
from lessons.narration.played.here import Here
from lessons.narration.played.texts import speaking, text_of
from lessons.narration.played.turns import turn_step, whose_turn
from lessons.narration.players import board_player
from lessons.play.sight import PlaySight

MANY = 5
Acts = dict[str, tuple[Act, ...]]  # what may be done with an object, a player or an ability on the stack, by its id


@dataclass(frozen=True, slots=True)
class Status:
    """The three marks in words. `priority`: "" where nobody has it; `next_`: "" for an empty stack, and while something is put on
    it; `nothing`: what is said then.
    """

    turn: str
    step: str
    priority: str
    nobody: bool
    next_: str
    nothing: str = "Nada"


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player: life, the mana in the pool, and what lies in front of them. `life_change`: by this step, with its sign."""

    player: PlayerId
    name: str
    life: int
    life_change: str
    pool: str
    has_turn: bool
    has_priority: bool
    decides: bool
    lost: str
    library: int
    hand: ZoneView
    battlefield: ZoneView
    rest: tuple[ZoneView, ...]
    acts: tuple[Act, ...]


@dataclass(frozen=True, slots=True)
class ItemView:
    """A spell or ability on the stack.

    - `place`: from 1, the top. `source`: the object it is of. `is_mine`: you control it. `kind`: «Hechizo»; `doing`: what is
      said of it before it is there.
    - `said`: what was announced for it. `is_next`: it resolves next; `is_casting`: it is still being cast or activated.
    """

    id: ObjectId
    place: int
    name: str
    source: ObjectId
    kind: str
    doing: str
    controller: str
    is_mine: bool
    colors: tuple[str, ...]
    cost: str
    text: tuple[str, ...]
    said: tuple[str, ...]
    is_next: bool
    is_casting: bool
    arrives: bool
    acts: tuple[Act, ...]

    @property
    def state(self) -> str:
        """Where it stands: «Se está lanzando», «Lo próximo en resolverse», «2.º desde arriba»."""
        if self.is_casting:
            return self.doing
        return "Lo próximo en resolverse" if self.is_next else f"{self.place}.º desde arriba"


@dataclass(frozen=True, slots=True)
class PlayTable:
    """Everything on the table after a step; the opponent's seat comes first, as when one sits at it."""

    status: Status
    seats: tuple[SeatView, ...]
    stack: tuple[ItemView, ...]
    spells: tuple[SpellView, ...]

    @property
    def many(self) -> bool:
        """Whether there is so much on it that of what cards say only the beginning is drawn."""
        return sum(len(zone.cards) for seat in self.seats for zone in (seat.hand, seat.battlefield)) + 2 * len(self.stack) > MANY


def play_table(sight: PlaySight, acts: Acts) -> PlayTable:
    """The table of a step, with what may be done from it."""
    game = sight.step.game
    cards = [replace(card_view(thing, sight), acts=acts.get(thing.id, ())) for thing in _drawn(sight)]
    others = [player.id for player in game.state.players if player.id != "you"]
    seats = [*others, *(player.id for player in game.state.players if player.id == "you")]
    return PlayTable(
        status=status(sight),
        seats=tuple(_seat(seat, sight, cards, acts) for seat in seats),
        stack=tuple(_stack(sight, acts)),
        spells=tuple(spell_view(effect, sight) for effect in game.state.effects),
    )


def _drawn(sight: PlaySight) -> Iterable[GameObject]:
    return (thing for thing in sight.state.objects.values() if thing.id in sight.sheets and thing.zone is not Zone.STACK)


def status(sight: PlaySight) -> Status:
    """Whose turn it is, who has priority, and what resolves next."""
    game, here = sight.step.game, Here.at(sight.step, sight.names)
    top = game.stack[-1] if game.stack else None
    casting = game.proposal is not None and top is not None and game.proposal.item.id == top.id
    return Status(
        turn=whose_turn(game.state.active),
        step=capital(turn_step(game.step)),
        priority="" if game.priority is None else capital(board_player(game.priority)),
        nobody=game.priority is None,
        next_="" if top is None or casting else capital(here.item(top)),
        nothing="Aún no" if casting else "Nada",
    )


def _seat(who: PlayerId, sight: PlaySight, cards: list[CardView], acts: Acts) -> SeatView:
    game = sight.step.game
    own = [card for card in cards if card.controller == who]
    change = sum(by for player, by in sight.step.life if player == who)
    waits = sight.step.waits
    return SeatView(
        player=who,
        name=board_player(who),
        life=game.state.life(who),
        life_change=f"{change:+d}".replace("-", "−") if change else "",
        pool=mana(game.pools.get(who, ())),
        has_turn=game.state.active == who,
        has_priority=game.priority == who,
        decides=waits is not None and waits.player == who and game.priority is None,
        lost=str(game.lost[who]) if who in game.lost else "",
        library=sum(card.zone is Zone.LIBRARY for card in own),
        hand=_zone(Zone.HAND, who, own),
        battlefield=_zone(Zone.BATTLEFIELD, who, own),
        rest=tuple(zone for zone in (_zone(z, who, own) for z in (Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)) if zone.cards),
        acts=acts.get(who, ()),
    )


def _zone(zone: Zone, who: PlayerId, cards: list[CardView]) -> ZoneView:
    return ZoneView(zone, who, board_player(who), tuple(card for card in cards if card.zone is zone), ())


def _stack(sight: PlaySight, acts: Acts) -> Iterable[ItemView]:
    """The top first."""
    game = sight.step.game
    proposed = game.proposal.item if game.proposal is not None else None
    for place, lying in enumerate(reversed(game.stack), 1):
        item = proposed if proposed is not None and proposed.id == lying.id else lying
        made = _item(item, place, sight, acts.get(item.id, ()))
        yield replace(made, is_casting=item is proposed, is_next=place == 1 and item is not proposed)


_KINDS = {
    ItemKind.SPELL: ("Hechizo", "Se está lanzando"),
    ItemKind.ACTIVATED: ("Habilidad activada", "Se está activando"),
    ItemKind.TRIGGERED: ("Habilidad disparada", "Se está poniendo"),
}


def _item(item: StackItem, place: int, sight: PlaySight, acts: tuple[Act, ...]) -> ItemView:
    here = Here.at(sight.step, sight.names)
    sheet = sight.sheets.get(item.id) if item.kind is ItemKind.SPELL else None
    kind, doing = _KINDS[item.kind]
    return ItemView(
        id=item.id,
        place=place,
        name=capital(here.item(item)),
        source=item.source,
        kind=kind,
        doing=doing,
        controller=board_player(item.controller),
        is_mine=item.controller == "you",
        colors=letters(sheet.colors if sheet is not None else ()),
        cost=(sheet.mana_cost or "") if sheet is not None else "",
        text=tuple(ability(node, speaking(item, here)) for node in text_of(item, here)),
        said=tuple(said.text for said in announced(item, here)),
        is_next=False,
        is_casting=False,
        arrives=sight.arrives_on_stack(item.id),
        acts=acts,
    )
