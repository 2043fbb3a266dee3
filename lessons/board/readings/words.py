"""The misreadings of everybody: what addresses call each, for good, what it is called in Spanish, and why it is wrong."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from engine import Rule


@dataclass(frozen=True, slots=True)
class Told:
    """A wrong reading as pages tell it: its name in addresses, what it is called, why it is wrong, the rule it goes against."""

    slug: str
    name: str
    explanation: str
    against: Rule


@dataclass(frozen=True, slots=True)
class Called:
    """A misreading that leads to an answer, and where it can be seen ("" for nowhere)."""

    reading: Told
    url: str = ""


class Words(NamedTuple):
    """A misreading in words. `slug`: its name in addresses."""

    slug: str
    name: str
    explanation: str


# By the engine's name.
WORDS: Mapping[str, Words] = {
    "no dependency": Words(
        "sin-dependencia",
        "Solo el orden de llegada",
        (
            "Dentro de cada capa aplica los efectos por orden de llegada, sin mirar si uno depende de otro. La dependencia "
            "va antes que el orden de llegada."
        ),
    ),
    "order of play": Words(
        "orden-de-juego",
        "El orden en que se jugaron las cartas",
        (
            "Ordena por cuándo se jugó cada carta. Un Aura o un Equipo que se anexa recibe un orden de llegada nuevo, y los "
            "contadores tienen el suyo."
        ),
    ),
    "dies with its ability": Words(
        "muere-con-su-habilidad",
        "El efecto muere con su habilidad",
        (
            "Deja de aplicar un efecto en cuanto se pierde la habilidad que lo da. Si ya empezó en una capa anterior, sigue "
            "con los mismos objetos."
        ),
    ),
    "whole effects": Words(
        "efectos-enteros",
        "Cada efecto entero, del más viejo al más nuevo",
        "Aplica cada efecto completo antes de pasar al siguiente. Cada parte va en su propia capa.",
    ),
    "whole effects, newest first": Words(
        "efectos-enteros-primero-el-nuevo",
        "Cada efecto entero, del más nuevo al más viejo",
        (
            "Aplica completo el efecto más reciente y luego los anteriores, como si fuera una pila. Cada parte va en su "
            "propia capa, y en la capa va antes el más viejo."
        ),
    ),
    "counters after the switch": Words(
        "contadores-tras-el-intercambio",
        "Los contadores, después del intercambio",
        (
            "Suma los contadores cuando la fuerza y la resistencia ya se intercambiaron. Los contadores van en la 7c, antes "
            "que el intercambio."
        ),
    ),
    "defining abilities last": Words(
        "definidoras-al-final",
        "Las que definen características, al final",
        "Aplica las habilidades que definen características después de los otros efectos de su capa. Son las primeras.",
    ),
    "object by object": Words(
        "objeto-por-objeto",
        "La dependencia, objeto por objeto",
        "Busca dependencias en cada objeto por separado. La dependencia es entre efectos, sobre la mesa entera.",
    ),
    "base last": Words(
        "base-al-final",
        "La fuerza y la resistencia fijas, al final",
        (
            "Fija la fuerza y la resistencia después de las bonificaciones, y se las come. Lo que fija un valor va en la "
            "7b; lo que suma, en la 7c."
        ),
    ),
    "numbers before colors": Words(
        "numeros-antes-que-colores",
        "Los números antes que el color y las habilidades",
        "Calcula la fuerza y la resistencia antes de cambiar el color y las habilidades. La capa 7 es la última.",
    ),
}
