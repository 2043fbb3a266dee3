"""The table: who has what where, the opponent's side above one's own as when one sits at it."""

from dataclasses import dataclass

from engine import pool
from engine.model import PlayerId, Zone
from engine.state import ResolvedEffect
from engine.trace import Step
from lessons.board.cards import CardView, card_view, letters
from lessons.board.naming import other_name
from lessons.board.sight import Looks, Sight
from lessons.catalog.names import slug_of
from lessons.narration import Voice
from lessons.narration.instructions import sentences
from lessons.narration.players import board_player

CROWDED = 6  # more objects than this, and those that the step leaves alone are drawn small

_ORDER = (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND, Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY, Zone.EXILE)


@dataclass(frozen=True, slots=True)
class ZoneView:
    """One zone of one player, with its cards in order of arrival. `spent`: spells that have done what they did."""

    zone: Zone
    player: PlayerId
    player_name: str
    cards: tuple[CardView, ...]
    spent: tuple[CardView, ...]


@dataclass(frozen=True, slots=True)
class SpellView:
    """A continuous effect that a resolved spell or ability left behind."""

    number: int
    slug: str
    name: str
    other_name: str
    says: str
    arrival: int | None
    colors: tuple[str, ...]
    acts: bool
    arrives: bool


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything on the table after a step."""

    zones: tuple[ZoneView, ...]
    spells: tuple[SpellView, ...]
    crowded: bool


def table_view(sight: Sight) -> TableView:
    """The table of a step."""
    step = sight.step
    cards = [card_view(thing, sight) for thing in step.state.objects.values() if thing.id in step.sheets]
    cards.sort(key=lambda card: (card.arrival is None, card.arrival))
    acting = step.effect.id.resolved if step.effect is not None else None
    spells = tuple(spell_view(effect, sight, acts=effect.number == acting) for effect in step.state.effects)
    return TableView(tuple(_zones(step, cards)), spells, crowded=sum(not card.spent for card in cards) + len(spells) > CROWDED)


def _zones(step: Step, cards: list[CardView]) -> list[ZoneView]:
    seats = [player.id for player in step.state.players]
    seats = [*(seat for seat in seats if seat != "you"), *(seat for seat in seats if seat == "you")]
    places = [(zone, seat) for zone in _ORDER[:1] for seat in seats] + [(zone, seat) for zone in _ORDER[1:] for seat in seats]
    zones = [_zone(zone, seat, [card for card in cards if (card.zone, card.controller) == (zone, seat)]) for zone, seat in places]
    return [zone for zone in zones if zone.cards or zone.spent]


def _zone(zone: Zone, seat: PlayerId, cards: list[CardView]) -> ZoneView:
    return ZoneView(zone, seat, board_player(seat), tuple(c for c in cards if not c.spent), tuple(c for c in cards if c.spent))


def spell_view(effect: ResolvedEffect, sight: Looks, *, acts: bool = False) -> SpellView:
    """An effect that goes on after what made it has resolved. `acts`: it is what the step applies."""
    names = sight.names
    facts = pool().get(effect.source_card)
    return SpellView(
        number=effect.number,
        slug=slug_of(effect.source_card),
        name=names.card(effect.source_card),
        other_name=other_name(names, effect.source_card),
        says=sentences((effect.instruction,), Voice(names, effect.source_card)),
        arrival=sight.arrival_of(effect.timestamp),
        colors=letters(facts.colors if facts else ()),
        acts=acts,
        arrives=False,
    )
