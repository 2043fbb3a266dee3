"""Instructions, from what the grammar found (608.2, 610, 611.2): effects that last, and how sentences are joined."""

from dataclasses import replace
from typing import Any, cast

from engine.model import CardType
from engine.oracle.build.abilities import whole
from engine.oracle.build.references import who_of
from engine.vocabulary import ability as ab
from engine.vocabulary import deed as dd
from engine.vocabulary import instruction as ins
from engine.vocabulary.amount import Amount
from engine.vocabulary.condition import Condition, Otherwise
from engine.vocabulary.cost import CostPart, Mana
from engine.vocabulary.gamerule import CostChange
from engine.vocabulary.instruction import Continuous, Duration, Instruction, Lasting
from engine.vocabulary.modification import Be, ChangeWords, Control, ControlBy, Get, Modification, Switch
from engine.vocabulary.subject import It, Subject, This
from engine.vocabulary.trigger import StepBegins, Trigger

afterwards = ins.Afterwards
instead = ins.Instead
Verbs = tuple[Modification, ...]


def instructions(*parts: Instruction) -> tuple[Instruction, ...]:
    """All of them."""
    return parts


def then(*parts: object) -> ins.Then:
    """Instructions joined in one sentence."""
    return ins.Then(tuple(parts[::2]), tuple(str(j) for j in parts[1::2]))  # type: ignore[arg-type]


def may(who: Subject, *deeds: Instruction) -> ins.May:
    """ "You may …"."""
    return ins.May(deeds, who_of(who))


def may_have(who: Subject, subject: Subject, deed: Instruction) -> ins.May:
    """ "You may have target player draw a card"."""
    return ins.May((done_by(subject, deed),), who_of(who), have=True)


def unless(what: Instruction, who: Subject, cost: CostPart) -> ins.Unless:
    """ "… unless its controller pays {2}"."""
    return ins.Unless(what, who_of(who), (cost,))


def conditional(condition: Condition, what: Instruction) -> Instruction:
    """ "If …, …": a condition on a continuous effect belongs to it."""
    if isinstance(what, Continuous) and what.condition is None:
        return replace(what, condition=condition)
    return ins.Conditional(condition, (what,))


def conditional_last(what: Instruction, condition: Condition) -> ins.Conditional:
    """ "… if …"."""
    return ins.Conditional(condition, (what,), last=True)


def conditional_instead(condition: Condition, what: Instruction) -> ins.Conditional:
    """ "If …, … instead"."""
    return ins.Conditional(condition, (ins.Instead(what),))


def afterwards_if(condition: Condition, what: Instruction) -> ins.Afterwards:
    """ "Then if …, …"."""
    return ins.Afterwards(ins.Conditional(condition, (what,)))


def otherwise(what: Instruction) -> ins.Conditional:
    """ "Otherwise, …"."""
    return ins.Conditional(Otherwise(), (what,))


def delayed(when: Trigger | StepBegins, what: Instruction) -> ins.Delayed:
    """ "At the beginning of the next end step, …", "When you do, …"."""
    return ins.Delayed(whole(when), (what,))


def delayed_last(what: Instruction, when: Trigger | StepBegins) -> ins.Delayed:
    """ "… at the beginning of the next end step"."""
    return ins.Delayed(whole(when), (what,), last=True)


def for_each_do(of: Amount, what: Instruction) -> ins.ForEach:
    """ "For each opponent, …"."""
    return ins.ForEach(of, (what,))


def replace_event(found: ab.Replacement) -> ins.Replace:
    """ "If that creature would die this turn, exile it instead"."""
    return ins.Replace(found.event, found.instructions, found.instead, found.next)


def where_x(what: Instruction, amount: Amount) -> ins.WhereX:
    """ "…, where X is …"."""
    return ins.WhereX(what, amount)


def until(lasting: Duration | Lasting, what: Instruction) -> ins.Until:
    """ "Until end of turn, you may play those cards"."""
    if isinstance(lasting, Lasting):
        raise TypeError("no plain duration")
    return ins.Until(lasting, what)


def _cost_change(amount: Mana, more: str) -> CostChange:
    return CostChange(It("this ability"), (amount,), more == "more", action="activate")


def ability_costs(amount: Mana, more: str, each: Amount | None) -> ins.ThisAbilityCosts:
    """ "This ability costs {1} less to activate for each …"."""
    return ins.ThisAbilityCosts(replace(_cost_change(amount, more), each=each))


def ability_costs_if(amount: Mana, more: str, condition: Condition) -> ins.ThisAbilityCosts:
    """ "This ability costs {1} less to activate if …"."""
    return ins.ThisAbilityCosts(replace(_cost_change(amount, more), if_=condition))


