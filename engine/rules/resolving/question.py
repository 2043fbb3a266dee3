"""608.2d: what a player is asked while a spell or ability resolves, and what they answered."""

from dataclasses import dataclass

from engine.model import PlayerId


@dataclass(frozen=True, slots=True)
class Question:
    """One choice, which is made before the instruction that asks for it is followed.

    - `key`: where the answer stands among the choices of the resolution: "may", "object", "color"; another player's than the
      controller's has their id after it, "object:opp". Several answers stand one after the other: "a,b".
    - `what`: the words that ask, in English: "a color", "discard", "search".
    - `options`: every answer that is legal: ids, "yes" and "no", letters of colors, words; empty where any word is
      (the name of a card). So many of them are chosen, from `least` to `most`; `again`: the same one more than once.
    - `ordered`: the answers are put in this order, from the top down (401.4). `not_to`: what no word may be changed to (612.2).
    """

    key: str
    what: str
    player: PlayerId
    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    again: bool = False
    not_to: tuple[str, ...] = ()

    @property
    def forced(self) -> bool:
        """Whether there is nothing to choose: all of the options, or none of no options."""
        everything = self.least >= len(self.options) and not self.again
        return self.most == 0 or (everything and (len(self.options) < 2 or not self.ordered) and self.is_closed)

    @property
    def is_closed(self) -> bool:
        """Whether the options are all that can be answered."""
        return bool(self.options) or self.least == 0
