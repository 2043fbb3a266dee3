"""Plays are kept by what they begin with: a play with one more choice than one that is kept costs one choice more."""

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from itertools import count
from threading import Lock

from engine.choices import Choice
from engine.played import Played

MOST_PLAYS = 4_000
ROOM = 60_000  # things on the tables of all the steps that are kept: some 60 MB


@dataclass(frozen=True, slots=True)
class Kept:
    """A play that is kept. `serial` names it to those that go on from it; `weight`: how much of the room it takes."""

    serial: int
    played: Played
    weight: int


@dataclass(slots=True)
class Keeper:
    """The plays asked for last, as far as the room allows; of a play that is let go, its end goes before its beginning."""

    most_plays: int = MOST_PLAYS
    room: int = ROOM
    plays: OrderedDict[tuple[Hashable, Choice | None], Kept] = field(default_factory=OrderedDict)
    taken: int = 0
    serials: "count[int]" = field(default_factory=count)
    lock: Lock = field(default_factory=Lock)

    def find(self, board: Hashable, choices: Sequence[Choice]) -> list[Kept]:
        """What is kept of a play: its beginning, then what each choice led to, as far as it goes."""
        with self.lock:
            keys: list[tuple[Hashable, Choice | None]] = [(board, None)]
            found: list[Kept] = []
            for choice in (*choices, None):
                kept = self.plays.get(keys[-1])
                if kept is None:
                    break
                found.append(kept)
                keys.append((kept.serial, choice))
            for key in reversed(keys[: len(found)]):
                self.plays.move_to_end(key)
            return found

    def keep(self, after: Hashable, choice: Choice | None, played: Played, own: int) -> Kept:
        """Keep a play: what `choice` led to, in its `own` last steps, after the play of that serial.

        A board's beginning: after the board itself, by None.
        """
        with self.lock:
            kept = Kept(next(self.serials), played, _weight(played, own))
            old = self.plays.pop((after, choice), None)
            self.plays[after, choice] = kept
            self.taken += kept.weight - (old.weight if old else 0)
            while self.plays and (len(self.plays) > self.most_plays or self.taken > self.room):
                self.taken -= self.plays.popitem(last=False)[1].weight
            return kept


def _weight(played: Played, own: int) -> int:
    """Each of its own steps has a table with things on it; of those before it only remembers which they are."""
    return own * (8 + len(played.game.state.objects)) + len(played.steps) // 100
