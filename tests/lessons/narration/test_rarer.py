"""What fewer cards say, in the manner of printed ones: until, unless, doubling, spree, prevention, ties to a source."""

import pytest

from engine.model import CardType, Color
from engine.vocabulary.ability import (
    Ability,
    Activated,
    ClassLevel,
    Clause,
    EntersWithCounters,
    Exert,
    Keyword,
    Replacement,
    RuleStatic,
    Spell,
    Static,
    Triggered,
)
from engine.vocabulary.amount import Count, CountCounters, CountKinds, Number, Signed, ThatNumber, ValueOf, Variable
from engine.vocabulary.condition import Compare, Condition, Controls, HasCounters, Is, Kicked, TargetsWhat
from engine.vocabulary.cost import Exile, Mana, Sacrifice, Tap
from engine.vocabulary.deed import DamageParts, Double, RevealUntil, SetLife
from engine.vocabulary.gamerule import Cant, CostChange, DoesntUntap, GameFact, Prevents
from engine.vocabulary.instruction import (
    Act,
    Choose,
    Continuous,
    Damage,
    DiscardCards,
    Draw,
    Duration,
    GainLife,
    Instruction,
    KeywordAction,
    Modal,
    PlayCard,
    PreventDamage,
    Put,
    PutCounters,
    SacrificeIt,
    Search,
    SpendOnly,
    Then,
)
from engine.vocabulary.joining import (
    Afterwards,
    Instead,
    Replace,
    ThisAbilityCosts,
    UnlessDo,
    Until,
    WhereX,
)
from engine.vocabulary.modification import Get, HaveOneOf, HavePT, RuleToo
from engine.vocabulary.quality import (
    AnyOf,
    Filter,
    HasStatus,
    IsColor,
    IsType,
    MostOf,
    Not,
    Noun,
    OfAbility,
    PermanentKind,
    Quality,
    Status,
    Targets,
    TiedTo,
    Who,
)
from engine.vocabulary.subject import Among, Group, It, Player, Quantifier, Target, TargetPlayer, This
from engine.vocabulary.trigger import Event, PlayerEvent, StepBegins, Trigger
from lessons.narration import ability
from lessons.narration.conditions import when_if
from lessons.narration.qualities import phrase
from lessons.narration.voice import QUIET, Voice

CREATURE, LAND = CardType.CREATURE, CardType.LAND
CREATURES = Filter((CREATURE,))
YOURS = Filter((CREATURE,), controller=Who.YOU)
ONE, TWO, X = Number(1), Number(2), Variable()
THIS, IT = This("creature"), It("it")
A_CREATURE = Target(CREATURES)
CARD = (Noun.CARD,)


def said(*instructions: Instruction) -> str:
    return ability(Spell(instructions))


