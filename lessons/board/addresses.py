"""The addresses of a board: each step has one, for good."""

from dataclasses import dataclass
from urllib.parse import urlencode

from django.urls import reverse


@dataclass(frozen=True, slots=True)
class Addresses:
    """The addresses of one board for a reader who asked for card names in a language."""

    lesson: str
    board: str
    language: str = "es"

    @property
    def query(self) -> str:
        """What every link of the page carries on."""
        return "?nombres=en" if self.language == "en" else ""

    def path(self, number: int) -> str:
        """A step, without the query: what lies below it is added to this."""
        return reverse("step", args=[self.lesson, self.board, number])

    def step(self, number: int) -> str:
        """A step."""
        return self.path(number) + self.query

    def why(self, number: int, effect: str, thing: str) -> str:
        """«¿Por qué no aplica?» for an effect and an object."""
        asked = {"nombres": "en"} if self.language == "en" else {}
        return f"{self.path(number)}/por-que?{urlencode({**asked, 'efecto': effect, 'objeto': thing})}"

    @property
    def handout(self) -> str:
        """All the steps on one page."""
        return reverse("handout", args=[self.lesson, self.board]) + self.query

    @property
    def lesson_url(self) -> str:
        """The class that the board belongs to."""
        return reverse("lesson", args=[self.lesson]) + self.query

    @property
    def steps(self) -> str:
        """What the addresses of all steps begin with."""
        return self.path(1).removesuffix("1")
