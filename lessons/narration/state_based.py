"""State-based actions in words (704.5)."""

from collections.abc import Sequence

from engine.model import Zone
from engine.sheet import Sheet
from engine.trace import StateBased, Step
from lessons.narration.nouns import capital
from lessons.narration.scene import Scene

# What happens to the object, and why. Creatures die; other permanents go to the graveyard (700.4).
_SAID: dict[str, tuple[str, str]] = {
    "704.5d": ("deja de existir", "es una ficha fuera del campo de batalla"),
    "704.5f": ("muere", "resistencia 0 o menos"),
    "704.5g": ("muere", "daño letal"),
    "704.5h": ("muere", "daño de una fuente con toque mortal"),
    "704.5i": ("va al cementerio", "lealtad 0"),
    "704.5j": ("va al cementerio", "regla de leyendas: su controlador conserva otro permanente del mismo nombre"),
    "704.5k": ("va al cementerio", "regla de los permanentes «world»: se conserva el más nuevo"),
    "704.5m": ("va al cementerio", "es un Aura que no está anexada a algo que pueda encantar"),
    "704.5n": ("se desanexa", "está anexado a algo a lo que no puede estarlo"),
    "704.5p": ("se desanexa", "lo que es criatura, o no es Aura, Equipo ni Fortificación, no puede estar anexado"),
    "704.5q": ("pierde contadores", "sus contadores +1/+1 y -1/-1 se quitan por parejas"),
}


def action(done: StateBased, scene: Scene) -> str:
    """One state-based action: «Bosque muere: resistencia 0 o menos (704.5f)»."""
    name = scene.object(done.object)
    known = _SAID.get(done.rule.number)
    if known is None:
        return f"{name}: acción basada en estado ({done.rule.number})"
    return f"{name} {known[0]}: {known[1]} ({done.rule.number})"


def title(performed: Sequence[StateBased], scene: Scene) -> str:
    """«Muere Bosque», «Acciones basadas en estado»."""
    if len(performed) == 1:
        (done,) = performed
        known = _SAID.get(done.rule.number)
        if known is not None:
            return f"{capital(known[0])} {scene.object(done.object)}"
    died = [d.object for d in performed if _SAID.get(d.rule.number, ("",))[0] == "muere"]
    if died and len(died) == len(performed):
        return f"Mueren {scene.objects(dict.fromkeys(died))}"
    return "Acciones basadas en estado"


def sentence(performed: Sequence[StateBased], scene: Scene) -> str:
    """All of them: they happen at once (704.3)."""
    said = [action(d, scene) for d in performed]
    return f"A la vez: {'; '.join(said)}." if len(said) > 1 else f"{capital(said[0])}."


def spared(step: Step, scene: Scene) -> str:
    """A note on creatures whose toughness falls to 0 or less mid-way, when nobody looks (613.5, 704.3); or nothing."""
    low = [id_ for id_, sheet in step.sheets.items() if _doomed(sheet) and not _doomed(step.before.get(id_))]
    if not low:
        return ""
    has = "tienen" if len(low) > 1 else "tiene"
    return (
        f"A mitad de la cuenta {scene.objects(low)} {has} resistencia 0 o menos. Nada muere ahora: las acciones basadas en "
        "estado solo miran el resultado (613.5, 704.3)."
    )


def _doomed(sheet: Sheet | None) -> bool:
    return sheet is not None and sheet.zone is Zone.BATTLEFIELD and sheet.toughness is not None and sheet.toughness <= 0
