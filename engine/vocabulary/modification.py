"""What a continuous effect does to the objects it applies to (611.1). Each names the layers it is applied in (613.1)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.model import CardType, Color, Supertype
from engine.vocabulary.amount import Amount, Signed
from engine.vocabulary.further import Further
from engine.vocabulary.quality import Who
from engine.vocabulary.subject import Subject

if TYPE_CHECKING:
    from engine.vocabulary.ability import Ability
    from engine.vocabulary.gamerule import VerbRule


@dataclass(frozen=True, slots=True)
class Get:
    """ "gets +4/+4", "get -1/-1 for each …" (7c). `each`: multiplied by a count ("for each …")."""

    power: Signed
    toughness: Signed
    each: Amount | None = None
    where: Amount | None = None  # "+X/+X, where X is …"
    additional: bool = False  # surface: "gets an additional +1/+1"


@dataclass(frozen=True, slots=True)
class Have:
    """ "has flying and first strike", "gains haste" (6)."""

    abilities: "tuple[Ability, ...]"
    gain: bool = False  # "gain(s)" instead of "has/have"


@dataclass(frozen=True, slots=True)
class HaveOneOf(Further):
    """ "gains your choice of deathtouch or lifelink" (6)."""

    abilities: "tuple[Ability, ...]"
    gain: bool = True


@dataclass(frozen=True, slots=True)
class Lose:
    """ "loses flying" (6)."""

    abilities: "tuple[Ability, ...]"


@dataclass(frozen=True, slots=True)
class LoseAll:
    """ "loses all abilities", "loses all other abilities, card types, and creature types" (4 and 6).

    `what` holds any of "abilities", "card types", "creature types", "land types", "colors", "subtypes" in printed
    order. `other`:
    all but those the same effect gives.
    """

    what: tuple[str, ...] = ("abilities",)
    other: bool = False
    but: str = ""  # "except mana abilities"


@dataclass(frozen=True, slots=True)
class CantHave:
    """ "can't have or gain flying" (6; a standing prohibition, 113.11)."""

    abilities: "tuple[Ability, ...]"
    or_gain: bool = True


# Markers that stand among the words of a `Be`:
CHOSEN_TYPE = "{chosen type}"  # stands among subtypes: "are the chosen type" (607.2d)
EVERY_CREATURE_TYPE = "{every creature type}"  # changeling (702.73a), "every creature type"
EVERY_BASIC_LAND_TYPE = "{every basic land type}"
CHOSEN_COLOR = "{chosen color}"
COLOR_OF_CHOICE = "{color of your choice}"  # chosen on resolution (608.2d): among colors
TYPE_OF_CHOICE = "{creature type of your choice}"
BASIC_LAND_TYPE_OF_CHOICE = "{basic land type of your choice}"
COLORS_OF_CHOICE = "{color or colors of your choice}"
THAT_COLOR = "{that color}"
THAT_TYPE = "{that type}"  # the one chosen earlier in the same text
EVERY_COLOR = "{every color}"  # "all colors": among colors


@dataclass(frozen=True, slots=True)
class Be:
    """ "is an Angel in addition to its other types", "becomes a blue Frog with base power and toughness 1/1", "are
    Mountains", "are colorless" (4, 5, 6, 7b by what is said).

    - `colors` None: nothing is said of color; empty: colorless. `CHOSEN_COLOR` may stand in it.
    - `types`, `subtypes`, `supertypes`: the words, in printed order. Markers above may stand among subtypes.
    - `in_addition`: "" (it replaces what 205.1a says it replaces), "types", "creature types", "land types", "colors",
      "colors and types", "card types": the words after "in addition to its other …" (205.1b).
    - `still`: the types named in "it's still a land" / "that's still a land" / "that are still lands" (205.1b).
    - `power`, `toughness`: base power and toughness it has (7b), or None.
    - `abilities`: those it has by the same noun phrase ("with flying and infect").
    - surface: `becomes` for "becomes", `base` for the words "base power and toughness", `prefix_pt` for "a 3/3
    creature".
    """

    supertypes: tuple[Supertype, ...] = ()
    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    colors: tuple[Color | str, ...] | None = None
    power: Amount | None = None
    toughness: Amount | None = None
    abilities: "tuple[Ability, ...]" = ()
    in_addition: str = ""
    still: tuple[CardType, ...] = ()
    still_sentence: bool = False  # "It's still a land." as a sentence of its own
    becomes: bool = False
    prefix_pt: bool = False
    base: bool = True
    also: bool = False  # surface: "is also a Cleric, Rogue, Warrior, and Wizard" for "… in addition to its other types"
    nouns: tuple[str, ...] = ()  # surface: printed order of words where it differs from colors-subtypes-types


@dataclass(frozen=True, slots=True)
class NotBe:
    """ "isn't a creature" (4), "isn't legendary"."""

    types: tuple[CardType, ...]
    supertypes: tuple[Supertype, ...] = ()


@dataclass(frozen=True, slots=True)
class HavePT:
    """ "has base power and toughness 1/1", "has base power and base toughness each equal to its mana value", and, on
    the
    object itself, "power and toughness are each equal to …" (7b, or 7a when it is characteristic-defining, 604.3).

    One of the two may be None: "has base power 3". `wording` is surface: "base", "base each", "base each short", "base
    where",
    "plain", "plain each", "equal", "equal each".
    """

    power: Amount | None
    toughness: Amount | None
    wording: str = "base"


@dataclass(frozen=True, slots=True)
class Control:
    """ "You control enchanted creature", "gain control of it" (2)."""

    who: Who = Who.YOU


@dataclass(frozen=True, slots=True)
class ControlBy(Further):
    """ "Target opponent gains control of this creature" (2): control goes to a player who is not one of `Who`."""

    who: Subject


@dataclass(frozen=True, slots=True)
class BecomeCopy:
    """ "becomes a copy of that creature", with its exceptions (1a; 707.2, 707.9)."""

    of: Subject
    exceptions: "tuple[Modification, ...]" = ()


@dataclass(frozen=True, slots=True)
class Switch:
    """ "Switch target creature's power and toughness" (7d)."""


@dataclass(frozen=True, slots=True)
class ChangeWords:
    """ "Change the text … by replacing all instances of one color word with another or one basic land type with
    another" (3; 612).

    `kinds`: what may be chosen, of "color word", "basic land type", "creature type"; `to_chosen`: every word of the
    kind becomes the one
    chosen as the source entered; `cannot_be`: words that may not be the new one.
    """

    kinds: tuple[str, ...]
    to_chosen: bool = False
    cannot_be: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RuleToo:
    """ "… and can't block": the part of a statement that acts on players or rules, after the layers (613.10, 613.11).
    Its subject is
    the subject of the statement, `It("")`."""

    statement: "VerbRule"


Modification = (
    Get
    | Have
    | HaveOneOf
    | Lose
    | LoseAll
    | CantHave
    | Be
    | NotBe
    | HavePT
    | Control
    | ControlBy
    | BecomeCopy
    | Switch
    | ChangeWords
    | RuleToo
)