def ability_costs_where(amount: Mana, more: str, where: Amount) -> ins.ThisAbilityCosts:
    """ "This ability costs {X} less to activate, where X is …"."""
    return ins.ThisAbilityCosts(replace(_cost_change(amount, more), where=where))


def instead_first(what: Instruction) -> ins.Instead:
    """ "instead …"."""
    return ins.Instead(what, first=True)


def conditional_instead_first(condition: Condition, what: Instruction) -> ins.Conditional:
    """ "If …, instead …"."""
    return ins.Conditional(condition, (instead_first(what),))


def instead_if(what: Instruction, condition: Condition) -> ins.Conditional:
    """ "… instead if …"."""
    return ins.Conditional(condition, (ins.Instead(what),), last=True)


def continuous_more(verbs: Verbs, lasting: Duration | Lasting | None) -> Continuous:
    """ "… and can't be blocked this turn": of the subject before."""
    return _continuous(It(""), verbs, lasting)


def then_more(first: Instruction, more: Continuous) -> ins.Then:
    """ "… until end of turn and can't be blocked this turn"."""
    return ins.Then((first, more), ("and",))


def put_both(first: Subject, place: str, second: Subject, other_place: str) -> ins.Then:
    """ "put one of them into your hand and the rest into your graveyard"."""
    return ins.Then((ins.Put(first, "put", place), ins.Put(second, "", other_place)), ("and",))


def continuous_each_of(
    subject: Subject, verbs: Verbs, lasting: Duration | Lasting | None, where: Amount | None
) -> Continuous | ins.WhereX:
    """ "Any number of target creatures each get +1/+1 until end of turn"."""
    found = continuous(subject, verbs, lasting, where)
    if isinstance(found, ins.WhereX):
        return replace(found, instruction=replace(_plain(found.instruction), each=True))
    return replace(found, each=True)


def it_becomes(be: Be, lasting: Duration | Lasting | None) -> Continuous:
    """ "It's an enchantment"."""
    return _continuous(It("it's"), (be,), lasting)


def unless_do(what: Instruction, who: Subject, deed: Instruction) -> ins.UnlessDo:
    """ "… unless you discard a card"."""
    return ins.UnlessDo(what, who_of(who), deed)


def row(range_: str, instructions: tuple[Instruction, ...]) -> tuple[str, tuple[Instruction, ...]]:
    """ "1—9 | Draw a card." (706.3)."""
    return range_, instructions


def roll_table(die: str, *rows: tuple[str, tuple[Instruction, ...]]) -> dd.RollTable:
    """ "Roll a d20." and its rows."""
    return dd.RollTable(die, rows)


def spree_mode(cost: Mana, instructions: tuple[Instruction, ...]) -> tuple[Mana, tuple[Instruction, ...]]:
    """ "+ {1} — …" (702.172)."""
    return cost, instructions


def spree(*parts: tuple[Mana, tuple[Instruction, ...]]) -> ins.Modal:
    """ "Spree" and its modes (702.172)."""
    return ins.Modal("spree", tuple(i for _, i in parts), costs=tuple((c,) for c, _ in parts))


def modal_if(
    choose: str, condition: Condition, as_cast: str | None, more: str, modes: tuple[tuple[Instruction, ...], ...]
) -> ins.Modal:
    """ "Choose one. If …, you may choose both instead"."""
    return ins.Modal(choose, modes, if_=condition, instead=more, as_cast=as_cast is not None)


def each_last(what: Instruction, each: Amount) -> ins.ForEach:
    """ "draw a card for each …"."""
    return ins.ForEach(each, (what,), last=True)


def modal(choose: str, modes: tuple[tuple[Instruction, ...], ...]) -> ins.Modal:
    """ "Choose one —" and its modes (700.2)."""
    return ins.Modal(choose, modes)


def modal_ruled(choose: str, rule: str, modes: tuple[tuple[Instruction, ...], ...]) -> ins.Modal:
    """ "Choose three. You may choose the same mode more than once." and its modes."""
    return ins.Modal(choose, modes, rule)


def modes(*parts: tuple[Instruction, ...]) -> tuple[tuple[Instruction, ...], ...]:
    """The modes."""
    return parts


def done_by(who: Subject, deed: Instruction) -> Instruction:
    """A deed with who or what does it."""
    match deed:
        case ins.Damage() | dd.DamageParts():
            return replace(deed, source=who)
        case dd.Does():
            return replace(deed, subject=who)
        case _ if getattr(deed, "who", who) is None:
            return cast(Instruction, replace(cast(Any, deed), who=who))
        case _:
            raise ValueError("nobody does that")


def duration(words: str | Duration | Lasting) -> Duration | Lasting:
    """How long."""
    return Duration(words) if isinstance(words, str) and not isinstance(words, Duration) else words


