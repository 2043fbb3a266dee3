"""Symbols: a glyph to see, words to hear."""

import pytest

from lessons.board.templatetags.escuela import plain, rule_links, symbols
from lessons.catalog.symbols import alternative, symbol


@pytest.mark.parametrize(
    "code,said",
    [
        ("W", "un maná blanco"), ("1", "un maná genérico"), ("3", "3 manás genéricos"), ("T", "girar"), ("C", "un maná incoloro"),
        ("W/U", "un maná blanco o azul"), ("2/W", "2 manás genéricos o blanco"), ("G/P", "un maná verde, o 2 vidas"),
    ],
)  # fmt: skip
def test_each_has_words(code: str, said: str) -> None:
    assert alternative(code) == said
    assert f'aria-label="{said}"' in symbol(code)


def test_text_with_symbols_is_escaped() -> None:
    made = symbols('{T}: <b>"Agrega"</b> {G}')
    assert made.count('class="ms ') == 2
    assert "&lt;b&gt;" in made


def test_what_stays_in_english_says_so() -> None:
    assert symbols("una ⟦Contraption⟧ nueva") == 'una <i lang="en">Contraption</i> nueva'
    assert plain("una ⟦Contraption⟧\n nueva") == "una Contraption nueva"


def test_rule_numbers_in_the_official_text_are_links() -> None:
    made = rule_links("See rule 613.8a, and 999.9z.")
    assert '<a href="/reglas/613.8a/" data-sheet>613.8a</a>' in made
    assert "/reglas/999" not in made
