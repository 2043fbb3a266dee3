"""A chart parser over a grammar that Lark has read.

Lark's own Earley parser predicts every rule below a symbol at every word, which takes a tenth of a second or more for a
sentence
with a grammar of this size; this one looks at the next word first, keeps what it found at each place, and takes one or
two milliseconds. Where two readings cover the same words, the rule written first wins, and inside a rule the longest
first part.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from lark.grammar import NonTerminal, Rule

Edges = tuple[Mapping[str, tuple[tuple[int, object], ...]], ...]  # by place: terminal → where it ends and what it is
Action = Callable[..., object]


@dataclass(frozen=True, slots=True)
class Node:
    """A rule that covers some words; a child is a node or the value of a word."""

    rule: Rule
    children: "tuple[Node | Word, ...]"


@dataclass(frozen=True, slots=True)
class Word:
    """The value of a terminal; `kept` False for words that are only there to be said."""

    value: object
    kept: bool


@dataclass(slots=True)
class Tables:
    """The rules of a grammar by the symbol they define and the terminals that they can begin with."""

    rules: dict[str, list[Rule]] = field(default_factory=lambda: defaultdict(list))
    recursive: dict[str, list[Rule]] = field(default_factory=lambda: defaultdict(list))
    first: dict[Rule, frozenset[str] | None] = field(default_factory=dict)  # None: it may be empty

    @classmethod
    def of(cls, rules: list[Rule]) -> "Tables":
        """The tables of these rules. Only direct left recursion is understood, such as Lark makes for `x*`."""
        tables = cls()
        for rule in sorted(rules, key=lambda r: (r.origin.name, r.order)):
            recurses = bool(rule.expansion) and rule.expansion[0] == rule.origin
            (tables.recursive if recurses else tables.rules)[rule.origin.name].append(rule)
        firsts = _first_sets(tables)
        for rule in rules:
            tables.first[rule] = _first_of(rule, firsts)
        return tables


def _first_sets(tables: Tables) -> dict[str, set[str]]:
    """Terminals that each symbol can begin with; "" among them when it can be empty."""
    firsts: dict[str, set[str]] = defaultdict(set)
    changed = True
    while changed:
        changed = False
        for name, rules in tables.rules.items():
            size = len(firsts[name])
            for rule in rules:
                firsts[name] |= _begin(rule, firsts)
            changed = changed or len(firsts[name]) != size
    return firsts


def _begin(rule: Rule, firsts: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    for symbol in rule.expansion:
        if not isinstance(symbol, NonTerminal):
            return found | {symbol.name}
        found |= firsts[symbol.name] - {""}
        if "" not in firsts[symbol.name]:
            return found
    return found | {""}


def _first_of(rule: Rule, firsts: dict[str, set[str]]) -> frozenset[str] | None:
    begin = _begin(rule, firsts)
    return None if "" in begin else frozenset(begin)


class Chart:
    """The readings of one text."""

    def __init__(self, tables: Tables, edges: Edges) -> None:
        self._tables = tables
        self._edges = edges
        self._found: dict[tuple[str, int], dict[int, Node]] = {}
        self.furthest = 0  # the last word that some reading reached
        self.doubts: set[tuple[str, int, int]] = set()  # symbol, first and last place with more than one reading

    def read(self, symbol: str) -> Node | None:
        """The reading of the whole text as `symbol`, or None."""
        return self._at(symbol, 0).get(len(self._edges))

    def _at(self, symbol: str, start: int) -> dict[int, Node]:
        key = (symbol, start)
        if key in self._found:
            return self._found[key]
        found: dict[int, Node] = {}
        self._found[key] = found
        for rule in self._tables.rules[symbol]:
            if self._can_begin(rule, start):
                for end, children in self._sequences(rule, 0, start):
                    self._keep(found, key, end, Node(rule, children))
        pending = list(found)
        while pending:
            middle = pending.pop(0)
            for rule in self._tables.recursive[symbol]:
                for end, children in self._sequences(rule, 1, middle):
                    if end not in found:
                        pending.append(end)
                    self._keep(found, key, end, Node(rule, (found[middle], *children)))
        return found

    def _keep(self, found: dict[int, Node], key: tuple[str, int], end: int, node: Node) -> None:
        if end in found:
            self.doubts.add((*key, end))
        else:
            found[end] = node

    def _can_begin(self, rule: Rule, start: int) -> bool:
        first = self._tables.first[rule]
        if first is None:
            return True
        return start < len(self._edges) and not first.isdisjoint(self._edges[start])

    def _sequences(self, rule: Rule, index: int, start: int) -> "Iterator[tuple[int, tuple[Node | Word, ...]]]":
        self.furthest = max(self.furthest, start)
        if index == len(rule.expansion):
            yield start, ()
            return
        symbol = rule.expansion[index]
        if isinstance(symbol, NonTerminal):
            heads: list[tuple[int, Node | Word]] = [*sorted(self._at(symbol.name, start).items(), reverse=True)]
        elif start < len(self._edges):
            kept = rule.options.keep_all_tokens or not symbol.filter_out  # type: ignore[attr-defined]
            heads = [(end, Word(value, kept)) for end, value in self._edges[start].get(symbol.name, ())]
        else:
            heads = []
        for middle, head in heads:
            for end, rest in self._sequences(rule, index + 1, middle):
                yield end, (head, *rest)


def build(node: Node, actions: Mapping[str, Action]) -> object:
    """What a reading means: the action named after its rule or alias, on what its parts mean; without one, its only
    part or all of them.
    """
    values = _parts(node, actions)
    name = node.rule.alias or node.rule.origin.name
    action = actions.get(name)
    if action is not None:
        return action(*values)
    return values[0] if len(values) == 1 else tuple(values)


def _parts(node: Node, actions: Mapping[str, Action]) -> list[object]:
    gaps = _gaps(node.rule)
    values: list[object] = [None] * gaps[0]
    for child, gap in zip(node.children, gaps[1:], strict=True):
        if isinstance(child, Word):
            values += [child.value] if child.kept else []
        elif child.rule.origin.name.startswith("_") and child.rule.alias is None:
            values += _parts(child, actions)
        else:
            values.append(build(child, actions))
        values += [None] * gap
    return values


def _gaps(rule: Rule) -> list[int]:
    """How many absent `[…]` stand before each symbol of the rule, and after the last."""
    marks = rule.options.empty_indices
    if not marks:
        return [0] * (len(rule.expansion) + 1)
    return [len(ones) for ones in "".join("1" if m else "0" for m in marks).split("0")]
