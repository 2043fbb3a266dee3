"""Articles, lists, plurals and number words."""

from collections.abc import Sequence

from engine.model import CardType, Color
from engine.oracle.lexicon import NUMBERS, plural
from engine.vocabulary.amount import Amount, Number, Variable
from engine.vocabulary.quality import Noun

Head = CardType | str | Noun


def listing(parts: Sequence[str], joined: str = "and") -> str:
    """ "a", "a and b", "a, b, and c"."""
    if len(parts) < 3:
        return f" {joined} ".join(parts)
    return f"{', '.join(parts[:-1])}, {joined} {parts[-1]}"


def a(text: str) -> str:
    """The text with its article."""
    vowel = text[0].lower() in "aeiou" and not text.lower().startswith(("uni", "urza", "one ", "eu", "utrom"))
    spelled = text.startswith(("8/", "11/", "18/", "X/", "hour")) or text == "X"
    return f"an {text}" if vowel or spelled else f"a {text}"


def head(noun: Head, *, many: bool) -> str:
    """A noun in singular or plural."""
    word = str(noun)
    if not many:
        return word
    if not isinstance(noun, CardType | Noun):
        return plural(word)
    return word[:-1] + "ies" if word.endswith("y") else word + "s"


def color(value: Color | str) -> str:
    """A color's word; a marker stands as it is."""
    return value.name.lower() if isinstance(value, Color) else value


def figure(amount: Amount) -> str | None:
    """A plain number in figures or X; None for an amount that is said in words."""
    if isinstance(amount, Number):
        return str(amount.value)
    return amount.name if isinstance(amount, Variable) else None


def number(amount: Amount) -> str | None:
    """A plain number in letters or X; None for an amount that is said otherwise."""
    if isinstance(amount, Number):
        return NUMBERS[amount.value] if amount.value < len(NUMBERS) else str(amount.value)
    return amount.name if isinstance(amount, Variable) else None
