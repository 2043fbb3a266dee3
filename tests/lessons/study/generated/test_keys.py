"""The right answers of the templates that ask about more than an object, found a second time by other means."""

import re
from collections.abc import Iterator

from engine import compile_card, say
from engine.actions import slug
from engine.model import Layer
from engine.sheet import EffectId
from engine.words import BASIC_LAND_TYPES
from lessons.study.generated import classify, dependence, lands, looks, numbers, order
from lessons.study.generated.position import Position
from lessons.study.generated.template import Template, generate
from lessons.study.question import Chosen, Numbers, Ordered, Question
from tests.engine.twin.loop import Entry
from tests.engine.twin.views import View, identity
from tests.lessons.study.generated.twin import look, speaks, worked_out

SEEDS = range(1, 61)


def twins(position: Position | None, layer: Layer) -> list[Entry] | None:
    """What the twin applies in the layer; None for a position that says what it does not know."""
    if position is None or not speaks(position):
        return None
    try:
        return [entry for entry in worked_out(position).journal if entry.layer is layer]
    except NotImplementedError:
        return None


def test_the_twin_applies_the_effects_in_the_same_order() -> None:
    """613.7, 613.8."""
    compared = 0
    for seed in SEEDS:
        made = generate(order.ORDER, seed)
        steps = made.draft.telling
        assert steps[0].layer is not None
        entries = twins(made.draft.position, steps[0].layer)
        if entries is None:
            continue
        compared += 1
        assert [identity(entry.effect.id) for entry in entries] == [identity(s.effect.id) for s in steps if s.effect], seed
        assert isinstance(made.question.right, Ordered)
        assert len(made.question.right.keys) == len(entries)
    assert compared >= 0.4 * len(SEEDS)


def seen_by_the_twin(template: Template) -> Iterator[tuple[Question, View]]:
    """Questions about an object, and how it ends according to the twin."""
    for seed in SEEDS:
        made = generate(template, seed)
        assert made.draft.position is not None
        assert made.draft.subject is not None
        if (twin := look(made.draft.position, made.draft.subject)) is not None:
            yield made.question, twin


def test_power_and_toughness_are_what_the_twin_counts() -> None:
    """613.4."""
    counted = [(question.right, Numbers(*twin["pt"])) for question, twin in seen_by_the_twin(numbers.NUMBERS)]
    assert len(counted) >= 0.4 * len(SEEDS)
    assert [right for right, twin in counted if right != twin] == []


def test_a_look_has_the_numbers_and_as_many_subtypes_as_the_twin_counts() -> None:
    """613.1: the label of the right option says them."""
    compared = 0
    for question, twin in seen_by_the_twin(looks.LOOKS):
        compared += 1
        assert isinstance(question.right, Chosen)
        label = str(question.option(*question.right.keys).label)
        assert re.findall(r", (-?\d+/-?\d+),", label) == ([] if twin["pt"] is None else [f"{twin['pt'][0]}/{twin['pt'][1]}"])
        assert (" — " in label) is bool(twin["subtypes"])
        assert ("sin habilidades" in label) is not bool(twin["abilities"])
    assert compared >= 0.3 * len(SEEDS)


def test_mana_is_what_the_types_of_the_land_give_and_what_is_left_of_its_text() -> None:
    """305.6, 305.7."""
    compared = 0
    for question, twin in seen_by_the_twin(lands.LANDS):
        compared += 1
        held = {
            f"t-add-{LETTERS[origin.subtype]}" if ability is None else slug(say(ability)) for ability, origin in twin["abilities"]
        }
        mana = {key for key in held if "add" in key}
        assert question.right == Chosen(frozenset(mana or {lands.NONE}))
    assert compared >= 0.3 * len(SEEDS)


LETTERS = {subtype: str(color).lower() for subtype, color in BASIC_LAND_TYPES.items()}

REASONS = {"existence": "existencia", "text": "texto", "applies": "a-que-se-aplica", "does": "que-hace"}


def test_the_twin_sees_the_same_dependency() -> None:
    """613.8a: every pair is tried on a copy of the board."""
    compared, causes = 0, set[str]()
    for seed in SEEDS:
        made = generate(dependence.DEPENDENCE, seed)
        pair, layer = made.draft.about, made.draft.telling[0].layer
        assert isinstance(pair, dependence.Pair)
        assert layer is not None
        entries = twins(made.draft.position, layer)
        if entries is None:
            continue
        compared += 1
        cause = reason(entries[0], pair.effect, pair.on)
        causes.add(cause)
        assert made.question.right == Chosen(frozenset({cause})), seed
    assert compared >= 0.4 * len(SEEDS)
    assert causes > {"no", "a-que-se-aplica"}


def reason(entry: Entry, effect: EffectId, on: EffectId) -> str:
    """What the twin says of a pair before the first effect of the layer is applied, as a key of the question."""
    edges = {(identity(a), identity(b)): why for (a, b), why in entry.edges.items()}
    why = edges.get((identity(effect), identity(on)))
    return REASONS[why] if why else "no"


# Words of a text, and the layer that they mean; read apart from the compiler.
COLOR = r"(?:white|blue|black|red|green|colorless)"
WORDS = {
    "1a": r"becomes a copy",
    "2": r"[Gg]ain control|^You control enchanted",
    "3": r"^Change the text|in the text of",
    "5": rf"(?:is|are|becomes) (?:a |1/1 )?{COLOR}\b|the chosen color in addition|the color of your choice",
    "7a": r"'s power (?:and toughness are each|is) equal",
    "7b": r"base power and|(?:is|are|it's|becomes) (?:a )?\d/\d|artifact creature with power",
    "7c": r"gets? [+-][\dX]",
    "7d": r"Switch",
}


def test_texts_are_in_the_layers_that_their_words_mean() -> None:
    """613.1, 613.4, by the plainest of words: every text with such words is in that layer, and no other text."""
    for text in classify.texts():
        said = re.sub(r"\([^)]*\)", "", paragraph(text))
        meant = {layer for layer, words in WORDS.items() if re.search(words, said)}
        assert {layer.value for layer in text.layers} & WORDS.keys() == meant, (text.card.name, said)


def paragraph(text: classify.Text) -> str:
    """The English of the text."""
    return compile_card(text.card).paragraphs[text.place - 1].text
