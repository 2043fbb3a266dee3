"""Trees built by hand, one of each kind, and the Spanish that a printed card would have."""

import pytest

from engine.model import CardType, Color
from engine.vocabulary.ability import (
    Ability,
    Activated,
    Chapter,
    Clause,
    EntersAsCopy,
    EntersChoosing,
    EntersDoing,
    EntersTapped,
    EntersWithCounters,
    GroupEnters,
    Keyword,
    Replacement,
    RuleStatic,
    Spell,
    Static,
    Triggered,
    Unknown,
)
from engine.vocabulary.amount import Count, Number, Signed, Variable
from engine.vocabulary.condition import Controls, YourTurn
from engine.vocabulary.cost import Mana, Tap
from engine.vocabulary.gamerule import Cant
from engine.vocabulary.instruction import (
    AddMana,
    Damage,
    Draw,
    ExileIt,
    KeywordAction,
    Pay,
    Put,
    PutCounters,
)
from engine.vocabulary.modification import Be, ChangeWords, Control, Get, Have, HavePT
from engine.vocabulary.quality import Filter, IsColor, IsType, Noun, Who
from engine.vocabulary.subject import AnyTarget, Attached, Group, Groups, It, Quantifier, This
from engine.vocabulary.trigger import Event, StepBegins, Trigger
from lessons.narration.abilities import ability
from lessons.narration.names import ENGLISH
from lessons.narration.voice import Voice

CREATURES = Filter((CardType.CREATURE,))
YOURS = Filter((CardType.CREATURE,), controller=Who.YOU)
WHITE = Filter((CardType.CREATURE,), before=(IsColor(Color.WHITE),), controller=Who.YOU)
PLUS = Get(Signed("+", Number(1)), Signed("+", Number(1)))
PLUS_FOUR = Get(Signed("+", Number(4)), Signed("+", Number(4)))
FLYING = Keyword("flying")


def static(subject: object, *modifications: object, **clause: object) -> Static:
    return Static((Clause(subject, modifications, **clause),))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "node, said",
    [
        (static(Group(WHITE), PLUS), "Las criaturas blancas que controlas obtienen +1/+1."),
        (static(Group(CREATURES, Quantifier.ALL), PLUS), "Todas las criaturas obtienen +1/+1."),
        (
            static(
                Attached("enchanted", CardType.CREATURE),
                PLUS_FOUR,
                Have((FLYING, Keyword("first strike"))),
                Be(subtypes=("Angel",), in_addition="types"),
            ),
            (
                "La criatura encantada obtiene +4/+4, tiene las habilidades de volar y dañar primero, y es un Ángel además de sus "
                "otros tipos."
            ),
        ),
        (static(Attached("enchanted", CardType.CREATURE), Control()), "Controlas la criatura encantada."),
        (
            static(This("creature"), PLUS, condition=Controls(Who.YOU, Filter(("Swamp",)))),
            "Mientras controles un Pantano, esta criatura obtiene +1/+1.",
        ),
        (
            static(This("creature"), PLUS, condition=Controls(Who.YOU, Filter(("Swamp",))), condition_last=True),
            "Esta criatura obtiene +1/+1 mientras controles un Pantano.",
        ),
        (
            static(
                This("name"),
                HavePT(Count(Filter((CardType.LAND,), controller=Who.YOU)), Count(Filter((CardType.LAND,))), "equal each"),
            ),
            "Tanto la fuerza como la resistencia del Maro son iguales a la cantidad de tierras que controlas.",
        ),
        (
            static(
                Groups((Group(Filter((Noun.SPELL,))), Group(Filter((Noun.PERMANENT,))))),
                ChangeWords(("color word",), to_chosen=True),
            ),
            (
                "Todas las menciones de palabras de color en el texto de hechizos y permanentes se cambian por la palabra de color "
                "elegida."
            ),
        ),
        (
            static(
                Group(YOURS),
                Be(subtypes=("{chosen type}",)),
                also=(Group(Filter((Noun.SPELL,), before=(IsType(CardType.CREATURE),), controller=Who.YOU)),),
            ),
            "Las criaturas que controlas son del tipo elegido. Lo mismo sucede con los hechizos de criatura que controlas.",
        ),
    ],
)
def test_static_abilities(node: Static, said: str) -> None:
    assert ability(node, Voice(card="Maro")) == said


