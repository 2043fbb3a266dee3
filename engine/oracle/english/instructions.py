"""Instructions in English."""

from typing import assert_never

from engine.oracle.english import nouns
from engine.oracle.english.nouns import is_many, subject
from engine.oracle.english.rules import cost, symbols
from engine.oracle.english.statements import but_for, condition, still_sentence, verbs, where, with_part, words_of
from engine.oracle.english.wording import a, figure, listing, number
from engine.vocabulary.amount import Amount, Number
from engine.vocabulary.instruction import (
    AddMana,
    Attach,
    Choose,
    Conditional,
    Continuous,
    Counter,
    Create,
    Damage,
    Destroy,
    DiscardCards,
    Draw,
    Duration,
    Emblem,
    ExchangeControl,
    ExileIt,
    GainLife,
    Instruction,
    May,
    Modal,
    Put,
    PutCounters,
    SacrificeIt,
    Search,
    TapIt,
    Then,
    Unless,
)
from engine.vocabulary.modification import Be, BecomeCopy, ChangeWords, Control, Switch
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import Subject


def instructions(of: tuple[Instruction, ...]) -> str:
    """All the sentences."""
    return " ".join(f"{instruction(i)}." for i in of)


def instruction(of: Instruction) -> str:  # noqa: C901, PLR0912, PLR0915 -- one case a node
    """One sentence or part of one, without its stop."""
    match of:
        case Continuous():
            return _continuous(of)
        case Choose(what):
            return f"choose {what if isinstance(what, str) else subject(what)}"
        case Damage(source, amount, to):
            return f"{subject(source)} deal{_s(source)} {nouns.say_amount(amount)} damage to {subject(to)}"
        case Destroy(what, regenerate):
            return f"destroy {subject(what)}" + ("" if regenerate else ". It can't be regenerated")
        case ExileIt(what):
            return f"exile {subject(what)}"
        case Draw(who, amount):
            return f"{'draw' if who is None else f'{subject(who)} draw{_s(who)}'} {counted(amount, 'card')}"
        case GainLife(who, amount, lose):
            return f"{subject(who)} {'lose' if lose else 'gain'}{_s(who)} {_life(amount)}"
        case Put(what, verb, to):
            return f"{verb} {subject(what)} {to}"
        case PutCounters(kind, amount, on):
            return f"put {counted(amount, f'{kind} counter')} on {subject(on)}"
        case TapIt(what, untap):
            return f"{'untap' if untap else 'tap'} {subject(what)}"
        case AddMana():
            return _add_mana(of)
        case Create():
            return _create(of)
        case Emblem(abilities):
            from engine.oracle.english import abilities as said  # noqa: PLC0415

            return f"you get an emblem with {said.abilities(abilities)}"
        case Counter(what):
            return f"counter {subject(what)}"
        case SacrificeIt():
            return _sacrifice(of)
        case DiscardCards(who, amount, random):
            return f"{subject(who)} discard{_s(who)} {counted(amount, 'card')}{' at random' if random else ''}"
        case Search():
            return _search(of)
        case ExchangeControl(first, second):
            return f"exchange control of {subject(first)} and {subject(second)}"
        case Attach(what, to):
            return f"attach {subject(what)} to {subject(to)}"
        case May(what, who):
            return f"{nouns.player(who)} may {listing([instruction(i) for i in what])}"
        case Conditional(when, what):
            return f"if {condition(when)}, {' '.join(instruction(i) for i in what)}"
        case Unless(what, who, price):
            return f"{instruction(what)} unless {nouns.player(who)} pays {cost(price)}"
        case Then(parts, joints):
            return _then(parts, joints)
        case Modal(choose, modes):
            return f"choose {choose} —" + "".join(f"\n• {instructions(m)}" for m in modes)
        case _:
            assert_never(of)


def _s(who: Subject) -> str:
    return "" if is_many(who) else "s"


def _life(amount: Amount) -> str:
    plain = figure(amount)
    return f"{plain} life" if plain else f"{nouns.say_amount(amount).replace('that number', 'that much')} life"


def counted(amount: Amount, noun: str) -> str:
    """ "a card", "two cards"."""
    return a(noun) if amount == Number(1) else f"{number(amount)} {noun}s"


def _continuous(of: Continuous) -> str:
    lasting = f" {of.duration}" if of.duration is not Duration.FOREVER else ""
    text = _statement(of) + ("" if of.first else lasting) + where(of.modifications)
    if of.first:
        text = f"{of.duration}, {text}"
    if of.condition is not None:
        text = f"if {condition(of.condition)}, {text}"
    return text + still_sentence(of.modifications)


def _statement(of: Continuous) -> str:
    match of.modifications:
        case (Control(),):
            return f"gain control of {subject(of.subject)}"
        case (Switch(),):
            return f"switch {nouns.possessive(of.subject)} power and toughness"
        case (ChangeWords(kinds, _, cannot_be),):
            text = " or ".join(f"one {k} with another" for k in kinds)
            tail = "".join(f". The new {kinds[-1]} can't be {word}" for word in cannot_be)
            return f"change the text of {subject(of.subject)} by replacing all instances of {text}{tail}"
        case _:
            return f"{subject(of.subject)} {verbs(of.modifications, many=is_many(of.subject))}"


def _add_mana(of: AddMana) -> str:
    what = of.text or listing([symbols(s) for s in of.alternatives or (of.symbols,)], "or")
    return f"add {what}" + (f" {nouns.for_each(of.each)}" if of.each else "")


def _create(of: Create) -> str:
    match of.description:
        case Be() as be:
            many = of.amount != Number(1)
            pt = f"{figure(be.power)}/{figure(be.toughness)} " if be.power is not None and be.toughness is not None else ""
            noun = f"{'tapped ' if of.tapped else ''}{pt}{words_of(be, many=False)} token"
            return f"create {f'{number(of.amount)} {noun}s' if many else a(noun)}{with_part(be)}"
        case BecomeCopy(what, exceptions):
            return f"create {counted(of.amount, 'token')} that's a copy of {subject(what)}{but_for(exceptions)}"
        case _:
            raise ValueError(f"no token: {of.description}")


def _sacrifice(of: SacrificeIt) -> str:
    what = nouns.some(of.amount, of.what) if isinstance(of.what, Filter) else subject(of.what)
    return f"sacrifice {what}" if of.who is None else f"{subject(of.who)} sacrifice{_s(of.who)} {what}"


def _search(of: Search) -> str:
    reveal = ", reveal it" if of.reveal else ""
    if of.to == "on top":
        return f"search your library for {nouns.one_of(of.filter)}{reveal}, then shuffle and put {of.word} on top"
    return f"search your library for {nouns.one_of(of.filter)}{reveal}, put {of.word} {of.to}, then shuffle"


def _then(parts: tuple[Instruction, ...], joints: tuple[str, ...]) -> str:
    text = instruction(parts[0])
    for joint, part in zip(joints, parts[1:], strict=True):
        text += f"{joint if joint.startswith(',') else f' {joint}'} {instruction(part)}"
    return text


