"""Each misreading where it matters, with what it makes of the board, and where it makes no difference.

What it leads to is worked out by hand from what the misreading says, what is right from the rules.
"""

import pytest

from engine import Rule, Setup, replay
from engine.comparing import outcome
from engine.misconceptions import all_misconceptions, in_sequence, misread
from engine.model import Layer
from engine.predicting import Seen, seen
from engine.trace import StepKind
from tests.engine.learning.positions import A2, A2B, A3, A3B, A4, A6, A6B, A6C, A7, AKROMA, B4A, B4C, B5A, B5B, B6, CHAMPION, FOREST

KEYWORDS = ("First strike", "Haste", "Trample", "Vigilance")


def read(setup: Setup, name: str | None, id_: str) -> Seen:
    """How an object ends on a board, by a misreading or by the rules."""
    trace = replay(setup, all_misconceptions()[name].policy) if name else replay(setup)
    assert trace.refused is None
    return seen(outcome(trace).sheets[id_])


def types(setup: Setup, name: str | None, id_: str) -> set[str]:
    return set(read(setup, name, id_).types)


def test_there_are_ten_each_against_a_rule() -> None:
    found = all_misconceptions()
    assert len(found) == 10
    assert all(misconception.name == name for name, misconception in found.items())
    assert all(str(misconception.against).startswith("613.") for misconception in found.values())


def test_without_dependency_the_older_land_effect_goes_first() -> None:
    # Urborg's adds Swamp to every land, then the Magus makes the nonbasic ones Mountains: the Forest stays a Swamp.
    assert types(A3, "no dependency", FOREST) == {"basic", "land", "Forest", "Swamp"}
    assert types(A3, None, FOREST) == {"basic", "land", "Forest"}  # 613.8a: Urborg's no longer exists


def test_by_order_of_play_an_equipment_keeps_its_first_place() -> None:
    # The Sword was played before Lignify, so its keywords would be taken away.
    assert read(A6C, "order of play", AKROMA).abilities == ()
    assert read(A6C, None, AKROMA).abilities == KEYWORDS  # 613.7e: attached again, it is the newest


def test_an_effect_that_dies_with_its_ability_sets_no_power_and_toughness() -> None:
    # March lost its ability in layer 6: the Coating would be a creature of no set power and toughness.
    assert read(A7, "dies with its ability", "coating").pt == (0, 0)
    assert read(A7, None, "coating").pt == (2, 2)  # 613.6: it began in layer 4


def test_whole_effects_by_arrival_leave_a_1_1() -> None:
    champion = read(A2, "whole effects", CHAMPION)
    assert (champion.pt, champion.colors, champion.abilities) == ((1, 1), {"U"}, ())
    assert "Frog" in champion.types
    assert "Angel" not in champion.types


def test_whole_effects_newest_first_leave_a_5_5_frog_angel() -> None:
    champion = read(A2, "whole effects, newest first", CHAMPION)
    assert (champion.pt, champion.colors, champion.abilities) == ((5, 5), {"U"}, ("First strike", "Flying"))
    assert champion.types == {"creature", "Frog", "Angel"}


def test_the_class_has_a_5_5_frog_without_abilities() -> None:
    assert read(A2, None, CHAMPION) == Seen(frozenset({"creature", "Frog"}), frozenset({"U"}), (), (5, 5))


def test_counters_after_the_switch_grow_the_other_number() -> None:
    # 1/3, +5/+0 and a +1/+0 counter, switched. By the rules 7/3 becomes 3/7; after the switch 6/3 is 3/6, and then 4/6.
    assert read(B6, "counters after the switch", "aquamoeba").pt == (4, 6)
    assert read(B6, None, "aquamoeba").pt == (3, 7)  # 613.4c before 613.4d


def test_defining_abilities_last_give_every_creature_type_back() -> None:
    assert {"Frog", "Elf", "Zombie"} < types(A4, "defining abilities last", "colossus")
    assert types(A4, None, "colossus") == {"creature", "Frog"}  # 613.3


