"""What the engine can't work out of a cost is told."""

from dataclasses import replace

from engine.choices import Activate, Cast, Choose
from engine.illegal import Reason
from engine.played import Kind
from engine.rules.costs.untold_costs import not_performed, untold_costs
from tests.engine.casting.positions import activating, casting, cost, proposed_item, shown
from tests.engine.casting.table import opening, played
from tests.engine.rules.playing import OPP, YOU, card, enter

TEXT = "Spells your opponents cast that target this creature cost {2} more to cast."
WARY = card("Wary", "Creature", TEXT, power="1", toughness="1")
PROBE = card("Probe", "Artifact", "{1}, Forage: Draw a card.\n{1}: Draw a card.")


def told(game) -> tuple[str, ...]:
    return untold_costs(game, proposed_item(game))


def test_a_statement_that_may_be_about_the_spell_is_told_and_not_applied():
    game = casting("Shock", enter("Wary", OPP), cards=WARY)
    assert told(game) == ("spells your opponents cast that target this creature cost {2} more to cast",)
    assert shown(cost(game).mana) == "{R}"


def test_one_about_the_spells_of_others_is_not():
    assert told(casting("Shock", enter("Wary", YOU), cards=WARY)) == ()
    assert told(casting("Shock", enter("Thalia, Guardian of Thraben"))) == ()
    assert told(activating("helvault", enter("Helvault"), enter("Wary", OPP), cards=WARY)) == ()


def test_a_keyword_that_offers_another_cost_is_told_where_it_is_not_offered():
    assert told(casting("Mulldrifter")) == ("Evoke {2}{U}",)
    assert told(casting("Burst Lightning")) == ()
    assert told(casting("Stoke the Flames")) == ()


def test_snow_mana_is_told():
    snow = card("Snowfall", "Sorcery", "Draw a card.", mana_cost="{1}{S}")
    game = casting("Snowfall", cards=snow)
    assert (told(game), shown(cost(game).mana)) == (("{S}",), "{2}")


def test_a_cost_that_can_not_be_performed():
    game = activating("probe", enter("Probe"), cards=PROBE)
    why = not_performed(game, proposed_item(game), cost(game))
    assert why is not None
    assert (why.reason, dict(why.data)["text"]) == (Reason.NOT_UNDERSTOOD, "forage")
    other = activating("probe", enter("Probe"), number=2, cards=PROBE)
    assert not_performed(other, proposed_item(other), cost(other)) is None


def test_the_board_says_both():
    table = opening(hand=["Shock"], field=["Mountain"])
    setup = replace(table.setup, timeline=(*table.setup.timeline, enter("Wary", OPP), enter("Probe")), cards={**WARY, **PROBE})
    play = played(replace(table, setup=setup), Cast("shock"), Choose("wary"))
    total = next(s for s in play.steps if s.kind is Kind.TOTAL)
    assert total.unperformed == ("spells your opponents cast that target this creature cost {2} more to cast",)
    forage = played(replace(table, setup=setup), Activate("probe")).steps[-1]
    assert (forage.kind, forage.failed, forage.refused[0].reason) == (Kind.REWIND, "601.2h", Reason.NOT_UNDERSTOOD)
