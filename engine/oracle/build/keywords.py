"""Keyword abilities, from what the grammar found (702)."""

from engine.model import Supertype
from engine.vocabulary.ability import Ability, Keyword
from engine.vocabulary.amount import Amount
from engine.vocabulary.cost import Cost, Mana
from engine.vocabulary.modification import COLOR_OF_CHOICE
from engine.vocabulary.quality import Filter, IsSubtype, IsSupertype, Not, Noun, OfChosen, Quality, Who

Abilities = tuple[Ability, ...]
Protected = Quality | Filter | str


def keyword(name: str) -> Abilities:
    """ "flying"."""
    return (Keyword(name),)


def protection(*qualities: Protected) -> Abilities:
    """ "protection from black and from red": two abilities (702.16g)."""
    return tuple(Keyword("protection", quality=q) for q in qualities)


def hexproof_from(quality: Protected) -> Abilities:
    """ "hexproof from black" (702.11d)."""
    return (Keyword("hexproof", quality=quality),)


def chosen_color() -> OfChosen:
    """ "the chosen color"."""
    return OfChosen("color")


def color_of_choice() -> str:
    """ "the color of your choice"."""
    return COLOR_OF_CHOICE


def everything() -> str:
    """ "protection from everything" (702.16j)."""
    return "everything"


def all_colors() -> str:
    """ "protection from all colors" (702.16h)."""
    return "all colors"


def your_opponents() -> str:
    """ "protection from each of your opponents" (702.16k)."""
    return "each of your opponents"


def each_color() -> str:
    """ "protection from each color"."""
    return "each color"


def quality_spells(quality: Quality) -> Filter:
    """ "protection from multicolored spells"."""
    return Filter((Noun.SPELL,), (quality,))


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


def enchant_player() -> Who:
    """ "player"."""
    return Who.PLAYER


def enchant_opponent() -> Who:
    """ "opponent"."""
    return Who.OPPONENT


def keyword_cost(name: str, cost: Cost | Mana) -> Abilities:
    """ "equip {3}", "ward—Pay 2 life"."""
    return (Keyword(name, cost=_cost(cost)),)


def _cost(cost: Cost | Mana) -> Cost:
    return cost if isinstance(cost, tuple) else (cost,)


def equip_dash(cost: Cost) -> Abilities:
    """ "equip—Sacrifice a creature"."""
    return (Keyword("equip", cost=cost),)


def equip_quality(what: Filter, cost: Mana) -> Abilities:
    """ "equip legendary creature {3}" (702.6c)."""
    return (Keyword("equip", quality=what, cost=(cost,)),)


def typecycling(what: Quality | str, cost: Mana) -> Abilities:
    """ "swampcycling {2}" (702.29e)."""
    return (Keyword("typecycling", quality=IsSubtype(what) if isinstance(what, str) else what, cost=(cost,)),)


def basic_landcycling(cost: Mana) -> Abilities:
    """ "basic landcycling {2}" (702.29e)."""
    return (Keyword("basic landcycling", cost=(cost,)),)


def keyword_number(name: str, amount: Amount) -> Abilities:
    """ "bushido 1"."""
    return (Keyword(name, amount=amount),)


def modular_sunburst() -> Abilities:
    """ "modular—sunburst" (702.44c)."""
    return (Keyword("modular—sunburst"),)


def _number_and_cost(name: str, amount: Amount, cost: Mana) -> Abilities:
    return (Keyword(name, cost=(cost,), amount=amount),)


def suspend(amount: Amount, cost: Mana) -> Abilities:
    """ "suspend 4—{1}{U}" (702.62)."""
    return _number_and_cost("suspend", amount, cost)


def reinforce(amount: Amount, cost: Mana) -> Abilities:
    """ "reinforce 2—{1}{G}" (702.77)."""
    return _number_and_cost("reinforce", amount, cost)


def awaken(amount: Amount, cost: Mana) -> Abilities:
    """ "awaken 3—{4}{U}" (702.113)."""
    return _number_and_cost("awaken", amount, cost)


def impending(amount: Amount, cost: Mana) -> Abilities:
    """ "impending 4—{2}{G}{G}" (702.176)."""
    return _number_and_cost("impending", amount, cost)


def kicker_two(first: Mana, second: Mana) -> Abilities:
    """ "kicker {B} and/or {R}": two abilities (702.33b)."""
    return (Keyword("kicker", cost=(first,)), Keyword("kicker", cost=(second,)))


def splice(onto: str, cost: Cost | Mana) -> Abilities:
    """ "splice onto Arcane {1}{R}" (702.47)."""
    return (Keyword("splice onto", quality=IsSubtype(onto), cost=_cost(cost)),)


def affinity(of: Filter) -> Abilities:
    """ "affinity for artifacts" (702.41)."""
    return (Keyword("affinity", quality=of),)


def champion(what: Filter) -> Abilities:
    """ "champion a Faerie" (702.72)."""
    return (Keyword("champion", quality=what),)


def devour(what: Filter, amount: Amount) -> Abilities:
    """ "devour land 3" (702.82c)."""
    return (Keyword("devour", quality=what, amount=amount),)


def offering(subtype: str) -> Abilities:
    """ "Goblin offering" (702.48)."""
    return (Keyword("offering", quality=IsSubtype(subtype)),)


def craft(what: Filter, cost: Mana) -> Abilities:
    """ "craft with artifact {4}" (702.167)."""
    return (Keyword("craft with", quality=what, cost=(cost,)),)


def partner_with(name: str) -> Abilities:
    """ "partner with …" (702.124j)."""
    return (Keyword("partner with", quality=name),)


def bands_with(what: Filter) -> Abilities:
    """ "bands with other legendary creatures" (702.22)."""
    return (Keyword("bands with other", quality=what),)


def gift(what: str) -> Abilities:
    """ "gift a card" (702.174)."""
    return (Keyword("gift", quality=what),)


def keyword_line(*parts: Abilities) -> Abilities:
    """All of them."""
    return tuple(a for part in parts for a in part)
