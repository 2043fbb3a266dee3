"""What things are called at a moment of a played game: objects, players, and spells and abilities on the stack (405)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.game import Game, ItemKind, StackItem
from engine.model import ObjectId, PlayerId
from engine.played import PlayStep
from engine.sheet import Sheet
from lessons.narration.names import SPANISH, Names
from lessons.narration.nouns import capital, listed, of, to
from lessons.narration.players import board_player
from lessons.narration.scene import Scene
from lessons.narration.verbs import YOU, Mood, Nominal, Verb
from lessons.narration.voice import Voice


@dataclass(frozen=True, slots=True)
class Here:
    """A moment of a played game, as everything in it is named."""

    game: Game
    scene: Scene

    @classmethod
    def at(cls, step: PlayStep, names: Names = SPANISH) -> "Here":
        """The moment after a step. What left during it is named as it was before."""
        return cls.of(step.game, {**step.before, **step.sheets}, names)

    @classmethod
    def of(cls, game: Game, sheets: Mapping[ObjectId, Sheet], names: Names = SPANISH) -> "Here":
        """A game whose objects look like that."""
        return cls(game, Scene(game.state, sheets, {}, names))

    @property
    def names(self) -> Names:
        """The language of card names."""
        return self.scene.names

    @property
    def voice(self) -> Voice:
        """Who speaks."""
        return Voice(self.names)

    def called(self, id_: str) -> str:
        """An object, a player, or an ability on the stack."""
        item = next((i for i in self._items() if i.id == id_), None)
        return self.scene.object(id_) if item is None else self.item(item)

    def all_called(self, ids: Iterable[str]) -> str:
        """Several of them in a row."""
        return listed([self.called(id_) for id_ in ids])

    def item(self, item: StackItem) -> str:
        """A spell by its name, an ability by its source's: «Cuchilla fatal», «la habilidad disparada de Piromante»."""
        name = self._item(item)
        twins = [other.id for other in self._items() if self._item(other) == name]
        if item.kind is ItemKind.SPELL or len(twins) < 2 or item.id not in twins:
            return name
        return f"{name} ({twins.index(item.id) + 1}.ª)"

    def _items(self) -> tuple[StackItem, ...]:
        within = self.game.proposal.item if self.game.proposal is not None else None
        return tuple({i.id: i for i in (*self.game.stack, *self.game.waiting, *((within,) if within else ()))}.values())

    def _item(self, item: StackItem) -> str:
        if item.kind is ItemKind.SPELL:
            return self._source(item)
        kind = "habilidad disparada" if item.kind is ItemKind.TRIGGERED else "habilidad"
        return f"la {kind} {of(self._source(item))}"

    def _source(self, item: StackItem) -> str:
        known = item.source in self.scene.state.objects or item.source in self.scene.sheets
        return self.scene.object(item.source) if known else self.names.card(item.source_card)

    def to(self, id_: str) -> str:
        """After «a»: «a ti», «al Relámpago», «a tu oponente»."""
        return "a ti" if id_ == "you" else to(self.called(id_))


def player(who: PlayerId) -> Nominal:
    """A player as the subject of a sentence: «tú» is in the verb."""
    return YOU if who == "you" else Nominal(board_player(who), person=True)


def does(who: PlayerId, verb: Verb, rest: str = "", *, negated: bool = False) -> str:
    """What a player does: «Pagas {1}{G}», «Tu oponente no paga nada»."""
    doer = player(who)
    form = verb.form(doer, Mood.SAYS)
    said = f"no {form}" if negated else form
    whole = said if doer.implied else f"{doer.text} {said}"
    return capital(f"{whole} {rest}".rstrip())
