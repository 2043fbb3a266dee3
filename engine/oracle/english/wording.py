"""Articles, lists, plurals, number words and verbs."""

import re
from collections.abc import Sequence

from engine.model import CardType, Color
from engine.oracle.lexicon import NUMBERS, plural
from engine.vocabulary.amount import Amount, AnyNumber, Number, OneOf, ThatNumber, Variable
from engine.vocabulary.quality import Noun

Head = CardType | str | Noun


def listing(parts: Sequence[str], joined: str = "and") -> str:
    """ "a", "a and b", "a, b, and c"."""
    if len(parts) < 3:
        return f" {joined} ".join(parts)
    return f"{', '.join(parts[:-1])}, {joined} {parts[-1]}"


def a(text: str) -> str:
    """The text with its article."""
    vowel = text[0].lower() in "aeiou" and not re.match(r"uni|urza|one\b|eu|utrom", text, re.IGNORECASE)
    spelled = re.match(r"(8|11|18|X)/|hour|X\b", text)
    return f"an {text}" if vowel or spelled else f"a {text}"


def head(noun: Head, *, many: bool) -> str:
    """A noun in singular or plural."""
    word = str(noun)
    if not many:
        return word
    if not isinstance(noun, CardType | Noun):
        return plural(word)
    return word[:-1] + "ies" if word.endswith("y") else word + "s"


def third(verb: str, *, many: bool) -> str:
    """A verb phrase for its subject: "draw" or "draws", "search" or "searches", "become the monarch"."""
    if many:
        return verb
    word, space, rest = verb.partition(" ")
    if word == "have":
        return f"has{space}{rest}"
    if re.search(r"(ch|sh|x|ss|o)$", word):
        return f"{word}es{space}{rest}"
    if re.search(r"[^aeiou]y$", word):
        return f"{word[:-1]}ies{space}{rest}"
    return f"{word}s{space}{rest}"


def color(value: Color | str) -> str:
    """A color's word; a marker stands as it is."""
    return value.name.lower() if isinstance(value, Color) else value


def figure(amount: Amount) -> str | None:
    """A plain number in figures or X; None for an amount that is said in words."""
    if isinstance(amount, Number):
        return str(amount.value)
    return amount.name if isinstance(amount, Variable) else None


def number(amount: Amount) -> str:
    """How many, in letters: "three", "X", "any number of", "one or two", "that many"."""
    match amount:
        case Number(value):
            return NUMBERS[value] if value < len(NUMBERS) else str(value)
        case Variable(name):
            return name
        case AnyNumber():
            return "any number of"
        case OneOf(values):
            return listing([NUMBERS[v] for v in values], "or")
        case ThatNumber():
            return "that many"
        case _:
            raise ValueError(f"not said as a number: {amount}")


def counted(amount: Amount, noun: str) -> str:
    """ "a card", "two cards"."""
    return a(noun) if amount == Number(1) else f"{number(amount)} {noun}s"
