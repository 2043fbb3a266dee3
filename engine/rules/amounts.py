"""Numbers worked out: counts, characteristics, variables (107, 608.2h)."""

import re
from typing import assert_never

from engine.model import PERMANENT_TYPES, ObjectId, Zone
from engine.rules import matching  # as a module: the two need each other
from engine.rules.context import Context
from engine.vocabulary import amount as a
from engine.vocabulary.amount import Amount, Signed
from engine.vocabulary.further import Further
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import Attached, It, Subject, This
from engine.words import BASIC_LAND_TYPES

TARGETS = "targets"  # among the values of a context: how many targets were chosen in all


def value(amount: Amount | int, ctx: Context) -> int:
    """The number that the amount is now. A number that can't be determined is 0 (107.2, 208.2a)."""
    match amount:
        case int():
            return amount
        case a.Number(number):
            return number
        case a.Variable(name):
            return (ctx.values or {}).get(name, 0)
        case a.Count(of, times, _):
            return times * len(matching.matching(of, ctx))
        case a.CountKinds(what, among):
            return len(_kinds(what, among, ctx))
        case a.CountCounters(kind, on):
            object_ = _one(on, ctx)
            return 0 if object_ is None else sum(c.number for c in ctx.object(object_).counters if c.kind == kind)
        case a.ValueOf(characteristic, of):
            object_ = _one(of, ctx)
            return 0 if object_ is None else matching.characteristic_value(characteristic, ctx.known(object_)) or 0  # 107.2
        case a.LifeOf(who):
            players = set(ctx.players(who))
            return sum(p.life for p in ctx.state.players if p.id in players)
        case a.Devotion(colors):
            return _devotion(colors, ctx)
        case a.ThatNumber():
            return (ctx.values or {}).get("that", 0)
        case a.Sum(of, plus):
            return value(of, ctx) + plus
        case a.Half(of, up):
            return (value(of, ctx) + up) // 2  # 107.1a
        case a.Twice(of):
            return 2 * value(of, ctx)
        case a.Thrice(of):
            return 3 * value(of, ctx)
        case a.Plus(first, second):
            return value(first, ctx) + value(second, ctx)
        case a.BeyondFirst():
            return max(0, (ctx.values or {}).get(TARGETS, 0) - 1)
        case a.AnyNumber() | a.OneOf():
            return 0  # no number but a choice of one: `numbers.bounds` says between which
        case Further():
            return 0  # not reached: an ability that says this is told as not performed
        case _:
            assert_never(amount)


def signed(amount: Signed, ctx: Context) -> int:
    """ "+2" is 2, "-X" is minus X."""
    number = value(amount.amount, ctx)
    return -number if amount.sign == "-" else number


def compare(left: int, comparison: str, right: int) -> bool:
    """ "=", "<=", ">=", "<" or ">" between two numbers."""
    match comparison:
        case "=":
            return left == right
        case "<=":
            return left <= right
        case ">=":
            return left >= right
        case "<":
            return left < right
        case ">":
            return left > right
        case _:
            raise ValueError(f"no such comparison: {comparison}")


def _one(subject: Subject, ctx: Context) -> ObjectId | None:
    """The single object that a possessive speaks of: "its power", "enchanted creature's power"."""
    match subject:
        case It():
            return ctx.it if ctx.it is not None else ctx.source
        case This():
            return ctx.source
        case Attached():
            attached = ctx.attached()
            return attached if attached in ctx.sheets else None
        case _:
            return ctx.it


def _kinds(what: str, among: Filter, ctx: Context) -> set[str]:
    sheets = [ctx.sheets[id_] for id_ in matching.matching(among, ctx)]
    match what:
        case "card types":
            return {str(t) for s in sheets for t in s.types}
        case "colors":
            return {str(c) for s in sheets for c in s.colors}
        case "basic land types":
            return {t for s in sheets for t in s.subtypes if t in BASIC_LAND_TYPES}
        case _:
            raise ValueError(f"no such kind: {what}")


def _devotion(colors: tuple[str, ...], ctx: Context) -> int:
    """Mana symbols of those colors in the mana costs of permanents you control (700.5)."""
    total = 0
    for sheet in ctx.sheets.values():
        if sheet.zone is Zone.BATTLEFIELD and sheet.controller == ctx.controller and sheet.types & PERMANENT_TYPES:
            for symbol in re.findall(r"\{([^}]+)\}", sheet.mana_cost or ""):
                total += any(c in symbol for c in colors)
    return total