@pytest.mark.parametrize(
    "instruction, words",
    [
        (WhereX(Draw(None, X), Count(YOURS)), "Roba X cartas, donde X es la cantidad de criaturas que controlas."),
        (
            Until(Duration.END_OF_TURN, PlayCard("play", It("that card"))),
            "Hasta el final del turno, juega esa carta.",
        ),
        (
            UnlessDo(DiscardCards(None, TWO), Who.YOU, DiscardCards(None, ONE)),
            "Descarta dos cartas a menos que descartes una carta.",
        ),
        (
            UnlessDo(GainLife(Player(Who.EACH_PLAYER), TWO, lose=True), Who.THAT_PLAYER, SacrificeIt(None, CREATURES, ONE)),
            "Cada jugador pierde 2 vidas a menos que ese jugador sacrifique una criatura.",
        ),
        (SetLife(Player(Who.YOU), Number(10)), "Tu total de vidas se convierte en 10."),
        (
            SetLife(TargetPlayer(), Count(YOURS)),
            "El total de vidas del jugador objetivo pasa a ser igual a la cantidad de criaturas que controlas.",
        ),
        (Double(CountCounters("+1/+1", THIS)), "Duplica la cantidad de contadores +1/+1 sobre esta criatura."),
        (
            Double(ValueOf("power of", A_CREATURE), Duration.END_OF_TURN),
            "Duplica la fuerza de la criatura objetivo hasta el final del turno.",
        ),
        (
            RevealUntil("reveal", Player(Who.YOU), Filter(CARD, before=(IsType(CREATURE),))),
            "Muestra cartas de la parte superior de tu biblioteca hasta que muestres una carta de criatura.",
        ),
        (
            Then(
                (
                    RevealUntil("exile", It("they"), Filter(CARD, before=(IsType(LAND),)), TargetPlayer()),
                    Put(It("that card"), "put", "onto the battlefield"),
                ),
                (", then",),
            ),
            (
            "El jugador objetivo exilia cartas de la parte superior de su biblioteca hasta que exilie una carta de tierra y luego "
            "pone esa carta en el campo de batalla."
            ),
        ),
        (
            Then((Draw(TargetPlayer(), TWO), GainLife(None, TWO, lose=True)), ("and",)),
            "El jugador objetivo roba dos cartas y pierde 2 vidas.",
        ),
        (
            Then((Put(It("that card"), "put", "into your hand"), Put(It("the rest"), "", "into your graveyard")), ("and",)),
            "Pon esa carta en tu mano y el resto en tu cementerio.",
        ),
        (Draw(None, ONE, additional=True), "Roba una carta adicional."),
        (
            DamageParts(THIS, ((TWO, A_CREATURE), (ONE, Player(Who.YOU)))),
            "Esta criatura hace 2 puntos de daño a la criatura objetivo y 1 punto de daño a ti.",
        ),
        (
            ThisAbilityCosts(CostChange(It("this ability"), (Mana(("1",)),), more=False, each=Count(YOURS, each=True))),
            "Te cuesta {1} menos activar esta habilidad por cada criatura que controlas.",
        ),
        (
            Continuous(
                Target(CREATURES, count=TWO, up_to=True),
                (Get(Signed("+", ONE), Signed("+", ONE)),),
                Duration.END_OF_TURN,
                each=True,
            ),
            "Hasta dos criaturas objetivo obtienen +1/+1 cada una hasta el final del turno.",
        ),
        (
            Continuous(THIS, (HaveOneOf((Keyword("flying"), Keyword("lifelink"))),), Duration.END_OF_TURN),
            "Esta criatura gana a tu elección la habilidad de volar o vínculo vital hasta el final del turno.",
        ),
        (
            Continuous(Group(YOURS), (HavePT(Count(YOURS), Count(YOURS), "base where"),), Duration.END_OF_TURN, first=True),
            (
            "Hasta el final del turno, las criaturas que controlas tienen una fuerza y resistencia base de X/X, donde X es la "
            "cantidad de criaturas que controlas."
            ),
        ),
        (
            PreventDamage("all", by=Group(CREATURES), by_last=True),
            "Prevén todo el daño que fueran a hacer este turno las criaturas.",
        ),
        (PreventDamage("that"), "Prevén ese daño."),
        (
            PreventDamage("all combat", to=A_CREATURE, by=A_CREATURE),
            "Prevén todo el daño de combate que se le fuera a hacer a la criatura objetivo y que fuera a hacer este turno.",
        ),
        (
            Replace(Event(A_CREATURE, "would deal damage this turn"), (PreventDamage("that"),), "", next=True),
            "La próxima vez que la criatura objetivo fuera a hacer daño este turno, prevén ese daño.",
        ),
        (
            SpendOnly("cast", Filter((Noun.SPELL,), before=(IsType(CREATURE),)), or_=SpendOnly("activate abilities")),
            "Usa este maná solo para lanzar hechizos de criatura o activar habilidades.",
        ),
        (
            Search(Filter(CARD), "into your hand", zone="library and/or graveyard"),
            "Busca en tu biblioteca y/o cementerio una carta, ponla en tu mano y luego baraja.",
        ),
        (KeywordAction("amass Orcs", TWO), "Enrola 2 Orcos."),
        (KeywordAction("the Ring tempts you"), "El Anillo te tienta."),
        (Act("remove from combat", A_CREATURE), "Remueve la criatura objetivo del combate."),
        (Choose(Among(None, Filter(CARD), IT)), "Elige de ahí una carta."),
        (
            Modal("spree", ((Draw(None, ONE),), (Draw(None, TWO),)), costs=((Mana(("1",)),), (Mana(("2",)),))),
            "Arrebato.\n+ {1} — Roba una carta.\n+ {2} — Roba dos cartas.",
        ),
        (
            Modal("one", ((Draw(None, ONE),),), if_=Controls(Who.YOU, CREATURES), instead="both"),
            "Elige uno. Si controlas una criatura, en vez de eso, puedes elegir ambos.\n• Roba una carta.",
        ),
        (Afterwards(Instead(Draw(None, ONE))), "Luego, en vez de eso, roba una carta."),
    ],
)  # fmt: skip
def test_instructions(instruction: Instruction, words: str) -> None:
    assert said(instruction) == words


