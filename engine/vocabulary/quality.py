"""What an object can be asked to be: "white", "nonbasic", "of the chosen type", "with flying", "you control" (109,
205).
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from engine.model import CardType, Color, Supertype, Zone
from engine.vocabulary.amount import Amount
from engine.vocabulary.further import Further

if TYPE_CHECKING:
    from engine.vocabulary.subject import Subject


class Who(StrEnum):
    """A player, as a text names them from the point of view of the ability's controller (102, 109.5)."""

    YOU = "you"
    OPPONENT = "an opponent"  # "an opponent controls", "target opponent"
    OPPONENTS = "your opponents"
    EACH_OPPONENT = "each opponent"
    EACH_PLAYER = "each player"
    PLAYER = "a player"
    PLAYERS = "players"
    ENCHANTED_PLAYER = "enchanted player"
    CONTROLLER = "its controller"  # of the object last spoken of
    OWNER = "its owner"
    THAT_PLAYER = "that player"
    ACTIVE_PLAYER = "the active player"
    DEFENDING_PLAYER = "defending player"
    NOT_YOU = "not you"  # "you don't control"
    THEY = "they"  # the player last spoken of: "each creature they control"
    EACH_OTHER_PLAYER = "each other player"
    ANY_PLAYER = "any player"
    ANY_OPPONENT = "any opponent"
    CHOSEN_PLAYER = "the chosen player"
    THAT_OPPONENT = "that opponent"
    TARGET_PLAYER = "target player"  # in "creatures target player controls" (115.1)
    TARGET_OPPONENT = "target opponent"
    YOU_BOTH = "you both own and"  # "you both own and control"


@dataclass(frozen=True, slots=True)
class IsColor:
    """ "white" (105.2)."""

    color: Color


@dataclass(frozen=True, slots=True)
class ColorCount:
    """ "colorless" (0), "monocolored" (1), "multicolored" (2, which means two or more) (105.2a–c)."""

    count: int


@dataclass(frozen=True, slots=True)
class IsType:
    """ "artifact" (205.2)."""

    type: CardType


@dataclass(frozen=True, slots=True)
class IsSubtype:
    """ "Goblin", "Swamp", "Aura" (205.3)."""

    subtype: str


@dataclass(frozen=True, slots=True)
class IsSupertype:
    """ "basic", "legendary" (205.4)."""

    supertype: Supertype


@dataclass(frozen=True, slots=True)
class IsToken:
    """ "token" (111.1)."""


class Status(StrEnum):
    """What is true of a permanent without being a characteristic (109.3, 110.5)."""

    TAPPED = "tapped"
    UNTAPPED = "untapped"
    ATTACKING = "attacking"
    BLOCKING = "blocking"
    FACE_DOWN = "face-down"
    ENCHANTED = "enchanted"
    EQUIPPED = "equipped"
    FACE_UP = "face-up"
    BLOCKED = "blocked"
    UNBLOCKED = "unblocked"
    MODIFIED = "modified"
    HISTORIC = "historic"
    SUSPECTED = "suspected"
    SADDLED = "saddled"
    MONSTROUS = "monstrous"
    RENOWNED = "renowned"
    GOADED = "goaded"
    COMMANDER = "commander"
    OUTLAW = "outlaw"


@dataclass(frozen=True, slots=True)
class HasStatus:
    """ "tapped", "attacking", "equipped"."""

    status: Status


@dataclass(frozen=True, slots=True)
class OfChosen:
    """ "of the chosen type", "of the chosen color": what was chosen as the source entered (607.2d)."""

    what: str  # "type" (a creature type), "color", "land type"


@dataclass(frozen=True, slots=True)
class HasKeyword:
    """ "with flying" (702.1)."""

    keyword: str


@dataclass(frozen=True, slots=True)
class HasCounter:
    """ "with a +1/+1 counter on it" (122.1). `kind` "": of any kind. `several`: surface: "with +1/+1 counters on them"."""

    kind: str
    several: bool = False


@dataclass(frozen=True, slots=True)
class HasValue:
    """ "with power 2 or less", "with mana value 3" (208.1, 202.3)."""

    characteristic: str  # "power", "toughness", "mana value", "base power"
    comparison: str  # "=", "<=", ">=", "<", ">"
    amount: Amount


@dataclass(frozen=True, slots=True)
class Named:
    """ "named Relentless Rats" (201.2)."""

    name: str


