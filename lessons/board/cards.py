"""A card of the table as it is drawn: its sheet after the step, and what the step changed."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.model import PERMANENT_TYPES, Color, PlayerId, Zone
from engine.sheet import Granted, Held, Sheet
from engine.state import GameObject
from engine.trace import Step, StepKind
from lessons.board.naming import other_name
from lessons.board.pieces import Line, Pieces, by_items, by_words, whole
from lessons.board.sight import Sight
from lessons.catalog.names import slug_of
from lessons.narration import Names, Voice, ability, colors, power_toughness, type_line
from lessons.narration.chips import word
from lessons.narration.counters import counted
from lessons.narration.nouns import Gender
from lessons.narration.players import board_player_after
from lessons.narration.words import supertype


@dataclass(frozen=True, slots=True)
class AbilityView:
    """One ability in words; `arrival`: that of the effect that gave it, if one did."""

    text: str
    arrival: int | None = None


@dataclass(frozen=True, slots=True)
class Attachment:
    """What a card is attached to: an object by its name, or a player as named after «a»."""

    name: str
    id: str
    player: bool


@dataclass(frozen=True, slots=True)
class CardView:
    """One object. `slug` leads to its card; `colors` are the letters of its colour bar, one letter "" meaning none."""

    id: str
    slug: str
    name: Pieces
    other_name: str
    cost: str
    colors: tuple[str, ...]
    color_words: Pieces
    types: Pieces
    abilities: tuple[Line[AbilityView], ...]
    pt: Pieces
    loyalty: str
    arrival: int | None
    zone: Zone
    controller: PlayerId
    came_from: PlayerId | None
    attached: Attachment | None
    counters: tuple[str, ...]  # in words
    chosen: tuple[str, ...]
    damage: int
    tapped: bool
    face_down: bool
    token: bool
    emblem: bool
    arrives: bool
    changes: tuple[str, ...]
    stripped: bool
    reached: bool
    source: bool
    spent: bool

    @property
    def controlled(self) -> str:
        """Who controls it."""
        return "La controlas tú" if self.controller == "you" else "La controla tu oponente"


def card_view(thing: GameObject, sight: Sight) -> CardView:
    """The object as the step leaves it."""
    step, names = sight.step, sight.names
    after = step.sheets[thing.id]
    before = _before(thing, step) or after
    return CardView(
        id=thing.id,
        slug=slug_of(thing.card.name),
        name=whole(names.card(before.name), names.card(after.name)),
        other_name=other_name(names, after.name),
        cost=after.mana_cost or "",
        colors=letters(after.colors),
        color_words=by_words(colors(before), colors(after)),
        types=_types(before, after),
        abilities=_abilities(before, after, sight),
        pt=whole(power_toughness(before), power_toughness(after)),
        loyalty="" if after.loyalty is None else str(after.loyalty),
        arrival=sight.arrivals.place_of(thing),
        zone=after.zone,
        controller=after.controller,
        came_from=before.controller if before.controller != after.controller else None,
        attached=_attachment(thing, step, names),
        counters=tuple(counted(counter.kind, counter.number) for counter in thing.counters),
        chosen=tuple(word(chosen) for chosen in thing.chosen.values()),
        damage=thing.damage,
        tapped=thing.tapped,
        face_down=thing.face_down,
        token=thing.token,
        emblem=thing.emblem,
        arrives=step.kind is StepKind.MOMENT and thing.id not in step.before,
        changes=tuple(change.what for change in step.changes if change.object == thing.id),
        stripped=bool(before.abilities) and not after.abilities,
        reached=thing.id in step.applied_to,
        source=step.effect is not None and step.effect.source == thing.id,
        spent=thing.zone is Zone.GRAVEYARD and not thing.card.types & PERMANENT_TYPES,
    )


def letters(colors: Iterable[Color]) -> tuple[str, ...]:
    """Colours by letter, in order; one empty one for none."""
    return tuple(color.value for color in Color if color in frozenset(colors)) or ("",)


def _before(thing: GameObject, step: Step) -> Sheet | None:
    """Its sheet before the step, if the step says that it changed anything of it."""
    return step.before.get(thing.id) if any(change.object == thing.id for change in step.changes) else None


def _types(before: Sheet, after: Sheet) -> Pieces:
    """The type line. A word is changed if what it names is, not if it only agrees with another head («legendaria»)."""
    kept = {supertype(s).form(gender, plural=False): s.value for s in before.supertypes & after.supertypes for gender in Gender}
    return by_words(type_line(before), type_line(after), lambda word: kept.get(word, word))


def _abilities(before: Sheet, after: Sheet, sight: Sight) -> tuple[Line[AbilityView], ...]:
    lines = by_items(before.abilities, after.abilities, key=lambda held: (held.provenance, held.ability))
    return tuple(Line(_ability(line.item, after, sight), line.mark) for line in lines)


def _ability(held: Held, on: Sheet, sight: Sight) -> AbilityView:
    giver = sight.trace.effects.get(held.provenance.by) if isinstance(held.provenance, Granted) else None
    said = ability(held.ability, Voice(sight.names, on.name or None))
    return AbilityView(said, sight.arrivals.place(giver.timestamp) if giver else None)


def _attachment(thing: GameObject, step: Step, names: Names) -> Attachment | None:
    host = thing.attached_to
    if host is None:
        return None
    if host in step.sheets:
        return Attachment(names.card(step.sheets[host].name), host, player=False)
    return Attachment(board_player_after(host), host, player=True)
