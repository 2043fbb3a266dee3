"""The cards that questions are drawn from: those of the pool that are understood whole and that do nothing by themselves that a
question would not tell of, sorted by what their compiled text does. None is chosen by its name."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import Enum
from functools import cache

from engine import Card, compile_card, layers_of, pool, say
from engine.model import PERMANENT_TYPES, CardType, Layer, Zone
from engine.vocabulary import ability as a
from engine.vocabulary.ability import Ability
from engine.vocabulary.amount import Count, CountKinds, LifeOf, Variable
from engine.vocabulary.cost import Discard, Mana, Tap
from engine.vocabulary.instruction import Continuous, Draw
from engine.vocabulary.modification import COLOR_OF_CHOICE, EVERY_BASIC_LAND_TYPE, TYPE_OF_CHOICE, Be, Get, NotBe
from engine.vocabulary.quality import Filter, Noun
from engine.vocabulary.subject import Group, Groups, Target, This
from engine.vocabulary.tree import nodes, said
from engine.vocabulary.trigger import Event, StepBegins
from engine.words import BASIC_LAND_TYPES

# What a question never lets happen, so that what triggers on it stays quiet.
_NEVER = frozenset({"dies", "attacks", "blocks", "leaves the battlefield", "is turned face up", "deals combat damage to a player"})
_QUIET = (a.Keyword, a.Static, a.RuleStatic, a.Activated, a.EntersTapped)


class How(Enum):
    """By what a continuous effect comes to be."""

    STATIC = "a permanent's static ability"
    ATTACHED = "a static ability of an Aura or an Equipment, about what it is attached to"
    SPELL = "a spell, with one target"
    USED = "an activated ability"


@dataclass(frozen=True, slots=True, eq=False)
class Source:
    """One thing in the supply that makes continuous effects: a card and, if it is an activated ability, which (from 1)."""

    card: Card
    how: How
    layers: frozenset[Layer]
    tree: tuple[Ability, ...]
    number: int = 0
    hosts: tuple[CardType | str | Noun, ...] = ()  # what it must be attached to, or what it targets
    itself: bool = False  # an ability about the permanent that it is on

    def takes(self, card: Card) -> bool:
        """Whether it may be attached to, or target, a permanent that is as this card prints it."""
        return Noun.PERMANENT in self.hosts or any(noun in card.types for noun in self.hosts)

    def about(self, words: AbstractSet[str]) -> bool:
        """Whether it says one of these types or nouns."""
        return not _words(self).isdisjoint(words)

    def meets(self, other: "Source") -> bool:
        """Whether one makes things what the other looks for, as far as their words tell."""
        (mine, made), (theirs, made_there) = _looked_for_and_made(self), _looked_for_and_made(other)
        return not (mine.isdisjoint(made_there) and theirs.isdisjoint(made))

    @property
    def chooses(self) -> str:
        """What is chosen as the spell or ability resolves: "type" or "color"; nothing if nothing is."""
        words = _words(self)
        return "color" if COLOR_OF_CHOICE in words else "type" if TYPE_OF_CHOICE in words else ""


@cache
def _looked_for_and_made(source: Source) -> tuple[frozenset[str], frozenset[str]]:
    """The types that its static abilities look for in groups and conditions, and those that they give or take."""
    clauses = [clause for ability in source.tree if isinstance(ability, a.Static) for clause in ability.clauses]
    groups = [clause.subject for clause in clauses if isinstance(clause.subject, Group | Groups)]
    looked_for = nodes((tuple(groups), tuple(clause.condition for clause in clauses)))
    done = [node for clause in clauses for node in clause.modifications]
    made = [word for node in done if isinstance(node, Be | NotBe) for word in (*node.types, *getattr(node, "subtypes", ()))]
    made += BASIC_LAND_TYPES if EVERY_BASIC_LAND_TYPE in made else ()
    return frozenset(word for word in looked_for if isinstance(word, str)), frozenset(made)


@cache
def _words(source: Source) -> frozenset[str]:
    return frozenset(node for node in nodes(source.tree) if isinstance(node, str))


_CHOICES = {"a creature type": "type", "a color": "color"}


def choice_of(card: Card) -> str:
    """What is chosen as a permanent enters: "type" or "color"; nothing if nothing is (614.12a)."""
    return next((_CHOICES[x.what] for x in compile_card(card).abilities if isinstance(x, a.EntersChoosing)), "")


@cache
def quiet_cards() -> tuple[Card, ...]:
    """The cards understood whole of which nothing happens that a question does not say, by name."""
    return tuple(card for name, card in sorted(pool().items()) if " // " not in name and _is_quiet(card))


def _is_quiet(card: Card) -> bool:
    compiled = compile_card(card)
    return compiled.understood and all(map(_stays_quiet, compiled.abilities)) and not _hidden(compiled.abilities)


def _stays_quiet(ability: Ability) -> bool:
    match ability:
        case a.Triggered(trigger, instructions):
            drawing = all(isinstance(i, Draw) for i in instructions)
            return drawing or all(isinstance(e, StepBegins) or (isinstance(e, Event) and e.verb in _NEVER) for e in trigger.events)
        case a.Spell(instructions):
            return all(isinstance(i, Continuous | Draw) for i in instructions)
        case a.EntersChoosing(what):
            return what in _CHOICES
        case _:
            return isinstance(ability, _QUIET)


def _hidden(tree: object) -> bool:
    """Whether it counts what the question does not show: cards in hands, life, X."""
    for node in nodes(tree):
        match node:
            case LifeOf():
                return True
            case Count(of=Filter(zones=zones)) | CountKinds(among=Filter(zones=zones)) if set(zones) - {Zone.BATTLEFIELD}:
                return True
            case Get(power=power, where=None) if any(isinstance(n, Variable) for n in nodes(power)):
                return True
            case _:
                pass
    return False


@cache
def creatures() -> tuple[Card, ...]:
    """The creature cards among them that anything may be attached to and target, and that are not creatures only at times."""
    cards = (card for card in quiet_cards() if CardType.CREATURE in card.types)
    return tuple(card for card in cards if not any(map(_is_aloof, nodes(compile_card(card).abilities))))


def _is_aloof(node: object) -> bool:
    return isinstance(node, NotBe) or (isinstance(node, a.Keyword) and node.name in {"protection", "hexproof", "shroud", "ward"})


@cache
def sources() -> tuple[Source, ...]:
    """Everything in the supply that makes a continuous effect on characteristics."""
    return tuple(source for card in quiet_cards() for source in _sources(card) if source.layers)


def _sources(card: Card) -> Iterator[Source]:
    abilities = compile_card(card).abilities
    static = tuple(x for x in abilities if isinstance(x, a.Static))
    spell = tuple(x for x in abilities if isinstance(x, a.Spell))
    if spell and not card.types & PERMANENT_TYPES:
        targets = [n for n in nodes(spell) if isinstance(n, Target)]
        if len(targets) == 1 and targets[0].count is None:
            yield Source(card, How.SPELL, layers_of(spell), spell, hosts=targets[0].filter.nouns)
    elif static and "Curse" not in card.subtypes:
        hosts = next((_nouns(x.quality) for x in abilities if isinstance(x, a.Keyword) and x.name == "enchant"), ())
        hosts = (CardType.CREATURE,) if "Equipment" in card.subtypes else hosts
        yield Source(card, How.ATTACHED if hosts else How.STATIC, layers_of(static), static, hosts=hosts)
    used = [x for x in abilities if isinstance(x, a.Activated | a.Triggered)]
    for number, ability in enumerate(used, 1):
        if isinstance(ability, a.Activated) and _is_free_to_use(ability):
            yield from _used(card, ability, number)


def _is_free_to_use(ability: a.Activated) -> bool:
    """Whether it can be activated at any time, for what changes nothing that a question shows."""
    paid = all(isinstance(part, Mana | Tap | Discard) for part in ability.cost)
    return paid and not (ability.loyalty or ability.restrictions or ability.only_if)


def _used(card: Card, ability: a.Activated, number: int) -> Iterator[Source]:
    if not all(isinstance(i, Continuous) and i.condition is None for i in ability.instructions):
        return
    targets = [n for n in said(ability.instructions) if isinstance(n, Target)]
    itself = any(isinstance(i.subject, This) for i in ability.instructions if isinstance(i, Continuous))
    if len(targets) <= 1 and bool(targets) is not itself:
        yield Source(card, How.USED, layers_of((ability,)), (ability,), number, targets[0].filter.nouns if targets else (), itself)


def _nouns(what: object) -> tuple[CardType | str | Noun, ...]:
    """What an Aura may be attached to: "enchant creature", "enchant creature, land, or planeswalker" (702.5)."""
    if isinstance(what, Filter):
        return what.nouns
    return (what,) if isinstance(what, CardType | Noun) else ()


@cache
def harmless() -> frozenset[str]:
    """What spells of the supply also say, and changes nothing that a question shows: "Draw a card."."""
    spells = (x for card in quiet_cards() for x in compile_card(card).abilities if isinstance(x, a.Spell))
    return frozenset(say(spell) for spell in spells if all(isinstance(i, Draw) for i in spell.instructions))
