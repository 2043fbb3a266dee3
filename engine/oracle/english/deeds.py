"""What players and objects do, in English."""

from engine.oracle.english import abilities as ab
from engine.oracle.english import amounts, costs, nouns, rules, subjects
from engine.oracle.english.costs import symbols
from engine.oracle.english.statements import but_for, prefix, where_x, with_part, words_of
from engine.oracle.english.wording import a, counted, figure, listing, number, third
from engine.vocabulary import deed as dd
from engine.vocabulary import instruction as ins
from engine.vocabulary.amount import Amount, AnyNumber, Number, Sum, ThatNumber, Thrice, Twice, ValueOf
from engine.vocabulary.instruction import Instruction
from engine.vocabulary.modification import Be, BecomeCopy
from engine.vocabulary.quality import Filter, Who
from engine.vocabulary.subject import It, Player, Subject

THING = subjects.subject


def deed(of: Instruction, *, many: bool, infinitive: bool = False) -> str:
    """A deed with who does it, if that is said. `many`: how its verb stands when it is not; `infinitive`: "have target
    player draw".
    """
    match of:
        case ins.Damage():
            s = "deal" if infinitive else third("deal", many=subjects.is_many(of.source))
            return f"{THING(of.source)} {_damage(of, s)}"
        case dd.DamageParts(source, parts):
            said = listing([f"{amounts.much(amount)} damage to {THING(to)}" for amount, to in parts])
            return f"{THING(source)} {'deal' if infinitive else third('deal', many=subjects.is_many(source))} {said}"
        case dd.Does(subject, verb, object_):
            said = verb if infinitive or verb.split()[0].endswith("s") else third(verb, many=subjects.is_many(subject))
            return f"{THING(subject)} {said}" + (f" {THING(object_)}" if object_ else "")
        case _:
            who: Subject | None = getattr(of, "who", None)
            verb, rest = _verb_and_rest(of)
            if who is None:
                return f"{third(verb, many=many)}{rest}"
            return f"{THING(who)} {third(verb, many=infinitive or subjects.is_many(who))}{rest}"


def _damage(of: ins.Damage, deal: str) -> str:
    if of.equal == "last":
        return f"{deal} damage to {THING(of.to)} equal to {amounts.say_amount(of.amount)}"
    if of.equal:
        return f"{deal} damage equal to {amounts.say_amount(of.amount)} to {THING(of.to)}"
    if isinstance(of.amount, Twice | Thrice) and of.amount.of == ThatNumber():
        times = "double" if isinstance(of.amount, Twice) else "triple"
        return f"{deal} {times} that damage" + ("" if of.to == It("") else f" to {THING(of.to)}")
    amount = amounts.much(of.amount)
    if of.divided:
        return f"{deal} {amount} damage {of.divided} among {THING(of.to)}"
    return f"{deal} {amount} damage" + ("" if of.to == It("") else f" to {THING(of.to)}")


def _verb_and_rest(of: Instruction) -> tuple[str, str]:
    """The verb in its base form, and what follows it."""
    match of:
        case ins.Choose(what):
            return "choose", f" {what if isinstance(what, str) else THING(what)}"
        case ins.Destroy(what, regenerate, word):
            return "destroy", f" {THING(what)}" + ("" if regenerate else f". {word.capitalize()} can't be regenerated")
        case ins.ExileIt(what, until):
            return "exile", f" {THING(what)}" + (f" {until}" if until else "")
        case ins.Draw(_, amount, additional):
            if additional:
                return "draw", " an additional card" if amount == Number(1) else f" {number(amount)} additional cards"
            return "draw", f" {_cards(amount)}"
        case ins.DiscardCards(_, amount, random, what):
            return "discard", f" {THING(what) if what else _cards(amount)}{' at random' if random else ''}"
        case dd.Mill(amount):
            return "mill", f" {_cards(amount)}"
        case ins.GainLife():
            return "lose" if of.lose else "gain", f" {_life(of)}"
        case ins.Put(what, verb, to):
            return verb, f"{' ' if verb else ''}{THING(what)} {to}"
        case ins.PutCounters():
            return "put", f" {_counters(of)}"
        case dd.TakeCounters(kind, amount, from_):
            what = "all counters" if isinstance(amount, AnyNumber) else costs.counters(kind, amount)
            return "remove", f" {what} from {THING(from_)}"
        case ins.TapIt(what, untap):
            return "untap" if untap else "tap", f" {THING(what)}"
        case ins.AddMana():
            return "add", f" {_mana(of)}"
        case dd.SpendOnly() as only:
            return "spend", f" this mana only to {_spent(only)}"
        case ins.Create():
            return "create", f" {_created(of)}"
        case ins.Search():
            return "search", f" {_searched(of)}"
        case _:
            return _other_verb_and_rest(of)


