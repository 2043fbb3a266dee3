"""Marking: right, wrong, what is wrong of it, and the name of the mistake."""

from dataclasses import replace

import pytest

from lessons.study.making.asking import out_of_order, shuffled
from lessons.study.marking import mark
from lessons.study.question import (
    Answer,
    Chosen,
    Kind,
    Misled,
    Numbers,
    Option,
    Ordered,
    Placed,
    Question,
    faults,
    read,
    written,
)

ABC = (Option("a", "Una"), Option("b", "Dos"), Option("c", "Tres"))
ONE = Question(
    "una", Kind.ONE, "¿Cuál?", ABC, Chosen(frozenset("a")), "Porque sí.", ("613.1",),
    misled=(Misled(Chosen(frozenset("b")), "no dependency"), Misled(Chosen(frozenset("b")), "whole effects")),
)  # fmt: skip
SEVERAL = replace(ONE, kind=Kind.SEVERAL, right=Chosen(frozenset("ab")), misled=())
ORDER = replace(ONE, kind=Kind.ORDER, right=Ordered(("b", "a", "c")), misled=(), alternatives=(Ordered(("b", "c", "a")),))
LAYERS = replace(ONE, kind=Kind.LAYERS, right=Placed((frozenset({"4", "7b"}), frozenset({"6"}), frozenset({"ninguna"}))), misled=())
NUMBERS = replace(ONE, kind=Kind.NUMBERS, options=(), right=Numbers(5, 5), misled=(Misled(Numbers(1, 1), "base last"),))
ALL = (ONE, SEVERAL, ORDER, LAYERS, NUMBERS)


@pytest.mark.parametrize("question", ALL, ids=lambda question: question.kind)
def test_the_right_answer_is_right(question: Question) -> None:
    marking = mark(question, question.right)
    assert marking.right
    assert not marking.wrong
    assert not marking.readings
    assert list(faults(question)) == []


@pytest.mark.parametrize(
    "question,answer,wrong",
    [
        (ONE, Chosen(frozenset("c")), "ac"),
        (SEVERAL, Chosen(frozenset("a")), "b"),
        (SEVERAL, Chosen(frozenset("abc")), "c"),
        (ORDER, Ordered(("a", "b", "c")), "ab"),
        (LAYERS, Placed((frozenset({"4"}), frozenset({"6"}), frozenset({"ninguna"}))), "a"),
        (NUMBERS, Numbers(5, 4), ""),
    ],
)
def test_what_of_an_answer_is_wrong(question: Question, answer: Answer, wrong: str) -> None:
    marking = mark(question, answer)
    assert not marking.right
    assert marking.wrong == frozenset(wrong)


def test_an_order_may_have_more_than_one_right_answer() -> None:
    assert mark(ORDER, Ordered(("b", "c", "a"))).right


def test_a_mistake_has_its_names() -> None:
    assert mark(ONE, Chosen(frozenset("b"))).readings == ("no dependency", "whole effects")
    assert mark(ONE, Chosen(frozenset("c"))).readings == ()
    assert mark(NUMBERS, Numbers(1, 1)).readings == ("base last",)


@pytest.mark.parametrize(
    "question,answer",
    [
        (ONE, Chosen(frozenset())),
        (ONE, Chosen(frozenset("ab"))),
        (ONE, Chosen(frozenset("z"))),
        (ONE, Numbers(1, 1)),
        (ORDER, Ordered(("a", "b"))),
        (ORDER, Ordered(("a", "a", "b"))),
        (LAYERS, Placed((frozenset({"6"}),))),
        (LAYERS, Placed((frozenset({"6"}), frozenset({"8"}), frozenset({"6"})))),
        (LAYERS, Placed((frozenset({"6", "ninguna"}), frozenset({"6"}), frozenset({"6"})))),
    ],
)
def test_what_is_no_answer_is_not_marked(question: Question, answer: Answer) -> None:
    assert not question.takes(answer)
    with pytest.raises(ValueError, match=type(answer).__name__):
        mark(question, answer)


def test_none_stands_alone() -> None:
    question = replace(SEVERAL, options=(*ABC, Option("ninguna", "Ninguna", alone=True)))
    assert question.takes(Chosen(frozenset({"ninguna"})))
    assert not question.takes(Chosen(frozenset({"ninguna", "a"})))


@pytest.mark.parametrize("question", ALL, ids=lambda question: question.kind)
def test_an_answer_is_kept_as_json_has_it(question: Question) -> None:
    assert read(question.kind, written(question.right)) == question.right


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("value", [None, 3, "a", {"a": 1}, [None], [[1]], [1, 2, 3], [True, False], [{}]])
def test_what_was_never_written_is_not_read(kind: Kind, value: object) -> None:
    assert read(kind, value) is None


def test_the_version_changes_with_what_is_right_and_not_with_the_wording_of_a_label() -> None:
    assert replace(ONE, right=Chosen(frozenset("b"))).version != ONE.version
    assert replace(ONE, prompt="¿Cuál de estas?").version != ONE.version
    assert replace(ONE, options=(*ABC, Option("d", "Cuatro"))).version != ONE.version
    assert replace(ONE, options=(Option("a", "One"), *ABC[1:])).version == ONE.version


@pytest.mark.parametrize(
    "change,fault",
    [
        ({"options": (*ABC, Option("a", "Otra"))}, "dos opciones dicen lo mismo"),
        ({"options": (*ABC, Option("d", "una "))}, "dos opciones se ven iguales"),
        ({"options": ABC[:1]}, "no hay entre qué elegir"),
        ({"right": Numbers(1, 1)}, "no responde a una pregunta de tipo «una»"),
        ({"right": Chosen(frozenset("z"))}, "no hay una opción «z»"),
        ({"right": Chosen(frozenset("ac"))}, "hay que elegir una opción"),
        ({"misled": (Misled(Chosen(frozenset("a")), "base last"),)}, "llega a la respuesta correcta"),
    ],
)
def test_a_question_that_cannot_be_asked(change: dict[str, object], fault: str) -> None:
    assert any(fault in said for said in faults(replace(ONE, **change)))  # type: ignore[arg-type]


def test_what_is_to_be_put_in_order_is_never_offered_in_it() -> None:
    offered = shuffled("una", ABC)
    keys = tuple(option.key for option in offered)
    assert out_of_order("una", ABC, Ordered(keys)) == offered[::-1]
    assert out_of_order("una", ABC, Ordered(keys[::-1])) == offered


def test_options_stand_the_same_for_everybody_and_what_stands_alone_is_last() -> None:
    alone = Option("0", "Ninguna", alone=True)
    assert shuffled("una", (alone, *ABC))[-1] is alone
    assert shuffled("una", ABC) == shuffled("una", ABC[::-1])
    assert len({shuffled(str(number), ABC) for number in range(20)}) > 2
