"""What a resolving spell or ability instructs (608.2): continuous effects with their duration, and one-shot effects
(610.1).
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.vocabulary.amount import Amount
from engine.vocabulary.condition import Condition
from engine.vocabulary.cost import Cost
from engine.vocabulary.deed import (
    Act,
    CopySpell,
    DamageParts,
    Deed,
    Does,
    Double,
    ExtraStep,
    GetCounters,
    KeywordAction,
    Mill,
    NewTargets,
    Pay,
    PlayCard,
    PreventDamage,
    Reveal,
    RevealUntil,
    RollTable,
    SetLife,
    Shuffle,
    SpendOnly,
    TakeCounters,
)
from engine.vocabulary.duration import Duration, Lasting
from engine.vocabulary.joining import (
    Afterwards,
    Delayed,
    ForEach,
    Instead,
    Joining,
    Replace,
    ThisAbilityCosts,
    UnlessDo,
    Until,
    WhereX,
)
from engine.vocabulary.modification import Modification
from engine.vocabulary.quality import Filter, Who
from engine.vocabulary.subject import Player, Subject

if TYPE_CHECKING:
    from engine.vocabulary.ability import Ability


YOU = Player(Who.YOU)


@dataclass(frozen=True, slots=True)
class Continuous:
    """Creates a continuous effect (611.2): "Until end of turn, target creature loses all abilities and becomes a blue
    Frog …".

    `first`: the duration stands at the beginning of the sentence. `condition`: "If this creature is a Spirit, it
    becomes …".
    """

    subject: Subject
    modifications: tuple[Modification, ...]
    duration: Duration = Duration.FOREVER
    first: bool = False
    condition: Condition | None = None
    this: str = ""  # surface: the word for the source in the duration: "for as long as you control this creature"
    each: bool = False  # surface: "Any number of target creatures each get …"


@dataclass(frozen=True, slots=True)
class Choose:
    """ "Choose a nonlegendary creature on the battlefield.", "Choose a color." (608.2d)."""

    what: Subject | str  # a str: "a color", "a creature type", …
    who: Subject | None = None


@dataclass(frozen=True, slots=True)
class Damage:
    """ "Lightning Bolt deals 3 damage to any target." (120)."""

    source: Subject
    amount: Amount
    to: Subject
    divided: str = ""  # "divided as you choose"
    equal: str = ""  # surface: where "equal to its power" stands: "first" or "last"


@dataclass(frozen=True, slots=True)
class Destroy:
    """ "Destroy target nonblack creature." (701.8). `regenerate` False: "It can't be regenerated." (`word`: "it" or
    "they").
    """

    what: Subject
    regenerate: bool = True
    word: str = "it"


@dataclass(frozen=True, slots=True)
class ExileIt:
    """ "Exile target creature." (701.13)."""

    what: Subject
    until: str = ""  # "until this creature leaves the battlefield", "face down"
    who: Subject | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """ "Draw a card." (`who` None: you), "Target player draws two cards." (121)."""

    who: Subject | None
    amount: Amount
    additional: bool = False  # "an additional card"


@dataclass(frozen=True, slots=True)
class GainLife:
    """ "You gain 3 life.", "Target player loses 2 life." (119.3)."""

    who: Subject | None
    amount: Amount
    lose: bool = False
    equal: bool = False  # surface: "gain life equal to its toughness"
    each: Amount | None = None  # "for each …"


@dataclass(frozen=True, slots=True)
class Put:
    """ "Return target creature to its owner's hand.", "return this card to its owner's hand" (400.7). Surface words in
    `verb` and `to`.
    """

    what: Subject
    verb: str  # "return", "put", "shuffle"
    to: str  # with its preposition: "to its owner's hand", "into your hand", "onto the battlefield tapped", …
    from_: str = ""
    who: Subject | None = None


@dataclass(frozen=True, slots=True)
class PutCounters:
    """ "Put a +1/+1 counter on this creature." (122)."""

    kind: str
    amount: Amount
    on: Subject
    each: Amount | None = None  # "for each …"
    who: Subject | None = None
    equal: bool = False  # surface: "a number of … counters on it equal to …"


@dataclass(frozen=True, slots=True)
class TapIt:
    """ "Tap target creature.", "Untap it." (701.26)."""

    what: Subject
    untap: bool = False
    who: Subject | None = None


@dataclass(frozen=True, slots=True)
class AddMana:
    """ "Add {G}.", "Add {B} for each Swamp you control.", "Add one mana of any color." (106)."""

    symbols: tuple[str, ...] = ()
    each: Amount | None = None
    text: str = ""  # "one mana of any color"
    alternatives: tuple[tuple[str, ...], ...] = ()  # "{R} or {G}": instead of `symbols`
    equal: bool = False  # surface: "an amount of {G} equal to its power": `each` is the amount
    who: Subject | None = None


@dataclass(frozen=True, slots=True)
class Create:
    """ "Create a 1/1 white Soldier creature token." (111.1). `description` is a `Be`, or a `BecomeCopy` for "a token
    that's a copy of …".
    """

    amount: Amount
    description: Modification
    tapped: bool = False
    attacking: bool = False  # "that's tapped and attacking"
    each: Amount | None = None  # "for each …"
    where: Amount | None = None  # "where X is …"
    who: Subject | None = None
    equal: bool = False  # surface: "a number of … tokens equal to …"


@dataclass(frozen=True, slots=True)
class Emblem:
    """ "You get an emblem with "…"" (114.1)."""

    abilities: "tuple[Ability, ...]"


@dataclass(frozen=True, slots=True)
class Counter:
    """ "Counter target spell." (701.6).

    `to`: where it is put instead of into its owner's graveyard, "into its owner's hand", or "exile" (614.15): "If that spell
    is countered this way, put it into its owner's hand instead of into that player's graveyard."
    """

    what: Subject
    to: str = ""


@dataclass(frozen=True, slots=True)
class SacrificeIt:
    """ "Sacrifice this creature.", "Target player sacrifices a creature." (701.21)."""

    who: Subject | None
    what: Subject | Filter
    amount: Amount | None = None
    how: str = ""  # "of their choice", "at random"


@dataclass(frozen=True, slots=True)
class DiscardCards:
    """ "Target player discards a card." (701.9)."""

    who: Subject | None
    amount: Amount
    random: bool = False
    what: Subject | None = None  # "their hand", "a land card": in place of so many cards


@dataclass(frozen=True, slots=True)
class Search:
    """ "Search your library for an Elf card, reveal it, then shuffle and put that card on top." (701.23).

    `whose`: the player whose library. `reveal`: ", reveal it" or nothing said. `to`: "into your hand", "onto the
    battlefield", "onto the battlefield tapped", "on top", "into your graveyard". `word`: what the text calls the card
    then: "it",
    "that card", "them", "those cards". `amount` None: one card.
    """

    filter: Filter  # of the card that is searched for
    to: str
    reveal: str = ""
    word: str = "it"
    amount: Amount | None = None
    up_to: bool = False
    whose: Subject = YOU
    shuffle: str = ", then shuffle"
    who: Subject | None = None
    joint: str = ", put"  # surface: ", put", "and put", ", exile"
    zone: str = "library"  # "library and/or graveyard"


@dataclass(frozen=True, slots=True)
class ExchangeControl:
    """ "Exchange control of target creature you control and target creature an opponent controls." (701.12)."""

    first: Subject
    second: Subject


@dataclass(frozen=True, slots=True)
class Attach:
    """ "Attach it to target creature you control." (701.3)."""

    what: Subject
    to: Subject
    who: Subject | None = None


@dataclass(frozen=True, slots=True)
class May:
    """ "You may …" (608.2d)."""

    instructions: "tuple[Instruction, ...]"
    who: Who = Who.YOU
    have: bool = False  # "You may have target player draw a card."


@dataclass(frozen=True, slots=True)
class Conditional:
    """ "If [condition], [instructions]." (608.2c)."""

    condition: Condition
    instructions: "tuple[Instruction, ...]"
    last: bool = False  # surface: "… if …"


@dataclass(frozen=True, slots=True)
class Unless:
    """ "… unless its controller pays {2}." (118.12)."""

    instruction: "Instruction"
    who: Who
    cost: Cost


@dataclass(frozen=True, slots=True)
class Then:
    """Instructions joined in one sentence by "and", ", then" or a comma, as printed in `joints` (one fewer than
    instructions).
    """

    instructions: "tuple[Instruction, ...]"
    joints: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Modal:
    """ "Choose one —" and its modes (700.2)."""

    choose: str  # "one", "two", "one or both", …
    modes: "tuple[tuple[Instruction, ...], ...]"
    then: str = ""  # "You may choose the same mode more than once."
    costs: "tuple[Cost, ...]" = ()  # of each mode (702.172)
    if_: Condition | None = None  # "If you control a commander as you cast this spell, you may choose both instead."
    instead: str = ""
    as_cast: bool = False  # surface: "as you cast this spell"


Instruction = (
    Continuous
    | Choose
    | Damage
    | Destroy
    | ExileIt
    | Draw
    | GainLife
    | Put
    | PutCounters
    | TapIt
    | AddMana
    | Create
    | Emblem
    | Counter
    | SacrificeIt
    | DiscardCards
    | Search
    | ExchangeControl
    | Attach
    | May
    | Conditional
    | Unless
    | Then
    | Modal
    | Joining
    | Deed
)

__all__ = [
    "Act", "AddMana", "Afterwards", "Attach", "Choose", "Conditional", "Continuous", "CopySpell", "Counter", "Create",
    "Damage", "DamageParts", "Deed", "Delayed", "Destroy", "DiscardCards", "Does", "Double", "Draw", "Duration", "Emblem",
    "ExchangeControl", "ExileIt", "ExtraStep", "ForEach", "GainLife", "GetCounters", "Instead", "Instruction",
    "Joining", "KeywordAction", "Lasting", "May", "Mill", "Modal", "NewTargets", "Pay", "PlayCard", "PreventDamage",
    "Put", "PutCounters", "Replace", "Reveal", "RevealUntil", "RollTable", "SacrificeIt", "Search", "SetLife",
    "Shuffle",
    "SpendOnly", "TakeCounters", "TapIt", "Then", "ThisAbilityCosts", "Unless", "UnlessDo", "Until", "WhereX",
]  # fmt: skip
