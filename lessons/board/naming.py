"""The second name of a card, shown small beside the one the reader asked for."""

from lessons.narration import ENGLISH, SPANISH, Names


def other_name(names: Names, card: str) -> str:
    """The name in the other language, or "" where both are the same."""
    other = (ENGLISH if names.language == "es" else SPANISH).card(card)
    return "" if other == names.card(card) else other
