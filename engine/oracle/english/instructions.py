"""Instructions in English: what lasts, and how sentences are joined."""

from dataclasses import replace

from engine.oracle.english import amounts, conditions, costs, events, nouns, subjects
from engine.oracle.english import deeds as de
from engine.oracle.english.statements import still_sentence, verbs, where
from engine.vocabulary import instruction as ins
from engine.vocabulary.condition import Condition, Fact
from engine.vocabulary.instruction import Continuous, Duration, Instruction
from engine.vocabulary.modification import ChangeWords, Control, Get, Switch
from engine.vocabulary.quality import Who
from engine.vocabulary.subject import Subject, This
from engine.vocabulary.trigger import Event, PlayerEvent


def several(of: tuple[Instruction, ...]) -> str:
    """All the sentences; a list of modes ends without a stop of its own."""
    return " ".join(say if "\n•" in (say := instruction(i)) else f"{say}." for i in of)


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
            return f"{instruction(what)} unless {nouns.player(who)} {pays} {costs.cost(price)}"
        case ins.Then(parts, joints):
            return _then(parts, joints)
        case ins.Modal(choose, modes, then):
            opening = f"choose {choose}. {then}." if then else f"choose {choose} —"
            return opening + "".join(f"\n• {several(m)}" for m in modes)
        case ins.Delayed(when, parts, last):
            said = " ".join(instruction(i) for i in parts)
            return f"{said} {events.trigger(when)}" if last else f"{events.trigger(when)}, {said}"
        case ins.ForEach(each, parts):
            return f"{amounts.for_each(each)}, {' '.join(instruction(i) for i in parts)}"
        case ins.Afterwards(what):
            return f"then {instruction(what)}"
        case ins.Instead(what):
            return f"{instruction(what)} instead"
        case ins.Replace(event, parts, instead):
            return replacing(event, parts, instead)
        case _:
            return de.deed(of, many=many)


def _if(condition: Condition) -> str:
    return "otherwise" if condition == Fact("otherwise") else f"if {conditions.condition(condition)}"


def _bare(of: Instruction, *, have: bool) -> str:
    """What one may do or have done: "draw a card", "target player draw a card"."""
    if not have:
        return instruction(of)
    return de.deed(of, many=True, infinitive=True)


def replacing(event: Event | PlayerEvent, parts: tuple[Instruction, ...], instead: str) -> str:
    """ "If a creature would die, exile it instead" (614.1a)."""
    said = " ".join(instruction(i) for i in parts)
    start = f"if {events.event(event)},"
    return f"{start} instead {said}" if instead == "first" else f"{start} {said}{' instead' if instead else ''}"


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
        case (Switch(),):
            return f"switch {subjects.possessive(of.subject)} power and toughness"
        case (ChangeWords(kinds, _, cannot_be),):
            text = " or ".join(f"one {k} with another" for k in kinds)
            tail = "".join(f". The new {kinds[-1]} can't be {word}" for word in cannot_be)
            return f"change the text of {subjects.subject(of.subject)} by replacing all instances of {text}{tail}"
        case (Get(each=each) as get,) if each is not None:
            return f"{subjects.subject(of.subject)} {verbs((replace(get, each=None),), many=subjects.is_many(of.subject))}"
        case _:
            return f"{subjects.subject(of.subject)} {verbs(of.modifications, many=subjects.is_many(of.subject))}"
