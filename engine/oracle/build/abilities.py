"""Whole abilities and paragraphs, from what the grammar found (112, 113)."""

from dataclasses import replace

from engine.oracle.build.amounts import figure
from engine.vocabulary import ability as ab
from engine.vocabulary.ability import Ability, Activated, Triggered
from engine.vocabulary.amount import Amount
from engine.vocabulary.condition import Condition
from engine.vocabulary.cost import Cost, Loyalty, Mana
from engine.vocabulary.instruction import Instruction
from engine.vocabulary.modification import Modification
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import Group, This
from engine.vocabulary.trigger import Event, PlayerEvent, StepBegins, Trigger

Abilities = tuple[Ability, ...]
Counters = tuple[bool, Amount, str]
spell = ab.Spell


def abilities(*parts: Abilities) -> Abilities:
    """ "flying and first strike"."""
    return tuple(a for part in parts for a in part)


def quoted(inner: Abilities | Ability) -> Abilities:
    """An ability in quotation marks."""
    return inner if isinstance(inner, tuple) else (inner,)


def activated(
    word: str | None,
    cost: Cost,
    instructions: tuple[Instruction, ...],
    restrictions: tuple[str, ...] | None,
    only_if: Condition | None,
) -> Activated:
    """ "[Cost]: [Effect]"."""
    return Activated(cost, instructions, restrictions or (), only_if=only_if, keyword=(word or "").removesuffix(" —"))


def restrictions(*parts: str) -> tuple[str, ...]:
    """ "Activate only as a sorcery"."""
    return parts


def loyalty(symbol: str, instructions: tuple[Instruction, ...]) -> Activated:
    """ "[+1]: …" (606)."""
    sign = symbol[0] if symbol[0] in "+-" else ""
    return Activated((Loyalty(sign, figure(symbol.removeprefix(sign))),), instructions, loyalty=True)


def triggered(
    trigger: Trigger | StepBegins,
    condition: Condition | None,
    instructions: tuple[Instruction, ...],
    limits: tuple[str, ...] | None,
) -> Triggered:
    """ "When …, if …, …"."""
    return Triggered(whole(trigger), instructions, condition, limits or ())


def whole(trigger: Trigger | StepBegins) -> Trigger:
    """A trigger condition with its word."""
    return Trigger("at", (trigger,)) if isinstance(trigger, StepBegins) else trigger


def chapter_numbers(*numbers: str) -> tuple[str, ...]:
    """ "I, II"."""
    return numbers


chapter = ab.Chapter


def level_band(levels: str, pt: tuple[str, str]) -> ab.LevelBand:
    """ "LEVEL 1-4" and "4/4" (711.2)."""
    low, _, high = levels.removesuffix("+").partition("-")
    return ab.LevelBand(int(low), int(high) if high else None, figure(pt[0]), figure(pt[1]))


def class_level(cost: Mana, level: int) -> ab.ClassLevel:
    """ "{1}{U}: Level 2" (716.2)."""
    return ab.ClassLevel((cost,), level)


def exert(this: This) -> ab.Exert:
    """ "You may exert this creature as it attacks" (701.43)."""
    return ab.Exert(this.word)


def exert_when(this: This, chain: Instruction) -> ab.Exert:
    """ "You may exert this creature as it attacks. When you do, …"."""
    return ab.Exert(this.word, (chain,))


def enters_choosing(this: This, what: str) -> ab.EntersChoosing:
    """ "As this enchantment enters, choose a color"."""
    return ab.EntersChoosing(what, this.word)


def it_enters_choosing(what: str) -> ab.EntersChoosing:
    """ "As it enters, choose a color"."""
    return ab.EntersChoosing(what, "it")


def enters_doing(this: This, verb: str, instructions: tuple[Instruction, ...]) -> ab.EntersDoing:
    """ "As this land enters, you may pay 2 life. If you don't, it enters tapped"."""
    return ab.EntersDoing(this.word, instructions, verb)


def enters_as_copy(this: This, of: Filter, but: tuple[Modification, ...] | None) -> ab.EntersAsCopy:
    """ "You may have this creature enter as a copy of any creature on the battlefield"."""
    return ab.EntersAsCopy(this.word, of, but or ())


def enters_as_copy_tapped(this: This, of: Filter, but: tuple[Modification, ...] | None) -> ab.EntersAsCopy:
    """ "You may have this land enter tapped as a copy of any land on the battlefield"."""
    return ab.EntersAsCopy(this.word, of, but or (), tapped=True)


def enters_tapped(this: This) -> ab.EntersTapped:
    """ "This land enters tapped"."""
    return ab.EntersTapped(this.word)


