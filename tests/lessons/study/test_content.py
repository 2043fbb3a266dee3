"""The questions of the class: each can be asked, is keyed by the engine, and its wrong choices are wrong."""

import re

import pytest

from engine.misconceptions import all_misconceptions
from engine.misplaying import Misplay
from engine.model import Layer
from lessons.board.readings.known import by_name
from lessons.catalog.frame import Frame
from lessons.catalog.load import catalog, trace_of
from lessons.narration import SPANISH
from lessons.narration.questions import midway
from lessons.study.file import What
from lessons.study.keeping import fits
from lessons.study.load import questions
from lessons.study.marking import mark
from lessons.study.question import Answer, Chosen, Kind, Numbers, Ordered, Placed, Question, faults
from lessons.study.record import Record
from lessons.study.verdict import verdict
from tests.lessons.study.asked import written, wrong

ALL = tuple(questions("capas").values())
EVERY = {slug: tuple(questions(slug).values()) for slug in catalog().lessons}
LESSON = {question.id: slug for slug, found in EVERY.items() for question in found}


@pytest.fixture(params=[question for found in EVERY.values() for question in found], ids=lambda question: question.id)
def question(request: pytest.FixtureRequest) -> Question:
    return request.param


def test_there_are_enough_and_of_every_kind() -> None:
    assert len(ALL) >= 20
    assert {question.kind for question in ALL} == set(Kind)
    assert len({question.section for question in ALL}) >= 10


@pytest.mark.parametrize("found", EVERY.values(), ids=EVERY.keys())
def test_a_browser_has_room_for_the_answers_to_all(found: tuple[Question, ...]) -> None:
    record = Record({}, {question.id: question for question in found})
    for question in found:
        answers = (question.right, *(misled.answer for misled in question.misled), all_of(question))
        record.keep(question, max(answers, key=lambda answer: len(str(answer))))
    assert fits(record.kept)


def all_of(question: Question) -> Answer:
    """The longest answer that may be given: everything chosen."""
    keys = frozenset(option.key for option in question.options if not option.alone)
    return Chosen(keys) if question.kind is Kind.SEVERAL else question.right


def test_a_question_s_name_is_one_in_all_classes() -> None:
    assert len(LESSON) == sum(map(len, EVERY.values()))


def test_most_questions_on_casting_lead_to_a_line_of_play() -> None:
    shown = [question for question in EVERY["lanzar"] if question.board and question.line]
    assert len(shown) >= len(EVERY["lanzar"]) / 2


def test_there_are_enough_on_casting_and_most_sections_have_one() -> None:
    lesson, found = catalog().lessons["lanzar"], EVERY["lanzar"]
    assert len(found) >= 20
    asked = {question.section for question in found}
    steps = {heading.anchor for heading in lesson.headings if len(heading.anchor) == 1}
    assert steps == set("abcdefghi")
    assert steps <= asked


def test_it_can_be_asked(question: Question) -> None:
    assert list(faults(question)) == []
    assert question.rules
    assert question.reason


def test_it_has_the_right_answers_it_says_and_no_other(question: Question) -> None:
    assert mark(question, question.right).right
    match question.right:
        case Chosen(keys):
            for option in question.options:
                alone = Chosen(frozenset({option.key}))
                assert mark(question, alone).right is (keys == alone.keys or alone in question.alternatives)
        case Ordered(keys):
            assert not mark(question, Ordered(keys[::-1])).right
        case Placed(rows):
            assert not mark(question, Placed((frozenset({"1b"}), *rows[1:]))).right
        case Numbers(power, toughness):
            assert not mark(question, Numbers(power, toughness + 1)).right


def test_every_answer_is_told_the_reason_and_the_rules(question: Question) -> None:
    lesson = catalog().lessons[LESSON[question.id]]
    for answer in (question.right, wrong(question)):
        said = verdict(question, answer, lesson, Frame(SPANISH))
        assert ("No es así" in said) is (answer != question.right)
        assert all(f"/reglas/{rule}/" in said for rule in question.rules)
        assert f"#{question.section}" in said
        assert "[[" not in said
        assert "**" not in said


def test_no_two_options_look_alike_and_none_is_found_by_its_place(question: Question) -> None:
    seen = [re.sub(r"<[^>]+>", " ", str(option.label)).casefold().split() for option in question.options]
    assert len(seen) == len({" ".join(words) for words in seen})
    if isinstance(question.right, Ordered):
        assert tuple(option.key for option in question.options) != question.right.keys


def test_the_right_one_is_not_always_in_the_same_place() -> None:
    places = {
        [option.key in question.right.keys for option in question.options].index(True)
        for question in ALL
        if question.kind is Kind.ONE and isinstance(question.right, Chosen)
    }
    assert len(places) > 1


