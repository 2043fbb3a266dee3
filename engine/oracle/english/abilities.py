"""Abilities in English."""

from typing import assert_never

from engine.model import Supertype
from engine.oracle.english import nouns
from engine.oracle.english.instructions import instructions
from engine.oracle.english.nouns import is_many, subject
from engine.oracle.english.rules import cost, statement, trigger
from engine.oracle.english.statements import but_for, condition, verbs, where
from engine.oracle.english.wording import a, figure, listing, number
from engine.vocabulary.ability import (
    Ability,
    Activated,
    Clause,
    EntersAsCopy,
    EntersChoosing,
    EntersTapped,
    EntersWithCounters,
    Keyword,
    RuleStatic,
    Spell,
    Static,
    Triggered,
    Unknown,
)
from engine.vocabulary.amount import Number
from engine.vocabulary.cost import Mana
from engine.vocabulary.modification import ChangeWords, Control, HavePT
from engine.vocabulary.quality import AnyOf, Filter, IsSubtype, IsSupertype, Not, OfChosen, Quality, Who
from engine.vocabulary.subject import It, Subject, This


def ability(of: Ability) -> str:
    """A whole ability; a sentence ends with its stop, a keyword has none."""
    match of:
        case Keyword():
            return keyword(of)
        case Static(clauses):
            return " and ".join(clause(c) for c in clauses) + "." if _joined(clauses) else _comma_and(clauses)
        case RuleStatic(rule):
            return f"{statement(rule)}."
        case Activated(price, what, restrictions):
            return f"{cost(price)}: {instructions(what)}" + "".join(f" {r}." for r in restrictions)
        case Triggered(event, what, when):
            return f"{trigger(event)}, {f'if {condition(when)}, ' if when else ''}{instructions(what)}"
        case Spell(what):
            return instructions(what)
        case EntersChoosing(what, this):
            return f"as {_this(this)} enters, choose {what}."
        case EntersAsCopy(this, what, exceptions):
            return f"you may have {_this(this)} enter as a copy of any {nouns.phrase(what, many=False)}{but_for(exceptions)}."
        case EntersTapped(this):
            return f"{_this(this)} enters tapped."
        case EntersWithCounters(this, kind, amount):
            counters = f"{a(kind)} counter" if amount == Number(1) else f"{number(amount)} {kind} counters"
            return f"{_this(this)} enters with {counters} on it."
        case Unknown(text):
            return text
        case _:
            assert_never(of)


def _this(word: str) -> str:
    return subject(This(word))


def _joined(clauses: tuple[Clause, ...]) -> bool:
    return len(clauses) < 2 or not isinstance(clauses[1].subject, It)


def _comma_and(clauses: tuple[Clause, ...]) -> str:
    return ", and ".join(clause(c) for c in clauses) + "."


def clause(of: Clause) -> str:
    """A statement, without its stop."""
    text = _statement(of)
    if of.condition is not None:
        said = f"as long as {condition(of.condition)}"
        text = f"{text} {said}" if of.condition_last else f"{said}, {text}"
    if of.also:
        text += f". The same is true for {listing([subject(s) for s in of.also])}"
    return text


def _statement(of: Clause) -> str:
    match of.modifications:
        case (Control(who),):
            return f"{who} control {subject(of.subject)}"
        case (ChangeWords(),):
            return f"all instances of color words in the text of {subject(of.subject)} are changed to the chosen color word"
        case (HavePT(_, _, "equal" | "equal each") as value,):
            return _equal(of.subject, value)
        case _:
            return f"{subject(of.subject)} {verbs(of.modifications, many=is_many(of.subject))}{where(of.modifications)}"


def _equal(of: Subject, value: HavePT) -> str:
    whose = nouns.possessive(of)
    if value.wording == "equal each":
        assert value.power is not None
        return f"{whose} power and toughness are each equal to {nouns.say_amount(value.power)}"
    if value.power is None:
        assert value.toughness is not None
        return f"{whose} toughness is equal to {nouns.say_amount(value.toughness)}"
    text = f"{whose} power is equal to {nouns.say_amount(value.power)}"
    return text if value.toughness is None else f"{text} and its toughness is equal to {nouns.say_amount(value.toughness)}"


def keyword(of: Keyword) -> str:
    """ "flying", "protection from black", "ward—Pay 2 life."."""
    text = of.name
    match of:
        case Keyword("landwalk", quality):
            return f"{_land(quality)}walk"
        case Keyword("protection" | "hexproof", quality) if quality is not None:
            text += f" from {_protected(quality)}"
        case Keyword("affinity", Filter() as what):
            text += f" for {nouns.phrase(what, many=True)}"
        case Keyword(_, Filter() as what):
            text += f" {nouns.phrase(what, many=False)}"
        case Keyword(_, Who() as who):
            text += " opponent" if who is Who.OPPONENT else " player"
        case _:
            pass
    if of.amount is not None:
        text += f" {figure(of.amount)}"
    if of.cost is not None:
        text += f" {cost(of.cost)}" if all(isinstance(p, Mana) for p in of.cost) else f"—{_capital(cost(of.cost))}"
    return text


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


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
            return str(quality)
        case OfChosen(what):
            return f"the chosen {what}"
        case AnyOf(qualities):
            return " and from ".join(_protected(q) for q in qualities)
        case _:
            return nouns.adjective(quality)


def _spoken(of: tuple[Ability, ...]) -> list[str]:
    """One text each; protections side by side are said together (702.16g)."""
    said: list[str] = []
    for one in of:
        if not isinstance(one, Keyword):
            said.append(f'"{_capital(ability(one).removesuffix("."))}"')
            continue
        text = keyword(one)
        if said and one.name == "protection" and said[-1].startswith("protection from"):
            said[-1] += text.replace("protection from", " and from")
        else:
            said.append(text)
    return said


def ability_items(of: tuple[Ability, ...]) -> list[str]:
    """The parts of a list of abilities."""
    return _spoken(of)


def abilities(of: tuple[Ability, ...]) -> str:
    """ "flying and first strike", "“{T}: Add {G}”"."""
    return listing(_spoken(of))


def keyword_line(of: tuple[Ability, ...]) -> str:
    """A paragraph of keywords."""
    return ", ".join(_spoken(of))


