"""601.2h, 118.3: the total cost is paid."""

from dataclasses import replace

import pytest

from engine.choices import Choice, ExileFor, Pass, PayMana, PayPart, TapFor
from engine.game import Game
from engine.illegal import Reason
from engine.model import Zone
from engine.rules.costs.paying import forced, is_paid, pay, payment_fault, payment_options
from tests.engine.casting.positions import activating, announce, casting, cost, here, proposed_item, shown, to_pay
from tests.engine.rules.playing import OPP, YOU, card, enter


def paid(game: Game, *choices: Choice) -> Game:
    for choice in choices:
        assert payment_fault(game, choice) is None, payment_fault(game, choice)
        game = pay(game, choice)
    return game


def why(game: Game, choice: Choice) -> tuple[Reason, str]:
    fault = payment_fault(game, choice)
    assert fault is not None
    return fault.reason, str(fault.rule)


def done(game: Game) -> bool:
    assert game.proposal is not None
    return is_paid(game.proposal)


def test_each_amount_of_mana_that_pays_exactly_is_offered_once():
    game = to_pay(casting("Battering Craghorn"), "RRGGC")  # {2}{R}{R}
    assert payment_options(game) == (PayMana(("R", "R", "G", "G")), PayMana(("R", "R", "G", "C")))
    after = paid(game, PayMana(("R", "R", "G", "C")))
    assert (after.pools[YOU], done(after), payment_options(after)) == (("G",), True, ())


def test_mana_that_does_not_pay_says_why():
    game = to_pay(casting("Battering Craghorn"), "RRGGC")
    assert why(game, PayMana(("R", "R", "G"))) == (Reason.PARTIAL_PAYMENT, "601.2h")
    assert why(game, PayMana(())) == (Reason.PARTIAL_PAYMENT, "601.2h")
    assert why(game, PayMana(("R", "R", "G", "G", "C"))) == (Reason.TOO_MUCH, "118.3a")
    assert why(game, PayMana(("R", "G", "G", "C"))) == (Reason.WRONG_MANA, "107.4a")
    assert why(game, PayMana(("R", "R", "R", "R"))) == (Reason.NOT_ENOUGH_MANA, "118.3")
    assert why(game, PayMana(("Ñ",))) == (Reason.NOT_ENOUGH_MANA, "118.3")


def test_what_is_there_already_is_not_owed_twice():
    game = paid(to_pay(casting("Shock"), "RR"), PayMana(("R",)))
    assert why(game, PayMana(("R",))) == (Reason.NOT_OWED, "601.2h")


def test_nothing_can_be_paid_with_too_little_mana():
    game = to_pay(casting("Battering Craghorn"), "RGG")
    assert (payment_options(game), forced(game)) == ((), None)


def test_a_cost_of_zero_is_paid_by_saying_so():
    """118.5."""
    game = to_pay(casting("Lion's Eye Diamond"))
    assert not done(game)
    assert forced(game) == PayMana(())
    assert done(paid(game, PayMana(())))


def test_an_unpayable_cost_can_not_be_paid():
    """118.6."""
    game = to_pay(casting("Vision", cards=card("Vision", "Sorcery", "Draw three cards.")), "UUU")
    assert (payment_options(game), done(game)) == ((), False)
    assert why(game, PayMana(())) == (Reason.UNPAYABLE, "118.6")


def test_convoke_taps_a_creature_for_generic_mana_or_mana_of_its_color():
    game = to_pay(casting("Stoke the Flames", enter("Grizzly Bears"), enter("Goblin Piker"), enter("Serra Angel", OPP)), "RR")
    game = replace(game, here={})  # they came this turn: it makes no difference (702.51a)
    assert set(payment_options(game)) == {TapFor("grizzly", "generic"), TapFor("goblin", "generic"), TapFor("goblin", "R")}
    less = replace(game, pools={YOU: ("R", "G")})
    assert why(less, TapFor("goblin", "generic")) == (Reason.UNPAYABLE, "601.2h")  # {1}{R}{R} would be left, with {R}{G} and Bears
    more = replace(game, pools={YOU: ("R", "G", "G")})
    assert TapFor("goblin", "R") in payment_options(more)
    after = paid(more, TapFor("goblin", "R"))
    assert after.state.objects["goblin"].tapped
    assert shown(after.proposal.owed.mana) == "{2}{R}"
    assert why(after, TapFor("goblin", "generic")) == (Reason.ALREADY_TAPPED, "702.51a")
    assert done(paid(after, PayMana(("R", "G", "G"))))


