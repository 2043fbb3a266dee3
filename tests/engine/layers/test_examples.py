"""The examples printed in 613.4–613.9, with the outcomes that the rules print."""

import pytest

from engine.model import CardType, Color, Zone
from engine.vocabulary.amount import Count, Number
from engine.vocabulary.modification import Be, Control, Have, Lose, Switch
from engine.vocabulary.modification import HavePT as Sets
from engine.vocabulary.quality import Filter, IsColor, IsType, Not, Noun, Who
from engine.vocabulary.subject import Attached, This
from tests.engine.layers.table import (
    FLYING,
    HASTE,
    base,
    counter,
    creature,
    each,
    enchantment,
    plus,
    spell,
    static,
    table,
    thing,
)  # fmt: skip

ARTIFACT, CREATURE, LAND = CardType.ARTIFACT, CardType.CREATURE, CardType.LAND
ENCHANTED = Attached("enchanted", Noun.PERMANENT)


def test_613_4d_a_switch_is_applied_to_what_comes_after_it() -> None:
    """613.4d, first example: 1/3 with +0/+1 is 1/4; switched 4/1; +5/+0 makes it 4/6."""
    elf = creature("elf", at=1, pt=(1, 3))
    steps = [plus(0, 1), Switch(), plus(5, 0)]
    seen = [table(elf, spells=tuple(spell(i, "elf", s, at=2 + i) for i, s in enumerate(steps[:n])))["elf"].pt for n in range(4)]
    assert seen == [(1, 3), (1, 4), (4, 1), (4, 6)]


def test_613_4d_when_the_bonus_ends_first() -> None:
    """613.4d, second example: without the +0/+1 the switched creature is 3/1."""
    assert table(creature("elf", at=1, pt=(1, 3)), spells=(spell(1, "elf", Switch(), at=3),))["elf"].pt == (3, 1)


def test_613_4d_two_switches_cancel() -> None:
    """613.4d, third example: 1/4."""
    twice = (spell(1, "elf", plus(0, 1), at=2), spell(2, "elf", Switch(), at=3), spell(3, "elf", Switch(), at=4))
    assert table(creature("elf", at=1, pt=(1, 3)), spells=twice)["elf"].pt == (1, 4)


@pytest.mark.parametrize("colors, pt", [((), (2, 2)), (("W",), (3, 3)), (("W", "R"), (2, 2))])
def test_613_5_honor_of_the_pure(colors: tuple[str, ...], pt: tuple[int, int]) -> None:
    """613.5, first example: black 2/2; turned white 3/3; then red, 2/2 again."""
    honor = static(each(CREATURE, IsColor(Color.WHITE), controller=Who.YOU), plus(1, 1))
    turned = tuple(spell(i, "elf", Be(colors=(Color(c),)), at=3 + i) for i, c in enumerate(colors))
    board = table(enchantment("honor", honor, at=1), creature("elf", at=2, colors=[Color.BLACK]), spells=turned)
    assert board["elf"].pt == pt


def test_613_5_gray_ogre() -> None:
    """613.5, second example: counter 3/3, spell 7/7, enchantment 7/9, "becomes 0/1" 5/8."""
    ogre = creature("ogre", at=1, counters=counter("+1/+1", 2))
    big, small = spell(1, "ogre", plus(4, 4), at=3), spell(2, "ogre", base(0, 1), at=5)
    wall = enchantment("wall", static(each(CREATURE, controller=Who.YOU), plus(0, 2)), at=4)
    seen = [table(ogre), table(ogre, spells=(big,)), table(ogre, wall, spells=(big,)), table(ogre, wall, spells=(big, small))]
    assert [board["ogre"].pt for board in seen] == [(3, 3), (7, 7), (7, 9), (5, 8)]


def test_613_6_a_color_and_a_bonus() -> None:
    """613.6, first example: the color in layer 5, the bonus in 7c."""
    board = table(creature("elf", at=1), spells=(spell(1, "elf", plus(1, 1), Be(colors=(Color.BLUE,)), at=2),))
    assert (board.order("5"), board.order("7c")) == (["spell 1"], ["spell 1"])
    assert (board["elf"].colors, board["elf"].pt) == ({Color.BLUE}, (3, 3))


