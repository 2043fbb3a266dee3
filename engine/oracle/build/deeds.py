"""What players and objects do, from what the grammar found (118–122, 701). Who does it is said by
`instructions.done_by`.
"""

from dataclasses import replace

from engine.oracle.build.descriptions import be_phrase
from engine.vocabulary import deed as dd
from engine.vocabulary import instruction as ins
from engine.vocabulary.amount import Amount, AnyNumber, Number, Sum, ThatNumber, Thrice, Twice, ValueOf
from engine.vocabulary.cost import CostPart
from engine.vocabulary.duration import Duration
from engine.vocabulary.modification import Be, BecomeCopy, Modification
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import Among, Chosen, It, Subject, Target, TargetPlayer, Together

SELF = It("")
_BASE = {
    "becomes": "become", "loses": "lose", "wins": "win", "discards": "discard", "scries": "scry", "surveils": "surveil",
    "goads": "goad", "plays": "play", "casts": "cast", "reveals": "reveal", "exiles": "exile", "mills": "mill",
}  # fmt: skip
counter_it = counter_into = ins.Counter
exchange_control = ins.ExchangeControl
attach = ins.Attach
copy_spell = dd.CopySpell
new_targets = dd.NewTargets


def gain_life(amount: Amount, each: Amount | None) -> ins.GainLife:
    """ "gain 3 life"."""
    return ins.GainLife(None, amount, each=each)


def gain_life_plus(more: int) -> ins.GainLife:
    """ "gain that much life plus 1"."""
    return ins.GainLife(None, Sum(ThatNumber(), more))


def gain_life_equal(amount: Amount) -> ins.GainLife:
    """ "gain life equal to its toughness"."""
    return ins.GainLife(None, amount, equal=True)


def lose_life(amount: Amount, each: Amount | None) -> ins.GainLife:
    """ "lose 2 life"."""
    return ins.GainLife(None, amount, lose=True, each=each)


def lose_life_equal(amount: Amount) -> ins.GainLife:
    """ "lose life equal to its power"."""
    return ins.GainLife(None, amount, lose=True, equal=True)


def counter_exiling(what: Subject) -> ins.Counter:
    """ "counter target spell. If that spell is countered this way, exile it instead of …"."""
    return ins.Counter(what, "exile")


def pay(cost: CostPart) -> dd.Pay:
    """ "pay {2}"."""
    return dd.Pay((cost,))


def set_life(whose: Subject, amount: Amount) -> dd.SetLife:
    """ "your life total becomes 10" (119.5)."""
    return dd.SetLife(whose, amount)


def double(what: Amount, lasting: Duration | None) -> dd.Double:
    """ "double the number of +1/+1 counters on it"."""
    return dd.Double(what, lasting or Duration.FOREVER)


def double_power(of: Subject, lasting: Duration | None) -> dd.Double:
    """ "double the power of each creature you control until end of turn"."""
    return dd.Double(ValueOf("power of", of), lasting or Duration.FOREVER)


def remove_from_combat(what: Subject) -> dd.Act:
    """ "remove it from combat" (506.4)."""
    return dd.Act("remove from combat", what)


def get_energy(*symbols: str) -> dd.GetCounters:
    """ "get {E}{E}" (107.14)."""
    return dd.GetCounters("energy", Number(len(symbols)))


def get_counters(amount: Amount, kind: str) -> dd.GetCounters:
    """ "get a poison counter"."""
    return dd.GetCounters(kind, amount)


def exile_it(what: Subject, how: str | None) -> ins.ExileIt:
    """ "exile target creature"."""
    return ins.ExileIt(what, how or "")


def exile_until(word: str) -> str:
    """ "until Grasping Giant leaves the battlefield"."""
    return f"until {'⌈' + word + '⌉'} leaves the battlefield"


def put_counters(amount: Amount, kind: str, on: Subject, each: Amount | None) -> ins.PutCounters:
    """ "put a +1/+1 counter on this creature"."""
    return ins.PutCounters(kind, amount, on, each)


def put_counters_that_many(kind: str, on: Subject) -> ins.PutCounters:
    """ "put that many +1/+1 counters on this creature"."""
    return ins.PutCounters(kind, ThatNumber(), on)


def put_counters_equal(kind: str, on: Subject, amount: Amount) -> ins.PutCounters:
    """ "put a number of +1/+1 counters on it equal to …"."""
    return ins.PutCounters(kind, amount, on, equal=True)


