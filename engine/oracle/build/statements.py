"""What is said of objects, from what the grammar found (611, 613)."""

from dataclasses import replace

from engine.model import CardType, Supertype
from engine.oracle.build.amounts import figure, signed
from engine.oracle.build.descriptions import be_phrase
from engine.vocabulary.ability import Ability, Clause, RuleStatic, Static
from engine.vocabulary.amount import Amount
from engine.vocabulary.condition import Condition, YourTurn
from engine.vocabulary.gamerule import VerbRule
from engine.vocabulary.modification import (
    Be,
    BecomeCopy,
    CantHave,
    ChangeWords,
    Control,
    Get,
    Have,
    HaveOneOf,
    HavePT,
    Lose,
    LoseAll,
    Modification,
    NotBe,
    RuleToo,
)
from engine.vocabulary.subject import Groups, It, Subject

rule_too = RuleToo
cant_have_or_gain = CantHave
lose = Lose


def static(*clauses: Clause) -> Static:
    """One statement."""
    return Static(clauses)


def static_ability(one: Static) -> Static | RuleStatic:
    """A static ability; one that only says what cannot or must happen is about the rules (613.11)."""
    match one.clauses:
        case (Clause(subject, (RuleToo(statement),), condition, last, ()),):
            return RuleStatic(replace(statement, subject=subject), condition, last)
        case _:
            return one


def static_if(condition: Condition, clause: Clause) -> Static:
    """ "As long as …, …"."""
    return Static((replace(clause, condition=condition),))


def static_your_turn(clause: Clause) -> Static:
    """ "During your turn, …"."""
    return static_if(YourTurn(during=True), clause)


def static_while(clause: Clause, condition: Condition) -> Static:
    """ "… as long as …"."""
    return Static((replace(clause, condition=condition, condition_last=True),))


def static_also(clause: Clause, also: Subject) -> Static:
    """ "The same is true for …"."""
    subjects = also.groups if isinstance(also, Groups) else (also,)
    return Static((replace(clause, also=subjects),))


def static_two(first: Clause, second: Clause) -> Static:
    """Two clauses in one sentence."""
    return Static((first, second))


def clause(subject: Subject, verbs: tuple[Modification, ...]) -> Clause:
    """A subject and what is said of it."""
    return Clause(subject, verbs)


def it_is_clause(be: Be) -> Clause:
    """ "it's a creature in addition to its other types"."""
    return Clause(It("it's"), (be,))


def clause_still(subject: Subject, verbs: tuple[Modification, ...], type_: CardType) -> Clause:
    """ "… is a 4/5 green Spirit creature. It's still a land"."""
    *before, last = verbs
    if not isinstance(last, Be):
        raise TypeError("nothing it could still be")
    return Clause(subject, (*before, replace(last, still=(type_,), still_sentence=True)))


def is_also(subject: Subject, words: tuple[object, ...]) -> Clause:
    """ "is also a Cleric, Rogue, Warrior, and Wizard"."""
    return Clause(subject, (replace(be_phrase(None, words, None, "types", None), also=True),))


def you_control(subject: Subject) -> Clause:
    """ "You control enchanted creature"."""
    return Clause(subject, (Control(),))


def change_words_clause(of: Groups) -> Clause:
    """ "All instances of color words in the text of … are changed to the chosen color word" (612)."""
    return Clause(of, (ChangeWords(("color word",), to_chosen=True),))


def pt_clause(subject: Subject, value: HavePT) -> Clause:
    """ "Maro's power and toughness are each equal to …" (604.3)."""
    return Clause(subject, (value,))


def pt_each(amount: Amount) -> HavePT:
    """ "power and toughness are each equal to"."""
    return HavePT(amount, amount, "equal each")


def power_equal(amount: Amount) -> HavePT:
    """ "power is equal to"."""
    return HavePT(amount, None, "equal")


def toughness_equal(amount: Amount) -> HavePT:
    """ "toughness is equal to"."""
    return HavePT(None, amount, "equal")


def pt_equal(power: Amount, toughness: Amount) -> HavePT:
    """ "power is equal to … and its toughness is equal to …"."""
    return HavePT(power, toughness, "equal")