@pytest.mark.parametrize(
    "choice, reason",
    [
        (TapFor("grizzly", "R"), Reason.CANNOT_PAY_WITH),  # it is green
        (TapFor("serra", "generic"), Reason.CANNOT_PAY_WITH),
        (TapFor("forest", "generic"), Reason.CANNOT_PAY_WITH),
        (TapFor("nothing", "generic"), Reason.UNKNOWN_OBJECT),
        (TapFor("grizzly", "G"), Reason.NOT_OWED),
        (TapFor("grizzly", "purple"), Reason.NOT_OWED),
        (ExileFor("grizzly"), Reason.CANNOT_PAY_WITH),
        (PayPart(1), Reason.NOT_OWED),
        (Pass(), Reason.NOT_OWED),
    ],
)
def test_what_convoke_does_not_allow(choice: Choice, reason: Reason):
    board = (enter("Grizzly Bears"), enter("Forest"), enter("Serra Angel", OPP))
    game = to_pay(casting("Stoke the Flames", *board), "RRRR")
    assert why(game, choice)[0] is reason


def test_delve_exiles_cards_of_the_graveyard_for_generic_mana():
    board = [here(name, Zone.GRAVEYARD) for name in ("Shock", "Cancel", "Murder")]
    game = to_pay(casting("Murderous Cut", *board, here("Unsummon", Zone.GRAVEYARD, OPP)), "BUUU")
    assert set(payment_options(game)) == {ExileFor("shock"), ExileFor("cancel"), ExileFor("murder")}
    after = paid(game, ExileFor("murder"))
    assert after.state.objects["murder"].zone is Zone.EXILE
    assert PayMana(("U", "U", "U", "B")) in payment_options(after)
    assert why(after, ExileFor("murder"))[0] is Reason.CANNOT_PAY_WITH
    assert why(after, ExileFor("unsummon"))[0] is Reason.CANNOT_PAY_WITH
    assert done(paid(after, PayMana(("U", "U", "U", "B"))))


def test_a_spell_without_delve_exiles_nothing():
    game = to_pay(casting("Murder", here("Shock", Zone.GRAVEYARD)), "BBB")
    assert why(game, ExileFor("shock"))[0] is Reason.CANNOT_PAY_WITH


def test_force_of_will_by_its_alternative_cost():
    board = [here("Cancel", Zone.HAND), here("Unsummon", Zone.HAND), here("Murder", Zone.HAND), here("Remand", Zone.HAND, OPP)]
    game = to_pay(announce(casting("Force of Will", *board), costing=1))
    assert payment_options(game) == (PayPart(1), PayPart(2, ("cancel",)), PayPart(2, ("unsummon",)))
    after = paid(game, PayPart(2, ("unsummon",)), PayPart(1))
    assert done(after)
    assert (after.state.players[0].life, after.state.objects["unsummon"].zone) == (19, Zone.EXILE)
    assert why(game, PayPart(2, ("murder",)))[0] is Reason.CANNOT_PAY_WITH
    assert why(game, PayPart(2, ("remand",)))[0] is Reason.CANNOT_PAY_WITH
    assert why(game, PayPart(2, ("spell",)))[0] is Reason.CANNOT_PAY_WITH  # it is on the stack


def test_costs_that_are_paid_in_one_way_only_are_forced_and_the_others_asked_for():
    one = to_pay(announce(casting("Force of Will", here("Cancel", Zone.HAND)), costing=1))
    assert forced(one) == PayPart(1)
    assert forced(paid(one, PayPart(1))) == PayPart(2, ("cancel",))
    reap = to_pay(casting("Altar's Reap", enter("Grizzly Bears"), enter("Hill Giant")), "BB")
    assert forced(reap) == PayMana(("B", "B"))
    assert forced(paid(reap, PayMana(("B", "B")))) is None


