"""What players and objects do, from what the grammar found (118–122, 701). Who does it is said by
`instructions.done_by`.
"""

from dataclasses import replace

from engine.oracle.build.statements import be_phrase
from engine.vocabulary import instruction as ins
from engine.vocabulary.amount import Amount, AnyNumber, Number, ThatNumber
from engine.vocabulary.cost import CostPart
from engine.vocabulary.modification import Be, BecomeCopy, Modification
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import Chosen, It, Subject, Target

SELF = It("")
counter_it = ins.Counter
exchange_control = ins.ExchangeControl
attach = ins.Attach
copy_spell = ins.CopySpell
new_targets = ins.NewTargets
act = ins.Act


def gain_life(amount: Amount, each: Amount | None) -> ins.GainLife:
    """ "gain 3 life"."""
    return ins.GainLife(None, amount, each=each)


def gain_life_equal(amount: Amount) -> ins.GainLife:
    """ "gain life equal to its toughness"."""
    return ins.GainLife(None, amount, equal=True)


def lose_life(amount: Amount, each: Amount | None) -> ins.GainLife:
    """ "lose 2 life"."""
    return ins.GainLife(None, amount, lose=True, each=each)


def lose_life_equal(amount: Amount) -> ins.GainLife:
    """ "lose life equal to its power"."""
    return ins.GainLife(None, amount, lose=True, equal=True)


def pay(cost: CostPart) -> ins.Pay:
    """ "pay {2}"."""
    return ins.Pay((cost,))


def get_energy(*symbols: str) -> ins.GetCounters:
    """ "get {E}{E}" (107.14)."""
    return ins.GetCounters("energy", Number(len(symbols)))


def get_counters(amount: Amount, kind: str) -> ins.GetCounters:
    """ "get a poison counter"."""
    return ins.GetCounters(kind, amount)


def one_card() -> Number:
    """ "a card"."""
    return Number(1)


def one_additional_card() -> Amount:
    """ "an additional card"."""
    raise ValueError("no word for additional cards yet")


def draw(amount: Amount) -> ins.Draw:
    """ "draw a card"."""
    return ins.Draw(None, amount)


def discard_cards(amount: Amount, at_random: str | None) -> ins.DiscardCards:
    """ "discard two cards"."""
    return ins.DiscardCards(None, amount, at_random is not None)


def discard_thing(what: Subject) -> ins.DiscardCards:
    """ "discard your hand"."""
    return ins.DiscardCards(None, Number(1), what=what)


mill = ins.Mill


def reveal(what: Subject) -> ins.Reveal:
    """ "reveal the top card of your library"."""
    return ins.Reveal("reveal", what)


def look_at(what: Subject) -> ins.Reveal:
    """ "look at the top card of your library"."""
    return ins.Reveal("look at", what)


def shuffle() -> ins.Shuffle:
    """ "shuffle"."""
    return ins.Shuffle()


def play_card(verb: str, what: Subject, how: str | None) -> ins.PlayCard:
    """ "cast it without paying its mana cost"."""
    return ins.PlayCard(verb, what, how or "")


def exile_it(what: Subject, how: str | None) -> ins.ExileIt:
    """ "exile target creature"."""
    return ins.ExileIt(what, how or "")


def exile_until(word: str) -> str:
    """ "until Grasping Giant leaves the battlefield"."""
    return f"until {'⌈' + word + '⌉'} leaves the battlefield"


def put_back(what: Subject, place: str) -> ins.Put:
    """ "return it to its owner's hand"."""
    return ins.Put(what, "return", place)


def put_into(what: Subject, place: str) -> ins.Put:
    """ "put it into your hand"."""
    return ins.Put(what, "put", place)


def shuffle_into(what: Subject, place: str) -> ins.Put:
    """ "shuffle it into its owner's library"."""
    return ins.Put(what, "shuffle", f"into {place}")


def put_counters(amount: Amount, kind: str, on: Subject, each: Amount | None) -> ins.PutCounters:
    """ "put a +1/+1 counter on this creature"."""
    return ins.PutCounters(kind, amount, on, each)


def put_counters_that_many(kind: str, on: Subject) -> ins.PutCounters:
    """ "put that many +1/+1 counters on this creature"."""
    return ins.PutCounters(kind, ThatNumber(), on)


def put_counters_equal(kind: str, on: Subject, amount: Amount) -> ins.PutCounters:
    """ "put a number of +1/+1 counters on it equal to …"."""
    return ins.PutCounters(kind, amount, on, equal=True)


def take_counters(amount: Amount, kind: str, from_: Subject) -> ins.TakeCounters:
    """ "remove a charge counter from it"."""
    return ins.TakeCounters(kind, amount, from_)


def take_all_counters(from_: Subject) -> ins.TakeCounters:
    """ "remove all counters from it"."""
    return ins.TakeCounters("", AnyNumber(), from_)


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


def tap_or_untap(what: Subject) -> ins.Act:
    """ "tap or untap target creature"."""
    return ins.Act("tap or untap", what)


def token(pt: tuple[str, str] | None, words: tuple[object, ...], items: tuple[object, ...] | None) -> Be:
    """ "1/1 white Soldier creature token with flying"."""
    return be_phrase(pt, words, items, None, None)