def act(verb: str, what: Subject) -> dd.Act:
    """ "goad target creature"."""
    return dd.Act(base(verb), what)


def take_counters(amount: Amount, kind: str, from_: Subject) -> dd.TakeCounters:
    """ "remove a charge counter from it"."""
    return dd.TakeCounters(kind, amount, from_)


def take_all_counters(from_: Subject) -> dd.TakeCounters:
    """ "remove all counters from it"."""
    return dd.TakeCounters("", AnyNumber(), from_)


def sacrifice_it(what: Subject) -> ins.SacrificeIt:
    """ "sacrifice this creature", "sacrifice a creature"."""
    if isinstance(what, Chosen) and not what.up_to:
        return ins.SacrificeIt(None, what.filter, what.count, what.how)
    return ins.SacrificeIt(None, what)


def destroy(what: Subject, word: str | None) -> ins.Destroy:
    """ "destroy target creature. It can't be regenerated"."""
    return ins.Destroy(what) if word is None else ins.Destroy(what, regenerate=False, word=word)


def it_cant() -> str:
    """ "It can't be regenerated"."""
    return "it"


def they_cant() -> str:
    """ "They can't be regenerated"."""
    return "they"


def tap_it(what: Subject) -> ins.TapIt:
    """ "tap target creature"."""
    return ins.TapIt(what)


def untap_it(what: Subject) -> ins.TapIt:
    """ "untap that creature"."""
    return ins.TapIt(what, untap=True)


def tap_or_untap(what: Subject) -> dd.Act:
    """ "tap or untap target creature"."""
    return dd.Act("tap or untap", what)


def token(pt: tuple[str, str] | None, words: tuple[object, ...], items: tuple[object, ...] | None) -> Be:
    """ "1/1 white Soldier creature token with flying"."""
    return be_phrase(pt, words, items, None, None)


def create(amount: Amount, tapped: str | None, what: Be, each: Amount | None, where: Amount | None) -> ins.Create:
    """ "create a 1/1 white Soldier creature token"."""
    return ins.Create(amount, what, tapped is not None, each=each, where=where)


def create_attacking(amount: Amount, _tapped: None, what: Be) -> ins.Create:
    """ "create a 1/1 … token that's tapped and attacking"."""
    return ins.Create(amount, what, attacking=True)


def create_attacking_word(amount: Amount, what: Be) -> ins.Create:
    """ "create a tapped and attacking 1/1 … token"."""
    return ins.Create(amount, what, tapped=True, attacking=True)


def create_copy(amount: Amount, tapped: str | None, of: Subject, but: tuple[Modification, ...] | None) -> ins.Create:
    """ "create a token that's a copy of target creature"."""
    return ins.Create(amount, BecomeCopy(of, but or ()), tapped is not None)


def create_number(tapped: str | None, what: Be, amount: Amount) -> ins.Create:
    """ "create a number of 1/1 … tokens equal to …"."""
    return ins.Create(amount, what, tapped is not None, equal=True)


def mana_symbols(*symbols: str) -> tuple[str, ...]:
    """ "{G}{G}"."""
    return symbols


mana_plain = ins.AddMana


def mana_either(*parts: object) -> ins.AddMana:
    """ "{R} or {G}"."""
    return ins.AddMana(alternatives=tuple(p for p in parts if isinstance(p, tuple)))


def mana_any(words: str) -> ins.AddMana:
    """ "one mana of any color"."""
    return ins.AddMana(text=words)


def add_mana(what: ins.AddMana, each: Amount | None) -> ins.AddMana:
    """ "add {B} for each Swamp you control"."""
    return replace(what, each=each)


def add_amount(symbols: tuple[str, ...], amount: Amount) -> ins.AddMana:
    """ "add an amount of {G} equal to its power"."""
    return ins.AddMana(symbols, amount, equal=True)


def spend_only(what: dd.SpendOnly, other: dd.SpendOnly | None) -> dd.SpendOnly:
    """ "spend this mana only to …"."""
    return replace(what, or_=other)


def spend_on(verb: str, what: Filter) -> dd.SpendOnly:
    """ "cast creature spells"."""
    return dd.SpendOnly(verb, what)


def spend_on_one(verb: str, what: Filter) -> dd.SpendOnly:
    """ "cast a creature spell"."""
    return dd.SpendOnly(verb, what, one=True)


