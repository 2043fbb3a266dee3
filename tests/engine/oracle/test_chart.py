"""The chart parser reads what Lark's own Earley parser reads, and prefers what it says it prefers."""

from hypothesis import given
from hypothesis import strategies as st
from lark import Lark
from lark.exceptions import LarkError
from lark.lexer import PatternStr
from lark.load_grammar import load_grammar

from engine.oracle.chart import Chart, Node, build, tables_of

GRAMMAR = """
start: noun verb ["until" noun]
noun: adjective* NAME | noun "of" noun -> of
?verb: "gets" NAME | "gets" NAME "and" verb -> both | "is" adjective+
adjective: "white" | "big" | adjective "or" adjective -> either
NAME: "cat" | "dog" | "white"
"""
WORDS = ("cat", "dog", "white", "big", "gets", "is", "and", "or", "of", "until")


def _chart(text: list[str]) -> Chart:
    grammar, _ = load_grammar(GRAMMAR, "toy", import_paths=[], global_keep_all_tokens=False)
    terminals, rules, _ = grammar.compile(["start"], "*")
    names: dict[str, list[str]] = {}
    for terminal in terminals:
        if isinstance(terminal.pattern, PatternStr):
            names.setdefault(terminal.pattern.value, []).append(terminal.name)
    for word in ("cat", "dog", "white"):
        names.setdefault(word, []).append("NAME")
    edges = tuple(dict.fromkeys(names[word], ((place + 1, word),)) for place, word in enumerate(text))
    return Chart(tables_of(rules), edges)


def _lark() -> Lark:
    return Lark(GRAMMAR + '\n%ignore " "', parser="earley", lexer="dynamic")


LARK = _lark()


def _lark_reads(text: list[str]) -> bool:
    try:
        LARK.parse(" ".join(text))
    except LarkError:
        return False
    return True


@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=9))
def test_it_reads_what_lark_reads(text: list[str]) -> None:
    assert (_chart(text).read("start") is not None) == _lark_reads(text)


@given(
    st.lists(st.sampled_from(["white", "big", "white or big"]), max_size=2),
    st.sampled_from(["cat", "dog", "white"]),
    st.lists(st.sampled_from(["gets cat", "gets white", "is big"]), min_size=1, max_size=3),
)
def test_it_reads_sentences_that_are_meant_to_be_read(adjectives: list[str], noun: str, verbs: list[str]) -> None:
    text = " ".join([*adjectives, noun, " and ".join(verbs)]).split()
    assert (_chart(text).read("start") is not None) == _lark_reads(text)


def test_an_absent_option_is_none_and_words_that_only_stand_there_are_dropped() -> None:
    node = _chart("cat gets dog".split()).read("start")
    assert isinstance(node, Node)
    assert build(node, {}) == (("cat",)[0], "dog", None) or build(node, {}) == ("cat", "dog", None)


def test_the_first_rule_and_the_longest_first_part_win() -> None:
    node = _chart("white white gets cat".split()).read("start")
    assert isinstance(node, Node)
    assert build(node, {"adjective": lambda *_: "adjective", "noun": lambda *parts: parts})[0] == ("adjective", "white")


def test_it_knows_how_far_it_came() -> None:
    chart = _chart("cat gets gets".split())
    assert chart.read("start") is None
    assert chart.furthest == 2