def test_a_card_to_exile_from_the_graveyard_is_not_forced_while_another_cost_may_put_more_there():
    costs = "discard a card and exile a card from your graveyard"
    probe = card("Probe", "Instant", f"As an additional cost to cast this spell, {costs}.\nDraw a card.", mana_cost="{0}")
    board = [here("Shock", Zone.HAND), here("Cancel", Zone.HAND), here("Murder", Zone.GRAVEYARD)]
    game = paid(to_pay(casting("Probe", *board, cards=probe)), PayMana(()))
    assert payment_options(game)[-1] == PayPart(2, ("murder",))
    assert forced(game) is None
    after = paid(game, PayPart(1, ("shock",)))
    assert set(payment_options(after)) == {PayPart(2, ("murder",)), PayPart(2, ("shock",))}
    assert forced(paid(game, PayPart(2, ("murder",)))) is None  # which card is discarded is still to be said


def test_the_total_cost_is_locked_in():
    """C8, 601.2h's example."""
    game = casting("Altar's Reap", enter("Thunderscape Familiar"))
    assert shown(cost(game).mana) == "{B}"
    game = paid(to_pay(game, "B"), PayPart(1, ("thunderscape",)))
    assert shown(cost(game).mana) == "{1}{B}"
    assert payment_options(game) == (PayMana(("B",)),)
    assert done(paid(game, PayMana(("B",))))


def test_two_objects_are_paid_at_once_and_named_each():
    probe = card(
        "Probe", "Instant", "As an additional cost to cast this spell, sacrifice two lands.\nDraw a card.", mana_cost="{0}"
    )
    lands = [enter("Forest", id=name) for name in ("one", "two", "three")]
    game = to_pay(casting("Probe", *lands, enter("Forest", OPP, id="theirs"), cards=probe))
    pairs = {o.with_ for o in payment_options(game) if isinstance(o, PayPart)}
    assert pairs == {("one", "two"), ("one", "three"), ("two", "three")}
    assert payment_fault(game, PayPart(1, ("two", "one"))) is None
    assert why(game, PayPart(1, ("one",)))[0] is Reason.WRONG_NUMBER
    assert why(game, PayPart(1, ("one", "one")))[0] is Reason.WRONG_NUMBER
    assert why(game, PayPart(1, ("one", "two", "three")))[0] is Reason.WRONG_NUMBER
    assert why(game, PayPart(1, ("one", "theirs"))) == (Reason.CANNOT_PAY_WITH, "701.21a")
    assert why(game, PayPart(1, ("one", "nowhere")))[0] is Reason.UNKNOWN_OBJECT
    assert why(game, PayPart(2, ("one", "two")))[0] is Reason.NOT_OWED
    after = paid(game, PayPart(1, ("three", "one")))
    assert [after.state.objects[id_].zone for id_ in ("one", "two", "three")] == [Zone.GRAVEYARD, Zone.BATTLEFIELD, Zone.GRAVEYARD]
    assert why(after, PayPart(1, ("two",)))[0] is Reason.NOT_OWED


def test_what_is_random_is_paid_last():
    """601.2h: Stormbind's discard."""
    game = to_pay(activating("stormbind", enter("Stormbind"), here("Shock", Zone.HAND), here("Murder", Zone.HAND)), "RG")
    assert payment_options(game) == (PayMana(("R", "G")),)
    assert why(game, PayPart(1, ("shock",))) == (Reason.PAID_LAST, "601.2h")
    game = paid(game, PayMana(("R", "G")))
    assert payment_options(game) == (PayPart(1, ("shock",)), PayPart(1, ("murder",)))
    assert paid(game, PayPart(1, ("murder",))).state.objects["murder"].zone is Zone.GRAVEYARD


def test_what_moves_cards_from_the_library_is_paid_last():
    probe = card("Probe", "Artifact", "{1}, Mill two cards: Draw a card.")
    cards = [here("Forest", Zone.LIBRARY, id_=name) for name in ("bottom", "middle", "top")]
    game = to_pay(activating("probe", enter("Probe"), *cards, cards=probe), "R")
    assert why(game, PayPart(1)) == (Reason.PAID_LAST, "601.2h")
    game = paid(game, PayMana(("R",)), PayPart(1))
    assert [game.state.objects[c].zone for c in ("bottom", "middle", "top")] == [Zone.LIBRARY, Zone.GRAVEYARD, Zone.GRAVEYARD]
    one = to_pay(activating("probe", enter("Probe"), cards[0], cards=probe), "R")
    assert payment_options(one) == ()