@dataclass(frozen=True, slots=True)
class Not:
    """ "non-Aura", "nonblack", "without flying": the contrary."""

    quality: "Quality"


@dataclass(frozen=True, slots=True)
class AnyOf:
    """ "white or black", "instant and sorcery spells": at least one. `joined` is surface; "or a": "a Wolf or a
    Werewolf".
    """

    qualities: "tuple[Quality, ...]"
    joined: str = "or"


@dataclass(frozen=True, slots=True)
class NoAbilities:
    """ "with no abilities" (113)."""


@dataclass(frozen=True, slots=True)
class Marked(Further):
    """What has happened to the object or ties it to another, in words of the rules: "destroyed this way", "that
    attacked this turn",
    "exiled with this artifact", "that shares a color with it"."""

    words: str


@dataclass(frozen=True, slots=True)
class PermanentKind(Further):
    """ "permanent" before "card" or "spell": of a type that a permanent can have (110.4)."""


@dataclass(frozen=True, slots=True)
class OfAbility(Further):
    """ "activated", "triggered", "loyalty" before "ability" (113.3)."""

    kind: str


@dataclass(frozen=True, slots=True)
class TiedTo(Further):
    """ "exiled with this artifact", "dealt damage by this creature this turn": `how` ends where the source is named."""

    how: str  # "exiled with", "dealt damage by"
    source: "Subject"
    when: str = ""


@dataclass(frozen=True, slots=True)
class MostOf(Further):
    """ "with the greatest power among creatures they control"."""

    which: str  # "greatest", "least", "highest", "lowest"
    characteristic: str
    among: "Filter | None"


@dataclass(frozen=True, slots=True)
class NamedThis(Further):
    """ "named Relentless Rats", on Relentless Rats (201.2)."""


@dataclass(frozen=True, slots=True)
class Targets(Further):
    """ "that targets a creature you control" (115); `several`: "one or more creatures"."""

    what: "Filter | Subject"
    several: bool = False


@dataclass(frozen=True, slots=True)
class AttachedTo:
    """ "Curses attached to you", "Aura attached to it" (303.4, 301.5)."""

    to: "Subject"


@dataclass(frozen=True, slots=True)
class AttackingPlayer:
    """ "that's attacking you" (508.1)."""

    who: Who


@dataclass(frozen=True, slots=True)
class InZone:
    """ "on the battlefield", said of one object in a condition (400.1)."""

    zone: Zone


Quality = (
    IsColor
    | ColorCount
    | IsType
    | IsSubtype
    | IsSupertype
    | IsToken
    | HasStatus
    | OfChosen
    | HasKeyword
    | HasCounter
    | HasValue
    | Named
    | Not
    | AnyOf
    | NoAbilities
    | AttachedTo
    | AttackingPlayer
    | InZone
    | Marked
    | Targets
    | NamedThis
    | PermanentKind
    | OfAbility
    | TiedTo
    | MostOf
)


class Noun(StrEnum):
    """A head noun that is no type: the kind of thing that is spoken of (109.1, 109.2)."""

    PERMANENT = "permanent"
    CARD = "card"
    SPELL = "spell"
    SOURCE = "source"
    TOKEN = "token"
    ABILITY = "ability"


@dataclass(frozen=True, slots=True)
class Filter:
    """A noun phrase without its article: "other non-Aura enchantment", "White creatures you control", "cards in your
    hand".

    An object fits when it fits every quality of `before` and `after`, one of `nouns`, and the controller, owner and
    zones.
    `zones` empty: the battlefield, or the stack for spells (109.2); `not_zone`: "that aren't on the battlefield".
    """

    nouns: tuple[CardType | str | Noun, ...]  # a str is a subtype: "Goblins", "Forests"
    before: tuple[Quality, ...] = ()  # in printed order
    after: tuple[Quality, ...] = ()
    controller: Who | None = None
    owner: Who | None = None
    zones: tuple[Zone, ...] = ()
    not_zone: Zone | None = None
    other: bool = False  # "other", "another": not the source itself
    conjunction: str = "and"  # between nouns
    # surface: the controller stands after `after`; "you cast" for "you control"; "in", "from" or "on"; "a", "all" before a zone
    controller_last: bool = False
    cast: bool = False
    preposition: str = "in"
    articles: bool = False  # surface: "a Plains or an Island"
    zone_first: bool = False  # surface: the zone stands before the qualities: "card in your graveyard with flying"
    zone_article: str = ""