def test_613_6_act_of_treason() -> None:
    """613.6, second example: control in layer 2, haste in layer 6."""
    board = table(creature("elf", at=1, by="opp"), spells=(spell(1, "elf", Control(), Have((HASTE,)), at=2),))
    assert (board.order("2"), board.order("6")) == (["spell 1"], ["spell 1"])
    assert (board["elf"].controller, board.keywords("elf")) == ("you", ["haste"])


def test_613_6_noncreature_artifacts_become_creatures() -> None:
    """613.6, third example: 2/2 in 7b, those same permanents, though they are noncreature artifacts no more."""
    becomes = Be(types=(ARTIFACT, CREATURE), power=Number(2), toughness=Number(2))
    board = table(
        thing("relic", "Artifact", at=1),
        thing("golem", "Artifact Creature — Golem", at=2, pt=(5, 5)),
        enchantment("march", static(each(ARTIFACT, Not(IsType(CREATURE))), becomes), at=3),
    )
    assert (board["relic"].types, board["relic"].pt) == ({ARTIFACT, CREATURE}, (2, 2))
    assert board["golem"].pt == (5, 5)


def test_613_6_svogthos() -> None:
    """613.6, fourth example: 4/4; its own ability with ten creature cards in the graveyard: 11/11; the first again: 4/4. If a card
    leaves, it changes."""
    dead = Count(Filter((CREATURE,), zones=(Zone.GRAVEYARD,), owner=Who.YOU))
    quoted = static(This("creature"), Sets(dead, dead, "equal each"))
    animate = Be(types=(CREATURE,), still=(LAND,), power=Number(3), toughness=Number(3))
    own = Be(types=(CREATURE,), subtypes=("Plant", "Zombie"), colors=(Color.BLACK, Color.GREEN), abilities=(quoted,), still=(LAND,))
    spells = [spell(1, "svogthos", animate, at=20), spell(2, "svogthos", plus(1, 1), at=21), spell(3, "svogthos", own, at=22)]
    spells.append(spell(4, "svogthos", animate, at=23))
    graveyard = [creature(f"dead{n}", at=2 + n, zone=Zone.GRAVEYARD) for n in range(10)]
    land = thing("svogthos", "Land", at=1)

    def after(number: int, cards: int) -> object:
        return table(land, *graveyard[:cards], spells=tuple(spells[:number]))["svogthos"]

    assert [after(n, 10).pt for n in (2, 3, 4)] == [(4, 4), (11, 11), (4, 4)]
    assert after(3, 9).pt == (10, 10)
    assert (after(3, 10).colors, after(3, 10).types) == ({Color.BLACK, Color.GREEN}, {LAND, CREATURE})


def test_613_7a_rune_of_flight() -> None:
    """613.7a: the granted "has flying" shares the Rune's timestamp, later than the Hammer's: flying, and +10/+10."""
    hammer = static(Attached("equipped", CREATURE), plus(10, 10), Lose((FLYING,)))
    rune = static(ENCHANTED, Have((static(Attached("equipped", CREATURE), Have((FLYING,))),)))
    for hammer_again in (1, 5):
        board = table(
            creature("elf", at=2),
            thing("hammer", "Artifact — Equipment", hammer, at=hammer_again, attached_to="elf"),
            thing("rune", "Enchantment — Aura", rune, at=3, attached_to="hammer"),
        )
        assert (board.keywords("elf"), board["elf"].pt) == (["flying"], (12, 12))


def test_613_9_the_last_wins() -> None:
    """613.9, first example: Aura and Aura, and the same with a spell's effect for one of them."""
    has, loses = static(ENCHANTED, Have((FLYING,))), static(ENCHANTED, Lose((FLYING,)))
    elf = creature("elf", at=1)
    auras = table(elf, enchantment("a", has, at=2, attached_to="elf"), enchantment("b", loses, at=3, attached_to="elf"))
    spells = table(elf, enchantment("a", has, at=3, attached_to="elf"), spells=(spell(1, "elf", Lose((FLYING,)), at=2),))
    assert (auras.keywords("elf"), spells.keywords("elf")) == ([], ["flying"])


def test_613_9_a_color_decides_what_applies() -> None:
    """613.9, second example: +1/+1 from "white creatures", whatever its color was."""
    board = table(
        enchantment("crusade", static(each(CREATURE, IsColor(Color.WHITE)), plus(1, 1)), at=1),
        creature("elf", at=2, colors=[Color.BLACK]),
        enchantment("paint", static(ENCHANTED, Be(colors=(Color.WHITE,))), at=3, attached_to="elf"),
    )
    assert board["elf"].pt == (3, 3)