@pytest.mark.parametrize(
    "node, words",
    [
        (Exert("creature"), "Puedes espolear a esta criatura en cuanto ataque."),
        (
            Exert("creature", (Draw(None, ONE),)),
            "Puedes espolear a esta criatura en cuanto ataque. Cuando lo hagas, roba una carta.",
        ),
        (ClassLevel((Mana(("1", "U")),), 2), "{1}{U}: Nivel 2"),
        (
            EntersWithCounters("creature", "+1/+1", TWO, escapes=True),
            "Esta criatura escapa con dos contadores +1/+1 sobre ella.",
        ),
        (
            EntersWithCounters("land", "charge", TWO, tapped=True),
            "Esta tierra entra girada con dos contadores de carga sobre ella.",
        ),
        (
            Activated((Tap(),), (Draw(None, ONE),), only_if=Controls(Who.YOU, CREATURES)),
            "{T}: Roba una carta. Activa esto solo si controlas una criatura.",
        ),
        (
            Activated((Sacrifice(None, "short name"),), (Draw(None, ONE),)),
            "Sacrificar a Akroma: Roba una carta.",
        ),
        (
            Activated((Exile(Filter(CARD, other=True), None, Number(4), "your graveyard"),), (Draw(None, ONE),)),
            "Exiliar otras cuatro cartas de tu cementerio: Roba una carta.",
        ),
        (
            Replacement(PlayerEvent(Who.YOU, "would lose the game"), (Draw(None, ONE),), next=True),
            "La próxima vez que fueras a perder el juego, en vez de eso, roba una carta.",
        ),
        (RuleStatic(Prevents("all", to=THIS)), "Prevén todo el daño que se le fuera a hacer a esta criatura."),
        (
            RuleStatic(Prevents("all", by=Group(Filter((CREATURE,), before=(IsColor(Color.RED),))), to=THIS)),
            "Prevén todo el daño que fueran a hacer las criaturas rojas a esta criatura.",
        ),
        (
            RuleStatic(GameFact("a deck can have any number of cards named ⌈name⌉")),
            "Un mazo puede tener cualquier cantidad de cartas llamadas Akroma, ángel de ira.",
        ),
        (
            RuleStatic(DoesntUntap(THIS, "your untap step", Controls(Who.YOU, CREATURES))),
            "Esta criatura no se endereza durante tu paso de enderezar si controlas una criatura.",
        ),
        (
            Static((Clause(It("its activated abilities"), (RuleToo(Cant(IT, ("be activated",))),)),)),
            "Sus habilidades activadas no pueden activarse.",
        ),
        (
            Triggered(Trigger("whenever", (Event(THIS, "", counters="+1/+1"),)), (Draw(None, ONE),)),
            "Siempre que se pongan uno o más contadores +1/+1 sobre esta criatura, roba una carta.",
        ),
        (
            Triggered(Trigger("when", (PlayerEvent(Who.YOU, "next cast", Filter((Noun.SPELL,))),)), (Draw(None, ONE),)),
            "Cuando lances tu próximo hechizo, roba una carta.",
        ),
        (
            Triggered(Trigger("whenever", (Event(THIS, "and at least two other creatures attack"),)), (Draw(None, ONE),)),
            "Siempre que esta criatura y al menos otras dos criaturas ataquen, roba una carta.",
        ),
        (
            Triggered(Trigger("whenever", (Event(THIS, "becomes the target of an Aura spell"),)), (Draw(None, ONE),)),
            "Siempre que esta criatura sea objetivo de un hechizo de Aura, roba una carta.",
        ),
        (
            Triggered(
                Trigger("when", (Event(THIS, "enters"), StepBegins("upkeep", Who.YOU)), "and at"), (Draw(None, ONE),)
            ),
            "Cuando esta criatura entre y al comienzo de tu mantenimiento, roba una carta.",
        ),
    ],
)  # fmt: skip
def test_abilities(node: Ability, words: str) -> None:
    assert ability(node, Voice(card="Akroma, Angel of Wrath")) == words


