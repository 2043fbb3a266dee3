"""Boards laid by hand out of trees, and what the engine makes of them: for tests of the layers alone, without any card's text."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from engine.card import Card, colors_of, parse_type_line
from engine.model import ObjectId, PlayerId, Zone
from engine.rules.layers.layers import Applied, run, start
from engine.sheet import EffectId, Sheet
from engine.state import Counters, GameObject, Player, ResolvedEffect, State
from engine.vocabulary.ability import Ability, Clause, Keyword, Static
from engine.vocabulary.amount import Number, Signed
from engine.vocabulary.condition import Condition
from engine.vocabulary.instruction import Continuous, Duration
from engine.vocabulary.modification import Get, HavePT, Modification
from engine.vocabulary.quality import Filter, Who
from engine.vocabulary.subject import Group, It, Subject

FLYING, HASTE = Keyword("flying"), Keyword("haste")


LAID: list[State] = []  # by the test that runs: the twin looks at them, too


def static(subject: Subject, *says: Modification, when: Condition | None = None) -> Static:
    """A static ability of one statement."""
    return Static((Clause(subject, says, when),))


def both(*abilities: Static) -> Static:
    """One ability that makes several statements: one effect."""
    return Static(tuple(clause for ability in abilities for clause in ability.clauses))


def each(noun: object, *qualities: object, controller: Who | None = None, other: bool = False) -> Group:
    """ "Other white creatures you control"."""
    return Group(Filter((noun,), before=qualities, controller=controller, other=other))


def plus(power: int, toughness: int) -> Get:
    """ "Gets +1/-1"."""
    return Get(signed(power), signed(toughness))


def signed(number: int) -> Signed:
    """ "+1", "-1"."""
    return Signed("-" if number < 0 else "+", Number(abs(number)))


def base(power: int, toughness: int) -> HavePT:
    """ "Has base power and toughness 1/1"."""
    return HavePT(Number(power), Number(toughness))


def thing(id_: ObjectId, line: str, *abilities: Ability, at: int, **more: object) -> GameObject:
    """A permanent that arrived at that moment. `pt`, `cost`, `by` and the fields of an object may be said."""
    supertypes, types, subtypes = parse_type_line(line)
    cost, pt, by = more.pop("cost", None), more.pop("pt", None), more.pop("by", "you")
    power, toughness = (None, None) if pt is None else map(str, pt)
    colors = more.pop("colors", colors_of(cost))
    card = Card(id_, cost, supertypes, types, subtypes, frozenset(colors), "", power, toughness)
    counters = more.pop("counters", ())
    made = GameObject(id_, card, by, by, more.pop("zone", Zone.BATTLEFIELD), (at, 0), abilities=abilities, counters=counters)
    return replace(made, **more)


def creature(id_: ObjectId, *abilities: Ability, at: int, **more: object) -> GameObject:
    """A 2/2 Elf, if nothing else is said."""
    return thing(id_, more.pop("line", "Creature — Elf"), *abilities, at=at, **{"pt": (2, 2), **more})


def enchantment(id_: ObjectId, *abilities: Ability, at: int, **more: object) -> GameObject:
    """An enchantment."""
    return thing(id_, "Enchantment", *abilities, at=at, **more)


def counter(kind: str, at: int, number: int = 1) -> tuple[Counters, ...]:
    """Counters of one kind."""
    return (Counters(kind, number, (at, 0)),)


def spell(number: int, on: str, *says: Modification, at: int, **more: object) -> ResolvedEffect:
    """What a spell that resolved at that moment says of those objects (their ids, a space between)."""
    instruction = Continuous(It("it"), says, Duration.END_OF_TURN)
    by: PlayerId = more.pop("by", "you")
    return ResolvedEffect(number, instruction, frozenset(on.split()), by, (at, 0), "a spell", **more)


@dataclass(frozen=True)
class Table:
    """A position and what the engine computes of it, afresh."""

    state: State

    @cached_property
    def told(self) -> tuple[list[Applied], Mapping[ObjectId, Sheet]]:
        """All that was applied, with the dependencies of that moment worked out before the loop goes on; the final sheets."""
        board, applied = start(self.state), []
        for one in run(board):
            for effect in one.graph.pending:
                one.graph.edges(effect)
            applied.append(one)
        return applied, board.sheets

    def __getitem__(self, id_: ObjectId) -> Sheet:
        return self.told[1][id_]

    def order(self, layer: str) -> list[str]:
        """What was applied in the layer, in order: by the object it is from, or "spell 1", or the kind of counter."""
        return [name(a.effect.id) for a in self.told[0] if a.layer == layer]

    def waiting(self, layer: str) -> list[dict[str, dict[str, str]]]:
        """For each application of the layer, who depended on whom just before it, and by which cause of 613.8a."""
        return [
            {name(e.id): {name(d.on): str(d.why) for d in a.graph.edges(e)} for e in a.graph.pending if a.graph.edges(e)}
            for a in self.told[0]
            if a.layer == layer
        ]

    def keywords(self, id_: ObjectId) -> list[str]:
        """The keyword abilities that it has, sorted."""
        return sorted(h.ability.name for h in self[id_].abilities if isinstance(h.ability, Keyword))

    def mana(self, id_: ObjectId) -> list[str]:
        """The land types whose mana ability it has, sorted (305.6)."""
        return sorted(h.provenance.subtype for h in self[id_].abilities if hasattr(h.provenance, "subtype"))


def name(id_: EffectId) -> str:
    """A word for an effect."""
    if id_.resolved is not None:
        return f"spell {id_.resolved}"
    if id_.counter is not None:
        return f"{id_.counter} on {id_.source}"
    place = getattr(id_.provenance, "place", 0)
    by = getattr(id_.provenance, "by", None)
    origin = f" by {name(by)}" if by is not None else f" {place}" if place else ""
    return f"{id_.source}{origin}"


def table(*things: GameObject, spells: tuple[ResolvedEffect, ...] = (), active: PlayerId = "you") -> Table:
    """A position of two players."""
    players = sorted([Player("you"), Player("opp")], key=lambda p: p.id != active)
    LAID.append(State(tuple(players), {t.id: t for t in things}, spells, 99))
    return Table(LAID[-1])
