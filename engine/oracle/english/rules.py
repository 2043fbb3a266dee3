"""Statements about players and the rules in English."""

from typing import assert_never

from engine.oracle.english import abilities as ab
from engine.oracle.english import amounts, conditions, nouns, subjects
from engine.oracle.english.costs import cost, cost_part
from engine.oracle.english.wording import listing, number, third
from engine.vocabulary import gamerule as ru
from engine.vocabulary.amount import Number
from engine.vocabulary.condition import Condition
from engine.vocabulary.gamerule import GameRule, VerbRule
from engine.vocabulary.quality import Who
from engine.vocabulary.subject import Subject


def statement(rule: GameRule) -> str:
    """A whole sentence, without its stop."""
    match rule:
        case ru.PlayerHas(who, given):
            return f"{nouns.player(who)} {third('have', many=who in subjects.MANY)} {ab.abilities(given)}"
        case ru.UntapDuring(what, when):
            return f"untap {subjects.subject(what)} during {when}"
        case ru.CostChange():
            return _cost_change(rule)
        case ru.CostFloor(what, least):
            mana = f"{number(Number(least))} mana to cast"
            return f"{subjects.subject(what)} that would cost less than {mana} costs {mana}"
        case ru.HandSize(who, size):
            if size is None:
                return f"{nouns.player(who)} have no maximum hand size"
            return f"{nouns.possessive_player(who)} maximum hand size is {number(Number(size))}"
        case ru.SpendMana(who, as_though, spent, only):
            mana = f"{spent} mana" if spent else "mana"
            return f"{nouns.player(who)} may spend {mana}{' only' if only else ''} as though it were {as_though}"
        case ru.SkipStep(step, who):
            return f"skip your {step}" if who is Who.YOU else f"{nouns.player(who)} skip their {step}"
        case ru.Visible(what, who, to_you):
            if to_you:
                return f"you may look at {subjects.subject(what)} any time"
            return f"{'' if who is Who.YOU else f'{nouns.player(who)} '}play with {subjects.subject(what)} revealed"
        case ru.Prevents(which, to, by):
            return f"prevent {prevented(which, to, by)}"
        case ru.AllBlock(what):
            return f"all creatures able to block {subjects.subject(what)} do so"
        case ru.AsThoughUnblocked(what):
            return f"you may have {subjects.subject(what)} assign its combat damage as though it weren't blocked"
        case ru.GameFact(what):
            return what
        case ru.MayNotUntap(what):
            return f"you may choose not to untap {subjects.subject(what)} during your untap step"
        case ru.NoTriggers(what, doing):
            return f"{nouns.phrase(what, many=True)} {doing} don't cause abilities to trigger"
        case ru.MayPlay(who, verb, what, as_though):
            said = f"{nouns.player(who)} may {verb}" + (f" {subjects.subject(what)}" if what else "")
            return f"{said} {as_though}" if as_though else said
        case ru.AdditionalCost(price, may):
            paid = listing([cost_part(p) for p in price])
            return f"as an additional cost to cast this spell, {'you may ' if may else ''}{paid}"
        case ru.AlternativeCost():
            return _alternative(rule)
        case ru.CastOnly(when, condition):
            return f"cast this spell only {when or f'if {conditions.condition(_there(condition))}'}"
        case ru.Cant() | ru.Must() | ru.DoesntUntap() | ru.CombatDamageByToughness() | ru.Can():
            return f"{subjects.subject(rule.subject)} {rule_verb(rule, many=subjects.is_many(rule.subject))}"
        case _:
            assert_never(rule)


def _there(condition: Condition | None) -> Condition:
    assert condition is not None
    return condition


def prevented(which: str, to: Subject | None, by: Subject | None) -> str:
    """ "all combat damage that would be dealt to it by creatures"."""
    text = f"{which} damage that would be dealt"
    if to is not None and to == by:
        return f"{text} to and dealt by {subjects.subject(to)}"
    return text + (f" to {subjects.subject(to)}" if to else "") + (f" by {subjects.subject(by)}" if by else "")


def _alternative(rule: ru.AlternativeCost) -> str:
    if_ = f"if {conditions.condition(rule.if_)}, " if rule.if_ else ""
    if not rule.cost:
        return f"{if_}you may cast this spell without paying its mana cost"
    paid = " and ".join(cost_part(p) for p in rule.cost)
    return f"{if_}you may {paid} rather than pay this spell's mana cost"


def _cost_change(rule: ru.CostChange) -> str:
    costs = third("cost", many=subjects.is_many(rule.what))
    text = f"{subjects.subject(rule.what)} {costs} {cost(rule.amount)} {'more' if rule.more else 'less'} to {rule.action}"
    if rule.each is not None:
        text += f" {amounts.for_each(rule.each)}"
    if rule.if_ is not None:
        text += f" if {conditions.condition(rule.if_)}"
    return text if rule.where is None else f"{text}, where X is {amounts.say_amount(rule.where)}"


def rule_verb(rule: VerbRule, *, many: bool) -> str:
    """What its subject cannot or must do."""
    match rule:
        case ru.Cant():
            return _cant(rule)
        case ru.Must(_, action):
            return f"{third(action, many=many)} if able"
        case ru.DoesntUntap(_, during, if_):
            said = f"{'don' if many else 'doesn'}'t untap during {during}"
            return f"{said} if {conditions.condition(if_)}" if if_ else said
        case ru.CombatDamageByToughness():
            its = "their" if many else "its"
            return f"{third('assign', many=many)} combat damage equal to {its} toughness rather than {its} power"
        case ru.Can(_, words):
            return words
        case _:
            assert_never(rule)


def _cant(rule: ru.Cant) -> str:
    actions = listing(rule.actions, "or")
    if rule.but:
        actions = actions.removesuffix("by") + "except by"
    text = f"can't {actions}" + (f" {subjects.subject(rule.by)}" if rule.by else "")
    if rule.if_ is not None:
        text += f" unless {conditions.condition(rule.if_)}"
    if rule.cost is not None:
        text += f" unless {rule.unless} pays {cost(rule.cost)}"
    return text if rule.each is None else f"{text} {amounts.for_each(rule.each)}"
