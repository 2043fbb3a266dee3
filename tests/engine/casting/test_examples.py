"""Boards C2, C5, C6, C10, C11, C13, C15 and C18: what must come out of each (115, 601, 603, 606, 608)."""

from dataclasses import replace

from engine.card import from_facts
from engine.choices import Activate, Answer, Cast, Choose, HowMany, Modes, Pass, PayMana, Share, Splice, X
from engine.illegal import Reason
from engine.model import Zone
from engine.played import Kind, Played, PlayStep
from tests.engine.casting.table import creature, kinds, opening, played, where

BOTH = (Pass(), Pass())
TITAN = opening(hand=["Inferno Titan"], opp_field=["Grave Titan", "Llanowar Elves"], pools={"you": ("R", "R", "R", "R", "R", "R")})
HELLKITE = opening(hand=["Bogardan Hellkite", "Shock"], opp_field=["Grave Titan", "Llanowar Elves"], pools={"you": ("R",) * 9})
FIREBALL = opening(hand=["Fireball", "Shock"], opp_field=["Grave Titan", "Llanowar Elves"], pools={"you": ("R",) * 8})
JACE = opening(
    hand=["Jace, the Mind Sculptor"], opp_hand=["Lightning Bolt"], library=["Forest", "Island", "Swamp", "Mountain"],
    pools={"you": ("U",) * 4, "opp": ("R",)},
)  # fmt: skip


def life(play: Played, player: str) -> int:
    return next(p.life for p in play.game.state.players if p.id == player)


def damage(play: Played, id_: str) -> int:
    return play.game.state.objects[id_].damage


def last(play: Played, kind: Kind) -> PlayStep:
    return [s for s in play.steps if s.kind is kind][-1]


def test_modes_need_legal_targets_and_fix_them() -> None:
    alone = played(opening(hand=["Cryptic Command"], pools={"you": ("U",) * 4}), Cast("cryptic-command"))
    assert alone.waits is not None
    assert alone.waits.options == (Modes((3, 4)),)  # neither a spell nor a permanent to target (700.2a)
    wrong = played(opening(hand=["Cryptic Command"], pools={"you": ("U",) * 4}), Cast("cryptic-command"), Modes((1, 4)))
    assert wrong.steps[-1].failed == "601.2b"


def test_a_spell_cannot_target_itself() -> None:
    board = opening(hand=["Shock"], opp_hand=["Cryptic Command"], pools={"you": ("R",), "opp": ("U",) * 4})
    wrong = played(
        board, Cast("shock"), Choose("opp"), Pass(), Cast("opp-cryptic-command"), Modes((1, 4)), Choose("opp-cryptic-command")
    )
    assert str(wrong.steps[-1].refused[0].rule) == "115.5"


def test_one_instance_of_target_not_the_same_target_twice() -> None:
    choices = (Cast("inferno-titan"), *BOTH, HowMany(3), Choose("opp"))
    assert str(played(TITAN, *choices, Choose("opp")).steps[-1].refused[0].rule) == "115.3"
    play = played(TITAN, *choices, Choose("opp-llanowar-elves"), Choose("opp-grave-titan"), Share(1), Share(1), *BOTH)
    assert life(play, "opp") == 19
    assert where(play, "opp-llanowar-elves") is Zone.GRAVEYARD
    assert damage(play, "opp-grave-titan") == 1


def test_several_instances_of_target_may_take_the_same_object() -> None:
    board = opening(
        hand=["Decimate"], field=["Solemn Simulacrum", "Honor of the Pure"], opp_field=["Island"],
        pools={"you": ("R", "R", "G", "G")},
    )  # fmt: skip
    targets = [Choose(id_) for id_ in ("solemn-simulacrum", "solemn-simulacrum", "honor-of-the-pure", "opp-island")]
    play = played(board, Cast("decimate"), *targets, *BOTH)
    assert [where(play, id_) for id_ in ("solemn-simulacrum", "honor-of-the-pure", "opp-island")] == [Zone.GRAVEYARD] * 3
    assert play.game.stack[-1].source == "solemn-simulacrum"  # it has died


def test_all_four_targets_are_needed() -> None:
    board = opening(hand=["Decimate"], field=["Solemn Simulacrum"], opp_field=["Island"], pools={"you": ("R", "R", "G", "G")})
    wrong = played(board, Cast("decimate"))  # there is no enchantment
    assert (wrong.steps[-1].failed, wrong.steps[-1].refused[0].reason) == ("601.2c", Reason.NO_LEGAL_TARGET)


def test_what_is_divided_is_divided_as_it_is_put_on_the_stack_and_lost_with_its_target() -> None:
    choices = (Cast("bogardan-hellkite"), *BOTH, HowMany(2), Choose("opp"), Choose("opp-llanowar-elves"))
    assert played(HELLKITE, *choices, Share(5)).steps[-1].refused[0].reason is Reason.ILLEGAL_CHOICE  # at least one each
    play = played(HELLKITE, *choices, Share(2), Cast("shock"), Choose("opp-llanowar-elves"), *BOTH, *BOTH)
    assert life(play, "opp") == 18
    assert damage(play, "opp-grave-titan") == 0


