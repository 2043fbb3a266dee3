from lessons.narration.english import Span, english, has_english, plain, spans


def test_marked_english_comes_apart_from_the_spanish() -> None:
    text = f"Criatura — {english('Brushwagg')} grande"
    assert spans(text) == (Span("Criatura — ", "es"), Span("Brushwagg", "en"), Span(" grande", "es"))
    assert has_english(text)


def test_text_without_marks_is_one_run() -> None:
    assert spans("Vuela.") == (Span("Vuela.", "es"),)
    assert spans("") == ()
    assert not has_english("Vuela.")


def test_plain_text_keeps_the_words() -> None:
    assert plain(f"{english('phasing')}.") == "phasing."