def spend_abilities() -> dd.SpendOnly:
    """ "activate abilities"."""
    return dd.SpendOnly("activate abilities")


def prevent(what: dd.PreventDamage) -> dd.PreventDamage:
    """ "prevent …" (615)."""
    return what


def prevent_all(which: str, to: Subject | None, by: Subject | None, when: str) -> dd.PreventDamage:
    """ "all combat damage that would be dealt this turn"."""
    return dd.PreventDamage(which, to=to, by=by, when=when)


def prevent_all_by(which: str, to: Subject | None, when: str, by: Subject) -> dd.PreventDamage:
    """ "all combat damage that would be dealt this turn by creatures"."""
    return dd.PreventDamage(which, to=to, by=by, when=when, by_last=True)


def prevent_next(amount: Amount, to: Subject) -> dd.PreventDamage:
    """ "the next 2 damage that would be dealt to any target this turn"."""
    return dd.PreventDamage("the next", amount, to)


def prevent_both(which: str, of: Subject, when: str) -> dd.PreventDamage:
    """ "all combat damage that would be dealt to and dealt by it this turn"."""
    return dd.PreventDamage(which, to=of, by=of, when=when)


def prevent_that() -> dd.PreventDamage:
    """ "that damage"."""
    return dd.PreventDamage("that")


def choose(what: str) -> ins.Choose:
    """ "choose a color"."""
    return ins.Choose(what)


def choose_one(what: Subject) -> ins.Choose:
    """ "choose a nonlegendary creature on the battlefield", "choose target creature"."""
    if not isinstance(what, Chosen | Target | Together | TargetPlayer | Among):
        raise TypeError("nothing to choose")
    return ins.Choose(what)


def scry(name: str, amount: Amount) -> dd.KeywordAction:
    """ "scry 2"."""
    return dd.KeywordAction(base(name), amount)


def player_action(name: str) -> dd.KeywordAction:
    """ "investigate"."""
    return dd.KeywordAction(base(name))


def base(verb: str) -> str:
    """The base form of what a player does: "become the monarch" for "becomes the monarch"."""
    first, space, rest = verb.partition(" ")
    return _BASE.get(first, first) + space + rest


emblem = ins.Emblem


def extra_turn() -> dd.ExtraStep:
    """ "take an extra turn after this one"."""
    return dd.ExtraStep("turn")


def extra_phase(what: str) -> dd.ExtraStep:
    """ "After this phase, there is an additional combat phase"."""
    return dd.ExtraStep(what)


def damage(amount: Amount, to: Subject) -> ins.Damage:
    """ "deals 3 damage to any target"."""
    return ins.Damage(SELF, amount, to)


def damage_equal(amount: Amount, to: Subject) -> ins.Damage:
    """ "deals damage equal to its power to any target"."""
    return ins.Damage(SELF, amount, to, equal="first")


def damage_equal_last(to: Subject, amount: Amount) -> ins.Damage:
    """ "deals damage to any target equal to its power"."""
    return ins.Damage(SELF, amount, to, equal="last")


def damage_times(word: str, to: Subject | None) -> ins.Damage:
    """ "deals double that damage to that player"."""
    amount = Twice(ThatNumber()) if word == "double" else Thrice(ThatNumber())
    return ins.Damage(SELF, amount, to or SELF)


def damage_only(amount: Amount) -> ins.Damage:
    """ "deals 5 damage instead"."""
    return ins.Damage(SELF, amount, SELF)


def damage_part(amount: Amount, to: Subject) -> tuple[Amount, Subject]:
    """ "2 damage to each creature"."""
    return amount, to


def damage_parts(*parts: tuple[Amount, Subject]) -> dd.DamageParts:
    """ "deals 2 damage to target creature and 1 damage to you"."""
    return dd.DamageParts(SELF, parts)


def damage_divided(amount: Amount, how: str, to: Subject) -> ins.Damage:
    """ "deals 3 damage divided as you choose among one, two, or three targets"."""
    return ins.Damage(SELF, amount, to, divided=how)


def fight(with_: Subject) -> dd.Does:
    """ "fights target creature" (701.14)."""
    return dd.Does(SELF, "fight", with_)


def fight_each_other() -> dd.Does:
    """ "fight each other" (701.14)."""
    return dd.Does(SELF, "fight each other")


def does(verb: str) -> dd.Does:
    """ "connives"."""
    return dd.Does(SELF, verb)
