"""Cards: drawn, discarded, searched for, looked at, played and moved, from what the grammar found (121, 400, 601, 701)."""

from engine.oracle.build.deeds import base
from engine.vocabulary import deed as dd
from engine.vocabulary import instruction as ins
from engine.vocabulary.amount import Amount, AnyNumber, Number
from engine.vocabulary.quality import Filter
from engine.vocabulary.subject import Subject

Found = tuple[Filter, Amount | None, bool]
mill = dd.Mill


def one_card() -> Number:
    """ "a card"."""
    return Number(1)


def draw(amount: Amount) -> ins.Draw:
    """ "draw a card"."""
    return ins.Draw(None, amount)


def draw_additional() -> ins.Draw:
    """ "draw an additional card"."""
    return ins.Draw(None, Number(1), additional=True)


def draw_additional_some(amount: Amount) -> ins.Draw:
    """ "draw two additional cards"."""
    return ins.Draw(None, amount, additional=True)


def reveal_until(verb: str, whose: Subject, _again: str, what: Filter) -> dd.RevealUntil:
    """ "reveal cards from the top of your library until you reveal a creature card"."""
    return dd.RevealUntil(base(verb), whose, what)


def discard_cards(amount: Amount, at_random: str | None) -> ins.DiscardCards:
    """ "discard two cards"."""
    return ins.DiscardCards(None, amount, at_random is not None)


def discard_thing(what: Subject) -> ins.DiscardCards:
    """ "discard your hand"."""
    return ins.DiscardCards(None, Number(1), what=what)


def reveal(what: Subject) -> dd.Reveal:
    """ "reveal the top card of your library"."""
    return dd.Reveal("reveal", what)


def look_at(what: Subject) -> dd.Reveal:
    """ "look at the top card of your library"."""
    return dd.Reveal("look at", what)


def shuffle() -> dd.Shuffle:
    """ "shuffle"."""
    return dd.Shuffle()


def play_card(verb: str, what: Subject, how: str | None) -> dd.PlayCard:
    """ "cast it without paying its mana cost"."""
    return dd.PlayCard(verb, what, how or "")


def put_back(what: Subject, place: str) -> ins.Put:
    """ "return it to its owner's hand"."""
    return ins.Put(what, "return", place)


def put_into(what: Subject, place: str) -> ins.Put:
    """ "put it into your hand"."""
    return ins.Put(what, "put", place)


def shuffle_into(what: Subject, place: str) -> ins.Put:
    """ "shuffle it into its owner's library"."""
    return ins.Put(what, "shuffle", f"into {place}")


def library_words(whose: Subject, zone: str) -> tuple[Subject, str]:
    """Whose library is searched, and what else."""
    return whose, zone


def found_one(what: Filter) -> Found:
    """ "an Elf card"."""
    return what, None, False


def found_up_to(most: Amount, what: Filter) -> Found:
    """ "up to two basic land cards"."""
    return what, most, True


def found_some(many: Amount, what: Filter) -> Found:
    """ "two cards"."""
    return what, many, False


def found_any(what: Filter) -> Found:
    """ "any number of Plains cards"."""
    return what, AnyNumber(), False


def search(searched: tuple[Subject, str], found: Found, reveal: str | None, rest: tuple[str, ...]) -> ins.Search:
    """ "search your library for …" (701.23)."""
    what, amount, up_to = found
    joint, word, to, shuffle = rest
    whose, zone = searched
    return ins.Search(what, to, reveal or "", word, amount, up_to, whose, shuffle, joint=joint, zone=zone)


def search_on_top(word: str) -> tuple[str, ...]:
    """ ", then shuffle and put that card on top"."""
    return "", word, "on top", ""


def search_put(joint: str, word: str, place: str, shuffle: str) -> tuple[str, ...]:
    """ ", put it into your hand, then shuffle"."""
    return joint, word, place, shuffle


def search_exile(joint: str, word: str, shuffle: str) -> tuple[str, ...]:
    """ ", exile it, then shuffle"."""
    return joint, word, "", shuffle
