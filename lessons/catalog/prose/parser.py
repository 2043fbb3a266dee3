"""CommonMark and tables, and what classes add: cards, quoted values, rule numbers, symbols, anchors and containers.

    [[Turn to Frog]]  [[Urborg, Tomb of Yawgmoth|Urborg]]     a card, with another text
    {{ tablero.A2.champion-of-the-parish.fr }}                a value that the engine computes
    613.8a  (613)                                             a rule, a chapter in parentheses, linked
    {T}  {2/W}                                                a symbol
    ## Dependencia {#dependencia}                             a heading and its anchor
    ::: tablero A2 … :::                                      a container: see `CONTAINERS`

Three containers are for the screen of a room (docs/proyector.md): `solucion` is prose on the page, and kept back there until asked
for; `puntos` is what the screen shows of a section in place of its prose; `notas` is what the speaker alone reads.
"""

import re

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from mdit_py_plugins.container import container_plugin

PROSE, SOLUTION = "prosa", "solucion"
CONTAINERS = ("tablero", "entonces-y-ahora", "resumen", "ejercicio", SOLUTION, "puntos", "notas")
FOR_THE_ROOM = frozenset({"puntos", "notas"})  # what the page of the class leaves out

CARD = re.compile(r"\[\[([^\[\]|]+)(?:\|([^\[\]|]+))?\]\]")
QUOTE = re.compile(r"\{\{\s*([^{}]*?)\s*\}\}")
SYMBOL = re.compile(r"\{([0-9A-Z]{1,2}(?:/[0-9A-Z]){0,2})\}")
RULE = re.compile(r"(?<![\w.])\d{3}\.\d{1,3}[a-z]?(?!\w)|(?<=\()\d{3}(?=\))")
ANCHOR = re.compile(r"\s*\{#([a-z0-9-]+)\}\s*$")


def parser() -> MarkdownIt:
    """A parser whose tokens `card`, `quote`, `symbol` and `rule` wait for their renderer."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    for name in CONTAINERS:
        markdown.use(container_plugin, name=name, validate=_named(name))
    markdown.inline.ruler.before("link", "card", _card)
    markdown.inline.ruler.before("link", "quote", _braces)
    markdown.core.ruler.after("block", "anchors", _anchors)
    markdown.core.ruler.push("rules", _rules)
    return markdown


def _named(name: str):  # type: ignore[no-untyped-def]  # the plugin's own callback has no exported type
    return lambda params, _markup: params.split(maxsplit=1)[:1] == [name]


def _card(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 (the parser's signature)
    found = CARD.match(state.src, state.pos)
    if not found:
        return False
    if not silent:
        token = state.push("card", "", 0)
        token.content = found[1].strip()
        token.meta = {"label": (found[2] or "").strip()}
    state.pos = found.end()
    return True


def _braces(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 (the parser's signature)
    for kind, pattern in (("quote", QUOTE), ("symbol", SYMBOL)):
        if found := pattern.match(state.src, state.pos):
            if not silent:
                state.push(kind, "", 0).content = found[1]
            state.pos = found.end()
            return True
    return False


def _anchors(state: StateCore) -> None:
    """Take the anchor from a heading's text into its `id`."""
    for opening, inline in zip(state.tokens, state.tokens[1:], strict=False):
        if opening.type == "heading_open" and (found := ANCHOR.search(inline.content)):
            opening.attrSet("id", found[1])
            inline.content = inline.content[: found.start()]


def _rules(state: StateCore) -> None:
    """Turn rule numbers in running text into tokens of their own; inside a link they stay text."""
    for token in state.tokens:
        if token.type == "inline" and token.children:
            token.children = _linked(token.children)


def _linked(children: list[Token]) -> list[Token]:
    made: list[Token] = []
    links = 0
    for child in children:
        links += {"link_open": 1, "link_close": -1}.get(child.type, 0)
        made += _split(child) if child.type == "text" and not links else [child]
    return made


def _split(text: Token) -> list[Token]:
    made: list[Token] = []
    end = 0
    for found in RULE.finditer(text.content):
        made += [_token("text", text.content[end : found.start()]), _token("rule", found[0])]
        end = found.end()
    return [*made, _token("text", text.content[end:])] if made else [text]


def _token(kind: str, content: str) -> Token:
    return Token(kind, "", 0, content=content)
