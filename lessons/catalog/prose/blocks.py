"""A class as the page shows it: runs of prose, and between them boards, notes, exercises and the summary."""

from collections.abc import Iterator
from dataclasses import dataclass

from markdown_it.token import Token

from lessons.catalog.prose.parser import CONTAINERS, parser

Tokens = tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """One piece of a class, in order. `kind`: "prosa" or the container's name; `argument`: what follows that name."""

    kind: str
    argument: str
    tokens: Tokens
    line: int  # from 1 in the file


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of level 2 or 3, with the anchor that links to it."""

    level: int
    anchor: str
    text: str
    line: int


def parse(markdown: str, lines_before: int) -> tuple[Block, ...]:
    """The blocks of a text that begins after `lines_before` lines of its file."""
    return tuple(_blocks(parser().parse(markdown), lines_before))


def _blocks(tokens: list[Token], before: int) -> Iterator[Block]:
    prose: list[Token] = []
    inside: list[Token] = []
    opened: Token | None = None
    for token in tokens:
        kind = _container(token)
        if opened is not None:
            if kind == _container(opened) and token.level == opened.level:
                yield _block(opened, inside, before)
                opened, inside = None, []
            else:
                inside.append(token)
        elif kind:
            if prose:
                yield Block("prosa", "", tuple(prose), _line(prose[0], before))
            prose, opened = [], token
        else:
            prose.append(token)
    if prose:
        yield Block("prosa", "", tuple(prose), _line(prose[0], before))


def _container(token: Token) -> str:
    return next((name for name in CONTAINERS if token.type in (f"container_{name}_open", f"container_{name}_close")), "")


def _block(opened: Token, inside: list[Token], before: int) -> Block:
    name, _, argument = opened.info.strip().partition(" ")
    return Block(name, argument.strip(), tuple(inside), _line(opened, before))


def _line(token: Token, before: int) -> int:
    return (token.map[0] if token.map else 0) + before + 1


def headings(blocks: tuple[Block, ...], before: int) -> tuple[Heading, ...]:
    """The headings of levels 2 and 3 in all blocks, in order."""
    return tuple(
        Heading(int(opening.tag[1]), str(opening.attrGet("id") or ""), inline.content, _line(opening, before))
        for block in blocks
        for opening, inline in zip(block.tokens, block.tokens[1:], strict=False)
        if opening.type == "heading_open" and opening.tag in ("h2", "h3")
    )
