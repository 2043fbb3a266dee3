"""What must be true of every payment, whatever is paid with what (118.3, 118.10, 601.2h)."""

from collections import Counter
from dataclasses import replace

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.choices import ExileFor, PayMana, PayPart, TapFor
from engine.game import Game
from engine.model import Zone
from engine.rules.costs.paying import forced, is_paid, pay, payment_fault, payment_options
from tests.engine.casting.positions import casting, here, to_pay
from tests.engine.rules.playing import YOU, card, enter

PARTS = {
    "sacrifice a creature": 0,
    "sacrifice two lands": 0,
    "discard a card": 0,
    "pay 2 life": 2,
    "exile a card from your graveyard": 0,
}
BOARD = (
    *(enter(name, id=f"b{n}") for n, name in enumerate(["Grizzly Bears", "Goblin Piker", "Forest", "Forest", "Dryad Arbor"])),
    *(here(name, Zone.HAND, id_=f"h{n}") for n, name in enumerate(["Shock", "Cancel"])),
    *(here("Murder", Zone.GRAVEYARD, id_=f"g{n}") for n in range(2)),
)


@st.composite
def owed(draw: st.DrawFn) -> tuple[Game, int]:
    """Something to pay, on a board with some of everything, and how much life it costs."""
    parts = draw(st.lists(st.sampled_from(sorted(PARTS)), max_size=3))
    lines = [f"As an additional cost to cast this spell, {part}." for part in parts]
    keywords = draw(st.lists(st.sampled_from(["Convoke", "Delve"]), unique=True))
    cost = f"{{{draw(st.integers(0, 3))}}}" + "".join(f"{{{s}}}" for s in draw(st.lists(st.sampled_from("RGW"), max_size=2)))
    cards = card("Spell", "Sorcery", "\n".join([*keywords, *lines, "Draw a card."]), mana_cost=cost)
    pool = "".join(draw(st.lists(st.sampled_from("RGWC"), max_size=4)))
    return to_pay(casting("Spell", *BOARD, cards=cards), pool), sum(PARTS[part] for part in parts)


@settings(max_examples=60, deadline=None)
@given(owed(), st.data())
def test_whatever_is_offered_leads_to_the_end_and_nothing_is_lost_on_the_way(question: tuple[Game, int], data: st.DataObject):
    game, life = question
    assume(payment_options(game))
    total, pool = game.proposal.cost, Counter(game.pools.get(YOU, ()))
    while not is_paid(game.proposal):
        options = payment_options(game)
        assert options, game.proposal.paid
        assert forced(game) in {None, *options}
        assert len(set(options)) == len(options)
        choice = data.draw(st.sampled_from(options))
        assert payment_fault(game, choice) is None
        game = pay(game, choice)
    done = game.proposal.paid
    mana = [letter for choice in done if isinstance(choice, PayMana) for letter in choice.mana]
    instead = [choice for choice in done if isinstance(choice, TapFor | ExileFor)]
    assert len(mana) + len(instead) == total.mana.total
    assert Counter(game.pools.get(YOU, ())) == pool - Counter(mana)
    assert game.state.players[0].life == 20 - life
    used = [id_ for choice in done if isinstance(choice, PayPart) for id_ in choice.with_]
    used += [choice.card for choice in done if isinstance(choice, ExileFor)]
    moved = Counter(used)
    assert {o.incarnation for o in game.state.objects.values() if o.id not in moved} <= {0, 1}  # 1: the spell
    assert all(game.state.objects[id_].incarnation == times for id_, times in moved.items())


@settings(max_examples=60, deadline=None)
@given(owed(), st.text(max_size=3), st.integers(-3, 99), st.lists(st.sampled_from(["b0", "b2", "h0", "g1", "spell", "you", "x"])))
def test_nonsense_is_refused_and_never_breaks(question: tuple[Game, int], word: str, number: int, ids: list[str]):
    game, _ = question
    tries = [
        PayMana(tuple(word)),
        TapFor(word, word),
        TapFor("b0", word),
        ExileFor(word),
        ExileFor("b0"),
        PayPart(number, tuple(ids)),
    ]
    for choice in tries:
        fault = payment_fault(game, choice)
        if fault is None:
            assert pay(game, choice).proposal.paid == (choice,)
        else:
            assert fault.rule is not None or fault.reason.name == "UNKNOWN_OBJECT"


def test_it_is_the_players_own_things_that_pay():
    game = to_pay(casting("Altar's Reap", enter("Grizzly Bears"), enter("Hill Giant", "opp")), "BB")
    assert payment_options(game) == (PayMana(("B", "B")), PayPart(1, ("grizzly",)))
    assert payment_options(replace(game, pools={"opp": ("B", "B")})) == ()