def verbs(*parts: Modification) -> tuple[Modification, ...]:
    """All that is said."""
    return parts


def get(additional: str | None, change: tuple[str, str], each: Amount | None, where: Amount | None) -> Get:
    """ "gets +1/+1"."""
    return Get(signed(change[0]), signed(change[1]), each, where, additional=additional is not None)


def have(abilities: tuple[Ability, ...]) -> Have:
    """ "has flying"."""
    return Have(abilities)


def abilities_or(*parts: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """ "deathtouch or lifelink"."""
    return tuple(a for part in parts for a in part)


def gain_choice(abilities: tuple[Ability, ...]) -> HaveOneOf:
    """ "gains your choice of deathtouch or lifelink"."""
    return HaveOneOf(abilities)


def base_where(pt: tuple[str, str], amount: Amount) -> HavePT:
    """ "base power and toughness X/X, where X is …"."""
    if pt != ("X", "X"):
        raise ValueError("only X is somewhere")
    return HavePT(amount, amount, "base where")


def static_and_rule(first: Clause, subject: Subject, statement: VerbRule) -> Static:
    """ "…, and its activated abilities can't be activated"."""
    return Static((first, Clause(subject, (RuleToo(statement),))))


def gain(abilities: tuple[Ability, ...]) -> Have:
    """ "gains flying"."""
    return Have(abilities, gain=True)


def cant_have(abilities: tuple[Ability, ...]) -> CantHave:
    """ "can't have flying"."""
    return CantHave(abilities, or_gain=False)


def lose_abilities() -> LoseAll:
    """ "all abilities"."""
    return LoseAll()


def lose_but_mana() -> LoseAll:
    """ "all abilities except mana abilities"."""
    return LoseAll(but="mana abilities")


def lose_list(other: str | None, what: str | tuple[str, ...]) -> LoseAll:
    """ "all other card types and abilities"."""
    words = (what,) if isinstance(what, str) else what
    return LoseAll(tuple(w for w in words if w not in {"and", ","}), other=other is not None)


def not_be(type_: CardType) -> NotBe:
    """ "isn't a creature"."""
    return NotBe((type_,))


def _pair(pt: tuple[str, str], wording: str) -> HavePT:
    return HavePT(figure(pt[0]), figure(pt[1]), wording)


def base_pt(pt: tuple[str, str]) -> HavePT:
    """ "base power and toughness 1/1"."""
    return _pair(pt, "base")


def plain_pt(pt: tuple[str, str]) -> HavePT:
    """ "power and toughness 1/1"."""
    return _pair(pt, "plain")


def base_each(amount: Amount) -> HavePT:
    """ "base power and base toughness each equal to its mana value"."""
    return HavePT(amount, amount, "base each")


def plain_each(amount: Amount) -> HavePT:
    """ "power and toughness each equal to its mana value"."""
    return HavePT(amount, amount, "plain each")


def base_each_short(amount: Amount) -> HavePT:
    """ "base power and toughness each equal to its mana value"."""
    return HavePT(amount, amount, "base each short")


def base_power_equal(amount: Amount) -> HavePT:
    """ "base power equal to …"."""
    return HavePT(amount, None, "base equal")


def not_super(supertype: Supertype) -> NotBe:
    """ "it isn't legendary"."""
    return NotBe((), (supertype,))


def name_is(_name: str) -> Modification:
    """ "its name is …"."""
    raise ValueError("names are no modification yet")


def base_power(amount: Amount) -> HavePT:
    """ "base power 3"."""
    return HavePT(amount, None)


def base_toughness(amount: Amount) -> HavePT:
    """ "base toughness 3"."""
    return HavePT(None, amount)


def become(phrase: Be) -> Be:
    """ "becomes a Forest"."""
    return replace(phrase, becomes=True)


def exceptions(*parts: Modification) -> tuple[Modification, ...]:
    """ "except it's … and it has …" (707.9)."""
    return parts


def become_copy(of: Subject, but: tuple[Modification, ...] | None) -> BecomeCopy:
    """ "becomes a copy of that creature"."""
    return BecomeCopy(of, but or ())
