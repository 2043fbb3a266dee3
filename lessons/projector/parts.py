"""A class cut up for the screen: what stands between two headings, in order, each thing with the notes that follow it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import groupby

from markdown_it.token import Token

from lessons.catalog.prose.blocks import Block, Tokens


class Kind(StrEnum):
    """What a part becomes on the screen."""

    COVER = "portada"
    TEXT = "texto"
    SOLUTION = "solucion"
    NOTE = "nota"
    BOARD = "tablero"
    PLAY = "partida"
    EXERCISE = "ejercicio"


@dataclass(frozen=True, slots=True)
class Part:
    """One thing of the class. `above`: the heading of level 2 over `title`, or "". `items`: its paragraphs and list items."""

    kind: Kind
    title: str
    above: str = ""
    argument: str = ""
    items: tuple[Tokens, ...] = ()
    notes: tuple[Tokens, ...] = ()


_KINDS = {
    "prosa": Kind.TEXT, "puntos": Kind.TEXT, "resumen": Kind.TEXT, "solucion": Kind.SOLUTION, "entonces-y-ahora": Kind.NOTE,
    "tablero": Kind.BOARD, "ejercicio": Kind.EXERCISE,
}  # fmt: skip


def parts(blocks: Iterable[Block]) -> tuple[Part, ...]:
    """The parts of a class in the order of the screen."""
    made: list[Part] = []
    above = title = ""
    for _, section in groupby(_pieces(blocks), key=lambda piece: piece.section):
        pieces = list(section)
        heading = pieces[0].heading
        if heading is not None:
            level, title = heading
            above = title if level == "h2" else above
        made += _section(pieces, title, above if above != title else "")
    return tuple(made)


@dataclass(frozen=True, slots=True)
class _Piece:
    """A block, or the part of a run of prose below one heading. `section` counts headings."""

    section: int
    heading: tuple[str, str] | None
    kind: str
    argument: str
    tokens: Tokens


def _pieces(blocks: Iterable[Block]) -> Iterator[_Piece]:
    section, heading = 0, None
    for block in blocks:
        if block.kind != "prosa":
            yield _Piece(section, heading, block.kind, block.argument, block.tokens)
            continue
        for head, tokens in _under_headings(block.tokens):
            if head is not None:
                section, heading = section + 1, head
            yield _Piece(section, heading, "prosa", "", tokens)


def _under_headings(tokens: Tokens) -> Iterator[tuple[tuple[str, str] | None, Tokens]]:
    head: tuple[str, str] | None = None
    run: list[Token] = []
    for place, token in enumerate(tokens):
        if token.type == "heading_open" and token.tag in ("h2", "h3"):
            if head is not None or run:
                yield head, tuple(run)
            head, run = (token.tag, tokens[place + 1].content), []
        elif not (token.type == "heading_close" and token.tag in ("h2", "h3")) and not _is_heading_text(tokens, place):
            run.append(token)
    if head is not None or run:
        yield head, tuple(run)


def _is_heading_text(tokens: Tokens, place: int) -> bool:
    return place > 0 and tokens[place - 1].type == "heading_open" and tokens[place - 1].tag in ("h2", "h3")


def _section(pieces: list[_Piece], title: str, above: str) -> Iterator[Part]:
    """The parts below one heading. Where the class says what the screen shows («puntos»), that stands for its prose; a solution
    comes after the boards that it leads to, so that the room works it out first.
    """
    has_points = any(piece.kind == "puntos" for piece in pieces)
    made: list[Part] = []
    for piece in pieces:
        if piece.kind == "notas":
            if made:
                made[-1] = replace(made[-1], notes=(*made[-1].notes, piece.tokens))
            continue
        items = tuple(items_of(piece.tokens))
        if piece.kind == "prosa" and has_points:
            items = ()
        if piece.kind in ("prosa", "puntos", "resumen", "solucion") and not items:
            if not made:
                made.append(Part(Kind.TEXT, title, above))  # keeps the notes that follow; dropped if nothing comes of it
            continue
        made.append(Part(_KINDS[piece.kind], title, above, piece.argument, items))
    yield from _solutions_last(_joined(made))


def _joined(made: list[Part]) -> list[Part]:
    """A heading without text hands its notes to what comes first below it."""
    if len(made) > 1 and made[0].kind is Kind.TEXT and not made[0].items:
        return [replace(made[1], notes=(*made[0].notes, *made[1].notes)), *made[2:]]
    return [part for part in made if part.items or part.kind not in (Kind.TEXT, Kind.SOLUTION) or part.notes]


def _solutions_last(made: list[Part]) -> Iterator[Part]:
    kept: list[Part] = []
    for part in made:
        if part.kind is Kind.SOLUTION:
            kept.append(part)
            continue
        if part.kind is not Kind.BOARD:
            yield from kept
            kept = []
        yield part
    yield from kept


def items_of(tokens: Tokens) -> Iterator[Tokens]:
    """What must not be torn: a paragraph, an item of a list inside a list of its own, a table, a quotation."""
    for block in _blocks(tokens):
        if block[0].type in ("bullet_list_open", "ordered_list_open"):
            yield from _list_items(block)
        else:
            yield block


def _blocks(tokens: Tokens) -> Iterator[Tokens]:
    depth, run = 0, []
    for token in tokens:
        depth += token.nesting
        run.append(token)
        if depth == 0:
            yield tuple(run)
            run = []


def _list_items(block: Tokens) -> Iterator[Tokens]:
    opening, closing = block[0], block[-1]
    for number, item in enumerate(_blocks(block[1:-1]), int(opening.attrGet("start") or 1)):
        own = opening
        if opening.type == "ordered_list_open":
            own = opening.copy(attrs={"start": number})
        yield (own, *item, closing)
