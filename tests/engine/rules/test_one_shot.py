"""610: one-shot effects that these boards perform."""

from engine.actions import Enter, Resolve, Together
from engine.model import CardType, Zone
from engine.vocabulary.amount import Number
from engine.vocabulary.instruction import (
    Attach,
    Damage,
    Destroy,
    TapIt,
)
from engine.vocabulary.quality import Filter, Noun
from engine.vocabulary.subject import Target, This
from tests.engine.rules.playing import OPP, YOU, abilities, card, enter, play, pt, sheet, then, with_ability

CREATURE = Filter((CardType.CREATURE,))


def use(source, *targets, **choices):
    return Resolve(YOU, source=source, ability=1, targets=targets, choices=choices)


def cast(name, *targets, by=YOU, **choices):
    return Resolve(by, name, targets=tuple((t,) if isinstance(t, str) else t for t in targets), choices=choices)


# --- one-shot effects (610.1) -----------------------------------------------------------------------------------------


def test_destruction_passes_by_what_is_indestructible():
    state = play(enter("Grizzly Bears"), enter("Hill Giant"), enter("Indestructibility", attached_to="hill"), cast("Wrath of God"))
    assert [state.objects[i].zone for i in ("grizzly", "hill")] == [Zone.GRAVEYARD, Zone.BATTLEFIELD]


def test_returned_to_its_owners_hand():
    state = play(enter("Hill Giant", OPP, owner=YOU), cast("Unsummon", "hill"))
    assert (state.objects["hill"].zone, state.objects["hill"].controller) == (Zone.HAND, YOU)


def test_damage_from_a_spell_to_a_creature_and_to_a_player():
    state = play(enter("Hill Giant"), cast("Shock", "hill"), cast("Lightning Bolt", OPP))
    assert (state.objects["hill"].damage, state.players[1].life) == (2, 17)


def test_damage_with_infect_and_lifelink():
    text = "Infect, lifelink\n{T}: This creature deals 2 damage to any target."
    cards = card("Blight", "Creature — Insect", text, power="1", toughness="1")
    state = play(enter("Hill Giant", OPP), enter("Blight"), cards=cards)
    state = then(state, Resolve(YOU, source="blight", ability=1, targets=(("hill",),)))
    assert (pt(state, "hill"), state.objects["hill"].damage, state.players[0].life) == ("1/1", 0, 22)


def test_an_effect_attaches_what_it_can():
    move = Attach(Target(Filter((CardType.ARTIFACT,))), Target(Filter((Noun.PERMANENT,)), 1))
    state = with_ability(play(enter("Bonesplitter"), enter("Forest"), enter("Grizzly Bears")), "x", move)
    assert pt(then(state, use("x", ("bonesplitter",), ("grizzly",))), "grizzly") == "4/2"
    stays = then(state, use("x", ("bonesplitter",), ("forest",)))  # 701.3b
    assert stays.objects["bonesplitter"].attached_to is None


def test_what_an_effect_cannot_find_is_left_as_it_is():
    state = play(enter("Hill Giant", zone=Zone.GRAVEYARD))
    target = Target(Filter((CardType.CREATURE,), zones=(Zone.GRAVEYARD,)))
    for instruction in (Damage(This("creature"), Number(2), target), TapIt(target), Destroy(target)):
        after = then(with_ability(state, "x", instruction), use("x", ("hill",)))
        assert after.objects["hill"] == state.objects["hill"]


def test_tokens_are_what_the_effect_makes_them():
    state = then(play(enter("Captain of the Watch")), Resolve(YOU, source="captain", ability=1))
    tokens = [f"soldier-token{end}" for end in ("", "-2", "-3")]
    assert [pt(state, t) for t in tokens] == ["2/2"] * 3  # 1/1 and Captain's bonus
    assert {sheet(state, t).name for t in tokens} == {"Soldier Token"}
    assert all(state.objects[t].token for t in tokens)


def test_an_emblem_has_its_abilities_and_nothing_else():
    state = then(play(enter("Elspeth, Knight-Errant"), enter("Forest")), Resolve(YOU, source="elspeth", ability=3))
    emblem = sheet(state, "elspeth-knight-errant-emblem")
    assert (emblem.zone, emblem.types, emblem.colors, emblem.mana_cost) == (Zone.COMMAND, frozenset(), frozenset(), None)
    assert abilities(state, "forest") == ["{T}: Add {G}.", "Indestructible"]


def test_a_land_spell_or_any_other_zone_is_no_matter():
    state = play(Together((Enter("a", "Forest", YOU), Enter("b", "Plains", OPP))))
    assert then(state, cast("Wrath of God")).objects["a"].zone is Zone.BATTLEFIELD
