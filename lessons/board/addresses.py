"""The addresses of a board: each step has one, for good."""

from dataclasses import dataclass, replace
from urllib.parse import urlencode

from django.urls import reverse

Pairs = tuple[tuple[str, str], ...]


def query_of(*pairs: tuple[str, str]) -> str:
    """A query that can be read: "?orden=2,1&elige=5.tipo:Elf", or "" for nothing."""
    return f"?{urlencode(pairs, safe=',:.')}" if pairs else ""


@dataclass(frozen=True, slots=True)
class Addresses:
    """The addresses of one board for a reader who asked for card names in a language.

    `changes`: what a «¿Y si…?» changes, as it stands in the query; empty for the board itself.
    """

    lesson: str
    board: str
    language: str = "es"
    changes: Pairs = ()

    @property
    def pairs(self) -> Pairs:
        """What every link of the page carries on."""
        return (*self.changes, *((("nombres", "en"),) if self.language == "en" else ()))

    @property
    def query(self) -> str:
        """The same as a query."""
        return query_of(*self.pairs)

    def path(self, number: int) -> str:
        """A step, without the query: what lies below it is added to this."""
        return reverse("what-if-step" if self.changes else "step", args=[self.lesson, self.board, number])

    def step(self, number: int) -> str:
        """A step."""
        return self.path(number) + self.query

    def prediction(self, number: int, hint: int = 0) -> str:
        """The question before a step, with as many hints."""
        hints = (("pista", str(hint)),) if hint else ()
        return reverse("prediction", args=[self.lesson, self.board, number]) + query_of(*hints, *self.pairs)

    @property
    def readings(self) -> str:
        """The wrong readings that matter on the board."""
        return reverse("readings", args=[self.lesson, self.board]) + self.unchanged.query

    def reading(self, slug: str, number: int | None = None) -> str:
        """A wrong reading beside the right one; without a number where they part."""
        if number is None:
            return reverse("reading", args=[self.lesson, self.board, slug]) + self.query
        return reverse("reading-step", args=[self.lesson, self.board, slug, number]) + self.query

    def why(self, number: int, effect: str, thing: str) -> str:
        """«¿Por qué no aplica?» for an effect and an object."""
        return f"{self.path(number)}/por-que" + query_of(*self.pairs, ("efecto", effect), ("objeto", thing))

    @property
    def what_if(self) -> str:
        """«¿Y si…?», with what is changed already."""
        return reverse("what-if", args=[self.lesson, self.board]) + self.query

    def beside(self, number: int | None = None) -> str:
        """The changed board beside the original; without a number where they part."""
        if number is None:
            return reverse("what-if-beside", args=[self.lesson, self.board]) + self.query
        return reverse("what-if-beside-step", args=[self.lesson, self.board, number]) + self.query

    @property
    def handout(self) -> str:
        """All the steps on one page."""
        return reverse("handout", args=[self.lesson, self.board]) + self.unchanged.query

    @property
    def lesson_url(self) -> str:
        """The class that the board belongs to."""
        return reverse("lesson", args=[self.lesson]) + self.unchanged.query

    @property
    def steps(self) -> str:
        """What the addresses of all steps begin with."""
        return self.path(1).removesuffix("1")

    @property
    def unchanged(self) -> "Addresses":
        """Those of the board itself."""
        return replace(self, changes=())
