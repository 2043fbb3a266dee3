"""Boards by chance: few words, so that effects meet; no card is real, each shape of the rules is."""

from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import strategies as st

from engine.card import Card, colors_of
from engine.model import CardType, Supertype, Zone
from engine.rules.layers.layers import copiable_values
from engine.state import Counters, GameObject, Player, ResolvedEffect, State
from engine.vocabulary.instruction import Continuous, Duration
from engine.vocabulary.modification import BecomeCopy, ChangeWords, Control, Modification, Switch
from engine.vocabulary.quality import Who
from engine.vocabulary.subject import It
from tests.engine.twin.statements import CREATURE_TYPES, definitions, modifications, sensible, statics

TYPE_LINES: list[tuple[tuple[CardType, ...], list[tuple[str, ...]]]] = [
    ((CardType.CREATURE,), [("Goblin",), ("Zombie",), ("Elf",), ("Goblin", "Elf")]),
    ((CardType.LAND,), [("Forest",), ("Swamp",), ("Cave",), ("Forest", "Swamp"), ()]),
    ((CardType.ENCHANTMENT,), [(), ("Aura",), ("Aura",)]),
    ((CardType.ARTIFACT,), [(), ("Equipment",)]),
    ((CardType.ARTIFACT, CardType.CREATURE), [("Goblin",), ("Elf",)]),
    ((CardType.ENCHANTMENT, CardType.CREATURE), [("Zombie",), ()]),
    ((CardType.LAND, CardType.CREATURE), [("Forest", "Elf")]),
    ((CardType.KINDRED, CardType.ENCHANTMENT), [("Elf",)]),
]
CREATURES = [line for line in TYPE_LINES if CardType.CREATURE in line[0]]
THEMES = ["types", "lands", "colors", "abilities", "numbers", "control", "words", "any"]
COSTS = [None, "{0}", "{G}", "{1}{B}", "{3}{W}", "{2}{W}{B}"]
COUNTERS = ["", "", "", "", "+1/+1", "-1/-1", "+1/+0", "flying", "charge"]
KINDS = ["static"] * 10 + ["spell"] * 4 + ["definition"] * 2 + ["copy"]
PLAYERS = ["you", "you", "opp"]


def boards(theme: str = "") -> st.SearchStrategy[State]:
    """Positions of 2 to 8 objects and 1 to 7 effects, most of them about the theme; about any if none is said.

    Each is grown from a number, which is quicker than to draw it piece by piece and gives boards less alike; `reducing.smallest`
    does what shrinking would.
    """
    return st.builds(grown, st.integers(0, 2**64 - 1), st.just(theme))


def grown(seed: int, theme: str) -> State:
    """The board of that number."""
    chance = Random(seed)
    theme = theme or chance.choice(THEMES)
    names = [f"o{i}" for i in range(chance.randint(2, 8))]
    kinds = [chance.choice(KINDS) for _ in range(chance.choice([1, 2, 3, 4, 4, 5, 5, 6, 7]))]
    whens = slots(chance, 2 * len(names) + len(kinds))
    owned: dict[str, list[Any]] = {name: [] for name in names}
    effects = []
    for kind in kinds:
        if kind == "spell":
            effects.append(spell(chance, theme, names, len(effects) + 1, whens.pop()))
        elif kind != "copy":
            ability = statics(chance, theme) if kind == "static" else definitions(chance, theme)
            owned[chance.choice(names)].append(ability)
    objects = [thing(chance, names, name, (whens.pop(), whens.pop()), owned[name]) for name in names]
    state = State((Player("you"), Player("opp")), {o.id: o for o in objects}, tuple(effects), 99)
    for _ in range(kinds.count("copy")):
        state = replace(state, effects=(*state.effects, copies(chance, state, whens.pop())))
    return state