def _other_verb_and_rest(of: Instruction) -> tuple[str, str]:
    match of:
        case ins.Emblem(abilities):
            return "you get an emblem with", f" {ab.abilities(abilities)}"
        case ins.Counter(what, to):
            return "counter", f" {THING(what)}{_countered(to)}"
        case ins.SacrificeIt(_, what, amount, how):
            said = nouns.some(amount, what) if isinstance(what, Filter) else THING(what)
            return "sacrifice", f" {said}" + (f" {how}" if how else "")
        case ins.ExchangeControl(first, second):
            return "exchange", f" control of {THING(first)} and {THING(second)}"
        case ins.Attach(what, to):
            return "attach", f" {THING(what)} to {THING(to)}"
        case dd.KeywordAction(name, amount):
            return name, "" if amount is None else f" {figure(amount)}"
        case dd.Act(verb, what):
            word, _, rest = verb.partition(" from ")
            return word, f" {THING(what)}" + (f" from {rest}" if rest else "")
        case dd.Shuffle():
            return "shuffle", ""
        case dd.RevealUntil(verb, whose, until):
            again = f"{'they' if whose != Player(Who.YOU) else 'you'} {verb}"
            return verb, f" cards from the top of {subjects.possessive(whose)} library until {again} {nouns.one_of(until)}"
        case dd.SetLife(whose, amount):
            return f"{subjects.possessive(whose)} life total becomes", f" {amounts.say_amount(amount)}"
        case dd.Double(what, duration):
            lasting = f" {duration}" if duration else ""
            return "double", f" {_doubled(what)}{lasting}"
        case dd.Reveal(verb, what):
            return verb, f" {THING(what)}"
        case dd.Pay(cost):
            return "pay", f" {costs.cost(cost).removeprefix('pay ')}"
        case dd.GetCounters("energy", Number(amount)):
            return "get", f" {'{E}' * amount}"
        case dd.GetCounters(kind, amount):
            return "get", f" {counted(amount, f'{kind} counter')}"
        case dd.PreventDamage():
            return "prevent", f" {_prevented(of)}"
        case dd.PlayCard(verb, what, how):
            return verb, f" {THING(what)}" + (f" {how}" if how else "")
        case dd.CopySpell(what):
            return "copy", f" {THING(what)}"
        case dd.NewTargets(word):
            return "choose", f" new targets for {word}"
        case dd.ExtraStep("turn"):
            return "take", " an extra turn after this one"
        case dd.ExtraStep(what):
            return "after this phase, there is an additional", f" {what}"
        case _:
            raise ValueError(f"no deed: {of}")


def _cards(amount: Amount) -> str:
    try:
        return counted(amount, "card")
    except ValueError:
        return f"cards equal to {amounts.say_amount(amount)}"


def _life(of: ins.GainLife) -> str:
    if of.equal:
        return f"life equal to {amounts.say_amount(of.amount)}"
    if isinstance(of.amount, Sum) and of.amount.of == ThatNumber():
        return f"that much life plus {of.amount.plus}"
    return f"{amounts.much(of.amount)} life" + (f" {amounts.for_each(of.each)}" if of.each else "")


def _counters(of: ins.PutCounters) -> str:
    if of.equal:
        return f"a number of {of.kind} counters on {THING(of.on)} equal to {amounts.say_amount(of.amount)}"
    text = f"{counted(of.amount, f'{of.kind} counter')} on {THING(of.on)}"
    return text + (f" {amounts.for_each(of.each)}" if of.each else "")


def _mana(of: ins.AddMana) -> str:
    if of.equal and of.each is not None:
        return f"an amount of {symbols(of.symbols)} equal to {amounts.say_amount(of.each)}"
    what = of.text or listing([symbols(s) for s in of.alternatives or (of.symbols,)], "or")
    return what + (f" {amounts.for_each(of.each)}" if of.each else "")


def _created(of: ins.Create) -> str:
    tapped = "tapped and attacking " if of.tapped and of.attacking else "tapped " if of.tapped else ""
    many = of.equal or of.amount != Number(1)
    match of.description:
        case Be() as be:
            noun = f"{tapped}{prefix(be)}{words_of(be, many=False)} token{'s' if many else ''}{with_part(be)}"
        case BecomeCopy(what, exceptions):
            copies = "tokens that are copies of" if many else "token that's a copy of"
            noun = f"{tapped}{copies} {THING(what)}{but_for(exceptions, 'they' if many else 'it')}"
        case _:
            raise ValueError(f"no token: {of.description}")
    if of.equal:
        return f"a number of {noun} equal to {amounts.say_amount(of.amount)}"
    text = f"{number(of.amount)} {noun}" if many else a(noun)
    if of.attacking and not of.tapped:
        text += " that are tapped and attacking" if many else " that's tapped and attacking"
    return text + (f" {amounts.for_each(of.each)}" if of.each else "") + where_x(of.where)


def _searched(of: ins.Search) -> str:
    up_to = "up to " if of.up_to else ""
    text = f"{subjects.possessive(of.whose)} {of.zone} for {up_to}{nouns.some(of.amount, of.filter)}{_comma(of.reveal)}"
    if of.to == "on top":
        return f"{text}, then shuffle and put {of.word} on top"
    return f"{text}{_comma(of.joint)} {of.word}{' ' if of.to else ''}{of.to}{of.shuffle}"


def _comma(words: str) -> str:
    return words if words.startswith(",") or not words else f" {words}"


def _doubled(what: Amount) -> str:
    match what:
        case ValueOf("power of", of):
            return f"the power of {THING(of)}"
        case _:
            return amounts.say_amount(what)


def _spent(of: dd.SpendOnly) -> str:
    what = "" if of.what is None else f" {nouns.one_of(of.what) if of.one else nouns.phrase(of.what, many=True)}"
    return f"{of.to}{what}" + (f" or {_spent(of.or_)}" if of.or_ else "")


def _prevented(of: dd.PreventDamage) -> str:
    if of.which == "that":
        return "that damage"
    if of.which == "the next" and of.amount is not None and of.to is not None:
        return f"the next {figure(of.amount)} damage that would be dealt to {THING(of.to)} {of.when}"
    if of.by_last and of.by is not None:
        return f"{rules.prevented(of.which, of.to, None)} {of.when} by {THING(of.by)}"
    return f"{rules.prevented(of.which, of.to, of.by)} {of.when}"


def _countered(to: str) -> str:
    """ ". If that spell is countered this way, put it into its owner's hand instead of into that player's graveyard"."""
    if not to:
        return ""
    if to == "exile":
        return ". If that spell is countered this way, exile it instead of putting it into its owner's graveyard"
    return f". If that spell is countered this way, put it {to} instead of into that player's graveyard"