def while_you_control(this: This) -> Lasting:
    """ "for as long as you control this creature"."""
    return Lasting(Duration.WHILE_YOU_CONTROL_THIS, this)


def while_remains(this: This) -> Lasting:
    """ "for as long as this creature remains on the battlefield"."""
    return Lasting(Duration.WHILE_THIS_REMAINS, this)


def while_tapped(this: This) -> Lasting:
    """ "for as long as this artifact remains tapped"."""
    return Lasting(Duration.WHILE_THIS_TAPPED, this)


def until_leaves(this: This) -> Lasting:
    """ "until this enchantment leaves the battlefield"."""
    return Lasting(Duration.UNTIL_LEAVES, this)


def _continuous(subject: Subject, verbs: Verbs, lasting: Duration | Lasting | None) -> Continuous:
    if isinstance(lasting, Lasting):
        return Continuous(subject, verbs, lasting.duration, this=lasting.this.word)
    return Continuous(subject, verbs, lasting or Duration.FOREVER)


def _with_x(verbs: Verbs, where: Amount | None) -> Verbs:
    if where is None:
        return verbs
    return tuple(replace(v, where=where) if isinstance(v, Get) else v for v in verbs)


def continuous(subject: Subject, verbs: Verbs, lasting: Duration | Lasting | None, where: Amount | None) -> Continuous | ins.WhereX:
    """ "Target creature gets +3/+3 until end of turn"."""
    found = _continuous(subject, _with_x(verbs, where), lasting)
    if where is None or any(isinstance(v, Get) for v in verbs):
        return found
    return ins.WhereX(found, where)


def continuous_each(subject: Subject, verbs: Verbs, lasting: Duration | Lasting, each: Amount) -> Continuous:
    """ "Target creature gets +1/+1 until end of turn for each …"."""
    *others, last = verbs
    if others or not isinstance(last, Get):
        raise ValueError("only one thing can be so many times")
    return _continuous(subject, (replace(last, each=each),), lasting)


def continuous_first(lasting: Duration | Lasting, subject: Subject, verbs: Verbs, where: Amount | None) -> Continuous | ins.WhereX:
    """ "Until end of turn, …"."""
    found = continuous(subject, verbs, lasting, where)
    if isinstance(found, ins.WhereX):
        return replace(found, instruction=replace(_plain(found.instruction), first=True))
    return replace(found, first=True)


def _plain(what: Instruction) -> Continuous:
    assert isinstance(what, Continuous)
    return what


def it_still(type_: CardType) -> CardType:
    """ "It's still a land"."""
    return type_


def _still(verbs: Verbs, type_: CardType) -> Verbs:
    *before, last = verbs
    if not isinstance(last, Be):
        raise TypeError("nothing it could still be")
    return (*before, replace(last, still=(type_,), still_sentence=True))


def continuous_still(subject: Subject, verbs: Verbs, lasting: Duration | Lasting | None, type_: CardType) -> Continuous:
    """ "… until end of turn. It's still a land"."""
    return _continuous(subject, _still(verbs, type_), lasting)


def continuous_first_still(lasting: Duration | Lasting, subject: Subject, verbs: Verbs, type_: CardType) -> Continuous:
    """ "Until end of turn, …. It's still a land"."""
    return replace(continuous_still(subject, verbs, lasting, type_), first=True)


def gain_control(subject: Subject, lasting: Duration | Lasting | None) -> Continuous:
    """ "Gain control of target creature until end of turn"."""
    return _continuous(subject, (Control(),), lasting)


def gains_control(who: Subject, subject: Subject, lasting: Duration | Lasting | None) -> Continuous:
    """ "That player gains control of this creature"."""
    return _continuous(subject, (Control(who_of(who)),), lasting)


def gains_control_by(who: Subject, subject: Subject, lasting: Duration | Lasting | None) -> Continuous:
    """ "Target opponent gains control of this creature"."""
    return _continuous(subject, (ControlBy(who),), lasting)


def switch(subject: Subject, lasting: Duration | Lasting | None) -> Continuous:
    """ "Switch target creature's power and toughness until end of turn"."""
    return _continuous(subject, (Switch(),), lasting)


def word_kinds(*parts: str) -> tuple[str, ...]:
    """What may be chosen: "one color word with another"."""
    return tuple(p.removeprefix("one ").removesuffix(" with another") for p in parts)


def change_text(subject: Subject, kinds: tuple[str, ...], cannot_be: str | None) -> Continuous:
    """ "Change the text of …" (612)."""
    return Continuous(subject, (ChangeWords(kinds, cannot_be=() if cannot_be is None else (cannot_be,)),))
