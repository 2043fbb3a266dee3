"""A paragraph that is too tall for one slide, torn between its sentences."""

from collections.abc import Callable, Iterator

from markdown_it.token import Token

from lessons.catalog.prose.blocks import Tokens
from lessons.projector.packing import WIDTH, Size, sentences

SHARE = 0.6  # of a slide: what is taller is torn, so that pieces can be packed


def torn(item: Tokens, text: Callable[[Tokens], str], size: Size, height: float) -> Iterator[Tokens]:
    """The item, or if it is a single paragraph taller than a share of a slide, its sentences by turns in items like it."""
    inline = [place for place, token in enumerate(item) if token.type == "inline"]
    if len(inline) != 1 or size.height(text(item), WIDTH - 3) <= height * SHARE:
        yield item
        return
    (place,) = inline
    run: list[Token] = []
    begun = item
    for sentence in _sentences(item[place].children or []):
        tried = _with(item, place, [*run, *sentence])
        if run and size.height(text(tried), WIDTH - 3) > height * SHARE:
            yield _with(begun, place, run)
            begun, run = tuple(map(_goes_on, item)), []
        run += sentence
    yield _with(begun, place, run)


def _goes_on(token: Token) -> Token:
    """An item of a list that goes on has no mark of its own."""
    return token.copy(attrs={"class": "more"}) if token.type == "list_item_open" else token


def _with(item: Tokens, place: int, children: list[Token]) -> Tokens:
    return (*item[:place], item[place].copy(children=children), *item[place + 1 :])


def _sentences(children: list[Token]) -> Iterator[list[Token]]:
    """Runs of tokens that end where a sentence does, outside emphasis and links."""
    run: list[Token] = []
    depth = 0
    for child in children:
        depth += child.nesting
        if child.type != "text" or depth:
            run.append(child)
            continue
        *whole, rest = sentences(child.content)
        for part in whole:
            yield [*run, child.copy(content=f"{part} ")]
            run = []
        run.append(child.copy(content=rest))
    if run:
        yield run
