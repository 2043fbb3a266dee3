"""The text box before it is read (207)."""

import pytest

from engine.model import Supertype
from engine.oracle import text

LEGENDARY = frozenset({Supertype.LEGENDARY})


@pytest.mark.parametrize(
    "name,supertypes,expected",
    [
        ("Mikaeus, the Unhallowed", LEGENDARY, "Mikaeus"),
        ("Phage the Untouchable", LEGENDARY, "Phage"),
        ("Heliod, God of the Sun", LEGENDARY, "Heliod"),
        ("Arcades Sabboth", LEGENDARY, "Arcades"),
        ("Champion of the Parish", frozenset(), "Champion of the Parish"),
    ],
)
def test_only_the_legendary_have_a_short_name(name: str, supertypes: frozenset[Supertype], expected: str) -> None:
    assert text.short_name(name, supertypes) == expected


def test_a_paragraph_that_is_only_reminder_text_does_nothing() -> None:
    assert text.paragraphs("({T}: Add {G}.)") == ()
    assert text.paragraphs("Flying (It flies.)\n({T}: Add {G}.)\nHaste") == ("Flying (It flies.)", "Haste")


def test_modes_go_with_the_line_that_opens_them() -> None:
    printed = "Choose one —\n• Draw a card.\n• You gain 3 life.\nFlashback {2}{R}"
    assert text.paragraphs(printed) == ("Choose one —\n• Draw a card.\n• You gain 3 life.", "Flashback {2}{R}")


@pytest.mark.parametrize(
    "printed,plain",
    [
        ("Trample (Excess damage goes through.)", "Trample"),
        ("Metalcraft — This artifact is a 5/5 Golem artifact creature.", "This artifact is a 5/5 Golem artifact creature."),
        ("Boast — {1}{R}: Draw a card.", "Boast — {1}{R}: Draw a card."),  # a keyword, not an ability word
        ("I, II — Draw a card.", "I, II — Draw a card."),
        ("[−8]: Draw a card.", "[-8]: Draw a card."),
        ("It has “{T}: Add {G}.”", 'It has "{T}: Add {G}".'),
    ],
)
def test_what_has_no_game_function_falls_away(printed: str, plain: str) -> None:
    assert text.plain(printed) == plain


def test_sentences_keep_quoted_text_whole() -> None:
    plain = 'It has "{T}: Draw a card. Discard a card". It can\'t block.'
    assert text.sentences(plain) == ('It has "{T}: Draw a card. Discard a card".', "It can't block.")


def test_a_possessive_is_a_word_of_its_own_and_a_contraction_is_not() -> None:
    assert text.words("Maro's power. It's +1/+1 {R/W}") == ("Maro", "'s", "power", ".", "It's", "+1/+1", "{R/W}")