def test_fireball_costs_more_and_divides_as_it_resolves() -> None:
    choices = (Cast("fireball"), X(5), HowMany(2), Choose("opp"), Choose("opp-llanowar-elves"))
    play = played(FIREBALL, *choices, *BOTH)
    cost = last(play, Kind.TOTAL).cost
    assert cost is not None
    assert cost.mana is not None
    assert cost.mana.symbols() == ("6", "R")
    assert life(play, "opp") == 18  # two each, rounded down
    play = played(FIREBALL, *choices, Cast("shock"), Choose("opp-llanowar-elves"), *BOTH, *BOTH)
    assert life(play, "opp") == 15  # all of it to the one that is still legal


def test_what_triggers_on_casting_waits_for_priority_and_resolves_first() -> None:
    board = opening(hand=["Shock"], field=["Guttersnipe"], pools={"you": ("R",)})
    play = played(board, Cast("shock"), Choose("opp"))
    assert [i.source for i in play.game.stack] == ["shock", "guttersnipe"]
    assert [s.kind for s in play.steps][-3:] == [Kind.DONE, Kind.PUT, Kind.PRIORITY]
    assert [t.source for t in last(play, Kind.DONE).triggered] == ["guttersnipe"]


def test_the_active_player_acts_first_on_a_planeswalker() -> None:
    choices = (Cast("jace-the-mind-sculptor"), *BOTH)
    early = played(JACE, *choices, Cast("opp-lightning-bolt"))
    assert early.game.priority == "you"  # 117.3b
    assert early.steps[-1].refused[0].reason is Reason.NO_PRIORITY
    answered = played(
        JACE, *choices, Activate("jace-the-mind-sculptor", 2), Pass(), Cast("opp-lightning-bolt"), Choose("jace-the-mind-sculptor"),
        *BOTH,
    )  # fmt: skip
    assert where(answered, "jace-the-mind-sculptor") is Zone.GRAVEYARD
    assert answered.game.stack[-1].source == "jace-the-mind-sculptor"  # its ability is still there (113.7a)
    again = played(JACE, *choices, Activate("jace-the-mind-sculptor", 2), *BOTH, Answer("forest"), Answer("island"))
    again = played(JACE, *again_choices(again), Activate("jace-the-mind-sculptor", 2))
    assert again.steps[-1].refused[0].reason is Reason.LOYALTY_USED


def again_choices(play: Played) -> tuple[Cast | Pass | Activate | Answer, ...]:
    assert play.waits is not None
    return (
        Cast("jace-the-mind-sculptor"), *BOTH, Activate("jace-the-mind-sculptor", 2), *BOTH, Answer("mountain"), Answer("swamp"),
    )  # fmt: skip


def test_nobody_can_respond_between_choosing_and_entering() -> None:
    board = opening(hand=["Clone"], opp_hand=["Shock"], opp_field=["Grave Titan"], pools={"you": ("U",) * 4, "opp": ("R",)})
    choosing = played(board, Cast("clone"), *BOTH, Cast("opp-shock"))
    assert (choosing.steps[-1].refused[0].reason, choosing.game.priority) == (Reason.NO_PRIORITY, None)
    play = played(board, Cast("clone"), *BOTH, Answer("opp-grave-titan"))
    assert play.steps[-1].sheets["clone"].name == "Grave Titan"
    assert [i.source for i in play.game.stack] == ["clone"]  # the copy's own trigger (603.6a)


def test_nothing_need_be_copied():
    text = "You may have this creature enter as a copy of any creature on the battlefield."
    board = opening(hand=["Mimic"], field=["Grave Titan"], pools={"you": ("U", "U")}, invented=creature("Mimic", text))
    play = played(board, Cast("mimic"), *BOTH, Answer("no"))
    assert kinds(play)[-2:] == ["ENTERS", "PRIORITY"]
    assert play.steps[-1].sheets["mimic"].pt == (2, 2)


def test_remand_counters_and_returns_to_hand() -> None:
    board = opening(hand=["Shock"], opp_hand=["Remand"], pools={"you": ("R",), "opp": ("U", "U")})
    play = played(board, Cast("shock"), Choose("opp"), Pass(), Cast("opp-remand"), Choose("shock"), *BOTH)
    assert where(play, "shock") is Zone.HAND
    assert play.game.stack == ()
    assert life(play, "opp") == 20


def test_what_is_cast_while_something_resolves_goes_on_top_without_priority() -> None:
    board = opening(field=["Djinn of Wishes"], library=["Island", "Shock"], pools={"you": ("U",) * 4})
    choices = (Activate("djinn-of-wishes"), *BOTH, Answer("yes"))
    play = played(board, *choices, Choose("opp"))
    assert [i.id for i in play.game.stack] == ["shock"]
    assert [s.game.priority for s in play.steps if s.item is not None and s.item.id == "shock"] == [None] * 9
    wrong = played(board, *choices, Choose("djinn-of-wishes"), *BOTH)
    assert where(wrong, "djinn-of-wishes") is Zone.BATTLEFIELD


