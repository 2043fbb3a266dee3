"""What is known while a spell or ability resolves: its targets, choices, X, and the objects it spoke of last (608.2c,
608.2h)."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engine.model import ObjectId, PlayerId
from engine.rules.choosing import pair
from engine.rules.context import Context
from engine.rules.layers import characteristics
from engine.rules.subjects import objects_of
from engine.state import State
from engine.vocabulary.instruction import Instruction
from engine.vocabulary.subject import AnyTarget, Chosen, Group, It, Player, Subject, Target, TargetPlayer

_PAIRS = frozenset({"color word", "basic land type", "creature type"})


@dataclass(frozen=True, slots=True)
class Resolution:
    """A spell or ability in the middle of its resolution.

    - `targets`: by the slot of the word. `spoken`: the objects last spoken of, what "it" and "that creature" mean.
    - `began`: the clock as it began to resolve.
    - `source`: the object that the ability is on, or the spell itself while it resolves. `is_spell`: a spell leaves no
      source behind.
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

    def context(self) -> Context:
        """The board as it is now, from the point of view of the spell or ability."""
        it = self.spoken[0] if len(self.spoken) == 1 else None
        words = {what: first for what, first, _ in self.words()}
        return Context(self.state, characteristics(self.state), self.source, self.controller, it, words or None, self.values())

    def values(self) -> Mapping[str, int]:
        """X, as announced (107.3a)."""
        return {"X": int(self.choices["X"])} if "X" in self.choices else {}

    def words(self) -> tuple[tuple[str, str, str], ...]:
        """The words chosen: ("color word", "black", "green"), ("type", "Goblin", "")."""
        said = []
        for key, answer in self.choices.items():
            if key in _PAIRS and (words := pair(answer)) is not None:
                said.append((key, *words))
            elif key in {"type", "color", "land type", "color word"}:
                said.append(("type" if key == "land type" else key, answer, ""))
        return tuple(said)

    def objects(self, subject: Subject) -> tuple[ObjectId, ...]:
        """The objects that a subject means now, those that are gone left out."""
        match subject:
            case Target(_, slot) | AnyTarget(slot):
                found = self.targets.get(slot, ())
            case Chosen():
                found = (self.choices["object"],)
            case It():
                found = self.spoken or (self.source,)
            case Player() | TargetPlayer():
                found = ()
            case _:
                others = subject.filter.other if isinstance(subject, Group) else False
                targets = {t for chosen in self.targets.values() for t in chosen} if others and self.is_spell else set()
                found = tuple(o for o in objects_of(subject, self.context()) if o not in targets)  # "each other" than the target
        return tuple(id_ for id_ in found if id_ in self.state.objects)

    def players(self, subject: Subject) -> tuple[PlayerId, ...]:
        """The players that a subject means, in turn order."""
        match subject:
            case Player(who):
                found = set(self.context().players(who))
            case TargetPlayer(_, slot) | AnyTarget(slot):
                found = set(self.targets.get(slot, ()))
            case _:
                found = set()
        return tuple(p.id for p in self.state.players if p.id in found)

    def now(self, state: State, spoken: tuple[ObjectId, ...] = ()) -> "Resolution":
        """The same resolution with the state that followed, and the objects that were spoken of, if any."""
        return replace(self, state=state, spoken=spoken or self.spoken)

    def without(self, instruction: Instruction) -> "Resolution":
        """The same, noting that this instruction is not performed."""
        return replace(self, unperformed=(*self.unperformed, instruction))
