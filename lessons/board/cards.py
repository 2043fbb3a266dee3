"""A card of the table as it is drawn: its sheet after the step, and what the step changed."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.model import PERMANENT_TYPES, CardType, Color, PlayerId, Zone
from engine.sheet import Granted, Held, Sheet
from engine.state import GameObject
from lessons.board.naming import other_name
from lessons.board.pieces import Line, Pieces, by_items, by_words, whole
from lessons.board.sight import Looks
from lessons.catalog.names import slug_of
from lessons.narration import Voice, ability, colors, power_toughness, type_line
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
class Act:
    """What may be done with an object from here, as a link on its card. `kind`: a word for its look."""

    label: str
    url: str
    kind: str = ""


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
    acts: tuple[Act, ...] = ()
    is_land: bool = False  # and nothing else

    @property
    def controlled(self) -> str:
        """Who controls it."""
        return "La controlas tú" if self.controller == "you" else "La controla tu oponente"


def card_view(thing: GameObject, sight: Looks) -> CardView:
    """The object as the step leaves it."""
    names = sight.names
    after = sight.sheets[thing.id]
    before = _before(thing, sight) or after
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
        arrival=sight.arrival(thing),
        zone=after.zone,
        controller=after.controller,
        came_from=before.controller if before.controller != after.controller else None,
        attached=_attachment(thing, sight),
        counters=tuple(counted(counter.kind, counter.number) for counter in thing.counters),
        chosen=tuple(word(chosen) for chosen in thing.chosen.values()),
        damage=thing.damage,
        tapped=thing.tapped,
        face_down=thing.face_down,
        token=thing.token,
        emblem=thing.emblem,
        arrives=sight.arrives(thing),
        changes=tuple(change.what for change in sight.changes if change.object == thing.id),
        stripped=bool(before.abilities) and not after.abilities,
        reached=sight.is_reached(thing.id),
        source=sight.is_source(thing.id),
        is_land=after.types == {CardType.LAND},
        spent=thing.zone is Zone.GRAVEYARD and not thing.card.types & PERMANENT_TYPES,
    )


def letters(colors: Iterable[Color]) -> tuple[str, ...]:
    """Colours by letter, in order; one empty one for none."""
    return tuple(color.value for color in Color if color in frozenset(colors)) or ("",)


def _before(thing: GameObject, sight: Looks) -> Sheet | None:
    """Its sheet before the step, if the step says that it changed anything of it."""
    return sight.before.get(thing.id) if any(change.object == thing.id for change in sight.changes) else None


def _types(before: Sheet, after: Sheet) -> Pieces:
    """The type line. A word is changed if what it names is, not if it only agrees with another head («legendaria»)."""
    kept = {supertype(s).form(gender, plural=False): s.value for s in before.supertypes & after.supertypes for gender in Gender}
    return by_words(type_line(before), type_line(after), lambda word: kept.get(word, word))


def _abilities(before: Sheet, after: Sheet, sight: Looks) -> tuple[Line[AbilityView], ...]:
    lines = by_items(before.abilities, after.abilities, key=lambda held: (held.provenance, held.ability))
    return tuple(Line(_ability(line.item, after, sight), line.mark) for line in lines)


def _ability(held: Held, on: Sheet, sight: Looks) -> AbilityView:
    given = held.since if isinstance(held.provenance, Granted) else None
    said = ability(held.ability, Voice(sight.names, on.name or None))
    return AbilityView(said, None if given is None else sight.arrival_of(given))


def _attachment(thing: GameObject, sight: Looks) -> Attachment | None:
    host = thing.attached_to
    if host is None:
        return None
    if host in sight.sheets:
        return Attachment(sight.names.card(sight.sheets[host].name), host, player=False)
    return Attachment(board_player_after(host), host, player=True)
