import pytest

from engine.model import CardType, Color, Supertype
from engine.vocabulary.ability import Ability, Keyword, RuleStatic, Static
from engine.vocabulary.ability import Clause as AbilityClause
from engine.vocabulary.amount import Number
from engine.vocabulary.cost import Mana, PayLife
from engine.vocabulary.gamerule import Cant
from engine.vocabulary.modification import Have
from engine.vocabulary.quality import Filter, IsColor, IsSubtype, IsSupertype, Not, Noun, Who
from engine.vocabulary.subject import Attached, This
from lessons.narration.keywords import after_have, as_noun, keyword
from lessons.narration.voice import QUIET

FLYING = Keyword("flying")
RED = Keyword("protection", IsColor(Color.RED))
BLACK = Keyword("protection", IsColor(Color.BLACK))


@pytest.mark.parametrize(
    "node, line, noun",
    [
        (FLYING, "vuela", "volar"),
        (Keyword("first strike"), "daña primero", "dañar primero"),
        (Keyword("double strike"), "daña dos veces", "dañar dos veces"),
        (Keyword("trample"), "arrolla", "arrollar"),
        (Keyword("shadow"), "se desvanece", "desvanecerse"),
        (Keyword("vigilance"), "vigilancia", "vigilancia"),
        (BLACK, "protección contra negro", "protección contra negro"),
        (Keyword("protection", "everything"), "protección contra todo", "protección contra todo"),
        (Keyword("hexproof", IsColor(Color.BLUE)), "antimaleficio contra azul", "antimaleficio contra azul"),
        (Keyword("enchant", Filter((CardType.CREATURE,))), "encantar criatura", "encantar criatura"),
        (Keyword("enchant", Who.PLAYER), "encantar jugador", "encantar jugador"),
        (Keyword("equip", cost=(Mana(("3",)),)), "equipar {3}", "equipar {3}"),
        (Keyword("ward", cost=(PayLife(Number(2)),)), "rebatir—pagar 2 vidas", "rebatir—pagar 2 vidas"),
        (Keyword("annihilator", amount=Number(6)), "aniquilador 6", "aniquilador 6"),
        (Keyword("landwalk", IsSubtype("Swamp")), "cruza pantanos", "cruzar pantanos"),
        (Keyword("landwalk", Not(IsSupertype(Supertype.BASIC))), "cruza tierras no básicas", "cruzar tierras no básicas"),
        (Keyword("affinity", Filter((CardType.ARTIFACT,))), "afinidad por artefactos", "afinidad por artefactos"),
        (Keyword("phasing"), "⟦phasing⟧", "⟦phasing⟧"),
    ],
)
def test_keywords_alone_and_as_nouns(node: Keyword, line: str, noun: str) -> None:
    assert (keyword(node), as_noun(node)) == (line, noun)


EQUIPPED_FLIES = Static((AbilityClause(Attached("equipped", CardType.CREATURE), (Have((FLYING,)),)),))
CANT_BLOCK = RuleStatic(Cant(This("creature"), ("block",)))


@pytest.mark.parametrize(
    "held, said",
    [
        ((FLYING,), "la habilidad de volar"),
        ((FLYING, Keyword("infect")), "las habilidades de volar e infectar"),
        ((BLACK,), "protección contra negro"),
        ((BLACK, RED), "protección contra negro y contra rojo"),
        (
            (FLYING, Keyword("haste"), BLACK, RED),
            "las habilidades de volar, prisa, protección contra negro y protección contra rojo",
        ),
        ((EQUIPPED_FLIES,), "“La criatura equipada tiene la habilidad de volar”"),
        ((FLYING, CANT_BLOCK), "las habilidades de volar y “Esta criatura no puede bloquear”"),
    ],
)
def test_what_an_object_has(held: tuple[Ability, ...], said: str) -> None:
    assert after_have(held, QUIET) == said


def test_protection_from_a_group() -> None:
    goblins = Filter((Noun.SPELL,), before=(IsColor(Color.BLACK),))
    assert keyword(Keyword("protection", goblins)) == "protección contra hechizos negros"
