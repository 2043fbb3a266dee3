"""What can happen on a board's timeline: arrivals, resolutions, attachments, counters … (each a moment)."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.model import ObjectId, PlayerId, Zone


@dataclass(frozen=True, slots=True)
class Enter:
    """An object arrives in a zone, by default the battlefield (613.7d).

    - `card`: English name, in the pool or among the board's own cards. `owner` None: its controller.
    - `attached_to`: object or player that an Aura enters attached to, or an Equipment is attached to once it has entered (301.5b).
    - `chosen`: "type" → "Goblin", "color" → "G", "color word" → "green", "land type" → "Swamp", "X" → "3": chosen as it
      enters (614.12a).
    - `copy_of`: the object on the battlefield, or (if none has that id) the card, that it enters as a copy of (707.5).
    - `emblem`: it is an emblem, whose abilities function in the command zone (114.4); `zone` says so, too.
    """

    id: ObjectId
    card: str
    controller: PlayerId
    owner: PlayerId | None = None
    zone: Zone = Zone.BATTLEFIELD
    attached_to: str | None = None
    chosen: Mapping[str, str] = field(default_factory=dict)
    copy_of: str | None = None
    counters: tuple[tuple[str, int], ...] = ()
    tapped: bool = False
    token: bool = False
    face_down: bool = False
    emblem: bool = False


@dataclass(frozen=True, slots=True)
class Together:
    """Several objects enter at once: timestamps in APNAP order, each player's own in the order given (613.7m)."""

    arrivals: tuple[Enter, ...]


@dataclass(frozen=True, slots=True)
class Resolve:
    """A spell, or an activated or triggered ability of an object, resolves (608.2).

    - `card`: the spell's name; or `source`, the object, and `ability`, which of its activated, triggered or loyalty
      abilities (from 1, in
      the order it has them). `source` without `ability`: an instant or sorcery card on the board, which is cast.
    - `targets`: per instance of the word "target", in order, the ids chosen (115.1).
    - `choices`: "color" → "W"; "type" → "Goblin"; words that replace others, "color word" → "black>green", "basic land type" →
      "Swamp>Plains", "creature type" → "Goblin>Elf"; "object" → id chosen on resolution; "X" → "3"; "modes" → "1,3"; "may",
      "pays" → "yes" or "no".
    """

    controller: PlayerId
    card: str | None = None
    source: ObjectId | None = None
    ability: int | None = None
    targets: tuple[tuple[str, ...], ...] = ()
    choices: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Attach:
    """An Aura, Equipment or Fortification becomes attached to something else (701.3)."""

    id: ObjectId
    to: str


@dataclass(frozen=True, slots=True)
class PutCounters:
    """Counters are put on an object, or removed with a negative number (122, 613.7c)."""

    id: ObjectId
    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class Move:
    """An object goes to another zone and becomes a new one there, under the same id (400.7).

    The other fields are for one that goes to the battlefield: see `Enter`. `controller` None: its owner.
    """

    id: ObjectId
    zone: Zone
    controller: PlayerId | None = None
    attached_to: str | None = None
    chosen: Mapping[str, str] = field(default_factory=dict)
    copy_of: str | None = None
    tapped: bool = False


@dataclass(frozen=True, slots=True)
class DealDamage:
    """Damage is marked on a creature (120.3e)."""

    id: ObjectId
    amount: int


@dataclass(frozen=True, slots=True)
class SetStatus:
    """A permanent is tapped, untapped, turned face up or face down (110.5, 613.7f)."""

    id: ObjectId
    tapped: bool | None = None
    face_down: bool | None = None


@dataclass(frozen=True, slots=True)
class EndTurn:
    """ "Until end of turn" effects end and damage wears off (514.2); the next player becomes the active one."""


Action = Enter | Together | Resolve | Attach | PutCounters | Move | DealDamage | SetStatus | EndTurn


def slug(name: str) -> str:
    """The id that an object goes by unless it is given another: "Night of Souls' Betrayal" → "night-of-souls-betrayal"."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['’]", "", plain)).strip("-") or "object"
