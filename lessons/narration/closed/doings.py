"""Keyword actions and other doings (701): infinitive, imperative, and third person singular and plural."""

from lessons.narration.nouns import Gender, Noun
from lessons.narration.verbs import EXERT, REMOVE, Verb


def _verb(infinitive: str, says: str, many: str, you: str, imperative: str = "") -> Verb:
    return Verb((says, many, you), (says, many, you), infinitive, imperative or says)


# What a player does without an object, by its English verb in the base form.
ACTIONS: dict[str, tuple[Verb, str]] = {
    "scry": (_verb("adivinar", "adivina", "adivinan", "adivinas"), ""),
    "surveil": (_verb("escrutar", "escruta", "escrutan", "escrutas"), ""),
    "investigate": (_verb("investigar", "investiga", "investigan", "investigas"), ""),
    "proliferate": (_verb("proliferar", "prolifera", "proliferan", "proliferas"), ""),
    "populate": (_verb("repoblar", "repuebla", "repueblan", "repueblas"), ""),
    "learn": (_verb("aprender", "aprende", "aprenden", "aprendes"), ""),
    "discover": (_verb("descubrir", "descubre", "descubren", "descubres"), ""),
    "bolster": (_verb("fortalecer", "fortalece", "fortalecen", "fortaleces"), ""),
    "support": (_verb("apoyar", "apoya", "apoyan", "apoyas"), ""),
    "endure": (_verb("perdurar", "perdura", "perduran", "perduras"), ""),
    "monstrosity": (_verb("monstruosidad", "monstruosidad", "monstruosidad", "monstruosidad"), ""),
    "incubate": (_verb("incubar", "incuba", "incuban", "incubas"), ""),
    "manifest dread": (_verb("manifestar", "manifiesta", "manifiestan", "manifiestas"), "miedo"),
    "the ring tempts you": (
        Verb(("el Anillo te tienta",) * 3, ("el Anillo te tiente",) * 3, "ser tentado por el Anillo", "el Anillo te tienta"),
        "",
    ),
    "flip a coin": (_verb("lanzar", "lanza", "lanzan", "lanzas"), "una moneda"),
    "roll a d20": (_verb("tirar", "tira", "tiran", "tiras"), "1d20"),
    "become the monarch": (
        _verb("convertirse", "se convierte", "se convierten", "te conviertes", "conviértete"),
        "en el monarca",
    ),
    "take the initiative": (_verb("tomar", "toma", "toman", "tomas"), "la iniciativa"),
    "venture into the dungeon": (
        _verb("adentrarse", "se adentra", "se adentran", "te adentras", "adéntrate"),
        "en la mazmorra",
    ),
    "win the game": (_verb("ganar", "gana", "ganan", "ganas", "ganas"), "el juego"),
    "lose the game": (_verb("perder", "pierde", "pierden", "pierdes", "pierdes"), "el juego"),
    "end the turn": (_verb("terminar", "termina", "terminan", "terminas"), "el turno"),
    "take an extra turn after this one": (_verb("tomar", "toma", "toman", "tomas"), "un turno adicional después de este"),
    "proliferate twice": (_verb("proliferar", "prolifera", "proliferan", "proliferas"), "dos veces"),
    "investigate twice": (_verb("investigar", "investiga", "investigan", "investigas"), "dos veces"),
    "repeat this process": (_verb("repetir", "repite", "repiten", "repites"), "este proceso"),
    "discard your hand": (_verb("descartar", "descarta", "descartan", "descartas"), "tu mano"),
}
THIRD = {
    "wins the game": "win the game",
    "loses the game": "lose the game",
    "becomes the monarch": "become the monarch",
    "scries": "scry",
    "surveils": "surveil",
}
# What a player does to something.
ACTS: dict[str, Verb] = {
    "transform": Verb(("transforma", "transforman", "transformas"), ("", "", ""), "transformar", "transforma", "transfórma"),
    "regenerate": Verb(("regenera", "regeneran", "regeneras"), ("", "", ""), "regenerar", "regenera", "regenéra"),
    "goad": Verb(("incita a", "incitan a", "incitas a"), ("", "", ""), "incitar a", "incita a"),
    "manifest": Verb(("manifiesta", "manifiestan", "manifiestas"), ("", "", ""), "manifestar", "manifiesta", "manifiésta"),
    "cloak": Verb(("enmascara", "enmascaran", "enmascaras"), ("", "", ""), "enmascarar", "enmascara", "enmascára"),
    "detain": Verb(("detiene", "detienen", "detienes"), ("", "", ""), "detener", "detén", "detén"),
    "suspect": Verb(("sospecha de", "sospechan de", "sospechas de"), ("", "", ""), "sospechar de", "sospecha de"),
    "exert": EXERT,
    "unattach": Verb(("desanexa", "desanexan", "desanexas"), ("", "", ""), "desanexar", "desanexa", "desanéxa"),
    "tap or untap": Verb(
        ("gira o endereza", "giran o enderezan", "giras o enderezas"), ("", "", ""), "girar o enderezar", "gira o endereza"
    ),
    "prepare": Verb(("prepara", "preparan", "preparas"), ("", "", ""), "preparar", "prepara"),
    "remove from combat": REMOVE,
    "convert": Verb(("convierte", "convierten", "conviertes"), ("", "", ""), "convertir", "convierte", "conviérte"),
}
ACTED_FROM = {"remove from combat": "del combate"}  # what an act ends with
ARMIES = {
    "amass": Noun("Zombie", "Zombies", Gender.M),
    "amass Zombies": Noun("Zombie", "Zombies", Gender.M),
    "amass Orcs": Noun("Orco", "Orcos", Gender.M),
}
# What an object does.
DOES: dict[str, Verb] = {
    "explores": _verb("explorar", "explora", "exploran", "exploras"),
    "explore": _verb("explorar", "explora", "exploran", "exploras"),
    "connives": _verb("confabular", "confabula", "confabulan", "confabulas"),
    "endures 1": _verb("perdurar 1", "perdura 1", "perduran 1", "perduras 1"),
    "endures 2": _verb("perdurar 2", "perdura 2", "perduran 2", "perduras 2"),
    "phases out": _verb("salir de fase", "sale de fase", "salen de fase", "sales de fase"),
    "phase out": _verb("salir de fase", "sale de fase", "salen de fase", "sales de fase"),
    "fight": _verb("luchar contra", "lucha contra", "luchan contra", "luchas contra"),
    "connive": _verb("confabular", "confabula", "confabulan", "confabulas"),
    "fights": _verb("luchar contra", "lucha contra", "luchan contra", "luchas contra"),
    "fight each other": _verb("luchar entre sí", "lucha entre sí", "luchan entre sí", "luchas entre sí"),
}