DIES = Trigger("when", (Event(Attached("enchanted", CardType.CREATURE), "dies"),))
ENTERS = Trigger("whenever", (Event(Filter(("Human",), controller=Who.YOU, other=True), "enters"),))


@pytest.mark.parametrize(
    "node, said",
    [
        (FLYING, "Vuela."),
        (RuleStatic(Cant(This("creature"), ("attack", "block"))), "Esta criatura no puede atacar ni bloquear."),
        (
            RuleStatic(Cant(This("creature"), ("block",)), condition=YourTurn(), condition_last=True),
            "Esta criatura no puede bloquear mientras sea tu turno.",
        ),
        (Activated((Tap(),), (AddMana(("G",)),)), "{T}: Agrega {G}."),
        (
            Activated((Mana(("1",)),), (Draw(None, Number(1)),), ("Activate only as a sorcery.",)),
            "{1}: Roba una carta. Activa esto solo como un conjuro.",
        ),
        (
            Triggered(DIES, (Put(This("card"), "return", "to its owner's hand"),)),
            "Cuando la criatura encantada muera, regresa esta carta a la mano de su propietario.",
        ),
        (
            Triggered(ENTERS, (PutCounters("+1/+1", Number(1), This("creature")),)),
            "Siempre que otro Humano que controlas entre, pon un contador +1/+1 sobre esta criatura.",
        ),
        (
            Triggered(
                Trigger("at", (StepBegins("upkeep", Who.YOU),)),
                (Draw(None, Number(1)),),
                restrictions=("Do this only once each turn.",),
            ),
            "Al comienzo de tu mantenimiento, roba una carta. Haz esto solo una vez por turno.",
        ),
        (Spell((Damage(This("name"), Number(3), AnyTarget()),)), "El Relámpago hace 3 puntos de daño a cualquier objetivo."),
        (EntersChoosing("a creature type", "enchantment"), "En cuanto este encantamiento entre, elige un tipo de criatura."),
        (
            EntersAsCopy("creature", CREATURES, (Be(types=(CardType.ARTIFACT,), in_addition="types"),)),
            (
                "Puedes hacer que esta criatura entre como una copia de cualquier criatura, excepto que es un "
                "artefacto además de sus "
                "otros tipos."
            ),
        ),
        (EntersTapped("land"), "Esta tierra entra girada."),
        (
            EntersTapped("land", unless=Controls(Who.YOU, Filter(("Island",)))),
            "Esta tierra entra girada a menos que controles una Isla.",
        ),
        (EntersWithCounters("creature", "+1/+1", Variable()), "Esta criatura entra con X contadores +1/+1 sobre ella."),
        (EntersWithCounters("artifact", "charge", Number(3)), "Este artefacto entra con tres contadores de carga sobre él."),
        (
            GroupEnters(Group(Filter((CardType.CREATURE,), controller=Who.OPPONENTS)), "tapped"),
            "Las criaturas que controlan tus oponentes entran giradas.",
        ),
        (EntersDoing("land", (Pay((Mana(("2",)),)),)), "En cuanto esta tierra entre, paga {2}."),
        (
            Replacement(Event(Filter((CardType.CREATURE,), controller=Who.OPPONENT), "would die"), (ExileIt(It("it")),)),
            "Si una criatura que controla un oponente fuera a morir, en vez de eso, exíliala.",
        ),
        (Chapter(("I", "II"), (KeywordAction("scry", Number(2)),)), "I, II — Adivina 2."),
        (Unknown("Gobble the widget.", "static"), "⟦Gobble the widget.⟧"),
    ],
)
def test_abilities(node: Ability, said: str) -> None:
    assert ability(node, Voice(card="Lightning Bolt")) == said


def test_a_card_names_itself_in_the_language_asked_for() -> None:
    bolt = Spell((Damage(This("name"), Number(3), AnyTarget()),))
    assert ability(bolt, Voice(ENGLISH, "Lightning Bolt")).startswith("Lightning Bolt hace 3")
    assert ability(bolt).startswith("Esta carta hace 3")