def test_a_land_is_played_by_playing_it_only_on_ones_own_turn() -> None:
    board = opening(field=["Djinn of Wishes"], library=["Shock", "Island"], pools={"you": ("U",) * 4})
    play = played(board, Activate("djinn-of-wishes"), *BOTH, Answer("yes"))
    assert (where(play, "island"), play.game.lands) == (Zone.BATTLEFIELD, 1)
    board = opening(field=["Djinn of Wishes"], library=["Shock", "Island"], pools={"you": ("U",) * 4}, lands=1)
    play = played(board, Activate("djinn-of-wishes"), *BOTH, Answer("yes"))
    assert where(play, "island") is not Zone.BATTLEFIELD  # 305.2b


def test_flashback_exiles_the_spell() -> None:
    board = opening(graveyard=["Devil's Play"], pools={"you": ("R",) * 5})
    play = played(board, Cast("devils-play"), X(2), Choose("opp"), *BOTH)
    assert where(play, "devils-play") is Zone.EXILE
    assert life(play, "opp") == 18


def test_a_spell_all_of_whose_targets_are_illegal_does_not_resolve() -> None:
    board = opening(hand=["Doom Blade", "Shock"], opp_field=["Llanowar Elves"], pools={"you": ("B", "B", "R")})
    blade = (Cast("doom-blade"), Choose("opp-llanowar-elves"), PayMana(("B", "B")))
    play = played(board, *blade, Cast("shock"), Choose("opp-llanowar-elves"), *BOTH, *BOTH)
    assert last(play, Kind.NO_TARGETS).refused[0].reason is Reason.ILLEGAL_TARGET
    assert where(play, "doom-blade") is Zone.GRAVEYARD


def test_a_spliced_card_is_revealed_paid_for_and_followed_after_the_spell() -> None:
    board = opening(hand=["Glacial Ray", "Glacial Ray"], pools={"you": ("R",) * 4})
    choices = (Cast("glacial-ray"), Splice(("glacial-ray-2",)), Choose("opp"), Choose("opp"))
    play = played(board, *choices, *BOTH)  # each text has its own instance of the word (115.3, 702.47d)
    assert life(play, "opp") == 16
    assert where(play, "glacial-ray-2") is Zone.HAND
    assert [r for s in play.steps if s.kind is Kind.FOLLOW for r in s.life] == [("opp", -2), ("opp", -2)]


def test_no_more_targets_than_there_is_to_divide() -> None:
    elves = ["Llanowar Elves"] * 5
    board = opening(hand=["Bogardan Hellkite"], opp_field=elves, pools={"you": ("R",) * 8})
    play = played(board, Cast("bogardan-hellkite"), *BOTH)
    assert play.waits is not None
    assert play.waits.options == tuple(HowMany(n) for n in range(6))  # seven things could be targets, five damage (601.2d)


def test_an_x_that_cannot_be_paid_fails_when_it_would_be_paid() -> None:
    board = opening(hand=["Fireball"], pools={"you": ("R", "R")})
    wrong = played(board, Cast("fireball"), X(4)).steps[-1]
    assert (wrong.failed, wrong.refused[0].reason) == ("601.2h", Reason.UNPAYABLE)


def test_any_other_target_is_another_one() -> None:
    arc = from_facts(
        {
            "name": "Arc",
            "type_line": "Sorcery",
            "mana_cost": "{R}",
            "oracle_text": "Arc deals 2 damage to any target and 1 damage to any other target.",
        }
    )
    begun = opening(hand=["Arc"], pools={"you": ("R",)})
    board = replace(begun, setup=replace(begun.setup, cards={"Arc": arc}))
    assert str(played(board, Cast("arc"), Choose("opp"), Choose("opp")).steps[-1].refused[0].rule) == "115.3"
    assert life(played(board, Cast("arc"), Choose("opp"), Choose("you"), *BOTH), "you") == 19


def test_entwined_all_modes_may_be_chosen_and_are_paid_for() -> None:
    text = "Choose one —\n• Arc deals 2 damage to any target.\n• You gain 3 life.\nEntwine {1}"
    arc = from_facts({"name": "Arc", "type_line": "Sorcery", "mana_cost": "{R}", "oracle_text": text})
    begun = opening(hand=["Arc"], pools={"you": ("R", "R")})
    board = replace(begun, setup=replace(begun.setup, cards={"Arc": arc}))
    play = played(board, Cast("arc"), Modes((1, 2)), Choose("opp"), *BOTH)
    assert (life(play, "you"), life(play, "opp")) == (23, 18)
    poor = played(replace(board, pools={"you": ("R",)}), Cast("arc"), Modes((1, 2)))
    assert poor.steps[-1].refused[0].reason is Reason.UNPAYABLE
