"""Amounts, costs, conditions, triggers, statements about the rules: the parts of which abilities are made."""

import pytest

from engine.model import CardType, Zone
from engine.vocabulary.ability import Keyword
from engine.vocabulary.amount import (
    Amount,
    Count,
    CountCounters,
    CountKinds,
    Devotion,
    Extreme,
    Half,
    LifeOf,
    Number,
    Past,
    Plus,
    Sum,
    ThatNumber,
    Twice,
    ValueOf,
    Variable,
)
from engine.vocabulary.condition import (
    Both,
    Compare,
    Condition,
    Controls,
    Fact,
    Hand,
    Happened,
    HasCounters,
    Is,
    LifeIs,
    ThereAre,
    YourTurn,
)
from engine.vocabulary.cost import (
    ActionCost,
    CostPart,
    Discard,
    Either,
    Exile,
    Loyalty,
    Mana,
    PayEnergy,
    PayLife,
    RemoveCounters,
    Sacrifice,
    Tap,
    TapOther,
    Untap,
)
from engine.vocabulary.gamerule import (
    AdditionalCost,
    AlternativeCost,
    Can,
    Cant,
    CastOnly,
    CombatDamageByToughness,
    CostChange,
    DoesntUntap,
    GameRule,
    HandSize,
    MayPlay,
    Must,
    NoTriggers,
    PlayerHas,
    SkipStep,
    SpendMana,
    UntapDuring,
)
from engine.vocabulary.quality import AttackingPlayer, Filter, IsSubtype, IsType, Noun, Who
from engine.vocabulary.subject import Attached, Chosen, Group, It, Quantifier, This
from engine.vocabulary.trigger import Event, PlayerEvent, StepBegins, Trigger
from lessons.narration import amounts, conditions, costs, gamerules, triggers
from lessons.narration.verbs import Nominal
from lessons.narration.voice import QUIET

CREATURE, LAND = CardType.CREATURE, CardType.LAND
YOUR_LANDS = Filter((LAND,), controller=Who.YOU)
YOUR_CREATURES = Filter((CREATURE,), controller=Who.YOU)
SELF = It("")


@pytest.mark.parametrize(
    "node, said",
    [
        (Number(3), "3"),
        (Variable(), "X"),
        (Count(YOUR_LANDS), "la cantidad de tierras que controlas"),
        (Count(YOUR_LANDS, times=2), "el doble de la cantidad de tierras que controlas"),
        (Count(Filter(("Swamp",), controller=Who.YOU), each=True), "por cada Pantano que controlas"),
        (
            CountKinds("card types", Filter((Noun.CARD,), zones=(Zone.GRAVEYARD,), zone_article="all")),
            "la cantidad de tipos de carta entre las cartas en todos los cementerios",
        ),
        (CountCounters("charge", This("artifact")), "la cantidad de contadores de carga sobre este artefacto"),
        (ValueOf("mana value", It("it")), "su valor de maná"),
        (ValueOf("power", Attached("enchanted", CREATURE)), "la fuerza de la criatura encantada"),
        (LifeOf(Who.YOU), "tu total de vidas"),
        (Devotion(("W", "B")), "tu devoción al blanco y al negro"),
        (Sum(ThatNumber(), 1), "ese número más 1"),
        (Plus(Number(1), Count(YOUR_LANDS)), "1 más la cantidad de tierras que controlas"),
        (Half(LifeOf(Who.YOU), up=True), "la mitad de tu total de vidas, redondeando hacia arriba"),
        (Twice(ValueOf("power", It("it"))), "el doble de su fuerza"),
        (Extreme("greatest", "power", YOUR_CREATURES), "la mayor fuerza entre las criaturas que controlas"),
        (Past("the result"), "el resultado"),
        (Past("the number of unheard things"), "⟦the number of unheard things⟧"),
    ],
)
def test_amounts(node: Amount, said: str) -> None:
    assert amounts.amount(node, QUIET) == said


def test_so_many_lives_and_so_much_damage() -> None:
    nodes = (Number(1), Number(3), Variable(), ThatNumber(), ValueOf("power", It("it")))
    assert [amounts.life(n, QUIET) for n in nodes] == [
        "1 vida",
        "3 vidas",
        "X vidas",
        "esa misma cantidad de vidas",
        "una cantidad de vidas igual a su fuerza",
    ]
    assert [amounts.damage(n, QUIET) for n in nodes] == [
        "1 punto de daño",
        "3 puntos de daño",
        "X puntos de daño",
        "esa misma cantidad de daño",
        "una cantidad de daño igual a su fuerza",
    ]


