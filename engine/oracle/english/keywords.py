"""Keyword abilities in English (702)."""

from engine.model import Supertype
from engine.oracle.english import nouns
from engine.oracle.english.costs import cost
from engine.oracle.english.statements import MARKERS
from engine.oracle.english.wording import figure
from engine.vocabulary.ability import Keyword
from engine.vocabulary.cost import Mana
from engine.vocabulary.quality import Filter, IsSubtype, IsSupertype, Not, OfChosen, Quality, Who

CAPITALS = {
    "choose a background": "choose a Background", "for mirrodin!": "For Mirrodin!", "modular—sunburst":
    "modular—Sunburst",
    "more than meets the eye": "More Than Meets the Eye",
}  # fmt: skip
_DASHED = {"suspend", "reinforce", "awaken", "impending"}  # a number, then the cost after a dash


def keyword(of: Keyword) -> str:
    """ "flying", "protection from black", "ward—Pay 2 life"."""
    text = _name(of)
    if of.amount is not None:
        text += f" {figure(of.amount)}"
    if of.cost is not None:
        said = cost(of.cost)
        mana = all(isinstance(p, Mana) and not p.pay for p in of.cost) and len(of.cost) == 1
        text += f"—{said[0].upper()}{said[1:]}" if not mana or of.name in _DASHED else f" {said}"
    return text


def _name(of: Keyword) -> str:
    name, quality = CAPITALS.get(of.name, of.name), of.quality
    match of:
        case Keyword("landwalk"):
            return f"{_land(quality)}walk"
        case Keyword("typecycling", IsSubtype(subtype)):
            return f"{subtype.lower() if subtype in _BASICS else subtype}cycling"
        case Keyword("offering", IsSubtype(subtype)):
            return f"{subtype} offering"
        case Keyword("splice onto", IsSubtype(subtype)):
            return f"splice onto {subtype}"
        case Keyword("protection" | "hexproof") if quality is not None:
            return f"{name} from {_protected(quality)}"
        case Keyword("affinity", Filter() as what):
            return f"affinity for {nouns.phrase(what, many=True)}"
        case Keyword("bands with other", Filter() as what):
            return f"{name} {nouns.phrase(what, many=True)}"
        case Keyword("champion", Filter() as what):
            return f"champion {nouns.one_of(what)}"
        case Keyword(_, Filter() as what):
            return f"{name} {nouns.phrase(what, many=False)}"
        case Keyword(_, Who() as who):
            return f"{name} {'opponent' if who is Who.OPPONENT else 'player'}"
        case Keyword(_, str() as words):
            return f"{name} {words}"
        case _:
            return name


_BASICS = {"Plains", "Island", "Swamp", "Mountain", "Forest"}


def _land(quality: object) -> str:
    match quality:
        case IsSubtype(subtype):
            return subtype.lower()
        case IsSupertype(supertype):
            return f"{supertype} land"
        case Not(IsSupertype(Supertype.BASIC)):
            return "nonbasic land"
        case _:
            raise ValueError(f"no such landwalk: {quality}")


def _protected(quality: Quality | Filter | Who | str) -> str:
    match quality:
        case Filter():
            return nouns.phrase(quality, many=True)
        case str():
            return MARKERS.get(quality, str(quality))
        case OfChosen(what):
            return f"the chosen {what}"
        case _:
            return nouns.adjective(quality)
