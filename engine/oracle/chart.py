"""A chart parser over a grammar that Lark has read.

Lark's own Earley parser predicts every rule below a symbol at every word, which takes a tenth of a second or more for a
sentence
with a grammar of this size; this one looks at the next word first, keeps what it found at each place, and takes one or
two milliseconds. Where two readings cover the same words, the rule written first wins, and inside a rule the longest
first part.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from lark.grammar import NonTerminal, Rule, Terminal

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


@dataclass(frozen=True, slots=True)
class Step:
    """A symbol of a rule: whether it is another rule's, its name, and whether the value of a terminal is kept."""

    is_rule: bool
    name: str
    kept: bool


@dataclass(frozen=True, slots=True)
class Production:
    """A rule of the grammar, ready to be followed."""

    rule: Rule
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Productions:
    """The productions of a symbol: plain ones in order, which to try for each first terminal, and those that recurse."""

    plain: tuple[Production, ...]
    by_first: Mapping[str, tuple[int, ...]]
    always: tuple[int, ...]  # those that may be empty
    recursive: tuple[Production, ...]


Tables = Mapping[str, Productions]


def tables_of(rules: list[Rule]) -> Tables:
    """The rules by the symbol they define. Only direct left recursion is understood, such as Lark makes for `x*`."""
    by_symbol: dict[str, list[Rule]] = defaultdict(list)
    for rule in sorted(rules, key=lambda r: (r.origin.name, r.order)):
        by_symbol[rule.origin.name].append(rule)
    firsts = _first_sets(by_symbol)
    return {symbol: _productions(found, firsts) for symbol, found in by_symbol.items()}


def _recurses(rule: Rule) -> bool:
    return bool(rule.expansion) and rule.expansion[0] == rule.origin


def _productions(rules: list[Rule], firsts: Mapping[str, set[str]]) -> Productions:
    plain = _shorter_first([rule for rule in rules if not _recurses(rule)])
    by_first: dict[str, list[int]] = defaultdict(list)
    for index, rule in enumerate(plain):
        for terminal in _begin(rule, firsts):
            by_first[terminal].append(index)
    return Productions(
        plain=tuple(_production(rule) for rule in plain),
        by_first={terminal: tuple(found) for terminal, found in by_first.items() if terminal},
        always=tuple(by_first.get("", ())),
        recursive=tuple(_production(rule) for rule in rules if _recurses(rule)),
    )


def _shorter_first(rules: list[Rule]) -> list[Rule]:
    """The rules in their order, but what Lark makes of `a b?` or `a b*` with `a` before `a b`: a part takes all that it
    can.
    """
    ordered: list[Rule] = []
    for rule in rules:
        longer = [
            place
            for place, other in enumerate(ordered)
            if other.alias == rule.alias and other.expansion[: len(rule.expansion)] == rule.expansion
        ]
        ordered.insert(longer[0] if longer else len(ordered), rule)
    return ordered


def _production(rule: Rule) -> Production:
    steps = []
    for symbol in rule.expansion:
        filtered = isinstance(symbol, Terminal) and symbol.filter_out and not rule.options.keep_all_tokens
        steps.append(Step(isinstance(symbol, NonTerminal), str(symbol.name), not filtered))
    return Production(rule, tuple(steps))


def _first_sets(by_symbol: Mapping[str, list[Rule]]) -> dict[str, set[str]]:
    """Terminals that each symbol can begin with; "" among them when it can be empty."""
    firsts: dict[str, set[str]] = defaultdict(set)
    changed = True
    while changed:
        changed = False
        for name, rules in by_symbol.items():
            size = len(firsts[name])
            for rule in rules:
                firsts[name] |= _begin(rule, firsts)
            changed = changed or len(firsts[name]) != size
    return firsts


def _begin(rule: Rule, firsts: Mapping[str, set[str]]) -> set[str]:
    found: set[str] = set()
    for symbol in rule.expansion:
        if not isinstance(symbol, NonTerminal):
            return found | {symbol.name}
        found |= firsts[symbol.name] - {""}
        if "" not in firsts[symbol.name]:
            return found
    return found | {""}


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
        """The readings of the symbol from a place, by where they end."""
        key = (symbol, start)
        if key in self._found:
            return self._found[key]
        found: dict[int, Node] = {}
        self._found[key] = found
        productions = self._tables[symbol]
        for index in self._to_try(productions, start):
            production = productions.plain[index]
            for end, children in self._sequences(production.steps, 0, start):
                self._keep(found, key, end, Node(production.rule, children))
        pending = list(found) if productions.recursive else []
        while pending:
            middle = pending.pop(0)
            for production in productions.recursive:
                for end, children in self._sequences(production.steps, 1, middle):
                    if end not in found:
                        pending.append(end)
                    self._keep(found, key, end, Node(production.rule, (found[middle], *children)))
        return found

    def _to_try(self, productions: Productions, start: int) -> Iterable[int]:
        """The productions that the next word allows, in their order."""
        if start == len(self._edges):
            return productions.always
        picked = set(productions.always)
        for terminal in self._edges[start]:
            picked.update(productions.by_first.get(terminal, ()))
        return sorted(picked)

    def _keep(self, found: dict[int, Node], key: tuple[str, int], end: int, node: Node) -> None:
        if end in found:
            self.doubts.add((*key, end))
        else:
            found[end] = node

    def _sequences(self, steps: tuple[Step, ...], index: int, start: int) -> "Iterator[tuple[int, tuple[Node | Word, ...]]]":
        """The ways to follow a production from one of its steps on: where each ends, and its parts."""
        self.furthest = max(self.furthest, start)
        if index == len(steps):
            yield start, ()
            return
        step = steps[index]
        heads: Iterable[tuple[int, Node | Word]] = ()
        if step.is_rule:
            heads = sorted(self._at(step.name, start).items(), reverse=True)
        elif start < len(self._edges):
            heads = [(end, Word(value, step.kept)) for end, value in self._edges[start].get(step.name, ())]
        for middle, head in heads:
            for end, rest in self._sequences(steps, index + 1, middle):
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
