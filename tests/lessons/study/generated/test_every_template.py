"""What must hold of every question that a template makes, over many seeds of each."""

import gc
import os
import subprocess
import sys

import pytest

from engine import compile_card
from engine.model import LAYERS
from engine.trace import StepKind
from lessons.narration import ENGLISH, SPANISH
from lessons.study.forms import form_of
from lessons.study.freed import is_of_two_readings
from lessons.study.generated.catalogue import TEMPLATES
from lessons.study.generated.dependence import NO
from lessons.study.generated.supply import harmless
from lessons.study.generated.telling import arrivals
from lessons.study.generated.template import LAST_SEED, Generated, Template, generate
from lessons.study.marking import mark
from lessons.study.question import Chosen, Kind, faults, written
from tests.engine.twin.views import view_of_sheet
from tests.lessons.study.generated.twin import look

SEEDS = int(os.environ.get("TEMPLATE_SEEDS", "500"))


@pytest.fixture(scope="module", params=TEMPLATES.values(), ids=TEMPLATES)
def questions(request: pytest.FixtureRequest) -> tuple[Generated, ...]:
    """The questions of the first seeds. To look for garbage among so much that is kept would take longer than to make it."""
    gc.disable()
    try:
        return tuple(generate(request.param, seed) for seed in range(1, SEEDS + 1))
    finally:
        gc.enable()


def test_nothing_is_wrong_with_any(questions: tuple[Generated, ...]) -> None:
    """Options are told apart, by key and by what they say; every answer named is one that can be given."""
    assert {g.seed: found for g in questions if (found := list(faults(g.question)))} == {}


def test_one_answer_is_right(questions: tuple[Generated, ...]) -> None:
    """The right answer is marked right, every misreading's and every other single option wrong."""
    for g in questions:
        question = g.question
        assert mark(question, question.right).right, g.seed
        assert not any(mark(question, misled.answer).right for misled in question.misled), g.seed
        assert all(mark(question, other).right for other in question.alternatives), g.seed
        assert question.kind is Kind.ORDER or question.alternatives == (), g.seed
        if question.kind is Kind.ONE:
            rights = [o for o in question.options if mark(question, Chosen(frozenset({o.key}))).right]
            assert len(rights) == 1, g.seed


def test_a_misreading_goes_wrong_in_each(questions: tuple[Generated, ...]) -> None:
    """No question is trivial: somebody who misreads the rules answers something else. Nobody misreads «no» for another effect, and
    texts are put in layers before anything is applied.
    """
    asked = (g for g in questions if g.question.kind is not Kind.LAYERS and g.question.right != Chosen(frozenset({NO})))
    assert [g.seed for g in asked if not g.question.misled] == []


def test_every_text_is_understood_and_every_position_is_quiet(questions: tuple[Generated, ...]) -> None:
    """Nothing dies, is refused or is left undone on the way, and what is not understood is not there."""
    for g in questions:
        if g.draft.position is not None:
            assert all(compile_card(card).understood for card in g.draft.position.cards), g.seed
            trace = g.draft.position.trace
            assert trace.refused is None
            assert not any(s.kind is StepKind.STATE_BASED or s.untold or set(s.unperformed) - harmless() for s in trace.steps)


def test_questions_are_not_always_the_same(questions: tuple[Generated, ...]) -> None:
    """Seeds differ: hardly any two make the same question."""
    asked = {(g.question.prompt, repr(g.draft.position and g.draft.position.setup), str(g.question.options)) for g in questions}
    assert len(asked) > 0.9 * len(questions)


def test_the_twin_sees_the_same_object(questions: tuple[Generated, ...]) -> None:
    """What is asked of an object is so by a second computation of the layers, wherever that one knows all words of the cards."""
    subjects = [(g.draft.position, g.draft.subject, g.seed) for g in questions[:100]]
    compared = 0
    for position, subject, seed in subjects:
        if position is not None and subject is not None and (twin := look(position, subject)) is not None:
            compared += 1
            assert twin == view_of_sheet(position.result.sheets[subject]), seed
    assert compared >= 0.3 * sum(subject is not None for _, subject, _ in subjects)


@pytest.mark.parametrize("template", TEMPLATES.values(), ids=TEMPLATES)
def test_it_can_be_asked_in_both_languages_of_names(template: Template) -> None:
    """The answer is the same one whatever cards are called, and the form of the question offers its options."""
    for seed in range(1, 13):
        spanish, english = (generate(template, seed, names).question for names in (SPANISH, ENGLISH))
        assert list(faults(english)) == []
        assert (spanish.right, spanish.misled) == (english.right, english.misled)
        assert [o.key for o in spanish.options] == [o.key for o in english.options]
        assert str(form_of(english))


@pytest.mark.parametrize("template", TEMPLATES.values(), ids=TEMPLATES)
def test_a_number_that_is_no_seed_is_refused(template: Template) -> None:
    """From 1 to the last, and no other."""
    assert generate(template, LAST_SEED)
    for number in (0, -1, LAST_SEED + 1):
        with pytest.raises(ValueError, match=str(number)):
            generate(template, number)


def test_the_same_seed_is_the_same_question_in_another_process() -> None:
    """Nothing depends on how a process happens to hash: a question can be shared by its address."""
    here = "\n".join(asked(template, seed) for template in TEMPLATES.values() for seed in range(1, 9))
    code = (
        "import django; django.setup();"
        "from tests.lessons.study.generated.test_every_template import TEMPLATES, asked;"
        "print('\\n'.join(asked(template, seed) for template in TEMPLATES.values() for seed in range(1, 9)))"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "77", "DJANGO_SETTINGS_MODULE": "lessons.settings"}
    there = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True).stdout
    assert there.strip() == here.strip()


def asked(template: Template, seed: int) -> str:
    """All that a question says."""
    made = generate(template, seed)
    happened = arrivals(made.draft.position, SPANISH) if made.draft.position else ()
    q = made.question
    options = [(option.key, option.label) for option in q.options]
    return repr((happened, q.prompt, options, written(q.right), q.reason, [(m.reading, written(m.answer)) for m in q.misled]))


def test_nobody_could_read_613_8b_in_another_way(questions: tuple[Generated, ...]) -> None:
    """Who is set free goes at once, so that it is all one whether «just after» is taken to the letter or only makes wait."""
    positions = [(g.seed, g.draft.position) for g in questions if g.draft.position]
    assert [seed for seed, position in positions if any(is_of_two_readings(position.in_layer(layer)) for layer in LAYERS)] == []
