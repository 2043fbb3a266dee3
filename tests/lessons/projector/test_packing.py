"""What fits on a slide: the largest letters, and as few slides as possible, evenly filled."""

from lessons.catalog.prose.blocks import parse
from lessons.catalog.prose.html import render
from lessons.projector.packing import PACKED, SIZES, fitting, lines, packed, plain
from lessons.projector.parts import items_of
from lessons.projector.tearing import torn
from tests.lessons.catalog.test_prose import Reader


def test_lines_are_counted_by_words() -> None:
    assert lines("", 10, 1) == 1
    assert lines("uno dos tres", 12, 1) == 1
    assert lines("uno dos tres", 11, 1) == 2
    assert lines("uno\ndos", 80, 1) == 2


def test_little_text_is_large_and_much_is_cut_up() -> None:
    assert fitting(["Poco texto."], 34) is SIZES[0]
    assert fitting(["Un párrafo de mediana extensión. " * 24], 34) is SIZES[2]
    assert fitting(["Un párrafo de mediana extensión. " * 60], 34) is None


def test_slides_are_evenly_filled() -> None:
    assert [len(slide) for slide in packed(list(range(7)), lambda _: 1.0, 6.0)] == [4, 3]
    assert packed([], float, 6.0) == []
    assert packed([9.0, 1.0], float, 6.0) == [[9.0], [1.0]]


def test_html_is_measured_by_its_lines() -> None:
    assert plain("<ul><li><p>uno</p></li><li>dos</li></ul>") == "uno\ndos"


def test_a_long_paragraph_is_torn_between_sentences() -> None:
    (block,) = parse("Una frase con **énfasis. Dentro** y fin. " * 30, 0)
    (item,) = items_of(block.tokens)

    def text(tokens):  # type: ignore[no-untyped-def]
        return plain(render(tokens, Reader()))

    pieces = list(torn(item, text, PACKED, 20))
    assert len(pieces) > 2
    assert all(text(piece).endswith("fin.") for piece in pieces)
    assert " ".join(map(text, pieces)) == text(item)
    assert list(torn(item, text, PACKED, 999)) == [item]
