"""The stack on the screen, its top first: what was announced of each spell and ability, and as much of what it says as fits."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lessons.narration import plain
from lessons.play.table import ItemView
from lessons.projector.packing import BOLD, TITLED, USE, lines

HEAD = 2.7  # the zone's name, the edges
INNER = 2.9  # of an item: its edges and those of the zone


@dataclass(frozen=True, slots=True)
class PileItem:
    """A spell or ability. `said`: what was announced for it; `text`: what it says; each as far as it is drawn."""

    item: ItemView
    said: tuple[str, ...]
    text: tuple[str, ...]

    @property
    def state(self) -> str:
        """Where it stands, and whose it is."""
        return f"{self.item.state} · {self.item.controller}"

    def height(self, width: float) -> float:
        """In a column of that width."""
        inner = width - INNER
        tall = 1.5 + lines(self.state, inner, 1.4 * BOLD) * 1.85
        tall += lines(f"{self.item.name} {'◦' * plain(self.item.cost).count('{')}", inner, 1.6 * TITLED) * 1.95
        tall += sum(lines(plain(said), inner - 1.0, 1.4 * BOLD) * 1.85 for said in self.said)
        return tall + sum(sum(lines(line, inner, 1.4 * USE) for line in plain(t).split("\n")) * 1.85 + 0.2 for t in self.text)


@dataclass(frozen=True, slots=True)
class Pile:
    """The stack drawn one way. `rest`: how many more lie below."""

    items: tuple[PileItem, ...]
    rest: int
    height: float


def drawings(stack: Sequence[ItemView], width: float) -> Iterator[Pile]:
    """Every way to draw it, the fullest first: with less of what they say from the end on, then with fewer of them."""
    total = len(stack)
    for texts in range(sum(len(item.text) for item in stack), -1, -1):
        yield _drawn(list(_saying(stack, texts)), 0, width)
    for said in range(total - 1, -1, -1):
        yield _drawn([PileItem(item, item.said if at < said else (), ()) for at, item in enumerate(stack)], 0, width)
    for shown in range(total - 1, 0, -1):
        yield _drawn([PileItem(item, (), ()) for item in stack[:shown]], total - shown, width)


def _saying(stack: Sequence[ItemView], texts: int) -> Iterator[PileItem]:
    """Each with its share of so many paragraphs, the top first."""
    for item in stack:
        shown = item.text[:texts]
        yield PileItem(item, item.said, shown if len(shown) in (0, len(item.text)) else (*shown, "…"))
        texts -= len(shown)


def _drawn(items: Sequence[PileItem], rest: int, width: float) -> Pile:
    tall = HEAD + sum(item.height(width) + 0.5 for item in items) + (2.0 if rest else 0)
    return Pile(tuple(items), rest, tall)
