"""Keyword abilities, whole abilities and paragraphs, from what the grammar found (112, 113, 702)."""

from engine.model import Supertype
from engine.oracle.build.statements import _amount
from engine.vocabulary.ability import (
    Ability,
    Activated,
    EntersAsCopy,
    EntersChoosing,
    EntersTapped,
    EntersWithCounters,
    Keyword,
    Spell,
    Triggered,
)
from engine.vocabulary.amount import Amount, Number
from engine.vocabulary.condition import Condition
from engine.vocabulary.cost import Cost, Loyalty, Mana
from engine.vocabulary.instruction import Instruction
from engine.vocabulary.modification import Modification
from engine.vocabulary.quality import Filter, IsSupertype, Not, OfChosen, Quality, Who
from engine.vocabulary.subject import This
from engine.vocabulary.trigger import StepBegins, Trigger

Abilities = tuple[Ability, ...]


def keyword(name: str) -> Abilities:
    """ "flying"."""
    return (Keyword(name),)


def protection(*qualities: Quality | Filter | str) -> Abilities:
    """ "protection from black and from red": two abilities (702.16g)."""
    return tuple(Keyword("protection", quality=q) for q in qualities)


def hexproof_from(quality: Quality | Filter | str) -> Abilities:
    """ "hexproof from black" (702.11d)."""
    return (Keyword("hexproof", quality=quality),)


def protected(quality: Quality | Filter | str) -> Quality | Filter | str:
    """What it protects from."""
    return quality


def chosen_color() -> OfChosen:
    """ "the chosen color"."""
    return OfChosen("color")


def everything() -> str:
    """ "protection from everything" (702.16j)."""
    return "everything"


def all_colors() -> str:
    """ "protection from all colors" (702.16h)."""
    return "all colors"


def landwalk(land: Quality) -> Abilities:
    """ "swampwalk" (702.14)."""
    return (Keyword("landwalk", quality=land),)


def nonbasic_landwalk() -> Abilities:
    """ "nonbasic landwalk"."""
    return (Keyword("landwalk", quality=Not(IsSupertype(Supertype.BASIC))),)


def legendary_landwalk() -> Abilities:
    """ "legendary landwalk"."""
    return (Keyword("landwalk", quality=IsSupertype(Supertype.LEGENDARY)),)


def enchant(what: Filter | Who) -> Abilities:
    """ "enchant creature" (702.5)."""
    return (Keyword("enchant", quality=what),)


def enchantable(what: Filter | Who) -> Filter | Who:
    """What can be enchanted."""
    return what


def enchant_player() -> Who:
    """ "player"."""
    return Who.PLAYER


def enchant_opponent() -> Who:
    """ "opponent"."""
    return Who.OPPONENT


def keyword_cost(name: str, cost: Cost | Mana) -> Abilities:
    """ "equip {3}", "ward—Pay 2 life"."""
    return (Keyword(name, cost=cost if isinstance(cost, tuple) else (cost,)),)


def keyword_number(name: str, amount: Amount) -> Abilities:
    """ "bushido 1"."""
    return (Keyword(name, amount=amount),)


def affinity(of: Filter) -> Abilities:
    """ "affinity for artifacts" (702.41)."""
    return (Keyword("affinity", quality=of),)


def keyword_line(*parts: Abilities) -> Abilities:
    """All of them."""
    return tuple(a for part in parts for a in part)


def abilities(*parts: Abilities | None) -> Abilities:
    """ "flying and first strike"."""
    return tuple(a for part in parts if part for a in part)


def ability_item(item: Abilities) -> Abilities:
    """One of a list."""
    return item


def quoted(inner: Abilities | Ability) -> Abilities:
    """An ability in quotation marks."""
    return inner if isinstance(inner, tuple) else (inner,)


def inner(found: Abilities | Ability) -> Abilities | Ability:
    """What stands in the quotation marks."""
    return found


def spell(instructions: tuple[Instruction, ...]) -> Spell:
    """A paragraph of an instant or sorcery."""
    return Spell(instructions)


def activated(cost: Cost, instructions: tuple[Instruction, ...], restrictions: tuple[str, ...] | None) -> Activated:
    """ "[Cost]: [Effect]"."""
    return Activated(cost, instructions, restrictions or ())


def restrictions(*parts: str) -> tuple[str, ...]:
    """ "Activate only as a sorcery"."""
    return parts


def loyalty(symbol: str, instructions: tuple[Instruction, ...]) -> Activated:
    """ "[+1]: …" (606)."""
    sign = symbol[0] if symbol[0] in "+-" else ""
    return Activated((Loyalty(sign, _amount(symbol.removeprefix(sign))),), instructions, loyalty=True)


def triggered(
    trigger: Trigger | StepBegins, condition: Condition | None, instructions: tuple[Instruction, ...]
) -> Triggered:
    """ "When …, if …, …"."""
    whole = Trigger("at", (trigger,)) if isinstance(trigger, StepBegins) else trigger
    return Triggered(whole, instructions, condition)


def enters_choosing(this: This, what: str) -> EntersChoosing:
    """ "As this enchantment enters, choose a color"."""
    return EntersChoosing(what, this.word)


def enters_as_copy(this: This, of: Filter, but: tuple[Modification, ...] | None) -> EntersAsCopy:
    """ "You may have this creature enter as a copy of any creature on the battlefield"."""
    return EntersAsCopy(this.word, of, but or ())


def enters_tapped(this: This) -> EntersTapped:
    """ "This land enters tapped"."""
    return EntersTapped(this.word)


def enters_with(this: This, amount: Amount, kind: str) -> EntersWithCounters:
    """ "This creature enters with three +1/+1 counters on it"."""
    return EntersWithCounters(this.word, kind, amount)


def enters_with_one(this: This, kind: str) -> EntersWithCounters:
    """ "This creature enters with a +1/+1 counter on it"."""
    return enters_with(this, Number(1), kind)