STAR = (enter("Chromatic Star"),)


def test_a_source_that_is_to_be_tapped_can_not_be_sacrificed_first():
    game = to_pay(activating("chromatic", *STAR), "R")  # {1}, {T}, Sacrifice this artifact
    assert payment_options(game) == (PayMana(("R",)), PayPart(1))
    assert why(game, PayPart(2)) == (Reason.UNPAYABLE, "601.2h")
    assert forced(game) == PayMana(("R",))


def test_a_source_that_leaves_is_remembered_as_it_last_was():
    game = to_pay(activating("mogg", enter("Mogg Fanatic"), enter("Glorious Anthem")))
    assert game.proposal.item.last_known == {}
    game = paid(game, PayPart(1))
    assert (done(game), game.state.objects["mogg"].zone) == (True, Zone.GRAVEYARD)
    last = proposed_item(game).last_known
    assert last["mogg"].pt == (2, 2)
    assert game.stack[-1].last_known == last
    assert game.proposal.paid == (PayPart(1),)


def test_another_creature_that_is_sacrificed_is_no_source():
    game = to_pay(activating("vampire", enter("Vampire Aristocrat"), enter("Grizzly Bears")))
    assert payment_options(game) == (PayPart(1, ("vampire",)), PayPart(1, ("grizzly",)))
    assert proposed_item(paid(game, PayPart(1, ("grizzly",)))).last_known == {}


def test_tapping_needs_an_untapped_permanent_without_summoning_sickness():
    game = to_pay(activating("tidal", enter("Tidal Visionary")))
    assert forced(game) == PayPart(1)
    assert paid(game, PayPart(1)).state.objects["tidal"].tapped
    assert why(replace(game, here={}), PayPart(1)) == (Reason.SUMMONING_SICK, "302.6")
    assert payment_options(replace(game, here={})) == ()
    tapped = to_pay(activating("tidal", enter("Tidal Visionary", tapped=True)))
    assert why(tapped, PayPart(1)) == (Reason.ALREADY_TAPPED, "107.5")
    hasty = to_pay(activating("tidal", enter("Tidal Visionary"), enter("Mass Hysteria")))
    assert payment_fault(replace(hasty, here={}), PayPart(1)) is None
    artifact = to_pay(activating("helvault", enter("Helvault")), "R")
    assert payment_fault(replace(artifact, here={}), PayPart(1)) is None


def loyalty_of(game: Game) -> int:
    return sum(c.number for c in game.state.objects["jace"].counters if c.kind == "loyalty")


def test_loyalty_costs():
    """606.4, 606.6."""
    jace = enter("Jace, the Mind Sculptor", id="jace")
    look, draw, bounce, ultimate = (to_pay(activating("jace", jace, number=n)) for n in (1, 2, 3, 4))
    assert loyalty_of(look) == 3
    assert loyalty_of(paid(look, PayPart(1))) == 5
    assert loyalty_of(paid(draw, PayPart(1))) == 3
    assert loyalty_of(paid(bounce, PayPart(1))) == 2
    assert why(ultimate, PayPart(1)) == (Reason.NOT_ENOUGH_COUNTERS, "606.6")


def test_life_can_be_paid_down_to_nothing_and_no_further():
    """119.4."""
    game = to_pay(activating("erebos", enter("Erebos, God of the Dead")), "BB")
    assert paid(game, PayPart(1)).state.players[0].life == 18
    poor = replace(game, state=replace(game.state, players=(replace(game.state.players[0], life=1), game.state.players[1])))
    assert why(poor, PayPart(1)) == (Reason.NOT_ENOUGH_LIFE, "119.4")
    assert payment_options(poor) == ()
    just = replace(game, state=replace(game.state, players=(replace(game.state.players[0], life=2), game.state.players[1])))
    assert paid(just, PayPart(1)).state.players[0].life == 0