def test_a_misreading_gives_a_wrong_answer_and_has_its_name(question: Question) -> None:
    boards = [board for board in catalog().lessons[LESSON[question.id]].boards.values() if board.slug == question.board]
    known = set(Misplay) if question.line else set(by_name(boards[0]) if boards else all_misconceptions())
    for misled in question.misled:
        marking = mark(question, misled.answer)
        assert not marking.right
        assert misled.reading in marking.readings
        assert misled.reading in known


def test_most_questions_about_a_board_know_a_misreading() -> None:
    of_boards = [question for question in ALL if question.board and question.kind is not Kind.LAYERS]
    assert sum(bool(question.misled) for question in of_boards) > len(of_boards) / 2


def test_numbers_are_those_of_the_board(question: Question) -> None:
    if question.board is None or not isinstance(question.right, Numbers):
        return
    sheets = trace_of(catalog().board(LESSON[question.id], question.board)).steps[-1].sheets.values()
    assert (question.right.power, question.right.toughness) in {sheet.pt for sheet in sheets}


@pytest.mark.parametrize(
    "id_,right",
    [  # worked out by hand from the rules, not by the engine
        ("la-pregunta-del-principio", Chosen(frozenset({"frog-creature.u.5_5.none"}))),
        ("el-aura-despues-de-la-rana", Chosen(frozenset({"creature", "frog", "angel"}))),
        ("el-tamano-fijado-al-final", Numbers(5, 8)),
        ("un-intercambio-y-un-contador", Numbers(3, 2)),
        ("ashaya-y-los-bosques", Numbers(1, 1)),
        ("el-artefacto-animado", Numbers(2, 2)),
        ("volar-dado-y-quitado", Chosen(frozenset({"nadie"}))),
        ("quien-espera-entre-tierras", Chosen(frozenset({"urborg-tomb-of-yawgmoth.t0"}))),
        ("la-espada-que-vuelve", Chosen(frozenset({"first-strike", "vigilance", "trample", "haste"}))),
        ("una-tierra-que-copia", Chosen(frozenset({"artifact", "creature", "phyrexian", "blinkmoth"}))),
        ("orden-de-las-subcapas", Ordered(("la-definen", "la-fijan", "la-modifican", "la-intercambian"))),
        ("las-partes-de-tres-efectos", Placed((frozenset({"4", "7b"}), frozenset({"4"}), frozenset({"4", "5", "6", "7b"})))),
        ("cada-texto-en-su-capa", Placed(tuple(frozenset({layer}) for layer in ("7a", "7c", "3", "6", "4")))),
        ("alcance-en-7b", Chosen(frozenset({"trusty-machete", "liquimetal-coating"}))),
        ("por-que-espera-opalescencia", Chosen(frozenset({"a-que-se-aplica"}))),
    ],
)
def test_what_is_right_by_the_rules(id_: str, right: object) -> None:
    assert questions("capas")[id_].right == right


def test_the_three_wrong_orders_of_the_class_are_choices_with_a_name() -> None:
    found = {misled.reading for misled in questions("capas")["la-pregunta-del-principio"].misled}
    assert {"a-trozos", "whole effects", "whole effects, newest first"} <= found


def test_in_english_the_same_is_asked_and_right() -> None:
    for question, other in zip(ALL, questions("capas", "en").values(), strict=True):
        assert (question.version, question.right) == (other.version, other.right)
        assert list(faults(other)) == []


def test_every_way_to_ask_is_used() -> None:
    assert {question.what for question in written()} == set(What)


def test_a_choice_from_the_way_says_whether_its_layer_is_over() -> None:
    """Figure of Destiny is a 4/4 and an 8/8 for a while in 7b, and when 7b is over, neither."""
    whys = {option.key: option.why for option in questions("capas")["la-figura-que-vuelve-atras"].options}
    assert whys["kithkin-spirit-creature.8_8"].startswith("Así está a mitad de la capa 7b")
    assert midway(Layer.ABILITY) == "Así está después de la capa 6, con la cuenta sin terminar."


def test_a_choice_forgets_a_moment_where_misreadings_are_few() -> None:
    """Without its first ability the second time Figure of Destiny stays an Avatar, 8/8: another size and other types."""
    options = {option.key: option for option in questions("capas")["la-figura-que-vuelve-atras"].options}
    forgetful = options["avatar-kithkin-spirit-warrior-creature.8_8"]
    assert forgetful.why == "Así quedaría sin esto: Se resuelve la 1.ª habilidad de Figura del destino, la segunda vez."


def test_an_order_that_keeps_to_the_letter_of_613_8b_is_right_too() -> None:
    """The youngest, set free by Conspiracy, in its place by timestamp or just after it."""
    question = questions("capas")["la-capa-4-mas-dificil"]
    assert isinstance(question.right, Ordered)
    *first, lattice, crusade = question.right.keys
    assert (lattice, crusade) == ("mycosynth-lattice.t0", "dralnus-crusade.t1")
    assert question.alternatives == (Ordered((*first, crusade, lattice)),)
