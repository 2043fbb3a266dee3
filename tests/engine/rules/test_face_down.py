"""708, 613.2b: face-down permanents in layer 1b."""

from engine.actions import Enter, Resolve, SetStatus
from engine.model import Color, Zone
from engine.rules.layers.layers import copiable_values
from tests.engine.rules.playing import YOU, abilities, enter, play, pt, sheet, then


def face_down(state, id_="angel"):
    now = sheet(state, id_)
    return (now.name, now.colors, now.subtypes, now.mana_value, abilities(state, id_), pt(state, id_))


NOTHING = ("", frozenset(), frozenset(), 0, [], "2/2")


def test_a_face_down_permanent_is_a_nameless_2_2():
    assert face_down(play(Enter("angel", "Exalted Angel", YOU, face_down=True))) == NOTHING


def test_a_face_down_permanent_that_becomes_a_copy_stays_so_until_it_is_turned_up():
    """707.3's example: its characteristics become those copied, and it is still face down."""
    state = play(enter("Grizzly Bears"), Enter("angel", "Exalted Angel", YOU, face_down=True))
    copied = then(state, Resolve(YOU, "Cytoshape", targets=(("angel",),), choices={"object": "grizzly"}))
    assert face_down(copied) == NOTHING
    up = then(copied, SetStatus("angel", face_down=False))
    assert (sheet(up, "angel").name, pt(up, "angel")) == ("Grizzly Bears", "2/2")
    assert sheet(up, "angel").colors == {Color.GREEN}


def test_a_copy_of_a_face_down_permanent_is_face_up_and_nothing():
    """707.2's example of a Clone and a face-down creature."""
    state = play(Enter("angel", "Exalted Angel", YOU, face_down=True), Enter("clone", "Clone", YOU, copy_of="angel"))
    assert face_down(state, "clone") == NOTHING
    assert not state.objects["clone"].face_down
    assert copiable_values(state, "angel").zone is Zone.BATTLEFIELD
