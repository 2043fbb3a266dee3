"""Kinds of counters in Spanish (122)."""

import re

from lessons.narration import keywords
from lessons.narration.english import english
from lessons.narration.nouns import of

# Words that Spanish cards print after «contador de».
_KINDS = {
    "age": "edad",
    "blaze": "llamarada",
    "blood": "sangre",
    "bounty": "recompensa",
    "brick": "bloque",
    "charge": "carga",
    "corpse": "cadáveres",
    "depletion": "agotamiento",
    "divinity": "divinidad",
    "doom": "perdición",
    "egg": "huevo",
    "experience": "experiencia",
    "fate": "destino",
    "feather": "pluma",
    "feeding": "alimento",
    "finality": "consumación",
    "flood": "inundación",
    "foreshadow": "augurio",
    "gem": "gema",
    "growth": "crecimiento",
    "hit": "asesinato",
    "hoofprint": "huella",
    "ice": "hielo",
    "impostor": "impostor",
    "isolation": "aislamiento",
    "judgment": "juicio",
    "ki": "ki",
    "knowledge": "conocimiento",
    "level": "nivel",
    "lore": "sabiduría",
    "loyalty": "lealtad",
    "luck": "suerte",
    "mining": "minería",
    "muster": "reunión",
    "nest": "nido",
    "net": "red",
    "night": "noche",
    "oil": "aceite",
    "omen": "presagio",
    "page": "página",
    "phylactery": "filacteria",
    "poison": "veneno",
    "quest": "búsqueda",
    "shield": "escudo",
    "slime": "fango",
    "soul": "alma",
    "spore": "espora",
    "stash": "alijo",
    "storage": "almacenaje",
    "study": "estudio",
    "stun": "aturdimiento",
    "task": "tarea",
    "time": "tiempo",
    "trap": "trampa",
    "unity": "unidad",
    "verse": "estrofa",
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


def counted(kind: str, number: int) -> str:
    """«1 contador de carga», «2 contadores +1/+1»."""
    return f"{number} {counters(kind, plural=number != 1)}"
