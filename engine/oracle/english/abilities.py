"""Abilities in English."""

from typing import assert_never

from engine.oracle.english import amounts, conditions, costs, events, instructions, nouns, rules, statements, subjects
from engine.oracle.english.keywords import keyword
from engine.oracle.english.wording import a, figure, listing, number
from engine.vocabulary import ability as ab
from engine.vocabulary.ability import Ability, Clause, Keyword, Static
from engine.vocabulary.amount import Amount, Number
from engine.vocabulary.condition import Condition, YourTurn
from engine.vocabulary.modification import Be, ChangeWords, Control, HavePT
from engine.vocabulary.subject import It, Subject, This


def ability(of: Ability) -> str:
    """A whole ability; a sentence ends with its stop, a keyword has none."""
    match of:
        case Keyword():
            return keyword(of)
        case Static(clauses):
            comma = len(clauses) > 1 and isinstance(clauses[1].subject, It)
            return (", and " if comma else " and ").join(clause(c) for c in clauses) + "."
        case ab.RuleStatic(rule, condition, last):
            return _with_condition(rules.statement(rule), condition, last=last) + "."
        case ab.Activated():
            word = f"{of.keyword} — " if of.keyword else ""
            return f"{word}{costs.cost(of.cost)}: {instructions.several(of.instructions)}{_restrictions(of)}"
        case ab.Triggered(event, what, when, limits):
            if_ = f"if {conditions.condition(when)}, " if when else ""
            return f"{events.trigger(event)}, {if_}{instructions.several(what)}{_sentences(limits)}"
        case ab.Spell(what):
            return instructions.several(what)
        case ab.EntersChoosing(what, this):
            return f"as {this if this == 'it' else _this(this)} enters, choose {what}."
        case ab.EntersAsCopy(this, what, exceptions, tapped):
            enter = f"enter{' tapped' if tapped else ''} as a copy of any {nouns.phrase(what, many=False)}"
            return f"you may have {_this(this)} {enter}{statements.but_for(exceptions)}."
        case ab.EntersTapped(this, unless, if_):
            text = f"{_this(this)} enters tapped" + (f" unless {conditions.condition(unless)}" if unless else "")
            return f"{f'if {conditions.condition(if_)}, ' if if_ else ''}{text}."
        case ab.EntersWithCounters():
            return f"{_enters_with(of)}."
        case ab.GroupEnters(what, how):
            return f"{subjects.subject(what)} {'enter' if subjects.is_many(what) else 'enters'} {how}."
        case ab.EntersDoing(this, what, verb):
            return f"as {_this(this)} {verb}, {instructions.several(what)}"
        case ab.Replacement():
            return f"{instructions.replacing(of)}."
        case ab.ClassLevel(cost, level):
            return f"{costs.cost(cost)}: Level {level}"
        case ab.LevelBand(low, high, power, toughness):
            return f"LEVEL {low}{f'-{high}' if high else '+'}\n{figure(power)}/{figure(toughness)}"
        case ab.Exert(this, what):
            after = f" When you do, {instructions.several(what)}" if what else ""
            return f"you may exert {_this(this)} as it attacks.{after}"
        case ab.Chapter(numbers, what):
            return f"{', '.join(numbers)} — {instructions.several(what)}"
        case ab.Unknown(text):
            return text
        case _:
            assert_never(of)


def _sentences(of: tuple[str, ...]) -> str:
    return "".join(f" {one}." for one in of)


def _restrictions(of: ab.Activated) -> str:
    only = f" Activate only if {conditions.condition(of.only_if)}." if of.only_if else ""
    return _sentences(of.restrictions) + only


def _this(word: str) -> str:
    return subjects.subject(This(word))


def _enters_with(of: ab.EntersWithCounters) -> str:
    this = "it" if of.this == "it" else _this(of.this)
    if of.equal:
        more = "additional " if of.additional else ""
        return f"{this} enters with a number of {more}{of.kind} counters on it equal to {amounts.say_amount(of.amount)}"
    enters = "escapes" if of.escapes else "enters tapped" if of.tapped else "enters"
    text = f"{this} {enters} with {_counters(of.kind, of.amount, additional=of.additional)} on it"
    if of.each is not None:
        text += f" {amounts.for_each(of.each)}"
    if of.if_ is not None:
        said = f"if {conditions.condition(of.if_)}"
        text = f"{text} {said}" if of.if_last else f"{said}, {text}"
    return text + statements.where_x(of.where)


def _counters(kind: str, amount: Amount, *, additional: bool) -> str:
    if amount == Number(1):
        return f"an additional {kind} counter" if additional else a(f"{kind} counter")
    return f"{number(amount)} {'additional ' if additional else ''}{kind} counters"


def _with_condition(text: str, condition: Condition | None, *, last: bool) -> str:
    if condition is None:
        return text
    if isinstance(condition, YourTurn) and condition.during:
        return f"during your turn, {text}"
    said = f"as long as {conditions.condition(condition)}"
    return f"{text} {said}" if last else f"{said}, {text}"


def clause(of: Clause) -> str:
    """A statement, without its stop."""
    text = _with_condition(_statement(of), of.condition, last=of.condition_last)
    if of.also:
        text += f". The same is true for {listing([subjects.subject(s) for s in of.also])}"
    return text


def _statement(of: Clause) -> str:
    match of.modifications:
        case (Control(who),):
            return f"{nouns.player(who)} control {subjects.subject(of.subject)}"
        case (ChangeWords(),):
            where = f"in the text of {subjects.subject(of.subject)}"
            return f"all instances of color words {where} are changed to the chosen color word"
        case (HavePT(_, _, "equal" | "equal each") as value,):
            return _equal(of.subject, value)
        case (Be() as be,) if of.subject == It("it's"):
            return f"it's {statements.description(be, many=False)}"
        case said:
            still = statements.still_sentence(said, many=subjects.is_many(of.subject))
            verbs = statements.verbs(said, many=subjects.is_many(of.subject))
            return f"{subjects.subject(of.subject)} {verbs}{statements.where(said)}{still}"


def _equal(of: Subject, value: HavePT) -> str:
    whose = subjects.possessive(of)
    if value.wording == "equal each" and value.power is not None:
        return f"{whose} power and toughness are each equal to {amounts.say_amount(value.power)}"
    power = "" if value.power is None else f"power is equal to {amounts.say_amount(value.power)}"
    toughness = "" if value.toughness is None else f"toughness is equal to {amounts.say_amount(value.toughness)}"
    return f"{whose} {' and its '.join(part for part in (power, toughness) if part)}"


def items(of: tuple[Ability, ...]) -> list[str]:
    """One text each; protections side by side are said together (702.16g)."""
    said: list[str] = []
    for one in of:
        if not isinstance(one, Keyword):
            text = ability(one).removesuffix(".").replace('"', "'")
            said.append(f'"{text[0].upper()}{text[1:]}"')
            continue
        text = keyword(one)
        if said and one.name == "protection" and said[-1].startswith("protection from"):
            said[-1] += text.replace("protection from", " and from")
        else:
            said.append(text)
    return said


def abilities(of: tuple[Ability, ...]) -> str:
    """ "flying and first strike", "“{T}: Add {G}”"."""
    return listing(items(of))


def keyword_line(of: tuple[Ability, ...], joined: str = ", ") -> str:
    """A paragraph of keywords."""
    return joined.join(items(of))
