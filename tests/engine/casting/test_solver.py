"""601.2g–h: whether a cost can be paid at all, held against trying everything."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Card
from engine.choices import Activate
from engine.game import Announced, Game
from engine.illegal import Reason
from engine.model import Zone
from engine.rules.costs.assignment import cheapest
from engine.rules.costs.costs import total_cost
from engine.rules.costs.solver import affordable_times, affordable_x, can_pay, payable
from tests.engine.casting import brute
from tests.engine.casting.brute import Thing
from tests.engine.casting.positions import activating, announce, casting, here, in_time, proposed_item
from tests.engine.casting.table import opening, played
from tests.engine.rules.playing import OPP, YOU, card, enter

INVENTED: dict[str, Card] = {
    **card("Dual", "Land", "{T}: Add {R} or {W}."),
    **card("Ring", "Artifact", "{T}: Add {C}{C}."),
    **card("Confluence", "Land", "{T}, Pay 1 life: Add one mana of any color."),
    **card("Petal", "Artifact", "{T}, Sacrifice this artifact: Add one mana of any color."),
    **card("Spawn", "Creature — Eldrazi", "Sacrifice this creature: Add {C}.", power="0", toughness="1"),
    **card("Crystal", "Artifact", "{T}: Add three mana of any one color."),
    **card("Signet", "Artifact", "{1}, {T}: Add {W}{U}."),
    **card("Altar", "Artifact", "Sacrifice a creature: Add {C}{C}."),
    **card("Drum", "Artifact", "{T}, Tap an untapped creature you control: Add one mana of any color."),
    **card("Ogre", "Creature — Ogre", "Pay 3 life: Add {R}.", power="2", toughness="2"),
}


def could(game: Game) -> bool:
    item = proposed_item(game)
    return can_pay(game, total_cost(game, item), item)


def spell(cost: str, *board, text: str = "Draw a card.", pool: str = "", **more) -> Game:
    cards = {**INVENTED, **card("Spell", "Sorcery", text, mana_cost=cost)}
    return in_time(casting("Spell", *board, cards=cards, **more), pool)


@pytest.mark.parametrize(
    "cost, names, possible",
    [
        ("{1}{G}", ["Forest", "Mountain"], True),
        ("{R}{G}", ["Forest", "Forest"], False),
        ("{R}{W}", ["Dual", "Mountain"], True),
        ("{W}{W}", ["Dual", "Mountain"], False),
        ("{G}{U}", ["Rattleclaw Mystic", "Llanowar Elves"], True),
        ("{C}{C}", ["Ring"], True),
        ("{1}{C}{C}", ["Ring"], False),
        ("{W}{W}{W}", ["Crystal"], True),
        ("{W}{U}{B}", ["Crystal"], False),
        ("{W}{W}{U}", ["Crystal", "Island"], True),
        ("{W}{U}", ["Signet", "Forest"], True),
        ("{W}{U}", ["Signet"], False),  # it can't pay for itself
        ("{W}{U}{1}", ["Signet", "Signet"], False),
        ("{W}{U}{1}", ["Signet", "Signet", "Forest"], True),
        ("{C}{C}", ["Altar", "Grizzly Bears"], True),
        ("{4}", ["Altar", "Grizzly Bears", "Hill Giant"], True),
        ("{4}", ["Altar", "Grizzly Bears", "Forest"], False),
        ("{R}", ["Drum", "Grizzly Bears"], True),
        ("{R}", ["Drum"], False),
        ("{G}{G}", ["Drum", "Llanowar Elves"], False),
        ("{R}{R}{R}", ["Ogre"], True),
        ("{B}", ["Chromatic Star", "Plains"], True),
        ("{B}", ["Chromatic Star"], False),
        ("{B}{B}{B}", ["Cabal Coffers", "Swamp", "Swamp", "Swamp"], True),
        ("{B}{B}{B}{B}{B}", ["Cabal Coffers", "Swamp", "Swamp", "Swamp"], False),
        ("{3}", ["Lion's Eye Diamond"], False),  # only as an instant (602.5e)
        ("{0}", [], True),
    ],
)
def test_with_mana_abilities(cost: str, names: list[str], possible: bool):
    board = [enter(name, id=f"{n}") for n, name in enumerate(names)]
    assert could(spell(cost, *board)) is possible


def test_sick_tapped_and_foreign_sources_do_not_count():
    elves = spell("{G}", enter("Llanowar Elves"))
    assert could(elves)
    assert not could(replace(elves, here={}))
    assert not could(spell("{G}", enter("Llanowar Elves", tapped=True)))
    assert not could(spell("{G}", enter("Forest", OPP)))


def test_once_mana_abilities_are_over_only_the_pool_counts():
    game = spell("{G}", enter("Forest"))
    over = replace(game, proposal=replace(game.proposal, mana_over=True))
    assert not could(over)
    assert could(replace(over, pools={YOU: ("G",)}))


def test_a_land_may_be_tapped_for_mana_and_then_be_sacrificed():
    game = in_time(casting("Harrow", enter("Forest", id="a"), enter("Forest", id="b"), enter("Forest", id="c")))
    assert could(game)
    assert not could(in_time(casting("Harrow", enter("Llanowar Elves"), enter("Elvish Harbinger"), enter("Rattleclaw Mystic"))))


def test_what_is_sacrificed_for_mana_can_not_be_sacrificed_for_the_cost():
    text = "As an additional cost to cast this spell, sacrifice an artifact.\nDraw a card."
    assert not could(spell("{B}", enter("Petal"), text=text))
    assert could(spell("{B}", enter("Petal"), enter("Ring"), text=text))


def test_the_source_of_an_ability_with_a_tap_symbol_pays_no_mana_for_it():
    probe = {**INVENTED, **card("Probe", "Artifact", "{T}: Add {C}.\n{1}, {T}: Draw a card.")}
    assert not could(in_time(activating("probe", enter("Probe"), number=2, cards=probe)))
    assert could(in_time(activating("probe", enter("Probe"), enter("Forest"), number=2, cards=probe)))


def test_a_creature_is_sacrificed_or_tapped_for_mana_or_taps_for_convoke():
    """What is sacrificed for mana is gone when convoke could tap it (601.2g–h)."""
    text = "Convoke\nDraw a card."
    assert could(spell("{1}", enter("Spawn"), text=text))
    assert not could(spell("{2}", enter("Spawn"), text=text))
    assert could(spell("{3}", enter("Spawn"), enter("Grizzly Bears"), enter("Forest"), text=text))
    golem = card("Golem", "Artifact Creature", "{T}: Add {C}{C}.", power="1", toughness="1")
    convoked = card("Convoked", "Sorcery", text, mana_cost="{3}")
    for others, possible in (((), False), ((enter("Grizzly Bears"),), True)):
        assert could(in_time(casting("Convoked", enter("Golem"), *others, cards={**golem, **convoked}))) is possible


def test_what_is_untapped_as_a_cost_may_be_tapped_for_mana_first():
    """107.6, 601.2g."""
    text = "{T}: Add {C}.\n{1}, {Q}: Draw a card.\n{2}, {Q}: Draw two cards."
    probe = card("Probe", "Artifact Creature", text, power="1", toughness="1")
    assert could(in_time(activating("probe", enter("Probe"), number=2, cards=probe)))
    assert not could(in_time(activating("probe", enter("Probe"), number=3, cards=probe)))
    assert could(in_time(activating("probe", enter("Probe", tapped=True), number=2, cards=probe), "C"))
    table = opening()
    setup = replace(table.setup, timeline=(enter("Probe"), here("Forest", Zone.LIBRARY)), cards=probe)
    play = played(replace(table, setup=setup), Activate("probe", 2), Activate("probe"))
    assert play.game.stack[-1].source == "probe"
    assert not play.game.state.objects["probe"].tapped
    sick = played(replace(table, setup=setup, new=frozenset({"probe"})), Activate("probe", 2))
    assert sick.steps[-1].refused[0].reason is Reason.SUMMONING_SICK


def test_the_alternative_cost_of_force_of_will():
    game = in_time(announce(casting("Force of Will", here("Cancel", Zone.HAND)), costing=1))
    assert could(game)
    assert not could(in_time(announce(casting("Force of Will", here("Murder", Zone.HAND)), costing=1)))
    dead = replace(game, state=replace(game.state, players=tuple(replace(p, life=0) for p in game.state.players)))
    assert not could(dead)


def test_as_announced_so_far():
    game = in_time(casting("Dismember", enter("Forest")))
    assert payable(game, proposed_item(game))  # {1} and 4 life
    assert not payable(game, replace(proposed_item(game), announced=Announced(symbols=("B",))))
    force = in_time(casting("Force of Will", here("Cancel", Zone.HAND)))
    assert payable(force, proposed_item(force))
    assert not payable(force, replace(proposed_item(force), announced=Announced(costing=0)))
    priest = {**card("Priest", "Creature — Cleric", mana_cost="{1}{W}"), **ORDER}
    game = in_time(casting("Priest", enter("Plain"), enter("Limited"), cards=priest))
    assert payable(game, proposed_item(game))  # {0}, if the limited one comes first


TEXT = "Cleric spells you cast cost {W} less to cast."
ORDER = {
    **card("Plain", "Enchantment", TEXT),
    **card("Limited", "Enchantment", f"{TEXT} This effect reduces only the amount of colored mana you pay."),
}


def test_the_greatest_x():
    lands = [enter("Mountain", id=f"m{n}") for n in range(5)]
    game = in_time(casting("Devil's Play", *lands, enter("Ring"), cards=INVENTED))
    assert affordable_x(game, proposed_item(game)) == 6
    nothing = in_time(casting("Devil's Play"))
    assert affordable_x(nothing, proposed_item(nothing)) == 0
    cheaper = in_time(casting("Devil's Play", *lands, enter("Goblin Electromancer")))
    assert affordable_x(cheaper, proposed_item(cheaper)) == 5
    two = card("Two", "Sorcery", "Draw X cards.", mana_cost="{X}{X}{R}")
    twice = in_time(casting("Two", *lands, cards=two))
    assert affordable_x(twice, proposed_item(twice)) == 2
    replay = in_time(casting("Devil's Play", *lands, from_=Zone.GRAVEYARD))
    assert affordable_x(replay, proposed_item(replay)) == 2


def test_how_often_a_multikicker_cost_can_be_paid():
    kick = card("Kick", "Sorcery", "Multikicker {1}{G}\nDraw a card.", mana_cost="{G}")
    game = in_time(casting("Kick", *(enter("Forest", id=f"f{n}") for n in range(6)), cards=kick))
    assert affordable_times(game, proposed_item(game)) == 2


def test_a_maze_of_mana_abilities_is_not_said_to_be_too_little():
    board = [*(enter("Signet", id=f"s{n}") for n in range(8)), *(enter("Forest", id=f"f{n}") for n in range(2))]
    assert could(spell("{W}{U}", *board))
    assert could(spell("{5}{W}{U}{U}", *board))


NUMBERS = st.dictionaries(st.sampled_from([("r", c) for c in "abcd"]), st.integers(0, 4))


@given(st.lists(NUMBERS, max_size=4))
def test_the_cheapest_way_is_found(edges: list[dict[tuple[str, str], int]]):
    ways = (some for some in product(*edges) if len(set(some)) == len(some))
    costs = [sum(edge[resource] for edge, resource in zip(edges, some, strict=True)) for some in ways]
    assert cheapest(edges) == min(costs, default=None)


def test_a_longer_way_round_may_be_cheaper():
    a, b, c, d = (("r", letter) for letter in "abcd")
    assert cheapest([{c: 0, a: 1, b: 3}, {d: 3, a: 0}, {c: 2, a: 1}]) == 4


# What is on the boards that both are asked about: the name of a card, and what the brute force knows of it.
THINGS = [
    ("Forest", Thing("Forest", ("G",))),
    ("Mountain", Thing("Mountain", ("R",))),
    ("Dual", Thing("Dual", ("R", "W"))),
    ("Confluence", Thing("Confluence", tuple("WUBRG"), life=1)),
    ("Ring", Thing("Ring", ("CC",))),
    ("Petal", Thing("Petal", sacrificed_for=tuple("WUBRG"), and_tapped=True)),
    ("Spawn", Thing("Spawn", sacrificed_for=("C",), creature="-")),
    ("Llanowar Elves", Thing("Llanowar Elves", ("G",), creature="G")),
    ("Crystal", Thing("Crystal", ("WWW", "UUU", "BBB", "RRR", "GGG"))),
    ("Goblin Piker", Thing("Goblin Piker", creature="R")),
    ("Inkmoth Nexus", Thing("Inkmoth Nexus", ("C",))),
]


@st.composite
def questions(draw: st.DrawFn) -> tuple[list[int], str, brute.Owed, int, int]:
    things = draw(st.lists(st.integers(0, len(THINGS) - 1), max_size=4))
    generic = draw(st.integers(0, 3))
    mana = str(generic) + "".join(draw(st.lists(st.sampled_from("RGWC"), max_size=3)))
    owed = brute.Owed(mana, draw(st.integers(0, 1)), draw(st.integers(0, 2)), draw(st.booleans()), draw(st.booleans()))
    return things, draw(st.sampled_from(["", "R", "GC"])), owed, draw(st.integers(0, 2)), draw(st.integers(0, 3))


@settings(max_examples=150, deadline=None)
@given(questions())
def test_it_agrees_with_trying_everything(question: tuple[list[int], str, brute.Owed, int, int]):
    things, pool, owed, graveyard, life = question
    text = "\n".join(
        [
            *(["Convoke"] if owed.convoke else []),
            *(["Delve"] if owed.delve else []),
            *(["As an additional cost to cast this spell, sacrifice a creature."] if owed.sacrifices else []),
            *([f"As an additional cost to cast this spell, pay {owed.life} life."] if owed.life else []),
            "Draw a card.",
        ]
    )
    cost = "".join(f"{{{s}}}" for s in owed.mana)
    board = [enter(THINGS[n][0], id=f"t{place}") for place, n in enumerate(things)]
    cards = [here("Murder", Zone.GRAVEYARD, id_=f"g{n}") for n in range(graveyard)]
    game = spell(cost, *board, *cards, text=text, pool=pool)
    game = replace(game, state=replace(game.state, players=tuple(replace(p, life=life) for p in game.state.players)))
    fed = owed.delve and owed.sacrifices  # a creature that is sacrificed can be delved: looked at as it is paid
    expected = brute.can_pay(brute.Board(tuple(THINGS[n][1] for n in things), life, pool, graveyard), owed)
    assert could(game) is expected or (fed and not expected)
