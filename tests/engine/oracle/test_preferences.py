"""Where a sentence could be read in two ways, the reading that is meant."""

import pytest

from engine.model import CardType, Zone
from engine.oracle import compile_text
from engine.vocabulary.ability import Activated, EntersChoosing, RuleStatic, Spell, Triggered
from engine.vocabulary.condition import Controls
from engine.vocabulary.instruction import Choose, Continuous, Destroy, DiscardCards, Instruction, Put, Search
from engine.vocabulary.quality import Who
from engine.vocabulary.subject import Among, Target, Together


def instructions(text: str) -> tuple[Instruction, ...]:
    (ability,) = compile_text(text, types=[CardType.SORCERY]).abilities
    assert isinstance(ability, Spell)
    return ability.instructions


def test_a_zone_belongs_to_the_cards_in_it() -> None:
    (put,) = instructions("Return target creature card from your graveyard to your hand.")
    assert isinstance(put, Put)
    assert isinstance(put.what, Target)
    assert put.what.filter.zones == (Zone.GRAVEYARD,)
    assert put.to == "to your hand"


def test_a_zone_after_several_targets_is_that_of_all() -> None:
    (put,) = instructions("Return target artifact card and target land card from your graveyard to your hand.")
    assert isinstance(put, Put)
    assert isinstance(put.what, Together)
    assert {s.filter.zones for s in put.what.subjects if isinstance(s, Target)} == {(Zone.GRAVEYARD,)}


def test_no_regeneration_is_part_of_destroying() -> None:
    (destroy,) = instructions("Destroy target creature. It can't be regenerated.")
    assert isinstance(destroy, Destroy)
    assert not destroy.regenerate


def test_one_effect_with_two_parts_is_one_effect() -> None:
    (effect,) = instructions("Target creature gets +1/+1 and gains flying until end of turn.")
    assert isinstance(effect, Continuous)
    assert len(effect.modifications) == 2


def test_cards_that_are_discarded_are_counted() -> None:
    (discard,) = instructions("Target player discards two cards.")
    assert isinstance(discard, DiscardCards)
    assert discard.what is None


def test_a_choice_from_a_revealed_hand() -> None:
    _, choose = instructions("Target player reveals their hand. You choose a card from it.")
    assert isinstance(choose, Choose)
    assert isinstance(choose.what, Among)


def test_an_intervening_if_is_the_triggers_own() -> None:  # 603.4
    (ability,) = compile_text(
        "At the beginning of your upkeep, if you control a Swamp, draw a card.", types=[CardType.CREATURE]
    ).abilities
    assert isinstance(ability, Triggered)
    assert isinstance(ability.condition, Controls)


def test_a_conditional_prohibition_is_a_rule() -> None:
    (ability,) = compile_text(
        "As long as you control a Swamp, creatures you control can't be blocked.", types=[CardType.ENCHANTMENT]
    ).abilities
    assert isinstance(ability, RuleStatic)
    assert isinstance(ability.condition, Controls)


def test_a_choice_on_entering_is_no_instruction() -> None:
    (ability,) = compile_text("As this artifact enters, choose a creature type.", types=[CardType.ARTIFACT]).abilities
    assert ability == EntersChoosing("a creature type", "artifact")


@pytest.mark.parametrize("searched", ["a basic land card", "up to two Elf cards"])
def test_a_search_is_one_instruction(searched: str) -> None:
    them = "them" if "cards" in searched else "it"
    (search,) = instructions(f"Search your library for {searched}, reveal {them}, put {them} into your hand, then shuffle.")
    assert isinstance(search, Search)
    assert search.word == them


def test_whose_cards_is_said_once_for_spells_of_two_kinds() -> None:
    (ability,) = compile_text("Black spells and green spells you cast cost {1} less to cast.", types=[CardType.CREATURE]).abilities
    assert isinstance(ability, RuleStatic)
    assert [g.filter.controller for g in ability.statement.what.groups] == [Who.YOU, Who.YOU]  # type: ignore[union-attr]


def test_an_activation_condition_is_no_instruction() -> None:
    (ability,) = compile_text("{T}: Draw a card. Activate only if you control a Swamp.", types=[CardType.LAND]).abilities
    assert isinstance(ability, Activated)
    assert len(ability.instructions) == 1
    assert isinstance(ability.only_if, Controls)