def test_object_by_object_a_loop_is_a_chain_on_each() -> None:
    # On the Bears alone, Life and Limb depends on Ashaya, who makes them a Forest; on the board they depend on each other.
    bears = read(B5B, "object by object", "bears")
    assert (bears.types, bears.pt) == ({"creature", "land", "Bear", "Saproling", "Forest"}, (1, 1))
    bears = read(B5B, None, "bears")
    assert (bears.types, bears.pt) == ({"creature", "land", "Bear", "Forest"}, (2, 2))  # 613.8b


def test_base_last_wipes_out_what_was_added() -> None:
    assert read(A2, "base last", CHAMPION).pt == (1, 1)
    assert read(A6, "base last", AKROMA).pt == (0, 4)
    assert read(A6, None, AKROMA).pt == (2, 4)  # 613.4b before 613.4c


def test_numbers_before_colors_let_a_white_champion_grow() -> None:
    # Still white when Honor is looked at: 1/1, +1/+1, +4/+4.
    assert read(A2, "numbers before colors", CHAMPION).pt == (6, 6)


AGREES = {
    "no dependency": (A2, A2B, A4, A6, A6B, A6C, B4C, B5A, B5B, B6),
    "order of play": (A2, A2B, A3, A3B, A6, A6B, A7, B4A, B5A),
    "dies with its ability": (A2, A3, A4, A6, A6B, B4A, B5A, B6),
    "whole effects": (A2B, A4, A6, B4C, B5A),
    "whole effects, newest first": (A3, B4A, B6),
    "counters after the switch": (A2, A3, A6, A7, B5B),
    "defining abilities last": (A2, A3, A6, A7, B4A, B5B),
    "object by object": (A2, A3, A4, A6, A7, B4C, B6),
    "base last": (A3, A4, A7, B5A, B6),
    "numbers before colors": (A3, A4, A6, A6B, A7, B4A, B4C, B6),
}


@pytest.mark.parametrize("name, setup", [(name, setup) for name, boards in AGREES.items() for setup in boards])
def test_where_it_makes_no_difference_it_ends_as_the_rules_do(name: str, setup: Setup) -> None:
    right, wrong = outcome(replay(setup)), outcome(replay(setup, all_misconceptions()[name].policy))
    assert {id_: seen(sheet) for id_, sheet in wrong.sheets.items()} == {id_: seen(sheet) for id_, sheet in right.sheets.items()}


def test_a_sequence_is_applied_as_given_and_then_the_rest_by_layers() -> None:
    trace = replay(A2)
    effect = {e.source_card: frozenset({id_}) for id_, e in trace.effects.items()}
    destiny, frog, honor = effect["Angelic Destiny"], effect["Turn to Frog"], effect["Honor of the Pure"]
    parts = (
        (Layer.MODIFY_PT, destiny), (Layer.SET_PT, frog), (Layer.MODIFY_PT, honor),
        (Layer.COLOR, frog), (Layer.ABILITY, destiny), (Layer.ABILITY, frog),
    )  # fmt: skip
    wrong = replay(A2, in_sequence("the class's first", Rule("613.1"), parts).policy)
    done = [(s.layer, s.effect.id) for s in wrong.steps if s.kind is StepKind.APPLY and s.effect]
    assert done[:6] == [(layer, next(iter(effects))) for layer, effects in parts]
    assert [layer for layer, _ in done[6:]] == [Layer.TYPE, Layer.TYPE]
    champion = seen(outcome(wrong).sheets[CHAMPION])
    assert champion == Seen(frozenset({"creature", "Frog"}), frozenset({"U"}), (), (2, 2))


def test_object_by_object_tells_only_what_touches_the_object() -> None:
    wrong = replay(B5B, all_misconceptions()["object by object"].policy)
    applied = [s for s in wrong.steps if s.kind is StepKind.APPLY]
    assert applied
    assert all(len(s.applied_to) == 1 for s in applied)


def test_a_position_misread_ends_as_the_board_misread() -> None:
    for name, misconception in all_misconceptions().items():
        trace = replay(A7, misconception.policy)
        _, sheets = misread(outcome(trace).state, misconception)
        assert sheets == outcome(trace).sheets, name
