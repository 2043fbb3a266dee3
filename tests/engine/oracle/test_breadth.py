"""Common shapes of sentences, by kind: each is understood, so its tree says it back."""

import pytest

from engine.model import CardType
from engine.oracle import compile_text

STATIC = """
Other Goblins you control get +1/+1 and have haste.
Creatures you control with flying get +1/+0.
Each creature you control with a +1/+1 counter on it has trample.
This creature gets +1/+1 for each artifact you control.
This creature gets +2/+2 as long as you control a Swamp.
As long as it's your turn, this creature has first strike.
During your turn, creatures you control have first strike.
This creature gets +X/+X, where X is the number of cards in your hand.
Enchanted creature gets +2/+2 and can't block.
Enchanted creature can't attack or block, and its activated abilities can't be activated.
Enchanted land is a 4/5 green Spirit creature with vigilance and haste. It's still a land.
Equipped creature has base power and toughness 5/5.
Spells you cast cost {1} less to cast.
This spell costs {1} less to cast for each creature you control.
This creature can't be blocked by creatures with power 2 or less.
This creature can't attack unless defending player controls an Island.
As long as you control a Forest, creatures you control can't be blocked.
Creatures your opponents control enter tapped.
This land enters tapped unless you control a Plains or an Island.
This creature enters with three +1/+1 counters on it.
If this creature was kicked, it enters with two +1/+1 counters on it.
As this enchantment enters, choose a color.
If a creature an opponent controls would die, exile it instead.
Prevent all combat damage that would be dealt to this creature.
You may play an additional land on each of your turns.
Players play with their hands revealed.
Equip abilities you activate cost {1} less to activate.
All creatures able to block this creature do so.
"""
ACTIVATED = """
{T}: Add {G} or {W}.
{2}, {T}, Sacrifice this artifact: Draw a card.
{1}{B}: Regenerate this creature.
{T}: Add {C} for each artifact you control.
{2}{R}: This creature gets +1/+0 until end of turn. Activate only once each turn.
{3}: Target creature gains your choice of flying or haste until end of turn.
{T}: Target creature you control fights target creature you don't control.
Discard a card: This creature gains hexproof until end of turn.
Remove a +1/+1 counter from this creature: Target creature gets +1/+1 until end of turn.
[+1]: You gain 2 life.
[-3]: Exile target nonland permanent.
{2}, Exile this card from your graveyard: Scry 2. Activate only if you control a Swamp.
{T}: Gain control of target artifact for as long as you control this creature.
"""
TRIGGERED = """
When this creature enters, draw a card.
When this creature dies, return it to its owner's hand.
Whenever this creature attacks, defending player loses 1 life.
Whenever this creature or another creature you control dies, each opponent loses 1 life and you gain 1 life.
Whenever you cast a noncreature spell, put a +1/+1 counter on this creature.
Whenever one or more creatures you control deal combat damage to a player, draw a card.
At the beginning of your upkeep, you may pay {2}. If you do, create a 1/1 white Soldier creature token.
At the beginning of your end step, if you attacked this turn, scry 1.
Whenever this creature blocks or becomes blocked by a creature, destroy that creature at end of combat.
When this creature enters, target opponent reveals their hand. You choose a nonland card from it. That player discards that card.
Whenever a land you control enters, this creature gets +2/+2 until end of turn. This ability triggers only once each turn.
When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.
"""
SPELLS = """
Destroy target creature. It can't be regenerated.
Counter target spell unless its controller pays {2}.
Draw two cards, then discard a card.
Target creature gets +2/+0 until end of turn and can't be blocked this turn.
Until end of turn, creatures you control gain trample and get +X/+X, where X is the number of creatures you control.
Return up to two target creature cards from your graveyard to your hand.
Search your library for up to two basic land cards, put them onto the battlefield tapped, then shuffle.
Look at the top three cards of your library. Put one of them into your hand and the rest into your graveyard.
Create a token that's a copy of target creature you control, except it isn't legendary.
All lands you control become 2/2 Elemental creatures until end of turn. They're still lands.
Prevent the next 3 damage that would be dealt to any target this turn.
Each player sacrifices a creature of their choice.
If you control a Swamp, draw a card. Otherwise, you lose 1 life.
Exile target creature. Return it to the battlefield under its owner's control at the beginning of the next end step.
You gain life equal to that creature's toughness.
Put two +1/+1 counters on each of up to two target creatures.
"""
KEYWORDS = """
Flying, first strike, protection from black and from red
Ward—Pay 2 life.
Cycling {2}
Swampcycling {1}{B}
Suspend 4—{1}{U}
Enchant creature or Vehicle
Affinity for artifacts
Escape—{3}{B}, Exile four other cards from your graveyard.
Splice onto Arcane {1}{R}
Kicker {1}{G}
Nonbasic landwalk
Toxic 2
Equip legendary creature {3}
"""


def lines(*blocks: tuple[str, CardType]) -> list[tuple[str, CardType]]:
    return [(line, kind) for block, kind in blocks for line in block.strip().splitlines()]


SENTENCES = lines(
    (STATIC, CardType.ENCHANTMENT),
    (ACTIVATED, CardType.CREATURE),
    (TRIGGERED, CardType.CREATURE),
    (SPELLS, CardType.SORCERY),
    (KEYWORDS, CardType.CREATURE),
)


@pytest.mark.parametrize("sentence,kind", SENTENCES, ids=[sentence for sentence, _ in SENTENCES])
def test_a_common_sentence_is_understood(sentence: str, kind: CardType) -> None:
    assert compile_text(sentence, name="Foo", types=[kind]).understood


@pytest.mark.parametrize(
    "text,kind",
    [
        ("Choose one —\n• Draw a card.\n• Destroy target artifact.", CardType.INSTANT),
        ("When this creature enters, choose one or both —\n• You gain 3 life.\n• Scry 2.", CardType.CREATURE),
        ("When this creature enters, roll a d20.\n1—9 | Draw a card.\n10—20 | Draw two cards.", CardType.CREATURE),
        ("Spree\n+ {1} — Draw a card.\n+ {2} — Destroy target creature.", CardType.SORCERY),
        ("LEVEL 1-4\n4/4", CardType.CREATURE),
        ("I, II — Draw a card.\nIII — You gain 3 life.", CardType.ENCHANTMENT),
        ("Flying; banding", CardType.CREATURE),
    ],
)
def test_paragraphs_of_several_lines(text: str, kind: CardType) -> None:
    assert compile_text(text, types=[kind]).understood


def test_nesting_without_end_is_not_understood_and_harms_nothing() -> None:
    assert not compile_text('Enchanted creature has "Creatures have ' * 300, types=[CardType.ENCHANTMENT]).understood
