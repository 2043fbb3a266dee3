"""601.2f: the total cost, line by line."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from engine.game import Announced
from engine.model import Zone
from engine.rules.costs.cost_texts import asks_x, costings
from engine.rules.costs.costs import reductions_to_order, total_cost
from engine.total_cost import LineKind
from engine.vocabulary.amount import Number
from engine.vocabulary.cost import Exile, PayLife, Sacrifice
from tests.engine.casting.positions import activating, announce, casting, cost, here, proposed_item, shown, sums
from tests.engine.rules.playing import OPP, card, enter


def test_a_reduction_takes_away_generic_mana_only():
    """{1}{G} with Heartless Summoning, 118.7a."""
    total = cost(casting("Grizzly Bears", enter("Heartless Summoning")))
    assert sums(total) == ["mana cost {1}{G}", "reduction {G}"]
    assert (total.lines[1].source, total.lines[1].source_card, total.lines[1].amount) == (
        "heartless",
        "Heartless Summoning",
        ("2",),
    )


def test_a_reduction_is_for_whom_it_says():
    assert shown(cost(casting("Grizzly Bears", enter("Heartless Summoning", OPP))).mana) == "{1}{G}"
    assert shown(cost(casting("Shock", enter("Heartless Summoning"))).mana) == "{R}"


def test_increases_come_before_reductions():
    total = cost(casting("Shock", enter("Goblin Electromancer"), enter("Thalia, Guardian of Thraben", OPP)))
    assert sums(total) == ["mana cost {R}", "increase {1}{R}", "reduction {R}"]


def test_an_effect_whose_ability_is_lost_changes_no_cost():
    assert shown(cost(casting("Shock", enter("Thalia, Guardian of Thraben"), enter("Humility"))).mana) == "{R}"


def test_what_changes_the_costs_of_others_does_so_on_the_battlefield_only():
    """113.6: not while it is cast itself."""
    assert sums(cost(casting("Sphere of Resistance"))) == ["mana cost {2}"]
    assert sums(cost(casting("Helm of Awakening", here("Helm of Awakening", Zone.GRAVEYARD)))) == ["mana cost {2}"]


def test_two_reductions_add_up_and_none_goes_below_zero():
    total = cost(casting("Elvish Visionary", enter("Heartless Summoning"), enter("Helm of Awakening")))
    assert sums(total) == ["mana cost {1}{G}", "reduction {G}", "reduction {G}"]
    artifact = cost(casting("Bonesplitter", enter("Helm of Awakening")))
    assert shown(artifact.mana) == "{0}"


def test_the_alternative_cost_in_place_of_the_mana_cost_and_increases_on_top():
    """118.9d."""
    game = announce(casting("Force of Will", enter("Thalia, Guardian of Thraben", OPP)), costing=1)
    total = cost(game)
    assert sums(total) == ["alternative cost {0}", "increase {1}"]
    assert isinstance(total.parts[1], Exile)
    assert total.parts[0] == PayLife(Number(1))


def test_an_alternative_cost_without_mana_asks_for_none_not_even_zero():
    assert cost(announce(casting("Force of Will"), costing=1)).mana is None
    assert cost(announce(casting("Force of Will", enter("Helm of Awakening")), costing=1)).mana is None


def test_a_kicked_spell_costs_the_kicker_more_and_a_reduction_reaches_it():
    game = announce(casting("Burst Lightning", enter("Goblin Electromancer")), optional=(1,))
    total = cost(game)
    assert sums(total) == ["mana cost {R}", "additional cost {4}{R}", "reduction {3}{R}"]
    assert total.lines[1].keyword == "kicker"
    assert shown(cost(announce(game, optional=(0,))).mana) == "{R}"


def test_a_multikicker_cost_is_paid_each_time():
    wolf = card("Probe", "Sorcery", "Multikicker {1}{G}\nDraw a card.", mana_cost="{G}")
    assert shown(cost(announce(casting("Probe", cards=wolf), optional=(3,))).mana) == "{3}{G}{G}{G}{G}"


def test_a_mandatory_additional_cost_is_a_part_of_the_total():
    total = cost(casting("Harrow"))
    assert (shown(total.mana), [type(p) for p in total.parts]) == ("{2}{G}", [Sacrifice])


def test_x_is_as_announced_and_hybrid_and_phyrexian_symbols_too():
    assert shown(cost(announce(casting("Devil's Play"), x=4)).mana) == "{4}{R}"
    dismember = cost(announce(casting("Dismember"), symbols=("life", "B")))
    assert (shown(dismember.mana), dismember.parts) == ("{1}{B}", (PayLife(Number(2)),))
    assert shown(cost(announce(casting("Figure of Destiny"), symbols=("W",))).mana) == "{W}"


def test_flashback_is_an_alternative_cost():
    total = cost(casting("Devil's Play", from_=Zone.GRAVEYARD, announced=Announced(x=2)))
    assert (sums(total), total.lines[0].keyword) == (["alternative cost {2}{R}{R}{R}"], "flashback")


def test_a_spell_cast_without_paying_its_mana_cost_has_no_other_choice_of_cost():
    """118.9a, 107.3b."""
    game = casting("Force of Will", enter("Thalia, Guardian of Thraben"))
    free = replace(proposed_item(game), free=True)
    assert costings(game, free) == (1,)
    assert sums(total_cost(game, free)) == ["alternative cost {0}", "increase {1}"]
    play = casting("Devil's Play")
    burn = proposed_item(play)
    assert (asks_x(play, burn), asks_x(play, replace(burn, free=True))) == (True, False)


def test_what_may_be_announced_as_the_cost():
    for game, expected in (
        (casting("Force of Will"), (0, 1)),
        (casting("Devil's Play"), (0,)),
        (casting("Devil's Play", from_=Zone.GRAVEYARD), (1,)),  # 702.34a
    ):
        assert costings(game, proposed_item(game)) == expected


def test_splice_costs_are_added():
    game = announce(casting("Desperate Ritual", here("Glacial Ray", Zone.HAND)), spliced=("glacial",))
    total = cost(game)
    assert sums(total) == ["mana cost {1}{R}", "additional cost {2}{R}{R}"]
    assert (total.lines[1].source_card, total.lines[1].keyword) == ("Glacial Ray", "splice")


def test_each_target_beyond_the_first():
    fireball = announce(casting("Fireball"), x=3, targets={0: ("you", "opp")})
    assert shown(cost(fireball).mana) == "{4}{R}"
    assert shown(cost(announce(fireball, targets={0: ("opp",)})).mana) == "{3}{R}"


def test_an_effect_on_the_total_comes_last():
    """C7: {1}{G} with Heartless Summoning, and with Trinisphere; {R} with Thalia and Trinisphere."""
    bears = cost(casting("Grizzly Bears", enter("Trinisphere", OPP), enter("Heartless Summoning")))
    assert sums(bears) == ["mana cost {1}{G}", "reduction {G}", "effect on the total {2}{G}"]
    assert bears.lines[-1].amount == ("3",)
    shock = cost(casting("Shock", enter("Trinisphere"), enter("Thalia, Guardian of Thraben")))
    assert sums(shock) == ["mana cost {R}", "increase {1}{R}", "effect on the total {2}{R}"]


def test_an_alternative_cost_without_mana_still_costs_three_under_trinisphere():
    game = casting("Force of Will", enter("Trinisphere"), enter("Thalia, Guardian of Thraben"))
    total = cost(announce(game, costing=1))
    assert sums(total) == ["alternative cost {0}", "increase {1}", "effect on the total {3}"]
    assert [type(p) for p in total.parts] == [PayLife, Exile]
    assert shown(cost(announce(casting("Force of Will", enter("Trinisphere")), costing=1)).mana) == "{3}"


def test_a_tapped_trinisphere_does_nothing_and_a_dear_spell_costs_what_it_costs():
    assert shown(cost(casting("Shock", enter("Trinisphere", tapped=True))).mana) == "{R}"
    assert sums(cost(casting("Serra Angel", enter("Trinisphere")))) == ["mana cost {3}{W}{W}"]
    assert shown(cost(activating("inferno", enter("Inferno Titan"), enter("Trinisphere"))).mana) == "{R}"


def test_a_spell_without_a_mana_cost_can_not_be_paid_whatever_is_taken_away():
    """118.6a."""
    vision = card("Vision", "Sorcery", "Draw three cards.")
    assert cost(casting("Vision", enter("Thalia, Guardian of Thraben"), cards=vision)).unpayable
    assert not cost(casting("Bonesplitter")).unpayable


def test_an_activation_cost_is_changed_by_what_speaks_of_activating():
    text = "Activated abilities of creatures you control cost {2} less to activate."
    ground = card("Ground", "Enchantment", f"{text} This effect can't reduce the mana in that cost to less than one mana.")
    total = cost(activating("chameleon", enter("Chameleon Colossus"), enter("Ground"), cards=ground))
    assert sums(total) == ["mana cost {2}{G}{G}", "reduction {G}{G}"]
    figure = activating("figure", enter("Figure of Destiny"), enter("Ground"), cards=ground)
    assert sums(cost(announce(figure, symbols=("R",)))) == ["mana cost {R}", "reduction {R}"]
    tomb = activating("svogthos", enter("Svogthos, the Restless Tomb"), enter("Ground"), number=2, cards=ground)
    assert shown(cost(tomb).mana) == "{3}{B}{G}"  # no creature


def test_a_reduction_may_leave_one_mana():
    text = "Activated abilities of artifacts you control cost {2} less to activate."
    ground = card("Ground", "Enchantment", f"{text} This effect can't reduce the mana in that cost to less than one mana.")
    board = (enter("Helvault"), enter("Ground"))
    assert shown(cost(activating("helvault", *board, cards=ground)).mana) == "{1}"
    assert shown(cost(activating("helvault", *board, number=2, cards=ground)).mana) == "{5}"


def test_affinity_and_what_an_ability_says_of_its_own_cost():
    affine = card("Affine", "Artifact Creature", "Affinity for artifacts", mana_cost="{4}", power="1", toughness="1")
    total = cost(casting("Affine", enter("Bonesplitter"), enter("Helvault"), enter("Panharmonicon", OPP), cards=affine))
    assert (sums(total), total.lines[1].keyword) == (["mana cost {4}", "reduction {2}"], "affinity")
    probe = card("Probe", "Artifact", "{4}: Draw a card. This ability costs {1} less to activate for each creature you control.")
    assert shown(cost(activating("probe", enter("Probe"), enter("Grizzly Bears"), cards=probe)).mana) == "{3}"


COLORED = "Cleric spells you cast cost {W} less to cast."
CLERIC = {
    **card("Plain", "Enchantment", COLORED),
    **card("Limited", "Enchantment", f"{COLORED} This effect reduces only the amount of colored mana you pay."),
    **card("Priest", "Creature — Cleric", mana_cost="{1}{W}", power="1", toughness="1"),
}


def test_the_player_orders_reductions_where_the_order_makes_a_difference():
    game = casting("Priest", enter("Plain"), enter("Limited"), cards=CLERIC)
    assert set(reductions_to_order(game, proposed_item(game))) == {"plain", "limited"}
    assert shown(cost(game, "plain").mana) == "{1}"
    assert shown(cost(game, "limited").mana) == "{0}"
    assert reductions_to_order(game, proposed_item(game), ("limited",)) == ()


def test_the_player_is_not_asked_where_it_makes_none():
    game = casting("Priest", enter("Plain"), enter("Helm of Awakening"), cards=CLERIC)
    assert reductions_to_order(game, proposed_item(game)) == ()


MANA_COSTS = st.lists(st.sampled_from(["1", "2", "W", "U", "G", "C"]), max_size=5)
CHANGES = st.lists(st.tuples(st.sampled_from(["1", "2", "{W}", "{U}{U}", "{C}"]), st.booleans()), max_size=5)


@given(MANA_COSTS, CHANGES)
def test_the_lines_add_up_and_nothing_is_below_zero(symbols: list[str], changes: list[tuple[str, bool]]):
    spell = card("Spell", "Sorcery", "Draw a card.", mana_cost="".join(f"{{{s}}}" for s in symbols) or "{0}")
    board = [Change(*change) for change in changes]
    names = {f"Change {n}": c for n, c in enumerate(board)}
    cards = {**spell, **{k: v for name, c in names.items() for k, v in c.card(name).items()}}
    total = cost(casting("Spell", *(enter(name, id=f"c{n}") for n, name in enumerate(names)), cards=cards))
    assert len(total.lines) == 1 + len(changes)
    assert all(one.after == two.before for one, two in zip(total.lines, total.lines[1:], strict=False))
    assert total.lines[-1].after == total.mana
    assert all(n >= 0 for line in total.lines for n in line.after)
    kinds = [line.kind for line in total.lines]
    assert kinds == sorted(kinds, key=list(LineKind).index)


class Change:
    def __init__(self, amount: str, more: bool):
        self.amount = amount if amount.startswith("{") else f"{{{amount}}}"
        self.more = more

    def card(self, name: str):
        return card(name, "Enchantment", f"Spells you cast cost {self.amount} {'more' if self.more else 'less'} to cast.")
