"""What is known while a spell or ability resolves: its targets, choices, X, and the objects it spoke of last (608.2c,
608.2h)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from engine.model import ObjectId, PlayerId, Zone
from engine.rules.amounts import TARGETS, value
from engine.rules.choosing import pair
from engine.rules.context import Context
from engine.rules.layers.layers import characteristics
from engine.rules.resolving.happened import Happening
from engine.rules.resolving.library import from_top
from engine.rules.resolving.picking import question_of
from engine.rules.resolving.question import Question
from engine.rules.subjects import objects_of
from engine.rules.zones import in_zone
from engine.sheet import Sheet
from engine.state import GameObject, State
from engine.vocabulary.amount import Amount, CountCounters, ValueOf
from engine.vocabulary.instruction import Instruction
from engine.vocabulary.quality import Who
from engine.vocabulary.subject import (
    Among,
    AnyTarget,
    Chosen,
    Group,
    It,
    Player,
    PlayerOf,
    Subject,
    Target,
    TargetPlayer,
    This,
    Together,
    TopOf,
    ZoneOf,
)
from engine.vocabulary.tree import nodes

_PAIRS = frozenset({"color word", "basic land type", "creature type"})
_NAMED = frozenset({Who.THAT_PLAYER, Who.THEY, Who.THAT_OPPONENT})  # the player that was spoken of


@dataclass(frozen=True, slots=True)
class Resolution:
    """A spell or ability in the middle of its resolution.

    - `targets`: by the slot of the word; those that became illegal are left out (608.2b). `spoken`: the objects last spoken of,
      what "it" and "that creature" mean; `named`: the players, what "that player" means.
    - `began`: the clock as it began to resolve.
    - `source`: the object that the ability is on, or the spell itself while it resolves. `is_spell`: a spell leaves no
      source behind.
    - `shares`: by the slot of its targets, what was divided among them as they were announced (601.2d).
    - `facts`: what is so of this spell or ability and of its resolution, and numbers that it defines: "kicked" → 1, "did", "X".
    - `actor`: the player who does what the text tells nobody in particular to do; None: the controller.
    - `shown`: the cards last looked at or revealed, of which some are "the rest".
    - `last`: objects spoken of that have left since, and the source of an ability, as they last were (608.2h, 113.7a).
    - `gone`: of the source and what it is about, those that have become new objects: nothing is done to these (400.7).
    - `happened`: what is to be told on, in order.
    """

    state: State
    controller: PlayerId
    source: ObjectId
    source_card: str
    is_spell: bool
    targets: Mapping[int, tuple[str, ...]]
    choices: Mapping[str, str]
    began: int = 0
    spoken: tuple[ObjectId, ...] = ()
    unperformed: tuple[Instruction, ...] = field(default=())
    shares: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    facts: Mapping[str, int] = field(default_factory=dict)
    actor: PlayerId | None = None
    named: tuple[PlayerId, ...] = ()
    shown: tuple[ObjectId, ...] = ()
    last: Mapping[ObjectId, Sheet] = field(default_factory=dict)
    gone: frozenset[ObjectId] = frozenset()
    happened: tuple[Happening, ...] = ()

    @property
    def doer(self) -> PlayerId:
        """The player who does what nobody is named for."""
        return self.actor or self.controller

    @property
    def that_player(self) -> tuple[PlayerId, ...]:
        """The players last spoken of, or those that are targets (608.2c)."""
        if self.named:
            return self.named
        targets = {id_ for chosen in self.targets.values() for id_ in chosen}
        return tuple(p for p in self.state_players() if p in targets)

    def context(self) -> Context:
        """The board as it is now, from the point of view of the spell or ability."""
        it = self.spoken[0] if len(self.spoken) == 1 else None
        words = {what: first for what, first, _ in self.words()}
        sheets, values = characteristics(self.state), self.values()
        return Context(self.state, sheets, self.source, self.controller, it, words or None, values, self.that_player, self.last)

    def values(self) -> Mapping[str, int]:
        """X, as announced (107.3a), how many targets there are, and the facts."""
        x = {"X": int(self.choices["X"])} if "X" in self.choices else {}
        return {**x, TARGETS: sum(map(len, self.targets.values())), **self.facts}

    def words(self) -> tuple[tuple[str, str, str], ...]:
        """The words chosen: ("color word", "black", "green"), ("type", "Goblin", "")."""
        said = []
        for key, answer in self.choices.items():
            if key in _PAIRS and (words := pair(answer)) is not None:
                said.append((key, *words))
            elif key in {"type", "color", "land type", "color word"}:
                said.append(("type" if key == "land type" else key, answer, ""))
        return tuple(said)

    def key(self, key: str, player: PlayerId | None = None) -> str:
        """The key of an answer: "object" for the controller of the spell or ability, "object:opp" for another player."""
        return key if (player or self.doer) == self.controller else f"{key}:{player or self.doer}"

    def answer(self, question: Question) -> tuple[str, ...]:
        """What was chosen; everything where there is nothing to choose; nothing where nobody answered."""
        if question.forced:
            return question.options
        answer = self.choices.get(question.key, "")
        return tuple(part.strip() for part in answer.split(",") if part.strip())

    def number(self, amount: Amount, it: ObjectId | None = None) -> int:
        """The number that an amount is now; `it`: whose "its" is. "Target creature's power" is that of the target."""
        ctx = self.context() if it is None else self.context().about(it)
        whose = next((s for n in nodes(amount) if isinstance(s := _whose(n), Target | AnyTarget | Chosen | Among)), None)
        objects = () if whose is None else self.objects(whose)
        return value(amount, ctx.about(objects[0]) if objects else ctx)

    def objects(self, subject: Subject) -> tuple[ObjectId, ...]:
        """The objects that a subject means now, those that are gone, or are new ones by now, left out."""
        spoken = isinstance(subject, This | It)
        return tuple(id_ for id_ in self.known_objects(subject) if not (spoken and id_ in self.gone))

    def known_objects(self, subject: Subject) -> tuple[ObjectId, ...]:
        """The same with those that have become new objects: what they last were is known (608.2h)."""
        return tuple(dict.fromkeys(id_ for id_ in self._found(subject) if id_ in self.state.objects))

    def _found(self, subject: Subject) -> Iterable[str]:
        match subject:
            case Target(_, slot) | AnyTarget(slot):
                return self.targets.get(slot, ())
            case Chosen() | Among():
                return self.answer(question_of(self, subject))
            case It("the rest" | "the others"):
                return (id_ for id_ in self.shown if id_ not in self.spoken and self.state.objects[id_].zone is Zone.LIBRARY)
            case It():
                return self.spoken or (self.source,)
            case Player() | TargetPlayer() | PlayerOf():
                return ()
            case Together(subjects):
                return (id_ for one in subjects for id_ in self.objects(one))
            case TopOf(whose, amount, bottom):
                number = self.number(amount)
                players = self.whose(whose)
                return (id_ for p in players for id_ in from_top(self.state, p, number, bottom=bottom))
            case ZoneOf(zone, whose):
                owners = self.state_players() if whose is None else self.whose(whose)
                return (id_ for p in owners for id_ in in_zone(self.state, p, zone))
            case _:
                others = subject.filter.other if isinstance(subject, Group) else False
                targets = {t for chosen in self.targets.values() for t in chosen} if others and self.is_spell else set()
                return (o for o in objects_of(subject, self.context()) if o not in targets)  # "each other" than the target

    def whose(self, whose: Subject | None) -> tuple[PlayerId, ...]:
        """Whose library, hand or graveyard it is: the player's last spoken of where it is "their" (608.2c)."""
        if whose is None or isinstance(whose, It):
            return self.that_player or (self.doer,)
        return self.players(whose)

    def state_players(self) -> tuple[PlayerId, ...]:
        """All players, in turn order."""
        return tuple(p.id for p in self.state.players)

    def players(self, subject: Subject | None) -> tuple[PlayerId, ...]:
        """The players that a subject means, in turn order; None: whoever does what nobody is named for."""
        match subject:
            case None:
                found = {self.doer}
            case Player(who) if who in _NAMED and self.that_player:
                found = set(self.that_player)
            case Player(Who.YOU):
                found = {self.controller}
            case Player(who):
                found = set(self.context().players(who))
            case TargetPlayer(_, slot) | AnyTarget(slot):
                found = set(self.targets.get(slot, ()))
            case Together(subjects):
                found = {p for one in subjects for p in self.players(one)}
            case PlayerOf(role, of):
                ctx = self.context()
                objects = self.known_objects(of)
                found = {ctx.known(o).controller if role == "controller" else self.state.objects[o].owner for o in objects}
            case It() if not self.spoken:
                found = set(self.that_player)
            case _:
                found = set()
        return tuple(p for p in self.state_players() if p in found)

    def now(self, state: State, spoken: tuple[ObjectId, ...] = ()) -> "Resolution":
        """The same resolution with the state that followed, and the objects that were spoken of, if any."""
        return replace(self, state=state, spoken=spoken or self.spoken, last=self._last_known(state, spoken))

    def _last_known(self, state: State, spoken: tuple[ObjectId, ...]) -> Mapping[ObjectId, Sheet]:
        """Those that have left the battlefield or the stack since, as they were there (608.2h)."""
        moved = [id_ for id_ in spoken if _has_moved(self.state.objects.get(id_), state.objects.get(id_))]
        if not moved:
            return self.last
        sheets = characteristics(self.state)
        known = {id_: sheets[id_] for id_ in moved if sheets[id_].zone in {Zone.BATTLEFIELD, Zone.STACK}}
        return {**{id_: sheet for id_, sheet in self.last.items() if id_ not in moved}, **known}

    def naming(self, players: tuple[PlayerId, ...]) -> "Resolution":
        """The same, having spoken of these players."""
        return replace(self, named=players or self.named)

    def speaking_of(self, who: Subject | None) -> "Resolution":
        """The same, having said who does it: "that player" is never you (608.2c)."""
        return self if who is None or who == Player(Who.YOU) else self.naming(self.players(who))

    def with_facts(self, **facts: int) -> "Resolution":
        """The same with these facts, too."""
        return replace(self, facts={**self.facts, **facts})

    def telling(self, *happenings: Happening) -> "Resolution":
        """The same with this to be told on."""
        return replace(self, happened=(*self.happened, *happenings))

    def without(self, instruction: Instruction) -> "Resolution":
        """The same, noting that this instruction is not performed."""
        return replace(self, unperformed=(*self.unperformed, instruction))


def _whose(node: object) -> object:
    return node.of if isinstance(node, ValueOf) else node.on if isinstance(node, CountCounters) else None


def _has_moved(before: GameObject | None, after: GameObject | None) -> bool:
    return before is not None and (after is None or after.zone is not before.zone)
