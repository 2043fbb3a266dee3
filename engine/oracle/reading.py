"""A paragraph is read with the grammar, and believed only if what was read says the paragraph again."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

from lark.lexer import PatternStr
from lark.load_grammar import load_grammar

from engine.oracle import build, text
from engine.oracle.chart import Action, Chart, Node, Tables, tables_of
from engine.oracle.chart import build as evaluate
from engine.oracle.lexicon import Lexicon, edges, lexicon_with
from engine.oracle.saying import say_paragraph
from engine.vocabulary.ability import Ability
from engine.vocabulary.subject import AnyTarget, Target, TargetPlayer
from engine.vocabulary.tree import rewrite

GRAMMAR = (
    "paragraphs", "keywords", "costs", "triggers", "conditions", "instructions", "statements", "rules", "subjects",
    "nouns",
    "amounts",
)  # fmt: skip
STARTS = ("permanent_paragraph", "spell_paragraph", "instructions", "trigger_part", "cost_part_of", "restriction_part")
_DECLARED = """
%declare TYPE NOUN SUBTYPE SUPERTYPE COLOR QUALITY NUMBER PT PT_CHANGE MANA CHAPTER RANGE TAP UNTAP ENERGY LOYALTY
%declare NAME SHORT KEYWORD KEYWORD_COST KEYWORD_NUMBER WALK LANDWALK_NAME TYPECYCLING COUNTER CARD_NAME
"""


# A reading that the vocabulary has no node for, or that cannot be said, is no understanding; what is wrong with it does not matter.
FAILURES = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


@cache
def grammar() -> tuple[Tables, Lexicon, Mapping[str, Action]]:
    """The grammar of the `.lark` files, ready to read with."""
    folder = files("engine.oracle").joinpath("grammar")
    source = "\n".join(folder.joinpath(f"{name}.lark").read_text(encoding="utf-8") for name in GRAMMAR)
    loaded, _ = load_grammar(source + _DECLARED, "oracle", import_paths=[], global_keep_all_tokens=False)  # type: ignore[no-untyped-call]
    terminals, rules, _ = loaded.compile(list(STARTS), "*")
    literals = tuple((t.pattern.value, t.name) for t in terminals if isinstance(t.pattern, PatternStr))
    return tables_of(rules), lexicon_with(literals), build.actions()


def read(paragraph: str, *, own: Mapping[str, str], spell: bool) -> tuple[Ability, ...] | None:
    """The abilities of a paragraph that is already plain (`text.plain`), or None if it is not understood.

    `own`: what the object calls itself → `NAME` or `SHORT`.
    """
    try:
        node = _chart(paragraph, own).read("spell_paragraph" if spell else "permanent_paragraph")
        if node is None:
            return None
        abilities = meant(node)
        said = say_paragraph(abilities)
    except FAILURES:
        return None
    for name, terminal in own.items():
        said = said.replace("⌈name⌉" if terminal == "NAME" else "⌈short name⌉", name)
    return abilities if text.same(said, paragraph) else None


def meant(node: Node) -> tuple[Ability, ...]:
    """The abilities that a reading means. Raises some of `FAILURES` when it can mean nothing."""
    found: Any = evaluate(node, grammar()[2])
    return _with_slots(tuple(found) if isinstance(found, tuple) else (found,))


def _chart(plain: str, own: Mapping[str, str]) -> Chart:
    tables, lexicon, _ = grammar()
    return Chart(tables, edges(text.words(plain.removesuffix(".")), lexicon, own))


def parses(part: str, symbol: str, own: Mapping[str, str]) -> bool:
    """Whether a part of a paragraph is one of `STARTS`, said back or not: to tell which part of it is not understood."""
    try:
        return _chart(part, own).read(symbol) is not None
    except RecursionError:
        return False


def _with_slots(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Each instance of the word "target" in an ability gets its number (115.1)."""
    found = []
    for ability in abilities:
        counter = iter(range(99))

        def number(node: object, counter: object = counter) -> object:
            if isinstance(node, Target | AnyTarget | TargetPlayer):
                return replace(node, slot=next(counter))  # type: ignore[call-overload]
            return node

        found.append(rewrite(ability, number))
    return tuple(found)
