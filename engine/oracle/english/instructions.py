"""Instructions in English: what lasts, and how sentences are joined."""

import re
from dataclasses import replace

from engine.oracle.english import amounts, conditions, costs, events, nouns, rules, subjects
from engine.oracle.english import deeds as de
from engine.oracle.english.statements import description, still_sentence, verbs, where, where_x
from engine.vocabulary import ability as ab
from engine.vocabulary import deed as dd
from engine.vocabulary import instruction as ins
from engine.vocabulary.condition import Condition, Otherwise
from engine.vocabulary.instruction import Continuous, Duration, Instruction
from engine.vocabulary.modification import Be, ChangeWords, Control, ControlBy, Get, Switch
from engine.vocabulary.quality import Who
from engine.vocabulary.subject import It, Subject, This


def several(of: tuple[Instruction, ...]) -> str:
    """All the sentences; a list of modes ends without a stop of its own."""
    return " ".join(say if re.search(r"\n([•+]|.* \| )", say := instruction(i)) else f"{say}." for i in of)


def instruction(of: Instruction, *, many: bool = True) -> str:
    """One sentence or part of one, without its stop. `many` False: its unsaid subject is one other than you ("… and
    loses 1 life").
    """
    match of:
        case Continuous():
            return _continuous(of)
        case ins.May(parts, who, have):
            said = " and ".join(_bare(i, have=have) for i in parts)
            return f"{nouns.player(who)} may {'have ' if have else ''}{said}"
        case ins.Conditional(when, parts, last):
            said = " ".join(instruction(i) for i in parts)
            return f"{said} if {conditions.condition(when)}" if last else f"{_if(when)}, {said}"
        case ins.Unless(what, who, price):
            pays = "pay" if who in subjects.MANY else "pays"
            return f"{instruction(what)} unless {nouns.player(who)} {pays} {costs.cost(price).removeprefix('pay ')}"
        case ins.Then(parts, joints):
            return _then(parts, joints)
        case dd.RollTable(die, rows):
            return f"roll {die}." + "".join(f"\n{range_} | {several(row)}" for range_, row in rows)
        case ins.Modal():
            return _modal(of)
        case ins.Delayed(when, parts, last):
            said = " ".join(instruction(i) for i in parts)
            return f"{said} {events.trigger(when)}" if last else f"{events.trigger(when)}, {said}"
        case ins.ForEach(each, parts, last):
            said = " ".join(instruction(i, many=many) for i in parts)
            return f"{said} {amounts.for_each(each)}" if last else f"{amounts.for_each(each)}, {said}"
        case ins.Afterwards(what):
            return f"then {instruction(what)}"
        case ins.Instead(what, first):
            return f"instead {instruction(what)}" if first else f"{instruction(what)} instead"
        case ins.Replace():
            return replacing(of)
        case ins.WhereX(what, x):
            return f"{instruction(what, many=many)}{where_x(x)}"
        case ins.UnlessDo(what, who, done):
            return f"{instruction(what)} unless {nouns.player(who)} {de.deed(done, many=who in subjects.MANY)}"
        case ins.Until(duration, what):
            return f"{duration}, {instruction(what)}"
        case ins.ThisAbilityCosts(change):
            return rules.statement(change)
        case _:
            return de.deed(of, many=many)


def _if(condition: Condition) -> str:
    said = conditions.condition(condition)
    return said if isinstance(condition, Otherwise) else f"if {said}"


def _bare(of: Instruction, *, have: bool) -> str:
    """What one may do or have done: "draw a card", "target player draw a card"."""
    if not have:
        return instruction(of)
    return de.deed(of, many=True, infinitive=True)


def replacing(of: ins.Replace | ab.Replacement) -> str:
    """ "If a creature would die, exile it instead" (614.1a)."""
    said = " ".join(instruction(i) for i in of.instructions)
    start = f"{'the next time' if of.next else 'if'} {events.event(of.event)},"
    if of.instead == "first":
        return f"{start} instead {said}"
    return f"{start} {said}{' instead' if of.instead else ''}"


def _modal(of: ins.Modal) -> str:
    if of.costs:
        modes = zip(of.costs, of.modes, strict=True)
        return of.choose + "".join(f"\n+ {costs.cost(cost)} — {several(mode)}" for cost, mode in modes)
    opening = f"choose {of.choose}. {of.then}." if of.then else f"choose {of.choose} —"
    if of.if_ is not None:
        cast = " as you cast this spell" if of.as_cast else ""
        opening = f"choose {of.choose}. If {conditions.condition(of.if_)}{cast}, you may choose {of.instead} instead."
    return opening + "".join(f"\n• {several(mode)}" for mode in of.modes)


def _then(parts: tuple[Instruction, ...], joints: tuple[str, ...]) -> str:
    """Parts that name nobody are done by who was named before."""
    text, many = instruction(parts[0]), True
    for before, joint, part in zip(parts, joints, parts[1:], strict=False):
        who: Subject | None = None if isinstance(before, ins.May | ins.Unless) else getattr(before, "who", None)
        if isinstance(before, ins.May):
            many = True
        elif who is not None:
            many = subjects.is_many(who)
        text += f"{joint if joint.startswith(',') else f' {joint}'} {instruction(part, many=many)}"
    return text


def _lasting(of: Continuous) -> str:
    text = str(of.duration)
    return text.replace(" this", f" {subjects.subject(This(of.this))}", 1) if of.this else text


def _continuous(of: Continuous) -> str:
    lasting = _lasting(of)
    text = _statement(of)
    if not of.first and of.duration is not Duration.FOREVER:
        text += f" {lasting}"
    match of.modifications:
        case (Get(each=each),) if each is not None:
            text += f" {amounts.for_each(each)}"
        case _:
            pass
    text += where(of.modifications)
    if of.first:
        text = f"{lasting}, {text}"
    if of.condition is not None:
        text = f"{_if(of.condition)}, {text}"
    return text + still_sentence(of.modifications, many=subjects.is_many(of.subject))


def _statement(of: Continuous) -> str:
    match of.modifications:
        case (Control(who),):
            gain = "gain" if who is Who.YOU else f"{nouns.player(who)} gains"
            return f"{gain} control of {subjects.subject(of.subject)}"
        case (ControlBy(who),):
            return f"{subjects.subject(who)} gains control of {subjects.subject(of.subject)}"
        case (Switch(),):
            return f"switch {subjects.possessive(of.subject)} power and toughness"
        case (ChangeWords(kinds, _, cannot_be),):
            text = " or ".join(f"one {k} with another" for k in kinds)
            tail = "".join(f". The new {kinds[-1]} can't be {word}" for word in cannot_be)
            return f"change the text of {subjects.subject(of.subject)} by replacing all instances of {text}{tail}"
        case (Get(each=each) as get,) if each is not None:
            return f"{subjects.subject(of.subject)} {verbs((replace(get, each=None),), many=subjects.is_many(of.subject))}"
        case (Be() as be,) if of.subject == It("it's"):
            return f"it's {description(be, many=False)}"
        case _:
            said = f"{subjects.subject(of.subject)} {'each ' if of.each else ''}"
            return f"{said}{verbs(of.modifications, many=subjects.is_many(of.subject))}".strip()
