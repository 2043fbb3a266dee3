"""What the page of a step of a play shows: the three marks, the letters, what may be chosen, what was."""

from engine.played import Kind
from lessons.play.ladder import State
from tests.lessons.play.board import CAST, PATH, scene, view


def states(*choices: str, number: int | None = None) -> str:
    """The states of the letters, a sign each."""
    signs = {State.DONE: "+", State.NOW: "!", State.AHEAD: ".", State.FAILED: "x", State.UNREACHED: "-"}
    return "".join(signs[rung.state] for rung in view(*choices, number=number).ladder.rungs)


def test_the_three_marks_at_the_beginning() -> None:
    status = view().table.status
    assert (status.turn, status.step) == ("Tu turno", "Fase principal precombate")
    assert (status.priority, status.nobody, status.next_) == ("Tú", False, "")


def test_while_a_spell_is_cast_nobody_has_priority_and_nothing_resolves_next() -> None:
    found = view("lanza:doom-blade")
    assert found.table.status.nobody
    assert not found.table.status.next_
    assert [(item.name, item.is_casting, item.is_next) for item in found.table.stack] == [("Cuchilla fatal", True, False)]
    assert [seat.decides for seat in found.table.seats] == [False, True]
    assert found.ladder.busy


def test_once_it_is_cast_it_resolves_next_and_priority_is_back() -> None:
    found = view(*CAST)
    assert found.table.status.priority == "Tú"
    assert found.table.status.next_ == "Cuchilla fatal"
    assert found.table.stack[0].is_next
    assert found.table.stack[0].said == ("La criatura objetivo que no sea negra: Geists del calabozo",)


def test_the_letters_go_from_ahead_to_now_to_done() -> None:
    assert states() == "........."
    assert states("lanza:doom-blade") == "++!......"
    assert states(*CAST[:2]) == "++++++!.."
    steps = {step.kind: step.number for step in scene(*CAST).steps}
    assert states(*CAST, number=steps[Kind.PROPOSE]) == "!........"
    assert states(*CAST, number=steps[Kind.DONE]) == "++++++++!"
    assert states(*CAST) == "........."


def test_the_letter_that_failed_and_those_that_were_not_reached() -> None:
    assert states("lanza:doom-blade", "objetivo:grave-titan") == "++x------"
    found = view("lanza:doom-blade", "objetivo:grave-titan")
    assert found.words.title == "El juego vuelve atrás: falló 601.2c"
    assert found.ladder.failed
    assert found.done[-1].refused
    assert not found.table.stack


def test_what_was_announced_stands_at_its_letter() -> None:
    rungs = {rung.letter: rung.said for rung in view(*CAST[:2]).ladder.rungs}
    assert rungs["c"] == ("La criatura objetivo que no sea negra: Geists del calabozo",)
    assert rungs["f"] == ("{1}{B}",)


def test_only_what_is_legal_is_offered_and_on_its_card() -> None:
    found = view()
    assert [option.label for option in found.choosing.options] == ["Lanzar Cuchilla fatal", "Pasar la prioridad"]
    assert len(found.choosing.mana) == 2
    acts = {
        card.id: [act.label for act in card.acts]
        for seat in found.table.seats
        for card in (*seat.hand.cards, *seat.battlefield.cards)
    }
    assert acts["doom-blade"] == ["Lanzar"]
    assert acts["swamp"] == ["{T}: Agrega {B}"]
    assert acts["lightning-bolt"] == acts["grave-titan"] == []


def test_legal_targets_are_marked_where_they_are() -> None:
    cards = {card.id: card for seat in view("lanza:doom-blade").table.seats for card in seat.battlefield.cards}
    assert [act.url for act in cards["dungeon-geists"].acts] == [f"{PATH}?v=1&jugada=lanza:doom-blade;objetivo:dungeon-geists"]
    assert not cards["grave-titan"].acts


def test_what_is_not_legal_may_be_tried_with_its_own_heading() -> None:
    offered = dict(view("lanza:doom-blade").choosing.other.fields["jugada"].choices)
    assert [value for value, _ in offered["Lo que se puede"]] == ["objetivo:dungeon-geists"]
    assert "objetivo:grave-titan" in dict(offered["Quizá no se puede: otro objetivo"])
    assert "lanza:lightning-bolt" in dict(offered["Quizá no se puede: tu oponente intenta lanzar o jugar"])


def test_everything_that_may_be_tried_is_answered() -> None:
    for before in ((), CAST[:1], CAST[:2], CAST):
        tried = view(*before).choosing.other.fields["jugada"].choices
        for _, choices in tried:
            for value, _ in choices:
                found = view(*before, value)
                assert found.words.sentence
                assert not found.wrong


def test_somebody_without_priority_is_told_so() -> None:
    found = view("lanza:doom-blade", "lanza:lightning-bolt")
    assert found.words.title == "Eso no se puede"
    assert found.table.stack, "what was being cast goes on"


def test_from_an_earlier_step_one_may_choose_again() -> None:
    found = view(*CAST, number=2)
    assert found.choosing is None
    assert found.go_on == f"{PATH}?v=1&jugada=lanza:doom-blade"
    assert found.following == f"{PATH}?v=1&jugada={';'.join(CAST)}&paso=3"


def test_undo_restart_and_every_choice_so_far() -> None:
    found = view(*CAST[:2])
    assert found.undo == f"{PATH}?v=1&jugada=lanza:doom-blade"
    assert found.restart == PATH
    assert [made.label for made in found.done] == ["Lanzar Cuchilla fatal", "Geists del calabozo"]
    assert [made.is_now for made in found.done] == [False, True]
    assert view().undo == ""


def test_the_lines_of_the_board_and_their_notes() -> None:
    (line,) = view().lines
    assert line.title == "Al Titán"
    assert line.url == f"{PATH}?v=1&jugada=lanza:doom-blade;objetivo:grave-titan&paso=1"
    played = view("lanza:doom-blade", "objetivo:grave-titan")
    assert played.lines[0].is_here
    assert played.words.notes == ("Titán de la tumba es negro.",)


def test_the_sum_stands_by_until_it_is_paid() -> None:
    assert view(*CAST[:2]).sum is not None
    assert view(*CAST).sum is None


def test_a_long_play_lists_what_is_near() -> None:
    choices = ["lanza:lightning-bolt"] * 140
    found = view(*choices)
    assert found.total == 141
    assert len(found.marks) < 130
    assert [found.marks[0].number, found.marks[-1].number] == [1, 141]
    assert [found.done[0].number, found.done[-1].number] == [21, 140]
    assert len(found.done) == 120
