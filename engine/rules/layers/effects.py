"""The continuous effects that exist: from static abilities, from what resolved, from counters (611.2, 611.3, 122.1)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engine.kept import kept_by_identity
from engine.model import Layer, ObjectId, PlayerId, Timestamp
from engine.operations import AddAbilities, AffectRules, ModifyPT, Operation, Parts, TurnFaceDown
from engine.rules.functioning import functions, says_it_functions
from engine.rules.layers.cda import is_characteristic_defining, spelled_out
from engine.rules.layers.copying import with_exceptions
from engine.rules.layers.footprint import NOTHING, Aspects, reads, reads_working, writes
from engine.rules.layers.parts import Words, parts_of
from engine.rules.layers.untold import is_performed
from engine.sheet import EffectId, Held
from engine.state import Counters, GameObject, ResolvedEffect, State
from engine.vocabulary.ability import Clause, Keyword, RuleStatic, Static
from engine.vocabulary.condition import Condition, Is
from engine.vocabulary.gamerule import PlayerHas
from engine.vocabulary.instruction import Continuous
from engine.vocabulary.modification import BecomeCopy
from engine.vocabulary.subject import It, Subject
from engine.vocabulary.tree import nodes
from engine.words import KEYWORD_COUNTERS

Order = tuple[Timestamp, int, Timestamp, int]


@dataclass(frozen=True, slots=True)
class EffectClause:
    """One statement of an effect: its subjects, its condition, and what it does by layer."""

    subjects: tuple[Subject, ...]
    condition: Condition | None
    by_layer: Mapping[Layer, tuple[Operation, ...]]
    selecting: Aspects = frozenset()  # what finding its objects looks at
    working: Mapping[Layer, Aspects] = field(default_factory=dict)  # what working its operations out looks at
    writing: Mapping[Layer, Aspects] = field(default_factory=dict)

    def of_layers(self, layers: tuple[Layer, ...]) -> tuple[Operation, ...]:
        """What it does in these layers, in order."""
        if len(layers) == 1:
            return self.by_layer.get(layers[0], ())
        return tuple(o for layer in layers for o in self.by_layer.get(layer, ()))


def effect_clause(
    subjects: tuple[Subject, ...], condition: Condition | None, by_layer: Mapping[Layer, tuple[Operation, ...]]
) -> EffectClause:
    """A clause with its footprint."""
    return EffectClause(
        subjects,
        condition,
        by_layer,
        reads(subjects) | reads(condition),
        {layer: reads_working(operations) for layer, operations in by_layer.items()},
        {layer: writes(operations) for layer, operations in by_layer.items()},
    )


@dataclass(frozen=True, slots=True)
class Effect:
    """A continuous effect as gathered at one point of the computation.

    - `order`: its place in timestamp order (613.7): the timestamp (613.7a–c), then own before granted, then the object's,
      then text order.
    - `ability`: the ability it is from, None for resolved effects and counters. `controller` None: whoever controls the source now.
    - `objects`: the set fixed at birth (611.2c), or None: what its text indicates at any moment (611.3a).
    """

    id: EffectId
    order: Order
    clauses: tuple[EffectClause, ...]
    layers: frozenset[Layer]
    says: Static | Continuous | RuleStatic | str
    source: ObjectId | None
    ability: Held | None = None
    cda: bool = False
    controller: PlayerId | None = None
    objects: frozenset[ObjectId] | None = None
    chosen: Mapping[str, str] | None = None
    values: Mapping[str, int] | None = None

    def writes(self, layer: Layer) -> Aspects:
        """What it can change in that layer."""
        if len(self.clauses) == 1:
            return self.clauses[0].writing.get(layer, NOTHING)
        return NOTHING.union(*(c.writing.get(layer, NOTHING) for c in self.clauses))

    @property
    def timestamp(self) -> Timestamp:
        """When it arrived (613.7)."""
        return self.order[0]

    def parts(self) -> Parts:
        """What it does, by layer, all clauses together."""
        return tuple(
            (layer, tuple(o for c in self.clauses for o in c.by_layer.get(layer, ()))) for layer in Layer if layer in self.layers
        )


@kept_by_identity()
def effects_of(object_: GameObject, abilities: tuple[Held, ...]) -> tuple[Effect, ...]:
    """The effects of the static abilities that an object has now (611.3)."""
    found = (of_ability(object_, held, position) for position, held in enumerate(abilities))
    return tuple(e for e in found if e is not None)


def of_ability(object_: GameObject, held: Held, position: int) -> Effect | None:
    """The effect of one static ability, or None if it generates none here and now (113.6, 604.2)."""
    ability = held.ability
    if not isinstance(ability, Static | RuleStatic | Keyword):
        return None
    if isinstance(ability, RuleStatic):
        return _rule_effect(object_, held, ability, position) if functions(object_) else None
    static = spelled_out(ability) if isinstance(ability, Keyword) else ability
    if static is None:
        return None
    cda = is_characteristic_defining(static, held.provenance)
    if not (cda or functions(object_) or says_it_functions(static, object_)):
        return None
    clauses = _clauses(static, cda=cda, chosen=_words(object_.chosen))
    if not clauses:
        return None  # told by `untold`
    return Effect(
        id=EffectId(object_.id, held.provenance),
        order=_order(object_, held, position),
        clauses=clauses,
        layers=_layers(clauses),
        says=static,
        source=object_.id,
        ability=held,
        cda=cda,
    )


def _rule_effect(object_: GameObject, held: Held, ability: RuleStatic, position: int) -> Effect:
    """An effect on players or on the rules of the game: applied after all layers (613.10, 613.11)."""
    layer = Layer.PLAYERS if isinstance(ability.statement, PlayerHas) else Layer.RULES
    spoken = getattr(ability.statement, "subject", getattr(ability.statement, "what", None))
    subjects = (spoken,) if isinstance(spoken, Subject) else ()
    clause = effect_clause(subjects, ability.condition, {layer: (AffectRules(ability.statement),)})
    return Effect(
        id=EffectId(object_.id, held.provenance),
        order=_order(object_, held, position),
        clauses=(clause,),
        layers=frozenset({layer}),
        says=ability,
        source=object_.id,
        ability=held,
    )


def _order(object_: GameObject, held: Held, position: int) -> Order:
    """The object's timestamp or that of the effect that gave the ability, whichever is later (613.7a).

    When the object's is newer than that of the grant, both of its abilities share it and keep their relative order: own ones first.
    """
    since = held.since
    if since is None:
        return (object_.timestamp, 0, object_.timestamp, position)
    return (max(object_.timestamp, since), 1, object_.timestamp, position)


@kept_by_identity()
def _clauses(static: Static, *, cda: bool, chosen: Words) -> tuple[EffectClause, ...]:
    """The clauses of a static ability."""
    done = _joined(static.clauses) if is_performed(static) else []
    return tuple(_clause(c, cda=cda, chosen=chosen) for c in done)


def _joined(clauses: tuple[Clause, ...]) -> list[Clause]:
    """The clauses with each "and it loses all other abilities" made one with the statement that it goes on (608.2c)."""
    joined: list[Clause] = []
    for clause in clauses:
        before = joined[-1] if joined else None
        if before is not None and isinstance(clause.subject, It) and clause.condition is None and not clause.also:
            joined[-1] = replace(before, modifications=(*before.modifications, *clause.modifications))
        elif before is not None and isinstance(clause.subject, It) and not isinstance(clause.condition, Is):
            joined.append(replace(clause, subject=before.subject))
        else:
            joined.append(clause)
    return joined


def _clause(clause: Clause, *, cda: bool, chosen: Words) -> EffectClause:
    parts = parts_of(clause.modifications, cda=cda, chosen=chosen)
    return effect_clause((_spoken_of(clause), *clause.also), clause.condition, dict(parts))


def _spoken_of(clause: Clause) -> Subject:
    """The subject, "it" being what the condition spoke of: "As long as enchanted permanent is a creature, it has flying"."""
    if not isinstance(clause.subject, It):
        return clause.subject
    return next((node.subject for node in nodes(clause.condition) if isinstance(node, Is)), clause.subject)


def _layers(clauses: tuple[EffectClause, ...]) -> frozenset[Layer]:
    return frozenset(layer for c in clauses for layer in c.by_layer)


def _words(chosen: Mapping[str, str]) -> Words:
    return Words(type=chosen.get("type"), color=chosen.get("color"), color_word=chosen.get("color word"))


def of_resolved(resolved: ResolvedEffect, state: State) -> Effect:
    """The effect that a resolving spell or ability created (611.2): its objects and values are fixed."""
    clause = _resolved_clause(resolved)
    return Effect(
        id=EffectId(None, resolved=resolved.number),
        order=(resolved.timestamp, 0, (0, 0), resolved.number),
        clauses=(clause,),
        layers=_layers((clause,)),
        says=resolved.instruction,
        source=resolved.source,
        controller=resolved.controller,
        objects=frozenset(o for o in resolved.objects if o in state.objects),
        chosen=_chosen(resolved),
        values=resolved.values,
    )


@kept_by_identity()
def _resolved_clause(resolved: ResolvedEffect) -> EffectClause:
    words = _words(_chosen(resolved))
    words = replace(words, replaced=tuple((before, after) for _, before, after in resolved.chosen if after))
    if resolved.copied is not None:
        copies = (m for m in resolved.instruction.modifications if isinstance(m, BecomeCopy))
        words = replace(words, copied=with_exceptions(resolved.copied, (e for m in copies for e in m.exceptions)))
    parts = parts_of(resolved.instruction.modifications, chosen=words)
    return effect_clause((resolved.instruction.subject,), None, dict(parts))


def _chosen(resolved: ResolvedEffect) -> dict[str, str]:
    return {what: first for what, first, _ in resolved.chosen}


FACE_DOWN = "face down"


def of_face_down(object_: GameObject) -> Effect:
    """What being face down makes of an object, in layer 1b (613.2b, 708.2)."""
    by_layer: dict[Layer, tuple[Operation, ...]] = {Layer.FACE_DOWN: (TurnFaceDown(),)}
    return _of_itself(object_, FACE_DOWN, object_.timestamp, by_layer)


def _of_itself(object_: GameObject, kind: str, timestamp: Timestamp, by_layer: Mapping[Layer, tuple[Operation, ...]]) -> Effect:
    """An effect that something about the object itself has on it, no ability of any object: its counters, its status."""
    return Effect(
        id=EffectId(object_.id, counter=kind),
        order=(timestamp, 0, object_.timestamp, 0),
        clauses=(effect_clause((), None, by_layer),),
        layers=frozenset(by_layer),
        says=kind,
        source=object_.id,
        controller=object_.controller,
        objects=frozenset({object_.id}),
    )


def _of_hone(object_: GameObject, counters: Counters) -> Effect:
    """A hone counter on an Equipment gives +1/+0 to the creature that it is attached to (122.1j)."""
    effect = _of_itself(object_, counters.kind, counters.timestamp, {Layer.MODIFY_PT: (ModifyPT((counters.number, 0)),)})
    return replace(effect, objects=frozenset({object_.attached_to} if object_.attached_to else ()))


def of_counters(object_: GameObject, counters: Counters) -> Effect | None:
    """What counters of one kind do: +X/+Y in 7c, a keyword in 6 (122.1a–b); None for kinds that change no characteristic."""
    if counters.kind == "hone":
        return _of_hone(object_, counters)
    pt = re.fullmatch(r"([+-]\d+)/([+-]\d+)", counters.kind)
    if pt:
        power, toughness = int(pt[1]) * counters.number, int(pt[2]) * counters.number
        by_layer: dict[Layer, tuple[Operation, ...]] = {Layer.MODIFY_PT: (ModifyPT((power, toughness)),)}
    elif counters.kind in KEYWORD_COUNTERS:
        by_layer = {Layer.ABILITY: (AddAbilities((Keyword(counters.kind),)),)}
    else:
        return None
    return _of_itself(object_, counters.kind, counters.timestamp, by_layer)
