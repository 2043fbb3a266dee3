"""Statements about players and the rules, triggers and costs in English."""

from typing import assert_never

from engine.oracle.english import nouns
from engine.oracle.english.nouns import is_many, subject
from engine.oracle.english.wording import figure, listing
from engine.vocabulary.amount import Amount
from engine.vocabulary.cost import Cost, CostPart, Discard, Exile, Loyalty, Mana, PayLife, Sacrifice, Tap, Untap
from engine.vocabulary.gamerule import (
    Cant,
    CombatDamageByToughness,
    CostChange,
    DoesntUntap,
    GameRule,
    HandSize,
    Must,
    PlayerHas,
    SpendMana,
    UntapDuring,
    VerbRule,
)
from engine.vocabulary.quality import Filter, Who
from engine.vocabulary.subject import Subject, This
from engine.vocabulary.trigger import Event, PlayerEvent, StepBegins, Trigger


def symbols(of: tuple[str, ...]) -> str:
    """Mana symbols."""
    return "".join(f"{{{s}}}" for s in of)


def cost(parts: Cost) -> str:
    """All the parts of a cost."""
    said = [cost_part(p) for p in parts]
    return ", ".join([said[0], *(s[0].upper() + s[1:] for s in said[1:])])


def cost_part(part: CostPart) -> str:
    """One part of a cost."""
    match part:
        case Mana(of):
            return symbols(of)
        case Tap():
            return "{T}"
        case Untap():
            return "{Q}"
        case Loyalty(sign, amount):
            return f"[{sign}{figure(amount)}]"
        case PayLife(amount):
            return f"pay {figure(amount)} life"
        case Sacrifice(what, this, amount):
            return f"sacrifice {_which(what, this, amount)}"
        case Discard(what, this, amount, random):
            return f"discard {_which(what, this, amount)}{' at random' if random else ''}"
        case Exile(what, this, amount, from_):
            return f"exile {_which(what, this, amount)}{f' from {from_}' if from_ else ''}"
        case _:
            assert_never(part)


def _which(what: Filter | None, this: str | None, amount: Amount | None) -> str:
    if what is None:
        return subject(This(this or "card"))
    return nouns.some(amount, what)


def statement(rule: GameRule) -> str:
    """A whole sentence, without its stop."""
    match rule:
        case PlayerHas(who, given):
            from engine.oracle.english.abilities import abilities  # noqa: PLC0415

            return f"{nouns.player(who)} {'have' if who in {Who.YOU, Who.OPPONENTS} else 'has'} {abilities(given)}"
        case UntapDuring(what, when):
            return f"untap {subject(what)} during {when}"
        case CostChange(what, amount, more):
            s = "" if is_many(what) else "s"
            return f"{subject(what)} cost{s} {cost(amount)} {'more' if more else 'less'} to cast"
        case HandSize(who, size):
            maximum = "no maximum hand size" if size is None else f"a maximum hand size of {size}"
            return f"{nouns.player(who)} have {maximum}"
        case SpendMana(who, as_though, spent, only):
            mana = f"{spent} mana" if spent else "mana"
            return f"{nouns.player(who)} may spend {mana}{' only' if only else ''} as though it were {as_though}"
        case Cant() | Must() | DoesntUntap() | CombatDamageByToughness():
            return f"{subject(rule.subject)} {rule_verb(rule, many=is_many(rule.subject))}"
        case _:
            assert_never(rule)


def rule_verb(rule: VerbRule, *, many: bool) -> str:
    """What its subject cannot or must do."""
    s = "" if many else "s"
    match rule:
        case Cant(_, actions, unless, price, each):
            text = f"can't {listing(actions, 'or')}"
            if price is not None:
                text += f" unless {unless} pays {cost(price)}" + (f" {nouns.for_each(each)}" if each else "")
            return text
        case Must(_, action):
            verb, _, rest = action.partition(" ")
            return f"{verb}{s} {rest} if able"
        case DoesntUntap(_, during):
            return f"{'dont' if many else 'doesnt'} untap during {during}".replace("nt ", "n't ", 1)
        case CombatDamageByToughness():
            its = "their" if many else "its"
            return f"assign{s} combat damage equal to {its} toughness rather than {its} power"
        case _:
            assert_never(rule)


def trigger(of: Trigger) -> str:
    """ "Whenever …"."""
    return f"{of.word} {' or '.join(_event(e) for e in of.events)}"


def _doer(of: Subject | Filter) -> str:
    return nouns.one_of(of) if isinstance(of, Filter) else subject(of)


def _event(of: Event | PlayerEvent | StepBegins) -> str:
    match of:
        case Event(doer, verb, other):
            return f"{_doer(doer)}{f' or {_doer(other)}' if other else ''} {verb}"
        case PlayerEvent(who, verb, what):
            return f"{nouns.player(who)} {verb}" + (f" {nouns.one_of(what)}" if what else "")
        case StepBegins(step, whose):
            return f"the beginning of {nouns.possessive_player(whose) + ' ' if whose else ''}{step}"
        case _:
            assert_never(of)


