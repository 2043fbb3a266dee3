"""The state of a game as a value: what is printed and what happened, never what is computed (109.3, 110.5)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.card import Card
from engine.model import ObjectId, PlayerId, Timestamp, Zone
from engine.sheet import Sheet
from engine.vocabulary.ability import Ability
from engine.vocabulary.instruction import Continuous, Duration


@dataclass(frozen=True, slots=True)
class Counters:
    """The counters of one kind on an object: they share the newest timestamp (613.7c)."""

    kind: str  # "+1/+1", "-1/-1", "flying", "charge", …
    number: int
    timestamp: Timestamp


@dataclass(frozen=True, slots=True)
class GameObject:
    """An object in a zone (109.1). Its characteristics as printed are those of `card`; the current ones are a `Sheet`.

    `controller` is who put it there; control-changing effects are applied over it (613.1b). `chosen` holds what was chosen
    as it entered
    or for it: "type" → "Goblin", "color" → "G", "color word" → "green". `attached_to` is an object or a player (303.4, 301.5).
    """

    id: ObjectId
    card: Card
    owner: PlayerId
    controller: PlayerId
    zone: Zone
    timestamp: Timestamp
    attached_to: ObjectId | PlayerId | None = None
    chosen: Mapping[str, str] = field(default_factory=dict)
    counters: tuple[Counters, ...] = ()
    damage: int = 0
    deathtouched: bool = False  # dealt damage by a source with deathtouch since state-based actions were last checked (704.5h)
    tapped: bool = False
    face_down: bool = False
    leaves_for: Zone | None = None  # where it goes instead of anywhere else as it leaves the stack (702.34a)
    token: bool = False
    emblem: bool = False
    incarnation: int = 0  # how often it has changed zones: the object that a spell knew is gone once this has changed (400.7)
    abilities: tuple[Ability, ...] | None = None  # what created a token or an emblem gave it, instead of a text (111.3, 114.1)


@dataclass(frozen=True, slots=True)
class ResolvedEffect:
    """A continuous effect that a spell or ability created as it resolved (611.2).

    - `instruction`: what it says. `values`: its variables, fixed on resolution (611.2d): "X" → 3.
    - `objects`: the set it applies to, fixed when it began (611.2c).
    - `chosen`: words chosen for it, e.g. ("color word", "black", "green"), ("color", "W", "").
    - `copied`: for a copy effect, the copiable values it gives, taken when it began (707.2b); a `Sheet`.
    - `turn`: the turn in which it began.
    - `source`: the object that the ability was on, if it is still there; `source_card`: the card that says it.
    """

    number: int
    instruction: Continuous
    objects: frozenset[ObjectId]
    controller: PlayerId
    timestamp: Timestamp
    source_card: str
    source: ObjectId | None = None
    values: Mapping[str, int] = field(default_factory=dict)
    chosen: tuple[tuple[str, str, str], ...] = ()
    copied: Sheet | None = None
    turn: int = 1

    @property
    def duration(self) -> Duration:
        """How long it lasts (611.2a)."""
        return self.instruction.duration


@dataclass(frozen=True, slots=True)
class Player:
    """A player (102)."""

    id: PlayerId
    life: int = 20
    poison: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """A position: players in turn order beginning with the active one, objects in order of their ids' first appearance, effects.

    `clock` is the next timestamp, `turn` counts the turns from 1. Mappings are never changed in place.
    """

    players: tuple[Player, ...]
    objects: Mapping[ObjectId, GameObject]
    effects: tuple[ResolvedEffect, ...] = ()
    clock: int = 1
    turn: int = 1

    @property
    def active(self) -> PlayerId:
        """The player whose turn it is (102.1)."""
        return self.players[0].id

    def life(self, player: PlayerId) -> int:
        """A player's life total (119.1)."""
        return next(p.life for p in self.players if p.id == player)

    def opponents(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """Everybody else (102.3)."""
        return tuple(p.id for p in self.players if p.id != player)

    def is_player(self, id_: str | None) -> bool:
        """Whether an id is that of a player."""
        return any(p.id == id_ for p in self.players)
