import pytest

from engine.model import CardType, Color, Supertype, Zone
from engine.vocabulary.amount import Number, ValueOf
from engine.vocabulary.quality import (
    AnyOf,
    AttachedTo,
    ColorCount,
    Filter,
    HasCounter,
    HasKeyword,
    HasStatus,
    HasValue,
    InZone,
    IsColor,
    IsSubtype,
    IsSupertype,
    IsToken,
    IsType,
    Marked,
    Named,
    NoAbilities,
    Not,
    Noun,
    OfChosen,
    Quality,
    Status,
    Who,
)
from engine.vocabulary.subject import Player, This
from lessons.narration.qualities import is_, phrase
from lessons.narration.verbs import Mood, Nominal
from lessons.narration.voice import QUIET

CREATURE, LAND, ARTIFACT = CardType.CREATURE, CardType.LAND, CardType.ARTIFACT
INSTANT_OR_SORCERY = AnyOf((IsType(CardType.INSTANT), IsType(CardType.SORCERY)))


@pytest.mark.parametrize(
    "filter_, one, many",
    [
        (Filter((CREATURE,), before=(IsColor(Color.WHITE),), controller=Who.YOU), None, "las criaturas blancas que controlas"),
        (Filter((CREATURE,), before=(Not(IsColor(Color.BLACK)),)), "una criatura que no sea negra", None),
        (Filter((LAND,), before=(Not(IsSupertype(Supertype.BASIC)),)), "una tierra no básica", "las tierras no básicas"),
        (Filter((CREATURE,), before=(Not(IsSupertype(Supertype.LEGENDARY)),)), "una criatura que no sea legendaria", None),
        (
            Filter((CREATURE,), before=(Not(IsSubtype("Human")),), controller=Who.YOU, other=True),
            "otra criatura que no sea Humano que controlas",
            "las otras criaturas que no sean Humano que controlas",
        ),
        (
            Filter((CREATURE,), before=(Not(IsToken()),), controller=Who.YOU),
            "una criatura que no sea ficha que controlas",
            "las criaturas que no sean fichas que controlas",
        ),
        (
            Filter((CREATURE,), before=(Not(IsType(ARTIFACT)), Not(IsColor(Color.BLACK)))),
            "una criatura que no sea artefacto ni negra",
            None,
        ),
        (Filter((CREATURE,), before=(IsType(ARTIFACT),)), "una criatura artefacto", "las criaturas artefacto"),
        (Filter((CREATURE,), before=(IsSubtype("Soldier"),), other=True), None, "las otras criaturas Soldado"),
        (Filter(("Goblin",)), "un Trasgo", "los Trasgos"),
        (Filter(("Aura",)), "un Aura", "las Auras"),
        (Filter((Noun.SPELL,), before=(INSTANT_OR_SORCERY,)), "un hechizo de instantáneo o de conjuro", None),
        (Filter((Noun.CARD,), before=(IsSupertype(Supertype.BASIC), IsType(LAND))), "una carta de tierra básica", None),
        (Filter((Noun.CARD,), before=(IsSubtype("Elf"),)), "una carta de Elfo", None),
        (Filter((Noun.CARD,), before=(IsColor(Color.BLUE),), zones=(Zone.HAND,), owner=Who.YOU), "una carta azul en tu mano", None),
        (
            Filter((Noun.CARD,), before=(IsType(CREATURE),), owner=Who.YOU, not_zone=Zone.BATTLEFIELD),
            None,
            "las cartas de criatura de las que eres propietario que no están en el campo de batalla",
        ),
        (Filter((Noun.CARD,), zones=(Zone.GRAVEYARD,), zone_article="all"), None, "las cartas en todos los cementerios"),
        (Filter((Noun.CARD,), zones=(Zone.GRAVEYARD,)), None, "las cartas en los cementerios"),
        (
            Filter((ARTIFACT, CREATURE, LAND), controller=Who.YOU),
            None,
            "los artefactos, criaturas y tierras que controlas",
        ),
        (Filter((ARTIFACT, CREATURE), conjunction="or"), "un artefacto o criatura", None),
    ],
)
def test_noun_phrases(filter_: Filter, one: str | None, many: str | None) -> None:
    if one is not None:
        assert phrase(filter_, QUIET, plural=False).a().text == one
    if many is not None:
        assert phrase(filter_, QUIET, plural=True).the().text == many


@pytest.mark.parametrize(
    "quality, said",
    [
        (HasKeyword("flying"), "la criatura objetivo con la habilidad de volar"),
        (Not(HasKeyword("flying")), "la criatura objetivo sin la habilidad de volar"),
        (HasValue("power", "<=", Number(3)), "la criatura objetivo con fuerza de 3 o menos"),
        (HasValue("mana value", "=", Number(2)), "la criatura objetivo con valor de maná de 2"),
        (
            HasValue("power", ">", ValueOf("power", This("creature"))),
            "la criatura objetivo con fuerza mayor que la fuerza de esta criatura",
        ),
        (HasCounter("+1/+1"), "la criatura objetivo con un contador +1/+1 sobre ella"),
        (NoAbilities(), "la criatura objetivo sin habilidades"),
        (OfChosen("type"), "la criatura objetivo del tipo elegido"),
        (Named("Humility"), "la criatura objetivo llamada Humildad"),
        (AttachedTo(Player(Who.YOU)), "la criatura objetivo anexada a ti"),
        (AnyOf((HasKeyword("flying"), HasKeyword("reach"))), "la criatura objetivo con la habilidad de volar o alcance"),
        (IsColor(Color.WHITE), "la criatura objetivo que sea blanca"),
        (Marked("that attacked this turn"), "la criatura objetivo que haya atacado este turno"),
        (Marked("destroyed this way"), "la criatura objetivo destruida de esta manera"),
        (Marked("never heard of"), "la criatura objetivo ⟦never heard of⟧"),
    ],
)
def test_what_stands_after_the_noun(quality: Quality, said: str) -> None:
    assert phrase(Filter((CREATURE,), after=(quality,)), QUIET, plural=False).target().text == said


def test_objetivo_stands_before_the_clauses() -> None:
    weak = Filter((CREATURE,), after=(HasValue("power", "<=", Number(3)),), controller=Who.OPPONENT)
    assert (
        phrase(weak, QUIET, plural=False).target().text == "la criatura objetivo que controla un oponente con fuerza de 3 o menos"
    )


SHE = Nominal("esta criatura", phrase(Filter((CREATURE,)), QUIET, plural=False).gender)


@pytest.mark.parametrize(
    "quality, says, if_",
    [
        (IsSubtype("Spirit"), "es un Espíritu", "sea un Espíritu"),
        (IsColor(Color.WHITE), "es blanca", "sea blanca"),
        (ColorCount(0), "es incolora", "sea incolora"),
        (HasStatus(Status.TAPPED), "está girada", "esté girada"),
        (HasStatus(Status.ATTACKING), "está atacando", "esté atacando"),
        (Not(InZone(Zone.BATTLEFIELD)), "no está en el campo de batalla", "no esté en el campo de batalla"),
        (Not(IsType(CREATURE)), "no es una criatura", "no sea una criatura"),
    ],
)
def test_what_is_said_of_a_subject(quality: Quality, says: str, if_: str) -> None:
    assert (is_(quality, SHE, QUIET, Mood.SAYS), is_(quality, SHE, QUIET, Mood.IF)) == (says, if_)
