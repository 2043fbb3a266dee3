"""Instructions, from what the grammar found (608.2, 610, 611.2)."""

from dataclasses import replace

from engine.model import CardType
from engine.oracle.build.statements import be_phrase
from engine.vocabulary.amount import Amount, Number
from engine.vocabulary.condition import Condition
from engine.vocabulary.instruction import (
    AddMana,
    Choose,
    Conditional,
    Continuous,
    Counter,
    Create,
    Damage,
    Destroy,
    Draw,
    Duration,
    Emblem,
    ExchangeControl,
    ExileIt,
    GainLife,
    Instruction,
    May,
    Put,
    PutCounters,
    SacrificeIt,
    Search,
    TapIt,
    Then,
)
from engine.vocabulary.modification import Be, ChangeWords, Control, Get, Modification, Switch
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import Chosen, Subject

damage = Damage
destroy = Destroy
exile_it = ExileIt
emblem = Emblem
counter_it = Counter
tap_it = TapIt
exchange_control = ExchangeControl


def instructions(*parts: Instruction) -> tuple[Instruction, ...]:
    """All of them."""
    return parts


def sentence(one: Instruction) -> Instruction:
    """One sentence."""
    return one


def then(*parts: object) -> Then:
    """Instructions joined in one sentence."""
    return Then(tuple(parts[::2]), tuple(str(j) for j in parts[1::2]))  # type: ignore[arg-type]


def may(what: Instruction) -> May:
    """ "You may …"."""
    return May((what,))


def conditional(condition: Condition, what: Instruction) -> Instruction:
    """ "If …, …": a condition on a continuous effect belongs to it."""
    if isinstance(what, Continuous) and what.condition is None:
        return replace(what, condition=condition)
    return Conditional(condition, (what,))


def duration(words: str) -> Duration:
    """How long."""
    return Duration(words)


def continuous(
    subject: Subject, verbs: tuple[Modification, ...], lasting: Duration | None, where: Amount | None = None
) -> Continuous:
    """ "Target creature gets +3/+3 until end of turn"."""
    if where is not None:
        verbs = tuple(replace(v, where=where) if isinstance(v, Get) else v for v in verbs)
    return Continuous(subject, verbs, lasting or Duration.FOREVER)


def continuous_first(lasting: Duration, subject: Subject, verbs: tuple[Modification, ...]) -> Continuous:
    """ "Until end of turn, …"."""
    return Continuous(subject, verbs, lasting, first=True)


def _still(verbs: tuple[Modification, ...], type_: CardType) -> tuple[Modification, ...]:
    *before, last = verbs
    if not isinstance(last, Be):
        raise TypeError("nothing it could still be")
    return (*before, replace(last, still=(type_,), still_sentence=True))


def continuous_still(
    subject: Subject, verbs: tuple[Modification, ...], lasting: Duration, type_: CardType
) -> Continuous:
    """ "… until end of turn. It's still a land"."""
    return Continuous(subject, _still(verbs, type_), lasting)


def continuous_first_still(
    lasting: Duration, subject: Subject, verbs: tuple[Modification, ...], type_: CardType
) -> Continuous:
    """ "Until end of turn, …. It's still a land"."""
    return Continuous(subject, _still(verbs, type_), lasting, first=True)


def gain_control(subject: Subject, lasting: Duration | None) -> Continuous:
    """ "Gain control of target creature until end of turn"."""
    return Continuous(subject, (Control(),), lasting or Duration.FOREVER)


def switch(subject: Subject, lasting: Duration | None) -> Continuous:
    """ "Switch target creature's power and toughness until end of turn"."""
    return Continuous(subject, (Switch(),), lasting or Duration.FOREVER)


def word_kinds(*parts: str) -> tuple[str, ...]:
    """What may be chosen: "one color word with another"."""
    return tuple(p.removeprefix("one ").removesuffix(" with another") for p in parts)


def change_text(subject: Subject, kinds: tuple[str, ...], cannot_be: str | None) -> Continuous:
    """ "Change the text of …" (612)."""
    return Continuous(subject, (ChangeWords(kinds, cannot_be=() if cannot_be is None else (cannot_be,)),))


def choose(what: str) -> Choose:
    """ "Choose a color"."""
    return Choose(what)


def choose_one(what: Filter) -> Choose:
    """ "Choose a nonlegendary creature on the battlefield"."""
    return Choose(Chosen(what))


def draw(amount: Amount) -> Draw:
    """ "Draw a card"."""
    return Draw(None, amount)


def draw_by(who: Subject, amount: Amount) -> Draw:
    """ "Target player draws two cards"."""
    return Draw(who, amount)


def gain_life(who: Subject, amount: Amount) -> GainLife:
    """ "You gain 3 life"."""
    return GainLife(who, amount)


def lose_life(who: Subject, amount: Amount) -> GainLife:
    """ "Target player loses 2 life"."""
    return GainLife(who, amount, lose=True)


def put_back(what: Subject, place: str) -> Put:
    """ "Return this card to its owner's hand"."""
    return Put(what, "return", place)


def shuffle_into(what: Subject, place: str) -> Put:
    """ "Shuffle it into its owner's library"."""
    return Put(what, "shuffle", place)


def put_counters(amount: Amount, kind: str, on: Subject) -> PutCounters:
    """ "Put a +1/+1 counter on this creature"."""
    return PutCounters(kind, amount, on)


def untap_it(what: Subject) -> TapIt:
    """ "Untap that creature"."""
    return TapIt(what, untap=True)


def mana_symbols(*symbols: str) -> tuple[str, ...]:
    """ "{G}{G}"."""
    return symbols


def mana_plain(symbols: tuple[str, ...]) -> AddMana:
    """ "{G}"."""
    return AddMana(symbols)


def mana_either(*parts: object) -> AddMana:
    """ "{R} or {G}"."""
    return AddMana(alternatives=tuple(p for p in parts if isinstance(p, tuple)))


def mana_any(words: str) -> AddMana:
    """ "one mana of any color"."""
    return AddMana(text=words)


def add_mana(what: AddMana, each: Amount | None) -> AddMana:
    """ "Add {B} for each Swamp you control"."""
    return replace(what, each=each)


def create(amount: Amount, tapped: str | None, description: Be) -> Create:
    """ "Create a 1/1 white Soldier creature token"."""
    return Create(amount, description, tapped is not None)


def sacrifice_it(what: Subject) -> SacrificeIt:
    """ "Sacrifice this creature"."""
    return SacrificeIt(None, what)


def search(what: Filter, rest: tuple[bool, str, str]) -> Search:
    """ "Search your library for …"."""
    reveal, word, to = rest
    return Search(what, to, reveal, word)


def search_on_top(reveal: str | None) -> tuple[bool, str, str]:
    """ ", reveal it, then shuffle and put that card on top"."""
    return reveal is not None, "that card", "on top"


def search_put(reveal: str | None, word: str, place: str) -> tuple[bool, str, str]:
    """ ", put it into your hand, then shuffle"."""
    return reveal is not None, word, place


def token(pt: tuple[str, str] | None, words: tuple[object, ...], items: tuple[object, ...] | None) -> Be:
    """ "1/1 white Soldier creature token with flying"."""
    return be_phrase(pt, words, items, None, None)


def amount_or_a(amount: Amount) -> Amount:
    """How many."""
    return amount


def cards(amount: Amount) -> Amount:
    """How many cards."""
    return amount


def one_card() -> Number:
    """ "a card"."""
    return Number(1)