@pytest.mark.parametrize(
    "part, said",
    [
        (Mana(("2", "G", "R/W")), "{2}{G}{R/W}"),
        (Tap(), "{T}"),
        (Untap(), "{Q}"),
        (Loyalty("-", Number(8)), "−8"),
        (PayLife(Number(2)), "pagar 2 vidas"),
        (Sacrifice(None, this="creature"), "sacrificar esta criatura"),
        (Sacrifice(YOUR_LANDS, amount=Number(2)), "sacrificar dos tierras que controlas"),
        (Discard(Filter((Noun.CARD,)), random=True), "descartar una carta al azar"),
        (Exile(None, this="card", from_="your graveyard"), "exiliar esta carta de tu cementerio"),
        (RemoveCounters("charge", Number(1), This("artifact")), "remover un contador de carga de este artefacto"),
        (TapOther(Chosen(YOUR_CREATURES, count=Number(2))), "girar dos criaturas que controlas"),
        (PayEnergy(2), "pagar {E}{E}"),
        (Either((Sacrifice(YOUR_CREATURES), PayLife(Number(1)))), "sacrificar una criatura que controlas o pagar 1 vida"),
        (ActionCost("discard your hand"), "descartar tu mano"),
        (ActionCost("do a little dance"), "⟦do a little dance⟧"),
    ],
)
def test_costs(part: CostPart, said: str) -> None:
    assert costs.cost((part,)) == said


SPIRIT = IsSubtype("Spirit")


@pytest.mark.parametrize(
    "node, if_, while_",
    [
        (Is(This("creature"), SPIRIT), "si esta criatura es un Espíritu", "mientras esta criatura sea un Espíritu"),
        (Controls(Who.YOU, Filter(("Swamp",))), "si controlas un Pantano", "mientras controles un Pantano"),
        (
            Controls(Who.OPPONENTS, Filter((CREATURE,)), least=None, most=0),
            "si tus oponentes no controlan ninguna criatura",
            "mientras tus oponentes no controlen ninguna criatura",
        ),
        (
            Controls(Who.YOU, Filter((CardType.ARTIFACT,)), least=3),
            "si controlas tres o más artefactos",
            "mientras controles tres o más artefactos",
        ),
        (
            Compare(Devotion(("B",)), "<", Number(5)),
            "si tu devoción al negro es menor que cinco",
            "mientras tu devoción al negro sea menor que cinco",
        ),
        (
            LifeIs(Who.OPPONENT, "<=", Number(10)),
            "si un oponente tiene 10 o menos vidas",
            "mientras un oponente tenga 10 o menos vidas",
        ),
        (YourTurn(yours=False), "si no es tu turno", "mientras no sea tu turno"),
        (
            Both((YourTurn(), Controls(Who.YOU, Filter(("Island",))))),
            "si es tu turno y controlas una Isla",
            "mientras sea tu turno y controles una Isla",
        ),
        (
            ThereAre(Filter((Noun.CARD,), zones=(Zone.GRAVEYARD,), owner=Who.YOU), least=7),
            "si hay siete o más cartas en tu cementerio",
            "mientras haya siete o más cartas en tu cementerio",
        ),
        (ThereAre(Filter((CREATURE,)), least=None, most=0), "si no hay ninguna criatura", "mientras no haya ninguna criatura"),
        (
            HasCounters(This("creature"), "+1/+1", least=3),
            "si esta criatura tiene tres o más contadores +1/+1 sobre ella",
            "mientras esta criatura tenga tres o más contadores +1/+1 sobre ella",
        ),
        (Hand(Who.YOU, most=0), "si no tienes cartas en la mano", "mientras no tengas cartas en la mano"),
        (
            Happened(Event(Filter((CREATURE,)), "died"), "this turn"),
            "si una criatura murió este turno",
            "mientras una criatura murió este turno",
        ),
        (Happened(PlayerEvent(Who.YOU, "attacked"), "this turn"), "si atacaste este turno", "mientras atacaste este turno"),
        (Fact("you do"), "si lo haces", "mientras lo haces"),
        (Fact("pigs fly"), "si ⟦pigs fly⟧", "mientras ⟦pigs fly⟧"),
    ],
)
def test_conditions(node: Condition, if_: str, while_: str) -> None:
    assert (conditions.when_if(node, QUIET), conditions.as_long_as(node, QUIET)) == (if_, while_)


def _when(*events: Event | PlayerEvent | StepBegins, word: str = "whenever") -> Trigger:
    return Trigger(word, events)


