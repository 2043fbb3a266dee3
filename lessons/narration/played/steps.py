"""A step of a played game in words: what happens, why now, what it waits for."""

from engine.played import LETTERS, Kind, PlayStep
from lessons.narration.english import english
from lessons.narration.names import SPANISH, Names
from lessons.narration.played import casting, happening
from lessons.narration.played.here import Here
from lessons.narration.played.marks import marks
from lessons.narration.steps import StepWords

_PLACES = {
    Kind.BEGIN: "Comienzo",
    Kind.REWIND: "Acción ilegal",
    Kind.REFUSED: "Acción ilegal",
    Kind.MANA_ABILITY: "Habilidad de maná",
    Kind.LAND: "Acción especial",
    Kind.PUT: "Disparo",
    Kind.REMOVED: "Disparo",
    Kind.STATE_BASED: "Acciones basadas en estado",
    Kind.PRIORITY: "Prioridad",
    Kind.PASS: "Prioridad",
    Kind.RESOLVE: "Resolución",
    Kind.NO_TARGETS: "Resolución",
    Kind.FOLLOW: "Resolución",
    Kind.ENTERS: "Resolución",
    Kind.LEAVES: "Resolución",
    Kind.STEP: "Turno",
    Kind.TURN_BASED: "Turno",
    Kind.LOST: "Final del juego",
}


def play_step(step: PlayStep, names: Names = SPANISH, before: PlayStep | None = None) -> StepWords:
    """The words of a step; with the step before it, also of what it leaves on permanents: damage, tapping, counters."""
    here, notes = Here.at(step, names), _not_done(step)
    if step.kind in LETTERS:
        title, sentence, why = casting.title(step, here), casting.sentence(step, here), casting.why(step, here)
    else:
        title, sentence, why = happening.title(step, here), happening.sentence(step, here), happening.why(step, here)
    sentence = f"{sentence} {marks(step, before, here)}".rstrip()
    return StepWords(play_place(step), title, sentence, (*why, *_triggers(step, here)), notes=notes)


def _triggers(step: PlayStep, here: Here) -> tuple[str, ...]:
    """What the step makes trigger (603.2)."""
    if not step.triggered:
        return ()
    verb = "Se disparan" if len(step.triggered) > 1 else "Se dispara"
    names = here.all_called([item.id for item in step.triggered])
    return (f"{verb} {names}. No pasa nada todavía: espera a que un jugador vaya a recibir la prioridad (603.2, 603.3).",)


def play_title(step: PlayStep, names: Names = SPANISH) -> str:
    """The title of a step alone, for a list of them."""
    here = Here.at(step, names)
    return casting.title(step, here) if step.kind in LETTERS else happening.title(step, here)


def play_place(step: PlayStep) -> str:
    """Where a step is on the way: «601.2c», «Prioridad», «Resolución»."""
    return casting.letter(step.kind, step.item) or _PLACES[step.kind]


def _not_done(step: PlayStep) -> tuple[str, ...]:
    """Instructions that are not performed here, and sentences that are not understood."""
    told = (
        (step.unperformed, "Este tablero no realiza todavía estas instrucciones"),
        (step.untold, "Hay frases que no entendemos y que podrían cambiar el resultado"),
    )
    return tuple(f"{said}: {'; '.join(map(english, sentences))}" for sentences, said in told if sentences)
