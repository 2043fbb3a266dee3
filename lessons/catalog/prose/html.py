"""The HTML of a block: what the parser's own tokens become, and a second fence around the whole."""

from collections.abc import Mapping, MutableMapping
from typing import Any, Protocol

import nh3
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import OptionsDict

from lessons.catalog.prose.blocks import Tokens
from lessons.catalog.prose.parser import parser


class Reader(Protocol):
    """What the prose asks for as it is written out. Each answer is HTML."""

    def card(self, name: str, label: str) -> str:
        """A link to a card, by its English name; `label` is the text to show, or "" for its name."""

    def quote(self, path: str) -> str:
        """The value of `tablero.A2.champion-of-the-parish.fr`."""

    def symbol(self, code: str) -> str:
        """The symbol of "T" or "2/W"."""

    def rule(self, number: str) -> str:
        """A link to a rule."""


def render(tokens: Tokens, reader: Reader) -> str:
    """The HTML of some tokens, with nothing in it but what classes need."""
    markdown = parser()
    for kind in ("card", "quote", "symbol", "rule"):
        markdown.add_render_rule(kind, _RULES[kind])
    made = markdown.renderer.render(tokens, markdown.options, {"reader": reader})
    return nh3.clean(made, tags=TAGS, attributes=ATTRIBUTES, link_rel=None, url_schemes={"https", "mailto"})


TAGS = {
    "a",
    "abbr",
    "blockquote",
    "br",
    "code",
    "em",
    "h2",
    "h3",
    "h4",
    "hr",
    "li",
    "ol",
    "p",
    "pre",
    "span",
    "strong",
    "table",
    "tbody",
    "td",
    "th",
    "thead",
    "tr",
    "ul",
}
ATTRIBUTES = {
    "*": {"class", "lang"},
    "a": {"href", "data-sheet"},
    "h2": {"id"},
    "h3": {"id"},
    "h4": {"id"},
    "ol": {"start"},
    "span": {"role", "aria-label"},
}

Env = MutableMapping[str, Any]


def _card(_self: RendererHTML, tokens: list[Token], index: int, _options: OptionsDict, env: Env) -> str:
    return str(env["reader"].card(tokens[index].content, tokens[index].meta["label"]))


def _quote(_self: RendererHTML, tokens: list[Token], index: int, _options: OptionsDict, env: Env) -> str:
    return str(env["reader"].quote(tokens[index].content))


def _symbol(_self: RendererHTML, tokens: list[Token], index: int, _options: OptionsDict, env: Env) -> str:
    return str(env["reader"].symbol(tokens[index].content))


def _rule(_self: RendererHTML, tokens: list[Token], index: int, _options: OptionsDict, env: Env) -> str:
    return str(env["reader"].rule(tokens[index].content))


_RULES: Mapping[str, Any] = {"card": _card, "quote": _quote, "symbol": _symbol, "rule": _rule}
