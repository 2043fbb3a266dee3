"""What is told while a game goes on: the facts of each step, in order, from which `engine.playing` makes the steps.

Every step is an event: what it makes trigger is noted as it is told (603.2).
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from engine.game import Game, StackItem
from engine.model import PlayerId
from engine.played import Kind
from engine.rule import Rule
from engine.rules.playing.remembering import remembered
from engine.rules.playing.staying import staying
from engine.rules.playing.triggers import Occurrence, noted


@dataclass(slots=True)
class Log:
    """The steps told since a choice was made. `before`: the game as the last of them left it; `start`: as the choice found it."""

    before: Game
    start: Game = field(init=False)
    drafts: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.start = self.before

    def tell(self, kind: Kind, game: Game, *rules: str, event: Occurrence | None = None, **facts: Any) -> Game:
        """One more step, with the game as it is after it; returns that game, with what has triggered."""
        after = noted(self.before, remembered(self.before, staying(self.before, game)), event)
        triggered = after.waiting[len(game.waiting) :]
        cited = tuple(Rule(number) for number in rules)
        draft = {"kind": kind, "rules": cited, "game": after, "was": self.before, "triggered": triggered}
        self.drafts.append({**draft, **facts})
        self.before = after
        return after

    @property
    def item(self) -> StackItem | None:
        """What the last step was about."""
        return self.drafts[-1].get("item") if self.drafts else None

    def mana_since(self, game: Game, player: PlayerId) -> tuple[str, ...]:
        """The mana that has come into a player's pool since the last step."""
        more = Counter(game.pools.get(player, ())) - Counter(self.before.pools.get(player, ()))
        return tuple(more.elements())

    def rewound(self, kind: Kind, game: Game, *rules: str, **facts: Any) -> Game:
        """The game goes back: nothing triggers as a result of an undone action (733.1)."""
        cited = tuple(Rule(number) for number in rules)
        self.drafts.append({"kind": kind, "rules": cited, "game": game, "was": self.before, "triggered": (), **facts})
        self.before = game
        return game