@pytest.mark.parametrize(
    "condition, words",
    [
        (Is(IT, IsType(CREATURE), was=True), "si era una criatura"),
        (Is(THIS, HasStatus(Status.TAPPED), was=True), "si esta criatura estaba girada"),
        (Is(THIS, HasStatus(Status.SUSPECTED)), "si esta criatura es sospechosa"),
        (HasCounters(THIS, "+1/+1", was=True), "si esta criatura tenía un contador +1/+1 sobre ella"),
        (
            Controls(Who.YOU, Filter((CREATURE,), other=True), least=3, at_least=True),
            "si controlas al menos otras tres criaturas",
        ),
        (Controls(Who.YOU, Filter((CREATURE,), other=True), least=2), "si controlas otras dos o más criaturas"),
        (Controls(Who.YOU, CREATURES, least=None, most=0, negative=True), "si no controlas una criatura"),
        (
            Compare(CountKinds("card types", Filter(CARD)), ">=", Number(4), there=True),
            "si entre las cartas hay cuatro o más tipos de carta",
        ),
        (TargetsWhat(CREATURES), "si hace objetivo a una criatura"),
        (Kicked(cost=(Mana(("2", "U")),)), "si se pagó su coste de estímulo {2}{U}"),
    ],
)
def test_conditions(condition: Condition, words: str) -> None:
    assert when_if(condition, QUIET) == words


@pytest.mark.parametrize(
    "quality, words",
    [
        (TiedTo("exiled with", This("artifact")), "criaturas exiliadas con este artefacto"),
        (TiedTo("dealt damage by", THIS, "this turn"), "criaturas que hayan recibido daño de esta criatura este turno"),
        (MostOf("greatest", "power", YOURS), "criaturas con la mayor fuerza entre las criaturas que controlas"),
        (MostOf("lowest", "mana value", None), "criaturas con el menor valor de maná"),
        (Targets(CREATURES, several=True), "criaturas que hagan objetivo a una o más criaturas"),
        (Not(PermanentKind()), "criaturas que no sean permanentes"),
    ],
)
def test_qualities(quality: Quality, words: str) -> None:
    assert phrase(Filter((CREATURE,), after=(quality,)), QUIET, plural=True).bare().text == words


def test_permanent_cards_and_kinds_of_abilities() -> None:
    card = Filter(CARD, before=(PermanentKind(),))
    assert phrase(card, QUIET, plural=False).a().text == "una carta de permanente"
    either = Filter((Noun.ABILITY,), before=(AnyOf((OfAbility("activated"), OfAbility("triggered"))),))
    assert phrase(either, QUIET, plural=False).target().text == "la habilidad activada o disparada objetivo"


def test_nobody_is_dealt_the_other_amount() -> None:
    assert said(Instead(Damage(THIS, Number(5), It("")))) == "En vez de eso, esta criatura hace 5 puntos de daño."


def test_where_nobody_goes_on() -> None:
    counters = PutCounters("+1/+1", ThatNumber(), THIS)
    all_ = Group(CREATURES, Quantifier.ALL)
    first = Continuous(all_, (Get(Signed("+", ONE), Signed("+", ONE)),), Duration.END_OF_TURN)
    assert said(Then((first, counters), (", then",))) == (
        "Todas las criaturas obtienen +1/+1 hasta el final del turno y luego pon esa misma cantidad de contadores +1/+1 sobre "
        "esta criatura."
    )
