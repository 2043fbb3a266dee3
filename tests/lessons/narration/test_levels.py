"""Levels, tables of results, multiples of what was said, and what is had of something."""

import pytest

from engine.model import CardType, Zone
from engine.vocabulary.ability import Ability, LevelBand, Replacement, RuleStatic, Spell
from engine.vocabulary.amount import Number, Sum, ThatNumber, Thrice, Twice
from engine.vocabulary.condition import Condition, Controls, Hand, Is
from engine.vocabulary.deed import RollTable
from engine.vocabulary.gamerule import AllBlock, AsThoughUnblocked
from engine.vocabulary.instruction import Continuous, Create, Damage, Draw, GainLife
from engine.vocabulary.modification import Be, ControlBy
from engine.vocabulary.quality import AnyOf, Filter, IsSubtype, Noun, TiedTo, Who
from engine.vocabulary.subject import Group, It, TargetPlayer, This
from engine.vocabulary.trigger import Event, PlayerEvent
from lessons.narration import ability
from lessons.narration.conditions import when_if
from lessons.narration.qualities import phrase
from lessons.narration.voice import QUIET

ONE = Number(1)
THIS = This("creature")
YOURS = Filter((CardType.CREATURE,), controller=Who.YOU)


@pytest.mark.parametrize(
    "node, words",
    [
        (LevelBand(1, 4, Number(2), Number(2)), "NIVEL 1-4\n2/2"),
        (LevelBand(5, None, Number(4), Number(4)), "NIVEL 5+\n4/4"),
        (
            Spell((RollTable("a d20", (("1—9", (Draw(None, ONE),)), ("10—20", (Draw(None, Number(2)),)))),)),
            "Tira 1d20.\n1—9 | Roba una carta.\n10—20 | Roba dos cartas.",
        ),
        (RuleStatic(AllBlock(THIS)), "Todas las criaturas que puedan bloquear a esta criatura lo hacen."),
        (
            RuleStatic(AsThoughUnblocked(THIS)),
            "Puedes hacer que esta criatura haga su daño de combate como si no hubiera sido bloqueada.",
        ),
        (
            Spell((Continuous(THIS, (ControlBy(TargetPlayer()),)),)),
            "El jugador objetivo gana el control de esta criatura.",
        ),
        (
            Replacement(PlayerEvent(Who.YOU, "would gain life"), (GainLife(None, Sum(ThatNumber(), 1)),)),
            "Si fueras a ganar vidas, en vez de eso, ganas esa misma cantidad de vidas más 1.",
        ),
        (
            Replacement(Event(THIS, "would deal damage"), (Damage(It("it"), Twice(ThatNumber()), It("")),)),
            "Si esta criatura fuera a hacer daño, en vez de eso, hace el doble de ese daño.",
        ),
        (
            Replacement(Event(THIS, "would deal damage"), (Damage(It("it"), Thrice(ThatNumber()), It("")),)),
            "Si esta criatura fuera a hacer daño, en vez de eso, hace el triple de ese daño.",
        ),
        (Spell((Draw(None, Twice(ThatNumber())),)), "Roba el doble de esa cantidad de cartas."),
        (Spell((Create(ONE, Be(subtypes=("Food",))),)), "Crea una ficha de Comida."),
    ],
)
def test_abilities(node: Ability, words: str) -> None:
    assert ability(node) == words


@pytest.mark.parametrize(
    "condition, words",
    [
        (Hand(Who.YOU, least=7), "si tienes siete o más cartas en la mano"),
        (Hand(Who.YOU, least=7, zone=Zone.GRAVEYARD), "si tienes siete o más cartas en tu cementerio"),
        (Hand(Who.OPPONENT, least=7, zone=Zone.GRAVEYARD), "si un oponente tiene siete o más cartas en su cementerio"),
        (
            Controls(Who.YOU, Filter(("Plains", "Island"), conjunction="or", articles=True)),
            "si controlas una Llanura o una Isla",
        ),
        (Is(It("it"), AnyOf((IsSubtype("Wolf"), IsSubtype("Elf")), "or a")), "si es un Lobo o un Elfo"),
    ],
)
def test_conditions(condition: Condition, words: str) -> None:
    assert when_if(condition, QUIET) == words


def test_abilities_of_something() -> None:
    of_yours = Filter((Noun.ABILITY,), after=(TiedTo("of", Group(YOURS)),))
    assert phrase(of_yours, QUIET, plural=True).bare().text == "habilidades de las criaturas que controlas"
