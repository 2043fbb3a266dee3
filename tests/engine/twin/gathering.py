"""Which continuous effects there are on a table, what parts they have and in what layers (611, 604, 613.1, 613.7)."""

from dataclasses import dataclass
from typing import Any

from engine.model import Layer, ObjectId, Zone
from engine.sheet import EffectId, Held
from engine.state import ResolvedEffect, State
from engine.vocabulary.ability import Clause, Keyword, Static
from engine.vocabulary.amount import Number, Signed
from engine.vocabulary.modification import (
    EVERY_CREATURE_TYPE,
    Be,
    BecomeCopy,
    CantHave,
    ChangeWords,
    Control,
    Get,
    Have,
    HavePT,
    Lose,
    LoseAll,
    Modification,
    NotBe,
    RuleToo,
    Switch,
)  # fmt: skip
from engine.vocabulary.subject import This
from tests.engine.twin.asking import Asker
from tests.engine.twin.sheets import Page, Table, from_text, granted

CHANGELING = Be(subtypes=(EVERY_CREATURE_TYPE,))
DEVOID = Be(colors=())
KEYWORDS = "flying|first strike|double strike|deathtouch|decayed|exalted|haste|hexproof|indestructible|lifelink|menace"
KEYWORD_COUNTERS = frozenset((KEYWORDS + "|reach|shadow|trample|vigilance").split("|"))  # 122.1b


@dataclass(frozen=True)
class Part:
    """What one modification does in one layer."""

    layer: Layer
    clause: int
    says: Any


@dataclass(frozen=True)
class Effect:
    """A continuous effect as it stands now. `clauses` for static abilities; `fixed` is the set of the others (611.2c)."""

    id: EffectId
    order: tuple[Any, ...]
    timestamp: tuple[int, int]
    cda: bool
    parts: tuple[Part, ...]
    clauses: tuple[Clause, ...] = ()
    fixed: frozenset[ObjectId] | None = None
    text: Any = None
    resolved: ResolvedEffect | None = None

    def asker(self, table: Table) -> Asker:
        """Who asks for it: its object and that object's controller now (109.5), or what was fixed (611.2d)."""
        if self.resolved is not None:
            values = tuple(self.resolved.values.items())
            return Asker(table, self.resolved.source, self.resolved.controller, values)
        source = self.id.source
        return Asker(table, source, table.pages[source].controller)


def everything(table: Table) -> dict[EffectId, Effect]:
    """The effects that exist now: of abilities that objects have, of what resolved, of counters (611.2, 611.3, 122.1)."""
    found = [static(table, page, held) for page in table.pages.values() for held in page.abilities]
    found += [resolved(effect) for effect in table.state.effects]
    found += counters(table.state)
    return {effect.id: effect for effect in found if effect is not None and effect.parts}


def static(table: Table, page: Page, held: Held) -> Effect | None:
    """The effect of a static ability where it functions (113.6): on the battlefield, an emblem's, or everywhere (113.6a)."""
    clauses = clauses_of(held.ability)
    cda = bool(clauses) and defines(held)
    emblem = table.state.objects[page.id].emblem and page.zone is Zone.COMMAND
    if not clauses or not (cda or emblem or page.zone is Zone.BATTLEFIELD):
        return None
    own = table.state.objects[page.id].timestamp
    timestamp = max(own, held.since) if held.since is not None else own  # 613.7a
    parts = tuple(p for i, clause in enumerate(clauses) for p in parts_of(clause.modifications, i, cda))
    # Among equal timestamps: what an object has of its own, then what it was given, each in its order (613.7a). Between two
    # objects the rules say nothing; the older one first.
    order = (timestamp, granted(held), own, page.abilities.index(held))
    id_ = EffectId(page.id, held.provenance)
    return Effect(id_, order, timestamp, cda, parts, clauses, text=held.ability)


def clauses_of(ability: Any) -> tuple[Clause, ...]:
    """The statements of an ability that makes a continuous effect on objects."""
    match ability:
        case Static(clauses=clauses):
            return clauses
        case Keyword(name="changeling"):
            return (Clause(This("card"), (CHANGELING,)),)  # 702.73a
        case Keyword(name="devoid"):
            return (Clause(This("card"), (DEVOID,)),)  # 702.114a
    return ()


