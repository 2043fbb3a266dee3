"""Text-changing effects on trees (612.2): the words that are used as such, and no others."""

import pytest

from engine.card import pool
from engine.model import CardType
from engine.oracle import compile_card, compile_text, say, substitute, words_in


def changed(card: str, **words: str) -> list[str]:
    return [say(ability, card) for ability in substitute(compile_card(pool()[card]).abilities, words)]


def test_a_color_word_changes_in_its_negative() -> None:
    assert changed("Doom Blade", black="green") == ["Destroy target nongreen creature."]


def test_a_creature_type_changes_everywhere_it_is_used() -> None:
    assert changed("Dralnu's Crusade", Goblin="Elf", Zombie="Wall") == [
        "All Elves get +1/+1.",
        "All Elves are black and are Walls in addition to their other creature types.",
    ]


def test_a_card_name_stays() -> None:
    said = changed("Nightmare", Swamp="Plains", Nightmare="Horse")
    assert said[1] == "Nightmare's power and toughness are each equal to the number of Plains you control."


def test_mana_symbols_stay() -> None:
    assert changed("Svogthos, the Restless Tomb", black="red")[0] == "{T}: Add {C}."
    said = changed("Svogthos, the Restless Tomb", black="red", Zombie="Elf")[1]
    assert said.startswith("{3}{B}{G}: Until end of turn, this land becomes a red and green Plant Elf creature with ")


def test_landwalk_and_protection_change() -> None:
    abilities = compile_text("Islandwalk, protection from black", types=[CardType.CREATURE]).abilities
    found = substitute(abilities, {"Island": "Forest", "black": "white"})
    assert [say(a) for a in found] == ["Forestwalk", "Protection from white"]


def test_quoted_abilities_change_with_the_text_that_quotes_them() -> None:
    text = 'Enchanted land has "{T}: Tap target black creature."'
    (found,) = substitute(compile_text(text, types=[CardType.ENCHANTMENT]).abilities, {"black": "blue"})
    assert say(found) == text.replace("black", "blue")


def test_devotion_is_said_with_a_color_word() -> None:
    assert "devotion to blue is less than five" in changed("Heliod, God of the Sun", white="blue")[1]


def test_the_token_of_a_spell_changes_with_it() -> None:  # 612.2a
    assert changed("Maskwood Nexus", blue="red", Shapeshifter="Elf")[1].endswith("2/2 red Elf creature token with changeling.")


def test_what_does_not_change_is_the_same_tree() -> None:
    abilities = compile_card(pool()["Humility"]).abilities
    assert substitute(abilities, {"black": "green"})[0] is abilities[0]


@pytest.mark.parametrize("words", [{"black": "Goblin"}, {"Swamp": "Elf"}, {"black": "pink"}, {"Aura": "Curse"}])
def test_words_are_changed_only_for_others_of_their_kind(words: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"kind|no color word"):
        substitute((), words)


def test_the_words_that_a_text_uses() -> None:
    assert words_in(compile_card(pool()["Dralnu's Crusade"]).abilities) == {"Goblin", "Zombie", "black"}
    assert words_in(compile_card(pool()["Nightmare"]).abilities) == {"Swamp"}  # its name is no creature type here
    assert words_in(compile_card(pool()["Lightning Bolt"]).abilities) == frozenset()


@pytest.mark.parametrize("name", ["Mind Bend", "Swirl the Mists", "Crusade", "Kormus Bell", "Tidal Visionary"])
def test_changing_a_word_and_changing_it_back(name: str) -> None:
    abilities = compile_card(pool()[name]).abilities
    there = substitute(abilities, {"white": "black", "black": "white", "Swamp": "Island", "Island": "Swamp"})
    assert substitute(there, {"white": "black", "black": "white", "Swamp": "Island", "Island": "Swamp"}) == abilities
