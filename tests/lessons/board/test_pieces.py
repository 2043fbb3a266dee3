"""What changed, in pieces."""

from lessons.board.pieces import Line, Mark, Piece, by_items, by_words, whole


def told(pieces: tuple[Piece, ...]) -> str:
    """Pieces as text: -old-, +new+."""
    signs = {Mark.SAME: "", Mark.OLD: "-", Mark.NEW: "+"}
    return " ".join(f"{signs[p.mark]}{p.text}{signs[p.mark]}" for p in pieces)


def test_a_value_is_replaced_whole() -> None:
    assert told(whole("1/1", "5/5")) == "-1/1- +5/5+"
    assert told(whole("1/1", "1/1")) == "1/1"
    assert told(whole("", "0/0")) == "+0/0+"
    assert told(whole("2/2", "")) == "-2/2-"
    assert whole("", "") == ()


def test_of_a_line_only_the_words_that_change() -> None:
    assert told(by_words("Criatura — Soldado humano", "Criatura — Rana")) == "Criatura — -Soldado humano- +Rana+"
    assert told(by_words("Criatura — Soldado", "Criatura — Soldado ángel")) == "Criatura — Soldado +ángel+"


def test_a_capital_is_no_change() -> None:
    assert told(by_words("Encantamiento", "Criatura encantamiento")) == "+Criatura+ encantamiento"


def test_the_dash_is_no_word() -> None:
    assert told(by_words("Criatura", "Criatura — Trasgo")) == "Criatura — +Trasgo+"


def test_a_list_keeps_its_places() -> None:
    lines = by_items(["a", "b", "c"], ["a", "d", "c", "e"], key=lambda item: item)
    assert lines == (
        Line("a"), Line("b", Mark.OLD), Line("d", Mark.NEW), Line("c"), Line("e", Mark.NEW),
    )  # fmt: skip


def test_two_that_are_alike_are_two() -> None:
    assert [line.mark for line in by_items(["x"], ["x", "x"], key=str)].count(Mark.NEW) == 1


def test_a_word_that_only_agrees_with_another_head_is_no_change() -> None:
    pieces = by_words(
        "Encantamiento legendario", "Criatura encantamiento legendaria", lambda word: word.replace("legendaria", "legendario")
    )
    assert told(pieces) == "+Criatura+ encantamiento legendaria"
