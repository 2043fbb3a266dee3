"""701.6, 707.10, 601.2d: spells are countered and copied, damage is divided."""

from dataclasses import replace

import pytest

from engine.model import Zone
from engine.rules.resolving.following import follow
from engine.rules.resolving.happened import Countered, NewTargetsOffered, SpellCopied
from engine.rules.resolving.library import library
from engine.rules.state_based import rounds
from engine.state import GameObject
from tests.engine.rules.instructed import asked, followed, resolution, stack, text
from tests.engine.rules.playing import OPP, YOU, card, enter, play

COUNTER = "Counter target spell."


def zone(done, id_):
    return done.state.objects[id_].zone


def test_a_countered_spell_goes_to_its_owners_graveyard():
    done = followed(stack(play(), "Shock", OPP), COUNTER, ("spell",))
    assert (zone(done, "spell"), done.happened) == (Zone.GRAVEYARD, (Countered("spell"),))


@pytest.mark.parametrize(
    "instead, where",
    [
        ("put it into its owner's hand instead of into that player's graveyard", Zone.HAND),
        ("put it on top of its owner's library instead of into that player's graveyard", Zone.LIBRARY),
        ("exile it instead of putting it into its owner's graveyard", Zone.EXILE),
    ],
)
def test_the_same_effect_may_put_it_elsewhere(instead, where):
    state = stack(play(enter("Forest", OPP, zone=Zone.LIBRARY)), "Shock", OPP)
    done = followed(state, f"{COUNTER} If that spell is countered this way, {instead}.", ("spell",))
    assert zone(done, "spell") is where
    assert library(done.state, OPP)[0] == ("spell" if where is Zone.LIBRARY else "forest")


def uncounterable(name="Sure"):
    return card(name, "Instant", "This spell can't be countered.\nDraw a card.")[name]


def test_what_cant_be_countered_is_not():
    state = play()
    spell = GameObject("spell", uncounterable(), OPP, OPP, Zone.STACK, (state.clock, 0))
    state = replace(state, objects={"spell": spell})
    done = followed(state, COUNTER, ("spell",))
    assert (zone(done, "spell"), done.happened) == (Zone.STACK, ())


def test_nor_is_what_a_permanent_protects():
    shield = card("Shield", "Enchantment", "Red spells you control can't be countered.")
    state = play(enter("Shield", OPP), cards=shield)
    assert zone(followed(stack(state, "Shock", OPP), COUNTER, ("spell",)), "spell") is Zone.STACK
    assert zone(followed(stack(state, "Shock", YOU), COUNTER, ("spell",)), "spell") is Zone.GRAVEYARD
    assert zone(followed(stack(state, "Giant Growth", OPP), COUNTER, ("spell",)), "spell") is Zone.GRAVEYARD


def test_nor_is_what_an_effect_protects():
    protected = followed(stack(play(), "Shock", OPP), "Target spell can't be countered this turn.", ("spell",)).state
    assert zone(followed(protected, COUNTER, ("spell",)), "spell") is Zone.STACK


@pytest.mark.parametrize("pays, where", [("yes", Zone.STACK), ("no", Zone.GRAVEYARD)])
def test_its_controller_may_pay(pays, where):
    words = "Counter target spell unless its controller pays {2}."
    state = stack(play(), "Shock", OPP)
    assert asked(state, words, ("spell",)) == [("pays", OPP, ("yes", "no"), 1, 1)]
    assert zone(followed(state, words, ("spell",), pays=pays), "spell") is where


def test_a_copy_of_a_spell_is_put_on_the_stack_and_is_no_card():
    done = followed(stack(play(), "Shock", OPP), "Copy target instant or sorcery spell.", ("spell",))
    copy = done.state.objects["shock"]
    assert (copy.zone, copy.controller, copy.owner, copy.token) == (Zone.STACK, YOU, YOU, True)
    assert done.happened == (SpellCopied("shock", "spell", YOU),)
    assert list(rounds(done.state)) == []  # a copy on the stack stays there


def test_a_copy_ceases_to_exist_anywhere_else():
    copied = followed(stack(play(), "Shock", OPP), "Copy target instant or sorcery spell.", ("spell",))
    countered = followed(copied.state, COUNTER, ("shock",))
    ((actions, after),) = rounds(countered.state)
    assert ([str(a.rule) for a in actions], "shock" in after.objects) == (["704.5e"], False)


def test_new_targets_for_the_copy():
    words = "Copy target instant or sorcery spell. You may choose new targets for the copy."
    done = follow(resolution(stack(play(), "Shock", OPP), ("spell",), may="yes"), text(words))
    assert done.happened[1:] == (NewTargetsOffered(YOU, ("shock",)),)


def test_damage_divided_as_announced_and_what_is_gone_loses_its_share():
    words = "X deals 5 damage divided as you choose among any number of targets."
    state = play(enter("Hill Giant", OPP), enter("Forest", id="x"))
    shares = {0: {"hill": 2, OPP: 2, "gone": 1}}
    done = follow(replace(resolution(state, ("hill", OPP)), shares=shares), text(words))
    assert (done.state.objects["hill"].damage, done.state.players[1].life, done.facts["that"]) == (2, 18, 4)


@pytest.mark.parametrize("targets, each", [((OPP,), 5), ((OPP, YOU), 2), ((OPP, YOU, "hill"), 1)])
def test_damage_divided_evenly_is_rounded_down_among_the_legal_targets(targets, each):
    words = "X deals X damage divided evenly, rounded down, among any number of targets."
    done = followed(play(enter("Hill Giant"), enter("Forest", id="x")), words, targets, X="5")
    assert [p.life for p in done.state.players] == [20 - each if YOU in targets else 20, 20 - each]
    assert done.state.objects["hill"].damage == (each if "hill" in targets else 0)


def test_different_amounts_to_different_ones():
    words = "X deals 3 damage to target creature and 1 damage to you."
    done = followed(play(enter("Hill Giant"), enter("Forest", id="x")), words, ("hill",))
    assert (done.state.objects["hill"].damage, done.state.players[0].life) == (3, 19)
