"""Questions about what a choice leads to: what is right, what may be answered, and which misreading leads where."""

import pytest

from engine.foretelling import LEGAL, NOBODY, NOT_BEGUN, STEP_ENDS, costs, is_legal, priority, resolves
from engine.miscounting import miscounted
from engine.misplaying import Misplay, against
from engine.total_cost import ManaCost
from tests.engine.casting.positions import announce, casting
from tests.engine.rules.playing import OPP, enter
from tests.lessons.play.board import CAST, TEXT, scene


def about(*choices: str, text: str | None = None) -> tuple:
    """The step before the last of these choices, and those that it led to."""
    here = scene(*choices, text=text) if text else scene(*choices)
    steps = here.played.steps
    last = len(choices) - 1
    led_to = [step for step in steps if step.choice == last]
    before = [step for step in steps if step.choice is None or step.choice < last][-1]
    return before, led_to


TWO_BLADES = TEXT.replace('{ entra = "Mountain", controla = "opp" }', '{ entra = "Doom Blade", controla = "you", zona = "mano" }')


def test_a_reduction_that_goes_past_zero() -> None:
    assert miscounted(casting("Grizzly Bears", enter("Heartless Summoning"))) == {ManaCost(): Misplay.PAST_ZERO}


def test_effects_on_the_total_before_the_reductions() -> None:
    game = casting("Grizzly Bears", enter("Heartless Summoning"), enter("Trinisphere"))
    assert miscounted(game) == {ManaCost(0, G=1): Misplay.FIXED_FIRST, ManaCost(3): Misplay.PAST_ZERO}


def test_reductions_before_the_increases() -> None:
    game = casting("Shock", enter("Goblin Electromancer"), enter("Thalia, Guardian of Thraben", OPP))
    assert miscounted(game) == {ManaCost(1, R=1): Misplay.REDUCTIONS_FIRST}


def test_what_asks_for_no_mana_is_not_miscounted() -> None:
    assert miscounted(announce(casting("Force of Will", enter("Helm of Awakening")), costing=1)) == {}


def test_an_illegal_target_fails_its_letter_and_not_the_payment() -> None:
    question = is_legal(*about("lanza:doom-blade", "objetivo:grave-titan"))
    assert question.right == "601.2c"
    assert {LEGAL, NOT_BEGUN, "601.2c", "601.2h"} <= set(question.options)
    assert question.misread == {LEGAL: Misplay.CHECKED_LATE, "601.2h": Misplay.PAY_FIRST}


def test_nothing_begins_for_whoever_has_no_priority() -> None:
    too_early = is_legal(*about("lanza:lightning-bolt"))
    assert too_early.right == NOT_BEGUN
    assert too_early.misread == {LEGAL: Misplay.OPPONENT_FIRST}
    in_between = is_legal(*about("lanza:doom-blade", "lanza:lightning-bolt"))
    assert in_between.right == NOT_BEGUN
    assert in_between.misread == {LEGAL: Misplay.RESPOND_TO_COST}
    one_s_own = is_legal(*about("lanza:doom-blade", "lanza:doom-blade-2", text=TWO_BLADES))
    assert one_s_own.misread == {LEGAL: Misplay.SPELL_FOR_MANA}


def test_what_is_legal_is() -> None:
    assert is_legal(*about("lanza:doom-blade")).right == LEGAL


def test_what_it_costs_has_at_least_three_answers_and_one_is_right() -> None:
    question = costs(about(*CAST[:2])[1])
    assert question is not None
    assert question.right == ManaCost(1, B=1)
    assert len(question.options) >= 3
    assert len(set(question.options)) == len(question.options)
    assert costs(about("lanza:doom-blade")[1]) is None
    otherwise = {Misplay.PAY_FIRST: ManaCost(3), Misplay.RESPOND_TO_COST: ManaCost(1, B=1)}
    named = costs(about(*CAST[:2])[1], otherwise)
    assert named is not None
    assert named.misread == {ManaCost(3): Misplay.PAY_FIRST}
    assert ManaCost(3) in named.options


def test_who_casts_gets_priority_again() -> None:
    question = priority(*about(*CAST))
    assert question.right == "you"
    assert question.options == ("you", "opp", NOBODY)
    assert question.misread == {"opp": Misplay.LOSES_PRIORITY}


def test_after_a_resolution_the_active_player_gets_it() -> None:
    question = priority(*about(*CAST, "pasa", "pasa"))
    assert question.right == "you"
    assert question.misread == {"opp": Misplay.OPPONENT_FIRST}


def test_while_a_spell_is_cast_nobody_gets_it() -> None:
    question = priority(*about("lanza:doom-blade"))
    assert question.right == NOBODY
    assert question.misread == {"opp": Misplay.RESPOND_TO_COST}


def test_the_top_of_the_stack_resolves() -> None:
    before, led_to = about(*CAST, "pasa", "pasa")
    question = resolves(before, led_to)
    assert question.right == "doom-blade"
    assert question.options == ("doom-blade", STEP_ENDS)
    assert question.misread == {}
    assert resolves(*about("pasa", "pasa")).right == STEP_ENDS


@pytest.mark.parametrize("misread", Misplay)
def test_every_misreading_goes_against_a_rule(misread: Misplay) -> None:
    assert str(against(misread))
