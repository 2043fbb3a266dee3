"""Kinds of counters in Spanish (122)."""

import re

from lessons.narration import keywords
from lessons.narration.english import english
from lessons.narration.nouns import of

# Words that Spanish cards print after «contador de».
_KINDS = {
    "age": "edad",
    "blood": "sangre",
    "bounty": "recompensa",
    "charge": "carga",
    "corpse": "cadáveres",
    "divinity": "divinidad",
    "egg": "huevo",
    "experience": "experiencia",
    "feather": "pluma",
    "finality": "consumación",
    "gem": "gema",
    "ice": "hielo",
    "level": "nivel",
    "lore": "sabiduría",
    "loyalty": "lealtad",
    "oil": "aceite",
    "page": "página",
    "poison": "veneno",
    "quest": "búsqueda",
    "shield": "escudo",
    "spore": "espora",
    "storage": "almacenaje",
    "study": "estudio",
    "stun": "aturdimiento",
    "time": "tiempo",
    "wish": "deseo",
}


def counters(kind: str, *, plural: bool) -> str:
    """«contador +1/+1», «contadores de carga», «contador de volar»; a kind we do not know is shown in English."""
    word = "contadores" if plural else "contador"
    if re.fullmatch(r"[+-]\d+/[+-]\d+", kind):
        return f"{word} {kind}"
    if kind in _KINDS:
        return f"{word} {of(_KINDS[kind])}"
    if keywords.is_known(kind):
        return f"{word} {of(keywords.noun(kind))}"
    return f"{word} {english(kind)}"