def enters_tapped_unless(this: This, condition: Condition) -> ab.EntersTapped:
    """ "This land enters tapped unless you control a Plains"."""
    return ab.EntersTapped(this.word, unless=condition)


def enters_tapped_if(condition: Condition, this: This) -> ab.EntersTapped:
    """ "If …, this land enters tapped"."""
    return ab.EntersTapped(this.word, if_=condition)


def counters_on_it(additional: str | None, amount: Amount, kind: str) -> Counters:
    """ "three +1/+1 counters on it"."""
    return additional is not None, amount, kind


def enters_with(this: This, counters: Counters, each: Amount | None) -> ab.EntersWithCounters:
    """ "This creature enters with three +1/+1 counters on it"."""
    additional, amount, kind = counters
    return ab.EntersWithCounters(this.word, kind, amount, each, additional=additional)


def escapes_with(this: This, counters: Counters) -> ab.EntersWithCounters:
    """ "This creature escapes with a +1/+1 counter on it"."""
    return replace(enters_with(this, counters, None), escapes=True)


def enters_tapped_with(this: This, counters: Counters) -> ab.EntersWithCounters:
    """ "This land enters tapped with two charge counters on it"."""
    return replace(enters_with(this, counters, None), tapped=True)


def enters_prepared(this: This) -> ab.GroupEnters:
    """ "This creature enters prepared"."""
    return ab.GroupEnters(this, "prepared")


def enters_with_if_last(this: This, counters: Counters, condition: Condition) -> ab.EntersWithCounters:
    """ "… if you attacked this turn"."""
    additional, amount, kind = counters
    return ab.EntersWithCounters(this.word, kind, amount, if_=condition, if_last=True, additional=additional)


def enters_with_where(this: This, counters: Counters, where: Amount) -> ab.EntersWithCounters:
    """ "… with X +1/+1 counters on it, where X is …"."""
    additional, amount, kind = counters
    return ab.EntersWithCounters(this.word, kind, amount, where=where, additional=additional)


def enters_with_if(condition: Condition, counters: Counters) -> ab.EntersWithCounters:
    """ "If this creature was kicked, it enters with …"."""
    additional, amount, kind = counters
    return ab.EntersWithCounters("it", kind, amount, if_=condition, additional=additional)


def enters_with_number(this: This, additional: str | None, kind: str, amount: Amount) -> ab.EntersWithCounters:
    """ "… with a number of +1/+1 counters on it equal to …"."""
    return ab.EntersWithCounters(this.word, kind, amount, equal=True, additional=additional is not None)


def group_enters_tapped(what: Group) -> ab.GroupEnters:
    """ "Creatures your opponents control enter tapped"."""
    return ab.GroupEnters(what, "tapped")


def group_enters_untapped(what: Group) -> ab.GroupEnters:
    """ "Lands you control enter untapped"."""
    return ab.GroupEnters(what, "untapped")


def group_enters_with(what: Group, counters: str) -> ab.GroupEnters:
    """ "Each other Elf you control enters with an additional +1/+1 counter on it"."""
    return ab.GroupEnters(what, counters)


def additional_counter(kind: str) -> str:
    """ "an additional +1/+1 counter on it"."""
    return f"with an additional {kind} counter on it"


def additional_counter_them(kind: str) -> str:
    """ "an additional +1/+1 counter on them"."""
    return f"with an additional {kind} counter on them"


def a_counter_on_it(kind: str) -> str:
    """ "a +1/+1 counter on it"."""
    return f"with a {kind} counter on it"


def replacement(event: Event | PlayerEvent, chain: Instruction) -> ab.Replacement:
    """ "If …, … instead"."""
    return ab.Replacement(event, (chain,))


def replacement_next(event: Event | PlayerEvent, chain: Instruction) -> ab.Replacement:
    """ "The next time …, prevent that damage"."""
    return ab.Replacement(event, (chain,), instead="", next=True)


def replacement_next_instead(event: Event | PlayerEvent, chain: Instruction) -> ab.Replacement:
    """ "The next time …, instead …"."""
    return ab.Replacement(event, (chain,), instead="first", next=True)


def replacement_before(event: Event | PlayerEvent, chain: Instruction) -> ab.Replacement:
    """ "If …, instead …"."""
    return ab.Replacement(event, (chain,), instead="first")


def replacement_plain(event: Event | PlayerEvent, chain: Instruction) -> ab.Replacement:
    """ "If …, prevent that damage"."""
    return ab.Replacement(event, (chain,), instead="")