@pytest.mark.parametrize(
    "node, said",
    [
        (_when(Event(This("creature"), "enters or attacks")), "siempre que esta criatura entre o ataque"),
        (
            _when(Event(This("creature"), "dies", or_=Filter((CREATURE,), other=True))),
            "siempre que esta criatura u otra criatura muera",
        ),
        (_when(Event(Filter(("Human",)), "deals damage to you")), "siempre que un Humano te haga daño"),
        (
            _when(Event(This("creature"), "deals combat damage to a player")),
            "siempre que esta criatura haga daño de combate a un jugador",
        ),
        (
            _when(Event(This("artifact"), "is put into a graveyard from the battlefield"), word="when"),
            "cuando este artefacto vaya a un cementerio desde el campo de batalla",
        ),
        (_when(Event(This("creature"), "becomes blocked")), "siempre que esta criatura sea bloqueada"),
        (
            _when(Event(Filter((CREATURE,), controller=Who.YOU), "attack", several=True)),
            "siempre que una o más criaturas que controlas ataquen",
        ),
        (_when(Event(This("creature"), "blocks", object=Filter((CREATURE,)))), "siempre que esta criatura bloquee una criatura"),
        (_when(Event(This("creature"), "hums a tune")), "siempre que esta criatura ⟦hums a tune⟧"),
        (
            _when(PlayerEvent(Who.YOU, "cast", Filter((Noun.SPELL,), before=(IsType(CREATURE),)))),
            "siempre que lances un hechizo de criatura",
        ),
        (_when(PlayerEvent(Who.OPPONENT, "draws a card")), "siempre que un oponente robe una carta"),
        (_when(StepBegins("upkeep", Who.YOU), word="at"), "al comienzo de tu mantenimiento"),
        (_when(StepBegins("the end step", None), word="at"), "al comienzo del paso final"),
        (_when(StepBegins("upkeep", Who.EACH_PLAYER), word="at"), "al comienzo del mantenimiento de cada jugador"),
    ],
)
def test_triggers(node: Trigger, said: str) -> None:
    assert triggers.trigger(node, QUIET) == said


ATTACKERS = Count(Filter((CREATURE,), controller=Who.THEY, after=(AttackingPlayer(Who.YOU),)), each=True)
NONCREATURE_SPELLS = Group(Filter((Noun.SPELL,)))


@pytest.mark.parametrize(
    "node, said",
    [
        (PlayerHas(Who.YOU, (Keyword("hexproof"),)), "tienes la habilidad de antimaleficio"),
        (
            Cant(Group(Filter((CREATURE,))), ("attack you",), "their controller", (Mana(("2",)),), ATTACKERS),
            (
                "las criaturas no pueden atacarte a menos que su controlador pague {2} por cada criatura que controla que te está "
                "atacando"
            ),
        ),
        (Cant(This("spell"), ("be countered",)), "este hechizo no puede ser contrarrestado"),
        (
            Cant(This("creature"), ("be blocked",), by=Group(Filter(("Wall",))), but=True),
            "esta criatura no puede ser bloqueada excepto por Muros",
        ),
        (Cant(This("creature"), ("sing",)), "esta criatura no puede ⟦sing⟧"),
        (Must(This("creature"), "attack each combat"), "esta criatura ataca cada combate si puede"),
        (
            UntapDuring(Group(Filter((Noun.PERMANENT,), controller=Who.YOU), Quantifier.ALL), "each other player's untap step"),
            "durante el paso de enderezar de cada uno de los demás jugadores, endereza todos los permanentes que controlas",
        ),
        (CostChange(NONCREATURE_SPELLS, (Mana(("1",)),), more=True), "cuesta {1} más lanzar hechizos"),
        (
            CostChange(Group(Filter((Noun.SPELL,), controller=Who.YOU, cast=True)), (Mana(("2",)),), more=False),
            "te cuesta {2} menos lanzar hechizos",
        ),
        (HandSize(Who.YOU, None), "tu mano no tiene tamaño máximo"),
        (SpendMana(Who.PLAYERS, "mana of any color"), "los jugadores pueden usar maná como si fuera maná de cualquier color"),
        (
            DoesntUntap(Attached("enchanted", CREATURE), "its controller's untap step"),
            "la criatura encantada no se endereza durante el paso de enderezar de su controlador",
        ),
        (
            CombatDamageByToughness(This("creature")),
            "esta criatura asigna una cantidad de daño de combate igual a su resistencia en vez de su fuerza",
        ),
        (Can(This("creature"), "assigns no combat damage"), "esta criatura no asigna daño de combate"),
        (MayPlay(Who.YOU, "play", Group(YOUR_LANDS)), "puedes jugar tierras que controlas"),
        (SkipStep("draw step"), "sáltate tu paso de robar"),
        (NoTriggers(Filter((CREATURE,)), "entering"), "las criaturas no hacen que se disparen habilidades cuando entran"),
        (
            AdditionalCost((Sacrifice(Filter((CREATURE,))),)),
            "como coste adicional para lanzar este hechizo, sacrifica una criatura",
        ),
        (
            AlternativeCost(
                (PayLife(Number(1)), Exile(Filter((Noun.CARD,), zones=(Zone.HAND,), owner=Who.YOU, preposition="from")))
            ),
            "puedes pagar 1 vida y exiliar una carta de tu mano en vez de pagar el coste de maná de este hechizo",
        ),
        (CastOnly("during combat"), "lanza este hechizo solo durante el combate"),
    ],
)
def test_statements_about_players_and_rules(node: GameRule, said: str) -> None:
    assert gamerules.gamerule(node, QUIET) == said


def test_a_rule_as_the_verb_of_another_subject() -> None:
    they = Nominal("ellas", plural=True)
    assert gamerules.verb_phrase(Cant(SELF, ("attack", "block")), they, QUIET) == "no pueden atacar ni bloquear"
