"""605.3a: the mana abilities that a player could activate to pay with, what each takes and what it would add."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from engine.game import Announced, Game, ItemKind, StackItem, Stage
from engine.kept import kept_by_identity
from engine.model import ObjectId, PlayerId
from engine.rules.context import Context
from engine.rules.costs.cost_texts import open_symbols
from engine.rules.costs.costs import total_cost
from engine.rules.costs.mana import what_it_could_add
from engine.rules.costs.mana_symbols import ways
from engine.rules.costs.needs import How, Need, needs
from engine.rules.layers.layers import characteristics
from engine.rules.playing.timing import mana_abilities
from engine.total_cost import MANA_LETTERS, ManaCost
from engine.vocabulary.ability import Activated


@dataclass(frozen=True, slots=True)
class Source:
    """One way to activate a mana ability: the permanent, the mana and the other costs that it takes, and each amount of mana that
    it would then add.

    `once`: it uses up something of its own, so that it can't be activated again.
    """

    permanent: ObjectId
    mana: ManaCost | None
    needs: tuple[Need, ...]
    adds: tuple[tuple[str, ...], ...]
    once: bool

    @property
    def takes(self) -> tuple[How, ...]:
        """What is done to pay its costs, in order."""
        return tuple(need.how for need in self.needs)


@kept_by_identity(16)
def mana_sources(game: Game, player: PlayerId) -> tuple[Source, ...]:
    """Every way to activate a mana ability while the player is asked for mana (601.2g); none once that is over."""
    proposal = game.proposal
    if proposal is not None and proposal.mana_over:
        return ()
    if proposal is not None:
        game = replace(game, proposal=replace(proposal, stage=Stage.MANA))
    return tuple(source for id_, _, ability in mana_abilities(game, player) for source in _sources(game, id_, ability))


def _sources(game: Game, permanent: ObjectId, ability: Activated) -> Iterator[Source]:
    """The ability, with each way to pay the hybrid and Phyrexian symbols of its cost."""
    card, player = game.state.objects[permanent].card.name, characteristics(game.state)[permanent].controller
    ctx = Context(game.state, characteristics(game.state), permanent, player)
    item = StackItem(permanent, ItemKind.ACTIVATED, player, permanent, card, ability)
    adds = what_it_could_add(ability, ctx)
    for symbols in product(*map(ways, open_symbols(game, item))):
        cost = total_cost(game, replace(item, announced=Announced(symbols=symbols)))
        for way in product(*(needs(part, game, ctx) for part in cost.parts)):
            own = any(permanent in need.candidates and len(need.candidates) == 1 and need.how in _USES_UP for need in way)
            mana = cost.mana if cost.mana is not None and cost.mana.total else None
            yield Source(permanent, mana, way, tuple((letter,) for letter in MANA_LETTERS) if adds is None else adds, own)


_USES_UP = frozenset({How.TAP, How.SACRIFICE, How.EXILE, How.RETURN, How.DISCARD})
