"""106, 605: pools, and what a mana ability is."""

import pytest

from engine import compile_card, pool
from engine.game import Game
from engine.rules.context import Context
from engine.rules.costs.mana import add_mana, empty_pools, is_mana_ability, what_it_could_add, without_mana
from engine.rules.costs.spending import pays, ways_to_pay
from engine.rules.layers.layers import characteristics
from engine.total_cost import ManaCost
from engine.vocabulary.ability import Activated
from tests.engine.rules.playing import OPP, YOU, card, enter, play


def ability_of(name: str, cards=None, number: int = 0) -> Activated:
    return [a for a in compile_card((cards or pool())[name]).abilities if isinstance(a, Activated)][number]


def could_add(text: str, *board, chosen=None, line: str = "Creature") -> set[str] | None:
    state = play(*board, enter("Probe"), cards=card("Probe", line, text, power="1", toughness="1"))
    sheet = characteristics(state)["probe"]
    [ability] = [h.ability for h in sheet.abilities if isinstance(h.ability, Activated)]
    found = what_it_could_add(ability, Context(state, characteristics(state), "probe", YOU, chosen=chosen))
    return None if found is None else {"".join(letters) for letters in found}


def test_mana_goes_into_the_pool_in_the_order_of_the_symbols():
    game = add_mana(add_mana(Game(play()), YOU, "GR"), YOU, "WC")
    assert game.pools == {YOU: ("W", "R", "G", "C")}
    assert add_mana(game, OPP, ()).pools == game.pools
    assert without_mana(game, YOU, ("C", "R")).pools == {YOU: ("W", "G")}
    assert empty_pools(game).pools.get(YOU, ()) == ()


@pytest.mark.parametrize(
    "name, is_one",
    [
        ("Llanowar Elves", True),
        ("Cabal Coffers", True),
        ("Lion's Eye Diamond", True),  # 605.1: whatever timing restrictions it may have
        ("Chromatic Star", True),
        ("Selvala, Explorer Returned", False),  # it moves cards from libraries (605.1a)
        ("Mogg Fanatic", False),
        ("Jace, the Mind Sculptor", False),
    ],
)
def test_what_a_mana_ability_is(name: str, is_one: bool):
    assert is_mana_ability(ability_of(name)) is is_one


@pytest.mark.parametrize(
    "text",
    [
        "{T}: Add {G}. Target creature gets +1/+1 until end of turn.",  # 605.5a
        "{T}: Draw a card. Add {G}.",
        "{T}, Mill a card: Add {G}.",
        "[+1]: Add {R}{R}.",
    ],
)
def test_what_none_is(text: str):
    line = "Legendary Planeswalker — Chandra" if text.startswith("[") else "Artifact"
    assert not is_mana_ability(ability_of("Probe", card("Probe", line, text)))


def test_the_mana_of_a_mana_ability_is_each_that_its_controller_could_choose():
    assert could_add("{T}: Add {R} or {W}.") == {"R", "W"}
    assert could_add("{T}: Add {C}{C}.") == {"CC"}
    assert could_add("{T}: Add one mana of any color.") == {"W", "U", "B", "R", "G"}
    assert could_add("{T}: Add three mana of any one color.") == {"WWW", "UUU", "BBB", "RRR", "GGG"}
    assert len(could_add("{T}: Add two mana in any combination of colors.") or ()) == 15
    assert could_add("{T}: Add {B} for each Swamp you control.", enter("Swamp"), enter("Urborg, Tomb of Yawgmoth")) == {"BB"}
    assert could_add("{T}: Add {G} for each Elf you control.", enter("Llanowar Elves"), line="Creature — Elf") == {"GG"}
    assert could_add("{T}: Add {B} for each Swamp you control.") == {""}
    assert could_add("{T}: Add one mana of the chosen color.", chosen={"color": "U"}) == {"U"}


def test_mana_of_an_undefined_type_is_none():
    """106.5."""
    assert could_add("{T}: Add one mana of the chosen color.") == set()


def test_which_mana_pays_for_what():
    """107.4a–c, 118.3a: exactly, nothing left."""
    own = {letter: frozenset({letter, "generic"}) for letter in "WUBRGC"}
    cost = ManaCost(generic=1, R=1)
    assert [pays(mana, cost, own) for mana in ("RG", "RR", "GC", "R", "RGG", "")] == [True, True, False, False, False, False]
    assert list(ways_to_pay(tuple("RRGC"), cost, own)) == [("R", "R"), ("R", "G"), ("R", "C")]
    assert list(ways_to_pay((), ManaCost(), own)) == [()]


def test_what_the_engine_cannot_tell_is_not_guessed():
    assert could_add("{T}: Add one mana of any color that a land an opponent controls could produce.") is None
