import pytest

from engine.model import CardType, Color
from engine.vocabulary.ability import Keyword
from engine.vocabulary.amount import AnyNumber, Number, Signed, ThatNumber
from engine.vocabulary.condition import Is
from engine.vocabulary.cost import Mana
from engine.vocabulary.instruction import (
    Act,
    AddMana,
    Attach,
    Choose,
    Conditional,
    Continuous,
    CopySpell,
    Counter,
    Create,
    Damage,
    Delayed,
    Destroy,
    DiscardCards,
    Does,
    Draw,
    Duration,
    Emblem,
    ExchangeControl,
    ExileIt,
    GainLife,
    Instruction,
    KeywordAction,
    May,
    Mill,
    Modal,
    NewTargets,
    Pay,
    PlayCard,
    PreventDamage,
    Put,
    PutCounters,
    Reveal,
    SacrificeIt,
    Search,
    Shuffle,
    SpendOnly,
    TakeCounters,
    TapIt,
    Then,
    Unless,
)
from engine.vocabulary.modification import Be, ChangeWords, Control, Get, Have, LoseAll, Switch
from engine.vocabulary.quality import Filter, IsSubtype, IsType, Not, Noun, Who
from engine.vocabulary.subject import (
    AnyTarget,
    Chosen,
    Group,
    It,
    Player,
    Quantifier,
    Target,
    TargetPlayer,
    This,
    TopOf,
)
from engine.vocabulary.trigger import StepBegins, Trigger
from lessons.narration.instructions import sentences
from lessons.narration.voice import Voice

CREATURE = CardType.CREATURE
TARGET = Target(Filter((CREATURE,)))
SPELL = Target(Filter((Noun.SPELL,)))
ONE, TWO, THREE = Number(1), Number(2), Number(3)
PLUS = Get(Signed("+", THREE), Signed("+", THREE))
END = Duration.END_OF_TURN
YOU = Player(Who.YOU)
LIBRARY = TopOf(YOU, ONE)