def slots(chance: Random, number: int) -> list[tuple[int, int]]:
    """So many timestamps, in any order, pairs of them received at once (613.7m)."""
    return [(1 + t // 2, t % 2) for t in shuffled(chance, range(number))]


def shuffled(chance: Random, values: Any) -> list[Any]:
    """The values in an order by chance."""
    return chance.sample(list(values), len(values))


def card(chance: Random, name: str, lines: list[Any]) -> Card:
    """A card's face, with one of those type lines."""
    types, subtypes = chance.choice(lines)
    creature = CardType.CREATURE in types
    cost = None if CardType.LAND in types else chance.choice(COSTS)
    return Card(
        name=name,
        mana_cost=cost,
        supertypes=frozenset(chance.choice([(), (), (Supertype.BASIC,), (Supertype.LEGENDARY,)])),
        types=frozenset(types),
        subtypes=chance.choice(subtypes),
        colors=colors_of(cost),
        power=str(chance.randint(0, 4)) if creature else None,
        toughness=str(chance.randint(0, 4)) if creature else None,
    )


def thing(chance: Random, names: list[str], name: str, whens: tuple[Any, Any], abilities: list[Any]) -> GameObject:
    """An object with the abilities that fell to it. The last may be a creature card in a graveyard: nothing is attached to it."""
    player, hosts = chance.choice(PLAYERS), [other for other in names[:-1] if other != name]
    buried = name == names[-1] and len(names) > 2 and chance.random() < 0.25
    kind = "" if buried else chance.choice(COUNTERS)
    number = 1 if kind == "flying" else chance.randint(1, 2)
    chosen = {"type": chance.choice(CREATURE_TYPES), "color": chance.choice(["W", "B", "G"])}
    chosen["color word"] = chance.choice(["white", "black", "green"])
    return GameObject(
        id=name,
        card=card(chance, name, CREATURES if buried else TYPE_LINES),
        owner=player,
        controller=player,
        zone=Zone.GRAVEYARD if buried else Zone.BATTLEFIELD,
        timestamp=whens[0],
        attached_to=chance.choice(hosts) if hosts and not buried else None,
        chosen=chosen,
        counters=(Counters(kind, number, whens[1]),) if kind else (),
        token=chance.random() < 0.15,
        abilities=tuple(abilities),
    )


def spell(chance: Random, theme: str, names: list[str], number: int, when: tuple[int, int]) -> ResolvedEffect:
    """A continuous effect of something that resolved, on a fixed set, its X fixed (611.2c, 611.2d)."""
    what = said(chance, theme)
    chosen = [("color word", *shuffled(chance, ["black", "green", "white"])[:2])]
    chosen += [("creature type", *shuffled(chance, CREATURE_TYPES)[:2]), ("basic land type", "Forest", "Swamp")]
    return ResolvedEffect(
        number=number,
        instruction=Continuous(It("it"), sensible(what), Duration.END_OF_TURN),
        objects=frozenset(chance.choice(names[:-1]) for _ in range(chance.choice([1, 1, 2, 3]))),
        controller=chance.choice(PLAYERS),
        timestamp=when,
        source_card="a spell",
        values={"X": chance.randint(0, 4)},
        chosen=tuple(c for c in chosen if any(isinstance(m, ChangeWords) and c[0] in m.kinds for m in what)),
    )


def said(chance: Random, theme: str) -> list[Modification]:
    """What the spell said."""
    if theme != "words" and chance.random() < 0.7:
        return [modifications(chance, theme, nested=True, live=False) for _ in range(chance.choice([1, 1, 2]))]
    kinds = ["color word"] * (8 if theme == "words" else 1) + ["creature type", "basic land type"]
    return [chance.choice([Switch(), Control(Who.YOU), *(ChangeWords((kind,)) for kind in kinds)])]


def copies(chance: Random, state: State, when: tuple[int, int]) -> ResolvedEffect:
    """ "Target permanent becomes a copy of target permanent": the values are taken as it begins (707.2b)."""
    permanents = [id_ for id_, thing in state.objects.items() if thing.zone is Zone.BATTLEFIELD]
    target, of = (chance.choice(permanents) for _ in range(2))
    return ResolvedEffect(
        number=len(state.effects) + 1,
        instruction=Continuous(It("it"), (BecomeCopy(It("it")),), Duration.END_OF_TURN),
        objects=frozenset({target}),
        controller="you",
        timestamp=when,
        source_card="a spell",
        copied=copiable_values(state, of),
    )
