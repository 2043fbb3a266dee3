"""From whose point of view a text is read: "you", "this creature", "enchanted player", "it" (109.5, 303.4m)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import assert_never

from engine.model import ObjectId, PlayerId
from engine.sheet import Sheet
from engine.state import GameObject, State
from engine.vocabulary.quality import Who

Sheets = Mapping[ObjectId, Sheet]


@dataclass(frozen=True, slots=True)
class Context:
    """The state, the sheets as computed so far, the object that speaks, its controller, and the object spoken of as "it".

    `chosen` are the words chosen for the effect: "type", "color", "color word". `values` are fixed variables: "X" → 3 (611.2d).
    `named` are the players last spoken of: "that player", "they". `last`: objects that have left, as they last were (608.2h).
    """

    state: State
    sheets: Sheets
    source: ObjectId | None
    controller: PlayerId
    it: ObjectId | None = None
    chosen: Mapping[str, str] | None = None
    values: Mapping[str, int] | None = None
    named: tuple[PlayerId, ...] = ()
    last: Mapping[ObjectId, Sheet] | None = None

    def object(self, id_: ObjectId) -> GameObject:
        """The object with that id. Raises `KeyError`."""
        return self.state.objects[id_]

    def known(self, id_: ObjectId) -> Sheet:
        """What an object is, or last was before it left (608.2h, 113.7a). Raises `KeyError`."""
        return self.last[id_] if self.last is not None and id_ in self.last else self.sheets[id_]

    def is_known(self, id_: ObjectId) -> bool:
        """Whether an object is there, or what it last was is known."""
        return id_ in self.sheets or (self.last is not None and id_ in self.last)

    def choice(self, what: str) -> str | None:
        """What was chosen as the source entered, or for the effect (607.2d)."""
        if self.chosen is not None and what in self.chosen:
            return self.chosen[what]
        source = self.state.objects.get(self.source) if self.source is not None else None
        return source.chosen.get(what) if source is not None else None

    def attached(self) -> str | None:
        """The object or player that the source is attached to."""
        source = self.state.objects.get(self.source) if self.source is not None else None
        return source.attached_to if source is not None else None

    def about(self, it: ObjectId) -> "Context":
        """The same, speaking of this object as "it"."""
        return Context(self.state, self.sheets, self.source, self.controller, it, self.chosen, self.values, self.named, self.last)

    def players(self, who: Who) -> Iterator[PlayerId]:
        """The players that a text calls so (102, 109.5)."""
        match who:
            case Who.YOU | Who.YOU_BOTH:
                yield self.controller
            case Who.OPPONENT | Who.OPPONENTS | Who.EACH_OPPONENT | Who.ANY_OPPONENT | Who.EACH_OTHER_PLAYER:
                yield from self.state.opponents(self.controller)
            case Who.EACH_PLAYER | Who.PLAYER | Who.PLAYERS | Who.ANY_PLAYER:
                yield from (p.id for p in self.state.players)
            case Who.ENCHANTED_PLAYER:
                attached = self.attached()
                if attached is not None and self.state.is_player(attached):
                    yield attached
            case Who.NOT_YOU:
                yield from self.state.opponents(self.controller)
            case Who.THAT_PLAYER | Who.THEY | Who.THAT_OPPONENT | Who.TARGET_PLAYER | Who.TARGET_OPPONENT if self.named:
                yield from self.named
            case Who.CONTROLLER | Who.THAT_PLAYER | Who.THEY:
                if self.it is not None:
                    yield self.known(self.it).controller
            case Who.OWNER:
                if self.it is not None:
                    yield self.object(self.it).owner
            case Who.ACTIVE_PLAYER:
                yield self.state.active
            case Who.DEFENDING_PLAYER | Who.CHOSEN_PLAYER | Who.TARGET_PLAYER | Who.TARGET_OPPONENT | Who.THAT_OPPONENT:
                return  # not performed yet: see `beyond`
            case _:
                assert_never(who)

    def with_values(self, values: Mapping[str, int]) -> "Context":
        """The same, with these variables (107.3)."""
        return Context(self.state, self.sheets, self.source, self.controller, self.it, self.chosen, values, self.named, self.last)
