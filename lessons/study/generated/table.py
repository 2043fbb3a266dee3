"""A position being drawn: what comes to it, and in which order it comes."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from engine import Card, Setup
from engine.actions import Action, Attach, Enter, PutCounters, Resolve, slug
from engine.model import CardType, Color, ObjectId
from engine.vocabulary.quality import Noun
from engine.words import creature_types
from lessons.study.generated.supply import How, Source, choice_of

YOU, OPPONENT = "you", "opp"
_LIKELY = 0.8
_MOVES = 0.5  # how often an Equipment that can go to another creature does


class Drawn(Exception):
    """This draw makes no question: it is thrown away, and another is made."""


@dataclass(slots=True)
class Coming:
    """Something that will happen, once what it needs has."""

    action: Action
    needs: frozenset[ObjectId] = frozenset()
    lasting: bool = True  # False: "until end of turn", of the turn that the question is about


@dataclass(slots=True)
class Table:
    """The draw as far as it has come. `chance` is the only source of what is by chance."""

    chance: Random
    coming: list[Coming] = field(default_factory=list)
    cards: dict[ObjectId, Card] = field(default_factory=dict)  # the permanents, by id
    controllers: dict[ObjectId, str] = field(default_factory=dict)
    _activated: set[ObjectId] = field(default_factory=set)

    def draw(self, of: Iterable[Source], on: ObjectId) -> Source:
        """One that can do something to a permanent and whose card is not on the table yet. Raises `Drawn` if none is left."""
        left = [source for source in of if self._can_be(source, on)]
        if not left:
            raise Drawn
        return self.chance.choice(left)

    def draw_meeting(self, of: Iterable[Source], on: ObjectId, others: Iterable[Source]) -> Source:
        """The same, mostly one that has to do with one of the others that were drawn."""
        left = [source for source in of if self._can_be(source, on)]
        meeting = [source for source in left if any(source.meets(other) for other in others)]
        return self.draw(meeting if meeting and self.chance.random() < _LIKELY else left, on)

    def draw_card(self, of: Sequence[Card]) -> Card:
        """One of them that is not on the table yet. Raises `Drawn` if all are."""
        left = [card for card in of if not self.has(card)]
        if not left:
            raise Drawn
        return self.chance.choice(left)

    def likely(self, of: Iterable[Source], on: ObjectId) -> list[Source]:
        """Mostly those that speak of something like a permanent; now and then all, as what does nothing is a trap, too."""
        words = {Noun.PERMANENT, *self.cards[on].types, *self.cards[on].subtypes}
        return (
            [source for source in of if source.hosts or source.itself or source.about(words)]
            if self.chance.random() < _LIKELY
            else list(of)
        )

    def whose(self) -> str:
        """A player by chance, mostly you."""
        return self.chance.choice((YOU, YOU, YOU, OPPONENT))

    def _can_be(self, source: Source, on: ObjectId) -> bool:
        if source.itself:
            return source.card == self.cards[on]
        return not self.has(source.card) and (not source.hosts or source.takes(self.cards[on]))

    def has(self, card: Card) -> bool:
        """Whether the card is on the table, or a spell of it has been."""
        return any(isinstance(c.action, Enter | Resolve) and card.name == c.action.card for c in self.coming)

    def enter(self, card: Card, controller: str = YOU, *, to: ObjectId | None = None, after: Iterable[ObjectId] = ()) -> ObjectId:
        """A permanent arrives, after those it needs, and what it asks for is chosen. Returns its id."""
        copies = sum(known.name == card.name for known in self.cards.values())
        id_ = slug(card.name) + (f"-{copies + 1}" if copies else "")
        needs = frozenset(after) if to is None else frozenset({to, *after})
        entering = Enter(id_, card.name, controller, attached_to=to, chosen=self._choices(choice_of(card)))
        self.coming.append(Coming(entering, needs))
        self.cards[id_], self.controllers[id_] = card, controller
        return id_

    def put(self, kind: str, number: int, on: ObjectId) -> None:
        """Counters are put on a permanent."""
        self.coming.append(Coming(PutCounters(on, kind, number), frozenset({on})))

    def use(self, source: Source, on: ObjectId, controller: str = YOU) -> None:
        """A source of effects comes to be, about a permanent if it needs one: it arrives, resolves or is activated."""
        chosen = self._choices(source.chooses)
        match source.how:
            case How.STATIC:
                self.enter(source.card, controller)
            case How.ATTACHED:
                equips = "Equipment" in source.card.subtypes  # only to what one controls (702.6a)
                self.enter(source.card, self.controllers[on] if equips else controller, to=on)
            case How.SPELL:
                instant = CardType.INSTANT in source.card.types
                action = Resolve(controller if instant else YOU, card=source.card.name, targets=((on,),), choices=chosen)
                self.coming.append(Coming(action, frozenset({on}), lasting=False))
            case How.USED:
                own = on if source.itself else self.enter(source.card, controller)
                self._activated.add(own)
                targets = () if source.itself else ((on,),)
                used = Resolve(self.controllers[own], source=own, ability=source.number, targets=targets, choices=chosen)
                self.coming.append(Coming(used, frozenset({own, on}), lasting=False))

    def use_meeting(self, of: Sequence[Source], hosts: Sequence[ObjectId], number: int) -> None:
        """So many of the sources come to be, each about one of the hosts and where it meets what came before."""
        drawn: list[Source] = []
        for _ in range(number):
            host = self.chance.choice(hosts)
            drawn.append(self.draw_meeting(of, host, drawn))
            self.use(drawn[-1], host, self.whose())

    def move_one(self, hosts: Sequence[ObjectId]) -> None:
        """Now and then an Equipment goes to another creature of the same player, and so arrives anew (613.7e)."""
        for coming in self.coming:
            action = coming.action
            if isinstance(action, Enter) and self._is_my_equipment(action.id) and self.chance.random() < _MOVES:
                others = [h for h in hosts if h != action.attached_to and self._may_hold(action, h)]
                if others:
                    self.coming.append(Coming(Attach(action.id, self.chance.choice(others)), frozenset({action.id, *others})))
                    return

    def _is_my_equipment(self, id_: ObjectId) -> bool:
        return "Equipment" in self.cards[id_].subtypes and self.controllers[id_] == YOU

    def _may_hold(self, equipment: Enter, host: ObjectId) -> bool:
        return CardType.CREATURE in self.cards[host].types and self.controllers[host] == equipment.controller

    def _choices(self, of: str) -> Mapping[str, str]:
        """A choice of that kind, made by chance; none for none. Of creature types, those that mean something on the table."""
        if not of:
            return {}
        known = sorted(creature_types().intersection(t for card in self.cards.values() for t in card.subtypes))
        return {of: self.chance.choice([*map(str, Color)] if of == "color" else known or ["Goblin"])}

    def setup(self) -> Setup:
        """All of it in an order by chance in which everything has what it needs, the last moment opened.

        What lasts until end of turn is of your turn: what your opponent plays, lands (305.2), and what has to have been there
        since the turn began to be activated (302.6) are there before; what else you play may still come after it.
        """
        others = {id_ for id_, who in self.controllers.items() if who != YOU}
        lands = {id_ for id_, card in self.cards.items() if CardType.LAND in card.types}
        before = frozenset(self._activated | others | lands)
        left, done, timeline = list(self.coming), set[ObjectId](), list[Action]()
        while left:
            ready = [c for c in left if c.needs | (frozenset() if c.lasting else before) <= done]
            coming = self.chance.choice(ready)
            left.remove(coming)
            timeline.append(coming.action)
            if isinstance(coming.action, Enter):
                done.add(coming.action.id)
        return Setup((YOU, OPPONENT), tuple(timeline), opened=frozenset({len(timeline) - 1}))