def create(amount: Amount, tapped: str | None, what: Be, each: Amount | None, where: Amount | None) -> ins.Create:
    """ "create a 1/1 white Soldier creature token"."""
    return ins.Create(amount, what, tapped is not None, each=each, where=where)


def create_attacking(amount: Amount, _tapped: None, what: Be) -> ins.Create:
    """ "create a 1/1 … token that's tapped and attacking"."""
    return ins.Create(amount, what, attacking=True)


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


def spend_only(what: ins.SpendOnly) -> ins.SpendOnly:
    """ "spend this mana only to …"."""
    return what


def spend_on(verb: str, what: Filter) -> ins.SpendOnly:
    """ "cast creature spells"."""
    return ins.SpendOnly(verb, what)


def spend_on_one(verb: str, what: Filter) -> ins.SpendOnly:
    """ "cast a creature spell"."""
    return ins.SpendOnly(verb, what, one=True)


def spend_abilities() -> ins.SpendOnly:
    """ "activate abilities"."""
    return ins.SpendOnly("activate abilities")


def prevent(what: ins.PreventDamage) -> ins.PreventDamage:
    """ "prevent …" (615)."""
    return what


def prevent_all(which: str, to: Subject | None, by: Subject | None, when: str) -> ins.PreventDamage:
    """ "all combat damage that would be dealt this turn"."""
    return ins.PreventDamage(which, to=to, by=by, when=when)


def prevent_next(amount: Amount, to: Subject) -> ins.PreventDamage:
    """ "the next 2 damage that would be dealt to any target this turn"."""
    return ins.PreventDamage("the next", amount, to)


def prevent_both(which: str, of: Subject, when: str) -> ins.PreventDamage:
    """ "all combat damage that would be dealt to and dealt by it this turn"."""
    return ins.PreventDamage(which, to=of, by=of, when=when)


def prevent_that() -> ins.PreventDamage:
    """ "that damage"."""
    return ins.PreventDamage("that")


def choose(what: str) -> ins.Choose:
    """ "choose a color"."""
    return ins.Choose(what)


def choose_one(what: Subject) -> ins.Choose:
    """ "choose a nonlegendary creature on the battlefield", "choose target creature"."""
    if not isinstance(what, Chosen | Target):
        raise TypeError("nothing to choose")
    return ins.Choose(what)


def scry(name: str, amount: Amount) -> ins.KeywordAction:
    """ "scry 2"."""
    return ins.KeywordAction(name, amount)


def player_action(name: str) -> ins.KeywordAction:
    """ "investigate"."""
    return ins.KeywordAction(name)


emblem = ins.Emblem


def extra_turn() -> ins.ExtraStep:
    """ "take an extra turn after this one"."""
    return ins.ExtraStep("turn")


def extra_phase(what: str) -> ins.ExtraStep:
    """ "After this phase, there is an additional combat phase"."""
    return ins.ExtraStep(what)


def damage(amount: Amount, to: Subject) -> ins.Damage:
    """ "deals 3 damage to any target"."""
    return ins.Damage(SELF, amount, to)


def damage_equal(amount: Amount, to: Subject) -> ins.Damage:
    """ "deals damage equal to its power to any target"."""
    return ins.Damage(SELF, amount, to, equal=True)


def damage_divided(amount: Amount, how: str, to: Subject) -> ins.Damage:
    """ "deals 3 damage divided as you choose among one, two, or three targets"."""
    return ins.Damage(SELF, amount, to, divided=how)


def fight(with_: Subject) -> ins.Does:
    """ "fights target creature" (701.14)."""
    return ins.Does(SELF, "fight", with_)


def fight_each_other() -> ins.Does:
    """ "fight each other" (701.14)."""
    return ins.Does(SELF, "fight each other")


def does(verb: str) -> ins.Does:
    """ "connives"."""
    return ins.Does(SELF, verb)


def library_words(whose: Subject) -> Subject:
    """Whose library is searched."""
    return whose


def found_one(what: Filter) -> tuple[Filter, Amount | None, bool]:
    """ "an Elf card"."""
    return what, None, False


def found_up_to(most: Amount, what: Filter) -> tuple[Filter, Amount | None, bool]:
    """ "up to two basic land cards"."""
    return what, most, True


def found_some(many: Amount, what: Filter) -> tuple[Filter, Amount | None, bool]:
    """ "two cards"."""
    return what, many, False


def found_any(what: Filter) -> tuple[Filter, Amount | None, bool]:
    """ "any number of Plains cards"."""
    return what, AnyNumber(), False


def search(whose: Subject, found: tuple[Filter, Amount | None, bool], reveal: str | None, rest: tuple[str, ...]) -> ins.Search:
    """ "search your library for …" (701.23)."""
    what, amount, up_to = found
    joint, word, to, shuffle = rest
    return ins.Search(what, to, reveal or "", word, amount, up_to, whose, shuffle, joint=joint)


def search_on_top(word: str) -> tuple[str, ...]:
    """ ", then shuffle and put that card on top"."""
    return "", word, "on top", ""


def search_put(joint: str, word: str, place: str, shuffle: str) -> tuple[str, ...]:
    """ ", put it into your hand, then shuffle"."""
    return joint, word, place, shuffle


def search_exile(joint: str, word: str, shuffle: str) -> tuple[str, ...]:
    """ ", exile it, then shuffle"."""
    return joint, word, "", shuffle
