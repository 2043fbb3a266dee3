"""Keyword actions and other doings (701): each a verb with all its moods."""

from dataclasses import replace

from lessons.narration.nouns import Gender, Noun
from lessons.narration.verbs import (
    CAST,
    CONVERT,
    DISCARD,
    EXERT,
    GAIN,
    LEAVE,
    LOSE,
    REMOVE,
    ROLL,
    SCRY,
    SURVEIL,
    TAP,
    TRANSFORM,
    TURN_INTO,
    UNTAP,
    Verb,
    ar,
    either,
    er,
    itself,
    with_rest,
)

_PROLIFERATE = ar("prolifer")
_INVESTIGATE = ar("investig", soft="investigu")
_ENDURE = ar("perdur")
_MANIFEST = ar("manifest", strong="manifiest", accent="manifiést")
_TAKE = ar("tom")
_RING = "el Anillo te"

# What a player does without an object, by its English verb in the base form. You are told that you win: nobody can be told to.
ACTIONS: dict[str, tuple[Verb, str]] = {
    "scry": (SCRY, ""),
    "surveil": (SURVEIL, ""),
    "investigate": (_INVESTIGATE, ""),
    "proliferate": (_PROLIFERATE, ""),
    "populate": (ar("repobl", strong="repuebl"), ""),
    "learn": (er("aprend"), ""),
    "discover": (er("descubr", "ir"), ""),
    "bolster": (er("fortalec", yo="fortalezc"), ""),
    "support": (ar("apoy"), ""),
    "endure": (_ENDURE, ""),
    "monstrosity": (replace(with_rest(ar("realiz", soft="realic"), "monstruosidad"), imperative="monstruosidad"), ""),
    "incubate": (ar("incub"), ""),
    "manifest dread": (_MANIFEST, "miedo"),
    "the ring tempts you": (
        Verb((f"{_RING} tienta",) * 3, (f"{_RING} tiente",) * 3, "ser tentado por el Anillo", f"{_RING} tienta"),
        "",
    ),
    "flip a coin": (CAST, "una moneda"),
    "roll a d20": (ROLL, "1d20"),
    "become the monarch": (TURN_INTO, "en el monarca"),
    "take the initiative": (_TAKE, "la iniciativa"),
    "venture into the dungeon": (itself(ar("adentr", accent="adéntr")), "en la mazmorra"),
    "win the game": (replace(GAIN, imperative="ganas"), "el juego"),
    "lose the game": (replace(LOSE, imperative="pierdes"), "el juego"),
    "end the turn": (ar("termin"), "el turno"),
    "take an extra turn after this one": (_TAKE, "un turno adicional después de este"),
    "proliferate twice": (_PROLIFERATE, "dos veces"),
    "investigate twice": (_INVESTIGATE, "dos veces"),
    "repeat this process": (er("repet", "ir", strong="repit"), "este proceso"),
    "discard your hand": (DISCARD, "tu mano"),
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
    "transform": TRANSFORM,
    "regenerate": ar("regener", accent="regenér"),
    "goad": with_rest(ar("incit"), "a"),
    "manifest": _MANIFEST,
    "cloak": ar("enmascar", accent="enmascár"),
    "detain": Verb(("detiene", "detienen", "detienes"), ("detenga", "detengan", "detengas"), "detener", "detén", "deten"),
    "suspect": with_rest(ar("sospech"), "de"),
    "exert": EXERT,
    "unattach": ar("desanex", accent="desanéx"),
    "tap or untap": either(TAP, UNTAP),
    "prepare": ar("prepar", accent="prepár"),
    "remove from combat": REMOVE,
    "convert": CONVERT,
}
ACTED_FROM = {"remove from combat": "del combate"}  # what an act ends with
ARMIES = {
    "amass": Noun("Zombie", "Zombies", Gender.M),
    "amass Zombies": Noun("Zombie", "Zombies", Gender.M),
    "amass Orcs": Noun("Orco", "Orcos", Gender.M),
}
# What an object does.
_CONNIVE = ar("confabul")
_EXPLORE = ar("explor")
_FIGHT = ar("luch")
_PHASE_OUT = with_rest(LEAVE, "de fase")
DOES: dict[str, Verb] = {
    "explores": _EXPLORE,
    "explore": _EXPLORE,
    "connives": _CONNIVE,
    "connive": _CONNIVE,
    "endures 1": with_rest(_ENDURE, "1"),
    "endures 2": with_rest(_ENDURE, "2"),
    "phases out": _PHASE_OUT,
    "phase out": _PHASE_OUT,
    "fight": with_rest(_FIGHT, "contra"),
    "fights": with_rest(_FIGHT, "contra"),
    "fight each other": with_rest(_FIGHT, "entre sí"),
}