def defines(held: Held) -> bool:
    """Whether the ability is characteristic-defining (604.3a): its own text, of itself alone, without condition."""
    if not from_text(held):
        return False
    return all(
        isinstance(clause.subject, This)
        and not clause.also
        and clause.condition is None
        and all(defining(modification) for modification in clause.modifications)
        for clause in clauses_of(held.ability)
    )


def defining(modification: Modification) -> bool:
    """Colors, subtypes, power or toughness (604.3a)."""
    match modification:
        case HavePT():
            return True
        case Be(types=(), supertypes=(), abilities=(), power=None, toughness=None):
            return True
    return False


def resolved(effect: ResolvedEffect) -> Effect:
    """The effect of a spell or ability that resolved: its objects are fixed (611.2c)."""
    parts = tuple(parts_of(effect.instruction.modifications, 0, False))
    order = (effect.timestamp, 0, (0, 0), effect.number)
    id_ = EffectId(None, resolved=effect.number)
    return Effect(id_, order, effect.timestamp, False, parts, fixed=effect.objects, resolved=effect)


def counters(state: State) -> list[Effect]:
    """+X/+Y counters in 7c and keyword counters in 6, each kind with its timestamp (122.1a, 122.1b, 613.7c)."""
    found = []
    for thing in state.objects.values():
        for pile in thing.counters:
            if pile.kind in KEYWORD_COUNTERS:
                parts = (Part(Layer.ABILITY, 0, Have((Keyword(pile.kind),))),)
            elif "/" in pile.kind:
                parts = (Part(Layer.MODIFY_PT, 0, pluses(pile.kind, pile.number)),)
            else:
                continue
            order = (pile.timestamp, 0, (0, 0), 0)
            id_ = EffectId(thing.id, counter=pile.kind)
            found.append(Effect(id_, order, pile.timestamp, False, parts, fixed=frozenset({thing.id})))
    return found


def pluses(kind: str, number: int) -> Get:
    """What so many counters of the kind add."""
    power, toughness = (Signed(half[0], Number(int(half[1:]) * number)) for half in kind.split("/"))
    return Get(power, toughness)


def parts_of(modifications: tuple[Modification, ...], clause: int, cda: bool) -> list[Part]:
    """Each modification's parts (613.1a–g, 613.4a–d)."""
    parts = []
    for modification in modifications:
        layers = layers_of(modification, cda)
        parts += [Part(layer, clause, modification) for layer in layers]
    return parts


def layers_of(modification: Modification, cda: bool) -> list[Layer]:
    """The layers that a modification is applied in."""
    set_pt = Layer.CDA_PT if cda else Layer.SET_PT
    match modification:
        case BecomeCopy():
            return [Layer.COPY]
        case Control():
            return [Layer.CONTROL]
        case ChangeWords():
            return [Layer.TEXT]
        case NotBe():
            return [Layer.TYPE]
        case Have() | Lose() | CantHave():
            return [Layer.ABILITY]
        case LoseAll(what=what):
            return layers_of_loss(what)
        case HavePT():
            return [set_pt]
        case Get():
            return [Layer.MODIFY_PT]
        case Switch():
            return [Layer.SWITCH_PT]
        case RuleToo():
            return []
        case Be():
            wanted = [
                (Layer.TYPE, bool(modification.types or modification.subtypes or modification.supertypes)),
                (Layer.COLOR, modification.colors is not None),
                (Layer.ABILITY, bool(modification.abilities)),
                (set_pt, modification.power is not None or modification.toughness is not None),
            ]
            return [layer for layer, is_there in wanted if is_there]
    raise NotImplementedError(modification)


def layers_of_loss(what: tuple[str, ...]) -> list[Layer]:
    """Abilities go in 6, colors in 5, types and subtypes in 4."""
    layers = []
    if any(word.endswith("types") for word in what):
        layers.append(Layer.TYPE)
    if "colors" in what:
        layers.append(Layer.COLOR)
    if "abilities" in what:
        layers.append(Layer.ABILITY)
    return layers