def test_phyrexian_mana_is_paid_with_life():
    game = to_pay(announce(casting("Dismember"), symbols=("life", "life")), "C")
    assert forced(game) == PayMana(("C",))
    game = paid(game, PayMana(("C",)), PayPart(1), PayPart(2))
    assert (done(game), game.state.players[0].life) == (True, 16)


def test_a_tapped_creature_is_not_tapped_to_pay():
    """118.3."""
    probe = card("Probe", "Enchantment — Aura", "Enchant creature\nTap enchanted creature: Draw a card.")
    for tapped, possible in ((False, True), (True, False)):
        bears = enter("Grizzly Bears", tapped=tapped)
        game = to_pay(activating("probe", bears, enter("Probe", attached_to="grizzly"), cards=probe))
        assert (payment_options(game) == (PayPart(1),)) is possible
        assert (payment_fault(game, PayPart(1)) is None) is possible


PROBES = [
    ("Tap two untapped creatures you control: Draw a card.", ("grizzly", "hill"), lambda o: o.tapped),
    ("Return a land you control to its owner's hand: Draw a card.", ("forest",), lambda o: o.zone is Zone.HAND),
    ("Discard a creature card: Draw a card.", ("coral",), lambda o: o.zone is Zone.GRAVEYARD),
    ("Exile a card from your graveyard: Draw a card.", ("murder",), lambda o: o.zone is Zone.EXILE),
    ("Remove a charge counter from an artifact you control: Draw a card.", ("probe",), lambda o: o.counters[0].number == 1),
    ("Sacrifice another creature: Draw a card.", ("grizzly",), lambda o: o.zone is Zone.GRAVEYARD),
    ("Sacrifice a creature or discard a card: Draw a card.", ("shock",), lambda o: o.zone is Zone.GRAVEYARD),
    ("Reveal a Merfolk card from your hand: Draw a card.", ("coral",), lambda o: o.zone is Zone.HAND),
]


@pytest.mark.parametrize("text, with_, is_so", PROBES)
def test_costs_of_many_kinds(text: str, with_: tuple[str, ...], is_so):
    probe = card("Probe", "Artifact Creature", text, power="1", toughness="1")
    hand = [here("Coral Merfolk", Zone.HAND), here("Shock", Zone.HAND), here("Murder", Zone.GRAVEYARD)]
    board = [enter("Probe", counters=(("charge", 2),)), enter("Grizzly Bears"), enter("Hill Giant"), enter("Forest"), *hand]
    game = to_pay(activating("probe", *board, cards=probe))
    after = paid(game, PayPart(1, with_))
    assert done(after)
    assert all(is_so(after.state.objects[id_]) for id_ in with_)
    assert not all(is_so(game.state.objects[id_]) for id_ in with_) or "Reveal" in text
    assert payment_fault(game, PayPart(1)) is not None
    assert payment_fault(game, PayPart(1, ("spell",))) is not None


def test_a_whole_hand_is_discarded_even_an_empty_one():
    board = (enter("Lion's Eye Diamond"), here("Shock", Zone.HAND), here("Murder", Zone.HAND))
    game = paid(to_pay(activating("lion's", *board)), PayPart(1))
    assert [game.state.objects[id_].zone for id_ in ("shock", "murder")] == [Zone.GRAVEYARD, Zone.GRAVEYARD]
    assert payment_options(to_pay(activating("lion's", board[0])))[0] == PayPart(1)


def test_mana_of_any_color():
    """609.4b."""
    game = to_pay(casting("Shock", enter("Mycosynth Lattice")), "GC")
    assert payment_options(game) == (PayMana(("G",)), PayMana(("C",)))
    dawn = to_pay(casting("Counterspell", enter("Celestial Dawn")), "WWUU")
    assert payment_options(dawn) == (PayMana(("W", "W")),)


def test_a_cost_that_the_engine_can_not_perform_is_not_said_to_be_paid():
    probe = card("Probe", "Artifact", "Forage: Draw a card.")
    game = to_pay(activating("probe", enter("Probe"), cards=probe))
    assert why(game, PayPart(1))[0] is Reason.NOT_UNDERSTOOD
    assert payment_options(game) == ()
