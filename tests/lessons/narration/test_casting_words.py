"""What the texts of the class on casting say, in Spanish: targets of any kind, division, costs, countering."""

import pytest

from engine.model import CardType
from engine.oracle import compile_text
from lessons.narration import ability
from lessons.narration.voice import QUIET

INSTANT, ARTIFACT = CardType.INSTANT, CardType.ARTIFACT
COUNTER = "Counter target spell. If that spell is countered this way,"
COUNTERED = "Contrarresta el hechizo objetivo. Si ese hechizo es contrarrestado de esta manera,"
EVENLY = "divididos en partes iguales, redondeando hacia abajo"


@pytest.mark.parametrize(
    "text, type_, words",
    [
        (
            "Foo deals 3 damage divided as you choose among one, two, or three targets.",
            INSTANT,
            "Esta carta hace 3 puntos de daño divididos como elijas entre uno, dos o tres objetivos.",
        ),
        (
            "Foo deals X damage divided evenly, rounded down, among any number of targets.",
            INSTANT,
            f"Esta carta hace X puntos de daño {EVENLY}, entre cualquier cantidad de objetivos.",
        ),
        (
            "Foo deals 1 damage to each of up to two targets.",
            INSTANT,
            "Esta carta hace 1 punto de daño a cada uno de hasta dos objetivos.",
        ),
        ("Foo deals 1 damage to X targets.", INSTANT, "Esta carta hace 1 punto de daño a X objetivos."),
        ("Tap one or two target artifacts.", INSTANT, "Gira uno o dos artefactos objetivo."),
        (
            "This spell costs {1} more to cast for each target beyond the first.",
            INSTANT,
            "Cuesta {1} más lanzar este hechizo por cada objetivo después del primero.",
        ),
        (
            "As long as this artifact is untapped, each spell that would cost less than two mana to cast costs two mana to cast.",
            ARTIFACT,
            "Mientras este artefacto esté enderezado, lanzar cada hechizo que costaría menos de dos manás cuesta dos manás.",
        ),
        (
            f"{COUNTER} put it into its owner's hand instead of into that player's graveyard.",
            INSTANT,
            f"{COUNTERED} ponlo en la mano de su propietario en vez de en el cementerio de ese jugador.",
        ),
        (
            f"{COUNTER} exile it instead of putting it into its owner's graveyard.",
            INSTANT,
            f"{COUNTERED} exílialo en vez de ponerlo en el cementerio de su propietario.",
        ),
        (
            "If you control a Swamp, draw a card. Otherwise, you gain 1 life.",
            INSTANT,
            "Si controlas un Pantano, roba una carta. De lo contrario, ganas 1 vida.",
        ),
        (
            "If this spell was kicked, draw a card. If you don't, you lose 1 life.",
            INSTANT,
            "Si este hechizo fue estimulado, roba una carta. Si no lo haces, pierdes 1 vida.",
        ),
    ],
)
def test_in_spanish(text: str, type_: CardType, words: str) -> None:
    compiled = compile_text(text, name="Foo", types=[type_])
    assert compiled.understood
    assert " ".join(ability(a, QUIET) for a in compiled.abilities) == words
