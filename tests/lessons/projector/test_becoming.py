from engine.actions import Enter
from lessons.narration import SPANISH
from lessons.projector.boards import become
from tests.lessons.narration.boards import played


def test_what_an_object_has_become_is_told_in_a_line() -> None:
    sheets = played(Enter("akroma", "Akroma, Angel of Wrath", "you"), Enter("wall", "Wall of Omens", "you")).steps[-1].sheets
    assert become(sheets["akroma"], SPANISH).startswith("Criatura legendaria — Ángel · blanco · vuela, daña primero, vigilancia")
    assert become(sheets["wall"], SPANISH) == "Criatura — Muro · blanco · defensor, el resto de su texto"
