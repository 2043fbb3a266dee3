"""What a card compiles to."""

from dataclasses import dataclass

from engine.vocabulary.ability import Ability


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of a text box: its text as printed, which abilities it gave, whether all of it is understood, and
    what is not.
    """

    text: str
    abilities: tuple[int, ...]
    understood: bool
    unknown: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Compiled:
    """The abilities of a text, in its order (113.2c), and the paragraphs that they are from."""

    name: str
    abilities: tuple[Ability, ...]
    paragraphs: tuple[Paragraph, ...]

    @property
    def understood(self) -> bool:
        """Whether every sentence is understood."""
        return all(p.understood for p in self.paragraphs)