@pytest.mark.parametrize(
    "node, said",
    [
        (Continuous(TARGET, (PLUS,), END), "La criatura objetivo obtiene +3/+3 hasta el final del turno."),
        (
            Continuous(
                TARGET,
                (LoseAll(), Be(subtypes=("Frog",), colors=(Color.BLUE,), power=ONE, toughness=ONE, becomes=True)),
                END,
                first=True,
            ),
            (
                "Hasta el final del turno, la criatura objetivo pierde todas las habilidades y se convierte en una Rana azul con "
                "fuerza y resistencia base de 1/1."
            ),
        ),
        (Continuous(TARGET, (Control(),), END), "Gana el control de la criatura objetivo hasta el final del turno."),
        (
            Continuous(TARGET, (Switch(),), END),
            "Intercambia la fuerza y la resistencia de la criatura objetivo hasta el final del turno.",
        ),
        (
            Continuous(Target(Filter((Noun.PERMANENT,))), (ChangeWords(("creature type",), cannot_be=("Wall",)),)),
            (
                "Cambia el texto del permanente objetivo reemplazando todas las menciones de un tipo de criatura "
                "por otro. El tipo de "
                "criatura nuevo no puede ser Muro."
            ),
        ),
        (
            Continuous(
                This("land"),
                (
                    Be(
                        types=(CREATURE,),
                        power=ONE,
                        toughness=ONE,
                        prefix_pt=True,
                        becomes=True,
                        still=(CardType.LAND,),
                        still_sentence=True,
                    ),
                ),
                END,
            ),
            "Esta tierra se convierte en una criatura 1/1 hasta el final del turno. Sigue siendo una tierra.",
        ),
        (
            Continuous(It("it"), (Be(subtypes=("Spirit",), becomes=True),), condition=Is(This("creature"), IsSubtype("Spirit"))),
            "Si esta criatura es un Espíritu, se convierte en un Espíritu.",
        ),
        (Choose("a color"), "Elige un color."),
        (Choose(Chosen(Filter((CREATURE,), before=(Not(IsType(CardType.ARTIFACT)),)))), "Elige una criatura que no sea artefacto."),
        (Damage(This("creature"), TWO, AnyTarget()), "Esta criatura hace 2 puntos de daño a cualquier objetivo."),
        (
            Damage(This("creature"), Number(5), Target(Filter((CREATURE,)), count=AnyNumber()), divided="divided as you choose"),
            "Esta criatura hace 5 puntos de daño divididos como elijas entre cualquier cantidad de criaturas objetivo.",
        ),
        (Destroy(TARGET), "Destruye la criatura objetivo."),
        (
            Destroy(Group(Filter((CREATURE,)), Quantifier.ALL), regenerate=False),
            "Destruye todas las criaturas. No pueden ser regeneradas.",
        ),
        (
            ExileIt(TARGET, until="until this creature leaves the battlefield"),
            "Exilia la criatura objetivo hasta que esta criatura deje el campo de batalla.",
        ),
        (Draw(None, TWO), "Roba dos cartas."),
        (Draw(YOU, TWO), "Robas dos cartas."),
        (Draw(TargetPlayer(), ONE), "El jugador objetivo roba una carta."),
        (GainLife(YOU, ONE), "Ganas 1 vida."),
        (GainLife(Player(Who.EACH_OPPONENT), ThatNumber(), lose=True), "Cada oponente pierde esa misma cantidad de vidas."),
        (Put(TARGET, "return", "to its owner's hand"), "Regresa la criatura objetivo a la mano de su propietario."),
        (
            Put(This("card"), "return", "to the battlefield tapped", from_="from your graveyard"),
            "Regresa esta carta de tu cementerio al campo de batalla girada.",
        ),
        (PutCounters("-1/-1", ONE, TARGET), "Pon un contador -1/-1 sobre la criatura objetivo."),
        (TapIt(TARGET), "Gira la criatura objetivo."),
        (AddMana(alternatives=(("R",), ("W",))), "Agrega {R} o {W}."),
        (AddMana(text="one mana of any color"), "Agrega un maná de cualquier color."),
        (
            Create(
                THREE, Be(types=(CREATURE,), subtypes=("Soldier",), colors=(Color.WHITE,), power=ONE, toughness=ONE, prefix_pt=True)
            ),
            "Crea tres fichas de criatura Soldado blancas 1/1.",
        ),
        (Create(ONE, Be(subtypes=("Food",))), "Crea una ficha de Comida."),
        (Emblem((Keyword("flying"),)), "Obtienes un emblema con “Vuela”."),
        (Counter(SPELL), "Contrarresta el hechizo objetivo."),
        (SacrificeIt(Player(Who.EACH_PLAYER), Filter((CREATURE,)), TWO), "Cada jugador sacrifica dos criaturas."),
        (DiscardCards(TargetPlayer(), TWO, random=True), "El jugador objetivo descarta dos cartas al azar."),
        (
            Search(Filter((Noun.CARD,), before=(IsSubtype("Elf"),)), "on top", reveal=", reveal it", word="that card"),
            "Busca en tu biblioteca una carta de Elfo, muéstrala, baraja y pon esa carta en la parte superior.",
        ),
        (
            Search(Filter((Noun.CARD,), before=(IsType(CardType.LAND),)), "onto the battlefield tapped"),
            "Busca en tu biblioteca una carta de tierra, ponla en el campo de batalla girada y luego baraja.",
        ),
        (
            ExchangeControl(TARGET, Target(Filter((CardType.ARTIFACT,)), slot=1)),
            "Intercambia el control de la criatura objetivo y el artefacto objetivo.",
        ),
        (Attach(This("Equipment"), TARGET), "Anexa este Equipo a la criatura objetivo."),
        (May((Draw(None, ONE),)), "Puedes robar una carta."),
        (May((Pay((Mana(("2",)),)),)), "Puedes pagar {2}."),
        (
            Conditional(Is(This("creature"), IsSubtype("Spirit")), (Draw(None, ONE),)),
            "Si esta criatura es un Espíritu, roba una carta.",
        ),
        (
            Unless(Counter(SPELL), Who.CONTROLLER, (Mana(("2",)),)),
            "Contrarresta el hechizo objetivo a menos que su controlador pague {2}.",
        ),
        (
            Then((GainLife(TargetPlayer(), ONE, lose=True), GainLife(YOU, ONE)), ("and",)),
            "El jugador objetivo pierde 1 vida y tú ganas 1 vida.",
        ),
        (
            Then((TapIt(TARGET), ExileIt(It("it"))), (", then",)),
            "Gira la criatura objetivo y luego exíliala.",
        ),
        (KeywordAction("scry", TWO), "Adivina 2."),
        (KeywordAction("wave"), "⟦wave⟧."),
        (Act("transform", This("creature")), "Transforma esta criatura."),
        (
            Does(TARGET, "fights", Target(Filter((CREATURE,), controller=Who.NOT_YOU))),
            "La criatura objetivo lucha contra la criatura objetivo que no controlas.",
        ),
        (Mill(THREE, TargetPlayer()), "El jugador objetivo muele tres cartas."),
        (Shuffle(Player(Who.EACH_PLAYER)), "Cada jugador baraja."),
        (Reveal("reveal", LIBRARY), "Muestra la primera carta de tu biblioteca."),
        (Reveal("look at", TopOf(YOU, Number(5))), "Mira las cinco primeras cartas de tu biblioteca."),
        (TakeCounters("charge", ONE, This("artifact")), "Remueve un contador de carga de este artefacto."),
        (PreventDamage("all combat"), "Prevén todo el daño de combate que se fuera a hacer este turno."),
        (
            May((PlayCard("cast", It("it"), "without paying its mana cost"),)),
            "Puedes lanzarla sin pagar su coste de maná.",
        ),
        (CopySpell(SPELL), "Copia el hechizo objetivo."),
        (May((NewTargets("the copy"),)), "Puedes elegir nuevos objetivos para la copia."),
        (
            SpendOnly("cast", Filter((Noun.SPELL,), before=(IsType(CREATURE),))),
            "Usa este maná solo para lanzar hechizos de criatura.",
        ),
        (
            Delayed(Trigger("at", (StepBegins("the next end step", None),)), (SacrificeIt(None, It("it")),), last=True),
            "Sacrifícala al comienzo del próximo paso final.",
        ),
    ],
)
def test_one_instruction(node: Instruction, said: str) -> None:
    assert sentences((node,), Voice(card="Maro")) == said


def test_what_was_spoken_of_is_a_pronoun_afterwards() -> None:
    nodes = (
        TapIt(Target(Filter((CardType.ARTIFACT,)))),
        Destroy(It("it")),
        Continuous(It("it"), (Have((Keyword("haste"),), gain=True),)),
    )
    assert sentences(nodes, Voice()) == "Gira el artefacto objetivo. Destrúyelo. Gana la habilidad de prisa."


def test_modes_stand_on_lines_of_their_own() -> None:
    modal = Modal("two", ((Counter(SPELL),), (Draw(None, ONE),)))
    assert sentences((modal,), Voice()) == "Elige dos:\n• Contrarresta el hechizo objetivo.\n• Roba una carta."


def test_after_what_you_do_comes_what_else_you_do() -> None:
    token = Create(ONE, Be(types=(CREATURE,), power=ONE, toughness=ONE, prefix_pt=True))
    both = Then((GainLife(YOU, ONE, lose=True), token), ("and",))
    assert sentences((both,), Voice()) == "Pierdes 1 vida y creas una ficha de criatura 1/1."
